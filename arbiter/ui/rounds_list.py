"""The list of all rounds, left of the boards: number, day, a tick for each board, the count."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.own_viewport import own_viewport
from arbiter.ui.rounds_model import RoundFace, RoundsModel, Tick
from arbiter.ui.view_state import ViewState

ROW, WIDTH = 34, 250
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right)
_CHORD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_DAY_LEFT, _TICKS_LEFT, _COUNT = 54, 140, 46


class RoundsList(QListView):
    """Follows and sets the round in view.

    Signals:
        entered: Enter was pressed: on to the boards.
    """

    entered = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.setObjectName("rounds")
        self.setAccessibleName(translate("Rounds", "Rounds"))
        self._state = state
        self.more: Callable[[QMenu, int], None] | None = None  # fills the menu of a round
        self.rounds = RoundsModel(document, self)
        self.setModel(self.rounds)
        self.setItemDelegate(_RoundDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._look_changed()
        theme.notifier().changed.connect(self._look_changed)
        state.round_changed.connect(self._follow)
        self.rounds.modelReset.connect(self._follow)
        self._follow()

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self._state.show_round(current.row() + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ON and not event.modifiers() & _CHORD:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Menu or (
            event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        ):
            self._show_menu(self.currentIndex(), self.visualRect(self.currentIndex()).bottomLeft())
        elif event.key() in _ON or event.text().strip():
            event.ignore()  # no search by typing
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the round under the pointer."""
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            self._show_menu(self.indexAt(event.pos()), event.pos())

    def _show_menu(self, index: QModelIndex, place: QPoint) -> None:
        if not index.isValid() or self.more is None:
            return
        self.setCurrentIndex(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.more(menu, index.row() + 1)
        menu.popup(self.viewport().mapToGlobal(place))

    def _follow(self) -> None:
        index = self.rounds.index(self._state.round - 1)
        if index.isValid() and index != self.currentIndex():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def _look_changed(self) -> None:
        self.setFixedWidth(theme.scaled(WIDTH))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


class _RoundDelegate(QStyledItemDelegate):
    def __init__(self, view: RoundsList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return QSize(theme.scaled(WIDTH), theme.scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        roles, rect = theme.roles(), option.rect
        face = self._view.rounds.face(index.row())
        current = index == self._view.currentIndex()
        painter.save()
        painter.fillRect(rect, roles.pen_soft if current else roles.surface)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        if current:
            bar = roles.pen if self._view.hasFocus() else roles.edge
            painter.fillRect(rect.left(), rect.top(), 3, rect.height() - 1, bar)
        scaled = theme.scaled
        painter.setFont(theme.font(15, current or face.begun))
        painter.setPen(roles.ink if current or face.begun else roles.ink3)
        number = QRect(rect.left(), rect.top(), scaled(40), rect.height())
        painter.drawText(number, _RIGHT, str(face.number))
        painter.setFont(theme.font(13))
        painter.setPen(roles.ink2 if current or face.begun else roles.ink3)
        left = rect.left() + scaled(_DAY_LEFT)
        if self._view.rounds.dated:
            width = scaled(_TICKS_LEFT - _DAY_LEFT)
            painter.drawText(QRect(left, rect.top(), width, rect.height()), _LEFT, face.day)
            left = rect.left() + scaled(_TICKS_LEFT)
        end = rect.right() - scaled(_COUNT if face.begun else 12)
        paint_ticks(painter, QRect(left, rect.top(), end - left, rect.height()), face)
        if face.begun:
            count = f"{face.reported}/{len(face.ticks)}"
            painter.setFont(theme.font(13, current))
            painter.setPen(roles.ink if current else roles.ink2)
            painter.drawText(rect.adjusted(0, 0, -scaled(12), 0), _RIGHT, count)
        painter.restore()


def paint_ticks(painter: QPainter, rect: QRect, face: RoundFace) -> None:
    """One tick per board, smaller where there are many, from the left of *rect*."""
    if not face.ticks:
        return
    roles = theme.roles()
    step = min(theme.scaled(8), max(rect.width() // len(face.ticks), 2))
    gap = 2 if step > 4 else 1
    height = theme.scaled(12)
    top = rect.center().y() - height // 2
    for place, tick in enumerate(face.ticks):
        box = QRectF(rect.left() + place * step, top, step - gap, height)
        if tick is Tick.REPORTED:
            painter.fillRect(box, roles.ink2)
            continue
        colour = roles.edge if tick is Tick.OPEN else roles.warn
        if tick is Tick.PUT_OFF:
            painter.fillRect(box, roles.warn_wash)
        painter.setPen(QPen(colour, 1))
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        if tick is Tick.PUT_OFF:
            painter.drawLine(box.bottomLeft(), box.topRight())
