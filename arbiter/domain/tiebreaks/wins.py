"""Number of wins (WIN), FIDE C.07 article 7.1."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.tiebreaks.base import (
    Explanation,
    Part,
    Reason,
    TieBreak,
    always,
    half,
    register,
)
from arbiter.domain.tournament import Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """In how many rounds a player got as many points as a win gives, played or not.

    A forfeit win counts. A game that has not been reported, or is adjourned, does not.
    """
    win = tournament.regulations.scoring.win
    gains = tournament.gains
    return [gains[player - 1].count(win) for player in players]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each reported game, counted if it was won, in the order of the rounds."""
    scoring = tournament.regulations.scoring
    parts = []
    for game in tournament.counted_games_of(player):
        if game.result is None:
            continue
        won = game.points_of(player, scoring) == scoring.win
        reason = None if won else Reason.NOT_A_WIN
        if won and not game.result.played:
            reason = Reason.FORFEIT_WIN
        parts.append(Part(game.opponent_of(player), half(2), half(2), won, reason))
    return Explanation("WIN", tuple(parts))


register(TieBreak("WIN", "7.1", value, explain, per_point=always(1)))
