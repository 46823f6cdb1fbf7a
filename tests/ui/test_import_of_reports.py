"""A FIDE report in the import: lines in which every letter has its column."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from arbiter.formats.recognition.recognised import CellState, TableKind
from arbiter.formats.source.reading import read_book
from arbiter.formats.trf.writing import trf_text
from arbiter.ui.import_cell_paint import cell_font
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.import_ways import ways_out
from tests.boards import f6

RIGHT, WRONG = "     6 w 0", "     6 w 1"


@pytest.fixture
def opened(qtbot, tmp_path: Path):
    """Builds the dialog over a report in which one result is wrong."""

    def open_dialog(text: str | None = None) -> ImportDialog:
        path = tmp_path / "cup.trf"
        path.write_text(text or trf_text(f6()).replace(RIGHT, WRONG, 1), "utf-8", newline="")
        dialog = ImportDialog(ImportDesk(read_book(path)))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return open_dialog


def test_what_has_no_meaning_for_lines_is_not_offered(opened) -> None:
    dialog = opened()

    assert dialog.header.sheet.isHidden()
    assert dialog.header.separator.isHidden()
    assert not dialog.header.encoding.isHidden()
    assert dialog.header.kind.count() == 1
    assert dialog.header.counts.words()[0][2].startswith("13 line")


def test_letters_are_of_one_width_and_the_column_holds_all(opened) -> None:
    dialog = opened()
    sheet = dialog.sheet

    assert cell_font(CellState.SURE, lines=True) != cell_font(CellState.SURE)
    longest = max(len(row[0].text) for row in dialog.desk.sheet.rows)
    assert sheet.columnWidth(0) > sheet._left_of(longest + 1)


def test_a_finding_points_at_its_letters(opened) -> None:
    dialog = opened()
    grave, _ = dialog.desk.recognised.grave

    assert dialog.sheet.pointed == grave.character == 92
    left = dialog.sheet.columnViewportPosition(0) + dialog.sheet._left_of(92)
    assert 0 <= left < dialog.sheet.viewport().width()
    dialog.sheet.go_to(1, 1)
    assert dialog.sheet.pointed == 0


def test_a_line_is_typed_where_it_is_wrong(qtbot, opened) -> None:
    dialog = opened()
    assert not dialog.accept_button.isEnabled()

    dialog.sheet.type_here()
    editor = dialog.sheet.focusWidget() or dialog.focusWidget()
    qtbot.waitUntil(lambda: editor.cursorPosition() == 91)
    text = editor.text()
    editor.setText(text.replace(WRONG, RIGHT, 1))
    qtbot.keyClick(editor, Qt.Key.Key_Return)

    assert dialog.desk.recognised.complaints == ()
    assert dialog.accept_button.isEnabled()
    edit = dialog.acceptance().edit
    assert replace(edit.tournament, lots=None).games == f6().games


def test_the_way_out_shows_the_part_that_matters(opened) -> None:
    dialog = opened()
    grave, other = dialog.desk.recognised.grave
    first, second = (ways_out(found, TableKind.TRF, game=False) for found in (grave, other))

    assert [way.words for way in first] == ["Take 6 w 0", "Type another"]
    assert [way.words for way in second] == ["Take 1 b 0", "Type another"]
    dialog.desk.take(first[0], grave.row, grave.column)
    assert dialog.desk.recognised.complaints == ()


def test_letters_and_deletion_give_a_line_no_meaning(qtbot, opened) -> None:
    dialog = opened()
    before = dialog.desk.recognised
    for key in (Qt.Key.Key_N, Qt.Key.Key_Delete, Qt.Key.Key_O):
        qtbot.keyClick(dialog.sheet, key)

    assert dialog.desk.recognised is before
