"""Where a line of the journal leads."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import (
    CancelLots,
    Edit,
    MovePlayer,
    RemovePlayer,
    SetPending,
    SetPlayer,
    SetResult,
    SetResults,
)
from arbiter.domain.import_edits import TakeInPlayers
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.ui.journal_places import JournalPlace, journal_place
from tests.boards import drawn

BERG = Player("Berg")


@pytest.mark.parametrize(
    ("edit", "place"),
    [
        (SetResult(4, 1, 1, None), ((1, 4, 1), 0, {1, 4}, {1})),
        (SetPending(1, 4, 1, Pending.POSTPONED), ((1, 4, 1), 0, {1, 4}, {1})),
        (
            SetResults((SetResult(2, 3, 1, None), SetResult(1, 4, 1, Result.DRAW))),
            ((2, 3, 1), 0, {1, 2, 3, 4}, {1}),
        ),
        (SetResults(()), (None, 0, set(), set())),
        (SetResult(7, 8, 1, None), ((7, 8, 1), 0, {7, 8}, set())),
        (SetPlayer(2, BERG), (None, 2, {2}, set())),
        (MovePlayer(1, 3), (None, 3, {3}, set())),
        (RemovePlayer(3), (None, 0, {3}, set())),
        (TakeInPlayers((), ((2, BERG), (4, BERG))), (None, 0, {2, 4}, set())),
        (UpdatePlayers(((2, BERG), (4, BERG))), (None, 0, {2, 4}, set())),
        (TakeInResults((((2, 3, 1), Result.DRAW),)), ((2, 3, 1), 0, {2, 3}, {1})),
        (CancelLots(), (None, 0, set(), set())),
        (None, (None, 0, set(), set())),
    ],
)
def test_games_and_players(edit: Edit | None, place: tuple[object, ...]) -> None:
    """A game by its name, or the player; whom else it is about is looked for."""
    assert journal_place(edit, drawn(4)) == JournalPlace(*place)  # type: ignore[arg-type]
