"""Badges to be worn: cards for the usual holders, a name that is read across a table."""

from __future__ import annotations

from arbiter.formats.handouts import Badge
from arbiter.paper.cutting import as_many_parts, as_many_words, placed, placed_right
from arbiter.paper.marks import MILLIMETRE, Mark
from arbiter.paper.name_lines import DESCENT, CardLine, block_height, family_lines, stacked
from arbiter.paper.names import bounded_text
from arbiter.paper.ruler import CAPITAL, Ruler

WIDTH, HEIGHT = 90 * MILLIMETRE, 55 * MILLIMETRE
"""What a holder takes that is sold for badges or visiting cards."""
LARGEST, TWO_LINES = 30.0, 20.0
"""Type of the family name: as large as fits, in two lines where one would be under 20 points."""
SMALLEST = 9.0
GIVEN, LARGEST_GIVEN, SMALLEST_GIVEN = 0.62, 17.0, 13.0
DETAILS = 11.0
NUMBER = 14.0
EVENT, EVENT_LINES, EVENT_LEADING = 9.0, 2, 1.25
LEADING, UNDER_FAMILY, UNDER_GIVEN = 1.15, 1.45, 1.6
ABOVE_FOOT = 9.0
CLOSER = 0.95
NEARLY = 0.9


def badge_marks(badge: Badge, width: float, height: float, ruler: Ruler) -> list[Mark]:
    """A badge on so much room inside its cuts: the name in the middle, number and event at the
    foot. No part of a name is ever left out."""
    foot = height - DESCENT * (NUMBER if badge.number else EVENT)
    number = ruler.width(badge.number, NUMBER, True)
    events = _event(badge.event, width - number - (NUMBER if badge.number else 0.0), ruler)
    high = max(
        CAPITAL * NUMBER if badge.number else 0.0,
        CAPITAL * EVENT + EVENT_LEADING * EVENT * (len(events) - 1) if events else 0.0,
    )
    room = foot - high - ABOVE_FOOT if high else height
    marks: list[Mark] = [*stacked(_fitting(badge, width, room, ruler), width, 0.0, room, ruler)]
    if badge.number:
        marks.append(placed(ruler, 0.0, foot, badge.number, NUMBER, True))
    for line, text in enumerate(reversed(events)):
        y = foot - line * EVENT_LEADING * EVENT
        marks.append(placed_right(ruler, width, y, text, EVENT))
    return marks


def _event(event: str, room: float, ruler: Ruler) -> list[str]:
    """The event in two lines at most, shortened after a word."""
    lines = ruler.wrap(event, EVENT, room) if event else []
    if len(lines) > EVENT_LINES:
        kept = lines[: EVENT_LINES - 1]
        rest = " ".join(lines[EVENT_LINES - 1 :])
        lines = [*kept, as_many_words(rest, EVENT, room, ruler)]
    return lines


def _fitting(badge: Badge, width: float, room: float, ruler: Ruler) -> list[CardLine]:
    """Family name, given name and details. The club has a line of its own where that costs the
    name next to nothing."""
    full = _largest(badge, _details(badge.details, width, ruler), width, room, ruler)
    short = as_many_parts(badge.details, DETAILS, width, ruler) if badge.details else ""
    if full[0].size >= NEARLY * LARGEST:
        return full
    other = _largest(badge, [short] if short else [], width, room, ruler)
    return full if full[0].size >= NEARLY * other[0].size else other


def _largest(
    badge: Badge, details: list[str], width: float, room: float, ruler: Ruler
) -> list[CardLine]:
    """All lines in the largest type of the name in which *room* holds them; where not even the
    smallest does, without *details*."""
    largest = LARGEST
    while True:
        lines = _lines(badge, details, largest, width, ruler)
        if block_height(lines) <= room:
            return lines
        if largest == SMALLEST:
            return _lines(badge, [], largest, width, ruler)
        largest = max(SMALLEST, CLOSER * largest)


def _lines(
    badge: Badge, details: list[str], largest: float, width: float, ruler: Ruler
) -> list[CardLine]:
    size, families = _family(bounded_text(badge.family), largest, width, ruler)
    lines = [CardLine(line, size, True, LEADING * size) for line in families]
    given = min(LARGEST_GIVEN, max(min(SMALLEST_GIVEN, largest), GIVEN * size))
    shown = bounded_text(badge.given)
    for at, line in enumerate(ruler.wrap(shown, given, width) if shown else []):
        lines.append(CardLine(line, given, False, (LEADING if at else UNDER_FAMILY) * given))
    for at, line in enumerate(details):
        step = (LEADING if at else UNDER_GIVEN) * DETAILS
        lines.append(CardLine(line, DETAILS, badge.office, step))
    return lines


def _family(family: str, largest: float, width: float, ruler: Ruler) -> tuple[float, list[str]]:
    """Type and lines; a name that no line holds is broken between letters."""
    size, lines = family_lines(family, largest, TWO_LINES, width, ruler)
    if size >= SMALLEST:
        return size, lines
    size = min(largest, SMALLEST_GIVEN)
    return size, ruler.wrap(family, size, width, True)


def _details(details: str, width: float, ruler: Ruler) -> list[str]:
    """The parts of *details* in one line, or the last of them in a line of its own."""
    if not details or ruler.width(details, DETAILS) <= width:
        return [details] if details else []
    first, dot, last = details.rpartition(" · ")
    shown = as_many_words(last, DETAILS, width, ruler)
    return [as_many_words(first, DETAILS, width, ruler), shown] if dot else [shown]
