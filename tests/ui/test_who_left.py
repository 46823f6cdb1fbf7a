"""Somebody has left, on every surface: the same game counts everywhere, or nowhere."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Regulations, WithdrawalRule
from arbiter.domain.withdrawal_edits import TakeBackWithdrawal, Withdraw
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_grid import CrosstableGrid
from arbiter.ui.crosstable_legend import Legend
from arbiter.ui.crosstable_model import EDIT, CrosstableModel
from arbiter.ui.journal_texts import journal_line
from arbiter.ui.players_model import PlayersModel
from arbiter.ui.rounds_model import RoundsModel
from arbiter.ui.standings_model import NAME, PLACE, POINTS, StandingsModel
from arbiter.ui.status_texts import open_texts
from arbiter.ui.view_state import ViewState
from arbiter.ui.why_text import why
from tests.boards import f6
from tests.domain.test_withdrawal_edits import f6_after

LEAVE = Withdraw(4, reason="illness", annul=True)


def test_the_crosstable(qtbot: QtBot) -> None:
    """Row and column are hatched, results stand in parentheses, and there is no place."""
    document = Document(f6_after(2))
    model = CrosstableModel(document, ViewState())
    resets: list[int] = []
    model.reordered.connect(lambda: resets.append(1))
    document.apply(LEAVE)

    assert resets
    row, column = model.row_of(4), model.column_of(4)
    assert all(model.hatched(r, column) for r in range(6))
    assert all(model.hatched(row, FIRST_OPPONENT + c) for c in range(6))
    assert not model.hatched(model.row_of(1), model.column_of(2))
    assert model.left(row)
    assert [face.text for face in model.faces(row, model.column_of(3))] == ["(½)"]
    assert [face.text for face in model.faces(row, model.column_of(5))] == [""]
    figures = model.figures(row)
    assert figures.texts[0] == "(½)"
    assert "—" in figures.texts
    assert not figures.counts
    document.apply(TakeBackWithdrawal(4))
    assert not model.hatched(row, column)


@pytest.mark.parametrize("result", list(Result))
def test_opening_a_cell_and_leaving_it_changes_nothing(result: Result) -> None:
    """Whatever the result is: what stands in the field says all of it."""
    document = Document(SetResult(1, 2, 1, result)(f6()))
    before = document.tournament
    model = CrosstableModel(document, ViewState())
    for number, other in ((1, 2), (2, 1)):
        index = model.index(model.row_of(number), model.column_of(other))
        assert model.setData(index, model.data(index, EDIT))
    assert document.tournament == before


def test_it_is_painted(qtbot: QtBot) -> None:
    """With the hatching, in a table and in its legend."""
    document = Document(LEAVE(f6_after(2)))
    grid = CrosstableGrid(CrosstableModel(document, ViewState()))
    qtbot.addWidget(grid)
    grid.resize(700, 300)
    grid.show()
    assert not grid.grab().isNull()
    legend = Legend()
    qtbot.addWidget(legend)
    legend.resize(1200, 30)
    legend.show_for(document.tournament, entered=False)
    assert "withdrawn, does not count" in legend.accessibleName()
    assert not legend.grab().isNull()
    legend.show_for(f6(), entered=False)
    assert "withdrawn" not in legend.accessibleName()


def test_the_standings() -> None:
    """Last, without a place, whatever they are sorted by."""
    model = StandingsModel(Document(LEAVE(f6_after(2))))
    last = model.rowCount() - 1

    assert model.standing(last).number == 4
    assert model.left(last)
    assert (model.text(last, PLACE), model.text(last, POINTS)) == ("—", "(½)")
    assert "do not count" in str(model.data(model.index(last, POINTS), Qt.ItemDataRole.ToolTipRole))
    for column in range(model.columnCount()):
        model.sort(column)
        if column != NAME:
            assert model.standing(last).number == 4
    model.sort(PLACE)
    assert not model.level(last - 1, last)


def test_the_boards_and_their_rounds() -> None:
    """Who left is named at the board; what does not count is not counted as reported."""
    document, state = Document(LEAVE(f6_after(2))), ViewState()
    state.show_round(3)
    boards = BoardsModel(document, state)
    game = document.tournament.game(4, 5)

    assert boards.second_line(game) == "Player 4 withdrew"
    assert boards.left(game, white=True) != boards.left(game, white=False)
    row = boards.row_of(game.name)
    said = boards.data(boards.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert "Player 4 withdrew" in str(said)
    faces = [RoundsModel(document).face(row) for row in range(5)]
    assert [(face.reported, len(face.ticks)) for face in faces] == [(2, 2), (2, 2)] + [(0, 2)] * 3
    assert open_texts(document.tournament, 3)[0].startswith("Round 3: 0 of 2 reported")


def test_a_late_result_that_lifts_him_to_half_is_said_by_why() -> None:
    """He was annulled after two of five; a third result came in, and the rule is another now."""
    left = LEAVE(f6_after(2))
    before = why(standings(left), 4)
    assert before.sentence == "The results are annulled, and count for nobody."

    late = SetResult(4, 5, 1, Result.BLACK_WINS)(left)
    assert why(standings(late), 4).sentence == (
        "The results are annulled, and count for nobody. 3 of 5 games completed, 60 %. "
        "This is not what the regulations say."
    )
    always = Regulations(withdrawal=WithdrawalRule.ALWAYS_ANNUL)
    assert why(standings(replace(late, regulations=always)), 4).sentence == before.sentence


def test_the_players() -> None:
    """The word beside the name; nothing beside the others."""
    document = Document(Withdraw(2, expelled=True)(LEAVE(f6_after(2))))
    model = PlayersModel(document, ViewState())

    assert [model.left(row) for row in range(6)] == ["", "expelled", "", "withdrew", "", ""]
    assert [model.annulled(row) for row in range(6)] == [False] * 3 + [True] + [False] * 2


def test_the_journal_says_who_and_why(qapp: QApplication) -> None:
    """And what became of the results; later, too, when there are fewer players."""
    document = Document(f6_after(2))
    document.apply(LEAVE)
    document.apply(TakeBackWithdrawal(4))
    leaves, comes = (journal_line(row, document.tournament) for row in document.journal()[-2:])

    assert (leaves.what, leaves.new, leaves.reason) == (
        "4 Player 4 withdraws",
        "results do not count",
        "illness",
    )
    assert comes.what == "4 Player 4 is in the tournament again"


def test_why_names_whose_games_are_left_out() -> None:
    """To everybody else; nothing of the kind where nobody has left."""
    left = standings(LEAVE(f6_after(2)))
    assert "Games against Player 4, who left, count for nobody." in why(left, 3).sentence
    assert "has no place" in why(left, 4).heading
    assert "left" not in why(standings(f6_after(2)), 3).sentence
