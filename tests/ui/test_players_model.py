from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, RemovePlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_model import Mark, PlayersModel
from arbiter.ui.table_heading import SECOND_LINE
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


def made(tournament=None, names=()):
    document, state = Document(tournament or Tournament()), ViewState()
    if names:
        document.apply(AddPlayers(tuple(Player(name) for name in names)))
    said = []
    state.said.connect(said.append)
    state.rejected.connect(said.append)
    return document, PlayersModel(document, state), said


def type_in(model, row, column, text):
    return model.setData(model.index(row, column), text)


def test_the_model_keeps_qts_rules(qtmodeltester, qapp):
    document, model, _ = made(names=("Berg", "Dahl"))
    qtmodeltester.check(model)
    document.apply(RemovePlayer(1))
    model.desk.look_at("Li\nCosta", (), ("name",))
    qtmodeltester.check(model)


def test_there_is_always_an_empty_row_to_type_into(qapp):
    document, model, _ = made()
    assert model.rowCount() == 1
    assert type_in(model, 0, PlayerColumn.NAME, "Berg,Anna")
    assert document.tournament.players == (Player("Berg, Anna"),)
    assert model.rowCount() == 2
    assert type_in(model, 1, PlayerColumn.NAME, "")
    assert document.tournament.size == 1


def test_typing_is_one_step_and_the_same_again_is_none(qapp):
    document, model, _ = made(names=("Berg",))
    steps = document.undo_line.count
    type_in(model, 0, PlayerColumn.RATING, "1987")
    type_in(model, 0, PlayerColumn.RATING, "1987")
    assert document.undo_line.count == steps + 1


def test_a_slip_leaves_the_cell_as_it_was_and_says_why(qapp):
    document, model, said = made(names=("Berg",))
    before = document.tournament
    assert not type_in(model, 0, PlayerColumn.RATING, "abc")
    assert not type_in(model, 0, PlayerColumn.NAME, " ")
    assert document.tournament is before
    assert [(error.field, error.text) for error in said] == [("rating_fide", "abc"), ("name", "")]


def test_findings_are_marked_in_their_cells(qapp):
    document, model, _ = made()
    document.apply(
        AddPlayers((Player("Berg", birth="1998"), Player("Berg", rating_fide=23450), Player("Li")))
    )
    assert model.mark(0, PlayerColumn.NAME) == model.mark(1, PlayerColumn.NAME) == Mark("twin")
    assert model.mark(1, PlayerColumn.BIRTH) == Mark("missing")
    assert model.mark(1, PlayerColumn.RATING) == Mark("?")
    assert model.mark(0, PlayerColumn.BIRTH) is None


def test_pasted_rows_stand_at_the_end_and_can_be_mended(qapp):
    document, model, _ = made(names=("Berg",))
    model.desk.look_at("Namn\tElo\nDahl\tabc", document.tournament.players, ("name", "rating_fide"))

    assert model.rowCount() == 2
    assert model.row(1).pasted == 0
    assert model.index(1, PlayerColumn.RATING).data() == "abc"
    assert model.mark(1, PlayerColumn.RATING) == Mark("×", grave=True)
    heading = model.headerData(PlayerColumn.RATING, Qt.Orientation.Horizontal, SECOND_LINE)
    assert heading == "Elo"
    assert type_in(model, 1, PlayerColumn.RATING, "2100")
    assert model.mark(1, PlayerColumn.RATING) is None
    assert document.tournament.size == 1
    assert model.desk.usable == (Player("Dahl", rating_fide=2100),)


def test_b08_a_latecomer_has_a_row_in_an_odd_field_only(qapp):
    _, odd, _ = made(drawn(5))
    _, even, _ = made(drawn(6))
    assert odd.rowCount() == 6
    assert even.rowCount() == 7  # by a new table, while nothing has been played
    document, begun, _ = made(f6())
    assert document.tournament.started
    assert begun.rowCount() == 6


def test_who_has_no_free_number_is_asked_about(qapp):
    """The list is as it was until the answer."""
    document, model, _ = made(drawn(6))
    asked = []
    model.joining.connect(asked.append)
    assert type_in(model, 6, PlayerColumn.NAME, "Late")
    assert [player.name for player in asked] == ["Late"]
    assert document.tournament.size == 6
    assert model.addition((Player("Late"),)).new_table
    _, odd, _ = made(drawn(5))
    assert not odd.addition((Player("Late"),)).new_table
    assert odd.addition((Player("Late"), Player("Later"))).new_table


def test_b09_a_name_is_replaced_at_once_until_there_is_a_game(qapp):
    document, model, _ = made(drawn(6))
    assert type_in(model, 2, PlayerColumn.NAME, "Player Three B")
    assert document.tournament.player(3).name == "Player Three B"

    document.apply(SetResult(3, 4, 1, Result.DRAW))
    asked = []
    model.replacing.connect(lambda number, player: asked.append((number, player.name)))
    type_in(model, 2, PlayerColumn.NAME, "Player Three C")
    assert asked == [(3, "Player Three C")]
    assert document.tournament.player(3).name == "Player Three B"
    type_in(model, 2, PlayerColumn.RATING, "2200")
    assert document.tournament.player(3).rating == 2200


def test_a_locked_tournament_is_not_typed_into(qapp):
    document, model, said = made(f6())
    document.read_only = True
    assert not type_in(model, 0, PlayerColumn.RATING, "2000")
    assert not model.flags(model.index(0, PlayerColumn.NAME)) & Qt.ItemFlag.ItemIsEditable
    assert len(said) == 1


def test_cells_can_be_read_aloud(qapp):
    _, model, _ = made(names=("Berg", "Berg"))
    words = model.index(0, PlayerColumn.NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == "Name Berg, twin"
