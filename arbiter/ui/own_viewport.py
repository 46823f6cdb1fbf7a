"""Viewports that are made in Python.

Asked for a viewport that Qt has made, PySide finds out what kind of widget it is, and makes
every kind there is for that. It takes as long as building a table.
"""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget


def own_viewport(view: QAbstractItemView) -> None:
    """Give *view*, a table or its header, a viewport like the one that Qt has given it."""
    header = isinstance(view, QHeaderView)
    role = QPalette.ColorRole.Button if header else QPalette.ColorRole.Base
    viewport = QWidget()
    viewport.setBackgroundRole(role)
    viewport.setAutoFillBackground(True)
    viewport.setMouseTracking(header)
    view.setViewport(viewport)
