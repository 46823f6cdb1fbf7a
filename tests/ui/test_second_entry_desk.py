"""A round is typed again on the boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.errors import ReadOnly
from arbiter.domain.result import Result
from arbiter.domain.second_entry import Verdict
from arbiter.domain.tournament import Tournament
from arbiter.ui.boards_model import Column
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6

Key = Qt.Key


class Desk:
    """The boards of round 1 under a hand, and what was said and refused."""

    def __init__(self, qtbot: QtBot, tournament: Tournament) -> None:
        self.document, self.state = Document(tournament), ViewState()
        self.said: list[str] = []
        self.refused: list[object] = []
        self.state.said.connect(self.said.append)
        self.state.rejected.connect(self.refused.append)
        self.tab = PairingsTab(self.document, self.state)
        qtbot.addWidget(self.tab)
        self.tab.resize(1010, 640)
        self.tab.show()
        self.state.show_round(1)
        self.tab.focus_first()
        self._qtbot = qtbot

    def type(self, text: str) -> None:
        self._qtbot.keyClicks(self.tab.boards, text)

    def press(self, key: Key) -> None:
        self._qtbot.keyClick(self.tab.boards, key)

    @property
    def board(self) -> int:
        return self.tab.boards.current_row() + 1

    @property
    def bar(self) -> str:
        return self.tab.bar.accessibleName()

    @property
    def shown(self) -> list[str]:
        model = self.tab.model
        return [model.index(row, Column.RESULT).data() for row in range(model.rowCount())]

    def result(self, board: int) -> Result | None:
        return self.document.tournament.boards(1)[board - 1].result


@pytest.fixture
def desk(qtbot: QtBot) -> Callable[[Tournament], Desk]:
    """Shows the boards of a tournament."""
    return lambda tournament: Desk(qtbot, tournament)


def test_equal_keys_pass_in_silence_and_the_end_says_so(desk: Callable[..., Desk]) -> None:
    """From board 1, over results that can't be seen until they are typed again."""
    six = desk(f6())  # round 1: 0–1, ½, ½
    six.tab.boards.go_to_row(2)
    six.tab.second.start()
    assert (six.board, six.shown) == (1, ["", "", ""])
    assert six.bar.startswith("Second entry, round 1")

    six.type("0")
    assert (six.board, six.shown) == (2, ["0–1", "", ""])
    six.type("5")
    assert six.bar == "Second entry, round 1 2 boards agree, left: 3."
    six.type("=")
    assert six.bar == "Second entry, round 1 3 boards agree."
    assert six.document.undo_line.count == 0
    assert six.said == []


def test_a_difference_stops_and_can_be_kept(desk: Callable[..., Desk]) -> None:
    """Old and new are said in words; other keys wait for the answer; Esc keeps."""
    six = desk(f6())
    six.tab.second.start()
    six.type("1")
    assert six.bar == "Board 1 differs. First entered: Black won. Now typed: White won."
    assert six.tab.bar.yes.isVisible()
    six.type("5")
    assert six.said[-1].startswith("First decide")
    assert (six.board, six.result(1)) == (1, Result.BLACK_WINS)

    six.press(Key.Key_Escape)
    assert six.board == 2
    six.type("55")
    assert six.bar == "Second entry, round 1 2 boards agree, 1 kept although different."
    assert six.document.undo_line.count == 0


def test_the_new_entry_is_taken_as_one_step(desk: Callable[..., Desk]) -> None:
    """Enter stores it; what undoes it leaves the board to be typed again."""
    six = desk(f6())
    six.tab.second.start()
    six.type("1")
    six.press(Key.Key_Return)
    assert (six.result(1), six.board) == (Result.WHITE_WINS, 2)
    assert six.document.undo_line.count == 1
    second = six.tab.model.second
    assert second is not None
    assert second.verdict((1, 6, 1)) is Verdict.TAKEN

    six.document.undo()
    assert six.result(1) is Result.BLACK_WINS
    assert six.tab.model.second == second.forgotten((1, 6, 1))


def test_a_board_that_is_still_out_is_asked_about_too(desk: Callable[..., Desk]) -> None:
    """It was forgotten the first time."""
    six = desk(drawn(6))
    six.type("1")
    six.tab.second.start()
    six.type("10")
    assert six.bar == "Board 2 differs. It was still out; now typed: Black won."
    six.press(Key.Key_Return)
    assert six.result(2) is Result.BLACK_WINS


def test_esc_and_another_round_leave_it(desk: Callable[..., Desk]) -> None:
    """All results are seen again, and keys enter results as before."""
    six = desk(f6())
    six.tab.second.start()
    six.type("0")
    six.press(Key.Key_Escape)
    assert not six.tab.second.active
    assert six.said == ["The second entry of round 1 is left after 1 board."]
    assert six.tab.bar.isHidden()
    assert six.shown == ["0–1", "½–½", "½–½"]

    six.tab.second.start()
    six.state.show_round(2)
    assert not six.tab.second.active
    six.type("5")
    assert six.document.undo_line.count == 1


def test_after_the_last_board_no_key_is_a_result(desk: Callable[..., Desk]) -> None:
    """The hand goes on by itself: that may not change the last board."""
    six = desk(f6())
    six.tab.second.start()
    six.type("0551")
    assert six.said[-1].startswith("Every board has been typed again.")
    assert six.document.undo_line.count == 0


def test_delete_forgets_what_was_typed_for_a_board(desk: Callable[..., Desk]) -> None:
    """What is stored stays; a state of a game is compared like a result."""
    six = desk(f6())
    six.tab.second.start()
    six.type("0")
    six.press(Key.Key_Up)
    six.press(Key.Key_Delete)
    assert six.shown == ["", "", ""]
    assert six.result(1) is Result.BLACK_WINS
    six.type("p")
    assert six.bar == "Board 1 differs. First entered: Black won. Now typed: postponed."


def test_there_has_to_be_a_first_entry(desk: Callable[..., Desk]) -> None:
    """And in a locked tournament one can look, but not correct."""
    empty = desk(drawn(6))
    empty.tab.second.start()
    assert not empty.tab.second.active
    assert empty.said == ["Round 1 has no result yet: there is nothing to type again."]

    locked = desk(f6())
    locked.document.read_only = True
    locked.tab.second.start()
    locked.type("1")
    locked.press(Key.Key_Return)
    assert [type(error) for error in locked.refused] == [ReadOnly]
    assert locked.result(1) is Result.BLACK_WINS
    assert locked.bar.startswith("Board 1 differs.")


def test_it_is_painted_and_said_aloud(desk: Callable[..., Desk]) -> None:
    """What is hidden says that it is to be typed; what was typed says what came of it."""
    six = desk(f6())
    six.tab.second.start()
    six.type("01")
    six.press(Key.Key_Escape)
    model = six.tab.model
    aloud = [
        model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole).rsplit(", ", 1)[1]
        for row in range(3)
    ]
    assert aloud == ["agrees", "kept", "to be typed again"]
    assert not six.tab.grab().isNull()


def test_a_search_while_it_is_typed_hides_boards_and_breaks_nothing(
    desk: Callable[..., Desk],
) -> None:
    """What is left is still counted for the whole round."""
    six = desk(f6())
    six.tab.second.start()
    six.type("0")
    six.state.look_for("nobody at all")
    assert six.shown == []
    six.document.undo()
    six.tab.second.leave()
    six.tab.second.start()  # every board is typed again, so the search ends
    assert six.state.search == ""
    assert six.shown == ["", "", ""]
    six.state.look_for("5")
    six.type("5")
    assert six.bar.endswith("left: 1, 3.")
