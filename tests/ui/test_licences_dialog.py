"""All licences to read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from arbiter import licences
from arbiter.ui.about_dialog import AboutDialog
from arbiter.ui.licences_dialog import LicencesDialog


def test_it_shows_the_whole_text(qtbot) -> None:
    """To be read and copied, not to be changed."""
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)

    assert dialog.text.toPlainText() == licences.notices().replace("\f", "\n")
    assert dialog.text.isReadOnly()


def test_the_about_dialog_opens_it(qtbot) -> None:
    """With a key; Esc goes back."""
    about = AboutDialog()
    qtbot.addWidget(about)
    about.show()
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        seen.append(dialog.objectName() if dialog else "nothing")
        if dialog is not None:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, look)
    about.licences_button.click()

    assert seen == ["licences_dialog"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_button_is_cut(qtbot, language: str) -> None:
    """In every language."""
    from arbiter.ui.languages import set_language

    set_language(language)
    about = AboutDialog()
    qtbot.addWidget(about)
    about.show()

    assert about.licences_button.width() >= about.licences_button.sizeHint().width()
