"""Lists of games in dialogs: what they have in common."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui import theme
from arbiter.ui.games_list import GamesList, GamesModel, GamesTable
from tests.boards import by_rounds

DISPLAY = Qt.ItemDataRole.DisplayRole
NAMES = ("Ek, Eva", "Lund, Lars", "Wolfeschlegelsteinhausen, Hubert Blaine", "Berg, Bo")


class Open(GamesModel):
    """The games without a result: White, the round, Black."""

    names = (0, 2)

    def headings(self) -> tuple[str, ...]:
        return ("White", "Round", "Black")

    def data(self, index, role=DISPLAY):
        game = self.lines[index.row()]
        if role == DISPLAY:
            number = (game.white, 0, game.black)[index.column()]
            return self.player_text(number, short=self.short) if number else str(game.round)
        return {
            Qt.ItemDataRole.FontRole: theme.font(14),
            Qt.ItemDataRole.ForegroundRole: theme.roles().ink,
            Qt.ItemDataRole.TextAlignmentRole: self.alignment(index.column()),
        }.get(role)


class OpenList(GamesList):
    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.model = Open(self)
        self.table = GamesTable(self.model, "Open games", self)
        self.close_button, go = QPushButton("Close", self), QPushButton("Go", self)
        self._build(QToolButton(self), self.close_button, go, 300)
        self.refresh()

    def refresh(self) -> None:
        kept = self._selected()
        self.model.tournament = self._document.tournament
        self.model.show_lines(self._document.tournament.open_games)
        self._arrange()
        self.table.selectRow(max(self.model.row_of(kept), 0))


@pytest.fixture
def shown(qtbot: QtBot) -> OpenList:
    """The games of four players of whom one has a long name."""
    dialog = OpenList(Document(by_rounds(list(NAMES), "R1: 1–4 1–0.")))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_leads_to_the_game_and_closes_the_list(
    shown: OpenList, qtbot: QtBot, key: Qt.Key
) -> None:
    """The one that is selected."""
    shown.table.selectRow(1)
    with qtbot.waitSignal(shown.game_asked, timeout=500) as asked:
        qtbot.keyClick(shown.table, key)

    assert asked.args == [shown.model.lines[1].name]
    assert not shown.isVisible()


def test_close_leads_nowhere(shown: OpenList, qtbot: QtBot) -> None:
    """The list is gone."""
    with qtbot.assertNotEmitted(shown.game_asked):
        shown.close_button.click()
    assert not shown.isVisible()


def test_it_follows_the_document(shown: OpenList) -> None:
    """The selected game stays selected while others leave the list."""
    shown.table.selectRow(2)
    kept, gone = shown.model.lines[2].name, shown.model.lines[0].name
    shown._document.apply(SetResult(*gone, Result.DRAW))

    assert shown.table.currentIndex().row() == shown.model.row_of(kept) == 1
    assert shown.model.row_of(gone) == -1


def test_names_share_the_room_and_are_shortened_where_it_is_too_small(shown: OpenList) -> None:
    """The other columns keep what their words need."""
    model, table = shown.model, shown.table
    long = [model.index(row, column) for row in range(model.rowCount()) for column in (0, 2)]
    for width, name in ((1300, "Hubert Blaine"), (500, "H.")):
        shown.resize(width, 300)
        assert any(str(index.data()).endswith(name) for index in long)
        assert table.columnWidth(1) == table.wanted(1)
        assert abs(table.columnWidth(0) - table.columnWidth(2)) <= 1


def test_a_row_that_is_not_there_has_no_game(shown: OpenList) -> None:
    """Nor has an empty list."""
    model = shown.model
    assert model.name_in(0) == model.lines[0].name
    assert model.name_in(-1) is None
    assert model.name_in(model.rowCount()) is None
