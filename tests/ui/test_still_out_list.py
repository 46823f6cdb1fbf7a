"""The list of boards that have not reported."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.ui.still_out_list import StillOutList
from tests.boards import by_rounds, f6

FOUR = "R1: 1–4 1–0. R2: 1–2 1–0."


def _made(qtbot: QtBot, tournament: Tournament, round: int) -> tuple[Document, StillOutList]:
    document = Document(tournament)
    shown = StillOutList(document, round)
    qtbot.addWidget(shown)
    shown.show()
    return document, shown


def _lines(shown: StillOutList) -> list[str]:
    model = shown.model
    return [
        " ".join(str(model.index(row, column).data()) for column in range(5))
        for row in range(model.rowCount())
    ]


def test_b82_it_names_every_board_and_enter_leads_there(qtbot: QtBot) -> None:
    """Rounds so far; with one more key all of them."""
    _, shown = _made(qtbot, by_rounds(4, FOUR), 1)
    assert _lines(shown) == ["1 2 2  Player 2 3  Player 3 open"]
    assert shown.words.text == "1 board still out"
    shown.all_rounds.click()
    assert len(_lines(shown)) == 4
    assert shown.words.text == "4 boards still out, in 3 rounds"
    shown.table.selectRow(1)
    with qtbot.waitSignal(shown.game_asked, timeout=500) as asked:
        qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert asked.args == [(3, 4, 1)]
    assert not shown.isVisible()


def test_it_begins_on_the_round_in_view(qtbot: QtBot) -> None:
    """One that is not yet in play shows the rounds to come from the start."""
    _, shown = _made(qtbot, by_rounds(4, FOUR), 3)
    assert shown.all_rounds.isChecked()
    assert shown.table.currentIndex().row() == 2


def test_it_follows_the_document(qtbot: QtBot) -> None:
    """A board that reports leaves the list; the selected one stays selected."""
    document, shown = _made(qtbot, by_rounds(4, "R1: 1–4 1–0."), 2)
    shown.table.selectRow(1)
    name = shown.model.lines[1].name
    document.apply(SetResult(2, 3, 1, Result.DRAW))
    assert shown.model.lines[shown.table.currentIndex().row()].name == name
    document.apply(SetPending(*name, Pending.POSTPONED))
    assert "postponed" in " ".join(_lines(shown))


def test_when_nothing_is_out_it_says_so(qtbot: QtBot) -> None:
    """And leads nowhere."""
    _, shown = _made(qtbot, f6(), 1)
    assert shown.words.text == "No board is still out."
    assert not shown.go_button.isEnabled()


def test_names_are_shortened_where_they_have_no_room(qtbot: QtBot) -> None:
    """And whole again where they have."""
    names = ["Wolfeschlegelsteinhausen, Hubert Blaine"] * 4
    document = Document(by_rounds(names, "R1: 1–4 1–0."))
    shown = StillOutList(document, 1)
    qtbot.addWidget(shown)
    shown.resize(500, 400)
    shown.show()
    assert "Wolfeschlegelsteinhausen, H." in _lines(shown)[0]
    shown.resize(1300, 400)
    assert "Hubert" in _lines(shown)[0]
