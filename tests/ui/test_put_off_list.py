"""All games put off, with deadlines; one of them is a key away."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.ui.put_off_list import BOARD, STATE, UNTIL, WHITE, PutOffList
from tests.boards import drawn

YESTERDAY = (date.today() - timedelta(1)).isoformat()
TOMORROW = (date.today() + timedelta(1)).isoformat()


@pytest.fixture
def opened(qtbot):
    """Builds the list over a document."""

    def build(document: Document) -> PutOffList:
        dialog = PutOffList(document)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return build


def _document() -> Document:
    document = Document(drawn(6))
    document.apply(SetPending(1, 6, 1, Pending.POSTPONED, TOMORROW))
    document.apply(SetPending(2, 5, 1, Pending.ADJOURNED, YESTERDAY))
    document.apply(SetPending(4, 6, 1, Pending.EARLY))
    return document


def _column(dialog: PutOffList, column: int) -> list[str]:
    model = dialog.model
    return [model.data(model.index(row, column)) for row in range(model.rowCount())]


def test_overdue_games_come_first(opened) -> None:
    """Then those without a day, then the next ones."""
    dialog = opened(_document())

    assert _column(dialog, STATE) == ["adjourned", "early", "postponed"]
    assert _column(dialog, BOARD) == ["2", "1", "1"]
    assert _column(dialog, WHITE) == ["2  Player 2", "6  Player 6", "1  Player 1"]
    assert "overdue" in _column(dialog, UNTIL)[0]
    assert _column(dialog, UNTIL)[1] == "no day"
    assert dialog.words.text == "3 games put off, 1 overdue"


def test_enter_and_a_click_lead_to_the_board(opened, qtbot) -> None:
    """And the list is closed."""
    dialog = opened(_document())
    with qtbot.waitSignal(dialog.game_asked) as asked:
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert asked.args == [(2, 5, 1)]
    assert not dialog.isVisible()

    dialog = opened(_document())
    place = dialog.table.visualRect(dialog.model.index(2, WHITE)).center()
    with qtbot.waitSignal(dialog.game_asked) as asked:
        qtbot.mouseClick(
            dialog.table.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            place,
        )
    assert asked.args == [(1, 6, 1)]


def test_a_reported_game_leaves_the_list(opened) -> None:
    """While it is open."""
    document = _document()
    dialog = opened(document)
    document.apply(SetResult(2, 5, 1, Result.DRAW))
    assert _column(dialog, STATE) == ["early", "postponed"]


def test_an_empty_list_says_how_a_game_gets_into_it(opened) -> None:
    """And offers nothing."""
    dialog = opened(Document(drawn(4)))
    assert "P marks it postponed" in dialog.words.text
    assert not dialog.go_button.isEnabled()
    assert not dialog.day_button.isEnabled()


def test_a_league_speaks_of_home_and_away(opened) -> None:
    """In the headings."""
    dialog = opened(Document(drawn(4, home_and_away=True)))
    assert dialog.model.headerData(WHITE, Qt.Orientation.Horizontal) == "Home"


def test_names_are_shortened_where_there_is_no_room_for_them(opened) -> None:
    """They have an initial then, and are still said whole to who can't see them."""
    document = _document()
    document.apply(SetPlayer(2, Player("Konstantinopolskaya, Alexandra")))
    dialog = opened(document)
    dialog.resize(1000, 400)
    assert _column(dialog, WHITE)[0] == "2  Konstantinopolskaya, Alexandra"

    dialog.resize(640, 400)
    assert _column(dialog, WHITE)[0] == "2  Konstantinopolskaya, A."
    spoken = dialog.model.data(dialog.model.index(0, WHITE), Qt.ItemDataRole.AccessibleTextRole)
    assert "Konstantinopolskaya, Alexandra" in spoken
