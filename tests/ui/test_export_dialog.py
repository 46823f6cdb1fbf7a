"""Export in one dialog: what, in which language and order, and where."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter.document.document import Document
from arbiter.domain.edits import SetEvent
from arbiter.domain.errors import ExportFailed
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui import export_dialog, export_workbooks, file_names
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.export_form import TICKED, ExportForm, ExportOption, OptionChoice
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
    dialog.choose(key)
    assert dialog.form.key == key


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
        ("csv", "Cup - crosstable.csv"),
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
    _choose(dialog, "csv")
    dialog.language.setCurrentIndex(dialog.language.findData("sv"))
    order = dialog.options.fields["order"]
    order.setCurrentIndex(order.findData("number"))
    dialog.export()
    assert "Poäng" in dialog.written.read_text("utf-8-sig")

    again = opened()
    assert again.form.key == "csv"
    assert again.language.currentData() == "sv"
    assert again.options.chosen["order"] == "number"


def test_a_name_of_ones_own_stays_when_the_form_changes(qtbot, opened, tmp_path: Path) -> None:
    """Only its ending follows the form; it is added where it is missing."""
    dialog = opened()
    dialog.place.clear()
    qtbot.keyClicks(dialog.place, str(tmp_path / "results.v2"))
    assert dialog.path == tmp_path / "results.v2.xlsx"

    _choose(dialog, "csv")
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
    write = export_workbooks._complete

    def held(tournament, path: Path, *more) -> None:
        if path == old:
            raise ExportFailed(path, "the file is in use")
        write(tournament, path, *more)

    monkeypatch.setattr(export_workbooks, "_complete", held)
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

    forms = [dialog.forms.itemData(row) for row in range(dialog.forms.count())]
    keys = [form.key for form in forms if form is not None]
    assert keys[:3] == ["csv", "swiss_manager", "swiss_manager_csv"]
    assert not {"complete", "page", "picture", "pgn"} & set(keys)
    _choose(dialog, "swiss_manager")
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


def test_what_was_chosen_for_one_form_holds_for_the_next(opened) -> None:
    """The order of the crosstable, in a workbook and in a text; a list of players has none."""
    dialog = opened()
    order = dialog.options.fields["order"]
    order.setCurrentIndex(order.findData("number"))
    _choose(dialog, "csv")
    assert dialog.options.chosen["order"] == "number"

    _choose(dialog, "swiss_manager")
    assert dialog.options.chosen == {}


@pytest.fixture
def letter(monkeypatch) -> list[object]:
    """A form with remarks, a tick and a choice; gives what was handed to it."""
    handed: list[object] = []

    def write(tournament, path: Path, said, chosen) -> None:
        handed.append((said.language, dict(chosen)))
        path.write_text("x")

    rounds = (OptionChoice("", "all"), OptionChoice("3", "Round 3", "round 3"))
    form = ExportForm(
        "letter",
        "Letter",
        "A letter.",
        ".txt",
        write,
        options=(
            ExportOption("ascii", "Plain letters only"),
            ExportOption("round", "Rounds", rounds, fleeting=True),
        ),
        check=lambda _, said: [
            f"{said.language}: number {number} has no id." for number in range(30)
        ],
    )
    monkeypatch.setattr(export_dialog, "export_forms", lambda _: (form,))
    return handed


def test_what_is_to_be_known_is_said_before_the_file_is_written(opened, letter) -> None:
    """In the language of the screen, all of it, in a field that scrolls."""
    dialog = opened()
    dialog.language.setCurrentIndex(dialog.language.findData("ru"))

    assert len(dialog.remarks.sentences) == 30
    assert dialog.remarks.text.toPlainText().startswith("• en: number 0 has no id.\n•")
    assert dialog.remarks.text.verticalScrollBar().maximum() > 0
    assert letter == []


def test_a_form_gets_what_was_chosen_for_it(opened, letter, documents: Path) -> None:
    """A tick is remembered, a round is not; the round stands in the name of the file."""
    dialog = opened()
    assert dialog.options.chosen == {"ascii": "", "round": ""}
    dialog.options.fields["ascii"].setChecked(True)
    dialog.options.fields["round"].setCurrentIndex(1)
    dialog.export()

    assert letter == [("en", {"ascii": TICKED, "round": "3"})]
    assert dialog.written == documents / "Cup - round 3.txt"
    assert opened().options.chosen == {"ascii": TICKED, "round": ""}


def test_a_value_that_is_gone_is_the_default(opened) -> None:
    """Kept by another version of the program."""
    Settings().keep_export_option("order", "beauty")

    assert opened().options.chosen["order"] == "place"


def test_several_files_are_one_export(opened, documents: Path) -> None:
    """One of them that is there is named before; afterwards the folder is."""
    (documents / "Cup-2.pgn").write_text("old")
    (documents / "Cup-3.pgn").write_text("old")
    dialog = opened()
    _choose(dialog, "pgn")
    rounds = dialog.options.fields["pgn_round"]
    rounds.setCurrentIndex(rounds.findData("each"))
    assert dialog._words.text == ("Cup-2.pgn and others are there already and will be replaced.")

    dialog.export()
    assert dialog.written == documents
    assert len(list(documents.glob("Cup-*.pgn"))) == 5


def test_a_text_or_a_picture_can_be_copied(opened, documents: Path) -> None:
    """No file is written; other forms offer no copy."""
    dialog = opened()
    assert not dialog.copy_button.isVisible()
    _choose(dialog, "text")
    assert dialog.copy_button.isVisible()
    dialog.copy_button.click()

    assert dialog.copied
    assert not dialog.isVisible()
    assert "Player 1" in QGuiApplication.clipboard().text()
    assert list(documents.iterdir()) == []
