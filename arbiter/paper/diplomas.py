"""A diploma: a page in a frame, with much white and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.formats.handouts import Diploma
from arbiter.paper.cutting import centred
from arbiter.paper.marks import (
    BOX_RULE,
    FRAME_RULE,
    HEAD_RULE,
    MILLIMETRE,
    Box,
    Line,
    Mark,
    Page,
    Paper,
)
from arbiter.paper.ruler import Ruler

FRAME = 12 * MILLIMETRE
GAP = 4.0
"""Between the two lines of the frame."""
DESIGNED = 842.0, 595.0
"""The page for which the sizes are meant: A4, lying."""
SMALLEST = 9.0
TITLE, AWARDED, PLACE, EVENT, FOOT, SIGNER = 44.0, 15.0, 22.0, 16.0, 12.0, 10.0
NAMES = tuple(range(44, 23, -1))
SQUARES, SQUARE = 8, 6.0
TITLE_AT, SQUARES_AT, AWARDED_AT, NAME_AT = 129.0, 147.0, 190.0, 241.0
PLACE_AFTER, EVENT_AFTER = 44.0, 33.0
LEADING = 1.3
SIGNED_AT, FOOT_AT = 484.0, 536.0
SIGNED_WIDTH, SIGNED_GAP = 176.0, 30.0
WIDEST = 0.8
"""Share of the width between the frames that a line may take."""


def diploma_page(diploma: Diploma, paper: Paper, ruler: Ruler) -> Page:
    """The page of *diploma*, lying; on other paper than A4 everything is larger or smaller."""
    width, height = paper.turned(True)
    page = Page(width, height)
    scale = min(width / DESIGNED[0], height / DESIGNED[1])
    # What is left over beside the scaled page lies above and below.
    top = (height - scale * DESIGNED[1]) / 2
    drawing = _Drawing(page.marks, width, top, scale, ruler)
    _frame(page)
    drawing.write(diploma.title, TITLE, TITLE_AT)
    drawing.squares()
    drawing.write(diploma.awarded, AWARDED, AWARDED_AT)
    y = drawing.name(diploma.name) + PLACE_AFTER
    drawing.write(diploma.place, PLACE, y)
    y += EVENT_AFTER
    for line in diploma.lines:
        for part in drawing.wrapped(line, EVENT):
            drawing.write(part, EVENT, y)
            y += LEADING * EVENT
    drawing.signatures(diploma.signers)
    drawing.write(" · ".join(filter(None, (diploma.foot, diploma.admitted))), FOOT, FOOT_AT)
    return page


def _frame(page: Page) -> None:
    """A thin line twelve millimetres from the edges and a heavier one inside it."""
    for inset, weight in ((FRAME, BOX_RULE), (FRAME + GAP, FRAME_RULE)):
        wide, high = page.width - 2 * inset, page.height - 2 * inset
        page.marks.append(Box(inset, inset, wide, high, weight=weight))


class _Drawing:
    """The marks of a diploma while they are placed, in points of the page that it is meant for."""

    def __init__(
        self, marks: list[Mark], width: float, top: float, scale: float, ruler: Ruler
    ) -> None:
        self.marks = marks
        self.middle = width / 2
        self.room = WIDEST * (width - 2 * FRAME)
        self.top = top
        self.scale = scale
        self.ruler = ruler

    def size(self, points: float) -> float:
        return max(SMALLEST, self.scale * points)

    def write(self, text: str, points: float, y: float) -> None:
        """One line about the middle."""
        if text:
            at, size = self.top + self.scale * y, self.size(points)
            self.marks.append(centred(self.ruler, self.middle, at, text, size))

    def wrapped(self, text: str, points: float) -> list[str]:
        return self.ruler.wrap(text, self.size(points), self.room)

    def name(self, name: str) -> float:
        """The name as large as it fits, or in two lines; gives where the last of them stands."""
        for points in NAMES:
            if self.ruler.width(name, self.size(points)) <= self.room:
                self.write(name, points, NAME_AT)
                return NAME_AT
        y = NAME_AT
        for at, line in enumerate(self.wrapped(name, NAMES[-1])):
            y += LEADING * NAMES[-1] if at else 0.0
            self.write(line, NAMES[-1], y)
        return y

    def squares(self) -> None:
        """A rank of a chess board, white first."""
        side = self.scale * SQUARE
        x, y = self.middle - SQUARES * side / 2, self.top + self.scale * SQUARES_AT
        for at in range(1, SQUARES, 2):
            self.marks.append(Box(x + at * side, y, side, side, fill=1.0))
        self.marks.append(Box(x, y, SQUARES * side, side, weight=BOX_RULE))

    def signatures(self, signers: Sequence[tuple[str, str]]) -> None:
        """Lines side by side; under each the role, and the name where it is known."""
        wide, gap = self.scale * SIGNED_WIDTH, self.scale * SIGNED_GAP
        x = self.middle - (len(signers) * wide + (len(signers) - 1) * gap) / 2
        y, size = self.top + self.scale * SIGNED_AT, self.size(SIGNER)
        for role, name in signers:
            self.marks.append(Line(x, y, x + wide, y, HEAD_RULE))
            lines = [part for text in (role, name) if text for part in self._cut(text, size, wide)]
            for at, line in enumerate(lines[:2]):
                down = y + (1.25 + LEADING * at) * size
                self.marks.append(centred(self.ruler, x + wide / 2, down, line, size))
            x += wide + gap

    def _cut(self, text: str, size: float, room: float) -> list[str]:
        return self.ruler.wrap(text, size, room)[:1]
