"""What stands on the tables: tents with a name on either side, and numbers of boards."""

from __future__ import annotations

from dataclasses import replace

from arbiter.formats.handouts import BoardNumber, PlaceCard
from arbiter.paper.cutting import (
    EDGE,
    STROKE,
    as_many_parts,
    as_many_words,
    centred,
    placed,
    placed_right,
)
from arbiter.paper.marks import HAIRLINE, Line, Mark, Text
from arbiter.paper.name_lines import DESCENT, CardLine, block_height, family_lines, stacked
from arbiter.paper.names import bounded_text
from arbiter.paper.ruler import CAPITAL, Ruler, baseline

LARGEST, TWO_LINES, SMALLEST = 64.0, 40.0, 28.0
"""Type of the family name: as large as fits, in two lines where one would be under 40 points."""
GIVEN, LARGEST_GIVEN, SMALLEST_GIVEN = 0.42, 24.0, 14.0
DETAILS = 14.0
SMALL = 9.0
NUMBER = 18.0
LEADING = 1.1
BOARD = 200.0
CLOSER = 0.9


def tent_marks(card: PlaceCard, width: float, height: float, ruler: Ruler) -> list[Mark]:
    """A tent on so much room inside its cuts. It is folded in the middle; what stands above
    the fold is the other way up."""
    fold = height / 2
    half = fold - EDGE
    foot = height - DESCENT * NUMBER
    number = foot - CAPITAL * NUMBER - SMALL - fold - EDGE if card.number or card.event else half
    lower = _name(card, width, fold + EDGE, number, ruler)
    marks: list[Mark] = [*lower, *(_turned(text, width, height) for text in lower)]
    if card.number:
        marks.append(placed(ruler, 0.0, foot, card.number, NUMBER, True))
    room = width - ruler.width(card.number, NUMBER, True) - NUMBER
    if card.event:
        event = as_many_words(card.event, SMALL, room, ruler)
        marks.append(placed_right(ruler, width, foot, event, SMALL))
    for start in (0.0, width - STROKE):
        marks.append(Line(start, fold, start + STROKE, fold, HAIRLINE, dashed=True))
    return marks


def number_marks(board: BoardNumber, width: float, height: float, ruler: Ruler) -> list[Mark]:
    """The number of a board, as large as a hall needs, in the middle."""
    size = min(BOARD, width / ruler.width(board.number, 1.0, True), height / CAPITAL)
    return [centred(ruler, width / 2, baseline(height / 2, size), board.number, size, True)]


def _name(card: PlaceCard, width: float, top: float, room: float, ruler: Ruler) -> list[Text]:
    """Family name, given name and details in the middle of *room* points under *top*."""
    largest = LARGEST
    while True:
        lines = _lines(card, largest, width, ruler)
        if block_height(lines) <= room or largest < SMALLEST / 2:
            return stacked(lines, width, top, room, ruler)
        largest *= CLOSER  # a low tent, as on A5


def _lines(card: PlaceCard, largest: float, width: float, ruler: Ruler) -> list[CardLine]:
    most = min(largest, LARGEST)
    size, lines = family_lines(bounded_text(card.family), most, TWO_LINES, width, ruler)
    given = min(LARGEST_GIVEN, max(SMALLEST_GIVEN, GIVEN * size))
    shown = as_many_words(bounded_text(card.given), given, width, ruler) if card.given else ""
    details = as_many_parts(card.details, DETAILS, width, ruler) if card.details else ""
    found = [CardLine(line, size, True, LEADING * size) for line in lines]
    found += [CardLine(shown, given, False, 1.5 * given)] if shown else []
    found += [CardLine(details, DETAILS, False, 1.9 * DETAILS)] if details else []
    return found


def _turned(text: Text, width: float, height: float) -> Text:
    """*text* where it stands when the card is turned round its middle."""
    return replace(text, x=width - text.x, y=height - text.y, turned=True)
