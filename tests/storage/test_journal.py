from __future__ import annotations

from datetime import datetime, timezone
from random import Random

import pytest

from arbiter.domain import edits
from arbiter.domain.edits import Edit
from arbiter.domain.errors import GameNotFound
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, Regulations, Tournament
from arbiter.storage.journal import JournalRow, Kind, old_value, replay
from tests.boards import drawn
from tests.random_edits import some_edits

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(["Adams", "Berg", "Çelik", "Dahl"])
WIN = edits.SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = edits.SetResult(2, 3, 1, Result.DRAW)


def rows(*lines: tuple[Kind, Edit | None]) -> list[JournalRow]:
    return [
        JournalRow(number, NOON, "anna", kind, edit, None)
        for number, (kind, edit) in enumerate(lines, 1)
    ]


def test_edits_are_made_again_in_order() -> None:
    """From the first state to the last, with every state between."""
    made = some_edits(Random(3), 60)
    history = replay(Tournament(), rows(*(("edit", edit) for edit in made)))
    state = Tournament()
    for edit, step in zip(made, history.steps):
        assert step.before == state
        state = edit(state)
        assert step.after == state

    assert history.tournament == state
    assert history.index == 60


def test_an_undo_leaves_its_edit_to_be_redone() -> None:
    """Two done, one taken back."""
    history = replay(FIRST, rows(("edit", WIN), ("edit", DRAW), ("undone", DRAW)))

    assert history.tournament == WIN(FIRST)
    assert [step.edit for step in history.steps] == [WIN, DRAW]
    assert history.index == 1


def test_what_is_redone_is_there_again() -> None:
    """And can be undone again."""
    history = replay(FIRST, rows(("edit", WIN), ("undone", WIN), ("redone", WIN)))

    assert history.tournament == WIN(FIRST)
    assert history.index == 1


def test_a_new_edit_ends_what_could_be_redone() -> None:
    """As in the window."""
    history = replay(FIRST, rows(("edit", WIN), ("undone", WIN), ("edit", DRAW)))

    assert history.tournament == DRAW(FIRST)
    assert [step.edit for step in history.steps] == [DRAW]


@pytest.mark.parametrize(
    "lines", [[("undone", WIN)], [("edit", WIN), ("redone", WIN)], [("edit", None)]]
)
def test_a_journal_that_makes_no_sense_is_refused(lines: list[tuple[Kind, Edit | None]]) -> None:
    """Undo of nothing, redo of nothing, an edit that nobody knows."""
    with pytest.raises(ValueError, match="row"):
        replay(FIRST, rows(*lines))


def test_an_edit_that_does_not_fit_is_refused() -> None:
    """A game of players who are not there."""
    with pytest.raises(GameNotFound):
        replay(FIRST, rows(("edit", edits.SetResult(7, 8, 1, None))))


POSTPONED = edits.SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-04")
LOTS = {"method": "as listed", "order": [1, 2, 3, 4]}
ADAMS = Player("Adams", club="Lund")


@pytest.mark.parametrize(
    ("before", "edit", "old"),
    [
        (FIRST, WIN, {}),
        (WIN(FIRST), edits.SetResult(4, 1, 1, None), {"result": "1-0"}),
        (POSTPONED(FIRST), WIN, {"pending": "postponed", "until": "2026-05-04"}),
        (WIN(FIRST), POSTPONED, {"result": "1-0"}),
        (WIN(FIRST), edits.SetResults((WIN, DRAW)), [{"result": "1-0"}, {}]),
        (FIRST, edits.SetPlayer(1, ADAMS), {"name": "Adams"}),
        (FIRST, edits.RemovePlayer(2), {"name": "Berg"}),
        (FIRST, edits.MovePlayer(3, 1), {"name": "Çelik"}),
        (FIRST, edits.AddPlayers((ADAMS,)), None),
        (FIRST, edits.CancelLots(), LOTS),
        (Tournament(), edits.DrawLots(LotMethod.BY_HAND, ()), None),
        (FIRST, edits.SetEvent(Event("Cup")), {}),
        (edits.SetEvent(Event("Cup"))(FIRST), edits.SetEvent(Event()), {"name": "Cup"}),
        (drawn(4, cycles=2), edits.SetRegulations(Regulations()), {"cycles": 2}),
        (
            drawn(4, cycles=2),
            edits.SetTournament(Event(), Regulations()),
            {"event": {}, "regulations": {"cycles": 2}},
        ),
        (edits.SetRoundStarts(("", "x"))(FIRST), edits.SetRoundStarts(()), ["", "x"]),
    ],
)
def test_the_old_value_is_what_the_edit_replaces(
    before: Tournament, edit: Edit, old: object
) -> None:
    """So that the journal can say: was 1–0, is ½."""
    assert old_value(edit, before) == old
