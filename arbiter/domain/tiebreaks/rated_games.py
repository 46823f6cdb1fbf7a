"""The games that rating tie-breaks look at (FIDE C.07, article 10): over the board, rated."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from arbiter.domain.scoring import STANDARD
from arbiter.domain.tiebreaks.base import Part, Reason, half
from arbiter.domain.tournament import Tournament


class RatedGame(NamedTuple):
    """A game of a player: against whom, rated how, and what he took from it, in half points.

    For ratings a win is one point and a draw half, whatever the scoring of the event.
    ``assumed`` says that the opponent has no rating of his own.
    """

    opponent: int
    rating: int
    gained: int
    round: int | None
    assumed: bool


def rated_games(tournament: Tournament, player: int) -> list[RatedGame]:
    """The games of *player* that count, in the order of the rounds.

    Forfeits are left out (article 15.2). An opponent without a rating counts with the one
    that the regulations assume; where they assume none, the game is left out.
    """
    assumed = max(tournament.regulations.unrated, 0)
    games = []
    for game in tournament.counted_games_of(player):
        if game.result is None or not game.result.played:
            continue
        opponent = game.opponent_of(player)
        own = tournament.player(opponent).rating
        if own or assumed:
            gained = game.points_of(player, STANDARD)
            games.append(RatedGame(opponent, own or assumed, gained, game.round, not own))
    return games


def rating_parts(tournament: Tournament, player: int) -> list[Part]:
    """A part for each reported game: the opponent's rating, counted or with its reason."""
    counted = {(game.opponent, game.round): game for game in rated_games(tournament, player)}
    parts = []
    for game in tournament.counted_games_of(player):
        if game.result is None:
            continue
        opponent = game.opponent_of(player)
        rating = Fraction(tournament.player(opponent).rating)
        found = counted.get((opponent, game.round)) if game.result.played else None
        if found is not None:
            reason = Reason.ASSUMED_RATING if found.assumed else None
            part = Part(opponent, Fraction(1), Fraction(found.rating), True, reason, game.round)
        else:
            reason = Reason.UNRATED if game.result.played else Reason.FORFEIT
            part = Part(opponent, Fraction(1), rating, False, reason, game.round)
        parts.append(part)
    return parts


def points_over_the_board(games: list[RatedGame]) -> Fraction:
    """What was taken from *games*, in points."""
    return half(sum(game.gained for game in games))
