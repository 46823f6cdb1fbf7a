"""Tournament performance (TPR), 10.2, and perfect performance (PTP), 10.3; FIDE C.07.

And the averages of the opponents' performances: APRO (10.4) and APPO (10.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from arbiter.domain.rating import (
    difference_of_share,
    expected_hundredths,
    half_up,
    perfect_performance,
)
from arbiter.domain.tiebreaks.base import (
    Explanation,
    Number,
    Part,
    Reason,
    TieBreak,
    always,
    register,
)
from arbiter.domain.tiebreaks.rated_games import (
    points_over_the_board,
    rated_games,
    rating_parts,
)
from arbiter.domain.tournament import Tournament

_Of = Callable[[Tournament, int], Number]


def performance(tournament: Tournament, player: int) -> Number:
    """The average rating of the opponents met over the board, plus what the share of points
    taken from them is worth; None if nobody was met."""
    games = rated_games(tournament, player)
    if not games:
        return None
    average = half_up(Fraction(sum(game.rating for game in games), len(games)))
    return average + difference_of_share(points_over_the_board(games), len(games))


def perfect(tournament: Tournament, player: int) -> Number:
    """The lowest rating from which the player's points over the board were to be expected."""
    games = rated_games(tournament, player)
    return perfect_performance([game.rating for game in games], points_over_the_board(games))


def explain_performance(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each reported game, their mean, and dp."""
    parts = tuple(rating_parts(tournament, player))
    games = rated_games(tournament, player)
    gained = points_over_the_board(games)
    plus = difference_of_share(gained, len(games)) if games else 0
    return Explanation(
        "TPR",
        parts,
        max(len(games), 1),
        Fraction(plus),
        rounded=True,
        gained=gained,
        defined=bool(games),
    )


def explain_perfect(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """What is expected against each opponent, as the factor of his rating, at the rating found.

    Nothing of it is added up.
    """
    found = perfect(tournament, player)
    gained = points_over_the_board(rated_games(tournament, player))
    parts = []
    for part in rating_parts(tournament, player):
        if part.counted and found is not None:
            share = Fraction(expected_hundredths(found, int(part.score)), 100)
            parts.append(part._replace(factor=share, counted=False, reason=Reason.EXPECTED))
        else:
            parts.append(part._replace(counted=False))
    return Explanation(
        "PTP", tuple(parts), plus=Fraction(found or 0), gained=gained, defined=found is not None
    )


def _of_each(code: str, article: str, of: _Of, explain: Callable[..., Explanation]) -> TieBreak:
    def value(tournament: Tournament, players: Sequence[int]) -> list[Number]:
        return [of(tournament, player) for player in players]

    return TieBreak(code, article, value, explain, per_point=always(1), by_rating=True)


def _of_opponents(code: str, article: str, of: _Of) -> TieBreak:
    """The mean of what *of* says of the opponents met over the board, halves upwards."""

    def opponents(tournament: Tournament, player: int) -> list[int]:
        played = [
            game
            for game in tournament.counted_games_of(player)
            if game.result is not None and game.result.played
        ]
        return [game.opponent_of(player) for game in played]

    def value(tournament: Tournament, players: Sequence[int]) -> list[Number]:
        known = {number: of(tournament, number) for number in tournament.numbers}
        return [_mean([known[other] for other in opponents(tournament, p)]) for p in players]

    def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
        parts = []
        for game in tournament.counted_games_of(player):
            if game.result is None:
                continue
            other = game.opponent_of(player)
            found = of(tournament, other)
            reason = Reason.NO_PERFORMANCE if found is None else None
            if not game.result.played:
                reason = Reason.FORFEIT
            score = Fraction(found or 0)
            parts.append(Part(other, Fraction(1), score, reason is None, reason, game.round))
        games = sum(part.counted for part in parts)
        return Explanation(
            code, tuple(parts), divisor=max(games, 1), rounded=True, defined=games > 0
        )

    return TieBreak(code, article, value, explain, per_point=always(1), by_rating=True)


def _mean(values: Sequence[Number]) -> Number:
    known = [value for value in values if value is not None]
    return half_up(Fraction(sum(known), len(known))) if known else None


register(_of_each("TPR", "10.2", performance, explain_performance))
register(_of_each("PTP", "10.3", perfect, explain_perfect))
register(_of_opponents("APRO", "10.4", performance))
register(_of_opponents("APPO", "10.5", perfect))
