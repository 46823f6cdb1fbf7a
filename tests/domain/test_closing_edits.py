"""Closing and reopening: when, why, and what is remembered of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.closing_edits import CloseTournament, ReopenTournament, require_open
from arbiter.domain.edits import SetRegulations, SetResult, SetTournament
from arbiter.domain.errors import NotClosed, NotDrawn, OpenGames, ReasonMissing, TournamentClosed
from arbiter.domain.result import Result
from arbiter.domain.tournament import Closing, Event, Tournament
from tests.boards import seed

CLOSED = CloseTournament()(seed())
REOPEN = ReopenTournament(" board 3 was\n typed wrong ", "2026-05-08")


def test_closing_makes_the_results_final() -> None:
    """Nothing else changes."""
    assert CLOSED.closing == Closing(closed=True)
    assert replace(CLOSED, closing=Closing()) == seed()


def test_a_tournament_with_an_open_game_stays_open() -> None:
    """The error says how many there are."""
    open_games = SetResult(2, 3, 1, None)(SetResult(1, 2, 1, None)(seed()))

    with pytest.raises(OpenGames) as raised:
        CloseTournament()(open_games)
    assert raised.value.games == 2
    with pytest.raises(NotDrawn):
        CloseTournament()(Tournament())


def test_it_is_closed_once() -> None:
    """And only what is closed can be reopened."""
    with pytest.raises(TournamentClosed):
        CloseTournament()(CLOSED)
    with pytest.raises(NotClosed):
        REOPEN(seed())


def test_reopening_begins_another_version() -> None:
    """Its day and its reason, as one line, are kept; so are those of every one before."""
    once = REOPEN(CLOSED)
    twice = ReopenTournament("appeal upheld", "2026-05-10")(CloseTournament()(once))

    assert once.closing == Closing(False, 2, "2026-05-08", ("board 3 was typed wrong",))
    assert twice.closing.version == 3
    assert twice.closing.corrected == "2026-05-10"
    assert twice.closing.reasons == ("board 3 was typed wrong", "appeal upheld")


@pytest.mark.parametrize("reason", ["", "  \n", "\u200b"])
def test_nothing_is_reopened_without_a_reason(reason: str) -> None:
    """Blanks are none."""
    with pytest.raises(ReasonMissing):
        ReopenTournament(reason, "2026-05-08")(CLOSED)


def test_a_closed_tournament_takes_nothing_but_its_reopening() -> None:
    """No result, no undo; an open one takes everything."""
    result = SetResult(1, 2, 1, Result.DRAW)
    for edit in (result, CloseTournament(), None):
        with pytest.raises(TournamentClosed):
            require_open(CLOSED, edit)
        require_open(seed(), edit)
    require_open(CLOSED, REOPEN)


def test_the_reason_for_another_order_stays_with_it() -> None:
    """Until another order has another reason; without one the old reason stays."""
    rules = replace(seed().regulations, tie_breaks=("SB", "DE"))
    changed = SetTournament(Event("Cup"), rules, "as announced before round 1")(seed())

    assert changed.regulations.order_reason == "as announced before round 1"
    again = replace(changed.regulations, tie_breaks=("SB",))
    assert SetRegulations(again)(changed).regulations == again
    assert SetRegulations(again, "appeal")(changed).regulations.order_reason == "appeal"
