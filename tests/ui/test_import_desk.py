"""Each word of the arbiter reads the whole table anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.result import Result
from arbiter.formats.recognition.recognised import CellState, Choices, TableKind
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_fields import OPPONENT
from arbiter.ui.import_ways import Way, WayKind
from tests.ui import april


@pytest.fixture
def desk(qapp) -> ImportDesk:
    return ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)


def test_a_typed_cell_is_read_instead(qtbot, desk: ImportDesk) -> None:
    """H6 said 2; with 1 the game 4-5 is won and nothing is grave any more."""
    assert desk.state(6, 8) is CellState.CONTRADICTORY
    with qtbot.waitSignal(desk.changed):
        desk.type_cell(6, 8, "1")

    assert desk.text(6, 8) == "1"
    assert desk.state(6, 8) is CellState.SURE
    assert desk.recognised.grave == ()
    assert desk.recognised.tournament.game(4, 5).result is Result.WHITE_WINS


def test_a_game_has_two_halves(desk: ImportDesk) -> None:
    """H6 is Kuznetsov against Smirnov, G7 Smirnov against Kuznetsov; other cells have none."""
    assert desk.mirror(6, 8) == (7, 7)
    assert desk.mirror(7, 7) == (6, 8)
    assert desk.mirror(3, 4) == (3, 4)
    assert desk.mirror(6, 2) is None
    assert desk.mirror(2, 8) is None

    desk.choose_kind(TableKind.PAIRINGS)
    assert desk.mirror(6, 8) is None


def test_the_second_game_mirrors_the_second(desk: ImportDesk) -> None:
    """Where each game of a double round has a column of its own."""
    fields = ("name", "1", "1", "2", "2")
    desk.recognised = replace(desk.recognised, fields=fields, rows=(5, 4))

    assert desk.mirror(4, 4) == (5, 2)
    assert desk.mirror(4, 5) == (5, 3)


def test_undo_and_redo_go_through_everything_said(qtbot, desk: ImportDesk) -> None:
    """A new word after an undo ends what could be said again."""
    desk.type_cell(6, 8, "1")
    desk.set_field(3, "")
    desk.undo()
    assert desk.field(3) == "rating"
    desk.undo()
    assert desk.choices == Choices()
    with qtbot.assertNotEmitted(desk.changed):
        desk.undo()

    desk.redo()
    assert desk.text(6, 8) == "1"
    desk.type_cell(6, 8, "0")
    desk.redo()
    assert desk.text(6, 8) == "0"


def test_what_changes_nothing_is_no_step(qtbot, desk: ImportDesk) -> None:
    """The same sheet, kind, meaning."""
    with qtbot.assertNotEmitted(desk.changed):
        desk.choose_sheet(0)
        desk.choose_kind(TableKind.CROSSTABLE)
        desk.set_field(2, "name")
        desk.undo()


def test_an_opponent_is_numbered_by_its_place(desk: ImportDesk) -> None:
    """The column after opponent 7 would be opponent 8."""
    desk.set_field(11, OPPONENT)

    assert desk.choices.fields == {11: "8"}


def test_a_meaning_that_can_t_be_is_declined(qtbot, desk: ImportDesk, monkeypatch) -> None:
    """The column keeps its own, and there is nothing to undo."""

    def stubborn(book, choices, listed):
        return april.read(book, replace(choices, fields={}), listed)

    monkeypatch.setattr(desk._understanding, "_recogniser", stubborn)
    with qtbot.waitSignal(desk.declined) as declined:
        desk.set_field(2, "")

    assert declined.args == [2, ""]
    assert desk.field(2) == "name"
    assert desk.choices == Choices()
    with qtbot.assertNotEmitted(desk.changed):
        desk.undo()


def test_another_sheet_is_looked_at_afresh(desk: ImportDesk) -> None:
    """What was said about the first is forgotten, and undo brings it back."""
    desk.type_cell(6, 8, "1")
    desk.choose_sheet(1)
    assert desk.kind is TableKind.PARTICIPANTS
    assert desk.sheet.name == "Лист2"
    assert desk.choices == Choices(sheet=1)

    desk.undo()
    assert desk.sheet.name == "Лист1"
    assert desk.text(6, 8) == "1"


def test_a_row_is_left_out_and_taken_in_again(desk: ImportDesk) -> None:
    """The second word is the first one taken back."""
    desk.choose_sheet(1)
    desk.leave_out(4)
    assert desk.recognised.grave == ()
    desk.leave_out(4)
    assert desk.choices.left_out == frozenset()


@pytest.mark.parametrize(("way", "text"), [(Way(WayKind.TAKE, "1"), "1"), (Way(WayKind.OPEN), "")])
def test_a_way_out_is_what_is_read_in_the_cell(desk: ImportDesk, way: Way, text: str) -> None:
    """Left open, the game has no result and nothing is grave."""
    desk.take(way, 6, 8)

    assert desk.text(6, 8) == text
    assert desk.recognised.grave == ()


def test_a_row_is_left_out_as_a_way(desk: ImportDesk) -> None:
    """Of the list on the second sheet."""
    desk.choose_sheet(1)
    desk.take(Way(WayKind.LEAVE_OUT), 4, 1)

    assert desk.choices.left_out == {4}


def test_what_can_t_be_read_so_is_refused_and_can_be_taken_back(desk: ImportDesk) -> None:
    """The sheet stays in view, without colours; undo reads it as before."""
    desk.choose_kind(TableKind.PAIRINGS)
    assert desk.recognised is None
    assert desk.refused is not None
    assert desk.state(3, 2) is CellState.UNUSED
    assert desk.kind is TableKind.PAIRINGS
    assert desk.text(3, 2) == "Иванов П."

    desk.undo()
    assert desk.refused is None
    assert desk.state(3, 2) is CellState.SURE


def test_another_reading_of_the_file_begins_anew(qtbot, desk: ImportDesk) -> None:
    """Cells that were typed belonged to other texts."""
    desk.type_cell(6, 8, "1")
    with qtbot.waitSignal(desk.changed):
        desk.take_book(april.book())

    assert desk.choices == Choices()
    with qtbot.assertNotEmitted(desk.changed):
        desk.undo()
