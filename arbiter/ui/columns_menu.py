"""The menu of a table's heading: which columns are shown, and by which the rows are sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QWidget

from arbiter.ui.column_choice import ColumnChoice, ColumnEntry, SortEntry
from arbiter.ui.languages import translate


class WithColumns(Protocol):
    """A table whose columns can be chosen."""

    columns: ColumnChoice

    def column_entries(self) -> Sequence[ColumnEntry]:
        """The columns that can be hidden, and those of their kind that can't."""

    def sort_entries(self) -> Sequence[SortEntry]:
        """The ways to sort its rows."""


class ColumnsMenu(QMenu):
    """Stays open while columns are ticked, by a click or with Space; Enter and Esc close it."""

    def __init__(self, table: WithColumns, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("columns_menu")
        self.setToolTipsVisible(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sorts = table.sort_entries()
        if sorts:
            group = QActionGroup(self)
            for sort in sorts:
                self._add(sort.words, ticked=sort.present, do=sort.choose, group=group)
            self.addSeparator()
        self._columns: list[tuple[QAction, str]] = []
        for entry in table.column_entries():
            toggle = _toggling(table.columns, entry.key)
            shown = entry.fixed or table.columns.shows(entry.key)
            action = self._add(entry.words, ticked=shown, do=toggle)
            action.setEnabled(not entry.fixed)
            if entry.fixed:
                action.setToolTip(translate("ColumnsMenu", "This column is always shown."))
            else:
                self._columns.append((action, entry.key))
        self.addSeparator()
        self._choice = table.columns
        self._every = self.addAction(translate("ColumnsMenu", "&All columns"))
        self._every.triggered.connect(table.columns.show_all)
        table.columns.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self._every.setEnabled(bool(self._choice.hidden))

    def _add(
        self,
        words: str,
        *,
        ticked: bool,
        do: Callable[[], None],
        group: QActionGroup | None = None,
    ) -> QAction:
        action = self.addAction(words.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(ticked)
        action.triggered.connect(lambda _=False: do())
        if group is not None:
            group.addAction(action)
        return action

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks and stays."""
        action = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            if action.isEnabled():
                action.trigger()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a column ticks and stays."""
        action = self.actionAt(event.position().toPoint())
        if action is not None and any(action is column for column, _ in self._columns):
            action.trigger()
        else:
            super().mouseReleaseEvent(event)


def open_columns_menu(table: WithColumns, header: QHeaderView, place: QPoint) -> None:
    """Open the menu of the columns of *table* at *place* of its *header*."""
    menu = ColumnsMenu(table, header)
    menu.popup(header.viewport().mapToGlobal(place))
    first = next((action for action in menu.actions() if action.isCheckable()), None)
    if first is not None:
        menu.setActiveAction(first)


def _toggling(columns: ColumnChoice, key: str) -> Callable[[], None]:
    return lambda: columns.toggle(key)
