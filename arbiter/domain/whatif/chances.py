"""How likely the places are, estimated from ratings. Everything else about what can still happen
is exact; this is not, and says so wherever it is shown.

Expected scores are those of FIDE's table (see ``rating``). How many games are drawn depends on
the level and on the difference: the estimate is François Labelle's, published with his *Chess
win probability calculator* (wismuth.com/elo/calculator.html). He counts a draw as lost for the
weaker player and asks how much rating that costs him: as much as 0.6 pawns, which are worth
``26.59 · e^(average / 1020)`` rating points to players of that average. What the weaker
player then still wins on the normal curve behind FIDE's table, with a standard deviation of 2000/7,
is his chance to win; twice the rest of his expected score is the chance of a draw. Colours and the
pace of play are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, sqrt

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.rating import expected_hundredths
from arbiter.domain.tournament import Game, Tournament
from arbiter.domain.whatif.outlook import Outlook

SOURCE = "François Labelle, wismuth.com/elo/calculator.html"
_DEVIATION = 2000 / 7
_PAWNS_OF_A_DRAW = 0.6


@dataclass(frozen=True)
class Chances:
    """An estimate: ``of(number)[place - 1]`` is the probability that he takes that place; a
    shared place 2 to 4 is place 2."""

    players: tuple[int, ...]
    places: tuple[tuple[float, ...], ...]

    def of(self, number: int) -> tuple[float, ...]:
        """The probability of each place for the player with *number*.

        :raises PlayerNotFound: nobody has it, or he has no place.
        """
        if number not in self.players:
            raise PlayerNotFound(number)
        return self.places[self.players.index(number)]

    def within(self, number: int, place: int) -> float:
        """The probability that he is among the first *place*, alone or shared.

        :raises PlayerNotFound: nobody has *number*, or he has no place.
        """
        return sum(self.of(number)[:place])


def chances(tournament: Tournament, outlook: Outlook) -> Chances | None:
    """The probability of each place for everybody, by the outcomes of *outlook*, which is that of
    *tournament*; None if somebody who still has to play has no rating."""
    weights = [1.0]
    for name in outlook.games:
        ends = _of_game(tournament, tournament.game(*name))
        if ends is None:
            return None
        weights = [weight * end for weight in weights for end in ends]
    size = len(outlook.players)
    return Chances(
        tuple(player.number for player in outlook.players),
        tuple(_places(ranks, weights, size) for ranks in outlook.ranks),
    )


def game_chances(white: int, black: int) -> tuple[float, float, float]:
    """The probability that White, rated *white*, wins, draws or loses against *black*.

    >>> [round(100 * chance) for chance in game_chances(2200, 2200)]
    [31, 37, 31]
    """
    weak, strong = min(white, black), max(white, black)
    expected = expected_hundredths(weak, strong) / 100
    costs = _PAWNS_OF_A_DRAW * 26.59 * exp((weak + strong) / 2 / 1020)
    wins = min(expected, erfc((strong - weak + costs) / (_DEVIATION * sqrt(2))) / 2)
    draws = 2 * (expected - wins)
    loses = 1 - wins - draws
    return (wins, draws, loses) if white == weak else (loses, draws, wins)


def _of_game(tournament: Tournament, game: Game) -> tuple[float, float, float] | None:
    white, black = (tournament.player(number).rating for number in (game.white, game.black))
    return game_chances(white, black) if white and black else None


def _places(ranks: Sequence[int], weights: Sequence[float], size: int) -> tuple[float, ...]:
    found = [0.0] * (size + 1)
    for rank, weight in zip(ranks, weights):
        found[rank] += weight
    return tuple(found[1:])
