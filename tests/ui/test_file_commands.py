"""New, Open, Save: names are asked for, and what fails is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.document.state import SaveState
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileMissing, StorageError
from arbiter.domain.result import Result
from arbiter.ui import file_commands, file_names
from arbiter.ui.export_dialog import ExportDialog
from arbiter.ui.file_commands import FileCommands
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6


@pytest.fixture
def files(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    yield FileCommands(window, Settings())
    window.close()


@pytest.fixture
def answer(monkeypatch):
    """What the arbiter chooses in the next file dialog; nothing means Cancel."""

    def set_answer(path: Path | None) -> None:
        chosen = (str(path) if path else "", "")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: chosen)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: chosen)

    return set_answer


@pytest.fixture
def document():
    document = session.new_document(drawn(4))
    yield document
    document.close()


def test_a_new_tournament_has_a_file_at_once(qtbot, files: FileCommands) -> None:
    """Nothing is ever only in memory."""
    with qtbot.waitSignal(files.opened) as opened:
        files.new()
    document = opened.args[0]

    assert document.untitled
    assert document.path.exists()
    document.close()


def test_a_chosen_file_is_opened(qtbot, files, answer, document, tmp_path: Path) -> None:
    """And its folder is where the next dialog begins."""
    document.save_copy(tmp_path / "cup.arbiter")
    answer(tmp_path / "cup.arbiter")
    with qtbot.waitSignal(files.opened) as opened:
        files.ask_open()

    assert opened.args[0].tournament == document.tournament
    assert files._settings.folder == str(tmp_path)
    opened.args[0].close()


def test_a_file_that_is_gone(qtbot, files: FileCommands, tmp_path: Path) -> None:
    """The error is handed on; nothing is opened."""
    with qtbot.waitSignal(files.failed) as failed, qtbot.assertNotEmitted(files.opened):
        files.open(tmp_path / "gone.arbiter")

    assert isinstance(failed.args[0], FileMissing)


def test_the_open_tournament_is_not_opened_twice(qtbot, files, document) -> None:
    """It would only be readable the second time."""
    files.present = document
    with qtbot.waitSignal(files.said), qtbot.assertNotEmitted(files.opened):
        files.open(document.path)


def test_save_asks_an_untitled_tournament_for_its_name(
    qtbot, files, answer, document, tmp_path: Path
) -> None:
    """From then on it lives there, and Save has nothing to do."""
    answer(tmp_path / "Club final")
    files.save(document)
    assert document.path == tmp_path / "Club final.arbiter"
    assert not document.untitled

    with qtbot.waitSignal(files.said) as said:
        files.save(document)
    assert said.args == ["Every entry is saved as soon as it is made."]


def test_save_tries_again_where_saving_has_failed(
    qtbot, files, document, tmp_path: Path, monkeypatch
) -> None:
    """While entries are only in memory, nobody is told that they are saved."""
    session.name_document(document, tmp_path / "cup.arbiter")
    trouble = StorageError(document.path, "no room left")
    tries: list[bool] = []
    monkeypatch.setattr(Document, "save_state", SaveState(4, 3, trouble=trouble))
    monkeypatch.setattr(Document, "retry", lambda self: tries.append(True))

    with qtbot.waitSignal(files.said) as said:
        files.save(document)
    monkeypatch.undo()
    assert tries == [True]
    assert said.args == ["Saving is being tried again."]


def test_a_copy_does_not_move_the_tournament(files, answer, document, tmp_path: Path) -> None:
    """The original stays the one that is worked on."""
    before = document.path
    answer(tmp_path / "copy.arbiter")
    files.save_copy(document)
    document.apply(SetResult(1, 4, 1, Result.DRAW))

    assert document.path == before
    copy = session.open_document(tmp_path / "copy.arbiter")
    assert not copy.tournament.started
    copy.close()


def test_cancel_does_nothing(files, answer, document) -> None:
    """In any of the dialogs."""
    before = document.path
    answer(None)
    files.ask_open()
    files.save_as(document)
    files.save_copy(document)

    assert document.path == before


def test_what_was_exported_is_named(qtbot, files, monkeypatch, tmp_path: Path) -> None:
    """The status line says where it is; a dialog that was closed says nothing."""
    written = [tmp_path / "report.xlsx", None]

    def closed(dialog: ExportDialog) -> None:
        dialog.written = written.pop(0)

    monkeypatch.setattr(ExportDialog, "exec", closed)
    with qtbot.waitSignal(files.said) as said:
        files.export(Document(f6()))
    assert said.args[0] == f"Exported to {tmp_path / 'report.xlsx'}"

    with qtbot.assertNotEmitted(files.said):
        files.export(Document(f6()))


def test_dialogs_begin_beside_the_tournament(files, document, monkeypatch, tmp_path: Path) -> None:
    """One without a name begins in the user's documents."""
    (tmp_path / "Documents").mkdir()
    monkeypatch.setattr(file_commands, "documents_folder", lambda: tmp_path / "Documents")
    monkeypatch.setattr(file_names, "documents_folder", lambda: tmp_path / "Documents")
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: (asked.append(given[2]) or "", "")
    )
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *given: (asked.append(given[2]) or "", "")
    )
    monkeypatch.setattr(files, "present", document)
    files.ask_open()
    session.name_document(document, tmp_path / "cup.arbiter")
    for ask in (files.save_as, files.save_copy, lambda _: files.ask_open()):
        ask(document)

    documents = str(tmp_path / "Documents")
    assert asked == [
        documents,
        str(tmp_path / "Tournament.arbiter"),
        str(tmp_path / "Tournament.arbiter"),
        str(tmp_path),
    ]
