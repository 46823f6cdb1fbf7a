"""The edges of a foreign sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from arbiter.ui import theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_letters import ImportLetters, ImportRowNumbers
from arbiter.ui.import_sheet import ImportSheet
from tests.ui import april


@pytest.fixture
def sheet(qtbot) -> ImportSheet:
    sheet = ImportSheet(ImportDesk(april.book(), recognise=april.read))
    qtbot.addWidget(sheet)
    sheet.resize(900, 500)
    sheet.show()
    return sheet


def test_the_edges_of_the_current_cell_are_lit(sheet: ImportSheet) -> None:
    """The letter and the number of the cursor's cell, in the colour of a selection."""
    sheet.go_to(6, 8)
    across, down = sheet.horizontalHeader(), sheet.verticalHeader()
    assert isinstance(across, ImportLetters)
    assert isinstance(down, ImportRowNumbers)
    assert (across.lit, down.lit) == (7, 5)

    picture = across.grab().toImage()
    lit = theme.roles().pen_soft.name()
    at = across.sectionViewportPosition(7) + 3
    assert picture.pixelColor(at, 3).name() == lit
    assert picture.pixelColor(across.sectionViewportPosition(6) + 3, 3).name() != lit


def test_a_right_click_names_the_section(qtbot, sheet: ImportSheet) -> None:
    """Beyond the last column there is nothing to ask about."""
    across = sheet.horizontalHeader()
    across.menu_asked.disconnect()
    for at, expected in ((across.sectionViewportPosition(2) + 5, [2]), (across.length() + 9, [])):
        found: list[int] = []
        across.menu_asked.connect(lambda section, _place, found=found: found.append(section))
        where = QPoint(at, 5)
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, where, across.mapToGlobal(where))
        QApplication.sendEvent(across.viewport(), event)
        assert found == expected


def test_only_sections_in_view_are_painted(sheet: ImportSheet, monkeypatch) -> None:
    """A sheet of 300 columns scrolls at once."""
    painted: list[int] = []
    across = sheet.horizontalHeader()
    monkeypatch.setattr(across, "paint", lambda _p, _r, section: painted.append(section))
    sheet.resize(300, 300)
    across.grab()

    assert painted
    assert max(painted) < 11
    assert across.orientation() is Qt.Orientation.Horizontal
