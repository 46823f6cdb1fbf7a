"""The lots from the menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import AlreadyStarted, ReadOnly
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.actions import Actions
from arbiter.ui.lots_commands import LotsCommands
from arbiter.ui.view_state import ViewState
from arbiter.ui.work_tabs import WorkTabs
from tests.boards import drawn


class Menu:
    def __init__(self, qtbot, tournament):
        self.document, state = Document(tournament), ViewState()
        self.refused = []
        state.rejected.connect(self.refused.append)
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = Actions(self.window)
        self.tabs = WorkTabs(self.document, state, self.window)
        self.window.setCentralWidget(self.tabs)
        self.commands = LotsCommands(self.document, state, self.actions, self.tabs)


@pytest.fixture
def menu(qtbot):
    return lambda tournament: Menu(qtbot, tournament)


def players(*names):
    return Tournament(players=tuple(map(Player, names)))


def test_lots_are_shown_and_the_audience_sees_the_whole_screen(qtbot, menu):
    m = menu(players("A", "B", "C"))
    m.actions.start.trigger()
    assert m.tabs.lots_in_view
    m.actions.full_draw.trigger()
    audience = m.tabs.lots.page._audience
    assert audience.isVisible()
    qtbot.keyClick(audience, Qt.Key.Key_Escape)
    assert m.tabs.lots_in_view


def test_a_result_locks_the_numbers(menu):
    m = menu(SetResult(1, 4, 1, Result.DRAW)(drawn(4)))
    m.commands.draw()
    m.commands.draw_full_screen()
    assert [type(error) for error in m.refused] == [AlreadyStarted, AlreadyStarted]
    assert not m.tabs.lots_in_view


def test_the_draw_is_taken_back_unless_the_file_is_locked(menu):
    m = menu(drawn(4))
    m.document.read_only = True
    m.commands.take_back()
    assert [type(error) for error in m.refused] == [ReadOnly]
    m.document.read_only = False
    m.commands.take_back()
    assert not m.document.tournament.drawn
