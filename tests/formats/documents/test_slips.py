"""Result slips and headings of score sheets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.errors import RoundNotFound, RoundsUnknown
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import score_headings_sheet, slips_sheet
from arbiter.formats.documents.slips import ALL_ROUNDS
from arbiter.formats.handouts import Handouts, ScoreHeading, Slip
from arbiter.formats.sheets import Notes, Sheet
from arbiter.formats.words import words
from tests.boards import drawn, f6

EN = words("en")


def slips(sheet: Sheet) -> list[Slip]:
    """The slips of *sheet*."""
    (part,) = sheet.parts
    assert isinstance(part, Handouts)
    return [item for item in part.items if isinstance(item, Slip)]


def test_a_slip_for_each_board_of_the_round() -> None:
    """In the order of boards, White first, the three results to tick."""
    found = slips(slips_sheet(drawn(6), 1, EN))

    assert [slip.board for slip in found] == ["Board 1", "Board 2", "Board 3"]
    assert [[side.number for side in slip.sides] for slip in found] == (
        [["1", "6"], ["2", "5"], ["3", "4"]]
    )
    assert found[0].results == ("1–0", "½–½", "0–1")
    assert found[0].signers == ("White", "Black", "Arbiter")


def test_a_game_that_has_its_result_needs_no_slip() -> None:
    """Printed again in the middle of a round, only what is open comes."""
    tournament = SetResult(2, 5, 1, Result.DRAW)(drawn(6))

    assert [slip.board for slip in slips(slips_sheet(tournament, 1, EN))] == ["Board 1", "Board 3"]


def test_all_rounds_one_after_the_other() -> None:
    """So that a cut stack stays in order."""
    found = slips(slips_sheet(drawn(6), ALL_ROUNDS, EN))

    assert len(found) == 15
    assert [slip.round for slip in found[::3]] == [f"round {number}" for number in range(1, 6)]


def test_the_day_of_the_round_or_of_the_game_put_off() -> None:
    """The longest form first."""
    tournament = replace(drawn(4), round_starts=("2026-05-06T15:00",))
    put_off = replace(tournament.games[0], until="2026-05-09")
    tournament = replace(tournament, games=(put_off, *tournament.games[1:]))
    found = slips(slips_sheet(tournament, 1, EN))

    assert found[0].when[0] == "Sat 9 May"
    assert found[1].when[0] == "Wed 6 May, 15:00"


def test_each_player_has_a_heading_of_his_own() -> None:
    """White's and Black's side by side, each with his name marked."""
    (part,) = score_headings_sheet(drawn(6), 1, EN).parts
    assert isinstance(part, Handouts)
    headings = [item for item in part.items if isinstance(item, ScoreHeading)]

    assert len(headings) == 6
    assert [[side.own for side in heading.sides] for heading in headings[:2]] == (
        [[True, False], [False, True]]
    )


@pytest.mark.parametrize("made", [slips_sheet, score_headings_sheet])
@pytest.mark.parametrize("tournament", [Tournament(), f6()], ids=["no players", "complete"])
def test_a_sentence_where_nothing_is_left_to_play(made, tournament: Tournament) -> None:
    """Never an empty sheet."""
    (part,) = made(tournament, 1, EN).parts

    assert isinstance(part, Notes)
    assert part.notes[0].text.endswith(".")


def test_what_can_not_be_printed() -> None:
    """A round that there is not; rounds that nobody knows."""
    bare = replace(
        drawn(6), games=tuple(replace(g, round=None, board=None) for g in drawn(6).games)
    )
    with pytest.raises(RoundsUnknown):
        slips_sheet(bare, 1, EN)
    with pytest.raises(RoundNotFound):
        slips_sheet(drawn(6), 9, EN)
