"""Menus and toolbar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton, QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import OWN_NAMES, set_language
from arbiter.ui.menus import WorkToolBar, fill_menus
from arbiter.ui.round_stepper import RoundStepper
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1366, 700)
    return window


def _menus(window: QMainWindow, *, tournament: bool) -> list[str]:
    actions = Actions(window, tournament=tournament)
    fill_menus(window.menuBar(), actions, tournament=tournament)
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def test_menus_with_and_without_a_tournament(window: QMainWindow) -> None:
    """The start page offers what makes sense there."""
    assert _menus(window, tournament=False) == ["File", "View", "Help"]
    window.menuBar().clear()
    all_menus = ["File", "Edit", "Tournament", "Round", "View", "Help"]
    assert _menus(window, tournament=True) == all_menus


@pytest.mark.parametrize("language", OWN_NAMES)
def test_no_two_entries_of_a_menu_have_one_letter(window: QMainWindow, language: str) -> None:
    """Alt and a letter choose one thing. Numbers of recent files are made later."""
    set_language(language)
    _menus(window, tournament=True)
    doubled = []
    menus = [(menu.title(), menu.actions()) for menu in window.findChildren(QMenu)]
    menus.append(("menu bar", window.menuBar().actions()))
    for title, entries in menus:
        letters = [
            entry.text()[entry.text().index("&") + 1].upper()
            for entry in entries
            if "&" in entry.text()
        ]
        doubled += [f"{title}: {letter}" for letter in letters if letters.count(letter) > 1]

    assert doubled == []


@pytest.mark.parametrize("size", theme.TEXT_SIZES)
def test_words_of_the_toolbar_are_not_cut(qapp, window: QMainWindow, size: int) -> None:
    """A Swedish Å above and a g below have their room at every text size."""
    theme.apply_theme(qapp, "light")
    theme.set_text_size(qapp, size)
    actions, document, state = Actions(window), Document(drawn(6)), ViewState()
    toolbar = WorkToolBar(actions, RoundStepper(document, state, actions), window)
    window.addToolBar(toolbar)
    window.show()
    buttons = [button for button in toolbar.findChildren(QToolButton) if button.text() == "Open"]

    padding = 2 * 2
    assert [b.height() >= b.fontMetrics().height() + padding for b in buttons] == [True]


def test_the_toolbar_says_everything_in_words(qtbot, window: QMainWindow) -> None:
    """No picture without its word; the compact one keeps what is needed most."""
    actions, document, state = Actions(window), Document(drawn(6)), ViewState()
    state.show_round(1)
    toolbar = WorkToolBar(actions, RoundStepper(document, state, actions), window)
    window.addToolBar(toolbar)
    window.show()

    def shown() -> list[str]:
        buttons = [button for button in toolbar.findChildren(QToolButton) if button.isVisible()]
        return [button.text() for button in buttons if button.text().strip("‹›")]

    wide = ["New", "Open", "Undo", "Redo", "Print round", "Excel", "What if", "Hall screen"]
    assert shown() == wide
    toolbar.set_compact(True)
    qtbot.waitUntil(lambda: shown() == ["Undo", "Redo", "Print round"])
    actions.export_excel.setEnabled(False)
    toolbar.set_compact(False)
    qtbot.waitUntil(lambda: "Excel" in shown())
    excel = [b for b in toolbar.findChildren(QToolButton) if b.text() == "Excel"]
    assert not excel[0].isEnabled()
    assert actions.new.isEnabled()
    assert actions.new.isVisible()


class _Pressed(QObject):
    """The keys that a widget gets."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.keys: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keys.append(event.key())
        return False


def test_one_esc_leads_from_a_menu_back_to_the_work(qtbot, window: QMainWindow) -> None:
    """The bar, which has the keys after the Esc that closes a menu, is given another one: what
    is typed next is no letter of a menu."""
    _menus(window, tournament=True)
    window.show()
    qtbot.waitActive(window)
    bar = window.menuBar()
    pressed = _Pressed(bar)
    menu = bar.actions()[2].menu()
    menu.aboutToShow.emit()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.wait(10)
    assert not pressed.keys  # the work has the keys already

    bar.setFocus()
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: pressed.keys == [Qt.Key.Key_Escape], timeout=1000)
