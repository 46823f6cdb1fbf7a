"""Simplified Berger (SSB), proposed by Dvoretsky in 1985; no tie-break of FIDE's own list.

An organiser may define it in the tournament's regulations (FIDE C.07 article 4.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.scoring import HalfPoints, Scoring
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


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The scores of those beaten minus the scores of those lost to, in half points.

    Draws add nothing. A forfeit counts like a game, and a game that neither won (0-0, or
    nobody appeared) as lost by both. In a complete round robin with 1-½-0 the value is
    2·SB - c·(T - own): c cycles, T the sum of all scores. So tied players always come in
    the same order as by SB; during an event, or with 3-1-0, they need not.
    """
    opponents, gains = tournament.opponents, tournament.gains
    scores = (0, *tournament.scores)
    scoring = tournament.regulations.scoring
    win, draw = scoring.win, scoring.draw
    values = []
    for player in players:
        total = 0
        for opponent, points in zip(opponents[player - 1], gains[player - 1]):
            if points == win:
                total += scores[opponent]
            elif points != draw:
                total -= scores[opponent]
        values.append(total)
    return values


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each game: factor 1 if it was won, -1 if lost, 0 if drawn."""
    scoring = tournament.regulations.scoring
    parts = []
    for game in by_opponent(tournament, player):
        opponent = game.opponent_of(player)
        score = half(tournament.score(opponent))
        points = game.points_of(player, scoring)
        if game.result is not None:
            factor = _sign(points, scoring)
            reason = None if factor else Reason.DRAW
            parts.append(Part(opponent, half(2 * factor), score, reason=reason))
        elif points:
            parts.append(Part(opponent, half(0), score, reason=Reason.ADJOURNED))
        else:
            parts.append(Part(opponent, half(0), score, False, Reason.NOT_REPORTED))
    return Explanation("SSB", tuple(parts))


def _sign(points: HalfPoints, scoring: Scoring) -> int:
    if points == scoring.win:
        return 1
    return 0 if points == scoring.draw else -1


register(TieBreak("SSB", "4.1", value, explain, per_point=always(2)))
