"""The signs of a cell of our own crosstable."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetPending
from arbiter.domain.tournament import Pending, Tournament
from arbiter.formats.excel_grid import Area
from arbiter.formats.recognition.own_crosstable import OwnCrosstable, normalised, tokens
from arbiter.formats.recognition.own_sheets import OwnTable
from arbiter.formats.recognition.recognised import CellState
from arbiter.formats.source.book import CellValue, SourceCell, SourceSheet
from tests.boards import c4


@pytest.mark.parametrize(
    ("value", "signs"),
    [
        (1, ["1"]),
        (1.0, ["1"]),
        ("½", ["½"]),
        (0.5, ["½"]),
        ("0,5", ["½"]),
        ("1/2", ["½"]),
        ("−", ["-"]),
        (" 1  ½ ", ["1", "½"]),
        ("· ½?", ["·", "½?"]),
        ("· ·", []),
        ("", []),
        (None, []),
    ],
)
def test_signs_of_a_cell(value: CellValue, signs: list[str]) -> None:
    """As another program may have left them; a cell in which all is open is empty."""
    assert tokens(SourceCell(value, str(value or ""))) == signs


def test_signs_as_files_write_them() -> None:
    """Any dash is a hyphen, any half the sign."""
    assert [normalised(mark) for mark in ("–", "−", "-", ".5", "½?")] == ["-", "-", "-", "½", "½?"]


def sheet(tournament: Tournament, *rows: tuple[CellValue, ...]) -> OwnCrosstable:
    """A crosstable of numbers and results alone, beside the games of *tournament*."""
    head: tuple[CellValue, ...] = ("No.", *map(str, range(1, len(rows) + 1)))
    cells = tuple(
        tuple(SourceCell(value, str(value or "")) for value in row) for row in (head, *rows)
    )
    found = SourceSheet("Crosstable", cells)
    lines = tuple(range(2, len(rows) + 2))
    table = OwnTable(found, 1, {"number": 1}, lines, "en")
    results = Area(2, 2, len(rows) + 1, len(rows) + 1)
    return OwnCrosstable(table, table, tournament, {}, {}, results)


C4 = (
    (1, None, 1, 0, 1),
    (2, 0, None, 1, 1),
    (3, 1, 0, None, 1),
    (4, 0, 0, 0, None),
)


def test_all_agrees() -> None:
    """No finding, and the games stay what they are."""
    table = sheet(c4(), *C4)
    table.compare_results()

    assert table.findings == []
    assert table.settled() == c4().games


def test_columns_follow_the_rows_as_they_stand() -> None:
    """The heading 1 means the first row, whoever that is."""
    places = (3, 1, 4, 2)
    rows = [(number, *(C4[number - 1][other] for other in places)) for number in places]
    table = sheet(c4(), *rows)
    table.compare_results()

    assert table.opponents == {2: 3, 3: 1, 4: 4, 5: 2}
    assert table.findings == []


def test_something_on_the_diagonal() -> None:
    """Nobody plays himself."""
    table = sheet(c4(), (1, 1, 1, 0, 1), *C4[1:])
    table.compare_results()

    assert [finding.found for finding in table.findings] == ["Crosstable!B2: 1"]
    assert table.settled() == c4().games


def test_an_adjourned_game() -> None:
    """½? is what the crosstable shows for it."""
    tournament = SetPending(1, 2, 1, Pending.ADJOURNED)(c4())
    table = sheet(tournament, (1, None, "½?", 0, 1), (2, "½?", None, 1, 1), *C4[2:])
    table.compare_results()
    assert table.settled() == tournament.games

    table = sheet(tournament, *C4)
    table.compare_results()
    assert table.states[2, 3] is CellState.CONTRADICTORY


def test_a_number_twice_and_one_that_is_missing() -> None:
    """Both are named; his games are as the rounds say."""
    table = sheet(c4(), *C4[:3], (3, 0, 0, 0, None))
    table.compare_results()

    said = [finding.found for finding in table.findings]
    assert "Crosstable!A5: 3" in said
    assert "Crosstable: 4 Player 4" in said
