"""Norm watch for round robins: what a title norm asks for, and how far a player has come.

After the FIDE Title Regulations (Handbook B.01, in force from 1 January 2024). In a round
robin all scheduled games count (1.4.1e), so what a player needs can be said before the first
move. It is a watch and no certificate: what a list of participants does not tell (titles
won long ago, federations at the time) is for the chief arbiter to check.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import NamedTuple

from arbiter.domain.rating import difference_of_share, half_up
from arbiter.domain.scoring import STANDARD
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Player, Tournament

LEAST_GAMES = 9
"""One may be unplayed, with a forfeit win (1.4.1)."""
_UNRATED = 1400
_TITLES = ("GM", "IM", "WGM", "FM", "WIM", "WFM")
"""Titles that count; CM and WCM do not (1.4.5)."""


class Norm(NamedTuple):
    """A title: the performance it takes, the least average of opponents, what the weakest may
    be lifted to, and which titles of opponents are of its rank or above."""

    title: str
    performance: int
    average: int
    floor: int
    holders: tuple[str, ...]


NORMS = (
    Norm("GM", 2600, 2380, 2200, ("GM",)),
    Norm("IM", 2450, 2230, 2050, ("GM", "IM")),
    Norm("WGM", 2400, 2180, 2000, ("GM", "IM", "WGM")),
    Norm("WIM", 2250, 2030, 1850, ("GM", "IM", "WGM", "FM", "WIM")),
)


class Demand(NamedTuple):
    """One condition: its name, how much is asked for and how much there is."""

    name: str
    asked: Fraction
    found: Fraction

    @property
    def met(self) -> bool:
        """Whether it is fulfilled; those called ``most …`` are upper limits."""
        return (
            self.found <= self.asked if self.name.startswith("most") else self.found >= self.asked
        )


class Watch(NamedTuple):
    """How a player stands with one norm.

    ``demands`` are what the field has to fulfil. ``needed`` is the least score, in points,
    that makes the norm from all scheduled games, None where none is enough. ``scored`` are
    the points so far, from games over the board and forfeit wins, and ``left`` the games
    without a result.
    """

    norm: Norm
    average: int
    lifted: int | None
    demands: tuple[Demand, ...]
    needed: Fraction | None
    scored: Fraction
    left: int

    @property
    def possible(self) -> bool:
        """Whether the field allows it and the points can still be reached."""
        allowed = all(demand.met for demand in self.demands)
        return allowed and self.needed is not None and self.scored + self.left >= self.needed

    @property
    def made(self) -> bool:
        """Whether enough has been scored already."""
        return self.possible and self.needed is not None and self.scored >= self.needed


def norm_watch(tournament: Tournament, player: int) -> tuple[Watch, ...]:
    """The norms that *player* could play for: those of his sex above the title he has."""
    own = tournament.player(player)
    held = own.title
    return tuple(
        _watch(tournament, player, norm)
        for norm in NORMS
        if (own.sex == "w" or not norm.title.startswith("W")) and held not in norm.holders
    )


def _watch(tournament: Tournament, player: int, norm: Norm) -> Watch:
    games = tournament.games_of(player)
    opponents = [tournament.player(game.opponent_of(player)) for game in games]
    ratings = sorted(opponent.rating_fide or _UNRATED for opponent in opponents)
    lifted = None
    if ratings and ratings[0] < norm.floor:  # one opponent may be lifted (1.4.6)
        lifted, ratings[0] = ratings[0], norm.floor
    average = half_up(Fraction(sum(ratings), len(ratings))) if ratings else 0
    scored = sum(game.points_of(player, STANDARD) for game in games if game.result is not None)
    demands = _demands(tournament, tournament.player(player), opponents, norm)
    demands.append(Demand("average", Fraction(norm.average), Fraction(average)))
    return Watch(
        norm,
        average,
        lifted,
        tuple(demands),
        _needed(average, len(games), norm),
        half(scored),
        sum(game.result is None for game in games),
    )


def _demands(
    tournament: Tournament, own: Player, opponents: list[Player], norm: Norm
) -> list[Demand]:
    games = len(opponents)
    cycles = tournament.regulations.cycles
    federations = [opponent.federation for opponent in opponents if opponent.federation]
    foreign = {code for code in federations if code != own.federation}
    most = max((federations.count(code) for code in set(federations)), default=0)
    # In a double round robin half of the usual number, rounded up, is enough (1.4.8).
    holders = max(3, ceil(Fraction(games, 3)))
    if cycles > 1:
        holders = ceil(Fraction(holders, 2))
    distinct = {id(opponent): opponent for opponent in opponents}.values()
    if cycles > 1:
        found = sum(opponent.title in norm.holders for opponent in distinct)
    else:
        found = sum(opponent.title in norm.holders for opponent in opponents)
    demands = [
        Demand("games", Fraction(LEAST_GAMES), Fraction(games)),
        Demand("foreign federations", Fraction(2), Fraction(len(foreign))),
        Demand(
            "most from own federation",
            Fraction(3 * games // 5),
            Fraction(federations.count(own.federation) if own.federation else 0),
        ),
        Demand("most from one federation", Fraction(2 * games // 3), Fraction(most)),
        Demand(
            "titled",
            Fraction(ceil(Fraction(games, 2))),
            Fraction(sum(opponent.title in _TITLES for opponent in opponents)),
        ),
        Demand("title holders", Fraction(holders), Fraction(found)),
    ]
    if cycles > 1:
        demands.append(Demand("players", Fraction(6), Fraction(tournament.size)))
    return demands


def _needed(average: int, games: int, norm: Norm) -> Fraction | None:
    """The least score, in points, of at least 35 % that gives the performance; None if none."""
    for halves in range(2 * games + 1):
        score = Fraction(halves, 2)
        enough = 100 * score >= 35 * games
        if games and enough and average + difference_of_share(score, games) >= norm.performance:
            return score
    return None
