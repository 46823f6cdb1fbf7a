"""Foreign files read by a process of their own: nothing takes the program down."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbiter.domain.errors import (
    FileMissing,
    FileUnreadable,
    NotImported,
    Refusal,
)
from arbiter.formats.source import worker
from arbiter.formats.source.book import Book
from arbiter.formats.source.reading import read_book
from arbiter.formats.source.worker import read_in_worker
from tests.foreign_files import (
    FILES,
    MAIN,
    SHEET,
    TABLE,
    entity_bomb,
    flagged_as_encrypted,
    foreign_entity,
    mutated,
    replaced,
    sheet_of,
    text_cell,
    with_parts,
    workbook,
)

ROOT = Path(__file__).parents[3]
FOREIGN = sorted(path for path in FILES.iterdir() if path.suffix in (".xlsx", ".csv"))


@pytest.mark.parametrize("path", FOREIGN, ids=lambda path: path.name)
def test_the_same_comes_out_as_in_this_process(path):
    """A book equal to the last cell, or the same refusal."""
    assert outcome(read_in_worker, path) == outcome(read_book, path)


def outcome(read, path):
    """The book, or what was raised and why."""
    try:
        return read(path)
    except NotImported as error:
        return error.why, error.detail


@pytest.mark.parametrize(
    "name", ["Итоги турнира №1.xlsx", "-c", "--help", "a b\n.xlsx", "source-worker"]
)
def test_any_name_from_any_folder(tmp_path, monkeypatch, name):
    """Also a relative one that looks like an option; the book keeps the path that was given."""
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(workbook(TABLE))

    book = read_in_worker(Path(name))

    assert book.path == Path(name)
    assert book.sheets[0].cell(2, 2).text == "Ershov, Pyotr"


def test_what_lies_beside_a_foreign_file_is_never_run(tmp_path, monkeypatch):
    """A folder with modules of the program's own names."""
    monkeypatch.chdir(tmp_path)
    for name in ("arbiter.py", "json.py", "openpyxl.py", "sitecustomize.py"):
        Path(name).write_text("raise SystemExit('run')")
    Path("list.csv").write_text("Name;Rtg\nBerg;2000\n")

    assert read_in_worker(Path("list.csv")).sheets[0].cell(2, 1).text == "Berg"


def test_encoding_and_separator_are_handed_on(tmp_path):
    path = tmp_path / "list.csv"
    path.write_bytes("Ёлкин,1;2".encode("cp866"))

    book = read_in_worker(path, encoding="cp866", separator=";")

    assert [cell.text for cell in book.sheets[0].rows[0]] == ["Ёлкин,1", "2"]


def test_errors_come_over(tmp_path):
    with pytest.raises(FileMissing):
        read_in_worker(tmp_path / "none.xlsx")
    with pytest.raises(FileUnreadable) as caught:
        read_in_worker(tmp_path)
    assert caught.value.detail == "Is a directory"


def _deep(levels: int) -> bytes:
    return sheet_of(b"<a>" * levels + b"</a>" * levels)


def _shared_strings() -> bytes:
    many = b"<si><t>a</t></si>" * 400_000
    strings = b'<sst xmlns="%s">%s</sst>' % (MAIN.encode(), many)
    kind = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    override = b'<Override PartName="/xl/sharedStrings.xml" ContentType="%s"/></Types>' % kind
    listed = replaced(workbook(TABLE), "[Content_Types].xml", b"</Types>", override)
    return with_parts(listed, {"xl/sharedStrings.xml": strings})


HOSTILE = {
    "entity bomb": (entity_bomb, Refusal.ENTITIES),
    "password": (lambda: flagged_as_encrypted(workbook(TABLE)), Refusal.PASSWORD),
    "bomb": (lambda: with_parts(workbook(TABLE), {SHEET: b" " * (121 << 20)}), Refusal.TOO_LARGE),
    "deep": (lambda: _deep(200_000), None),
    "strings": (_shared_strings, None),
    "wide": (
        lambda: sheet_of(
            b"".join(b"<row>%s</row>" % (b"<c><v>1</v></c>" * 400) for _ in range(900))
        ),
        None,
    ),
    "long text": (lambda: sheet_of(b"<row>" + text_cell("A1", "x" * 15_000_000) + b"</row>"), None),
    "merged": (
        lambda: sheet_of(
            b"<row>" + text_cell("A1", "x") + b"</row>",
            after=b"<mergeCells>%s</mergeCells>" % (b'<mergeCell ref="A1:B2"/>' * 100_000),
        ),
        None,
    ),
    "backwards": (
        lambda: sheet_of(
            b'<row r="9"><c r="ZZZ9"><v>1</v></c><c r="A1"><v>1</v></c></row><row r="-4"/>'
        ),
        None,
    ),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_workbooks_end_in_a_book_or_a_sentence(tmp_path, kind):
    """Within 10 seconds and 300 MB, which the process keeps to itself."""
    build, why = HOSTILE[kind]
    path = tmp_path / "list.xlsx"
    path.write_bytes(build())
    started = time.monotonic()
    found = outcome(read_in_worker, path)
    if isinstance(found, Book):
        assert why is None
        assert sum(len(row) for sheet in found.sheets for row in sheet.rows) <= 600_000
    else:
        assert why in (None, found[0])
    assert time.monotonic() - started < worker.SECONDS + 5


def test_no_other_file_is_read(tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("hush")
    path = tmp_path / "list.xlsx"
    path.write_bytes(foreign_entity(secret))

    with pytest.raises(NotImported) as caught:
        read_in_worker(path)
    assert caught.value.why is Refusal.ENTITIES


@pytest.fixture
def children(monkeypatch):
    """The processes that were started, to see that none is left."""
    started = []
    real = subprocess.Popen

    def noted(*words, **options):
        started.append(real(*words, **options))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    return started


def _child(monkeypatch, code: str) -> None:
    monkeypatch.setattr(worker, "command_line", lambda: [sys.executable, "-c", code])


BAD_CHILDREN = {
    "dies": "import os; os.abort()",
    "dies late": "import sys; sys.stdin.read(); print('{'); sys.exit(3)",
    "is silent": "pass",
    "talks nonsense": "print('nonsense')",
    "sends another value": "print('[1, 2]')",
    "sends no book": "print('{}')",
    "sends half a book": """print('{"book": {"kind": "workbook", "sheets": [7]}}')""",
    "sends an unknown error": """print('{"error": {"kind": "no", "detail": "", "why": "?"}}')""",
    "nests": "print('[' * 200000)",
    "sends no text": "import sys; sys.stdout.buffer.write(bytes(range(256)))",
}


@pytest.mark.parametrize("code", BAD_CHILDREN.values(), ids=BAD_CHILDREN)
def test_a_child_that_fails_becomes_a_sentence(monkeypatch, children, code):
    _child(monkeypatch, code)

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"))
    assert caught.value.why is Refusal.NOT_READ
    assert children[0].returncode is not None


def test_a_child_that_hangs_is_ended(monkeypatch, children):
    _child(monkeypatch, "import time; time.sleep(60)")
    monkeypatch.setattr(worker, "SECONDS", 0.3)

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"))
    assert caught.value.why is Refusal.TOO_SLOW
    assert children[0].returncode is not None


def test_a_child_that_answers_and_does_not_end_is_ended(monkeypatch, children):
    code = (
        "import sys, time; print('7'); sys.stdout.close(); import os; os.close(1); time.sleep(60)"
    )
    _child(monkeypatch, code)
    monkeypatch.setattr(worker, "_GRACE", 0.2)

    with pytest.raises(NotImported):
        read_in_worker(Path("list.xlsx"))
    assert children[0].returncode is not None


def test_a_child_that_never_stops_talking_is_ended(monkeypatch, children):
    _child(monkeypatch, "while True: print('x' * 100_000)")
    monkeypatch.setattr(worker, "MOST_OF_AN_ANSWER", 1_000_000)
    monkeypatch.setattr(worker, "_GRACE", 0.2)

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"))
    assert caught.value.why is Refusal.TOO_LARGE
    assert children[0].returncode is not None


def test_a_child_without_memory_says_so(monkeypatch):
    _child(monkeypatch, f"raise SystemExit({worker.OUT_OF_MEMORY})")

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"))
    assert caught.value.why is Refusal.TOO_LARGE


def test_a_child_that_can_not_be_started(monkeypatch):
    monkeypatch.setattr(worker, "command_line", lambda: ["/no/such/python"])

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"))
    assert caught.value.why is Refusal.NOT_READ


def test_reading_can_be_cancelled(monkeypatch, children):
    """At once, whatever the child is doing."""
    _child(monkeypatch, "import time; time.sleep(60)")
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(NotImported) as caught:
        read_in_worker(Path("list.xlsx"), cancelled=cancelled)
    assert caught.value.why is Refusal.CANCELLED
    assert len(asked) == 3
    assert children[0].returncode is not None


def test_an_error_of_the_caller_ends_the_child(monkeypatch, children):
    """Ctrl+C in a script, for one."""
    _child(monkeypatch, "import time; time.sleep(60)")

    def interrupted() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        read_in_worker(Path("list.xlsx"), cancelled=interrupted)
    assert children[0].returncode is not None


def test_the_frozen_program_starts_itself(monkeypatch):
    """There is no Python to be found beside it."""
    assert worker.command_line() == [sys.executable, "-m", "arbiter", worker.COMMAND]
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert worker.command_line() == [sys.executable, worker.COMMAND]


def test_the_command_is_the_one_that_the_program_knows():
    from arbiter import app

    assert app.SOURCE_WORKER == worker.COMMAND


@pytest.mark.parametrize("seed", range(60))
def test_mutated_files_are_read_or_refused(tmp_path, seed):
    """Flipped bits, cuts, parts exchanged: in this process, for here nothing catches an error."""
    chance = random.Random(seed)
    path = tmp_path / "list.xlsx"
    small = [path for path in FOREIGN if path.stat().st_size < 100_000]
    path.write_bytes(mutated(chance.choice(small).read_bytes(), chance))
    with contextlib.suppress(NotImported):
        read_book(path)
