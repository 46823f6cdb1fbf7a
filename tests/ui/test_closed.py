"""A closed tournament in the whole window: nothing is entered, and everything says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import ArbiterError, TournamentClosed
from arbiter.domain.result import Result
from arbiter.ui import closing_dialogs
from arbiter.ui.actions import Actions
from arbiter.ui.desk import Desk
from arbiter.ui.journal_model import JournalColumn
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.status_texts import open_texts
from arbiter.ui.view_state import ViewState
from tests.boards import seed


class Closed:
    """A desk over a closed tournament, and what it refuses."""

    def __init__(self, qtbot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.window.resize(1366, 740)
        self.document = Document(seed())
        self.document.apply(SetResult(1, 2, 1, Result.DOUBLE_FORFEIT))
        self.document.apply(CloseTournament())
        self.actions = Actions(self.window)
        self.desk = Desk(self.window, self.document, ViewState(), self.actions)
        self.refused: list[ArbiterError] = []
        self.desk.state.rejected.connect(self.refused.append)
        self.window.show()
        self.desk.serve()
        self.before = self.document.tournament

    def unchanged(self) -> bool:
        """Whether nothing has happened but one refusal with the one sentence."""
        kinds = {type(error) for error in self.refused}
        return self.document.tournament == self.before and kinds == {TournamentClosed}


@pytest.fixture
def closed(qtbot) -> Closed:
    return Closed(qtbot)


def test_no_key_on_the_boards(closed: Closed) -> None:
    """Neither a result nor a postponement."""
    closed.actions.pairings.trigger()
    boards = closed.desk.tabs.pairings.page.boards
    for key in ("1", "0", "5"):
        QTest.keyClicks(boards, key)
    QTest.keyClick(boards, Qt.Key.Key_Delete)

    assert len(closed.refused) == 4
    assert closed.unchanged()


def test_no_key_in_the_crosstable(closed: Closed) -> None:
    """Nor does a field open."""
    closed.actions.crosstable.trigger()
    view = closed.desk.tabs.crosstable.page.view
    for key in ("1", "½", "0"):
        QTest.keyClicks(view, key)
    QTest.keyClick(view, Qt.Key.Key_F2)
    QTest.keyClick(view, Qt.Key.Key_Delete)

    assert view.state() is view.State.NoState
    assert closed.unchanged()


def test_no_name_in_the_list(closed: Closed) -> None:
    """The row for a latecomer is gone as well, and comes back."""
    model = closed.desk.tabs.players.page.model
    index = model.index(0, PlayerColumn.NAME)
    assert not model.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(index, "Somebody else")
    assert not model.takes_more
    assert closed.unchanged()

    closed.document.apply(ReopenTournament("an appeal"))
    assert model.takes_more
    assert model.flags(index) & Qt.ItemFlag.ItemIsEditable


def test_the_title_and_the_status_say_it(closed: Closed) -> None:
    """With the version, as soon as there is more than one."""
    assert closed.window.windowTitle().split(" – ")[1:] == ["closed", "Arbiter"]
    assert open_texts(closed.document.tournament, 3)[0].endswith(" · closed")

    closed.document.apply(ReopenTournament("an appeal"))
    assert closed.window.windowTitle().split(" – ")[1:] == ["version 2", "Arbiter"]


def test_the_menu_closes_and_reopens(closed: Closed, monkeypatch) -> None:
    """One of the two is offered; Cancel and an empty reason leave everything as it is."""
    assert closed.actions.reopen.isVisible()
    assert not closed.actions.end_tournament.isVisible()
    assert not closed.actions.undo.isEnabled()
    monkeypatch.setattr(closing_dialogs, "ask_reopening", lambda *_: "")
    closed.actions.reopen.trigger()
    assert closed.document.tournament == closed.before

    monkeypatch.setattr(closing_dialogs, "ask_reopening", lambda *_: "an appeal")
    closed.actions.reopen.trigger()
    closing = closed.document.tournament.closing
    assert (closing.closed, closing.version, closing.reasons) == (False, 2, ("an appeal",))
    assert len(closing.corrected) == len("2026-05-08")
    assert closed.actions.undo.isEnabled()
    monkeypatch.setattr(closing_dialogs, "sure_to_close", lambda *_: False)
    closed.actions.end_tournament.trigger()
    assert not closed.document.tournament.closing.closed
    monkeypatch.setattr(closing_dialogs, "sure_to_close", lambda *_: True)
    closed.actions.end_tournament.trigger()
    assert closed.document.tournament.closing.closed


def test_a_line_of_the_journal_leads_to_its_cell(qtbot, closed: Closed) -> None:
    """From wherever one is; the round is in view too."""
    closed.actions.players.trigger()
    closed.actions.journal.trigger()
    panel = closed.desk.journal.page
    place = panel.model.index(1, JournalColumn.WHAT)
    qtbot.waitUntil(lambda: panel.table.viewport().height() > 60)
    row = panel.table.visualRect(place).center()
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    view = closed.desk.tabs.crosstable.page.view
    game = closed.document.tournament.game(1, 2)

    assert closed.desk.tabs.currentWidget() is closed.desk.tabs.crosstable
    assert {view.table.number(view.spot.row), view.spot.opponent + 1} == {1, 2}
    assert closed.desk.state.round == game.round
