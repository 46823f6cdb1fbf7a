"""Whoever leans on the keyboard: nothing breaks, and the table is still right."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.document.document import Document
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests import demo
from tests.boards import drawn, seed, without_rounds

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LETTERS = "111000555½==++--−*.,;/23489xXaяıİ\N{COMBINING ACUTE ACCENT}<&%{0}"
MOVES = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab),
    *(Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown),
    *(Key.Key_Return, Key.Key_Enter, Key.Key_Escape, Key.Key_Delete, Key.Key_Backspace),
    *(Key.Key_F2, Key.Key_F3, Key.Key_F6, Key.Key_F7, Key.Key_F10, Key.Key_F11, Key.Key_F12),
    *(Key.Key_Space, Key.Key_Menu),
)
WITH_CONTROL = (
    *(Key.Key_Z, Key.Key_Z, Key.Key_Y, Key.Key_C, Key.Key_V, Key.Key_D, Key.Key_L, Key.Key_J),
    *(
        Key.Key_F,
        Key.Key_K,
        Key.Key_G,
        Key.Key_0,
        Key.Key_1,
        Key.Key_Delete,
        Key.Key_Home,
        Key.Key_End,
        Key.Key_Tab,
    ),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_Left, Key.Key_Right),
)
WITH_ALT = (Key.Key_Up, Key.Key_Down)
SURFACES = ("players", "start", "pairings", "crosstable", "standings", "why", "by_rank")
CLIPBOARDS = (demo.PASTED, "Somebody New\t2100", "1", "\n\t\n", "")


class Hand:
    """A hand that does whatever comes into its head over *window*, repeatable by *number*."""

    def __init__(self, window: MainWindow, number: int) -> None:
        self._window = window
        self._random = Random(number)
        self.done: list[str] = []

    def act(self) -> None:
        """One key, one click, another surface, or another size of the window."""
        doings: tuple[tuple[int, Callable[[], str]], ...] = (
            (55, self._type),
            (30, self._move),
            (9, self._control),
            (3, self._alt),
            (12, self._click),
            (8, self._turn),
            (1, self._resize),
        )
        weights = [weight for weight, _ in doings]
        do = self._random.choices([doing for _, doing in doings], weights)[0]
        self.done.append(do())

    def _target(self) -> QWidget:
        return QApplication.focusWidget() or self._window

    def _type(self) -> str:
        letter = self._random.choice(LETTERS)
        QTest.sendKeyEvent(QTest.KeyAction.Click, self._target(), Key(0), letter, NONE)
        return letter

    def _move(self) -> str:
        key = self._random.choice(MOVES)
        QTest.keyClick(self._target(), key, SHIFT if key == Key.Key_Backtab else NONE)
        return key.name

    def _control(self) -> str:
        key = self._random.choice(WITH_CONTROL)
        if key == Key.Key_V:
            QApplication.clipboard().setText(self._random.choice(CLIPBOARDS))
        QTest.keyClick(self._target(), key, CONTROL)
        return f"Ctrl+{key.name}"

    def _alt(self) -> str:
        key = self._random.choice(WITH_ALT)
        QTest.keyClick(self._target(), key, ALT)
        return f"Alt+{key.name}"

    def _click(self) -> str:
        window = self._window
        spot = QPoint(
            self._random.randrange(window.width()), self._random.randrange(110, window.height())
        )
        under = window.childAt(spot) or window
        click = QTest.mouseDClick if self._random.random() < 0.2 else QTest.mouseClick
        click(under, Qt.MouseButton.LeftButton, NONE, under.mapFrom(window, spot))
        return f"click {spot.x()}, {spot.y()} on {type(under).__name__}"

    def _turn(self) -> str:
        name = self._random.choice(SURFACES)
        action = getattr(self._window.actions_, name)
        if action.isEnabled():
            action.trigger()
        return name

    def _resize(self) -> str:
        size = self._random.choice(((1366, 740), (683, 384), (1000, 600), (1366, 740)))
        self._window.resize(*size)
        return f"{size[0]} x {size[1]}"


def lean(tournament: Tournament, number: int, keys: int) -> None:
    """Let a hand loose on *tournament* for so many keys; each time the table has to be right."""
    document = Document(tournament)
    window = MainWindow(Settings(), document)
    window.actions_.serve()  # as soon as it is painted
    window.resize(1366, 740)
    window.show()
    QTest.qWaitForWindowActive(window)
    closing = QTimer(interval=0)
    closing.timeout.connect(_close_what_waits)
    closing.start()
    hand = Hand(window, number)
    shown = None
    try:
        for _ in range(keys):
            hand.act()
            QApplication.processEvents()
            state = document.tournament
            if state is not shown:
                shown = state
                assert document.standings.rows == standings(state).rows, hand.done[-12:]
        assert document.journal() or document.undo_line.count
        while document.undo_edit is not None:
            document.undo()
        assert document.tournament == tournament
    except BaseException:
        print(f"number {number}, at the end: {hand.done[-12:]}", file=sys.stderr)
        raise
    finally:
        closing.stop()
        window.close()
        window.deleteLater()
        QApplication.processEvents()


def _close_what_waits() -> None:
    """Nobody answers dialogs and menus."""
    waiting = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if waiting is not None:
        waiting.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("number", range(4))
def test_leaning_on_the_keyboard_breaks_nothing(qtbot: object, number: int) -> None:
    """Not before the draw, not during the event, not when everybody meets twice, and not where
    no round is known."""
    fields = (demo.not_drawn(), seed(), drawn(6, cycles=2), without_rounds(drawn(5, cycles=2)))

    lean(fields[number], number, 250)
