"""The journal as the arbiter works with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.journal_model import JournalColumn
from arbiter.ui.journal_panel import JournalPanel
from arbiter.ui.view_state import ViewState
from tests.boards import drawn

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def shown(qtbot):
    """Builds a panel over a document, in a window of the usual width."""

    def show(document: Document, *, visible: bool = True) -> JournalPanel:
        panel = JournalPanel(document, ViewState())
        qtbot.addWidget(panel)
        qtbot.addWidget(panel.tools)
        panel.resize(1000, 240)
        if visible:
            panel.show()
        return panel

    return show


def played(tournament: Tournament | None = None) -> Document:
    document = Document(tournament or drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    document.apply(SetResult(2, 3, 1, Result.WHITE_WINS))
    return document


def whats(panel: JournalPanel) -> list[str]:
    model = panel.model
    return [model.index(row, JournalColumn.WHAT).data() for row in range(model.rowCount())]


def test_the_newest_line_is_first_and_it_follows(shown) -> None:
    """An entry that is made while the journal is open appears at the top."""
    document = played()
    panel = shown(document)
    assert panel.model.rowCount() == 2

    document.apply(SetResult(3, 4, 1, Result.WHITE_WINS))
    row = [panel.model.index(0, column).data() for column in JournalColumn][1:]
    assert row[1:] == ["4–3  Player 4 – Player 3, round 2", "open → 1–0", ""]
    assert row[0] == document.journal()[-1].user


def test_it_is_not_read_while_nobody_looks(shown) -> None:
    """A key on the boards costs nothing for a journal that is shut."""
    document = Document(drawn(4))
    panel = shown(document, visible=False)
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert panel.model.rowCount() == 0

    panel.show()
    assert panel.model.rowCount() == 1


def test_keys_begin_at_the_newest_line(shown) -> None:
    """Ctrl+J, then the arrows; the selection stays with its line when another comes."""
    document = played()
    panel = shown(document)
    panel.focus_first()
    assert panel.table.currentIndex().row() == 0

    document.apply(SetResult(3, 4, 1, Result.WHITE_WINS))
    assert panel.table.currentIndex().row() == 1


def test_what_was_done_has_most_of_the_room(shown) -> None:
    """In a narrow window the values and the reason give way."""
    panel = shown(played())
    panel.resize(683, 200)
    header = panel.table.horizontalHeader()
    width = header.sectionSize

    assert width(JournalColumn.WHAT) > width(JournalColumn.CHANGE) > width(JournalColumn.REASON)


def test_a_search_shows_what_it_finds_and_how_much(qtbot, shown) -> None:
    """Esc gives everything back."""
    panel = shown(played())
    QTest.keyClicks(panel.tools.search, "player 3")
    assert whats(panel) == ["2–3  Player 2 – Player 3, round 1"]
    assert panel.tools.count.text() == "1 of 2"

    QTest.keyClick(panel.tools.search, Qt.Key.Key_Escape)
    assert len(whats(panel)) == 2
    assert panel.tools.count.text() == ""


def test_ctrl_f_goes_to_the_search_and_enter_back(qtbot, shown) -> None:
    """Both inside the journal."""
    panel = shown(played())
    panel.tools.setParent(panel)
    panel.tools.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.focus_first()
    QTest.keyClick(panel.table, Qt.Key.Key_F, CONTROL)
    assert panel.tools.search.hasFocus()

    QTest.keyClick(panel.tools.search, Qt.Key.Key_Return)
    assert panel.table.hasFocus()


def test_only_what_was_undone(shown) -> None:
    """Or only what was entered."""
    document = played()
    document.undo()
    panel = shown(document)
    panel.tools.kinds.turn(1)
    assert len(whats(panel)) == 2
    panel.tools.kinds.turn(1)
    assert whats(panel) == ["undone: 2–3  Player 2 – Player 3, round 1"]


def test_a_click_leads_to_the_game(qtbot, shown) -> None:
    """Enter too; a line about a player leads to him, and one about neither nowhere."""
    document = played()
    document.apply(SetPlayer(2, Player("Berg")))
    panel = shown(document)
    games: list[object] = []
    players: list[int] = []
    panel.game_asked.connect(games.append)
    panel.player_asked.connect(players.append)
    place = panel.table.visualRect(panel.model.index(1, 2)).center()
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert games == [(2, 3, 1)]

    panel.focus_first()
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert players == [2]


def test_a_line_about_no_game_leads_nowhere(shown) -> None:
    """Closing concerns them all."""
    document = Document(drawn(3))
    for first, second in ((1, 2), (1, 3), (2, 3)):
        document.apply(SetResult(first, second, 1, Result.DRAW))
    document.apply(CloseTournament())
    panel = shown(document)
    panel.game_asked.connect(lambda _: pytest.fail("no game"))
    panel.player_asked.connect(lambda _: pytest.fail("no player"))
    panel.focus_first()
    QTest.keyClick(panel.table, Qt.Key.Key_Return)

    assert whats(panel)[0] == "tournament closed"


def test_b90_what_is_copied_has_time_round_game_old_and_new(shown) -> None:
    """All that is shown, or what is selected; with tabs, as a spreadsheet takes it."""
    document = played()
    panel = shown(document)
    panel.focus_first()
    QTest.keyClick(panel.table, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().split("\n")
    when, who, what, change, reason = lines[0].split("\t")

    assert len(lines) == 2
    assert f"{document.journal()[-1].at.astimezone():%H:%M:%S}" in when
    assert str(document.journal()[-1].at.year) in when
    assert (what, change) == ("2–3  Player 2 – Player 3, round 1", "open → 1–0")
    assert (who, reason) == (document.journal()[-1].user, "")
    panel.table.selectAll()
    panel.copy()
    assert len(QGuiApplication.clipboard().text().split("\n")) == 2


def test_what_is_printed_is_what_is_looked_for(shown) -> None:
    """The words go on the paper too."""
    document = played()
    panel = shown(document)
    asked: list[tuple[str, object]] = []
    panel._state.journal_asked.connect(lambda typed, query: asked.append((typed, query)))
    panel.tools.search.setText(" player 3 ")
    panel.tools.print_button.click()

    assert asked[0][0] == "player 3"
    assert asked[0][1].words == ("player",)
    assert asked[0][1].numbers == (3,)
