import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent

from arbiter.document.document import Document
from arbiter.ui.rounds_list import RoundsList
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


def test_the_list_follows_and_sets_the_round_in_view(qtbot):
    state = ViewState()
    rounds = RoundsList(Document(drawn(6)), state)
    qtbot.addWidget(rounds)

    state.show_round(3)
    assert rounds.currentIndex().row() == 2
    qtbot.keyClick(rounds, Qt.Key.Key_Down)
    assert state.round == 4


def test_enter_leads_on_to_the_boards_and_letters_do_nothing(qtbot):
    state = ViewState()
    state.show_round(2)
    rounds = RoundsList(Document(drawn(6)), state)
    qtbot.addWidget(rounds)

    qtbot.keyClicks(rounds, "r5")
    assert state.round == 2
    with qtbot.waitSignal(rounds.entered, timeout=500):
        qtbot.keyClick(rounds, Qt.Key.Key_Return)


def test_it_paints_many_boards_in_little_room(qtbot):
    state = ViewState()
    rounds = RoundsList(Document(drawn(60)), state)
    qtbot.addWidget(rounds)
    rounds.resize(250, 400)

    assert not rounds.grab().isNull()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_the_menu_of_the_round_in_view_opens_by_key(qtbot, key, modifier):
    state = ViewState()
    state.show_round(3)
    rounds = RoundsList(Document(drawn(6)), state)
    qtbot.addWidget(rounds)
    asked = []
    rounds.more = lambda menu, round: asked.append(round)
    rounds.show()
    qtbot.keyClick(rounds, key, modifier)
    assert asked == [3]


def test_the_menu_under_the_pointer_takes_that_round_into_view(qtbot):
    state = ViewState()
    state.show_round(1)
    rounds = RoundsList(Document(drawn(6)), state)
    qtbot.addWidget(rounds)
    asked = []
    rounds.more = lambda menu, round: asked.append(round)
    rounds.show()
    place = rounds.visualRect(rounds.rounds.index(3)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, rounds.viewport().mapToGlobal(place)
    )
    rounds.contextMenuEvent(event)
    assert asked == [4]
    assert state.round == 4
