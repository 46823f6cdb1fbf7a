"""The Help menu opens what it names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings


@pytest.mark.parametrize(
    ("action", "title"),
    [("keys", "Keys"), ("computer", "About this computer"), ("about", "About Arbiter")],
)
def test_each_entry_opens_its_dialog(qtbot, tmp_path, action: str, title: str) -> None:
    """Also on the start page, without a tournament."""
    window = MainWindow(Settings(tmp_path / "a.ini"))
    qtbot.addWidget(window)
    window.show()
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        seen.append(dialog.windowTitle())
        dialog.close()

    QTimer.singleShot(0, look)
    getattr(window.actions_, action).trigger()
    assert seen == [title]
