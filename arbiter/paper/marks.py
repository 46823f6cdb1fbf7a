"""What a page consists of: text, lines, boxes and discs, in points from the top left corner.

A page of marks is the whole decision; whoever paints it decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

HAIRLINE = 0.25
HEAD_RULE = 0.5
BOX_RULE = 0.6
TABLE_RULE = 1.0
FRAME_RULE = 1.4
"""The only weights of a rule, in points."""

TILE = 0.16
"""Share of black in the tile of the diagonal."""


@dataclass(frozen=True, slots=True)
class Text:
    """One run of text on its baseline. ``width`` is what was measured when it was placed;
    ``soft`` text is 60 % grey; ``turned`` text stands on its head and runs to the left from
    its point."""

    x: float
    y: float
    text: str
    size: float
    width: float
    bold: bool = False
    soft: bool = False
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A straight rule of *weight* points; ``dashed`` where paper is to be folded, not cut."""

    x1: float
    y1: float
    x2: float
    y2: float
    weight: float
    soft: bool = False
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: drawn with *weight*, or filled with the share *fill* of black."""

    x: float
    y: float
    width: float
    height: float
    weight: float = 0.0
    fill: float = 0.0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle about its centre: the colour of the pieces. Black is filled."""

    x: float
    y: float
    diameter: float
    filled: bool


Mark = Text | Line | Box | Disc


@dataclass(frozen=True, slots=True)
class Paper:
    """A format of paper, upright, in whole points as Qt knows it. ``frame`` is the margin
    that nothing leaves."""

    name: str
    width: float
    height: float
    frame: float

    def turned(self, landscape: bool) -> tuple[float, float]:
        """Width and height as the page lies."""
        return (self.height, self.width) if landscape else (self.width, self.height)


MILLIMETRE = 72 / 25.4

PAPERS = {
    paper.name: paper
    for paper in (
        Paper("A4", 595, 842, 15 * MILLIMETRE),
        Paper("Letter", 612, 792, 15 * MILLIMETRE),
        Paper("A3", 842, 1191, 15 * MILLIMETRE),
        Paper("A5", 420, 595, 10 * MILLIMETRE),
    )
}


@dataclass(slots=True)
class Page:
    """One side of paper, ``width`` by ``height`` points, and the marks on it. ``family`` is the
    type in which its texts were measured."""

    width: float
    height: float
    marks: list[Mark] = field(default_factory=list)
    family: str = ""

    @property
    def landscape(self) -> bool:
        """It lies on its long side."""
        return self.width > self.height

    @property
    def texts(self) -> list[Text]:
        """The runs of text in the order in which they were placed."""
        return [mark for mark in self.marks if isinstance(mark, Text)]
