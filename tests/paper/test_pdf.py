"""Files, printers and pictures, measured from the outside."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pdfminer.high_level import extract_pages, extract_text
from pdfminer.layout import LTChar, LTCurve, LTPage, LTTextLine
from PySide6.QtGui import QColor, QGuiApplication, QPageSize, QPalette

from arbiter.domain.errors import ExportFailed
from arbiter.domain.tournament import Player
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.marks import MILLIMETRE
from arbiter.paper.pdf import page_pictures, pages, paint_sheets, stamp, write_pdf
from tests.boards import f6
from tests.paper.sheets_for_tests import PRINTED_AT, RUSSIAN, SIXTEEN, event, many, named

pytestmark = pytest.mark.usefixtures("qapp")
EN = words("en")
ROOT = Path(__file__).resolve().parents[2]


def inside(item: Any) -> Iterator[Any]:
    """*item* and everything in it."""
    yield item
    if hasattr(item, "__iter__"):
        for part in item:
            yield from inside(part)


def pdf(folder: Path, *sheets: Sheet, paper: str = "A4") -> list[LTPage]:
    """The pages of a file with *sheets*."""
    path = folder / "sheets.pdf"
    write_pdf(sheets, path, paper, printed_at=PRINTED_AT)
    return list(extract_pages(path))


def characters(page: LTPage) -> list[LTChar]:
    """All letters of *page*, blanks left out."""
    return [part for part in inside(page) if isinstance(part, LTChar) and part.get_text().strip()]


def sixteen() -> tuple[Sheet, ...]:
    """One of each kind."""
    tournament = event(named(SIXTEEN), 9)
    return (
        round_sheet(tournament, 10, EN),
        round_sheet(tournament, 9, EN),
        crosstable_sheet(tournament, EN),
        standings_sheet(tournament, EN),
    )


def test_nothing_is_under_nine_points_or_outside_the_frame(tmp_path: Path) -> None:
    """14.8 mm from each edge, because the page is rounded to whole points."""
    edge = 14.8 * MILLIMETRE
    for page in pdf(tmp_path, *sixteen()):
        for letter in characters(page):
            assert letter.size >= 8.99
            assert edge <= letter.x0 <= letter.x1 <= page.width - edge
            assert edge <= letter.y0 <= letter.y1 <= page.height - edge
        for line in inside(page):
            if isinstance(line, LTCurve):
                assert edge <= line.x0 <= line.x1 <= page.width - edge
                assert edge <= line.y0 <= line.y1 <= page.height - edge


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_lists_sums_and_cards_keep_their_distance(tmp_path: Path, paper: str) -> None:
    """Cards and the marks to cut them 7.8 mm from each edge, everything else 14.8 mm; nothing
    under nine points, and lines of a few weights."""
    tournament = event(named(SIXTEEN), 9)
    lists = (
        all_rounds_sheet(tournament, EN),
        starting_list_sheet(tournament, EN, "federation"),
        worksheet_sheet(tournament, EN, (3, 6, 10)),
    )
    for sheets, millimetres in ((lists, 14.8), ((calendars_sheet(tournament, EN),), 7.8)):
        edge = millimetres * MILLIMETRE
        for page in pdf(tmp_path, *sheets, paper=paper):
            for letter in characters(page):
                assert letter.size >= 8.99
                assert edge <= letter.x0 <= letter.x1 <= page.width - edge
                assert edge <= letter.y0 <= letter.y1 <= page.height - edge
            for line in inside(page):
                if isinstance(line, LTCurve):
                    assert edge <= line.x0 <= line.x1 <= page.width - edge
                    assert edge <= line.y0 <= line.y1 <= page.height - edge
                    assert min(abs(line.linewidth - w) for w in (0, 0.25, 0.5, 0.6, 1)) < 0.02


def test_b66_each_page_of_a_long_list_of_rounds_names_the_event(tmp_path: Path) -> None:
    """And its own number."""
    tournament = event(many(30), 3)
    found = pdf(tmp_path, all_rounds_sheet(tournament, EN), worksheet_sheet(tournament, EN))
    assert len(found) > 4
    texts = ["".join(c.get_text() for c in characters(page)) for page in found]

    assert all("HarbourMasters2026" in text for text in texts)
    assert all("7May2026" in text for text in texts)
    assert "page1of" in texts[0]
    assert "page2of" in texts[1]


def test_each_sheet_lies_as_it_needs(tmp_path: Path) -> None:
    """Upright and wide pages in one file, each sheet counting its own."""
    found = pdf(tmp_path, *sixteen())

    assert [page.width > page.height for page in found] == [False, False, True, False]
    assert (found[0].width, found[0].height) == (595, 842)
    assert extract_text(tmp_path / "sheets.pdf").count("page 1 of 1") == 4


def test_a_size_in_the_file_is_the_size_that_was_decided(tmp_path: Path) -> None:
    """Sixteen points are 16.0 points in the file, nine are nine."""
    sheet = round_sheet(event(many(32)), 6, EN)
    (page,) = pdf(tmp_path, sheet)
    (marks,) = pages(sheet, printed_at=PRINTED_AT)

    written = sorted({round(letter.size, 2) for letter in characters(page)})
    assert written == pytest.approx(sorted({text.size for text in marks.texts}), abs=0.011)


def test_b91_letters_of_all_our_languages_come_out_whole(tmp_path: Path) -> None:
    """As text that can be searched and copied, in fonts that are in the file."""
    players = [Player(name) for name in ("Ёжиков Егор", "Щукин Глеб", "Gülçin, Ada", "Đorđe, Ivo")]
    tournament = event(players, 3)
    sheet = standings_sheet(tournament, words("ru"))
    note = replace(sheet, title="4½ 11,75 III 0–1 − №")
    path = tmp_path / "letters.pdf"
    write_pdf([note], path, printed_at=PRINTED_AT)
    text = extract_text(path)

    for wanted in (
        "4½ 11,75 III 0–1 − №",
        "Ёжиков Егор",
        "Щукин Глеб",
        "Gülçin, Ada",
        "Đorđe, Ivo",
    ):
        assert wanted in text
    content = path.read_bytes()
    assert content.count(b"/FontFile2 ") == content.count(b"/Type /FontDescriptor") == 2


def test_b64_the_same_places_whatever_the_scale_of_the_screen(tmp_path: Path) -> None:
    """Round sheet of six players at 100, 125, 150 and 200 %: four files with the same words at
    the same places, body text of nine points at least."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from arbiter.formats.documents import round_sheet\n"
        "from arbiter.formats.words import words\n"
        "from arbiter.paper.pdf import write_pdf\n"
        "from tests.boards import f6\n"
        "from tests.paper.sheets_for_tests import PRINTED_AT\n"
        "sheet = round_sheet(f6(), 1, words('en'))\n"
        "write_pdf([sheet], Path(sys.argv[1]), printed_at=PRINTED_AT)\n"
        "print(app.primaryScreen().devicePixelRatio())\n"
    )
    found = []
    for scale in ("1", "1.25", "1.5", "2"):
        path = tmp_path / f"{scale}.pdf"
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            cwd=ROOT,
            env={**os.environ, "QT_SCALE_FACTOR": scale},
            capture_output=True,
            text=True,
            check=True,
        )
        assert float(done.stdout) == float(scale)
        (page,) = extract_pages(path)
        assert min(letter.size for letter in characters(page)) >= 8.99
        found.append(words_at(page))

    for other in found[1:]:
        assert [text for text, _, _ in other] == [text for text, _, _ in found[0]]
        for (_, x, y), (_, also_x, also_y) in zip(found[0], other, strict=True):
            assert abs(x - also_x) <= 0.5
            assert abs(y - also_y) <= 0.5


def test_b64_printer_and_file_have_the_same_words_at_the_same_places(tmp_path: Path) -> None:
    """The printer and its preview are painted by the same painter."""
    from PySide6.QtPrintSupport import QPrinter

    sheets = sixteen()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    paint_sheets(sheets, printer, printed_at=PRINTED_AT)
    written = [words_at(page) for page in pdf(tmp_path, *sheets)]
    printed = [words_at(page) for page in extract_pages(tmp_path / "printed.pdf")]

    assert len(written) == len(printed) == 4
    for one, other in zip(written, printed):
        assert [text for text, _, _ in one] == [text for text, _, _ in other]
        for (_, x, y), (_, also_x, also_y) in zip(one, other):
            assert abs(x - also_x) <= 0.5
            assert abs(y - also_y) <= 0.5


def words_at(page: LTPage) -> list[tuple[str, float, float]]:
    """The lines of text of *page* and where they begin."""
    lines = [part for part in inside(page) if isinstance(part, LTTextLine)]
    return sorted((" ".join(line.get_text().split()), line.x0, line.y0) for line in lines)


def test_b68_paper_is_white_under_a_dark_theme(tmp_path: Path) -> None:
    """Black text, white page, light tiles; the same text as with a light theme."""
    light = pdf(tmp_path, *sixteen())
    before = QGuiApplication.palette()
    dark = QPalette(QColor(30, 30, 30))
    dark.setColor(QPalette.ColorRole.WindowText, QColor(240, 240, 240))
    dark.setColor(QPalette.ColorRole.Base, QColor(20, 20, 20))
    QGuiApplication.setPalette(dark)
    try:
        found = pdf(tmp_path, *sixteen())
        picture = page_pictures(sixteen()[2:3], dpi=50, printed_at=PRINTED_AT)[0]
    finally:
        QGuiApplication.setPalette(before)

    assert [words_at(page) for page in found] == [words_at(page) for page in light]
    for page in found:
        for letter in characters(page):
            assert set(letter.graphicstate.ncolor or (0,)) <= {0, 0.4}
    assert picture.pixelColor(2, 2) == QColor(255, 255, 255)
    lightness = [
        picture.pixelColor(x, y).lightness()
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    ]
    assert sum(value > 200 for value in lightness) > 0.9 * len(lightness)


def test_rules_are_black_and_of_few_weights_and_tiles_are_light(tmp_path: Path) -> None:
    """0.25, 0.5, 0.6 and 1 point; fills are 84 % white."""
    for page in pdf(tmp_path, *sixteen()):
        for curve in (part for part in inside(page) if isinstance(part, LTCurve)):
            if curve.stroke:
                assert round(curve.linewidth, 4) in (0.25, 0.5, 0.6, 1)
                assert set(curve.stroking_color) == {0}
            elif curve.fill:
                assert min(curve.non_stroking_color) == pytest.approx(0.84, abs=0.01)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_can_not_be_opened_says_so(tmp_path: Path) -> None:
    """Its file lies in a folder that is gone."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
    with pytest.raises(ExportFailed):
        paint_sheets([round_sheet(f6(), 1, EN)], printer)


def test_b66_each_page_of_long_standings_names_the_event(tmp_path: Path) -> None:
    """Event, round, date and page, as text in the file."""
    write_pdf([standings_sheet(event(many(40), 39), EN)], tmp_path / "s.pdf", printed_at=PRINTED_AT)
    for number in (1, 2):
        text = extract_text(tmp_path / "s.pdf", page_numbers=[number - 1])
        assert "Harbour Masters 2026 · after round 39 of 39 · final" in text
        assert f"printed 7 May 2026, 18:42 · page {number} of 2" in text


def test_b35_signs_of_forfeits_are_explained_where_they_occur(tmp_path: Path) -> None:
    """The legend has the signs, and only those."""
    write_pdf([crosstable_sheet(event(many(6), 3), EN)], tmp_path / "c.pdf")
    text = extract_text(tmp_path / "c.pdf")

    assert "1 win" in text
    assert "forfeit" not in text


def test_an_open_game_is_named_and_the_table_provisional(tmp_path: Path) -> None:
    """Half of a round is missing: the status says so on the page and in the footer."""
    (page,) = pdf(tmp_path, crosstable_sheet(event(named(RUSSIAN)[:7], 3), words("ru")))
    texts = " ".join(line.get_text() for line in inside(page) if isinstance(line, LTTextLine))

    assert texts.count("предварительно") == 2


def test_a_picture_is_as_large_as_its_paper() -> None:
    """Dots an inch, not dots of the screen."""
    (picture,) = page_pictures([round_sheet(f6(), 1, EN)], "Letter", 72)

    assert (picture.width(), picture.height()) == (612, 792)
    assert picture.devicePixelRatio() == 1.0


def test_a_file_that_can_not_be_written_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    """The folder is gone."""
    with pytest.raises(ExportFailed):
        write_pdf([round_sheet(f6(), 1, EN)], tmp_path / "gone" / "sheet.pdf")
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_is_replaced_whole(tmp_path: Path) -> None:
    """And nothing else lies in the folder afterwards."""
    path = tmp_path / "sheet.pdf"
    path.write_text("old")
    write_pdf([round_sheet(f6(), 1, EN)], path)

    assert path.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_has_a_title(tmp_path: Path) -> None:
    """What a reader shows above it: event and document."""
    from pdfminer.pdfdocument import PDFDocument
    from pdfminer.pdfparser import PDFParser

    path = tmp_path / "sheet.pdf"
    write_pdf([standings_sheet(event(many(4), 1), EN)], path)
    with path.open("rb") as file:
        title = PDFDocument(PDFParser(file)).info[0]["Title"]

    assert title.decode("utf-16") == "Harbour Masters 2026 · Standings"


def test_without_an_application_one_is_made(tmp_path: Path) -> None:
    """The command line writes a PDF without a screen."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from arbiter.formats.documents import standings_sheet\n"
        "from arbiter.formats.words import words\n"
        "from arbiter.paper.pdf import write_pdf\n"
        "from tests.boards import f6\n"
        "write_pdf([standings_sheet(f6(), words('en'))], Path(sys.argv[1]))\n"
        "assert 'PySide6.QtPrintSupport' not in sys.modules\n"
    )
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "s.pdf")],
        cwd=ROOT,
        env={**environment, "QT_QPA_PLATFORM": "xcb", "DISPLAY": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "Standings" in extract_text(tmp_path / "s.pdf")


def test_the_moment_is_written_as_the_language_does() -> None:
    """With the time, and the day alone for a footer without room."""
    english = stamp(standings_sheet(f6(), EN), PRINTED_AT)
    russian = stamp(standings_sheet(f6(), words("ru")), PRINTED_AT)

    assert (english.moment, english.day) == ("7 May 2026, 18:42", "7 May 2026")
    assert (russian.moment, russian.day) == ("07.05.2026, 18:42", "07.05.2026")
