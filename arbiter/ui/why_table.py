"""The addends of a tie-break, opponent by opponent, for two players side by side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.crosstable_headers import draw, elided
from arbiter.ui.figures import advance, baseline, number_width, paint_number, split_number
from arbiter.ui.languages import decimal_mark, translate
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.why_rows import Row
from arbiter.ui.why_text import Why

DISPLAY = Qt.ItemDataRole.DisplayRole
TOOL_TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
HORIZONTAL = Qt.Orientation.Horizontal
NOTHING = Qt.ItemFlag.NoItemFlags
READ = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
NO_INDEX = QModelIndex()
OPPONENT, PRODUCT, VALUE, OTHER_PRODUCT, OTHER_VALUE, DIFFERENCE = range(6)
ROW = 19
HEADING = 24
WIDEST = 520
"""On a tab of its own the figures stay near the names."""


class AddendsModel(QAbstractTableModel):
    """The rows of a ``Why``; without a player to compare with, three columns."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self.names = ("", "")
        self.by_round = False

    def show_why(self, why: Why) -> None:
        """Show the addends of *why*."""
        if (why.rows, why.names) != (self.rows, self.names):
            self.beginResetModel()
            self.rows, self.names, self.by_round = why.rows, why.names, why.by_round
            self.endResetModel()

    @property
    def compared(self) -> bool:
        """Whether there are two players side by side."""
        return bool(self.names[1])

    def rowCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else (6 if self.compared else 3)

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        return READ if index.isValid() else NOTHING

    def text(self, row: int, column: int) -> str:
        """What a cell shows."""
        content = self.rows[row]
        texts = (
            content.opponent,
            content.product,
            content.value,
            content.other_product,
            content.other_value,
            content.difference,
        )
        return texts[column]

    def data(self, index: QModelIndex, role: int = DISPLAY) -> Any:
        if not index.isValid() or role not in (DISPLAY, SPOKEN, TOOL_TIP):
            return None
        return self.text(index.row(), index.column())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation is not HORIZONTAL or role not in (DISPLAY, SPOKEN):
            return None
        return self.heading(section)

    def heading(self, column: int) -> str:
        """What stands above *column*."""
        rounds = translate("Why", "After round")
        return {
            OPPONENT: rounds if self.by_round else translate("Why", "Opponent"),
            VALUE: self.names[0],
            OTHER_VALUE: self.names[1],
            DIFFERENCE: translate("Why", "difference"),
        }.get(column, "")


class AddendsHeadings(QHeaderView):
    """Above the addends: names over their two columns."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(HORIZONTAL, view)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme.scaled(HEADING))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        roles = theme.roles()
        painter.fillRect(event.rect(), roles.surface)
        model = self.model()
        for column in range(self.count()):
            left, width = self.sectionViewportPosition(column), self.sectionSize(column)
            if not width:
                continue
            rect = QRect(left, 0, width, self.height() - 1)
            bold = column in (VALUE, OTHER_VALUE)
            font = theme.font(12, bold=column == VALUE)
            painter.setPen(roles.ink if bold else roles.ink3)
            if bold:  # over both columns of the player
                rect.setLeft(rect.left() - self.sectionSize(column - 1))
            text = _shortened(model.heading(column), rect.width() - theme.scaled(4), font)
            draw(painter, rect, text, font, "left" if column == OPPONENT else "right")
        painter.fillRect(0, self.height() - 1, self.length(), 1, roles.rule)
        painter.end()


class AddendsTable(PaintedTable):
    """As high as its rows: the panel decides whether there is room for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Why", "Addends"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalHeader(AddendsHeadings(self))
        self.verticalHeader().hide()
        model = AddendsModel(self)
        self.setModel(model)
        self.horizontalHeader().setMinimumSectionSize(1)
        model.modelReset.connect(self._share_room)

    @property
    def table(self) -> AddendsModel:
        """The model, by its own type."""
        return self.model()

    def needed_height(self) -> int:
        """Headings and all rows."""
        return self.height_of(self.table.rowCount())

    @staticmethod
    def height_of(rows: int) -> int:
        """Headings and so many rows."""
        return theme.scaled(HEADING) + rows * theme.scaled(ROW)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), self.needed_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.needed_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def look_changed(self) -> None:
        self._share_room()
        super().look_changed()

    def _share_room(self) -> None:
        self.horizontalHeader().setFixedHeight(theme.scaled(HEADING))
        self.verticalHeader().setDefaultSectionSize(theme.scaled(ROW))
        self.updateGeometry()
        room = min(self.viewport().width(), theme.scaled(WIDEST))
        table = self.table
        if not table.rows:
            return
        widths = [self._width(column) for column in range(table.columnCount())]
        missing = sum(widths[1:]) + min(widths[OPPONENT], theme.scaled(80)) - room
        products = [column for column in (PRODUCT, OTHER_PRODUCT) if column < len(widths)]
        # Reasons may be long: they are cut first. Then the products go, before any name is cut.
        for column in sorted(products, key=lambda column: -widths[column]):
            given = min(max(missing, 0), max(widths[column] - self._least(column), 0))
            widths[column] -= given
            missing -= given
        if missing > 0:
            for column in products:
                widths[column] = 0
        for column in products:  # a surname stands over both
            name = round(advance(table.heading(column + 1), theme.font(12, bold=True)))
            name += theme.scaled(12)
            place = column if widths[column] else column + 1
            widths[place] += max(name - widths[column] - widths[column + 1], 0)
        widths[OPPONENT] = max(room - sum(widths[1:]), theme.scaled(40))
        for column, width in enumerate(widths):
            self.setColumnHidden(column, width == 0)
            if width:
                self.setColumnWidth(column, width)

    def _width(self, column: int) -> int:
        table = self.table
        font = self._font(column, total=True)
        texts = [table.text(row, column) for row in range(table.rowCount())]
        if column in (VALUE, OTHER_VALUE, DIFFERENCE):
            slot = self._slot()
            widest = max(
                advance(text, font) if _is_word(text) else number_width(text, font, slot)
                for text in texts
            )
        else:  # the name of the total goes over the products, or is shortened
            widest = max(
                advance(text, font)
                for text, row in zip(texts, table.rows)
                if column != OPPONENT or not row.total
            )
        if column in (OPPONENT, DIFFERENCE):
            widest = max(widest, advance(table.heading(column), theme.font(12)))
        return round(widest) + theme.scaled(8)

    def _least(self, column: int) -> int:
        """The room for every product in *column*; of reasons only the beginning."""
        texts = [self.table.text(row, column) for row in range(self.table.rowCount())]
        figures = [text for text in texts if "×" in text or text.isdigit()]
        widest = max((advance(text, theme.font(12)) for text in figures), default=0)
        return max(round(widest) + theme.scaled(6), theme.scaled(48))

    @staticmethod
    def _font(column: int, *, total: bool, differs: bool = False) -> Any:
        if column in (PRODUCT, OTHER_PRODUCT):
            return theme.font(12)
        bold = (total and column == DIFFERENCE) or ((total or differs) and column == VALUE)
        return theme.font(13, bold=bold)

    def _slot(self) -> str:
        """The longest fraction in the figures shown."""
        table = self.table
        fractions = [
            split_number(table.text(row, column))[1]
            for row in range(table.rowCount())
            for column in (VALUE, OTHER_VALUE, DIFFERENCE)
            if column < table.columnCount()
        ]
        longest = max((len(fraction) for fraction in fractions), default=0)
        return decimal_mark() + "0" * (longest - 1) if longest else ""

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, table = theme.roles(), self.table
        slot = self._slot()
        width = self.cells().width()
        for row, top, height in rows:
            content = table.rows[row]
            color = roles.ink2 if content.same else roles.ink
            for column, left, wide in columns:
                rect = QRect(left, top, wide, height - 1)
                self._paint_cell(painter, rect, row, column, color, slot)
            ends = row + 2 == len(table.rows)
            line = roles.rule if ends else roles.line
            if row + 1 < len(table.rows):
                painter.fillRect(0, top + height - 1, width, 1, line)

    def _paint_cell(
        self, painter: QPainter, rect: QRect, row: int, column: int, color: QColor, slot: str
    ) -> None:
        roles, table = theme.roles(), self.table
        content, text = table.rows[row], table.text(row, column)
        font = self._font(column, total=content.total, differs=table.compared and not content.same)
        if column == OPPONENT:
            if content.total:  # nothing stands beside it
                font, color = theme.font(12), roles.ink2
                rect.setRight(rect.right() + self.columnWidth(PRODUCT))
                if content.short and advance(text, font) > rect.width():
                    text = content.short
            painter.setPen(color)
            on_line(rect, font)
            draw(painter, rect, _shortened(text, rect.width(), font), font, "left")
        elif column in (PRODUCT, OTHER_PRODUCT):
            painter.setPen(roles.ink2)
            room = rect.width() - theme.scaled(4)
            on_line(rect, font)
            draw(painter, rect, elided(text, room, font), font, "right")
        elif _is_word(text):
            painter.setPen(color)
            on_line(rect, theme.font(12))
            draw(painter, rect, text, theme.font(12), "right")
        else:
            paint_number(painter, rect, *split_number(text), font, color, slot)


def _is_word(text: str) -> bool:
    """Whether *text* says instead of a number that there is none."""
    return text[:1].isalpha()


def _shortened(name: str, width: int, font: QFont) -> str:
    """*name* as far as it fits; the number behind a namesake is never what is cut off."""
    family, bracket, number = name.rpartition(" (")
    if not (bracket and number.endswith(")")):
        return elided(name, width, font)
    number = bracket + number
    return elided(family, width - round(advance(number, font)), font) + number


def on_line(rect: QRect, font: QFont) -> None:
    """Move *rect* so that smaller type in it stands on the line of the figures beside it."""
    rect.translate(0, round(baseline(rect, theme.font(13))) - round(baseline(rect, font)))
