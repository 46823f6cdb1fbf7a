"""Findings beside the sheet, with ways out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter.domain.import_findings import Weight
from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui import theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_findings import ImportFindings, ImportFindingsModel, weight_colour
from arbiter.ui.import_ways import Way, WayKind
from tests.ui import april

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(qapp) -> ImportDesk:
    return ImportDesk(april.book(april.TABLE, april.LIST), recognise=april.read)


@pytest.fixture
def findings(qtbot, desk: ImportDesk) -> ImportFindings:
    view = ImportFindings(desk)
    qtbot.addWidget(view)
    view.resize(340, 600)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view


def test_the_model_keeps_qts_rules(qtmodeltester, desk: ImportDesk) -> None:
    """With findings and without."""
    model = ImportFindingsModel(desk)
    qtmodeltester.check(model)
    desk.choose_kind(TableKind.PAIRINGS)
    assert model.rowCount() == 0
    qtmodeltester.check(model)


def test_the_gravest_come_first(desk: ImportDesk) -> None:
    """Then from the top of the sheet; notes last."""
    model = ImportFindingsModel(desk)

    assert [row.place for row in model.rows] == ["H6", "E3", "K4", "B9", "whole table"]
    assert model.rows[0].finding.weight is Weight.GRAVE
    assert model.index(0).data().startswith("H6: “2” is not a result.")
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("H6, ")
    assert spoken.endswith("Take 1, Leave open, Type another")


def test_a_cell_knows_its_finding(desk: ImportDesk) -> None:
    """Its own, else that of its row."""
    model = ImportFindingsModel(desk)

    assert model.about(3, 5) == 1
    assert model.about(3, 6) == -1


def test_up_and_down_show_the_cells(qtbot, findings: ImportFindings) -> None:
    """With the keys in the list the first finding is current at once."""
    findings.setFocus()
    assert findings.present().place == "H6"
    with qtbot.waitSignal(findings.shown) as shown:
        qtbot.keyClick(findings, Qt.Key.Key_Down)
    assert shown.args[0].place == "E3"

    for _ in range(4):
        findings.next()
    assert findings.present().place == "H6"


def test_enter_goes_to_the_cell_and_right_to_the_ways(qtbot, findings: ImportFindings) -> None:
    """Right, Enter takes the likeliest way; Left steps back."""
    findings.setFocus()
    with qtbot.waitSignal(findings.chosen):
        qtbot.keyClick(findings, Qt.Key.Key_Return)
    qtbot.keyClick(findings, Qt.Key.Key_Right)
    with qtbot.waitSignal(findings.way_taken) as taken:
        qtbot.keyClick(findings, Qt.Key.Key_Return)
    assert taken.args[0].place == "H6"
    assert taken.args[1] == Way(WayKind.TAKE, "1")

    for _ in range(5):
        qtbot.keyClick(findings, Qt.Key.Key_Right)
    assert findings.way == 2
    for _ in range(5):
        qtbot.keyClick(findings, Qt.Key.Key_Left)
    assert findings.way == -1


def test_a_click_goes_to_the_cell_or_takes_the_way(qtbot, findings: ImportFindings) -> None:
    """Words are clicked like buttons."""
    index = findings.findings.index(0)
    rect = findings.visualRect(index)
    places = findings.way_places(findings.findings.rows[0], rect)
    with qtbot.waitSignal(findings.way_taken) as taken:
        qtbot.mouseClick(findings.viewport(), LEFT, pos=places[1].center())
    assert taken.args[1] == Way(WayKind.OPEN)
    with qtbot.waitSignal(findings.chosen):
        qtbot.mouseClick(findings.viewport(), LEFT, pos=rect.topLeft() + rect.topLeft() * 0)

    qtbot.mouseMove(findings.viewport(), places[0].center())
    assert findings.way_at(places[0].center()) == 0
    assert findings.way_at(rect.bottomLeft()) == -1


def test_the_cursor_of_the_sheet_leads_without_being_led(qtbot, findings: ImportFindings) -> None:
    """Shown what is about a cell, the list tells nobody."""
    with qtbot.assertNotEmitted(findings.shown):
        findings.show_about(4, 11)
    assert findings.present().place == "K4"
    findings.show_about(5, 5)
    assert findings.present() is None


def test_ways_that_do_not_fit_go_on_below(findings: ImportFindings) -> None:
    """Nothing is cut off in a narrow list."""
    row = findings.findings.rows[0]
    wide = findings.row_height(row, 340)
    rect = findings.visualRect(findings.findings.index(0))
    rect.setWidth(170)
    places = findings.way_places(row, rect)

    assert len({place.top() for place in places}) > 1
    assert all(place.right() <= rect.right() for place in places)
    assert findings.row_height(row, 170) > wide


def test_verdicts_have_their_colours(findings: ImportFindings) -> None:
    """Red, amber, and grey for what is only good to know."""
    roles = theme.roles()
    assert [weight_colour(weight) for weight in (Weight.GRAVE, Weight.CHECK, Weight.NOTE)] == [
        roles.bad,
        roles.warn,
        roles.ink3,
    ]
    findings.setFocus()
    findings.way = 0
    assert not findings.grab().isNull()


def test_nothing_to_check_is_said(qtbot, findings: ImportFindings) -> None:
    """An empty list is no list that was forgotten."""
    findings.findings.rows = []
    findings.findings.layoutChanged.emit()
    empty = findings.grab().toImage()

    inks = {empty.pixelColor(x, y).name() for x in range(250) for y in range(8, 40)}
    assert len(inks) > 2


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_a_finding_has_its_ways_out(qtbot, findings: ImportFindings) -> None:
    """With the keyboard and the mouse; the first entry leads to the cell."""
    findings.setCurrentIndex(findings.findings.index(0))
    ways = [way.words for way in findings.findings.rows[0].ways]
    qtbot.keyClick(findings, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Show it in the sheet", *ways]
    with qtbot.waitSignal(findings.chosen, timeout=500):
        menu.actions()[0].trigger()
    with qtbot.waitSignal(findings.way_taken, timeout=500) as taken:
        menu.actions()[1].trigger()
    menu.close()
    assert taken.args[1].words == ways[0]
