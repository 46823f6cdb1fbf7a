"""Average rating of opponents (ARO), FIDE C.07 article 10.1, also with ratings cut."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from arbiter.domain.rating import half_up
from arbiter.domain.tiebreaks.base import Explanation, Number, TieBreak, always, register
from arbiter.domain.tiebreaks.cuts import Cut, cut_parts, cut_places
from arbiter.domain.tiebreaks.rated_games import rated_games, rating_parts
from arbiter.domain.tournament import Tournament


def value(cut: Cut | None, tournament: Tournament, players: Sequence[int]) -> list[Number]:
    """The mean rating of those met over the board, a whole number, halves upwards.

    Two games against one opponent count his rating twice (article 4.4). Nobody met gives
    no value. A cut leaves out the lowest ratings, a median the highest too.
    """
    return [_mean(cut, tournament, player) for player in players]


def explain(
    cut: Cut | None, tournament: Tournament, player: int, players: Sequence[int]
) -> Explanation:
    """One part for each reported game: the opponent's rating."""
    parts = tuple(rating_parts(tournament, player))
    if cut is not None:
        parts = cut_parts(parts, [part.score for part in parts if part.counted], cut)
    games = sum(part.counted for part in parts)
    return Explanation(_code(cut), parts, divisor=max(games, 1), rounded=True, defined=games > 0)


def _mean(cut: Cut | None, tournament: Tournament, player: int) -> Number:
    ratings = [game.rating for game in rated_games(tournament, player)]
    if cut is not None:
        low, high = cut_places(ratings, cut)
        ratings = [ratings[i] for i in range(len(ratings)) if i not in (*low, *high)]
    return half_up(Fraction(sum(ratings), len(ratings))) if ratings else None


def _code(cut: Cut | None) -> str:
    return "ARO" if cut is None else f"ARO/{cut.name}"


for _cut in (None, *Cut):
    register(
        TieBreak(
            _code(_cut),
            "10.1" if _cut is None else "10.1, 14",
            partial(value, _cut),
            partial(explain, _cut),
            per_point=always(1),
            by_rating=True,
        )
    )
