from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.ui import theme
from arbiter.ui.boards_model import BoardsModel, Column
from arbiter.ui.boards_view import BoardsView
from arbiter.ui.view_state import ViewState
from tests.boards import drawn

NONE = Qt.KeyboardModifier.NoModifier


def made(qtbot, tournament=None):
    document, state = Document(tournament or drawn(16)), ViewState()
    state.show_round(1)
    view = BoardsView(BoardsModel(document, state))
    qtbot.addWidget(view)
    view.resize(760, 500)
    view.fit_rows(500)
    return document, state, view


def test_a_key_asks_and_enters_nothing_itself(qtbot):
    document, _, view = made(qtbot)
    view.go_to_row(2)
    with qtbot.waitSignal(view.asked, timeout=500) as asked:
        qtbot.keyClicks(view, "1")
    assert asked.args == [Result.WHITE_WINS]
    assert document.undo_line.count == 0
    assert view.current_row() == 2


def test_result_keys_go_before_short_cuts_of_the_window(qtbot):
    _, _, view = made(qtbot)
    control = Qt.KeyboardModifier.ControlModifier
    for key, modifiers, text, taken in (
        (Qt.Key.Key_0, control, "", True),
        (Qt.Key.Key_P, NONE, "p", True),
        (Qt.Key.Key_Z, control, "\x1a", False),
        (Qt.Key.Key_F10, NONE, "", False),
    ):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, text)
        event.ignore()
        QApplication.sendEvent(view, event)
        assert event.isAccepted() is taken, key


def test_enter_goes_down_and_letters_search_nothing(qtbot):
    _, _, view = made(qtbot)
    view.go_to_row(0)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.current_row() == 1
    qtbot.keyClicks(view, "Pq8")
    assert view.current_row() == 1


def test_another_round_puts_the_cursor_on_its_first_open_board(qtbot):
    document, state, view = made(qtbot)
    first = document.tournament.boards(2)[0]
    document.apply(SetResult(*first.name, Result.DRAW))
    view.go_to_row(5)
    state.show_round(2)
    assert view.current_row() == 1


def test_every_state_of_a_board_is_painted_in_both_sizes(qtbot):
    document, _, view = made(qtbot)
    boards = document.tournament.boards(1)
    endings = (
        Result.DRAW,
        Result.BLACK_WINS_BY_FORFEIT,
        Result.BOTH_LOSE,
        Result.WHITE_WINS_UNRATED,
    )
    for game, result in zip(boards, endings):
        document.apply(SetResult(*game.name, result))
    document.apply(SetPending(*boards[5].name, Pending.POSTPONED, "2026-05-16"))
    document.apply(SetPlayer(3, Player("A very long surname indeed, With many first names")))
    for width, row in ((760, 5), (400, 0), (1000, 3)):
        view.resize(width, 500)
        view.go_to_row(row)
        assert not view.grab().isNull()


def test_rows_share_the_height(qtbot):
    _, _, view = made(qtbot)
    view.fit_rows(8 * 40 + view.horizontalHeader().height())
    assert view.rowHeight(0) == 40
    view.fit_rows(100)
    assert view.rowHeight(0) == 31


def test_home_and_end_go_to_the_first_and_the_last_board(qtbot):
    _, _, view = made(qtbot)
    view.go_to_row(3)
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.current_row() == 7
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.current_row() == 0


def test_b79_a_result_typed_over_another_is_marked(qtbot):
    """A bar in the colour of the pen under the last entry, and under no other."""
    document, _, view = made(qtbot)
    view.show()
    for board in document.tournament.boards(1)[:2]:
        document.apply(SetResult(*board.name, Result.WHITE_WINS))
    document.apply(SetResult(*document.tournament.boards(1)[0].name, Result.BLACK_WINS))
    view.go_to_row(5)
    picture = view.viewport().grab().toImage()

    def marked(row):
        cell = view.visualRect(view.model().index(row, Column.RESULT))
        below = range(cell.center().y(), cell.bottom())
        return any(picture.pixelColor(cell.center().x(), y) == theme.roles().pen for y in below)

    assert [marked(row) for row in range(3)] == [True, False, False]
