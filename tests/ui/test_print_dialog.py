"""What is chosen in the print dialog is what is seen and what comes out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui import print_dialog, theme
from arbiter.ui.choice import Choice
from arbiter.ui.languages import OWN_NAMES, set_language
from arbiter.ui.print_dialog import PrintDialog
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from tests.boards import by_rounds, drawn, f5, f6, seed


@pytest.fixture
def dialog(qtbot, monkeypatch) -> PrintDialog:
    monkeypatch.setattr(print_dialog, "printer_names", list)
    state = ViewState()
    state.show_round(3)
    dialog = PrintDialog(Document(f6()), state, Settings(), None)
    qtbot.addWidget(dialog)
    return dialog


def test_it_begins_with_the_round_in_view(dialog: PrintDialog) -> None:
    """Enter does what the arbiter most likely wants."""
    assert dialog.sheet().kind == "round"
    assert "3" in dialog.sheet().title
    assert dialog.preview.pages
    assert dialog.pdf_button.isDefault()
    assert dialog.print_button.isHidden()


@pytest.mark.parametrize(
    ("choice", "kind"),
    [
        ("crosstable", "crosstable"),
        ("crosstable_by_place", "crosstable"),
        ("standings", "standings"),
    ],
)
def test_another_document(dialog: PrintDialog, choice: str, kind: str) -> None:
    """The preview follows."""
    before = dialog.preview.pages[0].marks
    dialog.choose(choice)

    assert dialog.sheet().kind == kind
    assert dialog.preview.pages[0].marks != before
    assert list(dialog.options) == ["size"]


def test_paper_has_its_own_language(dialog: PrintDialog) -> None:
    """A sheet in Russian from an English window; the choice is remembered."""
    dialog.language_choice.setCurrentIndex(dialog.language_choice.findData("ru"))

    assert dialog.sheet().title == "Тур 3"
    assert dialog._settings.paper_language_of("None") == "ru"


def test_looking_at_a_sheet_chooses_nothing(dialog: PrintDialog) -> None:
    """Paper still follows the language of the screen when that changes later."""
    dialog.choose("standings")
    dialog._settings.language = "sv"

    assert dialog._settings.paper_language == "sv"


def test_the_pdf_is_written_where_it_was_said(
    dialog: PrintDialog, monkeypatch, tmp_path: Path
) -> None:
    """The ending is added; the dialog closes."""
    chosen = str(tmp_path / "sheet")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (chosen, ""))
    dialog.save_pdf()

    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert dialog.result() == PrintDialog.DialogCode.Accepted


def test_a_sheet_that_cannot_be_written_says_why(
    dialog: PrintDialog, monkeypatch, tmp_path: Path
) -> None:
    """And the dialog stays."""
    chosen = str(tmp_path / "gone" / "sheet.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (chosen, ""))
    dialog.save_pdf()

    assert "can’t be written" in dialog.notice.text()


def test_it_prints_what_is_seen(qtbot, monkeypatch, tmp_path: Path) -> None:
    """Where the arbiter lets the printer write into a file, the file is named."""
    monkeypatch.setattr(print_dialog, "printer_names", lambda: ["Hall"])
    state, said, file = ViewState(), [], tmp_path / "out.pdf"
    state.said.connect(said.append)
    dialog = PrintDialog(Document(f6()), state, Settings(), None)
    qtbot.addWidget(dialog)

    class Accepted:
        def __init__(self, printer: QPrinter, _parent: object) -> None:
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(file))

        def exec(self) -> int:
            return PrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Accepted)
    dialog.print_button.click()

    assert file.read_bytes().startswith(b"%PDF")
    assert said == [f"Sent to {file}"]
    assert dialog.result() == PrintDialog.DialogCode.Accepted


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_can_not_be_reached_says_why(qtbot, monkeypatch, tmp_path: Path) -> None:
    """And the dialog stays."""
    monkeypatch.setattr(print_dialog, "printer_names", lambda: ["Hall"])
    dialog = PrintDialog(Document(f6()), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)

    class Accepted:
        def __init__(self, printer: QPrinter, _parent: object) -> None:
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(str(tmp_path / "gone" / "out.pdf"))

        def exec(self) -> int:
            return PrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Accepted)
    dialog.show()
    dialog.print_button.click()

    assert "can’t be written" in dialog.notice.text()
    assert dialog.isVisible()


def test_pages_are_turned_with_two_keys(qtbot, dialog: PrintDialog) -> None:
    """Wherever the focus is; the page in view is named."""
    page = dialog.preview.pages[0]
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.preview.show_pages([page, page, page])
    assert dialog.page_shown.text().startswith("Page 1 of 3")

    qtbot.keyClick(dialog.sheet_choice, Qt.Key.Key_PageDown)
    assert dialog.page_shown.text().startswith("Page 2 of 3")
    qtbot.keyClick(dialog.sheet_choice, Qt.Key.Key_PageUp)
    assert dialog.page_shown.text().startswith("Page 1 of 3")
    assert dialog.sheet_choice.currentIndex() == 0


STATES = {
    "no players": Tournament(),
    "five without a result": drawn(5),
    "odd and complete": f5(),
    "half a double round": by_rounds(4, "R1: 1–4 1–0, 2–3 ½. R2: 2–4 0–1.", cycles=2),
}


@pytest.mark.parametrize("state", STATES)
def test_b67_every_document_of_every_state_can_be_seen_and_saved(
    qtbot, monkeypatch, tmp_path: Path, state: str
) -> None:
    """A page each time, of every document in either language; never an error."""
    monkeypatch.setattr(print_dialog, "printer_names", list)
    dialog = PrintDialog(Document(STATES[state]), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    for language in ("en", "ru"):
        dialog.language_choice.setCurrentIndex(dialog.language_choice.findData(language))
        for kind in dialog._documents:
            dialog.choose(kind)
            path = tmp_path / f"{language} {kind}.pdf"
            monkeypatch.setattr(
                QFileDialog, "getSaveFileName", lambda *_, path=path, **__: (str(path), "")
            )
            assert dialog.preview.pages
            dialog.save_pdf()
            assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        ("worksheet", "Tie-break worksheet: SB"),
        ("starting_list", "Starting list"),
        ("lots_protocol", "Drawing of lots"),
        ("all_rounds", "All rounds"),
        ("calendars", "Players’ calendars"),
    ],
)
def test_documents_of_the_whole_tournament(qtbot, monkeypatch, kind: str, title: str) -> None:
    """Each is seen as soon as it is chosen, and can become a PDF."""
    monkeypatch.setattr(print_dialog, "printer_names", list)
    dialog = PrintDialog(Document(seed()), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    dialog.choose(kind)

    assert dialog.sheet().title == title
    assert dialog.preview.pages
    assert dialog.pdf_button.isEnabled()
    own = {"starting_list": ["order"], "calendars": ["player"]}
    assert list(dialog.options) == own.get(kind, [])


def test_the_starting_list_in_another_order(dialog: PrintDialog) -> None:
    """The preview follows."""
    dialog.choose("starting_list")
    before = dialog.preview.pages[0].marks
    order = dialog.options["order"]
    order.setCurrentIndex(order.findData("federation"))

    assert [column.key for column in dialog.sheet().parts[0].columns][1] == "federation"
    order.setCurrentIndex(order.findData("rating"))
    assert dialog.preview.pages[0].marks == before


def test_the_worksheet_of_some_players(qtbot, monkeypatch, tmp_path: Path) -> None:
    """The players and the tie-break are those that were asked for; the PDF is proposed by name."""
    monkeypatch.setattr(print_dialog, "printer_names", list)
    asked = []

    def name(*given: object) -> tuple[str, str]:
        asked.append(given)
        return str(tmp_path / "sheet.pdf"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    dialog = PrintDialog(Document(seed()), ViewState(), Settings(), None, numbers=(3, 4), code="KS")
    qtbot.addWidget(dialog)
    dialog.choose("worksheet")

    assert dialog.sheet().title == "Tie-break worksheet: KS"
    dialog.save_pdf()
    assert "Tie-break worksheet KS Sidorov, Kuznetsov.pdf" in str(asked[0])


def test_before_the_draw_it_begins_with_the_starting_list(qtbot, monkeypatch) -> None:
    """The only list that there is."""
    monkeypatch.setattr(print_dialog, "printer_names", list)
    listed = Document(Tournament(players=f6().players))
    dialog = PrintDialog(listed, ViewState(), Settings(), None)
    qtbot.addWidget(dialog)

    assert dialog.sheet().kind == "starting_list"
    assert dialog.pdf_button.isEnabled()


def test_rounds_that_are_not_known_are_a_sentence(qtbot, monkeypatch) -> None:
    """All rounds and calendars need them; starting list and worksheet don't."""
    monkeypatch.setattr(print_dialog, "printer_names", list)
    bare = replace(f6(), games=tuple(replace(g, round=None, board=None) for g in f6().games))
    dialog = PrintDialog(Document(bare), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    for kind, possible in (
        ("all_rounds", False),
        ("calendars", False),
        ("starting_list", True),
        ("worksheet", True),
    ):
        dialog.choose(kind)
        assert dialog.pdf_button.isEnabled() is possible
        assert ("not known" in dialog.notice.text()) is not possible


def test_the_journal_shows_the_language_in_which_it_is_written(dialog: PrintDialog) -> None:
    """That of the screen; the other sheets keep theirs."""
    dialog.language_choice.setCurrentIndex(dialog.language_choice.findData("ru"))
    dialog.choose("journal")
    assert dialog.language_choice.currentData() == "en"
    dialog.page_choice.setCurrentIndex(1 - dialog.page_choice.currentIndex())

    dialog.choose("round")
    assert dialog.language_choice.currentData() == "ru"
    assert dialog.sheet().title == "Тур 3"


@pytest.mark.parametrize(("printers", "last"), [([], "pdf"), (["Hall"], "print")])
def test_the_answer_that_enter_gives_stands_at_the_right(
    qtbot, monkeypatch, printers: list[str], last: str
) -> None:
    """With and without a printer; a button that could never be pressed is not there."""
    monkeypatch.setattr(print_dialog, "printer_names", lambda: printers)
    dialog = PrintDialog(Document(f6()), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = [button for button in dialog.findChildren(QPushButton) if button.isVisible()]
    rightmost = max(buttons, key=lambda button: button.x())

    assert rightmost is getattr(dialog, f"{last}_button")
    assert rightmost.isDefault()
    assert dialog.copies.isVisible() is bool(printers)


def test_copies_are_asked_of_the_printer(qtbot, monkeypatch) -> None:
    """The system's dialog begins with them."""
    monkeypatch.setattr(print_dialog, "printer_names", lambda: ["Hall"])
    dialog = PrintDialog(Document(f6()), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    asked = []

    class Refused:
        def __init__(self, printer: QPrinter, _parent: object) -> None:
            asked.append((printer.copyCount(), printer.pageLayout().pageSize().name()))

        def exec(self) -> int:
            return PrintDialog.DialogCode.Rejected

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Refused)
    dialog.copies.setValue(3)
    dialog.page_choice.setCurrentIndex(dialog.page_choice.findData("A3"))
    dialog.print_button.click()

    assert asked == [(3, "A3")]


def test_large_paper_is_for_one_sheet_alone(dialog: PrintDialog) -> None:
    """The next one begins with A4 again."""
    for page, kept in (("A3", "A4"), ("Letter", "Letter"), ("A5", "Letter")):
        dialog.page_choice.setCurrentIndex(dialog.page_choice.findData(page))
        assert dialog._settings.page == kept
        assert dialog.page == page


def test_a_choice_stays_when_another_document_has_it_too(dialog: PrintDialog) -> None:
    """The size of one table is the size of the next."""
    dialog.choose("standings")
    size = dialog.options["size"]
    size.setCurrentIndex(size.findData("wall"))
    assert dialog.sheet().posted

    dialog.choose("crosstable")
    assert dialog.options["size"].currentData() == "wall"
    assert dialog.sheet().posted


def test_the_keyboard_goes_through_the_choices_in_their_order(qtbot, dialog: PrintDialog) -> None:
    """Document, its own choices, language, paper."""
    dialog.choose("starting_list")
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.sheet_choice.setFocus()
    passed = []
    for _ in range(3):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        passed.append(dialog.focusWidget())

    assert passed == [dialog.options["order"], dialog.language_choice, dialog.page_choice]


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("language", OWN_NAMES)
def test_no_word_is_cut(qtbot, qapp, monkeypatch, language: str, size: int) -> None:
    """Buttons, labels, and the longest entry of each choice that a document has."""
    monkeypatch.setattr(print_dialog, "printer_names", lambda: ["Hall"])
    set_language(language)
    theme.set_text_size(qapp, size)
    dialog = PrintDialog(Document(f6()), ViewState(), Settings(), None)
    qtbot.addWidget(dialog)
    dialog.show()
    for kind in dialog._documents:
        dialog.choose(kind)
        qapp.processEvents()
        for widget in [*dialog.findChildren(QPushButton), *dialog.findChildren(QLabel)]:
            if widget.isVisible() and widget is not dialog.notice:
                assert widget.width() >= widget.sizeHint().width(), (kind, widget.text())
        for field in dialog.findChildren(Choice):
            if field.isVisible():
                room = field.width() - 40
                assert field.fontMetrics().horizontalAdvance(field.currentText()) <= room, kind
