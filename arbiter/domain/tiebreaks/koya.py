"""Koya system (KS), FIDE C.07 article 9.2; for round robins only."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import compress

from arbiter.domain.scoring import HalfPoints
from arbiter.domain.tiebreaks.base import (
    Explanation,
    Part,
    Reason,
    TieBreak,
    always,
    by_opponent,
    half,
    register,
)
from arbiter.domain.tournament import Tournament


def line(tournament: Tournament) -> HalfPoints:
    """Twice the score that is half of what a player can reach in all his games, in half points.

    Doubled, because half of an odd number of half points is no whole number. The line is
    that of the full schedule from the first round on; the free round of an odd field is no
    game.
    """
    games = (tournament.size - 1) * tournament.regulations.cycles
    return games * tournament.regulations.scoring.win


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """Points taken from everybody who has at least half of the possible points; half points.

    Exactly half is enough. Forfeits count like games (article 15.2).
    """
    opponents, gains = tournament.opponents, tournament.gains
    limit = line(tournament)
    is_above = [False, *[2 * score >= limit for score in tournament.scores]].__getitem__
    return [
        sum(compress(gains[player - 1], map(is_above, opponents[player - 1]))) for player in players
    ]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each reported game, counted if the opponent is not below the line."""
    scoring = tournament.regulations.scoring
    limit = line(tournament)
    parts = []
    for game in by_opponent(tournament, player):
        opponent = game.opponent_of(player)
        points = game.points_of(player, scoring)
        if game.result is None and not points:
            continue
        counted = 2 * tournament.score(opponent) >= limit
        reason = Reason.ADJOURNED if game.result is None else None
        if not counted:
            reason = Reason.BELOW_LINE
        parts.append(Part(opponent, Fraction(1), half(points), counted, reason))
    return Explanation("KS", tuple(parts))


register(TieBreak("KS", "9.2", value, explain, per_point=always(2)))
