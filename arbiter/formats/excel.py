"""The workbook that federations ask for: written, read again and compared, then put in place."""

from __future__ import annotations

from datetime import date, datetime
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, cast

from arbiter.domain.errors import ExportFailed
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.formats import excel_sheets as contents
from arbiter.formats.documents.frame import event_name
from arbiter.formats.excel_grid import TEXT, Align, Area, Grid, Item, Value, without_controls
from arbiter.formats.replacing import replacing
from arbiter.formats.words import Words

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.cell.cell import Cell
    from openpyxl.worksheet.header_footer import HeaderFooterItem
    from openpyxl.worksheet.worksheet import Worksheet

_FONT = "Arial"
_SIZE = 10
_GREY = "D9D9D9"
_HEADING_HEIGHT = 30
_LINE_HEIGHT, _AIR = 13, 3
_WIDEST, _WIDEST_TEXT, _NARROWEST = 48.0, 84.0, 4.0
_A4 = 9
_LONGEST_EDGE = 100
"""Letters, each of which may be a doubled &: a header with both its texts holds 255."""


def write_workbook(
    tournament: Tournament,
    path: Path,
    words: Words,
    *,
    by_rank: bool = True,
    written: datetime | None = None,
) -> None:
    """Write the workbook of *tournament* to *path*, the crosstable in final order or by number.

    It is written beside *path*, read again and compared; only then it takes its name.

    :raises ExportFailed: it can't be written, or does not read as it was meant.
    """
    grids = workbook_grids(tournament, words, by_rank=by_rank, written=written)
    with replacing(path) as part:
        _workbook(grids, event_name(tournament, words), words).save(part)
        _compare(part, grids, path)


def workbook_grids(
    tournament: Tournament,
    words: Words,
    *,
    by_rank: bool = True,
    written: datetime | None = None,
) -> tuple[Grid, ...]:
    """What stands on each sheet, before it is written."""
    order = standings(tournament)
    return (
        contents.tournament_grid(tournament, words),
        contents.players_grid(tournament, words),
        contents.crosstable_grid(order, words, by_rank=by_rank),
        contents.rounds_grid(tournament, words),
        contents.legend_grid(order, words, written or datetime.now()),
    )


# Writing


def _workbook(grids: tuple[Grid, ...], event: str, words: Words) -> Workbook:
    from openpyxl import Workbook
    from openpyxl.workbook.defined_name import DefinedName

    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.creator = "Arbiter"
    book.properties.title = without_controls(event)
    for grid in grids:
        page = book.create_sheet(grid.title)
        _fill(page, grid)
        _set_up_print(page, grid, event, words)
        for name, area in grid.names.items():
            reference = f"'{grid.title}'!{_absolute(area)}"
            book.defined_names[name] = DefinedName(name, attr_text=reference)
    return book


def _fill(page: Worksheet, grid: Grid) -> None:
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
    from openpyxl.utils import get_column_letter

    plain = Font(name=_FONT, size=_SIZE)
    bold = Font(name=_FONT, size=_SIZE, bold=True)
    grey = PatternFill("solid", fgColor=_GREY)
    hairline = Side(style="hair", color="808080")
    boxed = Border(hairline, hairline, hairline, hairline)
    ruled = Border(bottom=Side(style="thin"))
    widths = [_width(grid, column) for column in range(1, len(grid.headings) + 1)]
    for column, heading in enumerate(grid.headings, 1):
        cell = _put(page, 1, column, Item(heading, TEXT))
        cell.font = bold
        cell.border = ruled
        across = _heading_align(grid, column)
        cell.alignment = Alignment(horizontal=across, vertical="center", wrap_text=True)
        page.column_dimensions[get_column_letter(column)].width = widths[column - 1]
    page.row_dimensions[1].height = _HEADING_HEIGHT
    for line, row in enumerate(grid.rows, 2):
        lines = 1
        for column, item in enumerate(row, 1):
            cell = _put(page, line, column, item)
            cell.font = bold if item.bold else plain
            cell.alignment = Alignment(item.align.value, "center", wrap_text=item.wrapped)
            if column in grid.narrow:
                cell.border = boxed
            if item.fill:
                cell.fill = grey
            if item.wrapped:
                lines = max(lines, ceil(len(_shown(item)) / (1.1 * widths[column - 1])))
        page.row_dimensions[line].height = _LINE_HEIGHT * lines + _AIR
    page.freeze_panes = grid.freeze
    if grid.filtered:
        page.auto_filter.ref = _absolute(grid.everything).replace("$", "")


def _put(page: Worksheet, line: int, column: int, item: Item) -> Cell:
    """Write *item*; a text stays text whatever it begins with."""
    cell = cast("Cell", page.cell(line, column))
    cell.value = item.value
    cell.number_format = item.format
    if isinstance(item.value, str):
        cell.data_type = "s"
        if item.value.startswith(("=", "+", "-", "@")):
            cell.quotePrefix = True
    return cell


def _heading_align(grid: Grid, column: int) -> str:
    """A heading stands as the values under it."""
    items = [row[column - 1] for row in grid.rows if row[column - 1].value is not None]
    if column in grid.narrow or any(item.align is Align.CENTRE for item in items):
        return "center"
    if items and all(
        isinstance(i.value, (int, float)) and i.align is Align.AS_USUAL for i in items
    ):
        return "right"
    return "left"


def _width(grid: Grid, column: int) -> float:
    """Wide enough for the longest entry; all results share one width."""
    if column in grid.narrow:
        columns = [row[place - 1] for row in grid.rows for place in grid.narrow]
        return max(_NARROWEST, max((len(_shown(item)) for item in columns), default=1) + 2.0)
    items = [row[column - 1] for row in grid.rows]
    longest = max((len(_shown(item)) for item in items), default=0)
    # A heading may stand in two lines; a word of it may not be broken.
    heading = grid.headings[column - 1]
    word = max(len(heading) / 2, *map(len, heading.split())) * 1.15
    room = word + (3.0 if grid.filtered else 1.0)
    widest = _WIDEST_TEXT if any(item.wrapped for item in items) else _WIDEST
    return min(widest, max(_NARROWEST, longest + 2.0, room))


def _shown(item: Item) -> str:
    value = item.value
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d %H:%M}"
    if isinstance(value, float):
        return f"{value:.{len(item.format.partition('.')[2])}f}"
    return "" if value is None else str(value)


def _set_up_print(page: Worksheet, grid: Grid, event: str, words: Words) -> None:
    from openpyxl.worksheet.properties import PageSetupProperties

    page.page_setup.paperSize = _A4
    page.page_setup.orientation = "landscape" if grid.landscape else "portrait"
    page.page_setup.fitToWidth = 1
    page.page_setup.fitToHeight = 0
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    page.print_title_rows = "1:1"
    page.print_area = _absolute(grid.everything).replace("$", "")
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


def _absolute(area: Area) -> str:
    from openpyxl.utils import get_column_letter

    first = f"${get_column_letter(area.left)}${area.top}"
    last = f"${get_column_letter(area.right)}${area.bottom}"
    return first if first == last else f"{first}:{last}"


# Comparing


def _compare(part: Path, grids: tuple[Grid, ...], path: Path) -> None:
    """Nothing, if *part* reads as it was meant.

    :raises ExportFailed: a cell differs.
    """
    from openpyxl import load_workbook

    with part.open("rb") as file:
        book = load_workbook(file)
    for grid in grids:
        page = book[grid.title]
        expected = [tuple(map(_comparable, row)) for row in _values(grid)]
        found = [tuple(map(_comparable, row)) for row in page.iter_rows(values_only=True)]
        if found != expected:
            raise ExportFailed(path, f"sheet {grid.title} does not read as it was written")


def _values(grid: Grid) -> list[list[Value]]:
    return [list(grid.headings), *([item.value for item in row] for row in grid.rows)]


def _comparable(value: object) -> object:
    if isinstance(value, date) and not isinstance(value, datetime):
        return datetime(value.year, value.month, value.day)
    return float(value) if isinstance(value, int) else value
