"""The list of keys on the screen, and on paper from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow, QScrollArea
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.ui import languages, printing
from arbiter.ui.actions import Actions
from arbiter.ui.key_lists import key_lists
from arbiter.ui.keys_dialog import KeysDialog
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn
from tests.ui.dialogs import in_dialog


def _dialog(qtbot: QtBot) -> KeysDialog:
    window = QMainWindow()
    qtbot.addWidget(window)
    dialog = KeysDialog(key_lists(Actions(window), "123"))
    qtbot.addWidget(dialog)
    return dialog


def test_each_part_has_its_name_above_its_keys(qtbot: QtBot) -> None:
    """In the order in which they are needed."""
    dialog = _dialog(qtbot)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert texts[0] == "Results, on the list of boards"
    assert texts.index("Crosstable") < texts.index("Rounds and boards") < texts.index("Screen")
    assert texts[texts.index("F7") + 1]


@pytest.mark.parametrize("code", ["en", "ru", "sv", "tr"])
def test_no_line_is_cut_at_the_side(qtbot: QtBot, code: str) -> None:
    """Only from line to line the list has to be moved, in every language."""
    languages.set_language(code)
    dialog = _dialog(qtbot)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    languages.set_language("en")

    assert dialog.width() < dialog.screen().availableGeometry().width()
    assert area.horizontalScrollBar().maximum() == 0


def test_it_is_printed_from_there(
    qtbot: QtBot, tmp_path: Path, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a printer it is a PDF in the folder of the tournament, and the line below says so."""
    monkeypatch.setattr(printing, "printer_names", list)
    monkeypatch.setattr(printing, "usual_printer", str)
    window = MainWindow(Settings(tmp_path / "arbiter.ini"), Document(drawn(4)))
    qtbot.addWidget(window)
    window.show()
    window.actions_.serve()
    said: list[str] = []
    window.state.said.connect(said.append)

    in_dialog(window, lambda dialog: dialog.print_button.click())
    window.commands.help.show_keys()
    (written,) = documents.glob("*.pdf")
    assert "Keys" in written.name
    assert said == [f"No printer: the sheet is in {written}"]


def test_on_the_start_page_there_is_nothing_to_print(qtbot: QtBot, tmp_path: Path) -> None:
    """There is no folder that a sheet could go to."""
    window = MainWindow(Settings(tmp_path / "arbiter.ini"))
    qtbot.addWidget(window)
    window.show()
    found: list[bool] = []

    in_dialog(window, lambda dialog: found.append(dialog.print_button.isVisible()))
    window.commands.help.show_keys()
    assert found == [False]
