"""Earlier states: what each would change, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event
from arbiter.storage import store
from arbiter.storage.backups import Why, back_up, backups_of, own_folder
from arbiter.storage.snapshot import Snapshot
from arbiter.ui.restore_dialog import RestoreDialog
from tests.boards import drawn, seed

WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = SetResult(2, 3, 1, Result.DRAW)
Open = Callable[..., RestoreDialog]


@pytest.fixture
def document(tmp_path: Path, qapp: object) -> Iterator[Document]:
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(["Adams", "Berg", "Costa", "Dahl"]))
    document = Document(file=open_file(path))
    yield document
    document.close()


@pytest.fixture
def opened(qtbot: QtBot, document: Document) -> Iterator[Open]:
    """Opens the dialog, when everything in it has been read."""
    dialogs: list[RestoreDialog] = []

    def open_dialog(count: int) -> RestoreDialog:
        dialog = RestoreDialog(document)
        dialogs.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        read = dialog.states.read
        qtbot.waitUntil(lambda: all(read(n) is not None for n in range(count)), timeout=20_000)
        return dialog

    yield open_dialog
    for dialog in dialogs:
        dialog._reader.stop(20.0)


@pytest.fixture
def agree(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], list[str]]:
    """What is answered when results would go; what was asked stands in the list."""

    def answer(yes: bool) -> list[str]:
        asked: list[str] = []

        def press(box: QMessageBox) -> int:
            asked.extend((box.text(), box.defaultButton().text()))
            role = QMessageBox.ButtonRole.AcceptRole
            button = next((b for b in box.buttons() if box.buttonRole(b) == role), None)
            monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: button if yes else None)
            return 0

        monkeypatch.setattr(QMessageBox, "exec", press)
        return asked

    return answer


def _keep(document: Document) -> None:
    assert document.path is not None
    assert document._writer is not None
    assert document._writer.flush(20.0)
    with Snapshot(document.path) as snapshot:
        back_up(snapshot, document.path, own_folder(), Why.ENTRIES)


def test_the_newest_state_is_looked_at_first(document: Document, opened: Open) -> None:
    """What differs stands in the table, what it comes to at the foot."""
    document.apply(WIN)
    _keep(document)
    document.apply(SetResult(1, 4, 1, Result.BLACK_WINS))
    _keep(document)
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    dialog = opened(2)

    assert [dialog.states.state(row).backup.entries for row in (0, 1)] == [2, 1]
    assert dialog.list.currentIndex().row() == 0
    assert [line.what for line in dialog.lines.lines][:2] == ["1 result", "1–4  Adams – Dahl"]
    assert dialog.words.text.startswith("1 game would stand otherwise; ")
    assert dialog.restore_button.isEnabled()
    dialog.list.setCurrentIndex(dialog.states.index(1, 0))
    assert dialog.lines.lines[1][1:3] == ("½–½", "1–0")


def test_a_state_is_restored_in_one_step_that_undo_takes_back(
    document: Document, opened: Open
) -> None:
    """The journal says what it was."""
    document.apply(SetEvent(Event("Cup")))
    _keep(document)
    document.apply(SetEvent(Event("Club final")))
    before = document.tournament
    dialog = opened(1)
    dialog.restore_button.click()

    assert document.tournament.event.name == "Cup"
    assert not dialog.isVisible()
    edit = document.journal()[-1].edit
    assert isinstance(edit, RestoreState)
    assert edit.taken_at == dialog.states.state(0).backup.at.isoformat()
    document.undo()
    assert document.tournament == before


@pytest.mark.parametrize("yes", [True, False])
def test_results_go_only_after_their_number_was_named(
    document: Document, opened: Open, agree: Callable[[bool], list[str]], yes: bool
) -> None:
    """To keep them is what Enter does."""
    asked = agree(yes)
    document.apply(WIN)
    _keep(document)
    document.apply(DRAW)
    dialog = opened(1)
    assert dialog.words.text.startswith("1 result would go")
    dialog.restore()

    assert asked[0].startswith("1 result would go with the state of ")
    assert asked[1] == "Keep the results"
    assert document.tournament.game(2, 3).result is (None if yes else Result.DRAW)
    assert dialog.isVisible() is not yes


def test_a_damaged_state_can_not_be_taken(document: Document, opened: Open) -> None:
    """It says so, and the next one can."""
    document.apply(WIN)
    _keep(document)
    document.apply(DRAW)
    _keep(document)
    assert document.path is not None
    backups_of(document.path)[0].path.write_bytes(b"no database")
    dialog = opened(2)

    assert dialog.words.text == "This state is damaged and can’t be opened. Take another."
    assert not dialog.restore_button.isEnabled()
    assert not dialog.copy_button.isEnabled()
    dialog.list.setCurrentIndex(dialog.states.index(1, 0))
    assert dialog.restore_button.isEnabled()


def test_the_same_state_needs_no_restoring(document: Document, opened: Open) -> None:
    """But it can be opened beside."""
    document.apply(WIN)
    _keep(document)
    dialog = opened(1)

    assert dialog.words.text == "This state says the same as now."
    assert not dialog.restore_button.isEnabled()
    assert dialog.copy_button.isEnabled()


def test_a_state_is_opened_as_a_copy(document: Document, opened: Open, qtbot: QtBot) -> None:
    """The open tournament stays as it is."""
    document.apply(WIN)
    _keep(document)
    document.apply(DRAW)
    dialog = opened(1)
    with qtbot.waitSignal(dialog.copy_asked) as asked:
        dialog.copy_button.click()

    assert asked.args == [dialog.states.state(0).backup.path]
    assert len(document.journal()) == 2


def test_without_a_state_it_says_so(document: Document, opened: Open, qtbot: QtBot) -> None:
    """Nothing has been entered yet."""
    dialog = opened(0)
    words = dialog.words
    qtbot.waitUntil(lambda: words.text == "There is no earlier state yet.", timeout=20_000)

    assert not dialog.restore_button.isEnabled()
    dialog.restore()
    assert document.journal() == []


def test_a_closed_tournament_is_reopened_first(tmp_path: Path, qtbot: QtBot, qapp: object) -> None:
    """What differs can be looked at all the same."""
    path = tmp_path / "seed.arbiter"
    store.create(path, seed())
    document = Document(file=open_file(path))
    document.apply(SetEvent(Event("Cup")))
    _keep(document)
    document.apply(SetEvent(Event("Club final")))
    document.apply(CloseTournament())
    dialog = RestoreDialog(document)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.states.read(0) is not None, timeout=20_000)

    assert "closed" in dialog.words.text
    assert dialog.lines.rowCount() == 2
    assert not dialog.restore_button.isEnabled()
    dialog._reader.stop(20.0)
    document.close()
