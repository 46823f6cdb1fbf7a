"""Sheets as a PDF file, on a printer, or as pictures: the same marks from the same painter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from arbiter.formats.sheets import Sheet
from arbiter.formats.words import LANGUAGES, words
from arbiter.paper.fonts import FAMILIES, SERIFS, choose_family, letters_of, measure_in
from arbiter.paper.furniture import Stamp
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import Page
from arbiter.paper.output import Output, PdfOutput, PrinterOutput
from arbiter.paper.painter import paint

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_application: list[QGuiApplication] = []


def write_pdf(
    sheets: Sequence[Sheet], path: Path, page: str = "A4", *, printed_at: datetime | None = None
) -> None:
    """Write *sheets* one after the other into the PDF file *path*, on paper of format *page*.

    Each sheet counts its own pages. The file appears under its name only when it is whole.

    :raises ExportFailed: the file can't be written; what was there before is still there.
    """
    pages = laid_out(sheets, page, printed_at=printed_at)
    _put(pages, PdfOutput(Path(path), page, title_of(sheets)))


def paint_sheets(
    sheets: Sequence[Sheet], printer: QPrinter, *, printed_at: datetime | None = None
) -> None:
    """Paint *sheets* on *printer*, on the paper that it is set to.

    :raises ExportFailed: the printer, or the file that it writes to, can't be opened.
    """
    output = PrinterOutput(printer, title_of(sheets))
    named = printer.printerName()
    _put(laid_out(sheets, output.paper, printed_at=printed_at, printer=named), output)


def page_pictures(
    sheets: Sequence[Sheet],
    page: str = "A4",
    dpi: float = 96.0,
    *,
    printed_at: datetime | None = None,
) -> list[QImage]:
    """A picture of each page, *dpi* dots an inch."""
    return [page_picture(one, dpi) for one in laid_out(sheets, page, printed_at=printed_at)]


def page_picture(page: Page, dpi: float) -> QImage:
    """A picture of one page, *dpi* dots an inch."""
    picture = QImage(
        round(page.width * dpi / 72), round(page.height * dpi / 72), QImage.Format.Format_RGB32
    )
    picture.setDevicePixelRatio(1.0)
    picture.fill(QColor(255, 255, 255))
    painter = QPainter(picture)
    paint(page, painter, dpi, page.family)
    painter.end()
    return picture


def pages(sheet: Sheet, page: str = "A4", *, printed_at: datetime | None = None) -> list[Page]:
    """The pages of one sheet as marks, measured in the family that they are printed in."""
    return laid_out([sheet], page, printed_at=printed_at)


def laid_out(
    sheets: Sequence[Sheet],
    page: str = "A4",
    *,
    printed_at: datetime | None = None,
    printer: str = "",
) -> list[Page]:
    """The pages of *sheets* one after the other as marks, all in the family that has the letters
    of all of them; what is handed over in a frame in one with serifs."""
    at = printed_at or datetime.now()
    families = families_for(sheets)
    return [
        one
        for sheet in sheets
        for one in sheet_pages(sheet, page, families[sheet.serif], at, printer)
    ]


def families_for(sheets: Sequence[Sheet]) -> dict[bool, str]:
    """The family of the sheets without, and of those with serifs."""
    _need_application()
    return {
        serif: choose_family(
            set().union(*(letters_of(sheet) for sheet in sheets if sheet.serif is serif)),
            SERIFS if serif else FAMILIES,
        )
        for serif in {sheet.serif for sheet in sheets}
    }


def sheet_pages(
    sheet: Sheet, page: str, family: str, at: datetime, printer: str = ""
) -> list[Page]:
    """The pages of *sheet* in *family*, printed *at* that moment by *printer*, if by one."""
    known = replace(stamp(sheet, at), family=family, printer=printer)
    made = lay_out(sheet, page, measure_in(family), known)
    for one in made:
        one.family = family
    return made


def stamp(sheet: Sheet, at: datetime) -> Stamp:
    """When it was printed, in the words of the sheet's language."""
    language = sheet.words.get("language", "")
    if language not in LANGUAGES:
        return Stamp(f"{at:%Y-%m-%d %H:%M}", f"{at:%Y-%m-%d}")
    said = words(language)
    return Stamp(said.moment(at), said.short_date(f"{at:%Y-%m-%d}"))


def title_of(sheets: Sequence[Sheet]) -> str:
    """The event and the title of the first of *sheets*: what a viewer shows above a file."""
    first = sheets[0]
    return " · ".join(text for text in (first.event.partition(" · ")[0], first.title) if text)


def _put(pages: Sequence[Page], output: Output) -> None:
    for page in pages:
        output.add(page)
    output.finish()


def _need_application() -> None:
    """Fonts need an application; without one, as on the command line, an invisible one is made."""
    if QCoreApplication.instance() is None:
        _application.append(QGuiApplication(["arbiter", "-platform", "offscreen"]))
