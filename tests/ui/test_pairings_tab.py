import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.errors import ReadOnly, UnknownKey
from arbiter.domain.notation import format_result
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Tournament
from arbiter.ui.boards_model import Column
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.put_off_dialog import PutOffDialog
from arbiter.ui.view_state import ViewState
from tests.boards import F6_ROUNDS, by_rounds, drawn, f6


class Desk:
    """The tab over a tournament, what was said and what was refused."""

    def __init__(self, qtbot, tournament, size=(1010, 640)):
        self.document, self.state = Document(tournament), ViewState()
        self.said, self.refused = [], []
        self.state.said.connect(self.said.append)
        self.state.rejected.connect(self.refused.append)
        self.tab = PairingsTab(self.document, self.state)
        qtbot.addWidget(self.tab)
        self.tab.resize(*size)
        self.tab.show()
        self.tab.focus_first()
        self.qtbot = qtbot

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.tab.boards, text)

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
        self.qtbot.keyClick(self.tab.boards, key, modifiers)

    @property
    def board(self) -> int:
        return self.tab.boards.current_row() + 1

    def results(self, round: int) -> list[str]:
        return [format_result(game.result) for game in self.document.tournament.boards(round)]


@pytest.fixture
def desk(qtbot):
    desks = []

    def make(tournament, **options):
        desks.append(Desk(qtbot, tournament, **options))
        return desks[-1]

    return make


def test_b72_one_key_per_result_and_the_cursor_moves_on(desk):
    d = desk(drawn(6))
    assert (d.state.round, d.board) == (1, 1)

    d.type("0")
    assert d.board == 2
    d.type("=")
    assert d.board == 3
    d.type("5")
    assert d.results(1) == ["0–1", "½–½", "½–½"]
    assert d.state.round == 1
    assert d.said[-1].startswith("Round 1 is complete.")
    assert d.said[-1].endswith("The next result is for round 2, board 1.")


def test_b72_backspace_and_delete_clear_and_stay(desk):
    d = desk(f6())
    d.state.show_round(1)
    d.tab.boards.go_to_row(1)

    d.press(Qt.Key.Key_Backspace)
    assert (d.results(1), d.board) == (["0–1", "", "½–½"], 2)
    d.type("1")
    d.tab.boards.go_to_row(1)
    d.press(Qt.Key.Key_Delete)
    assert (d.results(1)[1], d.board) == ("", 2)


def test_b72_forfeits_have_keys(desk):
    d = desk(drawn(6))
    d.type("+-*")
    assert d.results(1) == ["+/−", "−/+", "−/−"]


def test_eight_results_in_eight_keys(desk):
    d = desk(drawn(16))
    d.type("10510510")
    assert d.results(1) == ["1–0", "0–1", "½–½", "1–0", "0–1", "½–½", "1–0", "0–1"]
    assert d.document.undo_line.count == 8


def test_every_set_of_keys_reports_a_round(desk):
    for name, keys in (("123", "123"), ("signs", "+-="), ("150", "105")):
        d = desk(drawn(6))
        d.tab.set_result_keys(name)
        d.type(keys)
        assert d.results(1) == ["1–0", "0–1", "½–½"], name


def test_b79_a_different_result_is_taken_as_one_step_with_the_old_one_kept(desk):
    d = desk(drawn(6))
    d.type("1")
    d.tab.boards.go_to_row(0)
    d.type("0")

    last = d.document.last
    assert d.results(1)[0] == "0–1"
    assert last.before.game(1, 6).result is Result.WHITE_WINS
    d.document.undo()
    assert d.results(1)[0] == "1–0"


def test_b79_the_same_result_again_changes_nothing_and_moves_on(desk):
    d = desk(drawn(6))
    d.type("1")
    d.tab.boards.go_to_row(0)
    d.type("1")

    assert d.document.undo_line.count == 1
    assert d.board == 2
    assert not d.refused


def test_b13_any_round_in_any_order(desk):
    d = desk(drawn(6))
    d.type("105")
    d.state.show_round(3)
    assert d.board == 1
    d.type("5")

    assert d.results(3) == ["½–½", "", ""]
    assert d.results(2) == ["", "", ""]
    assert [d.document.tournament.score(number) for number in (2, 6)] == [1, 1]  # half points
    assert d.state.round == 3


def test_b12_the_tab_opens_on_the_round_to_play_and_keeps_what_was_chosen(desk):
    d = desk(drawn(4))
    d.type("11")
    assert d.state.round == 1
    d.tab.hide()
    d.tab.show()
    assert d.state.round == 2
    d.state.show_round(1)
    d.tab.hide()
    d.tab.show()
    assert d.state.round == 1

    again = desk(d.document.tournament)
    assert again.state.round == 2


def test_b12_a_round_with_an_open_game_is_where_one_begins(desk):
    d = desk(by_rounds(4, "R1: 1–4 1–0, 2–3 1–0. R2: 1–2 1–0."))
    assert d.state.round == 2
    assert d.board == 1
    assert d.tab.corner_widget().text() == "1 of 2 reported"


def test_b02_the_free_player_stands_under_the_boards(desk):
    d = desk(drawn(5))
    free = []
    for round in range(1, 6):
        d.state.show_round(round)
        assert d.tab.model.rowCount() == 2
        free.append(d.tab.free.text)
    assert free == ["1  Player 1", "4  Player 4", "2  Player 2", "5  Player 5", "3  Player 3"]


def test_b74_each_result_goes_to_the_game_under_the_cursor(desk):
    d = desk(by_rounds(6, F6_ROUNDS[: F6_ROUNDS.index("R5")]))
    wanted = {(3, 6): "1", (4, 2): "0", (5, 1): "0"}
    for _ in range(3):
        game = d.tab.model.game_at(d.tab.boards.current_row())
        d.type(wanted[game.white, game.black])

    places = [(row.number, row.rank) for row in d.document.standings.rows]
    assert places == [(row.number, row.rank) for row in standings(f6()).rows]


def test_b76_scroll_and_columns_stay_and_the_cursor_goes_to_the_next_board(desk):
    d = desk(drawn(24), size=(800, 300))
    bar = d.tab.boards.verticalScrollBar()
    d.tab.boards.go_to_row(8)
    bar.setValue(bar.value() + d.tab.boards.rowHeight(0))
    offset, width = bar.value(), d.tab.boards.columnWidth(Column.WHITE)
    assert offset > 0
    d.type("1")

    assert d.board == 10
    assert d.tab.boards.columnWidth(Column.WHITE) == width
    assert bar.value() == offset


def test_b77_the_wheel_over_a_result_changes_nothing(desk):
    d = desk(f6(), size=(800, 200))
    spot = QPointF(d.tab.boards.visualRect(d.tab.model.index(0, Column.RESULT)).center())
    before = d.document.tournament
    for _ in range(3):
        wheel = QWheelEvent(
            spot,
            d.tab.boards.viewport().mapToGlobal(spot),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(d.tab.boards.viewport(), wheel)

    assert d.document.tournament is before
    assert d.document.undo_line.count == 0


def test_b78_keys_act_nowhere_else_and_a_double_click_enters_nothing(desk, qtbot):
    d = desk(drawn(6))
    box = QWidget()
    qtbot.addWidget(box)
    field = QLineEdit()
    QVBoxLayout(box).addWidget(field)
    qtbot.keyClicks(field, "105")
    slot = d.tab.boards.visualRect(d.tab.model.index(1, Column.RESULT)).center()
    qtbot.mouseDClick(d.tab.boards.viewport(), Qt.MouseButton.LeftButton, pos=slot)
    qtbot.keyClicks(d.tab.rounds, "1")

    assert field.text() == "105"
    assert d.document.undo_line.count == 0
    assert d.board == 2


def test_b78_a_locked_tournament_takes_no_result(desk):
    d = desk(drawn(6))
    d.document.read_only = True
    d.type("1")

    assert d.results(1) == ["", "", ""]
    assert [type(error) for error in d.refused] == [ReadOnly]
    assert d.board == 1


def test_postponed_and_adjourned_stay_on_the_board_and_are_taken_back(desk):
    d = desk(drawn(6))
    d.type("p")
    assert d.document.tournament.game(1, 6).pending is Pending.POSTPONED
    assert d.board == 1
    d.type("p")
    assert d.document.tournament.game(1, 6).pending is None
    d.type("a")
    assert d.document.tournament.game(1, 6).pending is Pending.ADJOURNED


def test_a_game_is_put_off_to_a_day(desk):
    d = desk(drawn(6))
    d.press(Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    dialog = d.tab.findChild(PutOffDialog)
    dialog.day.setText("16.5.2026")
    dialog.time.setText("10:00")
    dialog.accept()
    game = d.document.tournament.game(1, 6)
    assert (game.pending, game.until) == (Pending.POSTPONED, "2026-05-16T10:00")


def test_left_leads_to_the_rounds_and_right_back(desk):
    d = desk(drawn(6))
    d.press(Qt.Key.Key_Left)
    assert d.tab.focusWidget() is d.tab.rounds
    d.qtbot.keyClick(d.tab.rounds, Qt.Key.Key_Right)
    assert d.tab.focusWidget() is d.tab.boards


ALT = Qt.KeyboardModifier.AltModifier


def test_alt_and_an_arrow_are_not_the_arrow(desk):
    """Alt+Left on the first round, where it is no short cut, leaves the keys on the boards."""
    six = desk(drawn(6))
    six.press(Qt.Key.Key_Left, ALT)
    assert six.tab.focusWidget() is six.tab.boards
    six.tab.rounds.setFocus()
    six.qtbot.keyClick(six.tab.rounds, Qt.Key.Key_Right, ALT)
    assert six.tab.focusWidget() is six.tab.rounds


def test_in_the_list_of_rounds_a_result_goes_to_the_boards(desk):
    six = desk(drawn(6))
    six.press(Qt.Key.Key_Left)
    six.qtbot.keyClicks(six.tab.rounds, "5")
    assert six.tab.focusWidget() is six.tab.boards
    assert six.results(1) == ["½–½", "", ""]
    six.type("1")
    assert six.results(1) == ["½–½", "1–0", ""]


def test_a_key_that_is_no_result_gets_a_sentence_that_names_the_keys(desk):
    six = desk(drawn(6))
    six.type("7x")
    assert [type(error) for error in six.refused] == [UnknownKey, UnknownKey]
    assert [error.text for error in six.refused] == ["7", "x"]
    assert six.refused[0].keys == ("1", "5", "0")
    six.press(Qt.Key.Key_Left)
    six.qtbot.keyClicks(six.tab.rounds, "8")
    assert six.refused[-1].text == "8"


def test_keys_that_move_or_have_modifiers_say_nothing(desk):
    six = desk(drawn(6))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_Escape, Qt.Key.Key_F5):
        six.press(key)
    six.press(Qt.Key.Key_Space)
    six.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    six.press(Qt.Key.Key_7, ALT)
    assert six.refused == []


def test_undo_and_redo_show_the_round_and_the_board(desk):
    six = desk(drawn(6))
    six.tab.go_to_board(2)
    six.type("1")
    six.state.show_round(3)
    six.tab.go_to_board(1)

    six.document.undo()
    assert (six.state.round, six.board) == (1, 2)
    six.state.show_round(3)
    six.document.redo()
    assert (six.state.round, six.board) == (1, 2)


def test_shift_f10_opens_the_menu_whichever_keys_report_results(desk, monkeypatch):
    shown = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: shown.append(menu))
    for keys in ("150", "F10"):
        six = desk(drawn(6))
        six.tab.set_result_keys(keys)
        six.press(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
        assert six.results(1) == ["", "", ""]
    assert len(shown) == 2


def test_a_round_with_a_postponed_game_says_which_is_out(desk):
    d = desk(drawn(6))
    d.document.apply(SetPending(2, 5, 1, Pending.POSTPONED))
    d.type("1")
    assert d.board == 3
    d.type("1")
    assert d.said[-1] == (
        "Round 1: every board has reported but those put off (2). "
        "The next result is for round 2, board 1."
    )


def test_the_last_result_of_all_says_that_the_standings_are_final(desk):
    d = desk(f6())
    d.document.apply(SetResult(5, 1, 1, None))
    d.state.show_round(5)
    d.tab.boards.go_to_row(2)
    d.type("0")
    assert d.said[-1].startswith("All rounds are complete")


def test_going_to_a_board_by_its_number(desk):
    d = desk(drawn(16))
    assert d.tab.go_to_board(7)
    assert d.board == 7
    assert not d.tab.go_to_board(9)
    assert d.said == ["Round 1 has no board 9; its boards are 1 to 8."]
    assert d.board == 7


def test_next_open_goes_round_the_boards(desk):
    d = desk(drawn(6))
    d.tab.boards.go_to_row(2)
    d.tab.next_open()
    assert d.board == 1


def test_b38_two_hundred_random_entries_agree_with_the_document(desk):
    d, chance = desk(f6()), random.Random(38)
    for _ in range(200):
        d.state.show_round(chance.randint(1, 5))
        d.tab.boards.go_to_row(chance.randint(0, 2))
        d.type(chance.choice("105=+-*p\b"))
        shown = [d.tab.model.index(row, Column.RESULT).data() for row in range(3)]
        boards = d.document.tournament.boards(d.state.round)
        assert shown == [
            "postponed" if game.pending else format_result(game.result) for game in boards
        ]
        assert sum(d.document.tournament.scores) == sum(
            game.points_of(number, d.document.tournament.regulations.scoring)
            for game in d.document.tournament.games
            for number in (game.white, game.black)
        )


def test_the_menu_names_every_result_and_asks_for_it(desk, monkeypatch):
    shown = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: shown.append(menu))
    d = desk(drawn(6))
    d.press(Qt.Key.Key_Menu)
    menu = shown[0]
    texts = [action.text().split("\t")[0] for action in menu.actions() if action.text()]
    assert texts[:3] == ["White won", "Draw", "Black won"]

    decisions = menu.findChildren(QMenu)[0]
    decisions.actions()[0].trigger()
    menu.close()
    assert d.document.tournament.game(1, 6).result is Result.BOTH_LOSE


def test_before_the_draw_the_page_says_where_pairings_come_from(desk):
    d = desk(Tournament())
    assert d.tab.empty.words == "The pairings follow from the lots. Draw lots  Ctrl+L"
    assert d.state.round == 0


def test_a_narrow_tab_keeps_only_the_boards(desk):
    tournament = drawn(15)
    rated = tuple(replace(player, rating_fide=2000) for player in tournament.players)
    d = desk(replace(tournament, players=rated), size=(683, 330))
    assert not d.tab.rounds.isVisible()
    assert d.tab.corner_widget().isVisibleTo(d.tab.corner_widget().parentWidget())
    assert d.tab.boards.isColumnHidden(Column.WHITE_RATING) is False
    d.tab.resize(1100, 640)
    assert d.tab.rounds.isVisible()


def test_built_in_the_background_it_opens_no_window(qtbot):
    """Before it has its size and its place in the tabs."""
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.show()
    before = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    tab = PairingsTab(Document(f6()), ViewState(), holder)
    tab.resize(640, 480)
    tab.show()
    QApplication.processEvents()
    assert [w for w in QApplication.topLevelWidgets() if w.isVisible()] == before
