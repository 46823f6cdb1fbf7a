"""The crosstable under the arbiter's hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import ArbiterError, MarkCount, ReadOnly, UnknownMark
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.ui import theme
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_entry import EntryField
from arbiter.ui.crosstable_view import CrosstableView
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6, seed

ENTER, TAB, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Desk(QWidget):
    """A window with the crosstable and another field; rows and columns from 1."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__()
        self.document = Document(tournament)
        self.state = ViewState()
        self.errors: list[ArbiterError] = []
        self.state.rejected.connect(self.errors.append)
        self.view = CrosstableView(self.document, self.state)
        self.elsewhere = QLineEdit()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view, 1)
        column.addWidget(self.elsewhere)
        self.resize(1016, 560)

    def at(self, row: int, column: int, half: int = 0) -> None:
        self.view.go_to(Spot(row - 1, column - 1, half))

    @property
    def where(self) -> tuple[int, int]:
        spot = self.view.spot
        return (spot.row + 1, spot.opponent + 1) if spot else (0, 0)

    def text(self, row: int, column: int) -> str:
        return self.view.model().index(row - 1, column - 1 + FIRST_OPPONENT).data()

    @property
    def field(self) -> EntryField | None:
        return next((f for f in self.view.findChildren(EntryField) if f.isVisible()), None)

    def press(self, *keys: str | Qt.Key) -> None:
        """Each text is typed key by key, to whatever has the keyboard."""
        for key in keys:
            target = self.field or self.view
            if isinstance(key, str):
                for letter in key:
                    QTest.keyClicks(self.field or self.view, letter)
            else:
                QTest.keyClick(target, key)


@pytest.fixture
def desk(qtbot: object) -> Callable[[Tournament], Desk]:
    def make(tournament: Tournament) -> Desk:
        window = Desk(tournament)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        window.view.setFocus()
        QApplication.processEvents()
        return window

    return make


def test_b73_tab_goes_right_over_the_diagonal(desk: Callable[[Tournament], Desk]) -> None:
    """1 Tab ½ Tab 0 Tab Tab, from row 1 column 2 of four players."""
    table = desk(drawn(4))
    table.at(1, 2)

    table.press("1", TAB)
    QTest.keyClicks(table.view, "½")
    table.press(TAB, "0", TAB)
    assert table.where == (2, 1)
    table.press(TAB)

    assert table.where == (2, 3)
    assert [table.text(1, column) for column in (2, 3, 4)] == ["1", "½", "0"]
    assert [table.text(row, 1) for row in (2, 3, 4)] == ["0", "½", "1"]


def test_b73_enter_goes_down_and_up_and_escape_restores(desk: Callable[[Tournament], Desk]) -> None:
    """Over the diagonal, with Shift upwards; Esc brings the old value back."""
    table = desk(drawn(4))
    table.document.apply(SetResult(1, 2, 1, Result.DRAW))
    table.at(1, 2)

    table.press(ENTER)
    assert table.where == (3, 2)
    QTest.keyClick(table.view, ENTER, SHIFT)
    assert table.where == (1, 2)
    table.press("1")
    assert table.text(1, 2) == "1"
    table.press(ESCAPE)
    assert table.text(1, 2) == "½"
    table.press("-", ESCAPE)
    assert table.text(1, 2) == "½"
    assert table.field is None


@pytest.mark.parametrize(
    ("keys", "mark"), [("1", "1"), ("0", "0"), ("5", "½"), ("=", "½"), ("+", "+")]
)
def test_one_key_is_one_result(desk: Callable[[Tournament], Desk], keys: str, mark: str) -> None:
    """It is entered at once, and the cursor stays."""
    table = desk(drawn(6))
    table.at(2, 4)

    table.press(keys)

    assert (table.text(2, 4), table.where, table.field) == (mark, (2, 4), None)


@pytest.mark.parametrize(
    ("keys", "mark"),
    [("0,5", "½"), ("0.5", "½"), (".5", "½"), (",5", "½"), ("1/2", "½"), ("--", "−")],
)
def test_longer_marks_are_complete_with_their_last_key(
    desk: Callable[[Tournament], Desk], keys: str, mark: str
) -> None:
    """The field closes by itself; nothing waits for Enter."""
    table = desk(drawn(4))
    table.at(1, 2)

    table.press(keys)

    assert (table.text(1, 2), table.where, table.field) == (mark, (1, 2), None)
    assert not table.errors


def test_a_dash_waits_for_another_until_the_cursor_moves(
    desk: Callable[[Tournament], Desk],
) -> None:
    """Then it is a forfeit lost."""
    table = desk(drawn(4))
    table.at(1, 2)

    table.press("-")
    assert table.text(1, 2) == ""
    table.press(TAB)

    assert (table.text(1, 2), table.text(2, 1), table.where) == ("−", "+", (1, 3))


def test_what_stands_in_the_field_is_entered_when_the_hand_goes_elsewhere(
    desk: Callable[[Tournament], Desk],
) -> None:
    """A click on another widget loses nothing."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press("-")

    table.elsewhere.setFocus()
    QApplication.processEvents()

    assert table.text(1, 2) == "−"


def test_a_click_on_another_cell_enters_what_was_typed(
    desk: Callable[[Tournament], Desk],
) -> None:
    """In the cell it was typed in, as Enter does."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press("-")
    rect = table.view.visualRect(table.view.model().index(2, FIRST_OPPONENT + 3))

    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())

    assert (table.text(1, 2), table.text(3, 4)) == ("−", "")
    assert (table.where, table.field) == ((3, 4), None)


def test_a_double_click_opens_the_field(desk: Callable[[Tournament], Desk]) -> None:
    """With what the cell holds, ready to be typed over."""
    table = desk(seed())
    rect = table.view.visualRect(table.view.model().index(2, FIRST_OPPONENT + 3))

    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())

    assert table.field.text() == table.field.selectedText() == "½"


def test_escape_drops_what_is_half_typed_and_only_then_takes_back(
    desk: Callable[[Tournament], Desk],
) -> None:
    """0 was entered at once; with the comma it was to become 0,5."""
    table = desk(drawn(4))
    said: list[str] = []
    table.state.said.connect(said.append)
    table.at(1, 2)

    table.press("0", ",", ESCAPE)
    assert (table.field, table.text(1, 2)) == (None, "0")
    assert said[-1].startswith("Esc takes back ")
    table.press("-", ESCAPE)
    assert table.text(1, 2) == "0"

    table.press(ESCAPE)
    assert table.text(1, 2) == ""


def test_delete_after_a_dash_clears_the_game(desk: Callable[[Tournament], Desk]) -> None:
    """In a field with nothing right of the cursor, Delete means the game."""
    table = desk(drawn(4))
    table.at(1, 2)

    table.press("1", "-", Qt.Key.Key_Delete)

    assert (table.field, table.text(1, 2)) == (None, "")


def test_p_and_a_put_off_as_on_the_boards(desk: Callable[[Tournament], Desk]) -> None:
    """Asked for again they are taken back, and so does Esc."""
    table = desk(drawn(4))
    table.at(1, 2)
    pending = lambda: table.document.tournament.game(1, 2).pending  # noqa: E731

    table.press("p")
    assert pending() is Pending.POSTPONED
    table.press("a")
    assert pending() is Pending.ADJOURNED
    table.press("a")
    assert pending() is None
    table.press("p", ESCAPE)
    assert (pending(), table.errors) == (None, [])


def test_undo_shows_the_cell_in_the_row_of_the_cursor(desk: Callable[[Tournament], Desk]) -> None:
    """The cursor goes to what was undone, on the side of the player where it stands."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press("1")
    table.at(4, 3)
    table.document.undo()
    assert table.where == (1, 2)
    table.at(2, 4)
    table.document.redo()
    assert table.where == (2, 1)


def test_escape_takes_back_a_correction_too(desk: Callable[[Tournament], Desk]) -> None:
    """Everything that was typed since the cursor came to the cell, but nothing from elsewhere."""
    table = desk(seed())
    table.at(3, 4)
    table.press("1", "0", Qt.Key.Key_Delete, ESCAPE)
    assert table.text(3, 4) == "½"

    table.press("1")
    table.document.apply(SetResult(1, 2, 1, Result.WHITE_WINS))
    table.press(ESCAPE)
    assert (table.text(3, 4), table.text(1, 2)) == ("1", "1")


def test_escape_takes_back_nothing_older(desk: Callable[[Tournament], Desk]) -> None:
    """What was entered before the cursor came here stays."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press("1", TAB, ESCAPE)

    assert table.text(1, 2) == "1"


def test_a_slip_is_refused_at_once(desk: Callable[[Tournament], Desk]) -> None:
    """The window is told, the old value stays, no field is in the way of the next key."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press("1", "7")

    assert isinstance(table.errors[0], UnknownMark)
    assert (table.text(1, 2), table.field) == ("1", None)
    table.press("0")
    assert table.text(1, 2) == "0"


def test_a_refused_field_closes_and_the_cursor_stays(desk: Callable[[Tournament], Desk]) -> None:
    """Enter after nonsense leads nowhere."""
    table = desk(drawn(4))
    table.at(1, 2)

    table.press(Qt.Key.Key_F2, "-x", ENTER)

    assert isinstance(table.errors[0], UnknownMark)
    assert (table.text(1, 2), table.where, table.field) == ("", (1, 2), None)


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_clears(desk: Callable[[Tournament], Desk], key: Qt.Key) -> None:
    """The result and its mirror."""
    table = desk(seed())
    table.at(3, 4)

    table.press(key)

    assert (table.text(3, 4), table.text(4, 3)) == ("", "")


def test_the_diagonal_is_never_reached(desk: Callable[[Tournament], Desk]) -> None:
    """Arrows, Tab and the mouse; a click on it goes beside it."""
    table = desk(drawn(4))
    table.at(1, 2)
    seen = set()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, TAB, Qt.Key.Key_Right, Qt.Key.Key_Up, ENTER) * 8:
        table.press(key)
        seen.add(table.where)

    rect = table.view.visualRect(table.view.model().index(2, FIRST_OPPONENT + 2))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())

    assert table.where == (3, 4)
    assert all(row != column for row, column in seen)


def test_a_double_round_has_a_cursor_for_each_game(desk: Callable[[Tournament], Desk]) -> None:
    """Arrows move from game to game; a mark goes to the game of the cursor."""
    table = desk(drawn(4, cycles=2))
    table.at(2, 1)

    table.press(Qt.Key.Key_Right)
    assert (table.where, table.view.half) == ((2, 1), 1)
    table.press("1", ENTER)
    assert table.text(2, 1) == "· 1"
    assert (table.where, table.view.half) == ((3, 1), 1)
    table.at(2, 1)
    table.press("0", TAB)

    assert (table.text(2, 1), table.text(1, 2)) == ("0 1", "1 0")
    assert (table.where, table.view.half) == ((2, 3), 0)


def test_a_double_round_takes_both_games_at_once(desk: Callable[[Tournament], Desk]) -> None:
    """Typed in playing order; too many marks are refused."""
    table = desk(drawn(4, cycles=2))
    table.at(1, 2)

    table.press("15", ENTER)
    assert table.text(1, 2) == "1 ½"
    table.at(1, 3)
    table.press("101", ENTER)

    assert isinstance(table.errors[0], MarkCount)
    assert table.text(1, 3) == ""


def test_the_field_stands_on_one_game_until_a_second_mark_follows(
    desk: Callable[[Tournament], Desk],
) -> None:
    """So that the eye sees which game the key is for."""
    table = desk(drawn(4, cycles=2))
    table.at(1, 2, half=1)
    cell = table.view.visualRect(table.view.currentIndex())

    table.press("1")
    assert table.field.geometry().left() > cell.center().x() - 2
    table.press("5")
    assert table.field.geometry().width() > cell.width() * 3 // 4
    table.press(ESCAPE, Qt.Key.Key_F2)
    assert table.field.geometry().width() > cell.width() * 3 // 4


def test_a_click_chooses_the_game(desk: Callable[[Tournament], Desk]) -> None:
    """In the right half of a cell the second one."""
    table = desk(drawn(4, cycles=2))
    rect = table.view.visualRect(table.view.model().index(0, FIRST_OPPONENT + 2))

    right = QPoint(rect.right() - 3, rect.center().y())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=right)

    assert (table.where, table.view.half) == ((1, 3), 1)


def test_the_selected_player_is_one_everywhere(desk: Callable[[Tournament], Desk]) -> None:
    """The cursor selects its row's player, and goes where another view selected one."""
    table = desk(seed())
    table.at(3, 4)
    assert table.state.player == 3

    table.state.select_player(5)

    assert table.where == (5, 4)
    table.state.select_player(4)
    assert table.where == (4, 5)


def test_entries_never_move_the_row_under_the_cursor(desk: Callable[[Tournament], Desk]) -> None:
    """In rank order; the rows are sorted when the hand goes elsewhere."""
    table = desk(drawn(4))
    table.state.set_by_rank(True)
    table.at(4, 1)

    table.press("1", Qt.Key.Key_Right, "1", Qt.Key.Key_Right, "1")
    assert table.where == (4, 3)
    assert [table.text(4, column) for column in (1, 2, 3)] == ["1", "1", "1"]
    assert table.view.table.order == (1, 2, 3, 4)

    table.elsewhere.setFocus()
    QApplication.processEvents()

    assert table.view.table.order[0] == 4
    assert table.state.player == 4
    assert table.where == (1, table.view.table.order.index(3) + 1)


def test_rows_are_sorted_at_once_when_results_come_from_elsewhere(
    desk: Callable[[Tournament], Desk],
) -> None:
    """Typed in the pairings, for example."""
    table = desk(drawn(4))
    table.state.set_by_rank(True)
    table.elsewhere.setFocus()
    QApplication.processEvents()

    assert table.document.tournament.game(3, 4).black == 3
    table.document.apply(SetResult(3, 4, 1, Result.BLACK_WINS))

    assert table.view.table.order[0] == 3


def test_reading_only(desk: Callable[[Tournament], Desk]) -> None:
    """Every way of typing is refused with the sentence of the window."""
    table = desk(seed())
    table.document.read_only = True
    table.at(3, 4)

    table.press("1", "-", Qt.Key.Key_F2, Qt.Key.Key_Delete)

    assert [type(error) for error in table.errors] == [ReadOnly] * 4
    assert table.text(3, 4) == "½"


def test_the_wheel_enters_nothing(desk: Callable[[Tournament], Desk]) -> None:
    """Over a cell, with a field open or not."""
    table = desk(drawn(4))
    table.at(1, 2)
    table.press(Qt.Key.Key_F2)
    target = table.field

    for widget in (target, table.view.viewport()):
        event = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    assert target.text() == ""
    assert table.document.undo_line.count == 0


def test_copy_is_the_table_as_text(desk: Callable[[Tournament], Desk]) -> None:
    """Columns separated by tabs, with number and name."""
    table = desk(seed())
    table.at(3, 4)

    QTest.keyClick(table.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("No.\tName\tRtg\tFed\t1\t2")
    assert lines[3].startswith("3\tSidorov\t\t\t½\t½\t\t½\t½\t1\t1\t4\t")
    assert len(lines) == 8


def test_focus_comes_to_a_game_of_the_round(desk: Callable[[Tournament], Desk]) -> None:
    """The first open game of this round in the row of the selected player."""
    table = desk(drawn(6))

    assert table.where == (1, 6)


def test_losing_the_focus_shows(desk: Callable[[Tournament], Desk]) -> None:
    """The frame turns from pen to edge; the cursor stays."""
    table = desk(f6())
    table.at(3, 1)
    QApplication.processEvents()

    def frame() -> object:
        rect = table.view.visualRect(table.view.currentIndex())
        point = table.view.viewport().mapTo(table.view, rect.topLeft())
        return table.view.grab().toImage().pixelColor(point)

    focused = frame()
    table.elsewhere.setFocus()
    QApplication.processEvents()

    assert (focused, frame()) == (theme.roles().pen, theme.roles().edge)


def test_tab_stays_in_the_table(desk: Callable[[Tournament], Desk]) -> None:
    """Also in its last cell."""
    table = desk(drawn(4))
    table.at(4, 3)

    table.press(TAB)

    assert table.where == (4, 3)
    assert table.view.hasFocus()
