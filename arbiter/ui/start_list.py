"""The two lists of the start page: what can be begun, and what was open before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.document.session import Recent
from arbiter.ui import icons, theme
from arbiter.ui.miniature import paint_miniature

ROW = 64
COMPACT_ROW = 40
_DATA = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


@dataclass(slots=True)
class Choice:
    """One line: a key, two texts, what it does, and what is shown beside the texts."""

    key: str
    title: str
    text: str
    run: Callable[[], None]
    picture: str = ""
    when: str = ""
    recent: Recent | None = None


class StartList(QListWidget):
    """Choices under each other, with arrows, Enter and the mouse.

    Signals:
        sideways: (int) the arrow keys want the list at the left (-1) or at the right (1).
    """

    sideways = Signal(int)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.compact = False
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setItemDelegate(_ChoiceDelegate(self))
        self.itemClicked.connect(self._run)

    def show_choices(self, choices: list[Choice]) -> None:
        """Offer *choices*, with the first one current."""
        self.clear()
        for choice in choices:
            item = QListWidgetItem(self)
            item.setData(_DATA, choice)
            item.setText(choice.title)
            words = [choice.title, choice.text, choice.when, choice.key]
            spoken = ", ".join(word for word in words if word)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            if choice.recent:
                item.setToolTip(f"{choice.title}\n{choice.recent.path}")
        self.setCurrentRow(0)

    @property
    def has_keys(self) -> bool:
        """Whether the arrows would move here; said as well before the window is in front."""
        return self.window().focusWidget() is self

    def choices(self) -> list[Choice]:
        """What is offered."""
        return [self.item(row).data(_DATA) for row in range(self.count())]

    def _run(self, item: QListWidgetItem) -> None:
        item.data(_DATA).run()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter; a letter or a figure is for the page."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                if item := self.currentItem():
                    self._run(item)
            case Qt.Key.Key_Left:
                self.sideways.emit(-1)
            case Qt.Key.Key_Right:
                self.sideways.emit(1)
            case _ if event.text() and event.text().isprintable():
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def row_height(self) -> int:
        """Height of a line in pixels."""
        return theme.scaled(COMPACT_ROW if self.compact else ROW)


class _ChoiceDelegate(QStyledItemDelegate):
    def __init__(self, view: StartList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(200, self._view.row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        choice = index.data(_DATA)
        if not isinstance(choice, Choice):
            return
        roles = theme.roles()
        rect: QRect = option.rect
        current = index == self._view.currentIndex() and self._view.has_keys
        painter.save()
        if current:
            painter.fillRect(rect, roles.pen_wash)
            painter.setPen(QPen(roles.pen, 2))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -2), 3, 3)
        if choice.recent:
            left = self._stamp(painter, rect, choice)
        else:
            left = self._picture(painter, rect, choice, roles.pen if current else roles.ink2)
        if not current:
            start = left if choice.recent else rect.left()
            painter.fillRect(start, rect.bottom(), rect.right() - start + 1, 1, roles.line)
        self._words(painter, rect, left, choice)
        painter.restore()

    def _picture(self, painter: QPainter, rect: QRect, choice: Choice, colour: QColor) -> int:
        density = painter.device().devicePixelRatio() if painter.device() else 1.0
        pixmap = icons.picture(choice.picture, colour, density)
        size = icons.size()
        x = rect.left() + theme.scaled(16)
        painter.drawPixmap(x, rect.center().y() - size.height() // 2 + 1, pixmap)
        return rect.left() + theme.scaled(52)

    def _stamp(self, painter: QPainter, rect: QRect, choice: Choice) -> int:
        roles = theme.roles()
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink3)
        key = QRect(rect.left(), rect.top(), theme.scaled(28), rect.height())
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, choice.key)
        side = rect.height() - theme.scaled(12)
        square = QRectF(key.right() + 2, rect.top() + theme.scaled(6), side, side)
        if choice.recent is not None:
            paint_miniature(painter, square, choice.recent.results, choice.recent.cycles)
        return round(square.right()) + theme.scaled(10 if self._view.compact else 16)

    def _words(self, painter: QPainter, rect: QRect, left: int, choice: Choice) -> None:
        roles = theme.roles()
        if choice.recent:
            right = whole = rect.right()
            if self._when_fits(whole - left, choice):
                right = self._when(painter, rect, choice)
        else:
            right = self._key_cap(painter, rect, rect.right() - theme.scaled(16), choice.key)
            whole = right
        two = not self._view.compact and bool(choice.text)
        half = rect.height() // 2
        title = QRect(left, rect.top(), right - left, rect.height())
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if two:
            above = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            below = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            second = QRect(left, rect.top() + half + 2, whole - left, half)
            self._text(painter, second, below, choice.text, theme.font(13), roles.ink2)
            title, align = QRect(left, rect.top(), right - left, half - 1), above
        self._text(painter, title, align, choice.title, theme.font(15, bold=True), roles.ink)

    def _when_fits(self, room: int, choice: Choice) -> bool:
        """Beside a name on its only line the day gives way."""
        name = QFontMetrics(theme.font(15, bold=True)).horizontalAdvance(choice.title)
        when = QFontMetrics(theme.font(13)).horizontalAdvance(choice.when)
        return not self._view.compact or name + when + 16 <= room

    @staticmethod
    def _text(
        painter: QPainter,
        rect: QRect,
        align: Qt.AlignmentFlag,
        text: str,
        font: QFont,
        colour: QColor,
    ) -> None:
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(rect, align, shown)

    def _when(self, painter: QPainter, rect: QRect, choice: Choice) -> int:
        font = theme.font(13)
        width = QFontMetrics(font).horizontalAdvance(choice.when)
        room = QRect(rect.right() - width, rect.top(), width + 1, rect.height())
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if not self._view.compact:  # on the line of the title
            room.setHeight(rect.height() // 2 - 1)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        self._text(painter, room, align, choice.when, font, theme.roles().ink3)
        return room.left() - 8

    @staticmethod
    def _key_cap(painter: QPainter, rect: QRect, right: int, key: str) -> int:
        roles = theme.roles()
        side = theme.scaled(24)
        cap = QRectF(right - side, rect.center().y() - side / 2 + 1, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(roles.rule, 1))
        painter.setBrush(roles.surface)
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setFont(theme.font(12))
        painter.setPen(roles.ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        return round(cap.left()) - 8
