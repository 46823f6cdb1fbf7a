"""The line at the foot follows document and view, and lets slips fade."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QTableWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import UnknownMark
from arbiter.domain.result import Result
from arbiter.ui import theme
from arbiter.ui.status_line import StatusLine
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


@pytest.fixture
def state(qapp) -> ViewState:
    state = ViewState()
    state.show_round(1)
    return state


@pytest.fixture
def line(qtbot, state: ViewState) -> StatusLine:
    line = StatusLine(Document(drawn(["Adams", "Berg", "Costa", "Dahl"])), state)
    qtbot.addWidget(line)
    line.resize(1000, 30)
    line.show()
    return line


def test_its_three_texts_have_names_that_stay(line: StatusLine) -> None:
    """Tests, screen readers and scripts find them."""
    for name in ("status_entry", "status_open", "status_saved"):
        assert line.findChild(QLabel, name) is not None


def test_it_follows_the_document(line: StatusLine) -> None:
    """An entry changes left and middle."""
    line._document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))

    assert line.entry.text() == "1–4  Adams 1–0 Dahl"
    assert line.open.text() == "Round 1: 1 of 2 reported, board 2 open (2–3)"


def test_a_slip_is_one_line_that_goes_away(line: StatusLine, state: ViewState) -> None:
    """A rejected mark takes the place of the last entry, then the entry comes back."""
    state.reject(UnknownMark("7"))
    assert line.entry.text().startswith("“7” is not a result.")

    line._fading.timeout.emit()
    assert line.entry.text() == "Nothing entered yet."


def test_the_next_entry_ends_a_slip_at_once(line: StatusLine, state: ViewState) -> None:
    """What was accepted is never hidden by what was not."""
    state.reject(UnknownMark("7"))
    line._document.apply(SetResult(1, 4, 1, Result.DRAW))

    assert line.entry.text() == "1–4  Adams ½ Dahl"


def test_another_round_is_counted_when_it_comes_into_view(
    line: StatusLine, state: ViewState
) -> None:
    """The middle speaks of the round in view."""
    state.show_round(2)

    assert line.open.text().startswith("Round 2:")


def test_a_board_is_asked_for_and_named(qtbot, line: StatusLine) -> None:
    """Number and Enter; the field goes away again."""
    line.ask_board()
    assert line.board.field.isVisible()
    assert not line.entry.isVisible()

    qtbot.keyClicks(line.board.field, "2")
    with qtbot.waitSignal(line.board_named) as named:
        qtbot.keyClick(line.board.field, Qt.Key.Key_Return)

    assert named.args == [2]
    assert not line.board.field.isVisible()
    assert line.entry.isVisible()


def test_esc_gives_the_board_up(qtbot, line: StatusLine) -> None:
    """Nothing is gone to, and the entry is back."""
    line.ask_board()
    qtbot.keyClicks(line.board.field, "2")
    with qtbot.assertNotEmitted(line.board_named):
        qtbot.keyClick(line.board.field, Qt.Key.Key_Escape)

    assert line.entry.isVisible()


def test_it_is_drawn_in_both_themes(qapp, line: StatusLine, state: ViewState) -> None:
    """The slip has the colour of a slip, and the struck piece is there."""
    line._document.apply(SetResult(1, 4, 1, Result.DRAW))
    line._document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    theme.apply_theme(qapp, "light")
    light = line.entry.grab().toImage()
    theme.apply_theme(qapp, "dark")
    dark = line.entry.grab().toImage()

    assert light != dark


def test_in_a_narrow_window_only_the_open_boards_are_named(line: StatusLine) -> None:
    """The last entry keeps its room."""
    line._document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    line.set_compact(True)
    assert line.open.text() == "Board 2 open"

    line.set_compact(False)
    assert line.open.text() == "Round 1: 1 of 2 reported, board 2 open (2–3)"


def test_giving_the_board_up_leads_back_to_the_table(qtbot, line: StatusLine) -> None:
    """Also from a field in one of its cells, which is gone by then."""
    table = QTableWidget(2, 2, line)
    table.setGeometry(0, 0, 300, 30)
    table.show()
    table.setFocus()
    table.edit(table.model().index(0, 0))
    field = table.findChild(QLineEdit)
    assert field.hasFocus()

    line.ask_board()
    table.closePersistentEditor(table.item(0, 0))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.keyClick(line.board.field, Qt.Key.Key_Escape)

    assert table.hasFocus()


def test_a_long_path_keeps_the_name_of_the_file(line: StatusLine, state: ViewState) -> None:
    """The middle of a sentence goes, the end of an entry."""
    state.say("The workbook is in /home/arbiter/Documents/Cup.xlsx")
    assert line.entry._elision is Qt.TextElideMode.ElideMiddle

    line._document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    line._document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert line.entry._elision is Qt.TextElideMode.ElideRight
