from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.findings_panel import FindingsPanel, field_in_words
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


def made(qtbot, tournament=None):
    document = Document(tournament or Tournament())
    panel = FindingsPanel(document, ViewState())
    qtbot.addWidget(panel)
    panel.resize(330, 500)
    panel.show()
    return document, panel


def test_a_click_or_enter_leads_to_the_cell(qtbot):
    document, panel = made(qtbot)
    document.apply(AddPlayers((Player("Berg", birth="1998"), Player("Dahl"))))
    spot = panel.list.visualRect(panel.model.index(0)).center()
    with qtbot.waitSignal(panel.go_to, timeout=500) as clicked:
        qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert clicked.args == [2, "birth"]
    with qtbot.waitSignal(panel.go_to, timeout=500):
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert not panel.grab().isNull()


def test_the_lots_can_be_drawn_from_three_players_until_the_first_result(qtbot):
    document, panel = made(qtbot)
    assert not panel.button.isEnabled()
    assert panel.field.text == "Three players are needed for a draw."
    document.apply(AddPlayers(tuple(Player(name) for name in "ABC")))
    assert panel.button.isEnabled()
    with qtbot.waitSignal(panel.draw_requested, timeout=500):
        panel.button.click()

    document, panel = made(qtbot, drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert not panel.button.isEnabled()


def test_what_the_field_means(qapp):
    assert field_in_words(drawn(9)) == (
        "9 players: an odd field, 9 rounds, one player free in each."
    )
    assert field_in_words(drawn(8, cycles=2)) == "8 players: 14 rounds of 4 boards."


def test_nothing_to_check_is_said(qtbot):
    _, panel = made(qtbot)
    assert panel.model.rows == []
    assert not panel.grab().isNull()
