"""Result slips and headings of score sheets: two players, one above the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.formats.handouts import ScoreHeading, Side, Slip
from arbiter.formats.sheets import Name
from arbiter.paper.columns import DISC, DISC_GAP
from arbiter.paper.cutting import (
    as_many_parts,
    as_many_words,
    centred,
    placed,
    placed_right,
)
from arbiter.paper.marks import BOX_RULE, HAIRLINE, HEAD_RULE, Box, Disc, Line, Mark
from arbiter.paper.names import bounded_text, in_form
from arbiter.paper.ruler import ASCENT, CAPITAL, Ruler, baseline

SMALL = 9.0
LARGEST_TITLE = 18.0
SLIP_SIZES = (14.0, 13.0, 12.0, 11.0, 10.5, 10.0)
HEADING_SIZES = (12.0, 11.0, 10.5, 10.0, 9.5, 9.0)
TITLE = 1.3
"""Board and round on a slip, in sizes of the names."""
ROW = 1.7
SECOND_LINE = 10.8
"""From the name to the line under it, in points."""
BOX_HEIGHT = 2.4
BOX_GAP = 0.5
TICK = 0.42
"""Share of a box that is left for the cross."""
TO_SIGN = 22.0
"""Points to sign in, at least."""
PITCH = 1.32
"""From line to line of a heading."""


class _Shown(NamedTuple):
    """A side with its name in the lines that it takes."""

    side: Side
    lines: list[str]


def slip_marks(
    slips: Sequence[Slip], width: float, height: float, ruler: Ruler
) -> list[list[Mark]] | None:
    """The marks of each slip in the largest type in which all of them have room; None where
    even the smallest has none."""
    for size in SLIP_SIZES:
        if _slip_head(size) + 2 * _row(size) + _slip_foot(size) > height:
            continue
        last = size == SLIP_SIZES[-1]
        room = width - _indent([side for slip in slips for side in slip.sides], size, ruler)
        shown = [[_shown(side, size, room, ruler, last=last) for side in s.sides] for s in slips]
        if all(side is not None for sides in shown for side in sides):
            return [
                _slip(slip, [s for s in sides if s is not None], size, width, height, ruler)
                for slip, sides in zip(slips, shown)
            ]
    return None


def heading_marks(
    headings: Sequence[ScoreHeading], width: float, height: float, ruler: Ruler
) -> list[list[Mark]] | None:
    """The marks of each heading in the largest type in which all have room, or None."""
    for size in HEADING_SIZES:
        if SMALL * ASCENT + 3 * PITCH * size + 0.3 * size > height:
            continue
        last = size == HEADING_SIZES[-1]
        room = width - _indent([side for h in headings for side in h.sides], size, ruler)
        shown = [[_shown(s, size, room, ruler, last=last) for s in h.sides] for h in headings]
        if all(side is not None for sides in shown for side in sides):
            return [
                _heading(heading, [s for s in sides if s is not None], size, width, ruler)
                for heading, sides in zip(headings, shown)
            ]
    return None


def _slip_head(size: float) -> float:
    title = min(LARGEST_TITLE, TITLE * size)
    return (ASCENT + 0.3) * SMALL + 1.4 * title


def _row(size: float) -> float:
    return ROW * size + SECOND_LINE


def _slip_foot(size: float) -> float:
    return (0.8 + BOX_HEIGHT) * size + TO_SIGN + 1.4 * SMALL


def _indent(sides: Sequence[Side], size: float, ruler: Ruler) -> float:
    """Where names begin: after the disc and the widest number."""
    widest = max(ruler.width(side.number, size) for side in sides)
    return (DISC + 2 * DISC_GAP) * size + widest + 0.35 * size


def _shown(side: Side, size: float, room: float, ruler: Ruler, *, last: bool) -> _Shown | None:
    """*side* with its name in the longest form that *room* holds; in the *last* size in two
    lines if it must be. None if it has no room."""
    name = Name(bounded_text(side.name.family), bounded_text(side.name.given), side.name.comma)
    for form in range(4):
        text = in_form(name, form)
        if ruler.width(text, size, True) <= room:
            return _Shown(side, [text])
    if not last:
        return None
    return _Shown(side, ruler.wrap(in_form(name, 3), size, room, True)[:2])


def _above(event: str, when: Sequence[str], width: float, ruler: Ruler) -> tuple[list[Mark], float]:
    """The line with the event at the left and the day at the right, and its baseline."""
    y = ASCENT * SMALL
    day = next(
        (form for form in when if ruler.width(form, SMALL) <= width / 2),
        "" if not when else when[-1],
    )
    room = width - (ruler.width(day, SMALL) + SMALL if day else 0.0)
    marks: list[Mark] = [placed(ruler, 0.0, y, as_many_words(event, SMALL, room, ruler), SMALL)]
    if day:
        marks.append(placed_right(ruler, width, y, day, SMALL))
    return marks, y


def _slip(
    slip: Slip, sides: Sequence[_Shown], size: float, width: float, height: float, ruler: Ruler
) -> list[Mark]:
    marks, y = _above(slip.event, slip.when, width, ruler)
    title = min(LARGEST_TITLE, TITLE * size)
    y += 0.3 * SMALL + 0.95 * title
    marks.append(placed(ruler, 0.0, y, slip.board, title, True))
    marks.append(placed_right(ruler, width, y, slip.round, max(SMALL, 0.75 * size)))
    y += 0.45 * title
    marks.append(Line(0.0, y, width, y, HEAD_RULE))
    indent = _indent(slip_sides(sides), size, ruler)
    for side, filled in zip(sides, (False, True)):
        centre = y + _row(size) / 2
        marks += _player(side, filled if slip.discs else None, centre, size, width, indent, ruler)
        y += _row(size)
        marks.append(Line(0.0, y, width, y, HAIRLINE))
    return marks + _boxes(slip, y + 0.8 * size, size, width, height, ruler)


def slip_sides(sides: Sequence[_Shown]) -> list[Side]:
    """The sides themselves."""
    return [shown.side for shown in sides]


def _player(
    shown: _Shown,
    filled: bool | None,
    centre: float,
    size: float,
    width: float,
    indent: float,
    ruler: Ruler,
) -> list[Mark]:
    """Disc, number and name, with the details under it if the name is one line."""
    side = shown.side
    details = side.details if filled is not None else f"{side.label} · {side.details}"
    second = list(shown.lines[1:])
    block = SECOND_LINE if second or details else 0.0
    y = centre + (CAPITAL * size - block) / 2
    marks = _colour(filled, y, size)
    marks.append(placed_right(ruler, indent - 0.35 * size, y, side.number, size))
    marks.append(placed(ruler, indent, y, shown.lines[0], size, True))
    if second:
        marks.append(placed(ruler, indent, y + SECOND_LINE, second[0], size, True))
    elif details:
        text = as_many_parts(details.removesuffix(" · "), SMALL, width - indent, ruler)
        marks.append(placed(ruler, indent, y + SECOND_LINE, text, SMALL))
    return marks


def _colour(filled: bool | None, y: float, size: float) -> list[Mark]:
    if filled is None:
        return []
    radius = DISC * size / 2
    return [Disc(radius, y - CAPITAL * size / 2, 2 * radius, filled)]


def _boxes(
    slip: Slip, top: float, size: float, width: float, height: float, ruler: Ruler
) -> list[Mark]:
    """A box for each result with room for a cross, and the lines to sign on."""
    gap, high = BOX_GAP * size, BOX_HEIGHT * size
    each = (width - 2 * gap) / 3
    marks: list[Mark] = []
    label = height - 0.3 * SMALL
    line = label - 1.2 * SMALL
    for at, (result, signer) in enumerate(zip(slip.results, slip.signers)):
        x = at * (each + gap)
        tick = min(TICK * each, high)
        marks.append(Box(x, top, each, high, weight=BOX_RULE))
        marks.append(Line(x + tick, top, x + tick, top + high, BOX_RULE))
        y = baseline(top + high / 2, size)
        marks.append(centred(ruler, x + (tick + each) / 2, y, result, size))
        marks.append(Line(x, line, x + each, line, HEAD_RULE))
        marks.append(placed(ruler, x, label, as_many_words(signer, SMALL, each, ruler), SMALL))
    return marks


def _heading(
    heading: ScoreHeading, sides: Sequence[_Shown], size: float, width: float, ruler: Ruler
) -> list[Mark]:
    marks, y = _above(heading.event, heading.when, width, ruler)
    y += PITCH * size
    marks.append(placed(ruler, 0.0, y, heading.board, size, True))
    marks.append(placed_right(ruler, width, y, heading.round, size))
    indent = _indent(slip_sides(sides), size, ruler)
    for shown, filled in zip(sides, (False, True)):
        y += PITCH * size
        side, name = shown.side, shown.lines[0]
        marks += _colour(filled if heading.discs else None, y, size)
        marks.append(placed_right(ruler, indent - 0.35 * size, y, side.number, size))
        marks.append(placed(ruler, indent, y, name, size, side.own))
        told = side.details if heading.discs else side.label
        free = width - indent - ruler.width(name, size, side.own) - size
        if told and ruler.width(told, SMALL) <= free:
            marks.append(placed_right(ruler, width, y, told, SMALL))
    return marks
