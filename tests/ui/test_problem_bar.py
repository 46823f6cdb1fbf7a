"""The bar is there while there is a problem, and says what to do."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton

from arbiter.document.document import Document
from arbiter.document.lock import Holder
from arbiter.document.state import SaveState
from arbiter.domain.errors import FileChanged, FileLocked, StorageError
from arbiter.ui import take_over
from arbiter.ui.problem_bar import ProblemBar
from tests.boards import drawn

AT = datetime(2026, 5, 14, 14, 1, 10)


class Troubled(Document):
    """A document whose saving goes as the test says."""

    state = SaveState(3, 3, AT)
    other: Holder | None = None
    left = False
    tries = 0

    @property
    def save_state(self) -> SaveState:
        return self.state

    @property
    def holder(self) -> Holder | None:
        return self.other

    @property
    def holder_left(self) -> bool:
        return self.left

    def retry(self) -> None:
        self.tries += 1


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    window.resize(1366, 700)
    qtbot.addWidget(window)
    return window


def _bar(window: QMainWindow, document: Document) -> ProblemBar:
    bar = ProblemBar(document, window)
    window.addToolBar(bar)
    window.show()
    bar.refresh()
    return bar


def _texts(bar: ProblemBar) -> str:
    return " ".join(label.text() for label in bar.findChildren(QLabel))


def test_without_a_problem_there_is_no_bar(qtbot, window: QMainWindow) -> None:
    """All is saved: nothing is shown."""
    assert not _bar(window, Troubled(drawn(4))).isVisible()


def test_a_full_disk_says_what_is_only_in_memory(qtbot, window: QMainWindow) -> None:
    """Since when, how much, and two ways out; it goes when the disk takes it."""
    document = Troubled(drawn(4))
    bar = _bar(window, document)
    trouble = StorageError(Path("stick/cup.arbiter"), "no room left")
    document.state = SaveState(6, 3, AT, trouble, AT)
    document.saved.emit()

    assert bar.isVisible()
    assert "The file can’t be written: no room left." in _texts(bar)
    assert "3 steps since 14:01:10 only in memory." in _texts(bar)

    buttons = {button.text(): button for button in bar.findChildren(QPushButton)}
    buttons["Try again"].click()
    assert document.tries == 1
    with qtbot.waitSignal(bar.save_elsewhere):
        buttons["Save elsewhere…"].click()

    document.state = SaveState(6, 6, AT)
    document.saved.emit()
    assert not bar.isVisible()


def test_only_a_full_disk_asks_for_room(qtbot, window: QMainWindow) -> None:
    """Whatever the system calls it."""
    document = Troubled(drawn(4))
    bar = _bar(window, document)
    for detail, room in (("No space left on device", True), ("Read-only file system", False)):
        document.state = SaveState(4, 3, AT, StorageError(Path("stick/cup.arbiter"), detail), AT)
        document.saved.emit()
        assert ("Make room" in _texts(bar)) is room


def test_a_file_that_was_taken_away_is_said(qtbot, window: QMainWindow, tmp_path: Path) -> None:
    """Its folder is still there, so nothing else is blamed."""
    document = Troubled(drawn(4))
    trouble = StorageError(tmp_path / "cup.arbiter", "no such file or directory")
    document.state = SaveState(4, 3, AT, trouble, AT)
    bar = _bar(window, document)
    assert "The file is no longer there: cup.arbiter." in _texts(bar)
    assert "Try again or save elsewhere" in _texts(bar)

    gone = StorageError(tmp_path / "stick" / "cup.arbiter", "no such file or directory")
    document.state = SaveState(4, 3, AT, gone, AT)
    document.saved.emit()
    assert "The file can’t be written: the folder is not there." in _texts(bar)


def test_a_file_changed_by_another_is_not_written_over(qtbot, window: QMainWindow) -> None:
    """That would destroy somebody's work; it is said, and both ways out are there."""
    document = Troubled(drawn(4))
    document.state = SaveState(4, 3, AT, FileChanged(Path("cup.arbiter")), AT)
    bar = _bar(window, document)
    buttons = {button.text(): button for button in bar.findChildren(QPushButton)}

    assert "changed by another program" in _texts(bar)
    assert "Nothing was written over it" in _texts(bar)
    assert buttons["Try again"].isVisible()
    assert buttons["Save elsewhere…"].isVisible()


def test_saving_that_takes_long_is_said(qtbot, window: QMainWindow) -> None:
    """After two seconds the arbiter knows since when."""
    document = Troubled(drawn(4))
    document.state = SaveState(4, 3, AT, None, AT)
    bar = _bar(window, document)
    assert not bar.isVisible()

    bar._patience.timeout.emit()
    assert bar.isVisible()
    assert "Entries since 14:01:10" in _texts(bar)


def test_read_only_names_who_works_on_it(qtbot, window: QMainWindow) -> None:
    """The second window says who has the first."""
    document = Troubled(drawn(4))
    document.read_only = True
    document.other = Holder(user="anna", computer="hall-2")
    bar = _bar(window, document)

    assert "Read only." in _texts(bar)
    assert "anna, hall-2" in _texts(bar)


def test_a_tournament_that_was_left_can_be_worked_on(qtbot, window: QMainWindow) -> None:
    """The bar says so and offers it; what stands in the way is handed on."""
    document = Troubled(drawn(4))
    document.read_only = True
    document.other = Holder(user="anna", computer=QSysInfo.machineHostName())
    bar = _bar(window, document)
    assert not bar._panel.here.isVisible()

    document.left = True
    document.saved.emit()
    assert bar._panel.here.isVisible()
    assert f"anna, {QSysInfo.machineHostName()} had" in _texts(bar)

    def locked(*, by_force: bool) -> None:
        assert not by_force
        raise FileLocked(Path("cup.arbiter"), "anna")

    document.take_over = locked
    with qtbot.waitSignal(bar.failed) as heard:
        bar._panel.here.click()
    assert isinstance(heard.args[0], FileLocked)


def test_one_key_goes_on_with_what_was_left(qtbot, window: QMainWindow) -> None:
    """The button says which."""
    document = Troubled(drawn(4))
    document.read_only = True
    document.other = Holder(user="anna", computer=QSysInfo.machineHostName())
    taken: list[bool] = []
    document.take_over = lambda *, by_force: taken.append(by_force)
    bar = _bar(window, document)
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert taken == []

    document.left = True
    document.saved.emit()
    QTest.keyClick(window, Qt.Key.Key_F5)

    assert bar._panel.here.text().endswith("  F5")
    qtbot.waitUntil(lambda: taken == [False])


@pytest.mark.parametrize("answer", [True, False])
def test_a_tournament_on_another_computer_is_taken_over_only_after_asking(
    qtbot, window: QMainWindow, monkeypatch: pytest.MonkeyPatch, answer: bool
) -> None:
    """Nobody here can tell whether that computer still writes."""
    document = Troubled(drawn(4))
    document.read_only = True
    document.other = Holder(user="anna", computer="hall-2")
    taken: list[bool] = []
    asked: list[Holder] = []
    document.take_over = lambda *, by_force: taken.append(by_force)

    def ask(holder: Holder, _parent: object) -> bool:
        asked.append(holder)
        return answer

    monkeypatch.setattr(take_over, "may_take_over", ask)
    bar = _bar(window, document)
    assert "another computer" in _texts(bar)
    bar._panel.here.click()

    assert asked == [document.other]
    assert taken == ([True] if answer else [])
