"""What is chosen in the print dialog is what is seen and what comes out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from arbiter.document.document import Document
from arbiter.ui import print_dialog
from arbiter.ui.print_dialog import PrintDialog
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState
from tests.boards import f6


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
    assert dialog.preview._pictures
    assert dialog.pdf_button.isDefault()
    assert not dialog.print_button.isEnabled()


@pytest.mark.parametrize(
    ("choice", "kind"), [(1, "crosstable"), (2, "crosstable"), (3, "standings")]
)
def test_another_document(dialog: PrintDialog, choice: int, kind: str) -> None:
    """The preview follows."""
    before = dialog.preview._pictures[0]
    dialog.sheet_choice.setCurrentIndex(choice)

    assert dialog.sheet().kind == kind
    assert dialog.preview._pictures[0] != before
    assert not dialog.round_choice.isEnabled()


def test_paper_has_its_own_language(dialog: PrintDialog) -> None:
    """A sheet in Russian from an English window; the choice is remembered."""
    dialog.language_choice.setCurrentIndex(dialog.language_choice.findData("ru"))

    assert dialog.sheet().title == "Тур 3"
    assert dialog._settings.paper_language == "ru"


def test_looking_at_a_sheet_chooses_nothing(dialog: PrintDialog) -> None:
    """Paper still follows the language of the screen when that changes later."""
    dialog.sheet_choice.setCurrentIndex(3)
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


def test_the_preview_is_drawn(qtbot, dialog: PrintDialog) -> None:
    """A page as white paper in either theme."""
    dialog.show()
    picture = dialog.preview.viewport().grab().toImage()
    middle = picture.pixelColor(picture.width() // 2, picture.height() * 9 // 10)

    assert middle.lightness() > 250
