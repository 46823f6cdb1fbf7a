"""The place of the second copy is named once, for every tournament."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from arbiter.document.backup_keeper import BackupKeeper
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.ui.second_copy_dialog import SecondCopyDialog
from arbiter.ui.settings import Settings
from tests.boards import drawn

LONG = 20.0


@pytest.fixture
def document(tmp_path: Path, qapp: object) -> Iterator[Document]:
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    document = Document(file=open_file(path))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert document._writer.flush(LONG)
    yield document
    document.close()


@pytest.fixture
def dialog(document: Document, qtbot: QtBot) -> Iterator[SecondCopyDialog]:
    keeper = BackupKeeper(document)
    dialog = SecondCopyDialog(keeper, Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    document.close()
    for worker in (keeper._here, keeper._there):
        worker.close(LONG)


def test_a_folder_is_chosen_once(
    dialog: SecondCopyDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy is there a moment later, and the next tournament goes there too."""
    stick = tmp_path / "stick"
    stick.mkdir()
    assert dialog.state.text == "No place has been named."
    assert not dialog.stop_button.isVisible()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *asked: str(stick))
    dialog.choose_button.click()
    assert dialog.place.text == str(stick)
    assert Settings().second_place == str(stick)
    assert dialog._keeper.wait(LONG)

    assert dialog.state.text.startswith("final.arbiter holds everything, written ")
    assert len(store.read(stick / "final.arbiter").rows) == 1
    dialog.stop_button.click()
    assert Settings().second_place == ""
    assert dialog.state.text == "No place has been named."
    assert (stick / "final.arbiter").exists()


def test_nothing_is_changed_where_nothing_is_chosen(
    dialog: SecondCopyDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The arbiter looked at his folders and gave up."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *asked: "")
    dialog.choose_button.click()

    assert Settings().second_place == ""


def test_a_place_that_is_none_is_said_at_once(dialog: SecondCopyDialog, tmp_path: Path) -> None:
    """Beside the tournament, or a stick that is out."""
    dialog.keep_in(tmp_path)
    assert dialog._keeper.wait(LONG)
    assert dialog.state.text.startswith("The tournament itself lies in this folder")
    dialog.keep_in(tmp_path / "away")
    assert dialog._keeper.wait(LONG)
    assert dialog.state.text.startswith("The folder is not there.")
