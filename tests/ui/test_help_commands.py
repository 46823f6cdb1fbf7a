"""The Help menu opens what it names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog

from arbiter.ui.help_window import HelpWindow
from arbiter.ui.languages import set_language
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


def test_f1_opens_the_page_that_fits_and_the_work_goes_on(qtbot, tmp_path) -> None:
    """From the start page the first steps; from the crosstable that of the crosstable."""
    window = MainWindow(Settings(tmp_path / "a.ini"))
    qtbot.addWidget(window)
    window.show()
    window.actions_.help.trigger()
    assert window.commands.help.help is not None
    assert window.commands.help.help.view.place.page == "first"
    window.show_example(False)
    window.actions_.crosstable.trigger()
    window.desk.tabs.crosstable.page.setFocus()
    window.actions_.help.trigger()
    assert window.commands.help.help.isVisible()
    assert window.isEnabled()


def test_a_dialog_answers_f1_with_its_own_page(qtbot, tmp_path) -> None:
    """In a window of its own, because a dialog lets nobody into another one."""
    window = MainWindow(Settings(tmp_path / "a.ini"))
    qtbot.addWidget(window)
    window.show()
    window.show_example(False)
    qtbot.waitActive(window)
    seen: list[tuple[str, str]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        keys = dialog.findChildren(QShortcut)
        assert [key.key().toString() for key in keys].count("F1") == 1
        window.commands.help.show_help_of(dialog)
        shown = dialog.findChild(HelpWindow)
        seen.append(shown.view.place[:2])
        dialog.close()

    QTimer.singleShot(200, look)
    window.actions_.export.trigger()
    assert seen == [("files", "write")]
    window.close()


def test_the_help_speaks_the_language_of_the_window(qtbot, tmp_path) -> None:
    """Also when it is open while another is chosen."""
    window = MainWindow(Settings(tmp_path / "a.ini"))
    qtbot.addWidget(window)
    window.show()
    window.actions_.help.trigger()
    set_language("sv")
    try:
        window.show_start()
        assert window.commands.help.help is not None
        assert window.commands.help.help.view.toPlainText().startswith("Den första turneringen")
    finally:
        set_language("en")
