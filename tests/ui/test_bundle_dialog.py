"""Bundles in the dialog: proposed, changed, printed, stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from pdfminer.high_level import extract_text
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QPushButton

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.edits import SetTournament
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui import bundle_dialog, bundles, theme
from arbiter.ui.bundle_dialog import BundleDialog
from arbiter.ui.languages import OWN_NAMES, set_language
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


@pytest.fixture
def open_dialog(qtbot, monkeypatch, tmp_path: Path):
    """A function that opens the dialog over a named tournament."""
    documents: list[Document] = []

    def opened(tournament: Tournament, printers: list[str] | None = None) -> BundleDialog:
        monkeypatch.setattr(bundle_dialog, "printer_names", lambda: printers or [])
        document = session.new_document(tournament)
        document.apply(SetTournament(Event("Club final"), tournament.regulations))
        session.name_document(document, tmp_path / f"final{len(documents)}.arbiter")
        documents.append(document)
        state = ViewState()
        dialog = BundleDialog(document, state, Settings())
        dialog.told = []  # type: ignore[attr-defined]
        state.said.connect(dialog.told.append)  # type: ignore[attr-defined]
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    yield opened
    for document in documents:
        document.close()


def test_the_first_days_bundle_is_two_keys(qtbot, open_dialog, tmp_path: Path) -> None:
    """Ctrl+B opens it, Enter writes it; the status line names the file and what was left out."""
    dialog = open_dialog(drawn(6))
    assert dialog.bundle == bundles.FIRST_DAY
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)

    file = tmp_path / "final0 - First day.pdf"
    text = extract_text(file)
    for title in ("Starting list", "Drawing of lots", "All rounds", "Round 1"):
        assert title in text
    assert dialog.told[0].startswith(f"{file}: ")


def test_after_a_round_its_results_and_the_next(qtbot, open_dialog, tmp_path: Path) -> None:
    """In one file that is called by the round."""
    dialog = open_dialog(f6().after_round(3))
    with qtbot.waitSignal(dialog.accepted):
        dialog.pdf_button.click()

    text = extract_text(tmp_path / "final0 - After round 3.pdf")
    assert "Round 3" in text
    assert "Round 4" in text
    assert "Board 1" in text


def test_a_closing_bundle_admits_open_games(open_dialog) -> None:
    """They are counted; when none is open nothing is said of it."""
    dialog = open_dialog(f6().after_round(4))
    dialog.bundle_choice.setCurrentIndex(dialog.bundle_choice.findData(bundles.CLOSING))
    assert "without a result: 3" in dialog.notice.text
    assert "provisional" in dialog.notice.text

    assert "provisional" not in open_dialog(f6()).notice.text


def test_what_is_changed_is_remembered_for_this_bundle(qtbot, open_dialog) -> None:
    """Order, ticks, copies, for the next event too."""
    dialog = open_dialog(drawn(6))
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    dialog.copies.setValue(3)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    wanted = dialog.list.entries

    again = open_dialog(drawn(8))
    assert again.list.entries == wanted
    assert [(e.key, e.ticked, e.copies) for e in wanted[:3]] == [
        ("lots_protocol", True, 1),
        ("starting_list", True, 3),
        ("all_rounds", False, 1),
    ]


def test_looking_at_a_bundle_keeps_nothing(open_dialog) -> None:
    """A later program may know better what is usual."""
    dialog = open_dialog(drawn(6))
    for choice in range(3):
        dialog.bundle_choice.setCurrentIndex(choice)

    assert [Settings().bundle(key) for key in bundles.bundle_names()] == ["", "", ""]


def test_nothing_ticked_is_nothing_to_print(qtbot, open_dialog) -> None:
    """One sentence says what to do."""
    dialog = open_dialog(f6().after_round(3))
    for row in range(dialog.list.count()):
        dialog.list.item(row).setCheckState(Qt.CheckState.Unchecked)

    assert not dialog.pdf_button.isEnabled()
    assert dialog.notice.text == "Tick at least one document."


def test_documents_that_say_nothing_are_left_out_and_named(qtbot, open_dialog) -> None:
    """Or there is nothing at all."""
    dialog = open_dialog(Tournament(players=f6().players))
    for row, entry in enumerate(dialog.list.entries):
        if entry.key == "starting_list":
            dialog.list.item(row).setCheckState(Qt.CheckState.Unchecked)
        if entry.key == "place_cards":
            dialog.list.item(row).setCheckState(Qt.CheckState.Unchecked)
    dialog.pdf_button.click()
    qtbot.waitUntil(lambda: "Nothing to print yet in: " in dialog.notice.text)
    assert "All rounds" in dialog.notice.text
    assert dialog.isVisible()

    dialog.list.item(0).setCheckState(Qt.CheckState.Checked)
    with qtbot.waitSignal(dialog.accepted):
        dialog.pdf_button.click()
    assert "Left out, nothing to print yet: " in dialog.told[0]


def test_it_can_be_stopped_on_the_way(qtbot, open_dialog, tmp_path: Path) -> None:
    """Esc stops; the dialog stays as it was, and no file is there."""
    dialog = open_dialog(drawn(16))
    dialog.pdf_button.click()
    assert dialog.bar.isVisible()
    assert not dialog.pdf_button.isEnabled()
    qtbot.waitUntil(lambda: dialog.bar.value() > 0)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert not dialog.bar.isVisible()
    assert dialog.pdf_button.isEnabled()
    assert list(tmp_path.glob("*.pdf")) == []


def test_a_file_that_can_not_be_written_says_why(qtbot, open_dialog, tmp_path: Path) -> None:
    """And the dialog stays."""
    dialog = open_dialog(f6().after_round(3))
    (tmp_path / "final0 - After round 3.pdf").mkdir()
    dialog.pdf_button.click()
    qtbot.waitUntil(lambda: "can’t be written" in dialog.notice.text)

    assert dialog.isVisible()


def test_with_a_printer_enter_prints(qtbot, monkeypatch, open_dialog, tmp_path: Path) -> None:
    """All of it as one job, copies among them, on the printer that is chosen."""
    file, names = tmp_path / "printed.pdf", []

    def printer(dialog: BundleDialog, name: str) -> QPrinter:
        names.append(name)
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        made.setOutputFileName(str(file))
        return made

    monkeypatch.setattr(BundleDialog, "_printer", printer)
    dialog = open_dialog(f6().after_round(3), ["Hall", "Office"])
    assert dialog.print_button.isDefault()
    dialog.copies.setValue(2)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)

    assert names == ["Hall"]
    assert extract_text(file).replace("\t", " ").count("Round 3") >= 2
    assert dialog.told[0].startswith("Hall: 5 pages.")


@pytest.mark.parametrize(("printers", "last"), [([], "pdf"), (["Hall"], "print")])
def test_the_answer_that_enter_gives_stands_at_the_right(
    open_dialog, printers: list[str], last: str
) -> None:
    """With and without a printer."""
    dialog = open_dialog(drawn(6), printers)
    buttons = [b for b in dialog.findChildren(QPushButton) if b.isVisible()]
    rightmost = max(buttons, key=lambda button: (button.y(), button.x()))

    assert rightmost is getattr(dialog, f"{last}_button")
    assert rightmost.isDefault()


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("language", OWN_NAMES)
def test_no_word_is_cut(qapp, open_dialog, language: str, size: int) -> None:
    """Buttons and labels have the room that their words need."""
    set_language(language)
    theme.set_text_size(qapp, size)
    dialog = open_dialog(f6().after_round(4), ["Hall"])
    for widget in [*dialog.findChildren(QPushButton), *dialog.findChildren(QLabel)]:
        if widget.isVisible():
            assert widget.width() >= widget.sizeHint().width(), widget.text()
    for choice in (dialog.bundle_choice, dialog.language_choice, dialog.page_choice):
        assert choice.minimumWidth() >= choice.sizeHint().width()
