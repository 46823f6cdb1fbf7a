"""Sheets as a PDF file, on a printer, or as pictures: the same marks from the same painter."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from arbiter.domain.errors import ExportFailed
from arbiter.domain.os_faults import fault_text
from arbiter.formats.replacing import write_bytes
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import LANGUAGES, words
from arbiter.paper.extraction import with_true_letters
from arbiter.paper.fonts import (
    FAMILIES,
    SERIFS,
    choose_family,
    letters_of,
    measure_in,
    taken_for,
)
from arbiter.paper.furniture import Stamp
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import PAPERS, Page
from arbiter.paper.painter import paint

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

DOTS = 1200
_PAGE_IDS = {
    "A3": QPageSize.PageSizeId.A3,
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}
_NO_MARGINS = QMarginsF(0, 0, 0, 0)
_application: list[QGuiApplication] = []


def write_pdf(
    sheets: Sequence[Sheet], path: Path, page: str = "A4", *, printed_at: datetime | None = None
) -> None:
    """Write *sheets* one after the other into the PDF file *path*, on paper of format *page*.

    Each sheet counts its own pages. The file appears under its name only when it is whole.

    :raises ExportFailed: the file can't be written; what was there before is still there.
    """
    _need_application()
    pages = laid_out(sheets, page, printed_at=printed_at)
    letters = {letter for one in pages for text in one.texts for letter in text.text}
    meant: dict[str, str] = {}
    for family in {one.family for one in pages}:
        meant |= taken_for(family, letters)
    content = _pdf(pages, page, _title(sheets))
    write_bytes(Path(path), with_true_letters(content, meant))


def paint_sheets(
    sheets: Sequence[Sheet], printer: QPrinter, *, printed_at: datetime | None = None
) -> None:
    """Paint *sheets* on *printer*, on the paper that it is set to: for a preview and for print.

    Each page turns the printer to its own orientation; the frame is ours, so the printer's
    margins are set aside.

    :raises ExportFailed: the printer, or the file that it writes to, can't be opened.
    """
    name = paper_of(printer.pageLayout().pageSize())
    pages = laid_out(sheets, name, printed_at=printed_at)
    printer.setFullPage(True)
    printer.setDocName(_title(sheets))
    _turn(printer, name, pages[0])
    painter = QPainter()
    if not painter.begin(printer):
        file = printer.outputFileName()
        fault = OSError(errno.EACCES if file else errno.ENODEV, "")
        raise ExportFailed(Path(file or printer.printerName()), fault_text(fault))
    for number, page in enumerate(pages):
        if number:
            _turn(printer, name, page)
            printer.newPage()
        paint(page, painter, printer.resolution(), page.family)
    painter.end()


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


def paper_of(size: QPageSize) -> str:
    """The name of the largest paper that we lay out for and that *size* holds; of the
    smallest where it holds none."""
    found = size.sizePoints()
    held = [p for p in PAPERS.values() if p.width <= found.width() and p.height <= found.height()]
    papers = held or [min(PAPERS.values(), key=lambda paper: paper.width)]
    return max(papers, key=lambda paper: paper.width * paper.height).name


def stamp(sheet: Sheet, at: datetime) -> Stamp:
    """When it was printed, in the words of the sheet's language."""
    language = sheet.words.get("language", "")
    if language not in LANGUAGES:
        return Stamp(f"{at:%Y-%m-%d %H:%M}", f"{at:%Y-%m-%d}")
    said = words(language)
    return Stamp(said.moment(at), said.short_date(f"{at:%Y-%m-%d}"))


def laid_out(
    sheets: Sequence[Sheet], page: str = "A4", *, printed_at: datetime | None = None
) -> list[Page]:
    """The pages of *sheets* one after the other as marks, all in the family that has the letters
    of all of them; what is handed over in a frame in one with serifs."""
    _need_application()
    at = printed_at or datetime.now()
    found: list[Page] = []
    families = {
        serif: choose_family(
            set().union(*(letters_of(sheet) for sheet in sheets if sheet.serif is serif)),
            SERIFS if serif else FAMILIES,
        )
        for serif in {sheet.serif for sheet in sheets}
    }
    for sheet in sheets:
        family = families[sheet.serif]
        made = lay_out(sheet, page, measure_in(family), stamp(sheet, at))
        for one in made:
            one.family = family
        found += made
    return found


def _pdf(pages: Sequence[Page], paper: str, title: str) -> bytes:
    """The whole file, in memory, where no disk can be full."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Arbiter")
    writer.setResolution(DOTS)
    _turn(writer, paper, pages[0])
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            _turn(writer, paper, page)
            writer.newPage()
        paint(page, painter, DOTS, page.family)
    painter.end()
    buffer.close()
    return bytes(content.data())


def _turn(device: QPdfWriter | QPrinter, paper: str, page: Page) -> None:
    """Set *device* to the paper as *page* lies on it, to the edges."""
    way = QPageLayout.Orientation.Landscape if page.landscape else QPageLayout.Orientation.Portrait
    size = QPageSize(_PAGE_IDS[paper])
    layout = QPageLayout(size, way, _NO_MARGINS)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)


def _title(sheets: Sequence[Sheet]) -> str:
    first = sheets[0]
    return " · ".join(text for text in (first.event.partition(" · ")[0], first.title) if text)


def _need_application() -> None:
    """Fonts need an application; without one, as on the command line, an invisible one is made."""
    if QCoreApplication.instance() is None:
        _application.append(QGuiApplication(["arbiter", "-platform", "offscreen"]))
