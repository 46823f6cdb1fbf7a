"""A name on a card, as large as the card holds, and lines of other type under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.paper.cutting import centred
from arbiter.paper.marks import Text
from arbiter.paper.names import breaks
from arbiter.paper.ruler import CAPITAL, Ruler

DESCENT = 0.21
"""What hangs under the last line, in sizes."""


class CardLine(NamedTuple):
    """One line: its type, and how far its baseline stands under that of the line before it."""

    text: str
    size: float
    bold: bool
    step: float


def family_lines(
    family: str, largest: float, two_lines: float, width: float, ruler: Ruler
) -> tuple[float, list[str]]:
    """Type and lines of a family name: as large as *width* allows and *largest* at most, in two
    lines where one would be under *two_lines*. A name may be of signs that have no width."""
    wide = ruler.width(family, 1.0, True)
    one = min(largest, width / wide) if wide else largest
    halves = breaks(family)
    if one >= min(two_lines, largest) or not halves:
        return one, [family]
    pair = min(halves, key=lambda pair: max(ruler.width(half, 1.0, True) for half in pair))
    widest = max(ruler.width(half, 1.0, True) for half in pair)
    return min(two_lines, largest, width / widest), list(pair)


def block_height(lines: Sequence[CardLine]) -> float:
    """From the capitals of the first line to what hangs under the last."""
    steps = sum(line.step for line in lines[1:])
    return CAPITAL * lines[0].size + steps + DESCENT * lines[-1].size


def stacked(
    lines: Sequence[CardLine], width: float, top: float, room: float, ruler: Ruler
) -> list[Text]:
    """*lines* about the middle of *width*, and of *room* points under *top*."""
    y = top + (room - block_height(lines)) / 2 + CAPITAL * lines[0].size
    texts = []
    for at, line in enumerate(lines):
        y += line.step if at else 0.0
        texts.append(centred(ruler, width / 2, y, line.text, line.size, line.bold))
    return texts
