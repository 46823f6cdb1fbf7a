"""Standard points (STD), FIDE C.07 article 7.7: made for scorings like 3-1-0."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.result import Result
from arbiter.domain.tiebreaks.base import (
    Explanation,
    Part,
    Reason,
    TieBreak,
    always,
    half,
    register,
)
from arbiter.domain.tournament import Game, Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """A point for each game that gave more than the opponent got, half for as much; half points.

    A forfeit win gives one. In a double forfeit both got the same, but a forfeit loss stays
    an unplayed round (article 15.2), so it gives nothing; so does FIDE's checker.
    """
    return [
        sum(_standard(tournament, game, player) for game in tournament.counted_games_of(player))
        for player in players
    ]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each game that gives points so far, in the order of the rounds."""
    parts = []
    for game in tournament.counted_games_of(player):
        if game.result is None and game.pending is None:
            continue
        gained = _standard(tournament, game, player)
        reason = {0: Reason.LESS_THAN_OPPONENT, 1: Reason.EQUAL_POINTS}.get(gained)
        if game.result is Result.DOUBLE_FORFEIT:
            reason = Reason.FORFEIT
        elif game.result is None:
            reason = Reason.ADJOURNED if gained else Reason.NOT_REPORTED
        opponent = game.opponent_of(player)
        parts.append(Part(opponent, half(gained), Fraction(1), gained > 0, reason, game.round))
    return Explanation("STD", tuple(parts))


def _standard(tournament: Tournament, game: Game, player: int) -> int:
    """Half points: 2, 1 or 0."""
    scoring = tournament.regulations.scoring
    if game.result is Result.DOUBLE_FORFEIT:
        return 0
    own = game.points_of(player, scoring)
    other = game.points_of(game.opponent_of(player), scoring)
    if game.result is None and not own:
        return 0
    return 1 + (own > other) - (own < other)


register(TieBreak("STD", "7.7", value, explain, per_point=always(2)))
