"""What a withdrawal changes, line by line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter.domain.standings import standings
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui.withdrawal_preview import (
    NAME,
    PLACE,
    PLACE_NOW,
    POINTS,
    POINTS_NOW,
    PreviewLine,
    PreviewModel,
    preview_lines,
)
from tests.domain.test_withdrawal_edits import f6_after


def lines(*, annul: bool) -> tuple[PreviewLine, ...]:
    """What is previewed when number 4 leaves after two rounds."""
    now = f6_after(2)
    return preview_lines(standings(now), standings(Withdraw(4, annul=annul)(now)))


def test_every_place_and_point_that_changes() -> None:
    """Half a point less for 3 and a whole one for 6, who met him; he himself has no place."""
    by_number = {line.number: line for line in lines(annul=True)}

    assert (by_number[3].points, by_number[3].points_now) == ("1", "1½")
    assert (by_number[6].points, by_number[6].points_now) == ("1", "2")
    assert by_number[2].points_now == ""
    assert (by_number[4].place, by_number[4].points, by_number[4].points_now) == ("—", "(½)", "½")
    assert by_number[4].place_now
    assert lines(annul=True)[-1].number == 4
    assert all(line.changed for line in by_number.values())


def test_what_stays_is_not_said_twice() -> None:
    """Where everything counts, the three who are still to meet him win a point."""
    counted = lines(annul=False)

    assert {line.number for line in counted if line.points_now} == {1, 2, 5}
    assert all(line.place_now != line.place for line in counted)
    assert [line.changed for line in counted if not (line.place_now or line.points_now)] == [
        False
    ] * sum(not (line.place_now or line.points_now) for line in counted)


def test_the_table_of_it(qtbot: QtBot) -> None:
    """Five columns; what changes is bold, and said whole to who can't see it."""
    parent = QWidget()
    qtbot.addWidget(parent)
    model = PreviewModel(parent)
    model.show_lines(lines(annul=True))
    row = next(place for place, line in enumerate(model.lines) if line.number == 6)

    def cell(column: int, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return model.data(model.index(row, column), role)

    assert model.columnCount() == 5
    assert model.rowCount() == 6
    assert [cell(column) for column in (NAME, POINTS, POINTS_NOW)] == ["Player 6", "1", "2"]
    assert cell(POINTS, Qt.ItemDataRole.FontRole).bold()
    assert not cell(NAME, Qt.ItemDataRole.FontRole).bold()
    assert "points 1 (now 2)" in str(cell(PLACE, Qt.ItemDataRole.AccessibleTextRole))
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert heads[PLACE] == "Place"
    assert heads[PLACE_NOW] == heads[POINTS_NOW] == "now"
