"""The standings as a model."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetRegulations, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.ui.standings_model import NAME, PLACE, POINTS, StandingsModel
from tests.boards import by_rounds, drawn, f6, seed

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
HORIZONTAL = Qt.Orientation.Horizontal
DESCENDING = Qt.SortOrder.DescendingOrder
F6_THREE_ROUNDS = """
R1: 1–6 0–1, 2–5 ½, 3–4 ½. R2: 6–4 1–0, 5–3 0–1, 1–2 ½. R3: 2–6 ½, 3–1 0–1.
"""


def _column(model: StandingsModel, column: int) -> list[str]:
    return [model.text(row, column) for row in range(model.rowCount())]


def _of(model: StandingsModel, number: int) -> list[str]:
    row = model.row_of(number)
    return [model.text(row, column) for column in range(model.columnCount())]


def test_model_keeps_qts_rules(qtmodeltester: object) -> None:
    """Also for invalid indexes."""
    model = StandingsModel(Document(f6()))

    qtmodeltester.check(model)
    assert model.data(QModelIndex()) is None


def test_b22_an_open_game_changes_nothing(qapp: object) -> None:
    """Six players after round 3 with 4-5 not reported: neither drawn nor counted."""
    model = StandingsModel(Document(by_rounds(6, F6_THREE_ROUNDS, tie_breaks=("SB",))))

    values = {number: _of(model, number)[2:4] for number in range(1, 7)}

    assert values == {
        6: ["2½", "2.75"],
        1: ["1½", "2.25"],
        2: ["1½", "2.25"],
        3: ["1½", "0.75"],
        4: ["½", "0.75"],
        5: ["½", "0.75"],
    }
    points = sum(model.standing(row).points for row in range(6))
    assert points == 16  # half points


def test_b39_points_are_said_with_the_games_played(qapp: object) -> None:
    """3, 3, 3, 2, 2, 3 games; number 6 has 2½ of 3."""
    model = StandingsModel(Document(by_rounds(6, F6_THREE_ROUNDS)))

    played = [model.standing(model.row_of(number)).played for number in range(1, 7)]
    assert played == [3, 3, 3, 2, 2, 3]
    points = model.index(model.row_of(6), POINTS)
    assert points.data(TOOL_TIP).startswith("2½ of 3 ")
    assert points.data(SPOKEN).startswith("Player 6, 2½ of 3 ")


def _twelve() -> Tournament:
    """Everybody loses to everybody with a higher number, but 1 and 12 draw."""
    tournament = drawn(12)
    for game in tournament.games:
        higher_white = game.white > game.black
        result = Result.WHITE_WINS if higher_white else Result.BLACK_WINS
        if {game.white, game.black} == {1, 12}:
            result = Result.DRAW
        tournament = SetResult(game.white, game.black, 1, result)(tournament)
    return tournament


def test_b32_columns_sort_as_numbers(qapp: object) -> None:
    """Ten comes after two, ten and a half before nine."""
    model = StandingsModel(Document(_twelve()))
    assert _column(model, PLACE) == [str(place) for place in range(1, 13)]

    model.sort(PLACE, DESCENDING)
    assert _column(model, PLACE)[:3] == ["12", "11", "10"]
    model.sort(POINTS)
    assert _column(model, POINTS)[:4] == ["10½", "10", "9", "8"]
    model.sort(POINTS, DESCENDING)
    assert _column(model, POINTS)[:3] == ["½", "1", "2"]
    sonneborn = 3 + model.codes.index("SB")
    model.sort(sonneborn)
    values = [model.standing(row).values["SB"] for row in range(12)]
    assert values == sorted(values, reverse=True)
    model.sort(NAME)
    assert _column(model, NAME)[:2] == ["Player 1", "Player 10"]


def test_order_of_another_column_stays_through_entries(qapp: object) -> None:
    """What comes in is sorted in."""
    document = Document(drawn(4))
    model = StandingsModel(document)
    model.sort(NAME)

    document.apply(SetResult(1, 4, 1, Result.BLACK_WINS))

    assert _column(model, NAME) == [f"Player {number}" for number in range(1, 5)]
    assert not model.by_place


def test_b74_what_points_at_a_row_follows_its_player(qapp: object) -> None:
    """Round 5 of the six, one result after the other, while rows change places."""
    complete = f6()
    document = Document(complete.after_round(4))
    model = StandingsModel(document)
    marks = {
        number: QPersistentModelIndex(model.index(model.row_of(number), NAME))
        for number in complete.numbers
    }
    orders = set()
    for game in complete.boards(5):
        document.apply(SetResult(game.white, game.black, game.cycle, game.result))
        orders.add(tuple(_column(model, NAME)))
        for number, mark in marks.items():
            assert mark.row() == model.row_of(number)
            assert mark.data() == f"Player {number}"

    assert len(orders) > 1
    assert document.standings.rows == Document(complete).standings.rows


def test_headings_teach_the_tie_break(qapp: object) -> None:
    """Its name, its rule, and whether it is used; unused ones stand in parentheses."""
    model = StandingsModel(Document(seed(tie_breaks=("SB",))))
    headings = [model.headerData(column, HORIZONTAL) for column in range(model.columnCount())]

    assert headings == ["", "Name", "Pts", "SB", "(SSB)"]
    assert model.headerData(3, HORIZONTAL, TOOL_TIP).startswith("Sonneborn-Berger. ")
    assert "Not used" not in model.headerData(3, HORIZONTAL, TOOL_TIP)
    assert model.headerData(4, HORIZONTAL, TOOL_TIP).endswith("Not used for places.")


def test_b28_headings_say_in_words_how_the_number_is_made(qapp: object) -> None:
    """So nobody takes one Berger for the other."""
    model = StandingsModel(Document(f6(tie_breaks=("SB", "SSB"))))
    berger, simplified = (model.headerData(column, HORIZONTAL, TOOL_TIP) for column in (3, 4))

    assert "points of every opponent times the result against him, added up" in berger
    assert "of those beaten" in simplified
    assert "of those lost to" in simplified


def test_only_rows_that_differ_are_named(qapp: object, qtbot: object) -> None:
    """A win that is not rated changes no figure; a draw changes those of both players."""
    document = Document(seed(tie_breaks=("WIN",)))
    model = StandingsModel(document)

    with qtbot.waitSignal(model.rows_changed) as told:
        game = document.tournament.game(6, 7)
        unrated = Result.WHITE_WINS_UNRATED if game.white == 6 else Result.BLACK_WINS_UNRATED
        document.apply(SetResult(6, 7, 1, unrated))
    assert told.args == [[]]
    with qtbot.waitSignal(model.rows_changed) as told:
        document.apply(SetResult(6, 7, 1, Result.DRAW))
    assert {5, 6} <= set(told.args[0])


def test_other_tie_breaks_are_other_columns(qapp: object, qtbot: object) -> None:
    """The table is read anew."""
    document = Document(seed())
    model = StandingsModel(document)

    with qtbot.waitSignal(model.rearranged):
        document.apply(SetRegulations(Regulations(tie_breaks=("KS",))))

    assert model.codes == ("KS", "SB", "SSB")


@pytest.mark.parametrize("row", [2, 3])
def test_shared_places_are_ranges(qapp: object, row: int) -> None:
    """Without tie-breaks the two with four points share 3 and 4."""
    model = StandingsModel(Document(seed(tie_breaks=())))

    assert model.text(row, PLACE) == "3–4"
    assert model.index(row, NAME).data(SPOKEN).startswith("3–4, ")


def test_namesakes_carry_their_numbers() -> None:
    """Two players of one name are told apart; all others have their names alone."""
    tournament = f6()
    twins = tuple(
        replace(player, name="Lee, Li") if number in (2, 5) else player
        for number, player in enumerate(tournament.players, 1)
    )
    model = StandingsModel(Document(replace(tournament, players=twins)))
    names = {model.text(row, 1) for row in range(model.rowCount())}
    assert {"Lee, Li (2)", "Lee, Li (5)", twins[0].name} <= names
