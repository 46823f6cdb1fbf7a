"""A viewport made here is like Qt's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from arbiter.ui.own_viewport import own_viewport


@pytest.mark.parametrize(
    "make", [QTableView, lambda: QHeaderView(Qt.Orientation.Horizontal)], ids=["table", "header"]
)
def test_ground_and_mouse_are_as_with_qt_s_own(qtbot, make) -> None:
    """And so is who gets the keys."""

    def looks(view: QAbstractItemView) -> tuple:
        viewport = view.viewport()
        return (
            viewport.backgroundRole(),
            viewport.autoFillBackground(),
            viewport.hasMouseTracking(),
            viewport.focusProxy() is view,
            viewport.acceptDrops(),
        )

    theirs, ours = make(), make()
    for view in (theirs, ours):
        qtbot.addWidget(view)
    own_viewport(ours)

    assert looks(ours) == looks(theirs)
