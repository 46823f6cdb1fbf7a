"""What happened in playing halls while results were entered, done again in the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter.domain.calendar_proof import off_table
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.notation import format_result
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.boards_columns import Column
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.main_window import MainWindow
from arbiter.ui.standings_model import POINTS
from arbiter.ui.status_line import PiecesLabel
from arbiter.ui.status_texts import entry_pieces
from arbiter.ui.withdrawal_dialog import WithdrawalDialog
from tests import demo
from tests.boards import by_rounds, drawn, f6
from tests.ui.dialogs import in_dialog

Shower = Callable[[Tournament], MainWindow]
Key = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class Hand:
    """Keys go to whatever has them, as from a keyboard."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self.window = window

    def type(self, text: str) -> None:
        for letter in text:
            self._qtbot.keyClicks(self.focus, letter)

    def press(self, *keys: Key, held: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            self._qtbot.keyClick(self.focus, key, held)

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def results(self, round: int) -> list[str]:
        boards = self.window.document.tournament.boards(round)
        return [format_result(game.result) for game in boards]


@pytest.fixture
def on_boards(qtbot: QtBot, show: Shower) -> Callable[[Tournament], Hand]:
    """A hand on the boards of a tournament."""

    def begin(tournament: Tournament) -> Hand:
        window = show(tournament)
        window.actions_.pairings.trigger()
        return Hand(qtbot, window)

    return begin


def test_b72_a_round_of_three_boards_is_three_keys(on_boards: Callable[..., Hand]) -> None:
    """0, then =, then 5; Delete and Backspace clear and stay; forfeits have keys."""
    hand = on_boards(drawn(6))
    hand.type("0=5")
    assert hand.results(1) == ["0–1", "½–½", "½–½"]
    hand.press(Key.Key_Up, Key.Key_Delete)
    assert hand.results(1) == ["0–1", "½–½", ""]
    hand.type("1")
    assert hand.results(1) == ["0–1", "½–½", "1–0"]
    hand.window.desk.undo()
    hand.press(Key.Key_Backspace)
    hand.press(Key.Key_1, held=CONTROL)
    assert hand.results(1)[2] == "+/−"
    hand.window.desk.commands.entry.go_to_board(3)
    hand.press(Key.Key_0, held=CONTROL)
    assert hand.results(1)[2] == "−/+"
    hand.window.desk.commands.entry.go_to_board(3)
    hand.press(Key.Key_Delete, held=CONTROL)
    assert hand.results(1)[2] == "−/−"


def test_b73_tab_goes_on_over_the_diagonal(qtbot: QtBot, show: Shower) -> None:
    """Four players, from row 1 column 2: 1, Tab, ½, Tab, 0, Tab, Tab; then Enter, and Esc."""
    hand = Hand(qtbot, show(drawn(4)))
    hand.window.actions_.crosstable.trigger()
    view = hand.window.desk.tabs.crosstable.page.view
    view.go_to(Spot(0, 1, 0))
    hand.type("1")
    hand.press(Key.Key_Tab)
    hand.type("½")
    hand.press(Key.Key_Tab)
    hand.type("0")
    hand.press(Key.Key_Tab)
    assert view.spot == Spot(1, 0, 0)
    hand.press(Key.Key_Tab)
    assert view.spot == Spot(1, 2, 0)

    def cells(row: int) -> list[str]:
        return [view.table.index(row, n + FIRST_OPPONENT).data() for n in range(4)]

    assert cells(0)[1:] == ["1", "½", "0"]
    assert [cells(row)[0] for row in (1, 2, 3)] == ["0", "½", "1"]
    hand.press(Key.Key_Return)
    assert view.spot == Spot(3, 2, 0)  # row 3 column 3 is the diagonal
    hand.press(Key.Key_Return, held=SHIFT)
    assert view.spot == Spot(1, 2, 0)
    view.go_to(Spot(0, 1, 0))
    hand.type("0")
    hand.press(Key.Key_Escape)
    assert cells(0)[1] == "1"


def test_b74_sorted_tables_never_change_the_game_that_a_key_is_for(
    on_boards: Callable[..., Hand],
) -> None:
    """Round 5 of six players beside standings sorted by points; then once more with the boards
    sorted by the name of White."""
    complete = f6()
    hand = on_boards(complete.after_round(4))
    page = hand.window.desk.tabs.pairings.page
    hand.window.desk.side.standings.model.sort(POINTS)
    for sort in (None, Column.WHITE):
        if sort is not None:
            page.boards.horizontalHeader().sectionClicked.emit(sort)
        for _ in range(3):
            game = page.model.game_at(page.boards.current_row())
            white_won = complete.game(*game.name).result is Result.WHITE_WINS
            hand.type("1" if white_won else "0")
            now = hand.window.document.tournament
            assert now.game(*game.name).result is complete.game(*game.name).result
        assert now == complete
        assert hand.window.document.standings.rows == standings(complete).rows
        for _ in range(3):
            hand.window.desk.undo()


def test_b76_a_result_leaves_filter_scroll_and_columns_alone(
    on_boards: Callable[..., Hand],
) -> None:
    """24 players, 12 boards, a small window, the filter "ov", and a board far down."""
    hand = on_boards(drawn([f"Petrov {n}" if n % 2 else f"Berg {n}" for n in range(1, 25)]))
    window = hand.window
    window.resize(1000, 320)
    page = window.desk.tabs.pairings.page
    hand.press(Key.Key_F, held=CONTROL)
    hand.type("ov")
    hand.press(Key.Key_Tab)
    rows = page.model.rowCount()
    assert rows > 8
    page.boards.go_to_row(8)
    bar = page.boards.verticalScrollBar()
    bar.setValue(min(bar.value() + 1, 8))
    offset = bar.value()
    assert offset > 0
    widths = [page.boards.columnWidth(column) for column in Column]
    hand.type("5")

    assert page.boards.current_row() == 9
    assert (window.state.search, page.model.rowCount()) == ("ov", rows)
    assert bar.value() == offset
    assert [page.boards.columnWidth(column) for column in Column] == widths
    field = window.findChild(QLineEdit, "find_field")
    assert (field.text(), field.isVisible()) == ("ov", True)


def test_b77_no_wheel_changes_a_result(on_boards: Callable[..., Hand]) -> None:
    """Over a result, with the keys there and elsewhere, also with Ctrl: the file is as it was."""
    hand = on_boards(f6())
    window = hand.window
    before = window.document.tournament
    size = theme.text_size()
    for action, name in ((window.actions_.pairings, "boards"), (window.actions_.crosstable, "")):
        action.trigger()
        view = window.desk.tabs.crosstable.page.view if not name else None
        port = (view or window.findChild(QWidget, name)).viewport()
        for focus in (port.parentWidget(), window.desk.side.standings.view):
            focus.setFocus()
            for held in (NONE, CONTROL):
                _turn(port, held)
    assert window.document.tournament is before
    assert window.document.undo_line.count == 0
    assert theme.text_size() == size


def _turn(port: QWidget, held: Qt.KeyboardModifier) -> None:
    spot = QPointF(port.rect().center())
    for _ in range(3):
        wheel = QWheelEvent(
            spot,
            port.mapToGlobal(spot),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(port, wheel)


def test_b78_in_a_field_a_key_types(on_boards: Callable[..., Hand]) -> None:
    """The search, the number of a board, the search of the journal."""
    hand = on_boards(drawn(6))
    window = hand.window
    for key in (Key.Key_F, Key.Key_G):
        hand.press(key, held=CONTROL)
        field = hand.focus
        assert isinstance(field, QLineEdit)
        hand.type("1")
        assert field.text() == "1"
        hand.press(Key.Key_Escape)
    window.actions_.journal.trigger()
    search = window.desk.journal.page.tools.search
    search.setFocus()
    hand.type("15")
    assert search.text() == "15"
    assert window.document.undo_line.count == 0


def test_b78_a_closed_tournament_takes_no_key(on_boards: Callable[..., Hand]) -> None:
    """Neither on the boards nor in the crosstable; one sentence says why."""
    hand = on_boards(f6())
    window = hand.window
    window.document.apply(CloseTournament())
    closed = window.document.tournament
    refused: list[object] = []
    window.state.rejected.connect(refused.append)
    hand.type("105")
    hand.press(Key.Key_Delete)
    window.actions_.crosstable.trigger()
    hand.type("1")
    hand.press(Key.Key_Delete)
    assert window.document.tournament == closed
    assert len(refused) == 6


def test_b78_a_double_click_is_at_most_one_step(
    qtbot: QtBot, on_boards: Callable[..., Hand]
) -> None:
    """On the slot of a board, and on an ending in its menu."""
    hand = on_boards(drawn(6))
    page = hand.window.desk.tabs.pairings.page
    slot = page.boards.visualRect(page.model.index(0, Column.RESULT)).center()
    qtbot.mouseDClick(page.boards.viewport(), Qt.MouseButton.LeftButton, pos=slot)
    assert hand.window.document.undo_line.count == 0
    page.enter(Result.DRAW)
    page.boards.go_to_row(0)
    page.enter(Result.DRAW)
    assert hand.window.document.undo_line.count == 1


def test_b79_a_different_result_is_seen_undone_and_in_the_journal(
    on_boards: Callable[..., Hand],
) -> None:
    """Old and new in the status line, the old one struck out; one key takes it back. The same
    result again is nothing."""
    hand = on_boards(drawn(6))
    window = hand.window
    hand.type("1")
    hand.press(Key.Key_Up)
    hand.type("0")
    line = window.findChild(PiecesLabel, "status_entry")
    assert line.text() == "1–6  Player 1 1–0 → 0–1 Player 6"
    pieces = entry_pieces(window.document.last)
    assert [piece.text for piece in pieces if piece.struck] == ["1–0"]
    newest = list(window.document.journal())[-1]
    assert newest.edit.result is Result.BLACK_WINS

    hand.press(Key.Key_Z, held=CONTROL)
    assert hand.results(1)[0] == "1–0"
    hand.type("1")
    assert window.document.undo_line.count == 2  # the step that was taken back can be done again
    assert hand.results(1)[0] == "1–0"
    assert window.document.redo_edit is not None


def test_b80_five_steps_are_named_in_the_menu_undone_and_done_again(
    qtbot: QtBot, on_boards: Callable[..., Hand]
) -> None:
    """Three results and a withdrawal on the boards, then a name typed over in the list: Ctrl+Z
    takes each back alone, the newest first, the withdrawal with its forfeits; Ctrl+Y brings all
    of them again."""
    hand = on_boards(drawn(["Adams", "Berg", "Costa", "Dahl"]))
    window = hand.window
    states = [window.document.tournament]
    for key in "150":
        hand.type(key)
        states.append(window.document.tournament)

    def accept(dialog: WithdrawalDialog) -> None:
        dialog.confirmed.click()
        dialog.accept_button.click()

    in_dialog(window, accept)
    window.state.select_player(4)
    hand.press(Key.Key_W, held=CONTROL | SHIFT)
    states.append(window.document.tournament)
    assert [left.number for left in states[-1].withdrawals] == [4]
    assert states[-1].game(2, 4).result is Result.WHITE_WINS_BY_FORFEIT
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.actions_.players.trigger()
    window.desk.tabs.players.page.view.go_to(1)
    hand.type("Bergman")
    hand.press(Key.Key_Return, Key.Key_Return)  # and yes, the results stay with him
    states.append(window.document.tournament)
    assert states[-1].player(2).name == "Bergman"

    window.desk.tabs.players.page.view.setFocus()
    named = []
    for before in states[-2::-1]:
        named.append(window.actions_.undo.text())
        hand.press(Key.Key_Z, held=CONTROL)
        assert window.document.tournament == before
    assert named == [
        "&Undo change player 2, Bergman",
        "&Undo Dahl withdraws",
        "&Undo 4–3  0–1",
        "&Undo 2–3  ½–½",
        "&Undo 1–4  1–0",
    ]
    assert not window.actions_.undo.isEnabled()
    for after in states[1:]:
        hand.press(Key.Key_Y, held=CONTROL)
        assert window.document.tournament == after
    assert not window.actions_.redo.isEnabled()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_b81_colours_are_exchanged_with_two_keys_and_the_board_says_so(
    qtbot: QtBot, on_boards: Callable[..., Hand]
) -> None:
    """2–5 was 1–0: it is 5–2 0–1 then, number 2 keeps his point, and the standings stay."""
    hand = on_boards(by_rounds(6, "R1: 2–5 1–0."))
    window = hand.window
    rows = window.document.standings.rows
    hand.window.desk.commands.entry.go_to_board(2)
    hand.press(Key.Key_F10, held=SHIFT)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    qtbot.keyClick(menu, "c")
    game = window.document.tournament.game(2, 5)
    assert (game.white, game.black, game.result) == (5, 2, Result.BLACK_WINS)
    assert window.document.standings.rows == rows
    assert off_table(window.document.tournament) == {(2, 5, 1)}
    page = window.desk.tabs.pairings.page
    assert page.boards.current_row() == 1
    tip = page.model.index(1, Column.BOARD).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "not as in the table: round 1, board 2, 2–5"


def test_b82_closing_a_tournament_says_what_is_missing(on_boards: Callable[..., Hand]) -> None:
    """The entry of the menu is pale, and why is its tool tip."""
    hand = on_boards(by_rounds(6, "R1: 1–6 0–1, 2–5 ½, 3–4 ½. R2: 6–4 1–0, 1–2 ½."))
    closing = hand.window.actions_.end_tournament
    assert not closing.isEnabled()
    assert closing.toolTip().splitlines()[1].startswith("10 games without a result")
    line = hand.window.findChild(QLabel, "status_open")
    assert line.text() == "Round 2: 2 of 3 reported, board 2 open (5–3)"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1366, 740), (911, 493), (683, 370)])
def test_b83_nothing_that_is_needed_is_cut_on_a_hall_laptop(
    qapp: QApplication, show: Shower, scheme: str, width: int, height: int
) -> None:
    """1366 x 768 at 100, 150 and 200 %: result, names and what is missing, without a scroll."""
    theme.apply_theme(qapp, scheme)
    window = show(demo.sixteen())
    window.resize(width, height)
    window.actions_.pairings.trigger()
    qapp.processEvents()
    boards = window.desk.tabs.pairings.page.boards
    theme.apply_theme(qapp, "light")
    assert boards.horizontalScrollBar().maximum() == 0
    for column in (Column.BOARD, Column.WHITE, Column.RESULT, Column.BLACK):
        left = boards.columnViewportPosition(column)
        assert boards.columnWidth(column) > 40
        assert left >= 0
        assert left + boards.columnWidth(column) <= boards.viewport().width()
    line = window.findChild(QLabel, "status_open")
    assert line.isVisible()
    assert QFontMetrics(line.font()).horizontalAdvance(line.text()) <= line.width()


def test_b83_forfeits_and_who_left_are_told_by_sign_and_word(
    on_boards: Callable[..., Hand],
) -> None:
    """Not by a colour alone."""
    hand = on_boards(drawn(6))
    hand.type("+-")
    model = hand.window.desk.tabs.pairings.page.model
    texts = [model.index(row, Column.RESULT).data() for row in range(2)]
    assert texts == ["+/−", "−/+"]
    tips = [model.index(row, Column.RESULT).data(Qt.ItemDataRole.ToolTipRole) for row in range(2)]
    assert tips == ["Black did not appear", "White did not appear"]


def test_b92_digits_of_the_number_block_report_too(on_boards: Callable[..., Hand]) -> None:
    """And so do the keys of a Russian layout for what is put off."""
    hand = on_boards(drawn(6))
    for key in (Key.Key_1, Key.Key_0, Key.Key_5):
        hand.press(key, held=Qt.KeyboardModifier.KeypadModifier)
    assert hand.results(1) == ["1–0", "0–1", "½–½"]
