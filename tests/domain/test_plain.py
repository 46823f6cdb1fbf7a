"""Values as plain data and back."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given

from arbiter.domain import (
    calendar_edits,
    closing_edits,
    edits,
    import_edits,
    import_updates,
    restore_edits,
)
from arbiter.domain.plain import edit_from_plain, edit_to_plain, from_plain, to_plain
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import (
    Event,
    LotMethod,
    Pending,
    Player,
    Regulations,
    Tournament,
)
from tests.boards import crosstable
from tests.strategies import crosstables, tournaments

ROWS = """
    1 Adams  *  1  ½
    2 Berg   0  *  +
    3 Çelik  ½  -  *
"""
ALL_EDITS = [
    edits.SetResult(1, 2, 1, Result.DRAW),
    edits.SetResult(1, 2, 1, None),
    edits.SetResults((edits.SetResult(1, 2, 1, None), edits.SetResult(1, 2, 2, Result.DRAW))),
    edits.SetPending(1, 2, 1, Pending.POSTPONED, "2026-05-01"),
    edits.SetPending(1, 2, 1, None),
    edits.AddPlayers((Player("A", rating_fide=2000), Player("Б"))),
    edits.SetPlayer(2, Player("A", club="X")),
    edits.RemovePlayer(2),
    edits.MovePlayer(2, 3),
    edits.DrawLots(LotMethod.AT_RANDOM, (3, 1, 2), "7"),
    edits.CancelLots(),
    edits.SetEvent(Event("A", arbiter="B")),
    edits.SetRegulations(Regulations(2, False, FOOTBALL, ("SB", "XYZ"), "7")),
    edits.SetTournament(Event("A"), Regulations()),
    edits.SetTournament(Event("A"), Regulations(order_reason="b"), "an appeal"),
    edits.SetRoundStarts(("2026-05-01T10:00", "")),
    edits.SetRoundStarts(("2026-05-01",), Event("A", start="2026-05-01")),
    import_edits.ImportTournament(crosstable(ROWS), "table.xlsx"),
    import_edits.TakeInPlayers((Player("A"),), ((2, Player("B", rating_fide=2000)),)),
    import_edits.AssumeRounds(),
    import_updates.TakeInResults(
        (((1, 2, 1), Result.DRAW), ((1, 3, 2), Result.BLACK_WINS)),
        "round 3.pgn",
        ((1, 2, 1),),
        ((2, Player("B", rating_fide=2000)),),
    ),
    import_updates.UpdatePlayers(((2, Player("B", rating_fide=2000)),), "FIDE list"),
    closing_edits.CloseTournament(),
    calendar_edits.SwapGames((1, 2, 1), (3, 4, 2)),
    calendar_edits.MoveGame(1, 2, 1, 3, 2),
    calendar_edits.SwapRounds(1, 2),
    calendar_edits.ExchangeColours(1, 2, 1),
    calendar_edits.SwapNumbers(1, 2),
    closing_edits.ReopenTournament("wrong result", "2026-05-08"),
    restore_edits.RestoreState(crosstable(ROWS), "2026-05-03T14:03:22+02:00", 2),
]


@given(tournaments(decided=True) | crosstables())
def test_a_tournament_survives_json(tournament):
    assert from_plain(Tournament, json.loads(json.dumps(to_plain(tournament)))) == tournament


@pytest.mark.parametrize("edit", ALL_EDITS, ids=lambda edit: type(edit).__name__)
def test_every_edit_survives_json(edit):
    assert edit_from_plain(json.loads(json.dumps(edit_to_plain(edit)))) == edit


def test_every_kind_of_edit_is_in_the_list_above():
    kinds = {
        kind
        for module in (
            edits,
            import_edits,
            import_updates,
            closing_edits,
            restore_edits,
            calendar_edits,
        )
        for name, kind in vars(module).items()
        if isinstance(kind, type) and kind.__module__ == module.__name__
        if kind is not edits.Edit and not name.startswith("_")
    }

    assert kinds == {type(edit) for edit in ALL_EDITS}


def test_defaults_are_left_out_and_unknown_fields_passed_over():
    assert to_plain(Event(name="A")) == {"name": "A"}
    assert from_plain(Event, {"name": "A", "weather": "fine"}) == Event("A")


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "Explode"},
        {"kind": "RemovePlayer"},
        {"kind": "RemovePlayer", "number": "two"},
        {"kind": "SetResult", "first": 1, "second": 2, "cycle": 1, "result": "2-0"},
        {"kind": "AddPlayers", "players": {}},
        {"kind": "SetEvent", "event": []},
        {"kind": "TakeInPlayers", "added": [], "changed": [[1]]},
        {"kind": "TakeInPlayers", "added": [], "changed": [["1", {"name": "A"}]]},
    ],
)
def test_wrong_data_are_refused(data):
    with pytest.raises(ValueError):  # noqa: PT011  (each says it in its own words)
        edit_from_plain(data)


def test_all_kinds_can_be_loaded_before_the_first_edit() -> None:
    """The modules in which they stand are all there."""
    code = (
        "import sys\n"
        "from arbiter.domain.plain import load_edits\n"
        "load_edits()\n"
        "print(sum(name.endswith('_edits') for name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert int(done.stdout) >= 7
