"""Where pages go: a PDF file, or a printer. Pages are added one after the other."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from arbiter.domain.errors import ExportFailed
from arbiter.domain.os_faults import fault_text
from arbiter.formats.replacing import write_bytes
from arbiter.paper.extraction import with_true_letters
from arbiter.paper.fonts import taken_for
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


class Output(Protocol):
    """A file or a printer while pages are added to it."""

    def add(self, page: Page) -> None:
        """Put *page* after those that are there.

        :raises ExportFailed: the printer can't be opened.
        """

    def finish(self) -> None:
        """Nothing follows.

        :raises ExportFailed: the file can't be written; what was there before is still there.
        """

    def abort(self) -> None:
        """Leave it: no file appears, and what a printer has not begun it forgets."""


class PdfOutput:
    """The PDF file *path* on paper of format *paper*. It is made in memory, where no disk can
    be full, and appears under its name only when it is whole."""

    def __init__(self, path: Path, paper: str, title: str) -> None:
        self._path = path
        self._paper = paper
        self._letters: set[str] = set()
        self._families: set[str] = set()
        self._content = QByteArray()
        self._buffer = QBuffer(self._content)
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setTitle(title)
        self._writer.setCreator("Arbiter")
        self._writer.setResolution(DOTS)
        self._painter = QPainter()

    def add(self, page: Page) -> None:
        """Put *page* after those that are there."""
        turn(self._writer, self._paper, page)
        if self._painter.isActive():
            self._writer.newPage()
        else:
            self._painter.begin(self._writer)
        paint(page, self._painter, DOTS, page.family)
        self._families.add(page.family)
        self._letters.update(*(text.text for text in page.texts))

    def finish(self) -> None:
        """Write the file.

        :raises ExportFailed: it can't be written; what was there before is still there.
        """
        self.abort()
        meant: dict[str, str] = {}
        for family in self._families:
            meant |= taken_for(family, self._letters)
        write_bytes(self._path, with_true_letters(bytes(self._content.data()), meant))

    def abort(self) -> None:
        """No more pages are added."""
        if self._painter.isActive():
            self._painter.end()
        self._buffer.close()


class PrinterOutput:
    """*printer*, on the paper that it is set to. Each page turns it to its own orientation; the
    frame is ours, so the printer's margins are set aside."""

    def __init__(self, printer: QPrinter, title: str) -> None:
        self._printer = printer
        self._paper = paper_of(printer.pageLayout().pageSize())
        self._painter = QPainter()
        printer.setFullPage(True)
        printer.setDocName(title)

    @property
    def paper(self) -> str:
        """The format for which pages are to be laid out."""
        return self._paper

    def add(self, page: Page) -> None:
        """Put *page* after those that are there.

        :raises ExportFailed: the printer, or the file that it writes to, can't be opened.
        """
        turn(self._printer, self._paper, page)
        if self._painter.isActive():
            self._printer.newPage()
        elif not self._painter.begin(self._printer):
            file = self._printer.outputFileName()
            fault = OSError(errno.EACCES if file else errno.ENODEV, "")
            raise ExportFailed(Path(file or self._printer.printerName()), fault_text(fault))
        paint(page, self._painter, self._printer.resolution(), page.family)

    def finish(self) -> None:
        """The printer has all pages."""
        self._painter.end()

    def abort(self) -> None:
        """What the printer has not begun it forgets."""
        if self._painter.isActive():
            self._printer.abort()
            self._painter.end()


def paper_of(size: QPageSize) -> str:
    """The name of the largest paper that we lay out for and that *size* holds; of the
    smallest where it holds none."""
    found = size.sizePoints()
    held = [p for p in PAPERS.values() if p.width <= found.width() and p.height <= found.height()]
    papers = held or [min(PAPERS.values(), key=lambda paper: paper.width)]
    return max(papers, key=lambda paper: paper.width * paper.height).name


def page_size(paper: str) -> QPageSize:
    """Qt's size of *paper*."""
    return QPageSize(_PAGE_IDS[paper])


def turn(device: QPdfWriter | QPrinter, paper: str, page: Page) -> None:
    """Set *device* to *paper* as *page* lies on it, to the edges."""
    way = QPageLayout.Orientation.Landscape if page.landscape else QPageLayout.Orientation.Portrait
    layout = QPageLayout(page_size(paper), way, _NO_MARGINS)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
