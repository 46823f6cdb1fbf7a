"""Workbooks with one sheet for each round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.joined_rounds import with_rounds_joined
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Choices, TableKind
from tests.formats.recognition.drawn import book, sheet

HEADS = "Bo|White|Res|Black"
ROUNDS = (
    sheet(f"Club Open\nRound 1\n{HEADS}\n1|Berg|1-0|Dahl\n2|Cruz|½-½|Li", "R1"),
    sheet(f"Club Open\nRound 2\n{HEADS}\n1|Dahl|0-1|Li\n2|Berg|1-0|Cruz", "R2"),
    sheet(f"Club Open\nRound 3\n{HEADS}\n1|Cruz|1-0|Dahl\n2|Li|0-1|Berg\nArbiter: N. N.", "R3"),
)


def plain(name: str, *boards: str):
    return sheet("\n".join((HEADS, *boards)), name)


def results(found) -> list[tuple[int | None, int | None, str, str, str]]:
    player = found.tournament.player
    return [
        (
            game.round,
            game.board,
            player(game.white).name,
            game.result.value,
            player(game.black).name,
        )
        for game in found.tournament.games
    ]


def test_sheets_of_single_rounds_are_one_tournament():
    """Rounds and boards come from the sheets, the event from the first; none is left over."""
    found = recognise(book(*ROUNDS))

    assert found.kind is TableKind.PAIRINGS
    assert results(found) == [
        (1, 1, "Berg", "1-0", "Dahl"),
        (1, 2, "Cruz", "1/2-1/2", "Li"),
        (2, 1, "Dahl", "0-1", "Li"),
        (2, 2, "Berg", "1-0", "Cruz"),
        (3, 1, "Cruz", "1-0", "Dahl"),
        (3, 2, "Li", "0-1", "Berg"),
    ]
    assert found.tournament.event.name == "Club Open"
    assert Doubtful.SHEETS_LEFT not in {finding.about for finding in found.findings}


def test_the_round_stands_in_the_name_of_the_sheet():
    """In whatever order the sheets are; a figure is enough."""
    pages = (
        plain("Тур 2", "1|Dahl|0-1|Li", "2|Berg|1-0|Cruz"),
        plain("1", "1|Berg|1-0|Dahl", "2|Cruz|½-½|Li"),
        plain("r3", "1|Cruz|1-0|Dahl", "2|Li|0-1|Berg"),
    )

    assert results(recognise(book(*pages))) == results(recognise(book(*ROUNDS)))


def test_the_joined_list_is_a_sheet_of_the_book():
    """What is said about its cells is heeded, and it is not joined a second time."""
    found = recognise(book(*ROUNDS))
    again = recognise(found.book, Choices(cells={(found.rows[0], 3): "0-1"}))

    assert (found.sheet, found.book.sheets[3].name) == (3, "R1 – R3")
    assert again.book == found.book
    assert results(again)[0] == (1, 1, "Berg", "0-1", "Dahl")


def test_one_round_can_still_be_chosen():
    """Alone it does not show what tournament it is of."""
    with pytest.raises(NotImported) as refused:
        recognise(book(*ROUNDS), Choices(sheet=1))

    assert refused.value.why is Refusal.ONE_ROUND


def test_other_sheets_are_left_alone():
    """Other headings, hidden sheets, and the same round twice: a second group."""
    other = sheet("White|Black|Res\nBerg|Dahl|1-0\nCruz|Li|0-1", "Other")
    pages = book(ROUNDS[0], other, replace(ROUNDS[1], hidden=True))

    assert with_rounds_joined(pages).book == pages
    assert not with_rounds_joined(book(ROUNDS[0], ROUNDS[0])).places
