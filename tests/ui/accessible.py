"""What a screen reader is told: of every widget that takes keys, and of every cell."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QTableView,
    QTextEdit,
    QToolButton,
    QTreeView,
    QWidget,
)

Role = QAccessible.Role
ROLES: tuple[tuple[type[QWidget], tuple[Role, ...]], ...] = (
    (QCheckBox, (Role.CheckBox,)),
    (QRadioButton, (Role.RadioButton,)),
    (QPushButton, (Role.Button, Role.CheckBox, Role.ButtonMenu)),
    (QToolButton, (Role.Button, Role.CheckBox, Role.ButtonMenu)),
    (QLineEdit, (Role.EditableText,)),
    (QComboBox, (Role.ComboBox,)),
    (QAbstractSpinBox, (Role.SpinBox,)),
    (QTableView, (Role.Table,)),
    (QListView, (Role.List,)),
    (QTreeView, (Role.Tree, Role.Table)),
    (QTabBar, (Role.PageTabList,)),
    (QTextEdit, (Role.EditableText, Role.Document, Role.StaticText)),
    (QPlainTextEdit, (Role.EditableText,)),
)
"""What each kind of widget is to a screen reader."""
OPERATED = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit)
"""They are asked for a name even where the keys do not go to them."""


def walked(window: QWidget) -> Iterator[QWidget]:
    """Every widget in view of *window* that takes keys or is clicked on, but parts of others."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window) or widget.objectName().startswith("qt_"):
            continue
        if isinstance(widget, (QScrollBar, QHeaderView)) or isinstance(widget.parent(), QComboBox):
            continue
        # A table does not tell of it. Qt 6.8 does not give it a name of its own yet.
        if widget.metaObject().className() == "QTableCornerButton":
            continue
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget is window or takes_keys or isinstance(widget, OPERATED):
            yield widget


def heard(widget: QWidget) -> str:
    """The name of *widget*."""
    return interface(widget).text(QAccessible.Text.Name)


def interface(widget: QWidget) -> QAccessibleInterface:
    """What speaks for *widget*."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None, widget
    return found


def cell(view: QTableView, row: int, column: int) -> QAccessibleInterface:
    """The cell in *row* and *column* of *view*, from 0, headings not counted."""
    found = interface(view).child((row + 1) * (view.model().columnCount() + 1) + column + 1)
    assert found is not None, (row, column)
    return found


def complaints(window: QWidget) -> list[str]:
    """What is wrong with the names, roles and cells in *window*; each in a line."""
    said = []
    for widget in walked(window):
        who = f"{type(widget).__name__} {widget.objectName()}".strip()
        if widget is window:
            if not widget.windowTitle() and not isinstance(widget, QMenu):
                said.append(f"{who}: a window without a title")
            continue
        if not heard(widget):
            said.append(f"{who}: no name")
        expected = next((roles for kind, roles in ROLES if isinstance(widget, kind)), ())
        if expected and interface(widget).role() not in expected:
            said.append(f"{who}: is a {interface(widget).role().name}")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += [f"{who}: {line}" for line in _cells(widget)]
    return said


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    rows = model.rowCount()
    if not isinstance(view, QTableView):
        if interface(view).childCount() < rows:
            yield f"{rows} rows, {interface(view).childCount()} spoken"
        for row in range(rows):
            index = model.index(row, 0)
            if _reachable(index) and not spoken(index):
                yield f"row {row} is nameless"
        return
    if not rows:
        return
    columns = model.columnCount()
    whole = (rows + 1) * (columns + 1)  # Qt counts the headings, hidden or not
    if interface(view).childCount() != whole:
        yield f"{whole} cells, {interface(view).childCount()} spoken"
        return
    for row in range(rows):
        for column in range(columns):
            if view.isColumnHidden(column) or not _reachable(model.index(row, column)):
                continue
            if not _said(view, row, column):
                yield f"cell {row}, {column} is nameless"


def _said(view: QTableView, row: int, column: int) -> str:
    found = cell(view, row, column)
    if not found.isValid() and not QAccessible.isActive():
        # Qt 6.8 can't be made to believe that somebody listens where there is no screen, and
        # then keeps the cells of before a reset. It would ask the model anew.
        return spoken(view.model().index(row, column))
    return found.text(QAccessible.Text.Name)


def spoken(index: QModelIndex) -> str:
    """What a model says of *index*."""
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    return str(said or index.data(Qt.ItemDataRole.DisplayRole) or "")


def _reachable(index: QModelIndex) -> bool:
    return bool(index.flags() & Qt.ItemFlag.ItemIsSelectable)


def in_focus() -> str:
    """The name of what has the keys."""
    widget = QApplication.focusWidget()
    return heard(widget) if widget is not None else ""
