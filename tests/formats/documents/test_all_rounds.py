"""All rounds on one sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetPending, SetResult, SetRoundStarts
from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.formats.documents import all_rounds_sheet
from arbiter.formats.sheets import ASIDE_SHORT, Blocks, Notes, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f5, f6

EN = words("en")


def blocks_of(sheet: Sheet) -> tuple[Table, ...]:
    (blocks,) = (part for part in sheet.parts if isinstance(part, Blocks))
    return blocks.tables


def lines(table: Table) -> list[tuple[str, ...]]:
    return [tuple(str(cell.text) for cell in row) for row in table.rows]


def notes_of(sheet: Sheet) -> list[str]:
    return [note.text for part in sheet.parts if isinstance(part, Notes) for note in part.notes]


def test_a_block_for_each_round() -> None:
    """Boards in their order, White first, the result at the end."""
    tables = blocks_of(all_rounds_sheet(f6(), EN))

    assert [table.caption for table in tables] == [f"Round {n}" for n in range(1, 6)]
    assert lines(tables[1]) == [
        ("6–4", "Player 6 – Player 4", "1–0"),
        ("5–3", "Player 5 – Player 3", "0–1"),
        ("1–2", "Player 1 – Player 2", "½–½"),
    ]


def test_b03_the_free_player_stands_last() -> None:
    """In each round of an odd field another one."""
    tables = blocks_of(all_rounds_sheet(f5(), EN))

    assert [lines(table)[-1] for table in tables] == [
        (str(n), f"Player {n} – free", "") for n in (1, 4, 2, 5, 3)
    ]


def test_surnames_alone() -> None:
    """The numbers beside them tell two of one surname apart."""
    names = ["Berg, Anna", "Berg, Olle", "Cruz, Ana", "Dahl, Eva"]
    tables = blocks_of(all_rounds_sheet(drawn(names), EN))

    assert lines(tables[0])[1] == ("2–3", "Berg – Cruz", "")


def test_a_double_round_has_twice_as_many_blocks() -> None:
    """The second cycle goes on after the first."""
    tables = blocks_of(all_rounds_sheet(drawn(4, cycles=2), EN))

    assert [table.caption for table in tables] == [f"Round {n}" for n in range(1, 7)]


def test_b71_a_round_without_a_day_is_date_open() -> None:
    """Six rounds, one of them undated."""
    starts = [f"2026-05-0{day}T15:00" for day in range(1, 6)]
    starts[2] = ""
    sheet = all_rounds_sheet(SetRoundStarts(tuple(starts))(drawn(6)), EN)

    assert [table.aside[0] for table in blocks_of(sheet)] == [
        "Fri 1 May, 15:00",
        "Sat 2 May, 15:00",
        "date open",
        "Mon 4 May, 15:00",
        "Tue 5 May, 15:00",
    ]
    (note,) = (n for part in sheet.parts if isinstance(part, Notes) for n in part.notes)
    assert (note.text, note.keys) == ("Each round at 15:00", (ASIDE_SHORT,))


def test_b35_forfeits_are_explained() -> None:
    """Only if there are any."""
    assert notes_of(all_rounds_sheet(f6(), EN)) == []

    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    sheet = all_rounds_sheet(tournament, EN)
    assert ("3–6", "Player 3 – Player 6", "+/−") in lines(blocks_of(sheet)[4])
    assert notes_of(sheet) == ["+ won by forfeit · − lost by forfeit"]


def test_games_put_off_are_named() -> None:
    """With the day, if it is known."""
    tournament = SetPending(1, 6, 1, Pending.POSTPONED, "2026-05-20")(drawn(6))

    (note,) = notes_of(all_rounds_sheet(tournament, EN))
    assert note == "Open: round 1, board 1, 1 Player 1 – 6 Player 6, postponed to 20 May."


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_players_or_pairings_it_is_a_sentence(language: str) -> None:
    """Never an error."""
    said = words(language)
    for tournament in (Tournament(), Tournament(players=drawn(4).players)):
        sheet = all_rounds_sheet(tournament, said)
        assert len(notes_of(sheet)) == len(sheet.parts) == 1


def test_rounds_that_are_not_known_can_not_be_listed() -> None:
    """A table without rounds has to get them first."""
    whole = drawn(4)
    bare = replace(
        whole, games=tuple(replace(game, round=None, board=None) for game in whole.games)
    )
    with pytest.raises(RoundsUnknown):
        all_rounds_sheet(bare, EN)
