"""Where the arbiter's hand was: every cursor, what has the keys, and what is half typed.

The window is built anew in another language; this takes him back to where he was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QWidget,
)

from arbiter.ui.desk import Desk

_HINT = QAbstractItemDelegate.EndEditHint
_NO_FOCUS = Qt.FocusPolicy.NoFocus
PANELS = ("findings", "standings", "why")
"""The panels beside, which are tabs in a narrow window."""


class Typed(NamedTuple):
    """Text in a cell that has not been taken in yet."""

    view: str
    row: int
    column: int
    text: str


class WorkPlace(NamedTuple):
    """By names of widgets, which are the same in every language."""

    cursors: dict[str, tuple[int, int]]
    player: int
    focus: str
    panel: str
    typed: Typed | None


def work_place(desk: Desk) -> WorkPlace:
    """Where the arbiter is; a field that is open in a cell is closed without being taken in."""
    cursors, typed = {}, None
    for view in _views(desk):
        index = view.currentIndex()
        if index.isValid():
            cursors[view.objectName()] = (index.row(), index.column())
        typed = typed or _half_typed(view)
    focus = _named(QApplication.focusWidget())
    current = desk.tabs.currentWidget()
    panel = next((name for name in PANELS if getattr(desk.side, name) is current), "")
    return WorkPlace(cursors, desk.state.player, focus, panel, typed)


def take_up(desk: Desk, place: WorkPlace) -> None:
    """Go back to *place*, as far as it is there."""
    tabs = desk.tabs
    for tab in (tabs.players, tabs.pairings, tabs.crosstable):
        tab.build()
    if place.panel and desk.tabs.compact:
        tabs.setCurrentWidget(getattr(desk.side, place.panel))
    views = {view.objectName(): view for view in _views(desk)}
    for name, (row, column) in place.cursors.items():
        if name in views:
            _put_cursor(views[name], row, column)
    desk.state.select_player(place.player)
    # The docks are put in their places once more when the window is laid out.
    QTimer.singleShot(0, desk, lambda: _take_keys(desk, place))


def _take_keys(desk: Desk, place: WorkPlace) -> None:
    if place.focus:
        for root in _roots(desk):
            for widget in root.findChildren(QWidget, place.focus):
                if widget.focusPolicy() is not _NO_FOCUS:
                    widget.setFocus()
    for view in _views(desk):
        if place.typed is not None and view.objectName() == place.typed.view:
            _type_on(view, place.typed)


def _roots(desk: Desk) -> tuple[QWidget, ...]:
    return desk.tabs, desk.side, desk.journal_dock


def _views(desk: Desk) -> Iterator[QAbstractItemView]:
    for root in _roots(desk):
        for view in root.findChildren(QAbstractItemView):
            if view.objectName() and view.model() is not None:
                yield view


def _named(widget: QWidget | None) -> str:
    """The name of *widget*, or of the nearest around it that has one and takes the keys."""
    while widget is not None:
        name = widget.objectName()
        if name and not name.startswith("qt_") and widget.focusPolicy() is not _NO_FOCUS:
            return name
        widget = widget.parentWidget()
    return ""


def _put_cursor(view: QAbstractItemView, row: int, column: int) -> None:
    index = view.model().index(row, column)
    if index.isValid():
        view.setCurrentIndex(index)
        view.scrollTo(index)


def _half_typed(view: QAbstractItemView) -> Typed | None:
    """The field that is open in a cell of *view*."""
    for field in view.viewport().findChildren(QLineEdit):
        index = view.indexAt(field.geometry().center())
        if not field.isHidden() and index.isValid() and field.isModified():
            typed = Typed(view.objectName(), index.row(), index.column(), field.text())
            view.itemDelegate().closeEditor.emit(field, _HINT.RevertModelCache)
            return typed
    return None


def _type_on(view: QAbstractItemView, typed: Typed) -> None:
    index = view.model().index(typed.row, typed.column)
    if not index.isValid():
        return
    view.setCurrentIndex(index)
    view.edit(index)
    field = next(iter(view.viewport().findChildren(QLineEdit)), None)
    if field is not None:
        field.setText(typed.text)
        field.setModified(True)
        field.setFocus()
