"""What a tie-break is: a value for ranking, and an explanation when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from arbiter.domain.errors import UnknownTieBreak
from arbiter.domain.tournament import Game, Tournament

EDITION = "2026-03-01"
"""From when the edition of FIDE C.07 is in force that the articles are quoted from."""


class Reason(Enum):
    """Why a part is listed although it adds nothing, or why it counts as it does."""

    ADJOURNED = "adjourned, counted as a draw"
    NOT_REPORTED = "not reported yet"
    BELOW_LINE = "opponent below half of the possible points"
    NOT_A_WIN = "not a win"
    FORFEIT_WIN = "won by forfeit"
    FORFEIT = "forfeited, not played"
    NOT_BLACK = "played with White"
    COLOUR_UNKNOWN = "colour not known"
    DRAW = "a draw adds nothing"
    MEAN = "mean of several games"


class Part(NamedTuple):
    """One addend: *factor* times *score*, in points, taken against *opponent*.

    What is left out stays in the list with ``counted`` False and its reason.
    """

    opponent: int | None
    factor: Fraction
    score: Fraction
    counted: bool = True
    reason: Reason | None = None

    @property
    def value(self) -> Fraction:
        """What this part adds, whether or not it is counted."""
        return self.factor * self.score


class Explanation(NamedTuple):
    """A value taken apart: the counted parts added up, divided by *divisor*, and *plus*."""

    code: str
    parts: tuple[Part, ...]
    divisor: int = 1
    plus: Fraction = Fraction(0)

    @property
    def total(self) -> Fraction:
        """The value, in points (or games, or whatever is counted)."""
        added = sum((part.value for part in self.parts if part.counted), Fraction(0))
        return added / self.divisor + self.plus


Value = Callable[[Tournament, Sequence[int]], list[int]]
"""Whole numbers for some players, given by number, of whom it is to say who is better."""
Explain = Callable[[Tournament, int, Sequence[int]], Explanation]
"""How the value of one player among the others comes about."""


class TieBreak(NamedTuple):
    """One way to decide between players level on points.

    ``value`` gives whole numbers, of which ``per_point(tournament)`` make one point; they
    are exact and what ranking compares. ``explain`` opens one of them into its parts.
    ``among_tied`` means that the value depends on who is tied (type A, article 4.3): it
    is asked again inside each group that is still level. ``low_first`` turns the order.
    ``by_colour`` means that it counts colours: where these are not known it says nothing.
    """

    code: str
    article: str
    value: Value
    explain: Explain
    per_point: Callable[[Tournament], int]
    among_tied: bool = False
    low_first: bool = False
    by_colour: bool = False

    def answers(self, tournament: Tournament) -> bool:
        """Whether *tournament* knows what is asked."""
        return tournament.colours_known or not self.by_colour


_REGISTERED: dict[str, TieBreak] = {}


def register(tie_break: TieBreak) -> None:
    """Make *tie_break* known by its code."""
    _REGISTERED[tie_break.code] = tie_break


def tie_break(code: str) -> TieBreak:
    """The tie-break of that acronym.

    :raises UnknownTieBreak: there is none.
    """
    try:
        return _REGISTERED[code]
    except KeyError:
        raise UnknownTieBreak(code) from None


def known() -> tuple[str, ...]:
    """The acronyms of all tie-breaks, in the order in which a list offers them."""
    return tuple(sorted(_REGISTERED, key=_ORDER.index))


_ORDER = ("DE", "SB", "SSB", "WIN", "KS", "BPG", "LOT")


def by_opponent(tournament: Tournament, player: int) -> list[Game]:
    """The games of *player* in the order of the crosstable: by opponent, then by cycle."""
    games = tournament.games_of(player)
    return sorted(games, key=lambda game: (game.opponent_of(player), game.cycle))


def half(points: int) -> Fraction:
    """Half points as points."""
    return Fraction(points, 2)


def always(number: int) -> Callable[[Tournament], int]:
    """A unit that no regulation changes."""
    return lambda tournament: number
