"""The rows of a database by its pages alone: the same as SQLite reads them."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from random import Random

import pytest

from arbiter.storage.pages import FoundRow, Pages

ROWS = [
    (n, "Ёлкин" * n, n * 10**n if n < 12 else -n, None if n % 2 else 0.5, 1, 0, b"\x00" * n)
    for n in range(1, 40)
] + [(100, "x" * 30_000, 2**62, None, 0, 1, b"")]  # fmt: skip


@pytest.fixture(params=[512, 4096])
def content(request: pytest.FixtureRequest, tmp_path: Path) -> bytes:
    """A table by numbers and one by names, in small pages and usual ones."""
    path = tmp_path / "any"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {request.param}")
        connection.execute("CREATE TABLE one (number INTEGER PRIMARY KEY, a, b, c, d, e, f)")
        connection.executemany("INSERT INTO one VALUES (?, ?, ?, ?, ?, ?, ?)", ROWS)
        connection.execute("CREATE TABLE two (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
        connection.executemany(
            "INSERT INTO two VALUES (?, ?)", [(f"name {n}", "v" * n) for n in range(90)]
        )
        connection.commit()
    return path.read_bytes()


def found(pages: Pages, cells: int, *, numbered: bool) -> list[FoundRow]:
    return [
        row
        for row in pages.rows()
        if len(row.cells) == cells and (row.number is not None) == numbered
    ]


def test_every_row_is_found_as_it_was_written(content: bytes) -> None:
    """Numbers of all lengths, texts over many pages, what is empty; by number and by name."""
    pages = Pages(content)
    rows = {row.number: row.cells[1:] for row in found(pages, 7, numbered=True)}
    names = dict(row.cells for row in found(pages, 2, numbered=False))

    assert rows == {row[0]: row[1:] for row in ROWS}
    assert names == {f"name {n}": "v" * n for n in range(90)}


def test_each_page_belongs_to_one_table(content: bytes) -> None:
    """By the first page of each, which the list on page 1 tells."""
    pages = Pages(content)
    roots = {row.cells[1]: row.cells[3] for row in pages.rows() if row.page == 1}
    one, two = (pages.reached(int(str(roots[name]))) for name in ("one", "two"))

    assert not one & two
    assert {row.page for row in found(pages, 7, numbered=True)} <= one
    assert {row.page for row in found(pages, 2, numbered=False)} <= two


def test_pages_that_were_given_up_are_left_out(tmp_path: Path) -> None:
    """Old rows stand in them still."""
    path = tmp_path / "any"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("CREATE TABLE one (number INTEGER PRIMARY KEY, a)")
        connection.executemany(
            "INSERT INTO one VALUES (?, ?)", [(n, "old" * 300) for n in range(99)]
        )
        connection.commit()
        connection.execute("DELETE FROM one WHERE number > 3")
        connection.commit()
    content = path.read_bytes()

    assert b"oldold" in content[4 * 4096 :]
    assert {row.number for row in found(Pages(content), 2, numbered=True)} <= {0, 1, 2, 3}


@pytest.mark.parametrize("number", range(60))
def test_whatever_the_bytes_are_nothing_breaks(content: bytes, number: int) -> None:
    """Circles of pages, lengths beyond the file, cells outside their page."""
    random = Random(number)
    damaged = bytearray(content[: random.randrange(len(content))])
    for _ in range(random.randint(1, 400)):
        damaged[random.randrange(min(len(damaged), 3000))] = random.randrange(256)
    pages = Pages(bytes(damaged))

    assert all(isinstance(row, FoundRow) for row in pages.rows())
    assert all(1 <= page <= pages.count for page in pages.reached(random.randint(1, 9)))


def test_nothing_at_all() -> None:
    """An empty file has no rows."""
    assert list(Pages(b"").rows()) == []
    assert Pages(b"").reached(1) == frozenset()
