"""What an arbiter should know of a foreign table, beside the sheet: sentences and ways out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.domain.import_findings import ImportFinding, Weight
from arbiter.import_texts import finding_place, finding_text
from arbiter.ui import theme
from arbiter.ui.empty_words import paint_in_corner
from arbiter.ui.figures import advance
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_fields import is_game
from arbiter.ui.import_ways import Way, ways_out
from arbiter.ui.languages import translate
from arbiter.ui.menu_key import MenuKey
from arbiter.ui.table_heading import elided

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ORDER = (Weight.GRAVE, Weight.CHECK, Weight.NOTE)


@dataclass(frozen=True, slots=True)
class ImportFindingRow:
    """One finding as it is shown."""

    finding: ImportFinding
    place: str
    text: str
    ways: tuple[Way, ...]


class ImportFindingsModel(QAbstractListModel):
    """Follows the desk: the gravest first, then from the top of the sheet to its end."""

    def __init__(self, desk: ImportDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.rows = self._present()
        desk.changed.connect(self._refresh)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == _DISPLAY:
            return f"{row.place}: {row.text}"
        if role == _ACCESSIBLE:
            parts = [row.place, row.text, *(way.words for way in row.ways)]
            return ", ".join(filter(None, parts))
        return None

    def about(self, row: int, column: int) -> int:
        """The finding about a cell, from 1, else about its row, else -1."""
        places = [(found.finding.row, found.finding.column) for found in self.rows]
        for wanted in ((row, column), (row, 0)):
            if wanted in places:
                return places.index(wanted)
        return -1

    def _refresh(self) -> None:
        self.beginResetModel()
        self.rows = self._present()
        self.endResetModel()

    def _present(self) -> list[ImportFindingRow]:
        recognised = self._desk.recognised
        if recognised is None:
            return []
        findings = sorted(
            recognised.findings,
            key=lambda found: (_ORDER.index(found.weight), found.row, found.column),
        )
        return [
            ImportFindingRow(
                found,
                finding_place(found, translate),
                finding_text(found, translate),
                ways_out(found, recognised.kind, game=is_game(self._desk.field(found.column))),
            )
            for found in findings
        ]


class ImportFindings(QListView):
    """The list. Up and down go from finding to finding, right and left to its ways out.

    Signals:
        shown: (ImportFinding) the cursor is on this finding.
        chosen: (ImportFinding) on to its cell.
        way_taken: (ImportFinding, Way) this way out is gone.
    """

    shown = Signal(object)
    chosen = Signal(object)
    way_taken = Signal(object, object)

    def __init__(self, desk: ImportDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_findings")
        self.setAccessibleName(translate("ImportFindings", "What to check before the import"))
        self.findings = ImportFindingsModel(desk, self)
        self.way = -1
        self.setModel(self.findings)
        self.setItemDelegate(_FindingDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.findings.modelReset.connect(self.scheduleDelayedItemsLayout)
        MenuKey(self, self._show_menu)
        theme.notifier().changed.connect(self.scheduleDelayedItemsLayout)

    # The cursor

    def present(self) -> ImportFindingRow | None:
        """The finding under the cursor."""
        place = self.currentIndex().row()
        return self.findings.rows[place] if 0 <= place < len(self.findings.rows) else None

    def show_about(self, row: int, column: int) -> None:
        """Put the cursor on the finding about a cell, if there is one; nobody is told."""
        place = self.findings.about(row, column)
        if place != self.currentIndex().row():
            self.way = -1
            blocked = self.blockSignals(True)
            self.setCurrentIndex(self.findings.index(place) if place >= 0 else QModelIndex())
            self.blockSignals(blocked)
            self.viewport().update()

    def next(self) -> None:
        """On to the next finding, after the last to the first."""
        if self.findings.rows:
            place = (self.currentIndex().row() + 1) % len(self.findings.rows)
            self.setCurrentIndex(self.findings.index(place))

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        self.way = -1
        self.viewport().update()
        found = self.present()
        if found is not None:
            self.shown.emit(found.finding)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.present() is None:
            self.next()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        found = self.present()
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if found is not None and step:
            self.way = min(max(self.way + step, -1), len(found.ways) - 1)
            self.viewport().update()
        elif found is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go(found, self.way)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            found = self.findings.rows[index.row()]
            self._go(found, self.way_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = self.way_at(event.position().toPoint()) >= 0
        pointing, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(pointing if hand else arrow)
        super().mouseMoveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the finding under the pointer."""
        self._show_menu(self.viewport().mapFromGlobal(event.globalPos()))

    def _show_menu(self, place: QPoint) -> None:
        """The cell that the finding is about, and its ways out."""
        index = self.indexAt(place)
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        found = self.findings.rows[index.row()]
        menu = QMenu(self)
        menu.setObjectName("finding_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = [
            translate("ImportFindings", "Show it in the sheet"),
            *(w.words for w in found.ways),
        ]
        for way, text in enumerate(words, -1):
            entry = menu.addAction(text.replace("&", "&&"))
            entry.triggered.connect(lambda _=False, way=way: self._go(found, way))
        menu.popup(self.viewport().mapToGlobal(place))

    def _go(self, found: ImportFindingRow, way: int) -> None:
        if 0 <= way < len(found.ways):
            self.way_taken.emit(found.finding, found.ways[way])
        else:
            self.chosen.emit(found.finding)

    def way_at(self, spot: QPoint) -> int:
        """Which way out of its finding stands at *spot* of the viewport; -1 for none."""
        index = self.indexAt(spot)
        if not index.isValid():
            return -1
        places = self.way_places(self.findings.rows[index.row()], self.visualRect(index))
        return next((n for n, place in enumerate(places) if place.contains(spot)), -1)

    # Places

    def way_places(self, row: ImportFindingRow, rect: QRect) -> list[QRect]:
        """Where the ways out stand in *rect*, that of their finding."""
        scaled, font = theme.scaled, theme.font(13, True)
        height, right = scaled(24), rect.right() - scaled(8)
        left = rect.left() + scaled(14)
        top = rect.top() + scaled(27) + self.text_height(row.text, rect.width())
        places = []
        for way in row.ways:
            width = round(advance(way.words, font)) + scaled(12)
            if left > rect.left() + scaled(14) and left + width > right:
                left, top = rect.left() + scaled(14), top + height
            places.append(QRect(left - scaled(6), top, width, height))
            left += width + scaled(6)
        return places

    def text_height(self, text: str, width: int) -> int:
        """How high a sentence is where a finding is *width* wide."""
        room = QRect(0, 0, width - theme.scaled(14) - theme.scaled(10), 10_000)
        return QFontMetrics(theme.font(14)).boundingRect(room, _WRAPPED, text).height()

    def row_height(self, row: ImportFindingRow, width: int) -> int:
        """How high a finding is that is *width* wide."""
        places = self.way_places(row, QRect(0, 0, width, 0))
        bottom = places[-1].bottom() + 1 if places else 0
        text = theme.scaled(25) + self.text_height(row.text, width)
        return max(bottom, text + theme.scaled(4)) + theme.scaled(6)

    def wanted_height(self) -> int:
        """How high the whole list is."""
        width = self.viewport().width()
        return sum(self.row_height(row, width) for row in self.findings.rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.findings.rows:
            paint_in_corner(self.viewport(), translate("ImportFindings", "Nothing to check."))


def weight_colour(weight: Weight) -> QColor:
    """The colour of a verdict."""
    roles = theme.roles()
    return {Weight.GRAVE: roles.bad, Weight.CHECK: roles.warn}.get(weight, roles.ink3)


class _FindingDelegate(QStyledItemDelegate):
    """A bar in the colour of the verdict, where to look, the sentence, and the ways out."""

    def __init__(self, view: ImportFindings) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, self._view.row_height(self._view.findings.rows[index.row()], width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        roles, rect, scaled = theme.roles(), option.rect, theme.scaled
        row = self._view.findings.rows[index.row()]
        verdict = weight_colour(row.finding.weight)
        current, focused = index == self._view.currentIndex(), self._view.hasFocus()
        painter.save()
        paper = (roles.pen_soft if focused else roles.pen_wash) if current else roles.surface
        painter.fillRect(rect, paper)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        bar = QRect(rect.left(), rect.top() + scaled(8), 3, rect.height() - scaled(16))
        painter.fillRect(bar, verdict)
        left, width = rect.left() + scaled(14), rect.width() - scaled(24)
        painter.setFont(theme.font(12, True))
        painter.setPen(verdict)
        place = QRect(left, rect.top() + scaled(6), width, scaled(18))
        painter.drawText(place, _MIDDLE, row.place)
        painter.setFont(theme.font(14))
        painter.setPen(roles.ink)
        below = QRect(left, rect.top() + scaled(25), width, rect.height())
        painter.drawText(below, _WRAPPED, row.text)
        font = theme.font(13, True)
        painter.setFont(font)
        for number, spot in enumerate(self._view.way_places(row, rect)):
            painter.setPen(roles.pen)
            room = spot.adjusted(scaled(6), 0, -scaled(4), 0)
            painter.drawText(room, _MIDDLE, elided(row.ways[number].words, font, room.width()))
            if current and focused and number == self._view.way:
                painter.setPen(QPen(roles.pen, 2))
                painter.drawRect(spot.adjusted(1, 1, -1, -1))
        painter.restore()
