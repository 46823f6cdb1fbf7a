"""The crosstable as a model: what is typed becomes an edit, what is shown is the document."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetPlayer, SetRegulations, SetResult
from arbiter.domain.errors import ArbiterError, MarkCount, ReadOnly, UnknownMark
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending, Player, Regulations, Tournament
from arbiter.ui.crosstable_columns import FIRST_OPPONENT
from arbiter.ui.crosstable_model import CrosstableModel
from arbiter.ui.standings_model import StandingsModel
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class Table:
    """A model with its document, addressed as arbiters do: row and column from 1."""

    def __init__(self, tournament: Tournament) -> None:
        self.document = Document(tournament)
        self.state = ViewState()
        self.model = CrosstableModel(self.document, self.state)
        self.errors: list[ArbiterError] = []
        self.state.rejected.connect(self.errors.append)

    def index(self, row: int, column: int) -> QModelIndex:
        return self.model.index(row - 1, column - 1 + FIRST_OPPONENT)

    def text(self, row: int, column: int) -> str:
        return self.index(row, column).data()

    def type(self, row: int, column: int, text: str) -> bool:
        return self.model.setData(self.index(row, column), text)

    def figure(self, row: int, heading: str) -> str:
        headings = [column.heading for column in self.model.columns]
        return self.model.index(row - 1, headings.index(heading)).data()


def test_model_keeps_qts_rules(qtmodeltester: object) -> None:
    """Also for invalid and foreign indexes."""
    table = Table(f6())

    qtmodeltester.check(table.model)
    assert table.model.data(QModelIndex()) is None
    assert table.model.setData(QModelIndex(), "1") is False
    assert table.model.rowCount(table.index(1, 2)) == 0


def test_b30_a_result_is_seen_from_either_side(qapp: object) -> None:
    """4-3 as 1-0 and 3-1 as 0-1 in a field of four."""
    table = Table(drawn(4))

    table.document.apply(SetResult(4, 3, 1, Result.WHITE_WINS))
    table.document.apply(SetResult(3, 1, 1, Result.BLACK_WINS))

    assert (table.text(4, 3), table.text(3, 4)) == ("1", "0")
    assert (table.text(1, 3), table.text(3, 1)) == ("1", "0")
    assert table.figure(3, "Pts") == "0"


def test_b31_mirror_and_round_follow_and_the_diagonal_is_closed(qapp: object) -> None:
    """½ at row 1 column 2 stands in row 2 and on board 3 of round 2; clearing removes it."""
    table = Table(drawn(6))

    assert table.type(1, 2, "½")
    assert table.text(2, 1) == "½"
    board = table.document.tournament.boards(2)[2]
    assert (board.white, board.black, board.result) == (1, 2, Result.DRAW)

    assert table.type(2, 1, "")
    assert (table.text(1, 2), table.text(2, 1)) == ("", "")
    assert table.document.tournament.boards(2)[2].result is None

    assert not table.type(3, 3, "1")
    assert not table.index(3, 3).flags() & Qt.ItemFlag.ItemIsEditable


def test_b34_two_games_stand_in_playing_order(qapp: object) -> None:
    """Each beat the other with White: 1 0 in one row, 0 1 in the other, no draw anywhere."""
    table = Table(drawn(4, cycles=2))

    for game in table.document.tournament.meetings(1, 2):
        result = Result.WHITE_WINS
        table.document.apply(SetResult(game.white, game.black, game.cycle, result))

    first_white = table.document.tournament.meetings(1, 2)[0].white
    assert first_white == 1
    assert (table.text(1, 2), table.text(2, 1)) == ("1 0", "0 1")
    assert (table.figure(1, "Pts"), table.figure(2, "Pts")) == ("1", "1")


def test_b38_every_view_agrees_after_every_step(qapp: object) -> None:
    """200 random entries, changes and clearings, typed and by edits, over six players."""
    table = Table(f6())
    ranking = StandingsModel(table.document)
    # They write a warning, which fails the test, when a model breaks one of Qt's rules.
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        for model in (table.model, ranking)
    ]
    rng = random.Random(38)
    for _ in range(200):
        first, second = rng.sample(range(1, 7), 2)
        if rng.random() < 0.5:
            table.type(first, second, rng.choice(["1", "0", "½", "+", "-", "--", ""]))
        else:
            result = rng.choice([*Result, None])
            table.document.apply(SetResult(first, second, 1, result))
        tournament = table.document.tournament
        fresh = standings(tournament)
        scored = sum(
            game.points_of(player, tournament.regulations.scoring)
            for game in tournament.games
            for player in (game.white, game.black)
        )
        assert sum(row.points for row in fresh.rows) == scored
        for row in range(1, 7):
            for column in range(1, 7):
                face = table.model.faces(row - 1, column - 1 + FIRST_OPPONENT)
                if row == column:
                    assert face == ()
                    continue
                game = tournament.game(row, column)
                shown = table.text(row, column)
                assert (shown == "") == (game.result is None)
                assert game.result is None or face[0].text == shown
        assert [ranking.standing(line).number for line in range(6)] == (
            [row.number for row in fresh.rows]
        )
        for row in fresh.rows:
            line = ranking.row_of(row.number)
            assert ranking.text(line, 2) == table.figure(row.number, "Pts")
            assert ranking.standing(line).values == row.values
    assert not table.errors
    assert len(testers) == 2


@pytest.mark.parametrize(
    "text", ["1", "0", "½", "=", ".5", "0,5", "5", "1/2", "+", "-", "--", " 1 "]
)
def test_a_cell_takes_what_an_arbiter_writes(qapp: object, text: str) -> None:
    """Every mark of the field."""
    table = Table(drawn(4))

    assert table.type(2, 3, text)
    assert table.document.tournament.game(2, 3).result is not None


def test_anything_else_is_refused_and_changes_nothing(qapp: object, qtbot: object) -> None:
    """The error goes to the window, the old value stays, no step is made."""
    table = Table(drawn(4))
    table.type(1, 2, "1")

    with qtbot.waitSignal(table.model.refused):
        assert not table.type(1, 2, "7")

    assert isinstance(table.errors[0], UnknownMark)
    assert table.text(1, 2) == "1"
    assert table.document.undo_line.count == 1


def test_a_double_round_takes_both_marks_or_fills_the_first_open_game(qapp: object) -> None:
    """One mark alone is refused once both games are reported."""
    table = Table(drawn(4, cycles=2))

    assert table.type(1, 2, "1½")
    assert (table.text(1, 2), table.text(2, 1)) == ("1 ½", "0 ½")
    assert not table.type(1, 2, "0")
    assert isinstance(table.errors[0], MarkCount)

    assert table.type(1, 3, "0")
    assert table.text(1, 3) == "0 ·"
    assert table.type(1, 3, "1")
    assert table.text(1, 3) == "0 1"
    assert table.type(3, 1, "· ½")
    assert table.text(1, 3) == "· ½"
    assert table.document.undo_line.count == 4


def test_one_game_of_two_is_named_by_its_half(qapp: object) -> None:
    """The second game can be entered, and changed, alone."""
    table = Table(drawn(4, cycles=2))

    assert table.model.set_mark(table.index(3, 1), 1, "1")
    assert table.text(1, 3) == "· 0"
    assert table.model.set_mark(table.index(3, 1), 1, "0")
    assert table.text(1, 3) == "· 1"


def test_only_what_changed_is_repainted(qapp: object) -> None:
    """The cell, its mirror, the two cells entered before, and figures of rows that differ."""
    table = Table(f6())
    table.type(1, 2, "1")
    changed: list[tuple[int, int]] = []
    table.model.dataChanged.connect(
        lambda first, last: changed.append((first.row() + 1, first.column() + 1 - FIRST_OPPONENT))
    )

    table.type(5, 6, "0" if table.text(5, 6) != "0" else "1")

    cells = {cell for cell in changed if cell[1] <= 6}
    assert cells == {(5, 6), (6, 5), (1, 2), (2, 1)}


def test_the_last_entry_is_marked_until_the_next(qapp: object) -> None:
    """In the cell and its mirror."""
    table = Table(drawn(4))

    def marked() -> set[tuple[int, int]]:
        return {
            (row + 1, column + 1)
            for row in range(4)
            for column in range(4)
            for face in table.model.faces(row, column + FIRST_OPPONENT)
            if face.last
        }

    assert marked() == set()
    table.type(1, 2, "1")
    assert marked() == {(1, 2), (2, 1)}
    table.type(3, 4, "½")
    assert marked() == {(3, 4), (4, 3)}
    table.document.undo()
    assert marked() == {(3, 4), (4, 3)}


def test_rows_keep_their_order_until_they_are_sorted(qapp: object, qtbot: object) -> None:
    """In rank order an entry moves no row; sorting does, with the columns."""
    table = Table(drawn(4))
    table.state.set_by_rank(True)
    before = table.model.order

    table.type(4, 1, "1")
    assert table.model.order == before
    with qtbot.waitSignal(table.model.reordered):
        table.model.reorder()

    assert table.model.order[0] == 4
    assert table.model.opponent(FIRST_OPPONENT) == 4


def test_a_row_in_rank_order_enters_the_game_that_it_shows(qapp: object) -> None:
    """Row 1 is number 4 here: what is typed there is his."""
    table = Table(drawn(4))
    table.document.apply(SetResult(4, 3, 1, Result.WHITE_WINS))
    table.state.set_by_rank(True)
    row = table.model.row_of(4)
    column = table.model.column_of(2)

    table.model.setData(table.model.index(row, column), "1")

    game = table.document.tournament.game(4, 2)
    assert game.result_for(4) is Result.WHITE_WINS


def test_another_field_and_other_tie_breaks_are_read_anew(qapp: object, qtbot: object) -> None:
    """A new name, other columns."""
    table = Table(drawn(4))

    with qtbot.waitSignal(table.model.modelReset):
        table.document.apply(SetPlayer(2, Player("Berg, Anna")))
    assert table.model.headerData(1, Qt.Orientation.Vertical) == "2 Berg, Anna"
    with qtbot.waitSignal(table.model.modelReset):
        table.document.apply(SetRegulations(Regulations(tie_breaks=("WIN",))))
    headings = [column.heading for column in table.model.columns]
    assert headings[-8:] == ["Pts", "WIN", "SB", "SSB", "Place", "+", "−", "="]


def test_another_round_in_view_changes_its_open_games(qapp: object) -> None:
    """The faces of the old round and of the new one."""
    table = Table(drawn(4))
    assert table.model.faces(0, FIRST_OPPONENT + 3)[0].now

    table.state.show_round(2)

    assert not table.model.faces(0, FIRST_OPPONENT + 3)[0].now
    assert table.model.faces(0, FIRST_OPPONENT + 1)[0].now


def test_a_tournament_open_for_reading_refuses(qapp: object) -> None:
    """And says so."""
    table = Table(drawn(4))
    table.document.read_only = True

    assert not table.type(1, 2, "1")
    assert isinstance(table.errors[0], ReadOnly)
    assert not table.index(1, 2).flags() & Qt.ItemFlag.ItemIsEditable


def test_cells_and_headings_speak(qapp: object) -> None:
    """A cell says its game, a figure whose it is, a tie-break its rule."""
    table = Table(f6())

    assert table.index(1, 2).data(SPOKEN).startswith("Player 1 – Player 2, round 2")
    table.type(1, 2, "0")
    assert table.index(1, 2).data(SPOKEN).endswith("Player 1 lost")
    headings = [column.heading for column in table.model.columns]
    tip = table.model.headerData(
        headings.index("SSB"), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole
    )
    assert tip.startswith("Simplified Berger.")
    assert tip.endswith("Not used for places.")
    points = table.model.index(0, headings.index("Pts"))
    assert points.data(SPOKEN) == f"Player 1, Points: {points.data()}"
    simple = table.model.index(0, headings.index("SSB"))
    assert simple.data(SPOKEN) == f"Player 1, Simplified Berger: {simple.data()}"
    assert table.index(1, 2).data(Qt.ItemDataRole.ToolTipRole) == table.index(1, 2).data(SPOKEN)
    assert table.index(2, 2).data(Qt.ItemDataRole.ToolTipRole) is None


def test_an_adjourned_game_opens_empty(qapp: object) -> None:
    """½? is no mark that anybody types; the field begins with nothing."""
    table = Table(SetPending(1, 2, 1, Pending.ADJOURNED)(drawn(4)))

    assert table.text(1, 2) == "½?"
    assert table.index(1, 2).data(Qt.ItemDataRole.EditRole) == ""
