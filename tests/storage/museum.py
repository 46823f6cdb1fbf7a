"""The file of each format, made once by the program of its time; run this to make the latest.

The prototype before the first format is imagined, and its file made by hand: it is here so
that the way from one major number to the next is gone before somebody needs it.

``python -m tests.storage.museum`` writes what is missing and touches nothing else.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from arbiter.domain import (
    closing_edits,
    edits,
    import_edits,
    import_updates,
    prize_edits,
    withdrawal_edits,
)
from arbiter.domain.edits import Edit
from arbiter.domain.event import Official, OfficialRole, Pace
from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import (
    Event,
    Game,
    LotMethod,
    Lots,
    Pending,
    Player,
    Regulations,
    Tournament,
    WithdrawalRule,
)
from arbiter.storage import store
from arbiter.storage.journal import JournalRow, Kind

MUSEUM = Path(__file__).parent.parent / "data"

_EVENT = Event("Кубок Лунда", "Lund", "SWE", "2026-05-02", "2026-05-03", "Öz, Çelik")
_MOREAU = Player(
    "Moreau, Élodie", "WGM", "w", "1990-02-28", "FRA", "0012345", "X7", 2301, 2290, "Lyon"
)
_LINES: tuple[tuple[Kind, Edit, Any], ...] = (
    ("edit", edits.SetTournament(_EVENT, Regulations(2, False, FOOTBALL, ("SB", "XYZ"), "7")),
     {"event": {}, "regulations": {}}),
    ("edit", edits.AddPlayers((Player("Adams"), Player("Berg"), _MOREAU, Player("Dahl"))), None),
    ("edit", edits.DrawLots(LotMethod.BY_HAND, (3, 1, 2, 4)), None),
    ("edit", edits.SetRoundStarts(("2026-05-02T10:00", "")), []),
    ("edit", edits.SetResult(1, 4, 1, Result.WHITE_WINS), {}),
    ("edit", edits.SetResult(1, 4, 1, Result.DOUBLE_FORFEIT), {"result": "1-0"}),
    ("edit", edits.SetPending(2, 3, 2, Pending.ADJOURNED, "2026-05-04"), {}),
    ("edit", edits.SetResult(2, 4, 1, Result.DRAW_UNRATED), {}),
    ("undone", edits.SetResult(2, 4, 1, Result.DRAW_UNRATED), {}),
    ("redone", edits.SetResult(2, 4, 1, Result.DRAW_UNRATED), {}),
    ("undone", edits.SetResult(2, 4, 1, Result.DRAW_UNRATED), {}),
)  # fmt: skip


def story() -> tuple[Tournament, list[tuple[int, Kind, Edit, Any]]]:
    """The tournament in ``format-1.arbiter``, and its journal without times."""
    state = Tournament()
    for kind, edit, _ in _LINES[:7]:
        assert kind == "edit"
        state = edit(state)
    return state, [(number, *line) for number, line in enumerate(_LINES, 1)]


_TABLE = Tournament(
    event=Event("Кубок Лунда"),
    players=(Player("Adams"), Player("Berg"), _MOREAU),
    games=(
        Game(1, 2, result=Result.DRAW, colours_known=False),
        Game(1, 3, result=Result.WHITE_WINS, colours_known=False),
        Game(2, 3, pending=Pending.POSTPONED, colours_known=False),
    ),
    lots=Lots(LotMethod.FROM_FILE, (2, 1, 3)),
)
_IMPORTS: tuple[tuple[Kind, Edit, Any], ...] = (
    ("edit", import_edits.TakeInPlayers((Player("Adams"),)), []),
    ("edit", import_edits.TakeInPlayers((_MOREAU,), ((1, Player("Adams", "GM")),)),
     [{"name": "Adams"}]),
    ("edit", import_edits.ImportTournament(_TABLE, "кубок.xlsx"), None),
    ("edit", import_edits.AssumeRounds(), None),
    ("undone", import_edits.AssumeRounds(), None),
    ("redone", import_edits.AssumeRounds(), None),
)  # fmt: skip


def story_of_imports() -> tuple[Tournament, list[tuple[int, Kind, Edit, Any]]]:
    """The tournament in ``format-1.1.arbiter``, and its journal without times."""
    state = Tournament()
    for kind, edit, _ in _IMPORTS[:4]:
        assert kind == "edit"
        state = edit(state)
    return state, [(number, *line) for number, line in enumerate(_IMPORTS, 1)]


_CORRECTION = "доска 1: ½ and not 1"
_CLOSING: tuple[tuple[Kind, Edit, Any], ...] = (
    ("edit", edits.AddPlayers((Player("Adams"), Player("Berg"), _MOREAU)), None),
    ("edit", edits.DrawLots(LotMethod.AS_LISTED, (1, 2, 3)), None),
    ("edit", edits.SetResults(tuple(
        edits.SetResult(*pair, 1, Result.WHITE_WINS) for pair in ((1, 2), (1, 3), (2, 3)))),
     [{}, {}, {}]),
    ("edit", edits.SetTournament(_EVENT, Regulations(tie_breaks=("SB",)), "an appeal"),
     {"event": {}, "regulations": {}}),
    ("edit", closing_edits.CloseTournament(), None),
    ("edit", closing_edits.ReopenTournament(_CORRECTION, "2026-05-08"), {"version": 1}),
    ("edit", edits.SetResult(2, 3, 1, Result.DRAW), {"result": "1-0"}),
    ("edit", closing_edits.CloseTournament(), None),
)  # fmt: skip


def story_of_closing() -> tuple[Tournament, list[tuple[int, Kind, Edit, Any]]]:
    """The tournament in ``format-1.2.arbiter`` and 1.3, and its journal without times."""
    state = Tournament()
    for _, edit, _ in _CLOSING:
        state = edit(state)
    return state, [(number, *line) for number, line in enumerate(_CLOSING, 1)]


_LEAVING: tuple[tuple[Kind, Edit, Any], ...] = (
    ("edit", edits.SetTournament(
        Event("Лунд"), Regulations(withdrawal=WithdrawalRule.ALWAYS_ANNUL)), None),
    ("edit", edits.AddPlayers((Player("Adams"), Player("Berg"), _MOREAU, Player("Dahl"))), None),
    ("edit", edits.DrawLots(LotMethod.AS_LISTED, (1, 2, 3, 4)), None),
    ("edit", edits.SetResult(1, 4, 1, Result.WHITE_WINS), {}),
    ("edit", withdrawal_edits.Withdraw(4, False, "болезнь", True), None),
    ("edit", withdrawal_edits.Withdraw(2, True), None),
    ("edit", withdrawal_edits.TakeBackWithdrawal(2), None),
)  # fmt: skip


def story_of_leaving() -> tuple[Tournament, list[tuple[int, Kind, Edit, Any]]]:
    """The tournament in ``format-1.4.arbiter``, and its journal without times."""
    state = Tournament()
    for _, edit, _ in _LEAVING:
        state = edit(state)
    return state, [(number, *line) for number, line in enumerate(_LEAVING, 1)]


_REPORTS = Event(
    "Лунд",
    code="412345",
    organiser="Lunds ASK",
    rate_of_play="3 min + 2 s",
    time_control="180+2",
    pace=Pace.BLITZ,
    arbiter_id="1700001",
    officials=(Official("Öz, Çelik", OfficialRole.DEPUTY, "1701234"), Official("Berg")),
)
_PRIZES = Prizes("SEK", (100_000, 50_001), Sharing.HORT, (SpecialPrize("junior", 20_000, "Berg"),))
_UPDATING: tuple[tuple[Kind, Edit, Any], ...] = (
    ("edit", edits.SetTournament(_REPORTS, Regulations()), None),
    ("edit", edits.AddPlayers((Player("Adams"), Player("Berg"), _MOREAU, Player("Dahl"))), None),
    ("edit", edits.DrawLots(LotMethod.AS_LISTED, (1, 2, 3, 4)), None),
    ("edit", prize_edits.SetPrizes(_PRIZES), None),
    ("edit", import_updates.TakeInResults(
        (((1, 4, 1), Result.WHITE_WINS), ((2, 3, 1), Result.DRAW)), "тур 1.pgn",
        players=((2, Player("Berg", fide_id="1700002")),)), None),
    ("edit", import_updates.TakeInResults(
        (((1, 4, 1), Result.BLACK_WINS),), "round 1.trf", agreed=((1, 4, 1),)), None),
    ("edit", import_updates.UpdatePlayers(((1, Player("Adams", rating_fide=2201)),), "DEC26"),
     None),
)  # fmt: skip


def story_of_updates() -> tuple[Tournament, list[tuple[int, Kind, Edit, Any]]]:
    """The tournament in ``format-1.5.arbiter``, and its journal without times."""
    state = Tournament()
    for _, edit, _ in _UPDATING:
        state = edit(state)
    return state, [(number, *line) for number, line in enumerate(_UPDATING, 1)]


def story_of_prototype() -> Tournament:
    """The tournament in ``format-0.arbiter``, which keeps no journal."""
    state = edits.AddPlayers(
        (Player("Ёлкин, Пётр", rating_fide=2105), Player("Berg"), Player("Çelik, Öz"))
    )(Tournament(Event("Прототип")))
    state = edits.DrawLots(LotMethod.AS_LISTED, (1, 2, 3))(state)
    state = edits.SetResult(1, 2, 1, Result.WHITE_WINS)(state)
    return edits.SetResult(2, 3, 1, Result.WHITE_LOSES_BLACK_DRAWS)(state)


def make_prototype(path: Path) -> None:
    """A file as the prototype would have written it: everything in one setting."""
    told = {
        "name": "Прототип",
        "players": [["Ёлкин, Пётр", 2105], ["Berg", 0], ["Çelik, Öz", 0]],
        "results": [[1, 2, "1-0"], [2, 3, "0-1/2"]],
    }
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 0x41524254")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        text = json.dumps(told, ensure_ascii=False)
        connection.execute("INSERT INTO setting VALUES ('tournament', ?)", (text,))
        connection.commit()


def make_latest(path: Path) -> None:
    """A file as this program writes it."""
    tournament, lines = story_of_updates()
    rows = [
        JournalRow(number, datetime(2026, 5, 2, 9, number, tzinfo=timezone.utc), "anna", *line)
        for number, *line in lines
    ]
    store.create(path, tournament, Tournament(), rows)


MAKERS = {"format-0.arbiter": make_prototype, "format-1.5.arbiter": make_latest}

if __name__ == "__main__":
    for name, make in MAKERS.items():
        if not (MUSEUM / name).exists():
            make(MUSEUM / name)
