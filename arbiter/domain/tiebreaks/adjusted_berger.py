"""Sonneborn-Berger with adjusted scores (SB/US), as the wiki of a federation tells it (seed 001).

It is no tie-break of FIDE's list; article 4.1 lets an organiser define it. The text says in
one sentence that unplayed games count as draws, whether they were won or lost, and in the
next that an opponent's unplayed game is scored as a loss; its examples settle it. A game
that the player himself won without playing adds nothing (example 2), and of an opponent
who had one unplayed game the score is taken with half a point for it (example 3: 1½ for 2).
So opponents' unplayed games are draws, and one's own are left out. What the text calls a
*Solkoff* score is the sum of the adjusted scores; this is the same weighted by the results.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def weighted_sum(scores: Sequence[int], results: Sequence[int]) -> int:
    """Each opponent's score times what was taken from him, added up; quarter points, as both
    are in half points.

    >>> weighted_sum([2, 6, 4, 4, 4], [2, 2, 2, 0, 0]) / 4
    6.0
    """
    return sum(score * result for score, result in zip(scores, results))


def adjusted_scores(tournament: Tournament) -> list[int]:
    """Half points of each player, by number - 1, with a draw for each game not played."""
    scoring = tournament.regulations.scoring
    scores = list(tournament.scores)
    for game in tournament.counted_games:
        if game.result is not None and not game.result.played:
            for player in (game.white, game.black):
                scores[player - 1] += scoring.draw - game.points_of(player, scoring)
    return scores


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The adjusted score of each opponent, weighted by what was taken from him over the
    board; quarter points."""
    scoring = tournament.regulations.scoring
    adjusted = adjusted_scores(tournament)
    sums = []
    for player in players:
        games = [
            game
            for game in tournament.counted_games_of(player)
            if game.result is None or game.result.played
        ]
        scores = [adjusted[game.opponent_of(player) - 1] for game in games]
        sums.append(weighted_sum(scores, [game.points_of(player, scoring) for game in games]))
    return sums


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each game, by the opponent's number."""
    scoring = tournament.regulations.scoring
    adjusted = adjusted_scores(tournament)
    parts = []
    for game in by_opponent(tournament, player):
        opponent = game.opponent_of(player)
        factor = half(game.points_of(player, scoring))
        score = half(adjusted[opponent - 1])
        changed = adjusted[opponent - 1] != tournament.score(opponent)
        reason = Reason.UNPLAYED_AS_DRAWS if changed else None
        counted = True
        if game.result is None:
            counted = game.pending is not None and bool(factor)
            reason = Reason.ADJOURNED if counted else Reason.NOT_REPORTED
        elif not game.result.played:
            counted, reason = False, Reason.FORFEIT
        parts.append(Part(opponent, factor, score, counted, reason))
    return Explanation("SB/US", tuple(parts))


register(TieBreak("SB/US", "4.1", value, explain, per_point=always(4)))
