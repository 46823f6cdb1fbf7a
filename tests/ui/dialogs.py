"""Doing something in a dialog that waits for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication


def in_dialog(parent: QObject, act: Callable[[Any], object]) -> None:
    """Hand the next dialog to *act* as soon as it has the keys, which may take a while on a busy
    computer. What *act* leaves open is closed, so that nothing waits for ever."""
    timer = QTimer(parent, interval=20)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None and dialog.isActiveWindow():
            timer.stop()
            try:
                act(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()

    timer.timeout.connect(look)
    timer.start()
