"""Rounds that a player was there to play (REP), FIDE C.07 article 7.6."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.result import Outcome
from arbiter.domain.tiebreaks.base import Explanation, Part, Reason, TieBreak, always, register
from arbiter.domain.tournament import Game, Tournament


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The scheduled games of a player, less those that he lost by forfeit.

    A forfeit win is not taken off; a double forfeit is for both. An open game counts: he
    is meant to play it. The free round of an odd field is no game and counts for nobody.
    Called games elected to play (GE) before March 2026.
    """
    return [
        sum(not _missed(game, player) for game in tournament.counted_games_of(player))
        for player in players
    ]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each game, in the order of the rounds."""
    parts = []
    for game in tournament.counted_games_of(player):
        missed = _missed(game, player)
        reason = Reason.FORFEIT_LOSS if missed else None
        opponent = game.opponent_of(player)
        parts.append(Part(opponent, Fraction(1), Fraction(1), not missed, reason, game.round))
    return Explanation("REP", tuple(parts))


def _missed(game: Game, player: int) -> bool:
    if game.result is None:
        return False
    outcome = game.result.white if game.white == player else game.result.black
    return outcome is Outcome.FORFEIT_LOSS


register(TieBreak("REP", "7.6", value, explain, per_point=always(1)))
