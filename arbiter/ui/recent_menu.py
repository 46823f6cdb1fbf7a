"""The menu of the tournaments that were open last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from arbiter.document import session
from arbiter.ui.languages import translate

MOST = 9
"""So many have a figure to choose them by."""


def keep_recent(menu: QMenu, open_file: Callable[[Path], None]) -> None:
    """Fill *menu* whenever it is opened; what is chosen goes to *open_file*."""

    def fill() -> None:
        menu.clear()
        for number, entry in enumerate(session.recent()[:MOST], 1):
            name = entry.name or translate("MainWindow", "Untitled tournament")
            action = QAction(f"&{number}  {name.replace('&', '&&')}", menu)
            action.setToolTip(str(entry.path))
            action.triggered.connect(lambda _=False, path=entry.path: open_file(path))
            menu.addAction(action)
        if menu.isEmpty():
            empty = menu.addAction(
                translate("MainWindow", "No tournament has been opened on this computer yet.")
            )
            empty.setEnabled(False)

    menu.aboutToShow.connect(fill)
