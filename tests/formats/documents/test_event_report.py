"""The event report: what FIDE's tournament report asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetEvent, SetResult, SetRoundStarts
from arbiter.domain.event import Event, Official, OfficialRole, Pace
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament, Withdrawal
from arbiter.formats.documents.event_report import (
    event_facts,
    event_report_sheet,
    play_facts,
    player_facts,
)
from arbiter.formats.sheets import Fields, Signatures, Table
from arbiter.formats.words import LANGUAGES, words
from tests import demo
from tests.boards import drawn, f6

EN = words("en")


def test_the_event() -> None:
    """Name, code, place, federation, days, organiser; nothing is made up."""
    event = Event("Cup", "Lund", "SWE", "2026-05-01", "2026-05-03", code="412345", organiser="LASK")
    told = dict(event_facts(SetEvent(event)(f6()), EN))

    assert told == {
        "Name": "Cup",
        "Event code": "412345",
        "Place": "Lund",
        "Federation": "SWE",
        "Start": "1 May 2026",
        "End": "3 May 2026",
        "Organiser": "LASK",
    }
    assert set(dict(event_facts(Tournament(), EN)).values()) == {""}


def test_how_it_was_played() -> None:
    """Rounds, pace, days, and the games of each kind."""
    event = Event(rate_of_play="90 min + 30 s", time_control="5400+30", pace=Pace.STANDARD)
    starts = ("2026-05-01T10:00", "2026-05-01T16:00", "2026-05-02", "2026-05-02", "2026-05-02")
    tournament = f6()
    for edit in (
        SetEvent(event),
        SetRoundStarts(starts),
        SetResult(1, 2, 1, Result.WHITE_WINS_BY_FORFEIT),
        SetResult(3, 4, 1, Result.DRAW_UNRATED),
        SetResult(5, 6, 1, None),
    ):
        tournament = edit(tournament)
    told = dict(play_facts(tournament, EN))

    assert told["System"] == "round robin, 6 players, 5 rounds"
    assert told["Pace"] == "standard"
    assert told["Most rounds on one day"] == "3"
    assert [told[key] for key in ("Played", "Of these to be rated", "Forfeits", "Not played")] == [
        "13",
        "12",
        "1",
        "1",
    ]
    assert dict(play_facts(f6(), EN))["Most rounds on one day"] == ""


def test_who_played() -> None:
    """Federations, titles, ratings; a national rating is none of FIDE's."""
    players = (
        Player("Ek, Bo", "GM", "m", "", "SWE", "17001", "", 2500),
        Player("Berg, Cia", "WIM", "w", "", "SWE", "17002", "", 2101),
        Player("Yıldız, Can", "КМС", "m", "", "TUR", "", "", 0, 1900),
        Player("Ny, Ed"),
    )
    tournament = replace(drawn(4), players=players, withdrawals=(Withdrawal(4),))
    told = dict(player_facts(SetEvent(Event(federation="SWE"))(tournament), EN))

    assert told == {
        "Players": "4",
        "Women": "1",
        "Federations": "2: SWE\u00a02, TUR\u00a01",
        "Players of the host federation": "2",
        "Titled players": "2: GM\u00a01, WIM\u00a01",
        "Players with a FIDE rating": "2",
        "Players without one": "2",
        "Mean FIDE rating": "2301",
        "Players without a FIDE ID": "2: Yıldız, Ny",
        "Withdrew or were expelled": "1",
    }


def test_all_arbiters_with_function_and_id() -> None:
    """A line to write on where an id is not known."""
    event = Event(
        arbiter="Ek, Bo",
        arbiter_id="1700123",
        officials=(Official("Öst, Kim", OfficialRole.PAIRINGS),),
    )
    sheet = event_report_sheet(SetEvent(event)(f6()), EN)
    (table,) = [part for part in sheet.parts if isinstance(part, Table)]

    assert [[str(cell.text) for cell in row] for row in table.rows] == [
        ["Chief arbiter", "Ek, Bo", "1700123"],
        ["pairings officer", "Öst, Kim", ""],
    ]
    assert table.rows[1][2].line
    assert isinstance(sheet.parts[-1], Signatures)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [Tournament, lambda: drawn(3), demo.sixteen])
def test_it_is_there_at_any_time(language: str, make) -> None:
    """Before anybody is known, before the draw, in every language."""
    sheet = event_report_sheet(make(), words(language))

    assert [len(part.fields) for part in sheet.parts if isinstance(part, Fields)] == [7, 10, 10]
