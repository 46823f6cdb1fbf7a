"""Files and printers while pages are added."""

from __future__ import annotations

from pathlib import Path

import pytest
from pdfminer.high_level import extract_pages
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter

from arbiter.domain.errors import ExportFailed
from arbiter.formats.documents import diplomas_sheet, standings_sheet
from arbiter.formats.words import words
from arbiter.paper.output import PdfOutput, PrinterOutput, page_size, paper_of
from arbiter.paper.pdf import laid_out
from tests.boards import f6

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", ["A4", "A5", "A3", "Letter"])
def test_the_paper_of_a_printer_is_found(name: str) -> None:
    """Whatever it is set to, the nearest that we lay out for."""
    assert paper_of(QPageSize(getattr(QPageSize.PageSizeId, name))) == name
    assert paper_of(page_size(name)) == name


@pytest.mark.parametrize(("name", "ours"), [("Legal", "A4"), ("B4", "A4"), ("A6", "A5")])
def test_on_another_paper_we_lay_out_for_one_that_it_holds(name: str, ours: str) -> None:
    """Nothing is cut off at the edge."""
    assert paper_of(QPageSize(getattr(QPageSize.PageSizeId, name))) == ours


def test_pages_of_either_orientation_in_one_file(tmp_path: Path) -> None:
    """Each page lies as it was laid out; the file is there when it is finished."""
    path = tmp_path / "two.pdf"
    output = PdfOutput(path, "A4", "Title")
    sheets = [standings_sheet(f6(), words("en")), diplomas_sheet(f6(), words("en"), 1)]
    for page in laid_out(sheets):
        output.add(page)
    assert not path.exists()
    output.finish()

    assert [page.width > page.height for page in extract_pages(path)] == [False, True]


def test_what_is_aborted_leaves_no_file(tmp_path: Path) -> None:
    """What was there before is still there."""
    path = tmp_path / "one.pdf"
    path.write_bytes(b"before")
    output = PdfOutput(path, "A4", "Title")
    output.add(laid_out([standings_sheet(f6(), words("en"))])[0])
    output.abort()

    assert path.read_bytes() == b"before"


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_can_not_be_opened_is_one_error(tmp_path: Path) -> None:
    """Aborting it then does nothing."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "gone" / "out.pdf"))
    output = PrinterOutput(printer, "Title")
    with pytest.raises(ExportFailed):
        output.add(laid_out([standings_sheet(f6(), words("en"))])[0])
    output.abort()
