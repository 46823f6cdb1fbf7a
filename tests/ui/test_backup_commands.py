"""What the File menu and the status line say of earlier states and the second copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.document import backup_keeper, session
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.backups import Why, backups_of
from arbiter.ui.main_window import MainWindow
from arbiter.ui.missing_file import MissingFile
from arbiter.ui.settings import Settings
from tests.boards import drawn

LONG = 20.0
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = SetResult(2, 3, 1, Result.DRAW)
Begin = Callable[[Path | None], MainWindow]


@pytest.fixture(autouse=True)
def _busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take its time: what is waited for comes."""
    monkeypatch.setattr(backup_keeper, "SNAPSHOT_TIME", LONG)


def _settle(window: MainWindow) -> None:
    """Wait until all is on the disk, and kept as far as it is due."""
    keeper = window.tournament_commands.backups.keeper
    accepted = window.document.save_state.accepted
    while keeper._seen.saved < accepted:
        QApplication.processEvents()
    assert keeper.wait(LONG)


@pytest.fixture
def begin(qtbot: QtBot) -> Iterator[Begin]:
    """Opens a window over a new tournament; a place of the second copy may be set."""
    windows: list[MainWindow] = []

    def begin(stick: Path | None) -> MainWindow:
        settings = Settings()
        settings.second_place = "" if stick is None else str(stick)
        window = MainWindow(settings, session.new_document(drawn(4)))
        windows.append(window)
        qtbot.addWidget(window)
        window.actions_.serve()
        return window

    yield begin
    for window in windows:
        own = window.tournament_commands
        keeper = own.backups.keeper if own else None
        window.close()
        if keeper is not None:
            for worker in (keeper._here, keeper._there):
                worker.close(LONG)


def test_b88_a_stick_that_is_out_is_quietly_said(
    begin: Begin, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the status line and in the menu, until it is back."""
    monkeypatch.setattr(backup_keeper, "AGAIN", 0.02)
    stick = tmp_path / "stick"
    stick.mkdir()
    window = begin(stick)
    window.document.apply(WIN)
    _settle(window)
    status, action = window.desk.status.saved, window.actions_.second_copy
    assert action.text() == "Second copy (on)…"
    assert "second copy" not in status.text()
    assert "holds everything" in status.toolTip()
    stick.rename(tmp_path / "drawer")
    window.document.apply(DRAW)
    qtbot.waitUntil(lambda: "second copy away" in status.text(), timeout=20_000)
    assert action.text() == "Second copy (away)…"
    assert "The folder is not there." in status.toolTip()
    (tmp_path / "drawer").rename(stick)
    qtbot.waitUntil(lambda: "second copy" not in status.text(), timeout=20_000)

    assert action.text() == "Second copy (on)…"
    [copy] = stick.glob("*.arbiter")
    assert store.read(copy).tournament == window.document.tournament


def test_the_language_changes_and_the_copy_goes_on(begin: Begin, tmp_path: Path) -> None:
    """New menus, the same keeper."""
    (tmp_path / "stick").mkdir()
    window = begin(tmp_path / "stick")
    keeper = window.tournament_commands.backups.keeper
    window._build_again()
    window.document.apply(WIN)
    _settle(window)

    assert window.tournament_commands.backups.keeper is keeper
    assert window.actions_.second_copy.text() == "Second copy (on)…"


def test_the_state_at_closing_is_kept(begin: Begin) -> None:
    """Without any place named."""
    window = begin(None)
    window.document.apply(WIN)
    path = window.document.path
    window.close_tournament()

    assert [backup.why for backup in backups_of(path)] == [Why.CLOSING]


def test_a_copy_of_an_earlier_state_is_shown(begin: Begin, qtbot: QtBot) -> None:
    """The one that was open is closed, and kept."""
    window = begin(None)
    window.document.apply(WIN)
    window.document.apply(DRAW)
    before = window.document
    _settle(window)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or dialog.states.read(0) is None:
            QTimer.singleShot(20, choose)
        else:
            dialog.copy_button.click()

    QTimer.singleShot(20, choose)
    window.actions_.restore.trigger()

    assert window.document is not before
    assert window.document.untitled
    assert window.document.tournament == before.tournament
    assert window.document.path != before.path


@pytest.mark.parametrize("meant", list(MissingFile))
def test_a_recent_file_that_is_gone_is_opened_from_its_newest_state(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, meant: MissingFile, qtbot: QtBot
) -> None:
    """It stands in the list until it is taken off."""
    window = begin(None)
    path = tmp_path / "final.arbiter"
    session.name_document(window.document, path)
    window.document.apply(WIN)
    window.close_tournament()
    path.unlink()
    window.show_start()
    [choice] = window.start_page.recent.choices()
    assert choice.text == "The file is not there. An earlier state can be opened."
    monkeypatch.setattr("arbiter.ui.missing_file.ask_missing", lambda *asked: meant)
    choice.run()

    if meant is MissingFile.OPEN_STATE:
        assert window.document.tournament == WIN(drawn(4))
        assert window.document.untitled
        return
    assert window.document is None
    left = 0 if meant is MissingFile.FORGET else 1
    qtbot.waitUntil(lambda: window.start_page.recent.count() == left, timeout=20_000)
