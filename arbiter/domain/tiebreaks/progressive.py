"""Progressive score (PS), FIDE C.07 article 7.5, also with values cut (article 14)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate

from arbiter.domain.tiebreaks.base import (
    Explanation,
    Part,
    Reason,
    TieBreak,
    always,
    half,
    register,
)
from arbiter.domain.tiebreaks.cuts import Cut
from arbiter.domain.tournament import Tournament


def value(cut: Cut | None, tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The player's own score after each round, added up; half points.

    A forfeit adds what it gives. Rounds after the last one in which anybody has a result
    add nothing yet. Cut-1 leaves out the score after the first round, Cut-2 that after the
    second too; a median leaves out as many at the end.
    """
    first, after_last = _kept(cut, _last_round(tournament))
    return [sum(_scores(tournament, player)[first:after_last]) for player in players]


def explain(
    cut: Cut | None, tournament: Tournament, player: int, players: Sequence[int]
) -> Explanation:
    """One part for each round: the score after it."""
    scores = _scores(tournament, player)
    first, after_last = _kept(cut, len(scores))
    parts = []
    for place, score in enumerate(scores):
        counted = first <= place < after_last
        cut_reason = Reason.CUT_LOWEST if place < first else Reason.CUT_HIGHEST
        reason = None if counted else cut_reason
        parts.append(Part(None, Fraction(1), half(score), counted, reason, place + 1))
    return Explanation(_code(cut), tuple(parts))


def _last_round(tournament: Tournament) -> int:
    scoring = tournament.regulations.scoring
    return max(
        (
            game.round or 0
            for game in tournament.counted_games
            if game.result is not None or game.points_of(game.white, scoring)
        ),
        default=0,
    )


def _scores(tournament: Tournament, player: int) -> list[int]:
    """Half points of *player* after each round, up to the last one with a result."""
    scoring = tournament.regulations.scoring
    gained = [0] * _last_round(tournament)
    for game in tournament.counted_games_of(player):
        if game.round is not None and game.round <= len(gained):
            gained[game.round - 1] += game.points_of(player, scoring)
    return list(accumulate(gained))


def _kept(cut: Cut | None, rounds: int) -> tuple[int, int]:
    """The first round that is kept, from 0, and the one after the last."""
    if cut is None:
        return 0, rounds
    first = min(cut.lowest, rounds)
    return first, max(first, rounds - cut.highest)


def _code(cut: Cut | None) -> str:
    return "PS" if cut is None else f"PS/{cut.name}"


for _cut in (None, *Cut):
    register(
        TieBreak(
            _code(_cut),
            "7.5" if _cut is None else "7.5, 14",
            partial(value, _cut),
            partial(explain, _cut),
            per_point=always(2),
            by_round=True,
        )
    )
