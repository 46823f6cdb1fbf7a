"""What stands in an open field of a table is entered before anything else is done."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QWidget,
)

_SUBMIT = QAbstractItemDelegate.EndEditHint.NoHint
_EDITING = QAbstractItemView.State.EditingState


def take_in_half_typed(window: QWidget) -> bool:
    """Enter what is typed into a cell of *window*, as leaving the cell would; whether nothing is
    left half typed.

    A menu, a short cut and closing the window leave the keys in the field, so that Qt does not
    do it. What can't be entered stays where it was typed, and why is said.
    """
    field = QApplication.focusWidget()
    if not isinstance(field, QLineEdit) or not window.isAncestorOf(field):
        return True
    view = _view_of(field)
    if view is None or view.state() is not _EDITING or not field.isModified():
        return True
    delegate = view.itemDelegate()
    delegate.commitData.emit(field)
    delegate.closeEditor.emit(field, _SUBMIT)
    return view.state() is not _EDITING


def _view_of(field: QWidget) -> QAbstractItemView | None:
    above = field.parentWidget()
    while above is not None and not isinstance(above, QAbstractItemView):
        above = above.parentWidget()
    return above
