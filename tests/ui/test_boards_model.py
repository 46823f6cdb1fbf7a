from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.ui.boards_model import BoardsModel, Column
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


def made(tournament, round: int = 1):
    document, state = Document(tournament), ViewState()
    state.show_round(round)
    return document, state, BoardsModel(document, state)


def row(model, number: int) -> list[str]:
    return [model.data(model.index(number, column)) for column in Column]


def test_the_model_keeps_qts_rules(qtmodeltester, qapp):
    document, state, model = made(drawn(6))
    qtmodeltester.check(model)
    state.show_round(3)
    document.apply(SetResult(3, 1, 1, Result.DRAW))
    qtmodeltester.check(model)


def test_b70_a_round_before_and_after_its_results(qapp):
    _, _, before = made(drawn(6))
    assert [row(before, number)[Column.RESULT] for number in range(3)] == ["", "", ""]

    _, _, after = made(f6())
    assert [row(after, number)[Column.RESULT] for number in range(3)] == ["0–1", "½–½", "½–½"]
    assert row(after, 0)[:3] == ["1", "1", "Player 1"]


def test_b11_boards_keep_the_order_of_the_schedule(qapp):
    _, _, model = made(f6(), 4)

    pairs = [
        (r[Column.WHITE_NUMBER], r[Column.BLACK_NUMBER]) for r in (row(model, i) for i in range(3))
    ]
    assert pairs == [("6", "5"), ("1", "4"), ("2", "3")]


def test_points_are_those_from_before_the_round(qapp):
    document, _, model = made(f6(), 2)
    assert row(model, 2)[Column.WHITE_POINTS] == "0"

    document.apply(SetResult(1, 6, 1, Result.WHITE_WINS))
    assert row(model, 2)[Column.WHITE_POINTS] == "1"


def test_the_row_of_the_next_round_follows_a_correction(qapp):
    document, _, model = made(drawn(4))
    for white, black in ((1, 4), (2, 3)):
        document.apply(SetResult(white, black, 1, Result.WHITE_WINS))
    model.show_onward(document.tournament.boards(2)[0])
    assert row(model, 2)[Column.WHITE_NUMBER] == "4"
    seen = []
    model.dataChanged.connect(lambda first, last: seen.append(first.row()))
    document.apply(SetResult(1, 4, 1, Result.BLACK_WINS))

    assert row(model, 2)[Column.WHITE_POINTS] == "1"
    assert 2 in seen


def test_only_rows_that_differ_are_repainted(qapp):
    document, _, model = made(drawn(6))
    seen = []
    model.dataChanged.connect(lambda first, last: seen.append((first.row(), last.row())))

    document.apply(SetResult(2, 5, 1, Result.DRAW))
    assert seen == [(1, 1)]
    document.apply(SetResult(3, 4, 1, Result.DRAW))
    assert seen[1:] == [(1, 1), (2, 2)]  # the mark of the last entry has moved


def test_b09_a_substitute_stands_in_every_pairing(qapp):
    document, state, model = made(drawn(6))
    document.apply(SetPlayer(3, Player("Player Three B")))

    names = set()
    for round in range(1, 6):
        state.show_round(round)
        names |= {text for number in range(3) for text in row(model, number)}
    assert "Player Three B" in names
    assert "Player 3" not in names


def test_the_next_open_board_is_looked_for_to_the_end_and_from_the_top(qapp):
    document, _, model = made(drawn(6))
    document.apply(SetResult(2, 5, 1, Result.DRAW))
    assert model.next_open(0) == 2
    assert model.next_open(2) == 0
    document.apply(SetPending(1, 6, 1, Pending.POSTPONED))
    assert model.next_open(2) == 2
    document.apply(SetResult(3, 4, 1, Result.DRAW))
    assert model.next_open(2) == -1


def test_each_board_can_be_read_aloud(qapp):
    _, _, model = made(f6())
    index = model.index(0, Column.RESULT)

    words = model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Board 1: Player 1 – Player 6, Black won"


def test_no_round_no_boards(qapp):
    _, _, model = made(drawn(6), 0)
    assert model.rowCount() == 0
    assert model.round == 0
