"""A web page taken apart: its tables, and the lines of text that stand before each.

As tolerant as browsers are, for no program that writes pages closes all that it opens. Tables
that only arrange a page give up their text; a small table inside of a cell is a part of that
cell, as servers put flags and colours beside a name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

from arbiter.domain.names import tidy
from arbiter.formats.source.grid import LONGEST_TEXT, MOST_COLUMNS, MOST_ROWS, MOST_SHEETS

MOST_LINES = 12
"""Lines before a table that are kept."""
_LONGEST_LINE = 300
_MOST_NESTED = 30
_FEW_LINES = 4
"""A column of no more inside of a cell is a part of it: a name and what stands below."""
_MOST_CELLS = 400_000
_MOST_STYLES = 100_000

_ATTRIBUTES = list[tuple[str, "str | None"]]
_BLOCKS = set("p div br li h1 h2 h3 h4 h5 h6 pre center form dt dd hr ul ol section".split())
_UNSEEN = set("script template noscript comment select textarea object svg math".split())
_VOID = set("br img input hr meta link col area base wbr embed param source track".split())
_STRUCK = set("s strike del".split())
_TABLE_PARTS = set("table tr td th".split())
_WHITE = set("white transparent none inherit initial auto unset window #fff #ffffff".split())
_GROUND = re.compile(r"(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)", re.IGNORECASE)
_HIDDEN = re.compile(r"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)", re.IGNORECASE)
_LINE_THROUGH = re.compile(r"text-(?:line-through|decoration)[^;]*line-through", re.IGNORECASE)
_RULE = re.compile(r"([^{}]{1,300})\{([^{}]{0,2000})\}")
_CLASS = re.compile(r"\s*\w*\.([\w-]{1,80})\s*")
"""A selector that means a class wherever it stands; what holds only inside of others, on a phone
or on paper is passed over."""
_ELSEWHERE = re.compile(r"@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")


@dataclass
class HtmlCell:
    """A cell: its text, how far it reaches, how it looks, and the number that a spreadsheet
    noted for it, as it was written there."""

    wide: int = 1
    high: int = 1
    filled: bool = False
    struck: bool = False
    number: str = ""
    pieces: list[str] = field(default_factory=list)
    length: int = 0

    @property
    def text(self) -> str:
        """What stands in it, a line for each line that is shown."""
        lines = [" ".join(line.split()) for line in "".join(self.pieces).split("\n")]
        return "\n".join(line for line in lines if line)[:LONGEST_TEXT]

    def add(self, text: str) -> None:
        """Write *text* behind what is there."""
        if self.length < 4 * LONGEST_TEXT:
            self.pieces.append(text[: 4 * LONGEST_TEXT])
            self.length += len(text)


@dataclass
class HtmlTable:
    """A table: ``lines`` are what stands before it, ``hidden`` the rows (from 0) not shown."""

    lines: list[str] = field(default_factory=list)
    rows: list[list[HtmlCell]] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    caption: str = ""


@dataclass
class _Look:
    filled: bool = False
    struck: bool = False
    hidden: bool = False


class _Open:
    """A table that has begun, with its open row and cell."""

    def __init__(self) -> None:
        self.table = HtmlTable()
        self.row: list[HtmlCell] | None = None
        self.cell: HtmlCell | None = None
        self.arranges = False


class HtmlPage(HTMLParser):
    """Takes a page piece by piece; afterwards ``tables`` holds its tables, the first first.

    ``text`` is all that stands outside of them; ``framed`` says that the page is only a frame
    around others; ``cut`` that there is more than was taken.
    """

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[HtmlTable] = []
        self.title = ""
        self.framed = False
        self.cut = False
        self._outside: list[str] = []
        self._since: list[str] = []
        self._stack: list[_Open] = []
        self._too_deep = 0
        self._looks: dict[str, _Look] = {}
        self._unseen = ""
        self._unseen_depth = self._unseen_tables = 0
        self._in = ""
        self._cells = 0
        self._characters = 0

    @property
    def text(self) -> str:
        """The text outside of tables, as it was written."""
        return "".join(self._outside)

    def finish(self) -> None:
        """The page has ended: so do all tables that are still open."""
        self.close()
        while self._stack:
            self._end_table()

    # What HTMLParser calls

    def handle_starttag(self, tag: str, attrs: _ATTRIBUTES) -> None:
        own = {name: value or "" for name, value in attrs}
        if self._unseen:
            self._unseen_tables += tag == "table"
            if self._unseen in ("td", "th") and tag in ("td", "th", "tr"):
                if not self._unseen_tables:
                    self._unseen = ""  # the next cell ends it
            elif tag == self._unseen:
                self._unseen_depth += tag not in _VOID
            elif tag in _TABLE_PARTS and self._unseen not in _TABLE_PARTS | _UNSEEN | {"div"}:
                self._unseen = ""  # never closed
            if self._unseen:
                return
        look = self._look(tag, own)
        if tag in ("title", "style", "caption"):
            self._in = tag
        elif tag in ("frameset", "frame"):
            self.framed = True
        elif tag in _UNSEEN or (look.hidden and tag not in _VOID and tag != "tr"):
            self._unseen, self._unseen_depth, self._unseen_tables = tag, 1, 0
        elif tag == "table":
            self._start_table()
        elif tag == "tr":
            self._start_row(hidden=look.hidden)
        elif tag in ("td", "th"):
            self._start_cell(own, look)
        elif tag in _BLOCKS:
            self._add("\n")
        elif tag == "input" and own.get("type", "text") in ("text", "number"):
            self._add(own.get("value", ""))
        elif tag == "img" and self._cell is not None and not self._cell.text:
            self._add(own.get("alt", "")[:40])
        if self._cell is not None and (tag in _STRUCK or look.struck):
            self._cell.struck = True

    def handle_endtag(self, tag: str) -> None:
        cell = self._unseen in ("td", "th")
        if cell and not self._unseen_tables and tag in ("tr", "table"):
            self._unseen = ""  # the end of its row ends it
        elif self._unseen:
            if cell and self._unseen_tables:
                self._unseen_tables -= tag == "table"
            elif tag == self._unseen:
                self._unseen_depth -= 1
                self._unseen = self._unseen if self._unseen_depth else ""
            return
        if tag == self._in:
            self._in = ""
        elif tag == "table":
            self._end_table()
        elif tag == "tr":
            self._end_row()
        elif tag in ("td", "th"):
            self._end_cell()
        elif tag in _BLOCKS:
            self._add("\n")

    def handle_data(self, data: str) -> None:
        if self._unseen:
            return
        if self._in == "style":
            self._read_styles(data)
        elif self._in == "title":
            self.title = (self.title + data)[:_LONGEST_LINE]
        elif self._in == "caption" and self._stack:
            table = self._stack[-1].table
            table.caption = (table.caption + data)[:_LONGEST_LINE]
        else:
            self._add(data)

    # Looks

    def _read_styles(self, sheet: str) -> None:
        for names, rules in _RULE.findall(_ELSEWHERE.sub("", sheet[:_MOST_STYLES])):
            look = _look_of(rules)
            for name in names.split(","):
                found = _CLASS.fullmatch(name)
                if found:
                    self._looks[found[1]] = look

    def _look(self, tag: str, own: dict[str, str]) -> _Look:
        looks = [_look_of(own["style"])] if "style" in own else []
        looks += [
            self._looks[name] for name in own.get("class", "").split()[:9] if name in self._looks
        ]
        return _Look(
            filled=any(look.filled for look in looks) or _coloured(own.get("bgcolor", "")),
            struck=any(look.struck for look in looks),
            hidden="hidden" in own or any(look.hidden for look in looks),
        )

    # Tables

    @property
    def _cell(self) -> HtmlCell | None:
        return self._stack[-1].cell if self._stack else None

    def _add(self, text: str) -> None:
        if self._stack:
            if self._stack[-1].cell is not None:
                self._stack[-1].cell.add(text)
            return
        if self._characters < _MOST_CELLS * 10:
            self._outside.append(text)
            self._since.append(text)
            self._characters += len(text)

    def _start_table(self) -> None:
        if len(self._stack) >= _MOST_NESTED or self._cells > _MOST_CELLS:
            self._too_deep += 1
            self.cut = True
            return
        if self._stack and self._stack[-1].cell is None and not self._stack[-1].table.rows:
            self._stack.pop()  # begun twice, or never ended
        self._stack.append(_Open())

    def _start_row(self, *, hidden: bool) -> None:
        if not self._stack:
            return
        self._end_row()
        opened = self._stack[-1]
        opened.row = []
        if hidden:
            opened.table.hidden.add(len(opened.table.rows))

    def _start_cell(self, own: dict[str, str], look: _Look) -> None:
        if not self._stack:
            return
        self._end_cell()
        opened = self._stack[-1]
        if opened.row is None:
            opened.row = []
        self._cells += 1
        if self._cells > _MOST_CELLS or len(opened.table.rows) > MOST_ROWS:
            self.cut = True
            return
        number = next((own[name] for name in ("x:num", "sdval") if own.get(name)), "")
        opened.cell = HtmlCell(
            wide=_span(own.get("colspan", ""), MOST_COLUMNS),
            high=_span(own.get("rowspan", ""), MOST_ROWS),
            filled=look.filled,
            struck=look.struck,
            number=number[:40],
        )

    def _end_cell(self) -> None:
        opened = self._stack[-1] if self._stack else None
        if opened is not None and opened.cell is not None:
            if opened.row is not None:
                opened.row.append(opened.cell)
            opened.cell = None

    def _end_row(self) -> None:
        if self._stack:
            self._end_cell()
            opened = self._stack[-1]
            if opened.row is not None:
                opened.table.rows.append(opened.row)
                opened.row = None

    def _end_table(self) -> None:
        if self._too_deep:
            self._too_deep -= 1
            return
        if not self._stack:
            return
        self._end_row()
        opened = self._stack.pop()
        table = opened.table
        widths = [width for row in table.rows if (width := sum(bool(cell.text) for cell in row))]
        filled = len(widths)
        few = filled <= _FEW_LINES and max(widths, default=0) < 2
        outer = self._stack[-1].cell if self._stack else None
        if outer is not None and (filled < 2 or few or opened.arranges):
            words = (cell.text for row in table.rows for cell in row)
            lines = opened.arranges or filled > 1
            outer.add(("\n" if lines else " ").join(filter(None, words)))
            if opened.arranges:
                self._stack[-1].arranges = True
        elif opened.arranges:
            self._since += [f"\n{cell.text}" for row in table.rows for cell in row]
        elif filled:
            self._keep(table)

    def _keep(self, table: HtmlTable) -> None:
        """A table that holds something; those around it only arrange the page."""
        before = "".join(self._since).split("\n")
        self._since = []
        for opened in self._stack:
            opened.arranges = True
            cells = [cell for row in opened.table.rows for cell in row] + (opened.row or [])
            for cell in (*cells, opened.cell):
                if cell is not None:
                    before += cell.text.split("\n")
                    cell.pieces, cell.length = [], 0
        lines = [line for text in (*before, table.caption) if (line := tidy(text))]
        table.lines = [line[:_LONGEST_LINE] for line in lines[-MOST_LINES:]]
        if len(self.tables) < MOST_SHEETS:
            self.tables.append(table)
        else:
            self.cut = True


def _look_of(rules: str) -> _Look:
    ground = _GROUND.search(rules)
    return _Look(
        filled=ground is not None and _coloured(ground[1]),
        struck=bool(_LINE_THROUGH.search(rules)),
        hidden=bool(_HIDDEN.search(rules)),
    )


def _coloured(colour: str) -> bool:
    words = colour.lower().replace("!important", "").split()
    return bool(words) and words[0] not in _WHITE and not words[0].startswith("url")


def _span(text: str, most: int) -> int:
    plain = text.strip()
    return max(1, min(int(plain), most)) if plain.isdecimal() and len(plain) < 7 else 1
