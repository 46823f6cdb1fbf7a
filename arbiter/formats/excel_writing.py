"""Sheets as a workbook: cells with their looks, columns wide enough, pages ready to print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from math import ceil
from typing import TYPE_CHECKING, Any

from arbiter.formats.excel_grid import (
    Align,
    Area,
    Formula,
    Grid,
    Item,
    has_cell,
    without_controls,
)
from arbiter.formats.words import Words

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.header_footer import HeaderFooterItem
    from openpyxl.worksheet.worksheet import Worksheet

_FONT = "Arial"
_SIZE = 10
_GREY = "D9D9D9"
_RED = "F4B6B0"
_SOFT = "666666"
_HEADING_HEIGHT = 30
_LINE_HEIGHT, _AIR = 13, 3
_WIDEST, _WIDEST_TEXT, _NARROWEST = 48.0, 84.0, 4.0
_A4 = 9
_LONGEST_EDGE = 100
"""Letters, each of which may be a doubled &: a header with both its texts holds 255."""
_FORMULA_SIGNS = ("=", "+", "-", "@")


def as_workbook(grids: Sequence[Grid], event: str, words: Words) -> Workbook:
    """A workbook of *grids* in their order; *event* heads every printed page."""
    from openpyxl import Workbook
    from openpyxl.workbook.defined_name import DefinedName
    from openpyxl.workbook.properties import CalcProperties

    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.creator = "Arbiter"
    book.properties.title = without_controls(event)
    book.calculation = CalcProperties(fullCalcOnLoad=True)
    for grid in grids:
        page = book.create_sheet(grid.title)
        _fill(page, grid)
        _raise_alarms(page, grid)
        _set_up_print(page, grid, event, words)
        for name, area in grid.names.items():
            reference = f"{quoted(grid.title)}!{absolute(area)}"
            book.defined_names[name] = DefinedName(name, attr_text=reference)
    return book


def quoted(title: str) -> str:
    """The name of a sheet as formulas write it."""
    return "'" + title.replace("'", "''") + "'"


def absolute(area: Area) -> str:
    """``$A$1:$C$9``; one cell is ``$A$1``."""
    from openpyxl.utils import get_column_letter

    first = f"${get_column_letter(area.left)}${area.top}"
    last = f"${get_column_letter(area.right)}${area.bottom}"
    return first if first == last else f"{first}:{last}"


# Cells


def _fill(page: Worksheet, grid: Grid) -> None:
    from openpyxl.cell.cell import Cell
    from openpyxl.utils import get_column_letter

    looks = _Looks(page)
    widths = _widths(grid)
    for column, width in enumerate(widths, 1):
        page.column_dimensions[get_column_letter(column)].width = width
    # Filled directly: looking each new cell up first, and giving each its own look, would
    # take several times as long as all the rest.
    cells: dict[tuple[int, int], Any] = page._cells
    for line, row in enumerate(grid.lines, 1):
        table = grid.heading <= line <= grid.heading + len(grid.rows)
        lines = 1
        for column, item in enumerate(row, 1):
            if not has_cell(item):
                continue
            value = item.value
            cell: Any = Cell(page, line, column)
            if isinstance(value, Formula):
                cell.value = value.text
            elif isinstance(value, str):
                cell._value, cell.data_type = value, "s"
            else:
                cell.value = value
            if line == grid.heading:
                cell._style = looks.of_heading(_heading_align(grid, column))
            elif not table:
                cell._style = looks.of(replace(item, bold=line == 1), boxed=False)
            else:
                cell._style = looks.of(item, boxed=column in grid.narrow)
                if item.wrapped:
                    lines = max(lines, ceil(len(_shown(item)) / (1.1 * widths[column - 1])))
            cells[line, column] = cell
        page.row_dimensions[line].height = (
            _HEADING_HEIGHT if line == grid.heading else _LINE_HEIGHT * lines + _AIR
        )
    page.freeze_panes = grid.freeze
    if grid.filtered:
        page.auto_filter.ref = absolute(grid.everything).replace("$", "")


class _Looks:
    """The few looks that the many cells share."""

    def __init__(self, page: Worksheet) -> None:
        from openpyxl.cell.cell import Cell
        from openpyxl.styles import Border, Font, PatternFill, Side

        self._page = page
        self._new: Any = Cell
        self._plain = Font(name=_FONT, size=_SIZE)
        self._bold = Font(name=_FONT, size=_SIZE, bold=True)
        self._soft = Font(name=_FONT, size=_SIZE, color=_SOFT)
        self._struck = Font(name=_FONT, size=_SIZE, color=_SOFT, strike=True)
        self._grey = PatternFill("solid", fgColor=_GREY)
        hairline = Side(style="hair", color="808080")
        self._box = Border(hairline, hairline, hairline, hairline)
        self._rule = Border(bottom=Side(style="thin"))
        self._made: dict[object, Any] = {}

    def of(self, item: Item, *, boxed: bool) -> Any:
        """The look of *item*. A text stays text whatever it begins with."""
        signed = isinstance(item.value, str) and item.value.startswith(_FORMULA_SIGNS)
        # An enum has a slow hash; its members stay where they are.
        key = (
            item.format,
            id(item.align),
            item.bold,
            item.fill,
            item.wrapped,
            item.soft,
            item.struck,
            boxed,
            signed,
        )
        look = self._made.get(key)
        if look is None:
            from openpyxl.styles import Alignment

            cell = self._new(self._page, 1, 1)
            cell.font = self._bold if item.bold else self._plain
            if item.soft:
                cell.font = self._struck if item.struck else self._soft
            cell.alignment = Alignment(item.align.value, "center", wrap_text=item.wrapped)
            cell.number_format = item.format
            if boxed:
                cell.border = self._box
            if item.fill:
                cell.fill = self._grey
            if signed:
                cell.quotePrefix = True
            look = self._made[key] = cell._style
        return look

    def of_heading(self, across: str) -> Any:
        """The look of a heading that stands *across* its cell: left, center or right."""
        look = self._made.get(across)
        if look is None:
            from openpyxl.styles import Alignment

            cell = self._new(self._page, 1, 1)
            cell.font = self._bold
            cell.border = self._rule
            cell.alignment = Alignment(horizontal=across, vertical="center", wrap_text=True)
            cell.number_format = "@"
            look = self._made[across] = cell._style
        return look


def _heading_align(grid: Grid, column: int) -> str:
    """A heading stands as the values under it."""
    items = [item for item in _under(grid, column) if item.value is not None]
    if column in grid.narrow or any(item.align is Align.CENTRE for item in items):
        return "center"
    if items and all(
        isinstance(i.value, (int, float, Formula)) and i.align is Align.AS_USUAL for i in items
    ):
        return "right"
    return "left"


def _widths(grid: Grid) -> list[float]:
    """Wide enough for the longest entry of each column; all results share one width."""
    longest = max((_longest(grid, column) for column in grid.narrow), default=0)
    narrow = max(_NARROWEST, max(longest, 1) + 2.0)
    columns = range(1, len(grid.headings) + 1)
    return [narrow if column in grid.narrow else _width(grid, column) for column in columns]


def _width(grid: Grid, column: int) -> float:
    # A heading may stand in two lines; a word of it may not be broken.
    heading = grid.headings[column - 1]
    word = max([len(heading) / 2, *map(len, heading.split())]) * 1.15
    room = word + (3.0 if grid.filtered else 1.0)
    wrapped = any(item.wrapped for item in _under(grid, column))
    widest = _WIDEST_TEXT if wrapped else _WIDEST
    return min(widest, max(_NARROWEST, _longest(grid, column) + 2.0, room))


def _under(grid: Grid, column: int) -> list[Item]:
    """What stands under the heading of *column*; some rows are shorter than others."""
    return [row[column - 1] for row in grid.rows if len(row) >= column]


def _longest(grid: Grid, column: int) -> int:
    return max((len(_shown(item)) for item in _under(grid, column)), default=0)


def _shown(item: Item) -> str:
    value = item.value
    if isinstance(value, Formula):
        return "00.00"  # what a formula gives is a number; a name it repeats has its own room
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d %H:%M}"
    if isinstance(value, float) and item.soft:
        return f"({value:.1f})"
    if isinstance(value, float):
        return f"{value:.{len(item.format.partition('.')[2])}f}"
    return "" if value is None else str(value)


def _raise_alarms(page: Worksheet, grid: Grid) -> None:
    from openpyxl.formatting.rule import CellIsRule
    from openpyxl.styles import PatternFill

    for area, expected in grid.alarms.items():
        red = PatternFill(bgColor=_RED, fill_type="solid")
        rule = CellIsRule(  # type: ignore[no-untyped-call]
            operator="notEqual", formula=[expected], fill=red
        )
        page.conditional_formatting.add(absolute(area).replace("$", ""), rule)


# Pages


def _set_up_print(page: Worksheet, grid: Grid, event: str, words: Words) -> None:
    from openpyxl.worksheet.properties import PageSetupProperties

    page.page_setup.paperSize = _A4
    page.page_setup.orientation = "landscape" if grid.landscape else "portrait"
    page.page_setup.fitToWidth = 1
    page.page_setup.fitToHeight = 0
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.print_title_rows = f"{grid.heading}:{grid.heading}"
    everything = replace(grid.everything, top=1, bottom=len(grid.lines))
    page.print_area = absolute(everything).replace("$", "")
    page.print_options.horizontalCentered = True
    margins = page.page_margins
    margins.left = margins.right = 0.4
    margins.top = margins.bottom = 0.75
    margins.header = margins.footer = 0.3
    # In these texts & begins a code: &D is the date, &P the page, && the sign itself.
    _write_edges(page.oddHeader, _edge_text(event), _edge_text(grid.title))
    _write_edges(
        page.oddFooter,
        f"{words['workbook.printed']} &D",
        f"{words['workbook.page']} &P {words['workbook.of']} &N",
    )


def _edge_text(text: str) -> str:
    """*text* for a header, shortened where Excel would call the file damaged; it stands in
    full in the sheet *Tournament*."""
    clean = without_controls(" ".join(text.split()))
    if len(clean) > _LONGEST_EDGE:
        clean = clean[: _LONGEST_EDGE - 1] + "…"
    return clean.replace("&", "&&")


def _write_edges(line: HeaderFooterItem | None, left: str, right: str) -> None:
    assert line is not None
    line.left.text = left
    line.right.text = right
