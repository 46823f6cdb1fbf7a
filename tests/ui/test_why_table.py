"""The addends of two players side by side."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from arbiter.domain.standings import standings
from arbiter.ui import theme
from arbiter.ui.figures import advance, baseline
from arbiter.ui.why_table import OTHER_VALUE, VALUE, AddendsModel, AddendsTable, on_line
from arbiter.ui.why_text import why
from tests.boards import seed

HORIZONTAL = Qt.Orientation.Horizontal


def test_model_keeps_qts_rules(qtmodeltester: object) -> None:
    """With rows and without."""
    model = AddendsModel()
    qtmodeltester.check(model)
    model.show_why(why(standings(seed()), 3))
    qtmodeltester.check(model)


def test_names_stand_above_their_values(qapp: object) -> None:
    """Opponent, the two players, the difference."""
    model = AddendsModel()
    model.show_why(why(standings(seed()), 3))

    headings = [model.headerData(column, HORIZONTAL) for column in range(6)]
    assert headings == ["Opponent", "", "Sidorov", "", "Kuznetsov", "difference"]
    assert model.index(0, 5).data() == "+2.5"


def test_alone_there_are_three_columns(qapp: object) -> None:
    """Nobody has as many points as Ivanov."""
    model = AddendsModel()
    model.show_why(why(standings(seed()), 1))

    assert model.columnCount() == 3


def test_the_table_is_as_high_as_its_rows(qapp: object, qtbot: object) -> None:
    """And as wide as it is allowed, without a scroll bar."""
    table = AddendsTable()
    qtbot.addWidget(table)
    table.table.show_why(why(standings(seed()), 3))
    table.resize(326, table.sizeHint().height())
    table.show()
    QApplication.processEvents()

    assert table.sizeHint().height() == 24 + 8 * 19
    assert table.horizontalHeader().length() == table.viewport().width()
    assert table.verticalHeader().length() <= table.viewport().height()
    assert len({table.grab().toImage().pixelColor(x, 35).name() for x in range(320)}) > 3


def test_surnames_over_the_values_are_whole(qapp: object, qtbot: object) -> None:
    """Also where the values are short and have no products beside them."""
    table = AddendsTable()
    qtbot.addWidget(table)
    table.resize(326, 200)
    table.show()
    for code in ("DE", "SB", "WIN", "KS", "SSB"):
        table.table.show_why(why(standings(seed()), 4, code))
        QApplication.processEvents()
        for column in (VALUE, OTHER_VALUE):
            room = table.columnWidth(column) + table.columnWidth(column - 1)
            name = advance(table.table.heading(column), theme.font(12, bold=True))
            assert name + 4 <= room, (code, column)


def test_figures_stay_near_the_names(qapp: object, qtbot: object) -> None:
    """On a tab that is much wider than the addends need."""
    table = AddendsTable()
    qtbot.addWidget(table)
    table.table.show_why(why(standings(seed()), 3))
    table.resize(900, 200)
    table.show()
    QApplication.processEvents()

    assert table.horizontalHeader().length() == 520


def test_smaller_type_stands_on_the_line_of_the_figures(qapp: object) -> None:
    """Whatever is rounded on the way."""
    for top in range(4):
        figures, rect = QRect(0, top, 40, 18), QRect(0, top, 40, 18)
        on_line(rect, theme.font(12))

        line = round(baseline(figures, theme.font(13)))
        assert round(baseline(rect, theme.font(12))) == line
