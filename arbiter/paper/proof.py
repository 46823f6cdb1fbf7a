"""The test page of a printer: frames, rulers, letters, rules and greys, and what to look at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from arbiter.formats.handouts import Proof
from arbiter.paper.cutting import CROSS, EDGE, centred, placed, placed_right
from arbiter.paper.furniture import SEPARATOR, Stamp
from arbiter.paper.marks import (
    BOX_RULE,
    FRAME_RULE,
    HAIRLINE,
    HEAD_RULE,
    MILLIMETRE,
    TABLE_RULE,
    TILE,
    Box,
    Line,
    Mark,
    Page,
    Paper,
)
from arbiter.paper.ruler import CAPITAL, Ruler, baseline

TITLE, SMALL = 18.0, 9.0
LETTERS = (9.0, 10.0, 11.0, 12.0, 14.0, 16.0, 18.0, 22.0, 26.0)
"""The sizes in which the letters are set."""
FEWER = (9.0, 10.0, 12.0, 14.0, 18.0, 26.0)
FEWEST = (9.0, 12.0, 18.0, 26.0)
RUNGS = ((LETTERS, 12.0), (LETTERS, 10.5), (LETTERS, SMALL), (FEWER, SMALL), (FEWEST, SMALL))
"""Sizes of the letters, and that of the sentences: less of both where the paper is small."""
LEADING = 1.35
TICKS = {10: 3.5 * MILLIMETRE, 5: 2.5 * MILLIMETRE, 1: 1.5 * MILLIMETRE}
"""Length of a stroke of the rulers at every so many millimetres."""
ABOVE, BESIDE = TICKS[10] + 2.0 * SMALL, TICKS[10] + 3.2 * SMALL
"""Room for the rulers with their figures."""
RULES = (HAIRLINE, 0.4, HEAD_RULE, BOX_RULE, TABLE_RULE, FRAME_RULE)
GREYS = (TILE / 4, TILE / 2, 3 * TILE / 4, TILE)
CELL = 7 * MILLIMETRE
TABLE = (("", "1", "½"), ("0", "", "–"), ("½", "+", ""))
"""A small crosstable."""
AIR = 10.0


def proof_page(proof: Proof, paper: Paper, ruler: Ruler, stamp: Stamp) -> Page:
    """The page of *proof* on *paper*, upright. *stamp* knows the moment, type and printer."""
    for sizes, text in RUNGS:
        drawing = _Drawing(proof, paper, ruler)
        drawing.frames()
        drawing.rulers()
        drawing.head(stamp)
        drawing.letters(sizes)
        drawing.samples()
        drawing.sentences(text)
        if drawing.y <= drawing.bottom:
            break
    return drawing.page


class _Drawing:
    """The page while it is filled from the top down; ``y`` is where the next thing begins."""

    def __init__(self, proof: Proof, paper: Paper, ruler: Ruler) -> None:
        self.proof = proof
        self.paper = paper
        self.ruler = ruler
        self.page = Page(paper.width, paper.height)
        self.marks: list[Mark] = self.page.marks
        self.left = paper.frame + BESIDE
        self.right = paper.width - paper.frame - AIR
        self.y = paper.frame + ABOVE
        self.bottom = paper.height - paper.frame - AIR / 2

    def frames(self) -> None:
        """The margin of the tables, and around it that of what is cut."""
        for inset in (EDGE, self.paper.frame):
            wide, high = self.paper.width - 2 * inset, self.paper.height - 2 * inset
            self.marks.append(Box(inset, inset, wide, high, weight=BOX_RULE))

    def rulers(self) -> None:
        """Along the upper and the left side of the inner frame, in millimetres from the edges
        of the paper."""
        start = self.paper.frame
        for number, x in _millimetres(start, self.paper.width):
            self.marks.append(Line(x, start, x, start + _tick(number), HAIRLINE))
            if number % 10 == 0 and self.left < x < self.paper.width - start - SMALL:
                y = start + TICKS[10] + SMALL
                self.marks.append(centred(self.ruler, x, y, str(number), SMALL))
        for number, y in _millimetres(start, self.paper.height):
            self.marks.append(Line(start, y, start + _tick(number), y, HAIRLINE))
            if number % 10 == 0 and self.y < y < self.paper.height - start - SMALL:
                x = start + TICKS[10] + 0.3 * SMALL
                at = baseline(y, SMALL)
                self.marks.append(placed(self.ruler, x, at, str(number), SMALL))

    def head(self, stamp: Stamp) -> None:
        """What the page is, and by what, on what, when and in which type it was printed."""
        self.y += TITLE
        title = placed(self.ruler, self.left, self.y, self.proof.title, TITLE, bold=True)
        self.marks.append(title)
        wide, high = (round(side / MILLIMETRE) for side in (self.paper.width, self.paper.height))
        size = f"{self.paper.name}, {wide} × {high} mm"
        known = (stamp.printer, size, stamp.moment, stamp.family)
        told = [f"{fact}: {value or '–'}" for fact, value in zip(self.proof.facts, known)]
        self.y += 0.3 * SMALL
        self._write(SEPARATOR.join((self.proof.program, *told)), self.left, SMALL)
        self.y += AIR / 2

    def letters(self, sizes: tuple[float, ...]) -> None:
        """The same letters in all *sizes*."""
        start = self.left + 2 * SMALL
        for size in sizes:
            for at, line in enumerate(
                self.ruler.wrap(self.proof.letters, size, self.right - start)
            ):
                self.y += LEADING * size
                self.marks.append(placed(self.ruler, start, self.y, line, size))
                if at == 0:
                    named = placed_right(
                        self.ruler, start - 0.7 * SMALL, self.y, f"{size:.0f}", SMALL
                    )
                    self.marks.append(named)
        self.y += 1.5 * AIR

    def samples(self) -> None:
        """The rules that tables are drawn with, the greys, a corner of a crosstable, the marks
        of what is cut and folded."""
        top, x = self.y, self.right - 2 * CELL
        self._cuts(x, top)
        x -= 3 * CELL + AIR
        self._crosstable(x, top)
        x -= 3 * CELL + AIR
        self._greys(x, top)
        self._rules(top, x - AIR)
        self.y = top + 3 * CELL + AIR

    def sentences(self, size: float) -> None:
        """What to look at, each with its number, in type of *size*."""
        for number, sentence in enumerate(self.proof.sentences, 1):
            at = self.y + LEADING * size
            self.marks.append(placed(self.ruler, self.left, at, f"{number}.", size))
            self._write(sentence, self.left + 1.5 * size, size)
            self.y += 0.3 * size

    def _rules(self, top: float, end: float) -> None:
        each = 3 * CELL / len(RULES)
        for place, weight in enumerate(RULES):
            y = top + (place + 0.5) * each
            label = f"{weight:g}".replace(".", self.proof.decimal_mark)
            start = self.left + 2.5 * SMALL
            at = y + CAPITAL * SMALL / 2
            self.marks.append(placed(self.ruler, self.left, at, label, SMALL))
            self.marks.append(Line(start, y, end, y, weight))

    def _greys(self, x: float, top: float) -> None:
        for place, share in enumerate((*GREYS, 1.0)):
            row, column = divmod(place, 2)
            self.marks.append(
                Box(x + 1.5 * CELL * column, top + CELL * row, 1.5 * CELL, CELL, fill=share)
            )

    def _crosstable(self, x: float, top: float) -> None:
        side = len(TABLE) * CELL
        for place in range(len(TABLE) + 1):
            at = place * CELL
            self.marks.append(Line(x, top + at, x + side, top + at, HAIRLINE))
            self.marks.append(Line(x + at, top, x + at, top + side, HAIRLINE))
        for row, cells in enumerate(TABLE):
            for column, text in enumerate(cells):
                left, upper = x + column * CELL, top + row * CELL
                if row == column:
                    self.marks.append(
                        Box(left + 0.6, upper + 0.6, CELL - 1.2, CELL - 1.2, fill=TILE)
                    )
                else:
                    y = baseline(upper + CELL / 2, SMALL)
                    self.marks.append(centred(self.ruler, left + CELL / 2, y, text, SMALL))

    def _cuts(self, x: float, top: float) -> None:
        middle, y = x + CELL, top + CELL
        self.marks += [
            Line(middle - CROSS, y, middle + CROSS, y, HAIRLINE),
            Line(middle, y - CROSS, middle, y + CROSS, HAIRLINE),
            Line(x, top + 2.5 * CELL, x + 2 * CELL, top + 2.5 * CELL, HEAD_RULE, dashed=True),
        ]

    def _write(self, text: str, x: float, size: float) -> None:
        for line in self.ruler.wrap(text, size, self.right - x):
            self.y += LEADING * size
            self.marks.append(placed(self.ruler, x, self.y, line, size))


def _millimetres(frame: float, length: float) -> Iterator[tuple[int, float]]:
    """The whole millimetres of a side of *length* inside the *frame*, and where they lie."""
    for number in count(1):
        at = number * MILLIMETRE
        if at > length - frame:
            return
        if at >= frame:
            yield number, at


def _tick(number: int) -> float:
    return next(length for step, length in TICKS.items() if number % step == 0)
