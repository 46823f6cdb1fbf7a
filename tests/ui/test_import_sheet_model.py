"""A foreign sheet as a table."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt

from arbiter.formats.recognition.recognised import CellState
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_sheet_model import ImportSheetModel, state_words
from arbiter.ui.table_heading import SECOND_LINE
from tests.ui import april

ACCESSIBLE, TIP = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def made() -> tuple[ImportDesk, ImportSheetModel]:
    desk = ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)
    return desk, ImportSheetModel(desk)


def test_the_model_keeps_qts_rules(qtmodeltester, qapp) -> None:
    """Before and after a cell is typed, and on another sheet."""
    desk, model = made()
    qtmodeltester.check(model)
    desk.type_cell(6, 8, "1")
    qtmodeltester.check(model)
    desk.choose_sheet(1)
    qtmodeltester.check(model)


def test_cells_are_as_they_were_found(qapp) -> None:
    """Every row of the sheet, the title above the table and the line below it too."""
    _, model = made()

    assert (model.rowCount(), model.columnCount()) == (10, 12)
    assert model.index(0, 0).data() == "Первенство клуба, апрель"
    assert model.index(2, 4).data() == "01.фев"
    assert model.data(QModelIndex()) is None


def test_letters_numbers_and_our_name_for_the_column(qapp) -> None:
    """As in the spreadsheet; the name follows what the column is taken for."""
    desk, model = made()
    assert model.headerData(7, ACROSS) == "H"
    assert model.headerData(2, ACROSS, SECOND_LINE) == "Rating"
    assert model.headerData(7, ACROSS, SECOND_LINE) == "5"
    assert model.headerData(5, DOWN) == "6"

    desk.set_field(3, "rating_national")
    assert model.headerData(2, ACROSS, SECOND_LINE) == "National rating"


def test_a_cell_says_where_it_is_and_how_it_was_understood(qapp) -> None:
    """For those who hear the screen."""
    desk, model = made()
    assert model.index(5, 7).data(ACCESSIBLE) == "H6, 2, not understood"
    assert model.index(2, 3).data(ACCESSIBLE) == "D3, diagonal"

    desk.choose_sheet(1)
    desk.leave_out(4)
    assert model.index(3, 1).data(ACCESSIBLE) == "B4, 1850, not used, left out"


def test_what_was_typed_is_shown_and_the_file_stays_known(qtbot, qapp) -> None:
    """The tool tip says what stands in the file."""
    desk, model = made()
    with qtbot.waitSignal(model.dataChanged):
        assert model.setData(model.index(5, 7), "1")

    assert model.index(5, 7).data() == "1"
    assert model.index(5, 7).data(TIP) == "Typed here; in the file: 2"
    model.setData(model.index(0, 5), "x")
    assert model.index(0, 5).data(TIP) == "Typed here; the cell of the file is empty."
    assert desk.choices.cells == {(6, 8): "1", (1, 6): "x"}


def test_the_same_text_is_no_choice(qtbot) -> None:
    """Opened and closed again, a cell stays the file's."""
    desk, model = made()
    with qtbot.assertNotEmitted(desk.changed):
        model.setData(model.index(5, 7), "2")
        desk.undo()

    assert not model.setData(model.index(5, 7), "1", Qt.ItemDataRole.DisplayRole)


def test_another_sheet_is_another_table(qtbot, qapp) -> None:
    """Rows and columns are its own."""
    desk, model = made()
    with qtbot.waitSignal(model.modelReset):
        desk.choose_sheet(1)

    assert (model.rowCount(), model.columnCount()) == (4, 3)


def test_every_state_has_words(qapp) -> None:
    """Colour is never alone."""
    assert all(state_words(state) for state in CellState)
