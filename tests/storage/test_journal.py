from __future__ import annotations

from datetime import datetime, timezone

import pytest

from arbiter.domain import (
    calendar_edits,
    closing_edits,
    edits,
    import_edits,
    import_updates,
    restore_edits,
)
from arbiter.domain.edits import Edit
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Pending, Player, Regulations, Tournament
from arbiter.storage.journal import old_value
from tests.boards import drawn, seed

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(["Adams", "Berg", "Çelik", "Dahl"])
WIN = edits.SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = edits.SetResult(2, 3, 1, Result.DRAW)


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
        (FIRST, import_edits.TakeInPlayers((), ((2, ADAMS),)), [{"name": "Berg"}]),
        (FIRST, import_updates.UpdatePlayers(((2, ADAMS),)), [{"name": "Berg"}]),
        (
            WIN(FIRST),
            import_updates.TakeInResults(
                (((1, 4, 1), Result.DRAW), ((2, 3, 1), Result.DRAW)),
                agreed=((1, 4, 1),),
                players=((2, ADAMS),),
            ),
            {"results": ["1-0", None], "players": [{"name": "Berg"}]},
        ),
        (Tournament(), import_edits.ImportTournament(FIRST), None),
        (
            WIN(FIRST),
            restore_edits.RestoreState(FIRST, "2026-05-03T12:00"),
            {"players": 4, "results": 1},
        ),
        (FIRST, calendar_edits.MoveGame(1, 4, 1, 2), {"round": 1, "board": 1}),
        (
            FIRST,
            calendar_edits.SwapGames((1, 4, 1), (2, 3, 1)),
            [{"round": 1, "board": 1}, {"round": 1, "board": 2}],
        ),
        (FIRST, calendar_edits.SwapRounds(1, 2), None),
        (seed(), closing_edits.CloseTournament(), None),
        (
            closing_edits.CloseTournament()(seed()),
            closing_edits.ReopenTournament("wrong result"),
            {"version": 1},
        ),
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
        (
            edits.SetResult(1, 4, 1, Result.DRAW)(drawn(4)),
            edits.SetTournament(Event(), Regulations(tie_breaks=("SB",))),
            {"event": {}, "regulations": {}, "round": 1},
        ),
        (
            edits.SetResult(1, 4, 1, Result.DRAW)(drawn(4)),
            edits.SetTournament(Event("Cup"), Regulations()),
            {"event": {}, "regulations": {}},
        ),
        (edits.SetRoundStarts(("", "x"))(FIRST), edits.SetRoundStarts(()), ["", "x"]),
        (
            edits.SetEvent(Event("Cup"))(FIRST),
            edits.SetRoundStarts(("x",), Event("Cup", start="x")),
            {"starts": [], "event": {"name": "Cup"}},
        ),
    ],
)
def test_the_old_value_is_what_the_edit_replaces(
    before: Tournament, edit: Edit, old: object
) -> None:
    """So that the journal can say: was 1–0, is ½."""
    assert old_value(edit, before) == old
