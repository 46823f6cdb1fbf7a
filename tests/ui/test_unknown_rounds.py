"""What stands in place of the boards where no round is known."""

from __future__ import annotations

from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.unknown_rounds import UnknownRounds
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, without_rounds


def test_the_button_asks_for_rounds(qtbot) -> None:
    page = UnknownRounds()
    qtbot.addWidget(page)
    page.resize(500, 400)
    page.show()

    with qtbot.waitSignal(page.assume_requested):
        qtbot.keyClick(page.button, Qt.Key.Key_Space)
    page.offer(False)
    assert not page.button.isEnabled()


def test_from_the_sentence_to_the_first_board_and_back(qtbot) -> None:
    """One key, one undo step."""
    document = Document(SetResult(1, 4, 1, Result.DRAW)(without_rounds(drawn(4))))
    tab = PairingsTab(document, ViewState())
    qtbot.addWidget(tab)
    tab.resize(1000, 600)
    tab.show()
    tab.focus_first()
    assert tab.focusWidget() is tab.unknown.button
    assert tab.unknown.isVisible()

    qtbot.keyClick(tab.unknown.button, Qt.Key.Key_Space)
    assert tab.boards.isVisible()
    assert tab.focusWidget() is tab.boards
    assert document.tournament.rounds_assumed
    assert "rounds and colours assumed · numbers not drawn" in tab._heading.accessibleName()
    assert tab._corner.text() == "assumed   1 of 2 reported"
    qtbot.keyClicks(tab.boards, "1")
    assert document.tournament.game(2, 3).result is Result.WHITE_WINS

    document.undo()
    document.undo()
    assert tab.unknown.isVisible()
    assert document.tournament.score(1) == 1
