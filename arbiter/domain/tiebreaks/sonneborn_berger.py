"""Sonneborn-Berger (SB), FIDE C.07 article 9.1, and the same with values cut (article 14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import mul

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
from arbiter.domain.tiebreaks.cuts import Cut, cut_parts, cut_places
from arbiter.domain.tournament import Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """Each opponent's score, weighted by what was taken from that opponent; quarter points.

    A win adds the whole of the opponent's score, a draw half, a loss nothing. Two games
    against one opponent are two addends (article 4.4). A forfeit counts like a game
    against the opponent who was scheduled (article 15.2). A game that has not been
    reported adds nothing yet; an adjourned one adds half, as a draw.
    """
    opponents, gains = tournament.opponents, tournament.gains
    score_of = (0, *tournament.scores).__getitem__
    return [
        sum(map(mul, gains[player - 1], map(score_of, opponents[player - 1]))) for player in players
    ]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each game, by the opponent's number; unreported games are left out."""
    scoring = tournament.regulations.scoring
    # The factor is what the scoring gives: with 3-1-0 a win counts three times (article 9.1).
    parts = []
    for game in by_opponent(tournament, player):
        opponent = game.opponent_of(player)
        factor = half(game.points_of(player, scoring))
        score = half(tournament.score(opponent))
        if game.result is not None:
            parts.append(Part(opponent, factor, score))
        elif game.pending is not None and factor:
            parts.append(Part(opponent, factor, score, reason=Reason.ADJOURNED))
        else:
            parts.append(Part(opponent, half(0), score, False, Reason.NOT_REPORTED))
    return Explanation("SB", tuple(parts))


def cut_value(cut: Cut, tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The same without what *cut* leaves out; quarter points.

    What goes is the contribution of the opponent with the lowest score, and not simply the
    smallest one (article 14.1).
    """
    score_of = (0, *tournament.scores).__getitem__
    values = []
    for player in players:
        scores = list(map(score_of, tournament.opponents[player - 1]))
        added = list(map(mul, tournament.gains[player - 1], scores))
        low, high = cut_places(list(zip(scores, added)), cut)
        values.append(sum(added) - sum(added[place] for place in (*low, *high)))
    return values


def cut_explain(
    cut: Cut, tournament: Tournament, player: int, players: Sequence[int]
) -> Explanation:
    """The parts of SB; those that are cut are left out."""
    parts = explain(tournament, player, players).parts
    weights = [(part.score, part.value) for part in parts if part.counted]
    return Explanation(f"SB/{cut.name}", cut_parts(parts, weights, cut))


register(TieBreak("SB", "9.1", value, explain, per_point=always(4)))
for _cut in Cut:
    register(
        TieBreak(
            f"SB/{_cut.name}",
            "9.1, 14",
            partial(cut_value, _cut),
            partial(cut_explain, _cut),
            per_point=always(4),
        )
    )
