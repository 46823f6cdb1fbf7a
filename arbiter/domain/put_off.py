"""Games that are not played in their round: which, until when, and which are overdue."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from arbiter.domain.progress import put_off
from arbiter.domain.tournament import Game, Pending, Tournament


class Urgency(IntEnum):
    """How pressing a game is, the most pressing first."""

    OVERDUE = 0
    """Its day is over and it has not been reported."""
    UNDATED = 1
    """Nobody has said when it is played."""
    DUE = 2
    """Its day is still to come."""


class PutOff(NamedTuple):
    """One game that is put off, adjourned or to be played early; ``until`` is its deadline
    (ISO): the day it was put to, for a game played early at the latest the start of its
    round; empty where nothing is known."""

    game: Game
    until: str
    urgency: Urgency


def games_put_off(tournament: Tournament, now: str) -> tuple[PutOff, ...]:
    """All of them, overdue ones first, then those without a day, then by day.

    *now* is a moment (ISO, with or without a time). A day without a time is over when the
    next one begins.
    """
    found = [_put_off(tournament, game, now) for game in put_off(tournament)]
    return tuple(sorted(found, key=lambda one: (one.urgency, one.until, one.game.name)))


def _put_off(tournament: Tournament, game: Game, now: str) -> PutOff:
    until = game.until
    if not until and game.pending is Pending.EARLY and game.round is not None:
        until = tournament.round_start(game.round)
    if not until:
        return PutOff(game, "", Urgency.UNDATED)
    length = min(len(until), len(now))
    over = until[:length] < now[:length]
    return PutOff(game, until, Urgency.OVERDUE if over else Urgency.DUE)
