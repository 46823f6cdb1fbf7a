"""Results, points and values as arbiters type, print and code them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from arbiter.domain.errors import MarkCount, UnknownMark
from arbiter.domain.result import Outcome, Result

if TYPE_CHECKING:
    from fractions import Fraction

MINUS = "−"
OPEN = "·"
"""The mark of a game without a result, where a cell holds more than one."""
NO_PLACE = "—"
"""In the place of a place: withdrew, and his results do not count."""

_TYPED = {
    "1": Result.WHITE_WINS,
    "0": Result.BLACK_WINS,
    "+": Result.WHITE_WINS_BY_FORFEIT,
    "-": Result.BLACK_WINS_BY_FORFEIT,
    "--": Result.DOUBLE_FORFEIT,
    "0-0": Result.BOTH_LOSE,
    # The same keys on a Russian layout type ц, в and д.
    **dict.fromkeys("wц", Result.WHITE_WINS_UNRATED),
    **dict.fromkeys("dв", Result.DRAW_UNRATED),
    **dict.fromkeys("lд", Result.BLACK_WINS_UNRATED),
} | dict.fromkeys(("½", "=", ".5", "0.5", "5", "1/2"), Result.DRAW)
_TYPED |= {
    f"{half}-0": Result.WHITE_DRAWS_BLACK_LOSES for half in ("½", "=", ".5", "0.5", "1/2")
} | {f"0-{half}": Result.WHITE_LOSES_BLACK_DRAWS for half in ("½", "=", ".5", "0.5", "1/2")}
_EXACT = {
    Result.DOUBLE_FORFEIT: "--",
    Result.BOTH_LOSE: "0-0",
    Result.WHITE_DRAWS_BLACK_LOSES: "½-0",
    Result.WHITE_LOSES_BLACK_DRAWS: "0-½",
    Result.WHITE_WINS_UNRATED: "W",
    Result.DRAW_UNRATED: "D",
    Result.BLACK_WINS_UNRATED: "L",
}
"""Results of which the mark of one row does not say all."""


def parse_mark(text: str, *, white: bool = True) -> Result | None:
    """The result that *text* means when the player who typed it had White, or Black.

    Takes ``1 0 ½ = .5 0,5 5 + - --``; ``+`` and ``-`` are forfeits seen from the player,
    ``--`` means that neither appeared. What the arbiter decided is written from both sides,
    ``0-0 ½-0 0-½``, the player's first; ``W D L`` are not rated, as in a file for FIDE.
    Nothing at all, or ``·``, is None: not reported.

    >>> parse_mark("0", white=False)
    <Result.WHITE_WINS: '1-0'>

    :raises UnknownMark: *text* is none of these.
    """
    plain = _plain(text)
    if plain in ("", OPEN):
        return None
    try:
        result = _TYPED[plain.casefold()]
    except KeyError:
        raise UnknownMark(text.strip()) from None
    return result if white else result.reversed


_MARKS_IN_CELL = r"(?i)--|1/2|0?\.5|[10½=5+\-·wdlцвд]"


def parse_marks(text: str, games: int) -> tuple[Result | None, ...]:
    """The results of a cell that holds *games* games, as if its player always had White.

    The marks stand in playing order, with or without blanks: ``1½``, ``1 ½``, ``· ½``. A
    decision, ``0-0``, has blanks around it. Nothing at all clears every game.

    >>> [result and result.value for result in parse_marks("· ½", 2)]
    [None, '1/2-1/2']

    :raises UnknownMark: something in *text* is no mark.
    :raises MarkCount: there are more or fewer marks than games.
    """
    plain = _plain(text)
    if not plain:
        return (None,) * games
    ways = [_split(plain, decisions=decisions) for decisions in (True, False)]
    if not any(ways):
        raise UnknownMark(text.strip())
    marks = next((way for way in ways if len(way) == games), None)
    if marks is None:
        raise MarkCount(text.strip(), games)
    return tuple(parse_mark(mark) for mark in marks)


def _split(plain: str, *, decisions: bool) -> list[str]:
    """The marks in *plain*, of which words may be *decisions*; nothing if it holds others."""
    marks: list[str] = []
    for word in plain.split():
        if decisions and word in _TYPED:
            marks.append(word)
            continue
        found = re.findall(_MARKS_IN_CELL, word)
        if "".join(found) != word:
            return []
        marks += found
    return marks


def typed_mark(result: Result | None, *, white: bool = True) -> str:
    """What would be typed for *result* in the row of White, or of Black: ``parse_mark`` of it
    gives it back, whatever it is.

    >>> typed_mark(Result.WHITE_DRAWS_BLACK_LOSES, white=False)
    '0-½'
    """
    if result is None:
        return ""
    seen = result if white else result.reversed
    return _EXACT.get(seen) or format_mark(seen)


def _plain(text: str) -> str:
    plain = text.strip().replace(",", ".")
    for dash in ("–", "—", "−", "‐", "‑"):
        plain = plain.replace(dash, "-")
    return plain


_MARKS = {
    Outcome.WIN: "1",
    Outcome.DRAW: "½",
    Outcome.LOSS: "0",
}


def format_mark(result: Result | None, *, white: bool = True) -> str:
    """What the crosstable shows for *result* in the row of White, or of Black.

    Won and lost by forfeit are ``+`` and ``−``; a game without a result is empty.

    >>> format_mark(Result.WHITE_WINS, white=False)
    '0'
    """
    if result is None:
        return ""
    outcome = result.white if white else result.black
    if not result.played:
        return "+" if outcome is Outcome.WIN else MINUS
    return _MARKS[outcome]


def format_result(result: Result | None) -> str:
    """The result of a board as it is printed: ``1–0``, ``½–½``, ``+/−``, ``−/−``.

    >>> format_result(Result.DRAW)
    '½–½'
    """
    if result is None:
        return ""
    white = format_mark(result)
    black = format_mark(result, white=False)
    return f"{white}–{black}" if result.played else f"{white}/{black}"


def format_points(half_points: int) -> str:
    """A score with its half as a sign.

    >>> format_points(9), format_points(1), format_points(0), format_points(-3)
    ('4½', '½', '0', '−1½')
    """
    whole, half = divmod(abs(half_points), 2)
    sign = MINUS if half_points < 0 else ""
    if half:
        return f"{sign}{whole or ''}½"
    return f"{sign}{whole}"


def format_decimal(value: int | Fraction, per_point: int = 1, *, mark: str = ".") -> str:
    """*value*, given in parts of which *per_point* make one, as an exact decimal.

    Halves and quarters come out whole; what has no end (thirds) is cut to three places,
    .5 up. No zeros at the end.

    >>> format_decimal(47, 4), format_decimal(36, 4), format_decimal(-25, 2, mark=",")
    ('11.75', '9', '−12,5')
    """
    parts = value.denominator * per_point
    rounded = (2000 * value.numerator + parts) // (2 * parts)
    whole, rest = divmod(abs(rounded), 1000)
    sign = MINUS if rounded < 0 else ""
    fraction = f"{rest:03d}".rstrip("0")
    return f"{sign}{whole}{mark}{fraction}" if fraction else f"{sign}{whole}"


def format_factor(value: int | Fraction) -> str:
    """A number of a formula: halves and quarters as signs (``2¼``), else as a decimal."""
    signs = {(0, 1): "", (1, 4): "¼", (1, 2): "½", (3, 4): "¾"}
    size = -value if value < 0 else value
    whole, rest = divmod(size, 1)
    found = signs.get((rest.numerator, rest.denominator))
    if found is None:
        return format_decimal(value)
    sign = MINUS if value < 0 else ""
    return f"{sign}{whole or '' if rest else whole}{found}"


def format_sum(terms: Iterable[str]) -> str:
    """*terms*, written already, added up; one that begins with a minus sign is taken away.

    >>> format_sum(["2½", "1", "−5"])
    '2½ + 1 − 5'
    """
    text = ""
    for term in terms:
        if not text:
            text = term
        elif term.startswith(MINUS):
            text += f" {MINUS} {term.removeprefix(MINUS)}"
        else:
            text += f" + {term}"
    return text


def format_place(rank: int | None, last: int | None, *, roman: bool = False) -> str:
    """A place, or the range of places that several share; ``—`` for who has none.

    >>> format_place(3, 3), format_place(2, 4), format_place(3, 4, roman=True)
    ('3', '2–4', 'III–IV')
    """
    if rank is None or last is None:
        return NO_PLACE
    write = to_roman if roman else str
    return write(rank) if rank == last else f"{write(rank)}–{write(last)}"


def to_roman(number: int) -> str:
    """*number*, from 1, in Roman numerals.

    >>> to_roman(4), to_roman(19), to_roman(60)
    ('IV', 'XIX', 'LX')
    """
    steps = [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX")]
    steps += [(5, "V"), (4, "IV"), (1, "I")]
    written = ""
    for value, letters in steps:
        count, number = divmod(number, value)
        written += letters * count
    return written


_TRF = {
    Result.WHITE_WINS: "10",
    Result.DRAW: "==",
    Result.BLACK_WINS: "01",
    Result.WHITE_WINS_BY_FORFEIT: "+-",
    Result.BLACK_WINS_BY_FORFEIT: "-+",
    Result.DOUBLE_FORFEIT: "--",
    Result.BOTH_LOSE: "00",
    Result.WHITE_DRAWS_BLACK_LOSES: "=0",
    Result.WHITE_LOSES_BLACK_DRAWS: "0=",
    Result.WHITE_WINS_UNRATED: "WL",
    Result.DRAW_UNRATED: "DD",
    Result.BLACK_WINS_UNRATED: "LW",
}


def trf_letter(result: Result, *, white: bool) -> str:
    """How FIDE's report (TRF, record 001) writes *result* in the line of White, or of Black.

    ``W D L`` are games of less than one move, which are not rated.

    >>> trf_letter(Result.BLACK_WINS_BY_FORFEIT, white=True), trf_letter(Result.DRAW, white=False)
    ('-', '=')
    """
    return _TRF[result][0 if white else 1]
