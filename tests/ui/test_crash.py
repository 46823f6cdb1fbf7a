"""A fault of the program is shown once, and the program goes on."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTableView
from pytestqt.qtbot import QtBot

from arbiter import __version__, app
from arbiter.domain.tournament import Tournament
from arbiter.ui import crash
from arbiter.ui.crash import CrashDialog

NAME = "Ёжикова"


class Shown:
    """The dialogs of the program's faults, as the arbiter meets them."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot

    def now(self) -> CrashDialog | None:
        """The one that is open."""
        self._qtbot.wait(1)
        return crash.crashes().dialog

    def await_one(self) -> CrashDialog:
        """The one that will be open soon."""
        self._qtbot.waitUntil(lambda: crash.crashes().dialog is not None, timeout=20_000)
        dialog = self.now()
        assert dialog is not None
        return dialog

    def close(self) -> None:
        """Go on."""
        self.await_one().accept()


@pytest.fixture
def shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    for name in ("excepthook", "unraisablehook", "__excepthook__", "__unraisablehook__"):
        monkeypatch.setattr(sys, name, lambda *fault: None)
    monkeypatch.setattr(threading, "excepthook", lambda *fault: None)
    crash.crashes.cache_clear()
    app.watch_for_faults()
    yield Shown(qtbot)
    if crash.crashes().dialog is not None:
        crash.crashes().dialog.accept()
    QApplication.processEvents()


def _fail() -> BaseException:
    try:
        raise ValueError(f"{NAME} is not a result")
    except ValueError as error:
        return error


def _met(error: BaseException) -> None:
    sys.excepthook(type(error), error, error.__traceback__)


def test_the_report_can_be_copied(shown: Shown) -> None:
    """Version and places, whole; and no name."""
    _met(_fail())
    dialog = shown.await_one()
    dialog.copy_button.click()
    report = QApplication.clipboard().text()

    assert f"Arbiter {__version__}" in report
    assert "in _fail" in report
    assert "ValueError" in report
    assert NAME not in report
    assert "What was entered is kept" in dialog.findChild(QLabel).text()


def test_one_dialog_at_a_time(shown: Shown) -> None:
    """Faults do not pile up dialogs, whatever they are."""
    _met(_fail())
    first = shown.await_one()
    _met(_fail())
    _met(ZeroDivisionError("another"))
    assert shown.now() is first
    shown.close()
    assert shown.now() is None


def test_a_fault_that_does_not_stay_away_is_shown_once(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A timer that fails every second would make work impossible; another fault is shown."""
    _met(_fail())
    shown.close()
    for _ in range(3):
        _met(_fail())
        assert shown.now() is None
    _met(ZeroDivisionError("another"))
    shown.close()

    monkeypatch.setattr(crash, "QUIET", -1.0)
    _met(_fail())
    shown.close()


class Broken(QAbstractTableModel):
    """A table that fails wherever it is asked."""

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        raise ValueError(NAME)


def test_a_fault_in_a_repaint_is_shown_once_and_for_all(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while something is painted: the dialog comes after."""
    monkeypatch.setattr(crash, "QUIET", -1.0)
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(Broken(view))
    view.show()
    shown.close()
    for _ in range(3):
        view.viewport().update()
        assert shown.now() is None


def test_a_fault_in_another_thread_is_shown_in_this_one(shown: Shown) -> None:
    """Even if it is the first of all."""
    thread = threading.Thread(target=lambda: Tournament().player(1))
    thread.start()
    thread.join()
    dialog = shown.await_one()
    assert dialog.thread() is QApplication.instance().thread()


def test_a_fault_that_python_can_raise_nowhere_is_shown(shown: Shown) -> None:
    """Where it is ours; of others the terminal is told."""

    class Leaving:
        def __init__(self, what: object) -> None:
            self.what = what

        def __del__(self) -> None:
            self.what()

    def foreign() -> None:
        raise ValueError(NAME)

    for what in (foreign, lambda: Tournament().player(1)):
        assert shown.now() is None
        Leaving(what)
        gc.collect()
    shown.close()


def test_no_memory_left_is_a_fault_that_is_shown(shown: Shown) -> None:
    """The dialog needs little."""
    _met(MemoryError())
    shown.close()


def test_a_dialog_that_goes_with_its_window_is_not_waited_for(shown: Shown, qtbot: QtBot) -> None:
    """The next fault is shown again."""
    _met(_fail())
    shown.await_one().deleteLater()
    qtbot.waitUntil(lambda: crash.crashes().dialog is None)
    _met(ZeroDivisionError("another"))
    shown.close()


def test_ctrl_c_in_the_terminal_is_no_fault(shown: Shown) -> None:
    """Nobody has to close a dialog for it."""
    _met(KeyboardInterrupt())
    assert shown.now() is None
