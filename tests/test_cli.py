"""The command line as a script or a checker uses it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from pdfminer.high_level import extract_text

from arbiter import __version__
from arbiter.cli import main
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.storage import store
from tests.boards import c4, drawn, f5, f6, seed

Save = Callable[[Tournament], str]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Write a tournament to a file and give its path."""

    def write(tournament: Tournament) -> str:
        path = tmp_path / "event.arbiter"
        store.create(path, tournament, replace=True)
        return str(path)

    return write


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(output(capsys, *arguments, "--json"))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of exit status 1."""
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err.strip()


def text_of(path: Path) -> str:
    """The words of a PDF, one blank between them."""
    return " ".join(extract_text(path).split())


# schedule


def test_schedule_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """Six players: the Berger table, nobody free."""
    found = data(capsys, "schedule", "6")

    assert list(found) == ["players", "cycles", "rounds", "free"]
    assert (found["players"], found["cycles"]) == (6, 1)
    assert found["rounds"][0] == [
        {"board": 1, "white": 1, "black": 6},
        {"board": 2, "white": 2, "black": 5},
        {"board": 3, "white": 3, "black": 4},
    ]
    assert found["free"] == [None] * 5


def test_b03_free_rounds_of_an_odd_field(capsys: pytest.CaptureFixture[str]) -> None:
    """1, 4, 2, 5, 3; two boards a round."""
    found = data(capsys, "schedule", "5")

    assert found["free"] == [1, 4, 2, 5, 3]
    assert [len(boards) for boards in found["rounds"]] == [2] * 5


def test_schedule_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each round, the free player at its end."""
    lines = output(capsys, "schedule", "5").splitlines()

    assert lines[0] == "Round 1   2–5  3–4  free: 1"
    assert len(lines) == 5


def test_exchange_of_the_last_two_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    """It is the default in a double round, and can be refused."""
    usual = data(capsys, "schedule", "4", "--cycles", "2")["rounds"]
    plain = data(capsys, "schedule", "4", "--cycles", "2", "--no-exchange")["rounds"]

    assert len(usual) == 6
    assert usual[1:3] == [plain[2], plain[1]]


def test_schedules_that_do_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    """Two players are too few: a sentence. What is no number is wrong usage."""
    assert "Three players" in refusal(capsys, "schedule", "2")
    for wrong in (["x"], ["5000"], ["8", "--cycles", "0"], []):
        assert main(["schedule", *wrong]) == 2


# standings


def test_standings_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The founding table: exact numbers as text, DE null for who was alone."""
    found = data(capsys, "standings", save(seed()))
    rows = found["rows"]

    assert list(found) == ["tournament", "provisional", "tie_breaks", "rows"]
    assert found["provisional"] is False
    assert found["tie_breaks"] == ["DE", "SB", "WIN", "KS"]
    assert [row["tie_breaks"]["SB"] for row in rows] == ["11.75", "10", "9", "7.75", "3", "0", "0"]
    assert [row["tie_breaks"]["SSB"] for row in rows][2:5] == ["1", "-1.5", "-12.5"]
    assert rows[2] == {
        "rank": 3,
        "place": "3",
        "number": 3,
        "name": "Sidorov",
        "points": "4",
        "played": 6,
        "counts": True,
        "tie_breaks": {"DE": "0.5", "SB": "9", "WIN": "2", "KS": "1.5", "SSB": "1"},
    }
    assert rows[0]["tie_breaks"]["DE"] is None


def test_why_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Sidorov's nine in six parts, whose products add up."""
    rows = data(capsys, "standings", save(seed()), "--why")["rows"]
    parts = rows[2]["why"]["SB"]

    assert parts[0] == {
        "opponent": 1,
        "factor": "0.5",
        "score": "5",
        "counted": True,
        "reason": None,
    }
    assert sum(float(part["factor"]) * float(part["score"]) for part in parts) == 9
    assert rows[4]["why"]["KS"][-1]["counted"] is False
    assert rows[4]["why"]["KS"][-1]["reason"] == "opponent below half of the possible points"


def test_why_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The sum in figures, then with names; other tie-breaks too."""
    text = output(capsys, "standings", save(seed()), "--why")

    assert "9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0" in text
    assert "½×5 Ivanov + ½×4½ Petrov + ½×4 Kuznetsov + ½×2½ Smirnov + 1×1 Vasilyev" in text
    assert "7.75 = 0×5 + ½×4½ + ½×4 + 1×2½ + 1×1 + 1×0" in text


def test_standings_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The same table as on paper."""
    text = output(capsys, "standings", save(seed()))

    assert "Standings · after round 7 of 7 · final" in text
    assert "  3     3  Sidorov" in text


def test_b25_shared_places_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Ranks 1 1 1 4, places 1-3 and 4."""
    rows = data(capsys, "standings", save(c4()), "--tie-breaks", "sb, SSB,DE")["rows"]

    assert [row["rank"] for row in rows] == [1, 1, 1, 4]
    assert [row["place"] for row in rows] == ["1-3", "1-3", "1-3", "4"]


def test_after_a_round(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Provisional, with as many points as games were played by then."""
    path = save(f5())
    found = data(capsys, "standings", path, "--after-round", "2")

    assert found["provisional"] is True
    assert sum(float(row["points"]) for row in found["rows"]) == 4
    assert "There is no round 6" in refusal(capsys, "standings", path, "--after-round", "6")


def test_thirds_are_fractions(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """A mean that has no finite decimal is written exactly."""
    tournament = drawn(3, cycles=3)
    for game in tournament.games:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    tournament = SetResult(1, 2, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(1, 3, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(2, 3, 1, Result.WHITE_WINS)(tournament)
    rows = data(capsys, "standings", save(tournament))["rows"]

    assert {row["tie_breaks"]["DE"] for row in rows} == {"1"}
    rows = data(capsys, "standings", save(tournament), "--why")["rows"]
    assert rows[0]["why"]["DE"][0]["factor"] == "1/3"


def test_an_adjourned_game_counts_half_and_says_so(
    capsys: pytest.CaptureFixture[str], save: Save
) -> None:
    """It is provisional, and not among the games played."""
    found = data(capsys, "standings", save(SetPending(1, 7, 1, Pending.ADJOURNED)(seed())), "--why")
    first = found["rows"][0]

    assert found["provisional"] is True
    assert (first["points"], first["played"]) == ("4.5", 5)
    assert first["why"]["SB"][-1]["reason"] == "adjourned, counted as a draw"


def test_standings_that_do_not_exist(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Before the draw, with an unknown code, without a file: one sentence each."""
    path = save(Tournament(players=seed().players))

    assert "Draw the lots first" in refusal(capsys, "standings", path)
    assert "“XX”" in refusal(capsys, "standings", save(seed()), "--tie-breaks", "XX")
    assert "There is no file" in refusal(capsys, "standings", path + "x")


def test_other_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A workbook, a text, an empty file, a folder."""
    for name, content in (("a.xlsx", b"PK\x03\x04"), ("a.txt", b"1 Berg"), ("b.arbiter", b"")):
        (tmp_path / name).write_bytes(content)
        assert name in refusal(capsys, "standings", str(tmp_path / name))
    assert "no tournament" in refusal(capsys, "standings", str(tmp_path))


# export


def test_export_workbook(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """In English, or with the headings of another language."""
    output(capsys, "export", save(f6()), str(tmp_path / "a.xlsx"))
    output(capsys, "export", save(f6()), str(tmp_path / "r.XLSX"), "--language", "ru")

    assert openpyxl.load_workbook(tmp_path / "a.xlsx")["Crosstable"]["M1"].value == "Points"
    with (tmp_path / "r.XLSX").open("rb") as file:
        assert openpyxl.load_workbook(file)["Таблица"]["M1"].value == "Очки"


def test_export_csv(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """The crosstable, or the sheet that was asked for; places in ordinary figures."""
    path = tmp_path / "a.csv"
    output(capsys, "export", save(f6()), str(path))
    assert path.read_text("utf-8-sig").startswith("No,Title,Name,")
    output(capsys, "export", save(f6()), str(path), "--sheet", "standings", "--language", "ru")
    assert path.read_text("utf-8-sig").splitlines()[1].startswith("1;1;;Player 1;")
    output(capsys, "export", save(f6()), str(path), "--sheet", "round", "--round", "3")
    assert "½–½" in path.read_text("utf-8-sig")


def test_nothing_to_list_before_the_draw(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """A table without a line is refused; paper says it in a sentence."""
    path = save(Tournament(players=seed().players))
    assert "Draw the lots first" in refusal(capsys, "export", path, str(tmp_path / "a.csv"))
    assert not (tmp_path / "a.csv").exists()
    output(capsys, "export", path, str(tmp_path / "a.pdf"))
    assert "The lots have not been drawn" in text_of(tmp_path / "a.pdf")


def test_export_pdf(capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path) -> None:
    """Crosstable and standings, without a display."""
    output(capsys, "export", save(seed()), str(tmp_path / "a.pdf"), "--language", "ru")
    text = text_of(tmp_path / "a.pdf")

    assert "Турнирная таблица" in text
    assert "Положение участников" in text
    assert "11,75" in text


def test_export_the_round_to_play(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """Without a number it is the first round that is not finished."""
    output(capsys, "export", save(drawn(6)), str(tmp_path / "a.pdf"), "--sheet", "round")

    assert "Round 1" in text_of(tmp_path / "a.pdf")
    assert "There is no round 7" in refusal(
        capsys,
        "export",
        save(drawn(6)),
        str(tmp_path / "b.pdf"),
        "--sheet",
        "round",
        "--round",
        "7",
    )
    assert not (tmp_path / "b.pdf").exists()


@pytest.mark.parametrize("name", ["a.trf", "a.html", "a", "a.xls", ".xlsx"])
def test_other_forms_are_refused(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path, name: str
) -> None:
    """With a sentence that names the forms there are."""
    said = refusal(capsys, "export", save(f6()), str(tmp_path / name))

    assert ".xlsx, .csv or .pdf" in said
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_not_there(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """One sentence, whatever the form."""
    for name in ("a.xlsx", "a.csv", "a.pdf"):
        assert name in refusal(capsys, "export", save(f6()), str(tmp_path / "no" / name))


# the whole


def test_the_program_hands_over_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """What the command line knows never opens the window."""
    from arbiter import app

    listed = re.findall(r"^    (\w+)", output(capsys, "--help"), re.MULTILINE)
    assert tuple(listed) == app.COMMANDS


def test_version_and_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """0 for what was asked, 2 for what can't be understood."""
    assert output(capsys, "--version") == f"Arbiter {__version__}\n"
    for wrong in (
        [],
        ["shuffle"],
        ["export", "a"],
        ["export", "a", "b.pdf", "--round", "3"],
        ["standings", "a", "--sheet", "round"],
    ):
        assert main(wrong) == 2


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """``arbiter schedule 200 | head -1`` says nothing on standard error."""
    code = "import sys; from arbiter.cli import main; sys.exit(main(['schedule', '200']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def said_by_shell(command: str, **environment: str) -> tuple[int, str]:
    """Exit status and standard error of *command*, in which ``arbiter`` is this program."""
    done = subprocess.run(
        ["sh", "-c", command.replace("arbiter", f"'{sys.executable}' -m arbiter", 1)],
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_an_answer_that_nobody_can_take() -> None:
    """A closed or full output is one sentence; a closed or full standard error none."""
    assert said_by_shell("arbiter schedule 4 >&-") == (
        1,
        "The answer can’t be written (Bad file descriptor).\n",
    )
    assert said_by_shell("arbiter standings none 2>&-") == (1, "")
    assert said_by_shell("arbiter schedule x 2>&-") == (2, "")
    if Path("/dev/full").is_char_device():
        said = "The answer can’t be written (the disk is full).\n"
        assert said_by_shell("arbiter schedule 4 >/dev/full") == (1, said)
        assert said_by_shell("arbiter standings none 2>/dev/full") == (1, "")


def test_a_terminal_that_lacks_a_letter(monkeypatch: pytest.MonkeyPatch, save: Save) -> None:
    """It shows ``?``; a pipe gets everything, in UTF-8."""

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    for kind, encoding, points in ((Terminal, "ascii", "4?"), (io.TextIOWrapper, "ascii", "4½")):
        written = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", kind(written, encoding=encoding))
        assert main(["standings", save(seed())]) == 0
        assert points in written.getvalue().decode()


def test_the_tournament_is_not_exported_over_itself(
    capsys: pytest.CaptureFixture[str], save: Save, tmp_path: Path
) -> None:
    """Whatever its file is called."""
    file = Path(save(seed())).rename(tmp_path / "final.csv")

    assert "final.csv" in refusal(capsys, "export", str(file), str(file))
    assert store.read(file).tournament == seed()


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_files_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A pipe nobody writes to, a name too long: one sentence at once."""
    os.mkfifo(tmp_path / "pipe.arbiter")
    for name in ("pipe.arbiter", "x" * 300, "bad\udcff.arbiter"):
        refusal(capsys, "standings", str(tmp_path / name))


def test_qt_and_openpyxl_stay_out_until_they_are_needed() -> None:
    """A schedule is printed without loading either."""
    code = (
        "import sys; from arbiter.cli import main; main(['schedule', '4']);"
        "sys.exit(any(name in sys.modules for name in ('PySide6', 'openpyxl')))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
