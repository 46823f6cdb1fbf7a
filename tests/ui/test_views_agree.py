"""One result, one truth: pairings, crosstable, standings and file, worked with side by side."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Player, Tournament
from arbiter.storage import store
from arbiter.ui.boards_model import BoardsModel, Column
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.crosstable_tab import CrosstableTab
from arbiter.ui.languages import set_language
from arbiter.ui.pairings_tab import PairingsTab
from arbiter.ui.standings_model import FIRST_TIE_BREAK, NAME, PLACE, POINTS
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState
from tests.boards import c4, drawn, f5, f6

MARKS = re.compile("[–/]")


class Desk(QSplitter):
    """Pairings, crosstable and standings of one document; rows and columns from 1."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document, self.state = document, ViewState()
        self.pairings = PairingsTab(document, self.state)
        self.crosstable = CrosstableTab(document, self.state)
        self.standings = StandingsPanel(document, self.state)
        for surface in (self.pairings, self.crosstable, self.standings):
            self.addWidget(surface)
        self.resize(2000, 500)

    def on_board(self, round: int, board: int, keys: str) -> None:
        """Put the cursor on a board and type there."""
        self.state.show_round(round)
        self.pairings.boards.go_to_row(board - 1)
        QTest.keyClicks(self.pairings.boards, keys)

    def in_cell(self, row: int, column: int, *keys: str | Qt.Key) -> None:
        """Put the cursor on a cell of the crosstable and type there."""
        view = self.crosstable.view
        view.go_to(Spot(row - 1, column - 1, 0))
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(view, key)
            else:
                QTest.keyClick(self.focused(), key)

    def focused(self) -> object:
        """The open field of the crosstable, or the crosstable."""
        field = self.crosstable.view.focusWidget()
        return field if field is not None and field.isVisible() else self.crosstable.view

    def cell(self, row: int, column: int) -> str:
        """What the crosstable shows."""
        return self.crosstable.view.model().index(row - 1, column - 1 + FIRST_OPPONENT).data()

    def figure(self, row: int, heading: str) -> str:
        """What the crosstable shows in one of its figures."""
        model = self.crosstable.view.model()
        headings = [column.heading for column in model.columns]
        return model.index(row - 1, headings.index(heading)).data()

    def boards(self, round: int) -> list[str]:
        """What the boards of a round show."""
        state = ViewState()
        state.show_round(round)
        model = BoardsModel(self.document, state)
        return [model.index(row, Column.RESULT).data() for row in range(model.rowCount())]

    def ranking(self) -> list[list[str]]:
        """What the rows of the standings show."""
        model = self.standings.model
        return [
            [model.text(row, column) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


@pytest.fixture
def desk(qtbot: object) -> Callable[[Tournament | Document], Desk]:
    desks = []

    def make(of: Tournament | Document) -> Desk:
        desks.append(Desk(of if isinstance(of, Document) else Document(of)))
        qtbot.addWidget(desks[-1])
        desks[-1].show()
        return desks[-1]

    return make


def points(text: str) -> Fraction:
    """A number of points as it is shown: 2½."""
    return Fraction(text.replace("½", "") or 0) + (Fraction(1, 2) if "½" in text else 0)


def test_b38_pairings_crosstable_and_file_agree_after_every_step(
    desk: Callable[..., Desk], tmp_path: Path
) -> None:
    """200 entries, changes and clearings, by keys in either tab, over six players."""
    path = tmp_path / "six.arbiter"
    store.create(path, f6())
    d, chance = desk(Document(file=open_file(path))), random.Random(38)
    by_board = by_cell = 0
    for _ in range(200):
        before = d.document.tournament
        if chance.random() < 0.5:
            d.on_board(chance.randint(1, 5), chance.randint(1, 3), chance.choice("105=+-*\b"))
            by_board += d.document.tournament != before
        else:
            row, column = chance.sample(range(1, 7), 2)
            keys = chance.choice(["1", "0", "5", "=", "+", "--", Qt.Key.Key_Delete])
            d.in_cell(row, column, keys)
            by_cell += d.document.tournament != before
        tournament = d.document.tournament
        for round in range(1, 6):
            for game, shown in zip(tournament.boards(round), d.boards(round), strict=True):
                white, black = MARKS.split(shown) if shown else ("", "")
                assert d.cell(game.white, game.black) == white
                assert d.cell(game.black, game.white) == black
                for row, column, mark in (
                    (game.white, game.black, white),
                    (game.black, game.white, black),
                ):
                    (painted,) = d.crosstable.view.model().faces(
                        row - 1, column - 1 + FIRST_OPPONENT
                    )
                    assert not mark or painted.text == mark
        scored = sum(
            game.points_of(number, tournament.regulations.scoring)
            for game in tournament.games
            for number in (game.white, game.black)
        )
        assert sum(points(d.figure(row, "Pts") or "0") for row in range(1, 7)) * 2 == scored
        assert d.document.save_state.saved == d.document.save_state.accepted
        fresh = standings(store.read(path).tournament)
        assert d.document.standings.rows == fresh.rows
        names = [fresh.tournament.player(row.number).name for row in fresh.rows]
        assert not tournament.started or [row[NAME] for row in d.ranking()] == names
    assert min(by_board, by_cell) > 60
    d.document.close()


def test_b74_results_go_to_the_board_under_the_cursor_while_standings_jump(
    desk: Callable[..., Desk],
) -> None:
    """Round 5 by keys, in any order of the boards, beside standings sorted by points and name."""
    complete = f6()
    for column in (POINTS, NAME):
        d = desk(complete.after_round(4))
        d.standings.model.sort(column)
        orders = set()
        for board in (2, 3, 1):
            d.state.show_round(5)
            d.pairings.boards.go_to_row(board - 1)
            game = d.pairings.model.game_at(d.pairings.boards.current_row())
            result = complete.game(*game.name).result
            QTest.keyClicks(d.pairings.boards, "1" if result is Result.WHITE_WINS else "0")
            assert d.document.tournament.game(*game.name).result is result
            orders.add(tuple(row[NAME] for row in d.ranking()))
        assert d.document.tournament == complete
        assert d.document.standings.rows == standings(complete).rows
        assert (len(orders) > 1) is (column == POINTS)


def test_b74_boards_sorted_by_a_name_stay_where_they_are(desk: Callable[..., Desk]) -> None:
    """By the name of White, and by what is still out: no result moves a row, and each belongs to
    the game that was under the cursor."""
    complete = f6()
    for column in (Column.WHITE, Column.RESULT):
        d = desk(complete.after_round(4))
        d.state.show_round(5)
        view = d.pairings.boards
        view.horizontalHeader().sectionClicked.emit(column)
        order = [d.pairings.model.game_at(row).name for row in range(3)]
        for _ in range(3):
            game = d.pairings.model.game_at(view.current_row())
            result = complete.game(*game.name).result
            QTest.keyClicks(view, "1" if result is Result.WHITE_WINS else "0")
            assert [d.pairings.model.game_at(row).name for row in range(3)] == order
        assert d.document.tournament == complete


def test_b23_a_late_correction_is_seen_everywhere_at_once(desk: Callable[..., Desk]) -> None:
    """2-5 of round 1 becomes 1-0 by one key; number 1 loses a quarter without having played."""
    d = desk(f6(tie_breaks=("SB",)))
    assert d.figure(1, "SB") == "7.25"
    d.on_board(1, 2, "1")

    assert [row[PLACE : FIRST_TIE_BREAK + 1] for row in d.ranking()] == [
        ["1", "Player 3", "3½", "7.75"],
        ["2", "Player 1", "3½", "7"],
        ["3", "Player 6", "3", "6.25"],
        ["4", "Player 2", "3", "5.25"],
        ["5", "Player 5", "1½", "2"],
        ["6", "Player 4", "½", "1.75"],
    ]
    assert [d.figure(row, "SB") for row in range(1, 7)] == [
        *("7", "5.25", "7.75", "1.75", "2", "6.25"),
    ]
    assert (d.cell(2, 5), d.cell(5, 2)) == ("1", "0")


def test_b31_typed_cleared_and_closed_in_the_crosstable(desk: Callable[..., Desk]) -> None:
    """½ in row 1 column 2, cleared in row 2 column 1, by keys; the diagonal takes none."""
    d = desk(drawn(6))
    d.in_cell(1, 2, "5")
    assert (d.cell(1, 2), d.cell(2, 1), d.boards(2)) == ("½", "½", ["", "", "½–½"])
    d.in_cell(2, 1, Qt.Key.Key_Delete)
    assert (d.cell(1, 2), d.cell(2, 1), d.boards(2)) == ("", "", ["", "", ""])

    before = d.document.tournament
    d.in_cell(3, 3, "1", "-", Qt.Key.Key_Return)
    assert not d.crosstable.view.model().setData(
        d.crosstable.view.model().index(2, FIRST_OPPONENT + 2), "1"
    )
    assert d.document.tournament is before


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("ru", ",")])
def test_b27_quarters_in_panel_and_crosstable(
    desk: Callable[..., Desk], language: str, mark: str
) -> None:
    """7.75, in Russian 7,75; never rounded."""
    set_language(language)
    d = desk(f6(tie_breaks=("SB",)))
    wanted = ["7.75", "7.25", "6.25", "4.75", "3.25", "1.75"]

    assert [row[FIRST_TIE_BREAK] for row in d.ranking()] == [
        text.replace(".", mark) for text in wanted
    ]
    model = d.crosstable.view.model()
    shown = {
        model.index(row, column).data()
        for row in range(6)
        for column in range(FIRST_OPPONENT + 6, model.columnCount())
    }
    assert {text.replace(".", mark) for text in wanted} <= shown


def test_b03_an_odd_field_has_five_rows_and_five_opponents(desk: Callable[..., Desk]) -> None:
    """The free round has no row, no column and no points."""
    d = desk(f5())
    model = d.crosstable.view.model()
    headings = [column.heading for column in model.columns]

    assert model.rowCount() == len(d.ranking()) == 5
    assert [heading for heading in headings if heading.isdigit()] == ["1", "2", "3", "4", "5"]
    assert sum(points(d.figure(row, "Pts")) for row in range(1, 6)) == 10
    assert [sum(d.cell(row, column) != "" for column in range(1, 6)) for row in range(1, 6)] == [
        4
    ] * 5


def test_b35_forfeits_are_signs_on_every_surface(desk: Callable[..., Desk]) -> None:
    """3-6 as +/- and 4-2 as -/-: typed on the boards, seen in all four cells."""
    d = desk(f6())
    d.on_board(5, 1, "+")
    d.on_board(5, 2, "*")

    assert (d.cell(3, 6), d.cell(6, 3)) == ("+", "−")
    assert (d.cell(4, 2), d.cell(2, 4)) == ("−", "−")
    assert d.boards(5)[:2] == ["+/−", "−/−"]
    assert (d.figure(3, "Pts"), d.figure(2, "Pts")) == ("3½", "1½")


def test_b09_a_substitute_is_in_every_table(desk: Callable[..., Desk]) -> None:
    """The old name is nowhere."""
    d = desk(drawn(6))
    d.document.apply(SetPlayer(3, Player("Player Three B")))
    d.document.apply(SetResult(1, 6, 1, Result.DRAW))
    model = d.crosstable.view.model()
    shown = {model.headerData(row, Qt.Orientation.Vertical) for row in range(6)}
    ranked = {text for row in d.ranking() for text in row}

    assert "Player Three B" in ranked & {text.partition(" ")[2] for text in shown}
    assert not any("Player 3" in text for text in shown | ranked)


def test_b25_b26_shared_places_on_the_screen(desk: Callable[..., Desk]) -> None:
    """Three share 1-3, by number whatever their ratings; the fourth is fourth."""
    tournament = c4(tie_breaks=("SB",))
    for number, rating in enumerate((1500, 1900, 1700, 1600), 1):
        player = Player(f"Player {number}", rating_fide=rating)
        tournament = SetPlayer(number, player)(tournament)
    d = desk(tournament)

    assert [row[:2] for row in d.ranking()] == [
        ["1–3", "Player 1"],
        ["1–3", "Player 2"],
        ["1–3", "Player 3"],
        ["4", "Player 4"],
    ]


def test_b79_another_result_in_a_cell_is_one_step_and_the_same_is_none(
    desk: Callable[..., Desk],
) -> None:
    """The journal keeps the old one, one undo brings it back."""
    d = desk(drawn(6))
    d.in_cell(1, 6, "1")
    d.in_cell(1, 6, "0")
    d.in_cell(1, 6, "0")

    assert (d.cell(1, 6), d.boards(1)[0]) == ("0", "0–1")
    assert d.document.undo_line.count == 2
    assert d.document.journal()[-1].old
    d.document.undo()
    assert (d.cell(1, 6), d.boards(1)[0]) == ("1", "1–0")


def test_b39_points_stand_beside_games_played(desk: Callable[..., Desk]) -> None:
    """After round 3 with 4-5 open: number 6 has 2½ of 3, 4 and 5 have played 2."""
    d = desk(SetResult(4, 5, 1, None)(f6().after_round(3)))
    model = d.standings.model
    tips = {
        model.standing(row).number: model.index(row, POINTS).data(Qt.ItemDataRole.ToolTipRole)
        for row in range(6)
    }

    assert tips[6].startswith("2½ of 3 ")
    assert tips[4].startswith("½ of 2 ")
    assert tips[5].startswith("½ of 2 ")


def test_b76_the_next_open_board_comes_without_a_jump(qtbot: object) -> None:
    """24 players in a small window, board 10 reported: from board 9 to 11, and nothing scrolls."""
    tournament = drawn(24)
    tenth = tournament.boards(1)[9]
    document, state = Document(SetResult(*tenth.name, Result.DRAW)(tournament)), ViewState()
    tab = PairingsTab(document, state)
    qtbot.addWidget(tab)
    tab.resize(800, 300)
    tab.show()
    boards, bar = tab.boards, tab.boards.verticalScrollBar()
    boards.go_to_row(8)
    bar.setValue(5)
    widths = [boards.columnWidth(column) for column in Column]
    offset = bar.value()
    assert 0 < offset < bar.maximum()
    QTest.keyClicks(boards, "1")

    assert boards.current_row() + 1 == 11
    assert bar.value() == offset
    assert [boards.columnWidth(column) for column in Column] == widths


def _turn(widget: QWidget, spot: QPointF, *, down: bool) -> None:
    """Three steps of the wheel over *spot*."""
    for _ in range(3):
        wheel = QWheelEvent(
            spot, widget.mapToGlobal(spot), QPoint(), QPoint(0, -120 if down else 120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, wheel)


@pytest.mark.parametrize("focused", [True, False])
def test_b77_the_wheel_scrolls_boards_and_crosstable_and_changes_nothing(
    desk: Callable[..., Desk], focused: bool
) -> None:
    """Over the result of board 3, which is ½, and over a cell: the list moves, the ½ stays."""
    tournament = drawn(24)
    third = tournament.boards(1)[2]
    d = desk(SetResult(*third.name, Result.DRAW)(tournament))
    d.resize(2000, 300)
    QApplication.processEvents()
    before = d.document.tournament
    index = d.pairings.model.index(2, Column.RESULT)
    cell = d.crosstable.view.model().index(2, FIRST_OPPONENT + 3)
    for view, at in ((d.pairings.boards, index), (d.crosstable.view, cell)):
        d.standings.view.setFocus()
        if focused:
            view.setFocus()
        spot = QPointF(view.visualRect(at).center())
        _turn(view.viewport(), spot, down=True)
        assert view.verticalScrollBar().value() > 0
        _turn(view.viewport(), spot, down=False)
        assert view.verticalScrollBar().value() == 0

    assert d.document.tournament is before
    assert d.boards(1)[2] == "½–½"
    assert d.document.undo_line.count == 0
