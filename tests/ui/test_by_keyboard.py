"""An event from its first name to its last sheet without a mouse; and every dialog with Tab."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.ui import printing, theme
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests import demo
from tests.ui.dialogs import in_dialog
from tests.ui.test_accessible import DIALOGS, OTHERS
from tests.ui.test_keys_counted import press

FIRST_LINE = 40
"""Pixels from the highest field to the others beside it."""
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def _dressed(qapp) -> None:
    """As the program is, with its frames around what has the keys."""
    theme.apply_theme(qapp, "light")


@pytest.fixture
def begun(qtbot, tmp_path, monkeypatch) -> Iterator[MainWindow]:
    """The start page, as the program begins, on a computer without a printer."""
    monkeypatch.setattr(printing, "printer_names", list)
    monkeypatch.setattr(printing, "usual_printer", str)
    window = MainWindow(Settings(tmp_path / "arbiter.ini"), None)
    window.resize(1366, 740)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    window.deleteLater()


def _keys(*names: str) -> None:
    for name in names:
        press(name)
        QApplication.processEvents()


def _typed(text: str) -> None:
    _keys(*text)


def test_a_whole_event(qtbot, begun: MainWindow, documents: Path) -> None:
    """New, players, lots, results, a correction, a withdrawal, closing, sheet and workbook."""
    window = begun
    _keys("n")
    for name in ("Abe", "Bo", "Cid", "Dan", "Eve", "Finn"):
        _typed(name)
        _keys("Return")
    document = window.document
    assert [player.name for player in document.tournament.players][-2:] == ["Eve", "Finn"]

    _keys("ctrl+L", "Return")
    assert document.tournament.drawn
    _keys("1", "5", "0", "1", "1", "5")
    assert len(document.tournament.open_games) == 9

    _keys("alt+Left", "alt+Left", "ctrl+G", "2", "Return", "0")
    assert document.tournament.boards(1)[1].result is Result.BLACK_WINS
    _keys("ctrl+Z")
    assert document.tournament.boards(1)[1].result is Result.DRAW

    def leave(dialog: QDialog) -> None:
        _keys("Down", "alt+R")  # the next one of the players; the count is right
        qtbot.waitUntil(dialog.accept_button.isEnabled)  # a button is pressed for a moment
        _keys("Return")

    in_dialog(window, leave)
    _keys("ctrl+shift+W")
    assert len(document.tournament.withdrawals) == 1

    # Every result that can still be entered: round after round.
    for _ in range(20):
        if not document.tournament.open_games:
            break
        _keys("F3", "5")
    assert not document.tournament.open_games

    said: list[str] = []
    in_dialog(window, lambda dialog: (said.append(dialog.objectName()), _keys("Return")))
    _keys("alt+T")
    menu = QApplication.activePopupWidget()
    assert menu is not None
    _keys("C")
    qtbot.waitUntil(lambda: document.locked is not None)
    assert said

    _keys("ctrl+P")
    qtbot.waitUntil(lambda: any(documents.rglob("*.pdf")), timeout=8000)
    _keys("ctrl+E")
    qtbot.waitUntil(lambda: any(documents.rglob("*.xlsx")), timeout=8000)


def test_what_if_and_back(qtbot, show) -> None:
    """F8, arrows, Enter for an example, Tab to the links, Esc out of the trial."""
    window = show(seven("en", last_round_open=True))
    _keys("F8")
    panel = window.desk.what_if.page.page
    assert panel.view.hasFocus()
    row = panel.view.currentIndex().row()
    _keys("Down", "Right", "Up")
    assert panel.view.currentIndex().row() == row
    _keys("Tab")
    assert isinstance(QApplication.focusWidget(), QLabel)
    _keys("Return")
    assert window.desk.document.in_trial
    _keys("Escape")
    assert not window.desk.document.in_trial
    _keys("F8")
    assert not window.desk.what_if.shown


def _stops(window: QWidget) -> list[QWidget]:
    """Where Tab stops, one after the other, until it is back."""
    first = QApplication.focusWidget()
    assert first is not None
    stops = [first]
    for _ in range(120):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        if now is first:
            return stops
        if now is not stops[-1]:
            stops.append(now)
    raise AssertionError(f"Tab does not come back: {stops[-1]}, {stops[-1].objectName()}")


def _place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _unseen(stops: list[QWidget], window: QWidget) -> list[str]:
    """Who looks the same with the keys and without them."""
    said = []
    for stop, other in pairwise([*stops, stops[0]]):
        pictures = []
        for focus in (stop, other):
            focus.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            pictures.append(stop.grab().toImage())
        if len(stops) > 1 and pictures[0] == pictures[1]:
            said.append(_name(stop))
    return said


def _against_the_eye(stops: list[QWidget], window: QWidget) -> list[str]:
    """Steps of Tab that go up without going right, but for the one back to the first line."""
    first_line = min(_place(stop, window).top() for stop in stops) + FIRST_LINE
    said, back = [], 0
    for one, other in pairwise([*stops, stops[0]]):
        before, after = _place(one, window), _place(other, window)
        scrolled = any(
            area.isAncestorOf(one) != area.isAncestorOf(other)
            for area in window.findChildren(QAbstractScrollArea)
        )
        if after.bottom() >= before.top() or after.left() > before.left() or scrolled:
            continue
        if after.top() <= first_line and not back:
            back += 1
        else:
            said.append(f"{_name(one)} → {_name(other)}")
    return said


def _name(widget: QWidget) -> str:
    return widget.objectName() or widget.accessibleName() or type(widget).__name__


def _unreached(stops: list[QWidget], window: QWidget) -> list[str]:
    """Who takes keys, is in view and enabled, and is never reached."""
    left = []
    for widget in window.findChildren(QWidget):
        policy = widget.focusPolicy()
        if policy & Qt.FocusPolicy.TabFocus != Qt.FocusPolicy.TabFocus:
            continue
        if not widget.isVisible() or not widget.isEnabled() or widget.focusProxy() is not None:
            continue
        if isinstance(widget, QRadioButton) and any(
            isinstance(stop, QRadioButton) and stop.parent() is widget.parent() for stop in stops
        ):
            continue  # the arrows go from one to the other
        if widget not in stops and not any(stop.isAncestorOf(widget) for stop in stops):
            left.append(_name(widget))
    return left


def _faults(dialog: QDialog) -> list[str]:
    defaults = [
        button
        for button in dialog.findChildren(QPushButton)
        if button.isDefault() and button.isVisible()
    ]
    said = [f"{len(defaults)} default buttons"] if len(defaults) > 1 else []
    said += [
        f"{_name(button)}: no word"
        for button in dialog.findChildren(QAbstractButton)
        if button.isVisible() and not button.text() and not button.accessibleName()
    ]
    stops = _stops(dialog)
    said += [f"not reached: {name}" for name in _unreached(stops, dialog)]
    said += [f"focus not seen: {name}" for name in _unseen(stops, dialog)]
    said += [f"against the eye: {step}" for step in _against_the_eye(stops, dialog)]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    if dialog.isVisible():
        said.append("Esc does not close it")
    return said


@pytest.mark.parametrize("action", DIALOGS.values(), ids=DIALOGS)
def test_dialogs_with_tab(qtbot, show, action: str) -> None:
    """One default, all fields in the order of the eye, no trap, and Esc leads out."""
    window = show(demo.sixteen() if action != "end_tournament" else seven("en"))
    met: list[list[str]] = []
    in_dialog(window, lambda dialog: met.append(_faults(dialog)))
    getattr(window.actions_, action).trigger()
    qtbot.waitUntil(lambda: bool(met))
    assert met == [[]]


@pytest.mark.parametrize("which", OTHERS)
def test_other_dialogs_with_tab(qtbot, show, which: str) -> None:
    """Those that need something to be about."""
    dialog = OTHERS[which](show(demo.sixteen()))
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert _faults(dialog) == []


@pytest.mark.parametrize("tab", ["players", "pairings", "crosstable"])
def test_every_pane_is_reached_and_left(show, tab: str) -> None:
    """F6 goes round the panes, from wherever the keys are."""
    window = show(demo.sixteen())
    getattr(window.actions_, tab).trigger()
    window.actions_.journal.trigger()
    met = []
    for _ in range(8):
        _keys("F6")
        met.append(QApplication.focusWidget())
    assert len(set(met)) >= 4
    assert met[:4] == met[4:]
