"""The sheet with the keyboard: the cursor, one key for a column, figures for a cell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from arbiter.formats.recognition.recognised import CellState, TableKind
from arbiter.ui import theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_sheet import ImportSheet
from tests.ui import april

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def sheet(qtbot) -> ImportSheet:
    desk = ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)
    sheet = ImportSheet(desk)
    qtbot.addWidget(sheet)
    sheet.resize(900, 500)
    sheet.show()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    sheet.setFocus()
    return sheet


def test_the_cursor_says_where_it_is(qtbot, sheet: ImportSheet) -> None:
    """Row and column from 1, as the sheet's own edges count."""
    sheet.go_to(6, 8)
    with qtbot.waitSignal(sheet.cell_entered) as entered:
        qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert entered.args == [7, 8]

    sheet.go_to(3, 0)
    assert (sheet.currentIndex().row(), sheet.currentIndex().column()) == (2, 7)


def test_one_letter_gives_the_column_another_meaning(qtbot, sheet: ImportSheet) -> None:
    """And everything is read anew; a letter without a meaning does nothing."""
    sheet.go_to(4, 3)
    with qtbot.waitSignal(sheet.desk.changed):
        qtbot.keyClick(sheet, Qt.Key.Key_L)
    assert sheet.desk.choices.fields == {3: "rating_national"}

    with qtbot.assertNotEmitted(sheet.desk.changed):
        qtbot.keyClick(sheet, Qt.Key.Key_Q)
        qtbot.keyClick(sheet, Qt.Key.Key_N, CONTROL)


def test_delete_empties_a_game_or_a_column(qtbot, sheet: ImportSheet) -> None:
    """The cell of a game is left open; a column of anything else is not used."""
    sheet.go_to(6, 8)
    qtbot.keyClick(sheet, Qt.Key.Key_Delete)
    assert sheet.desk.choices.cells == {(6, 8): ""}
    assert sheet.desk.state(6, 8) is CellState.SURE

    sheet.go_to(6, 12)
    qtbot.keyClick(sheet, Qt.Key.Key_Delete)
    assert sheet.desk.choices.fields == {12: ""}


def test_a_figure_is_typed_into_the_cell(qtbot, sheet: ImportSheet) -> None:
    """It begins a new text; Enter takes it, and the cursor is in the sheet again."""
    sheet.go_to(6, 8)
    qtbot.keyClick(sheet, Qt.Key.Key_1)
    editor = sheet.findChild(QLineEdit)
    assert editor.text() == "1"
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sheet.desk.choices.cells == {(6, 8): "1"})

    assert QApplication.focusWidget() is sheet
    assert sheet.currentIndex().row() == 5


def test_a_name_is_mended_in_its_cell(qtbot, sheet: ImportSheet) -> None:
    """Enter opens it with its text; letters are letters there; Esc leaves it as it was."""
    sheet.go_to(9, 2)
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    editor = sheet.findChild(QLineEdit)
    assert editor.text() == "Николаев Р. (снялся)"
    editor.selectAll()
    qtbot.keyClicks(editor, "Nikolaev")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(sheet.desk.changed):
        sheet.desk.undo()

    sheet.type_here()
    editor = sheet.findChildren(QLineEdit)[-1]
    editor.setText("Николаев Р.")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sheet.desk.choices.cells == {(9, 2): "Николаев Р."})


def test_a_row_of_a_list_is_left_out(qtbot, sheet: ImportSheet) -> None:
    """With Ctrl and Delete."""
    sheet.desk.choose_sheet(1)
    sheet.go_to(4, 1)
    qtbot.keyClick(sheet, Qt.Key.Key_Delete, CONTROL)

    assert sheet.desk.choices.left_out == {4}


def test_the_menu_offers_every_meaning_with_its_key(sheet: ImportSheet) -> None:
    """The present one is ticked; a row can be left out there too."""
    sheet.desk.choose_sheet(1)
    menu = sheet.menu(4, 2)
    texts = {entry.text(): entry for entry in menu.actions() if entry.text()}
    assert texts["Rating\tR"].isChecked()
    assert not texts["Name\tN"].isChecked()
    texts["National rating\tL"].trigger()
    assert sheet.desk.choices.fields == {2: "rating_national"}

    texts["Leave row 4 out\tCtrl+Del"].trigger()
    assert sheet.desk.choices.left_out == {4}
    again = [entry.text() for entry in sheet.menu(4, 0).actions()]
    assert again == ["Take row 4 in after all\tCtrl+Del"]


def test_a_menu_opens_over_a_letter_and_over_a_row(qtbot, sheet: ImportSheet, monkeypatch) -> None:
    """The cursor goes there; a click in a cell offers both."""
    asked: list[tuple[int, int]] = []

    class Recorded:
        def popup(self, _place: QPoint) -> None:
            """Where it opens is the system's matter."""

    monkeypatch.setattr(sheet, "menu", lambda *at: asked.append(at) or Recorded())
    sheet.horizontalHeader().menu_asked.emit(3, QPoint(0, 0))
    sheet.verticalHeader().menu_asked.emit(5, QPoint(0, 0))
    assert asked == [(0, 4), (6, 0)]
    assert (sheet.currentIndex().row(), sheet.currentIndex().column()) == (5, 3)

    spot = sheet.visualRect(sheet.model().index(3, 1)).center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, spot, sheet.viewport().mapToGlobal(spot))
    QApplication.sendEvent(sheet.viewport(), event)
    assert asked[2:] == [(4, 2)]
    qtbot.keyClick(sheet, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert asked[3:] == [(4, 2)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cells_are_painted_in_their_states(qapp, sheet: ImportSheet, scheme) -> None:
    """H6 red, E3 amber, D4 green; the frame is the pen's while the sheet has the keys."""
    theme.apply_theme(qapp, scheme)
    sheet.go_to(8, 2)
    picture, roles = sheet.viewport().grab().toImage(), theme.roles()

    def paper(row: int, column: int) -> str:
        rect = sheet.visualRect(sheet.model().index(row - 1, column - 1))
        return picture.pixelColor(rect.left() + 3, rect.bottom() - 4).name()

    assert paper(6, 8) == roles.bad_wash.name()
    assert paper(3, 5) == roles.warn_wash.name()
    assert paper(4, 4) == roles.good_wash.name()
    assert paper(3, 4) == roles.diagonal.name()
    assert paper(1, 3) == roles.surface.name()
    rect = sheet.visualRect(sheet.currentIndex())
    assert picture.pixelColor(rect.left() + 10, rect.top() + 1).name() == roles.pen.name()


def test_the_other_half_of_a_game_is_framed(sheet: ImportSheet) -> None:
    """And no longer when the cursor goes on."""
    sheet.go_to(6, 8)
    mirror = sheet.visualRect(sheet.model().index(6, 6))
    pen = theme.roles().pen.name()
    framed = sheet.viewport().grab().toImage()
    assert framed.pixelColor(mirror.left() + 9, mirror.top()).name() == pen

    sheet.go_to(6, 2)
    plain = sheet.viewport().grab().toImage()
    assert plain.pixelColor(mirror.left() + 9, mirror.top()).name() != pen


def test_a_long_title_goes_on_over_empty_cells(sheet: ImportSheet) -> None:
    """Also where only the cells it reaches into are repainted."""
    desk = sheet.desk
    desk.type_cell(1, 1, "")
    without = sheet.viewport().grab().toImage()
    desk.undo()
    with_title = sheet.viewport().grab().toImage()
    neighbour = sheet.visualRect(sheet.model().index(0, 1))
    spot = [(x, neighbour.center().y()) for x in range(neighbour.left() + 8, neighbour.right())]

    assert any(without.pixelColor(*at) != with_title.pixelColor(*at) for at in spot)
    sheet.viewport().repaint(neighbour)
    assert sheet.viewport().grab().toImage() == with_title


def test_columns_are_as_wide_as_what_stands_in_them(sheet: ImportSheet) -> None:
    """The title above the table widens no column; a figure that is not used is whole."""
    assert sheet.columnWidth(3) < sheet.columnWidth(1)
    narrow = sheet.columnWidth(3)
    sheet.desk.type_cell(1, 4, "a title " * 10)
    assert sheet.columnWidth(3) == narrow
    sheet.desk.type_cell(1, 5, "beside it")
    assert narrow < sheet.columnWidth(3) <= theme.scaled(100)


def test_two_thousand_rows_of_three_hundred_cells_paint_what_is_in_view(qtbot, monkeypatch) -> None:
    """The whole sheet is never gone through."""
    line = "|".join(["x"] * 300)
    table = april.TABLE + "\n".join([line] * 1990)
    sheet = ImportSheet(ImportDesk(april.book(table), recognise=april.read))
    qtbot.addWidget(sheet)
    sheet.resize(900, 500)
    sheet.show()
    asked: set[tuple[int, int]] = set()
    real = sheet.desk.state
    monkeypatch.setattr(sheet.desk, "state", lambda *at: asked.add(at) or real(*at))
    sheet.scrollToBottom()
    sheet.grab()

    assert max(row for row, _ in asked) == 2000
    assert len(asked) < 2000


def test_a_table_without_recognition_has_a_menu_too(sheet: ImportSheet) -> None:
    """Read as pairings it is not understood; the meanings offered are those of pairings."""
    sheet.desk.choose_kind(TableKind.PAIRINGS)
    texts = [entry.text() for entry in sheet.menu(0, 1).actions()]

    assert "White\tW" in texts
    assert not sheet.grab().isNull()
