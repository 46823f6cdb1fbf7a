"""What a tie-break is: a value for ranking, and an explanation when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from arbiter.domain.errors import UnknownTieBreak
from arbiter.domain.tournament import Game, Tournament

if TYPE_CHECKING:
    from fractions import Fraction

EDITION = "2026-03-01"
"""From when the edition of FIDE C.07 is in force that the articles are quoted from."""


class Reason(Enum):
    """Why a part is listed although it adds nothing, or why it counts as it does."""

    ADJOURNED = "adjourned, counted as a draw"
    NOT_REPORTED = "not reported yet"
    BELOW_LINE = "opponent below the line"
    NOT_A_WIN = "not a win"
    FORFEIT_WIN = "won by forfeit"
    FORFEIT = "forfeited, not played"
    NOT_BLACK = "played with White"
    COLOUR_UNKNOWN = "colour not known"
    DRAW = "a draw adds nothing"
    MEAN = "mean of several games"
    CUT_LOWEST = "cut as the least significant"
    CUT_HIGHEST = "cut as the most significant"
    FORFEIT_LOSS = "lost by forfeit"
    LESS_THAN_OPPONENT = "fewer points than the opponent"
    EQUAL_POINTS = "as many points as the opponent"
    UNRATED = "opponent without a rating"
    ASSUMED_RATING = "opponent without a rating, counted with the one assumed"
    EXPECTED = "expected score"
    NO_PERFORMANCE = "opponent without a performance"
    UNPLAYED_AS_DRAWS = "unplayed games of the opponent counted as draws"


class Part(NamedTuple):
    """One addend: *factor* times *score*, in points, taken against *opponent*.

    What is left out stays in the list with ``counted`` False and its reason. Where a part
    belongs to a round and to no opponent, ``round`` says which.
    """

    opponent: int | None
    factor: Fraction
    score: Fraction
    counted: bool = True
    reason: Reason | None = None
    round: int | None = None

    @property
    def value(self) -> Fraction:
        """What this part adds, whether or not it is counted."""
        return self.factor * self.score


class Explanation(NamedTuple):
    """A value taken apart: the counted parts added up, divided by *divisor*, and *plus*.

    Where it is ``rounded``, what was divided becomes a whole number, halves upwards. Two
    figures are there to be told: ``line``, the least score of an opponent who counts (Koya),
    and ``gained``, the points over the board that *plus* stands for (performance). Where it is
    not ``defined`` there is no value, and ``total`` is only a 0: nobody rated was met.
    """

    code: str
    parts: tuple[Part, ...]
    divisor: int = 1
    plus: int | Fraction = 0
    rounded: bool = False
    line: Fraction | None = None
    gained: Fraction | None = None
    defined: bool = True

    @property
    def base(self) -> str:
        """The code without its modifier."""
        return self.code.partition("/")[0]

    @property
    def mean(self) -> Fraction:
        """The counted parts added up and divided, exactly."""
        added = sum((part.value for part in self.parts if part.counted), half(0))
        return added / self.divisor

    @property
    def total(self) -> Fraction:
        """The value, in points (or games, or whatever is counted)."""
        if not self.rounded:
            return self.mean + self.plus
        from arbiter.domain.rating import half_up  # only for what counts ratings

        return half(2 * half_up(self.mean)) + self.plus


class Silence(Enum):
    """Why a tie-break says nothing about a tournament."""

    COLOURS = "colours are not known"
    ROUNDS = "rounds are not known"
    RATINGS = "somebody has no rating, and the regulations do not say how he counts"


Number = int | None
"""A value for ranking; None where there is none for a player, who then comes last."""
Value = Callable[[Tournament, Sequence[int]], Sequence[Number]]
"""Whole numbers for some players, given by number, of whom it is to say who is better."""
Explain = Callable[[Tournament, int, Sequence[int]], Explanation]
"""How the value of one player among the others comes about."""


class TieBreak(NamedTuple):
    """One way to decide between players level on points.

    ``value`` gives whole numbers, of which ``per_point(tournament)`` make one point; they
    are exact and what ranking compares. ``explain`` opens one of them into its parts.
    ``among_tied`` means that the value depends on who is tied (type A, article 4.3): it
    is asked again inside each group that is still level. ``low_first`` turns the order.
    ``by_colour`` means that it counts colours, ``by_round`` that it goes by the rounds:
    where these are not known it says nothing. ``by_rating`` means that it needs the ratings
    of all: where somebody has none and the regulations do not say how he counts, it says
    nothing either (article 10).
    """

    code: str
    article: str
    value: Value
    explain: Explain
    per_point: Callable[[Tournament], int]
    among_tied: bool = False
    low_first: bool = False
    by_colour: bool = False
    by_round: bool = False
    by_rating: bool = False

    def answers(self, tournament: Tournament) -> bool:
        """Whether *tournament* knows what is asked."""
        return self.silence(tournament) is None

    def silence(self, tournament: Tournament) -> Silence | None:
        """Why nothing can be said about *tournament*; None where it can."""
        if self.by_colour and not tournament.colours_known:
            return Silence.COLOURS
        if self.by_rating and not tournament.regulations.unrated and not tournament.all_rated:
            return Silence.RATINGS
        if self.by_round and not all(game.round for game in tournament.counted_games):
            return Silence.ROUNDS
        return None


_FILES = {
    "adjusted_berger": ("SB/US",),
    "average_rating": ("ARO",),
    "by_hand": ("HAND",),
    "direct_encounter": ("DE",),
    "koya": ("KS",),
    "lot": ("LOT",),
    "over_the_board": ("WON", "BPG", "BWG"),
    "own_data": ("TPN", "RTNG"),
    "performance": ("TPR", "PTP", "APRO", "APPO"),
    "play_off": ("PO",),
    "progressive": ("PS",),
    "rounds_elected": ("REP",),
    "simplified_berger": ("SSB",),
    "sonneborn_berger": ("SB",),
    "standard_points": ("STD",),
    "wins": ("WIN",),
}
"""Which acronyms a file knows: it is loaded with the first list that names one of them."""
_FILE_OF = {code: file for file, codes in _FILES.items() for code in codes}
_REGISTERED: dict[str, TieBreak] = {}
_FAMILIES: dict[str, Callable[[str], TieBreak | None]] = {}


def register(tie_break: TieBreak) -> None:
    """Make *tie_break* known by its code."""
    _REGISTERED[tie_break.code] = tie_break


def register_family(code: str, with_modifier: Callable[[str], TieBreak | None]) -> None:
    """Let *with_modifier* make what stands behind ``CODE/``; None is no modifier of it."""
    _FAMILIES[code] = with_modifier


def tie_break(code: str) -> TieBreak:
    """The tie-break of that acronym, with its modifier if it has one: ``SB/C1``, ``KS/L+1``.

    :raises UnknownTieBreak: there is none.
    """
    if code in _REGISTERED:
        return _REGISTERED[code]
    base, _, modifier = code.partition("/")
    file = _FILE_OF.get(code, _FILE_OF.get(base))
    if file is not None:
        import_module(f"arbiter.domain.tiebreaks.{file}")  # it registers them
    if code not in _REGISTERED:
        made = _FAMILIES[base](modifier) if base in _FAMILIES else None
        if made is None:
            raise UnknownTieBreak(code)
        _REGISTERED[code] = made
    return _REGISTERED[code]


def is_known(code: str) -> bool:
    """Whether there is a tie-break of that acronym."""
    try:
        tie_break(code)
    except UnknownTieBreak:
        return False
    return True


def by_opponent(tournament: Tournament, player: int) -> list[Game]:
    """The games of *player* in the order of the crosstable: by opponent, then by cycle."""
    games = tournament.counted_games_of(player)
    return sorted(games, key=lambda game: (game.opponent_of(player), game.cycle))


def half(points: int) -> Fraction:
    """Half points as points."""
    # To rank nothing but whole numbers is needed; a fraction stands in an explanation.
    from fractions import Fraction

    return Fraction(points, 2)


def always(number: int) -> Callable[[Tournament], int]:
    """A unit that no regulation changes."""
    return lambda tournament: number
