"""A sheet as one picture for a messenger: no pages, no more paper than there is on it.

It is laid out like paper, on a strip that is as narrow as the table allows at type for the
desk, for a telephone shows a picture as wide as its screen: what is narrow is large there.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from arbiter.domain.errors import ExportFailed
from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import Notes, Orientation, Role, Sheet, Table, Turn
from arbiter.paper.fit import DESK, Fitting
from arbiter.paper.fonts import measure_in
from arbiter.paper.furniture import Stamp
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import Box, Disc, Line, Mark, Page, Paper, Text
from arbiter.paper.pdf import families_for, page_picture
from arbiter.paper.ruler import Measure, Ruler

DPI = 216.0
"""Three dots to a point: sharp where it is enlarged."""
_FRAME = 14.0
_NARROWEST, _WIDEST, _STEP = 330.0, 2000.0, 30.0
_NAME = 120.0
"""Points that a number, a name and points take beside the results."""
_ENDLESS = 14_000.0
"""Points: longer than any table, in one piece."""
_FOOT = 100.0
"""Points at the end of the strip where the footer stands."""


def sheet_picture(sheet: Sheet) -> QImage:
    """*sheet* in one white picture: its title and tables, and the notes that name no tie-break."""
    page = picture_page(sheet)
    return page_picture(page, DPI)


def write_picture(sheet: Sheet, path: Path) -> None:
    """Write the picture of *sheet* to *path* as PNG.

    :raises ExportFailed: it can't be written.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"png").write(sheet_picture(sheet)):
        raise ExportFailed(path, "the picture is too large")
    write_bytes(path, bytes(buffer.data().data()))


def picture_page(sheet: Sheet) -> Page:
    """The marks of the picture, on a page of its size."""
    shown = replace(
        sheet,
        parts=tuple(
            Notes(tuple(note for note in part.notes if not note.term))
            if isinstance(part, Notes)
            else part
            for part in sheet.parts
            if isinstance(part, Table | Notes)
        ),
        orientation=Orientation.PORTRAIT,
        turn=Turn.NEVER,
    )
    family = families_for([shown])[shown.serif]
    page = _strip(shown, measure_in(family))
    page.family = family
    return page


def _strip(sheet: Sheet, measure: Measure) -> Page:
    """The narrowest strip on which the type is not smaller than on a desk."""
    ruler = Ruler(measure)
    width = max(_NARROWEST, _NAME + _results(sheet) * 1.5 * DESK)
    while True:
        paper = Paper("picture", width, _ENDLESS, _FRAME)
        fit = Fitting(sheet, paper, ruler, Stamp()).fit()
        if width >= _WIDEST or (fit.size >= DESK and len(fit.pages) == 1):
            break
        width += _STEP
    (page, *_) = lay_out(sheet, paper, measure)
    marks = [mark for mark in page.marks if _bottom(mark) < _ENDLESS - _FOOT]
    height = max(map(_bottom, marks), default=0.0) + _FRAME
    right = max(map(_right, marks), default=0.0) + _FRAME
    return Page(max(right, _NARROWEST), height, marks)


def _results(sheet: Sheet) -> int:
    """The most columns of results of its tables; none is narrower than one and a half letters."""
    tables = [part for part in sheet.parts if isinstance(part, Table)]
    return max(
        (sum(column.role is Role.RESULT for column in table.columns) for table in tables),
        default=0,
    )


def _bottom(mark: Mark) -> float:
    match mark:
        case Text():
            return mark.y + 0.25 * mark.size
        case Line():
            return max(mark.y1, mark.y2)
        case Box():
            return mark.y + mark.height
        case Disc():
            return mark.y + mark.diameter / 2


def _right(mark: Mark) -> float:
    match mark:
        case Text():
            return mark.x + mark.width
        case Line():
            return max(mark.x1, mark.x2)
        case Box():
            return mark.x + mark.width
        case Disc():
            return mark.x + mark.diameter / 2
