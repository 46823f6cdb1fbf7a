"""Totals as tables show them: points with halves of every spelling, and other numbers."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.names import tidy
from arbiter.formats.recognition import result_letters
from arbiter.formats.recognition.beside_result import without_footnote
from arbiter.formats.recognition.result_dates import halves_of_may
from arbiter.formats.source.book import SourceCell

_POINTS = re.compile(r"(\d{0,3})(?: ?(½|1/2)|[.,](\d+))?")
_OF_GAMES = re.compile(r"(.*\d[½.,\d]*|½)\s*(?:/|из|of|von|av|de|sur)\s*(\d{1,3})")
_LEAST_GAMES = 2
"""``1/2`` is a half, and ``3/2`` nothing."""
_MOST_POINTS = 1000
_LARGEST_TIE_BREAK = 10**6
_ALIKE = str.maketrans({"з": "3", "З": "3"})


class Total(NamedTuple):
    """What a player is said to have, in half points, and why that is not certain."""

    halves: int
    doubt: Doubtful | None = None


def read_total(cell: SourceCell) -> Total | None:
    """The points in *cell*: ``4½``, ``4,5``, ``4 1/2``, 4 May for 4.5; None if it has none.

    >>> read_total(SourceCell("2½", "2½"))
    Total(halves=5, doubt=None)
    """
    value = cell.value
    if cell.empty or isinstance(value, bool):
        return None
    may = halves_of_may(cell)
    if may is not None:
        return Total(may, Doubtful.POINTS_AS_DATE)
    if isinstance(value, int | float):
        if not 0 <= value < _MOST_POINTS:
            return None
        halves = Fraction(value) * 2
        return Total(int(halves)) if halves.denominator == 1 else None
    text = _without_games(result_letters.plain(without_footnote(tidy(cell.text))))
    halves_read = _halves(text)
    if halves_read is not None:
        return Total(halves_read)
    for meant, doubt in (
        (result_letters.plain(result_letters.undamaged(cell.text)), Doubtful.ENCODING_DAMAGE),
        (result_letters.figures(text.translate(_ALIKE)), Doubtful.LOOKALIKE),
    ):
        halves_read = _halves(meant)
        if halves_read is not None:
            return Total(halves_read, doubt)
    return None


def _without_games(text: str) -> str:
    """*text* without of how many games the points are: ``4½`` for ``4½/7``, ``4 из 7``."""
    found = _OF_GAMES.fullmatch(text)
    return found[1] if found and int(found[2]) > _LEAST_GAMES else text


def _halves(text: str) -> int | None:
    found = _POINTS.fullmatch(text)
    if found is None or not text or text in (".", ","):
        return None
    whole, half, decimals = found.groups()
    if decimals is not None and decimals.rstrip("0") not in ("", "5"):
        return None
    return 2 * int(whole or 0) + (half is not None or (decimals or "").startswith("5"))


def read_number(cell: SourceCell) -> tuple[Fraction, int] | None:
    """A number such as a tie-break, with how many decimals it is given; None if it is none."""
    if isinstance(cell.value, bool):
        return None
    if isinstance(cell.value, int | float):
        if not abs(cell.value) < _LARGEST_TIE_BREAK:
            return None
        text = f"{cell.value:.4f}".rstrip("0")
        return Fraction(text), len(text.partition(".")[2])
    text = result_letters.plain(cell.text).replace(",", ".").replace(" ", "")
    quarters = {"1⁄4": "25", "½": "50", "3⁄4": "75"}
    for sign, decimals in quarters.items():
        if text.endswith(sign):
            text = f"{text.removesuffix(sign) or '0'}.{decimals}"
    found = re.fullmatch(r"-?\d{1,5}(?:\.(\d{1,4}))?", text)
    return (Fraction(text), len(found[1] or "")) if found else None


_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_CYRILLIC_ROMAN = str.maketrans({"і": "i", "х": "x", "с": "c", "м": "m", "у": "v"})


def read_place(cell: SourceCell) -> tuple[int, int] | None:
    """The place in *cell*, first and last where it is shared: ``3``, ``II``, ``3-4``, ``3=``.

    >>> read_place(SourceCell("II–IV", "II–IV"))
    (2, 4)
    """
    plain = result_letters.plain(without_footnote(tidy(cell.text)))
    text = tidy(plain.translate(_CYRILLIC_ROMAN)).rstrip(".=")
    parts = [place for part in re.split(r"[-/]", text) if (place := _place(part.strip()))]
    if len(parts) != len(re.split(r"[-/]", text)) or len(parts) > 2 or parts != sorted(parts):
        return None
    return parts[0], parts[-1]


def _place(text: str) -> int | None:
    if re.fullmatch(r"\d{1,3}(\.0)?", text):
        return int(text.split(".")[0])
    if not text or set(text) - set(_ROMAN):
        return None
    values = [_ROMAN[letter] for letter in text]
    return sum(
        -value if any(value < after for after in values[place + 1 :][:1]) else value
        for place, value in enumerate(values)
    )
