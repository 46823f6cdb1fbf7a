"""A sheet: whatever is a table for people, as one value, before anybody renders it.

The same sheet becomes paper, Excel, HTML and plain text, so that they can't differ. A
renderer without ink keeps the meaning: a box becomes ``[   ]``, a disc ``W`` or ``B``,
soft text stands in parentheses, a fill is a dash.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from arbiter.formats.handouts import Handouts


class Align(Enum):
    """``DECIMAL``: whole part right-aligned, fraction left of one axis."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"
    DECIMAL = "decimal"


class Role(Enum):
    """What a column is, so that a renderer can treat it as its kind needs. ``TICK``: its boxes
    are square; ``LINE``: it is written in by hand, and gets the room that is left."""

    NUMBER = "number"
    NAME = "name"
    CLUB = "club"
    MARK = "mark"
    TEXT = "text"
    BOX = "box"
    RESULT = "result"
    TICK = "tick"
    LINE = "line"


class Rules(Enum):
    """Which lines a table has between its rows."""

    ROWS = "rows"
    GROUPS = "groups"
    MATRIX = "matrix"
    PEN = "pen"
    NONE = "none"


class Disc(Enum):
    """Colour of the pieces."""

    WHITE = "W"
    BLACK = "B"


class Orientation(Enum):
    """How a page lies."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Turn(Enum):
    """When the other orientation is tried: on every rung, before small type, or not at all."""

    FIRST = "first"
    LATE = "late"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Name:
    """A player's name that knows its shorter forms: ``comma`` says that the surname ends in one."""

    family: str
    given: str = ""
    comma: bool = True

    def __str__(self) -> str:
        if not self.given:
            return self.family
        return f"{self.family}, {self.given}" if self.comma else f"{self.family} {self.given}"

    def _with(self, given: str) -> str:
        return str(Name(self.family, given, self.comma))

    def second_names_short(self) -> str:
        """First name whole, what follows as initials: ``Bergström, Lena M.``"""
        first, *others = self.given.split() or [""]
        return self._with(" ".join([first, *(f"{other[0]}." for other in others)]))

    def initials(self) -> str:
        """All given names as initials: ``Петров И. С.``"""
        return self._with(" ".join(f"{word[0]}." for word in self.given.split()))

    def initial(self) -> str:
        """One initial: ``Ahlberg, A.``"""
        return self._with(f"{self.given[0]}." if self.given else "")


Text = str | Name


@dataclass(frozen=True, slots=True)
class Corner:
    """What stands small in the corner of a cell for a pen: the round, and the colour of the
    row's player. A game that needs none (it has its result) has no text."""

    text: str = ""
    disc: Disc | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell. ``sub`` is a small second line, its longest form first. ``soft`` does not
    count: grey, in parentheses, the name struck out. ``fill`` is the tile of the diagonal,
    ``box`` an empty box for a pen, ``pair`` both games of a double round in fixed halves,
    ``corners`` one corner for each of the games in a cell for a pen, ``disc`` the colour of
    the pieces before the text, ``line`` a short line for a pen. ``value`` is the exact number,
    as a decimal text with a point, where a file holds a number and not its picture."""

    text: Text = ""
    sub: tuple[str, ...] = ()
    bold: bool = False
    soft: bool = False
    fill: bool = False
    box: bool = False
    pair: tuple[str, ...] = ()
    corners: tuple[Corner, ...] = ()
    disc: Disc | None = None
    line: bool = False
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """One column. ``keep``: 0 is never dropped, otherwise the highest goes first. ``floor``:
    dropped before the type goes below it. ``repeat``: printed again where columns are split
    over pages. ``empty``: goes when all its cells are empty. ``uniform``: goes when all its
    cells say the same. ``band``: a heading over this column and its neighbours of one band.
    ``small``: in smaller type than the others."""

    key: str
    head: str
    align: Align = Align.LEFT
    role: Role = Role.TEXT
    keep: int = 0
    floor: float = 0.0
    stretch: bool = False
    repeat: bool = False
    disc: Disc | None = None
    empty: bool = False
    uniform: bool = False
    bold: bool = False
    band: str = ""
    small: bool = False


Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together: a score group, or the sum under the others (``total``)."""

    rows: tuple[Row, ...]
    total: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and groups of rows. ``full`` takes the whole width of the page. ``aside`` is what
    stands right of the caption, the longest form first."""

    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    caption: str = ""
    rules: Rules = Rules.ROWS
    full: bool = False
    aside: tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, without their groups."""
        return tuple(row for group in self.groups for row in group.rows)

    def without_idle_columns(self) -> Table:
        """This table without the columns that say nothing: ``empty`` ones in which every cell
        is empty, ``uniform`` ones in which every row says the same."""
        rows = self.rows
        kept = [
            place
            for place, column in enumerate(self.columns)
            if not _idle(column, [row[place] for row in rows])
        ]
        groups = tuple(
            replace(group, rows=tuple(tuple(row[place] for place in kept) for row in group.rows))
            for group in self.groups
        )
        return replace(self, columns=tuple(self.columns[p] for p in kept), groups=groups)


def _idle(column: Column, cells: list[Cell]) -> bool:
    texts = {str(cell.text) for cell in cells}
    if column.empty and texts <= {""}:
        return True
    return column.uniform and (texts <= {""} or (len(texts) == 1 and len(cells) > 1))


@dataclass(frozen=True, slots=True)
class Note:
    """One line of a legend: a term (or none) and its text, in which a line break begins another
    line. It is printed only if one of the columns in ``keys`` is, or if ``keys`` is empty.
    ``of_ink`` says that it speaks of how something is drawn, and means nothing in plain text."""

    text: str
    term: str = ""
    keys: tuple[str, ...] = ()
    of_ink: bool = False
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Notes:
    """A legend under a table."""

    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Signatures:
    """Lines to sign on."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fields:
    """A form: labels, each with what is known; where that is nothing, a line to write on.
    They run down ``columns`` side by side."""

    fields: tuple[tuple[str, str], ...]
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Lines:
    """``count`` lines to write on, under a ``label``."""

    count: int
    label: str


ASIDE_SHORT = "aside_short"
"""Key of a note that is printed only where the blocks have shorter words beside their captions."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """Small tables without heads that run down the columns of a page. None is ever split.

    ``columns`` are the numbers of columns that are tried, the fewest first. A cell of a
    stretching column that is too long goes on under itself, after its dash.
    """

    tables: tuple[Table, ...]
    columns: tuple[int, ...] = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Card:
    """A small sheet to cut out: an ``event`` above, then number and name, ``details`` below
    the name, one table, and ``notes``."""

    event: str
    number: str
    name: Name
    details: str
    table: Table
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of equal size with marks to cut along. ``grid`` holds the numbers of cards across
    and down a page that are tried, the densest first."""

    cards: tuple[Card, ...]
    grid: tuple[tuple[int, int], ...] = (
        (2, 4),
        (2, 3),
        (2, 2),
        (1, 4),
        (1, 3),
        (2, 1),
        (1, 2),
        (1, 1),
    )


SheetPart = Table | Notes | Signatures | Fields | Lines | Blocks | Cards | Handouts


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printable document.

    ``event`` is the line above the title, ``status`` stands right of the title, and
    ``name`` in the footer where there is no status. ``marks`` is what every page must
    admit. ``posted`` is the smallest size at which the sheet must still fit one page, or
    None for a sheet for the desk. ``largest`` and ``smallest`` bound the type, in points.
    ``serif`` is for what is handed over in a frame. ``footer`` is what the footer says of the
    document instead of the status. ``listed`` is
    the table in which other programs get it, where that isn't one of the printed ones.
    """

    kind: str
    event: str
    title: str
    parts: tuple[SheetPart, ...]
    status: str = ""
    footer: str = ""
    listed: Table | None = None
    marks: tuple[str, ...] = ()
    posted: float | None = None
    orientation: Orientation = Orientation.PORTRAIT
    turn: Turn = Turn.LATE
    largest: float = 14.0
    smallest: float = 9.0
    serif: bool = False
    words: dict[str, str] = field(default_factory=dict)
    """What the renderer itself says: ``language`` (its code, for ``words.Words.moment``),
    ``printed`` (one word), ``page`` (``page {page} of {pages}``), ``continued``."""
