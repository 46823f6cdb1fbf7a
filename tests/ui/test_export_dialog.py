"""Export in one dialog: what, in which language and order, and where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetEvent
from arbiter.domain.errors import ExportFailed
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui import export_forms, file_names
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6


@pytest.fixture
def opened(qtbot, documents: Path):
    """Builds the dialog over a tournament without a file: its folder is that of documents."""

    def open_dialog(tournament: Tournament | None = None) -> ExportDialog:
        named = SetEvent(Event("Cup"))(tournament or f6())
        dialog = ExportDialog(Document(named), Settings())
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def _choose(dialog: ExportDialog, key: str) -> None:
    keys = [dialog.forms.itemData(row).key for row in range(dialog.forms.count())]
    dialog.forms.setCurrentIndex(keys.index(key))


def test_enter_is_enough(qtbot, opened, documents: Path) -> None:
    """The complete workbook, beside the tournament, called like the event."""
    dialog = opened()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)

    assert dialog.written == documents / "Cup.xlsx"
    assert "Audit" in load_workbook(documents / "Cup.xlsx").sheetnames
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("public", "Cup - public.xlsx"),
        ("crosstable", "Cup - crosstable.xlsx"),
        ("crosstable_csv", "Cup - crosstable.csv"),
        ("swiss_manager", "Cup - participants.xlsx"),
        ("swiss_manager_csv", "Cup - participants.csv"),
    ],
)
def test_every_form_has_a_file_of_its_own(opened, documents: Path, key: str, name: str) -> None:
    """None writes over another; each says what it is."""
    dialog = opened()
    _choose(dialog, key)
    assert dialog._about.text
    dialog.export()

    assert dialog.written == documents / name
    assert (documents / name).stat().st_size > 100


def test_what_was_chosen_is_there_the_next_time(opened) -> None:
    """Form, language, order."""
    dialog = opened()
    _choose(dialog, "crosstable_csv")
    dialog.language.setCurrentIndex(dialog.language.findData("sv"))
    dialog.order.setCurrentIndex(dialog.order.findData(False))
    dialog.export()
    assert "Poäng" in dialog.written.read_text("utf-8-sig")

    again = opened()
    assert again.form.key == "crosstable_csv"
    assert again.language.currentData() == "sv"
    assert again.order.currentData() is False


def test_a_name_of_ones_own_stays_when_the_form_changes(qtbot, opened, tmp_path: Path) -> None:
    """Only its ending follows the form; it is added where it is missing."""
    dialog = opened()
    dialog.place.clear()
    qtbot.keyClicks(dialog.place, str(tmp_path / "results.v2"))
    assert dialog.path == tmp_path / "results.v2.xlsx"

    _choose(dialog, "crosstable_csv")
    assert dialog.path == tmp_path / "results.v2.csv"
    dialog.export()
    assert (tmp_path / "results.v2.csv").is_file()


def test_a_folder_is_enough(opened, tmp_path: Path) -> None:
    """The file in it is called as usual."""
    dialog = opened()
    dialog.place.setText(str(tmp_path))
    dialog._name_typed()

    assert dialog.path == tmp_path / "Cup.xlsx"


def test_a_file_that_is_there_is_replaced_after_it_was_said(opened, documents: Path) -> None:
    """Before Enter, not in a question after it."""
    (documents / "Cup.xlsx").write_text("old")
    dialog = opened()
    assert dialog._words.text == "Cup.xlsx is there already and will be replaced."

    dialog.export()
    assert (documents / "Cup.xlsx").read_bytes().startswith(b"PK")


def test_a_file_held_elsewhere_is_one_sentence_and_a_free_name(
    opened, documents: Path, monkeypatch
) -> None:
    """The old file is whole; one button writes beside it, the other tries again."""
    old = documents / "Cup.xlsx"
    old.write_text("old")
    write = export_forms._complete

    def held(tournament, path: Path, *more) -> None:
        if path == old:
            raise ExportFailed(path, "the file is in use")
        write(tournament, path, *more)

    monkeypatch.setattr(export_forms, "_complete", held)
    dialog = opened()
    dialog.export()
    assert dialog.isVisible()
    assert "Cup.xlsx" in dialog._words.text
    assert dialog.export_button.text() == "Try again"
    assert dialog.other_button.text() == "Save as “Cup (2).xlsx”"
    assert old.read_text() == "old"

    dialog.other_button.click()
    assert dialog.written == documents / "Cup (2).xlsx"
    assert old.read_text() == "old"


def test_a_folder_that_is_gone_leads_to_one_that_is_there(opened, documents, tmp_path) -> None:
    """No traceback; the sentence names it."""
    dialog = opened()
    dialog.place.setText(str(tmp_path / "stick" / "results.xlsx"))
    dialog._name_typed()
    dialog.export()
    assert dialog.written is None
    assert "results.xlsx" in dialog._words.text
    assert dialog.place.property("bad") is True

    dialog.other_button.click()
    assert dialog.written == documents / "results.xlsx"


def test_a_problem_is_forgotten_with_the_next_name(qtbot, opened, tmp_path: Path) -> None:
    """Typing makes a new attempt of it."""
    dialog = opened()
    dialog.place.setText(str(tmp_path / "stick" / "results.xlsx"))
    dialog._name_typed()
    dialog.export()
    qtbot.keyClicks(dialog.place, "x")

    assert dialog.export_button.text() == "Export"
    assert not dialog.other_button.isVisible()
    assert dialog.place.property("bad") is False


def test_before_the_draw_there_are_the_players(opened, documents: Path) -> None:
    """Whatever needs games is not offered."""
    dialog = opened(Tournament(players=drawn(4).players))

    assert dialog.forms.count() == 2
    assert not dialog.language.isEnabled()
    dialog.export()
    assert dialog.written == documents / "Cup - participants.xlsx"


def test_without_a_name_nothing_is_exported(opened) -> None:
    """The button waits."""
    dialog = opened()
    dialog.place.setText("  ")
    dialog._name_typed()

    assert not dialog.export_button.isEnabled()
    dialog.export()
    assert dialog.written is None


def test_a_home_of_nobody_does_no_harm(opened) -> None:
    """``~nobody`` stays a name."""
    dialog = opened()
    dialog.place.setText("~nobody-here")
    dialog._name_typed()

    assert dialog.path == file_names.documents_folder() / "~nobody-here.xlsx"
    assert os.sep in str(dialog.path)
