"""Koya system (KS), FIDE C.07 article 9.2, with its limits (14.5); for round robins only.

The limit moves the line by steps of half a point, ``KS/L+1`` or ``KS/L-2``; FIDE's check list
writes ``KS/L1`` for the first. Two figures, as in ``KS/L60``, are the line in per cent.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import compress
from typing import NamedTuple

from arbiter.domain.tiebreaks.base import (
    Explanation,
    Part,
    Reason,
    TieBreak,
    always,
    by_opponent,
    half,
    register,
    register_family,
)
from arbiter.domain.tournament import Tournament


class Limit(NamedTuple):
    """Where the line lies: *percent* of the possible points, moved by *steps*."""

    percent: int = 50
    steps: int = 0


HALF = Limit()
"""Half of the possible points: the article itself."""


def line(tournament: Tournament, limit: Limit = HALF) -> int:
    """The least score that is counted against, in hundredths of half points.

    Without a limit half of what a player can reach in all his games. The line is that of
    the full schedule from the first round on; the free round of an odd field is no game, and
    one whose results were annulled no opponent, so the line drops with him. A
    step is half a point, or the value of a draw where the regulations say so: under 1-½-0
    that is the same, under 3-1-0 the article does not tell.
    """
    regulations = tournament.regulations
    games = (len(tournament.ranked) - 1) * regulations.cycles
    step = regulations.scoring.draw if regulations.koya_by_draws else 1
    return games * regulations.scoring.win * limit.percent + 100 * limit.steps * step


def value(limit: Limit, tournament: Tournament, players: Sequence[int]) -> list[int]:
    """Points taken from everybody who has at least half of the possible points; half points.

    Exactly half is enough. Forfeits count like games (article 15.2).
    """
    opponents, gains = tournament.opponents, tournament.gains
    least = line(tournament, limit)
    is_above = [False, *[100 * score >= least for score in tournament.scores]].__getitem__
    return [
        sum(compress(gains[player - 1], map(is_above, opponents[player - 1]))) for player in players
    ]


def explain(
    code: str, limit: Limit, tournament: Tournament, player: int, players: Sequence[int]
) -> Explanation:
    """One part for each reported game, counted if the opponent is not below the line."""
    scoring = tournament.regulations.scoring
    least = line(tournament, limit)
    parts = []
    for game in by_opponent(tournament, player):
        opponent = game.opponent_of(player)
        points = game.points_of(player, scoring)
        if game.result is None and not points:
            continue
        counted = 100 * tournament.score(opponent) >= least
        reason = Reason.ADJOURNED if game.result is None else None
        if not counted:
            reason = Reason.BELOW_LINE
        parts.append(Part(opponent, half(2), half(points), counted, reason))
    return Explanation(code, tuple(parts), line=half(least) / 100)


def _koya(code: str, limit: Limit) -> TieBreak:
    article = "9.2" if limit == HALF else "9.2, 14.5"
    return TieBreak(
        code, article, partial(value, limit), partial(explain, code, limit), per_point=always(2)
    )


def limited(modifier: str) -> TieBreak | None:
    """The Koya system with the limit that *modifier* names: ``L+1``, ``L1``, ``L-2``, ``L60``."""
    found = re.fullmatch(r"L([+-]?)(\d{1,2})", modifier)
    if found is None:
        return None
    sign, figures = found.groups()
    if not sign and len(figures) == 2:
        return _koya(f"KS/L{figures}", Limit(percent=int(figures)))
    steps = int(f"{sign}{figures}")
    return _koya(f"KS/L{steps:+d}", Limit(steps=steps))


register(_koya("KS", HALF))
register_family("KS", limited)
