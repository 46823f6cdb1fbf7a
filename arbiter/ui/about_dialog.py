"""Name, version and licence."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter import __version__
from arbiter.ui import theme
from arbiter.ui.dialog_parts import close_button, fit_screen
from arbiter.ui.languages import translate


class AboutDialog(QDialog):
    """What an arbiter is asked for when he reports a fault: it can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("AboutDialog", "About Arbiter"))
        name = QLabel(f"Arbiter {__version__}", self)
        name.setFont(theme.font(20, bold=True))
        text = QLabel("\n".join(_lines()), self)
        for label in (name, text):
            label.setWordWrap(True)
            label.setAccessibleName(label.text())
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(12)
        layout.addWidget(name)
        layout.addWidget(text)
        foot = close_button(self)
        self.licences_button = QPushButton(translate("AboutDialog", "&Licences…"), foot)
        self.licences_button.setAccessibleName(translate("AboutDialog", "Licences…"))
        self.licences_button.setAutoDefault(True)  # Enter opens them while the keys are on it
        self.licences_button.clicked.connect(self.show_licences)
        foot.addButton(self.licences_button, foot.ButtonRole.ActionRole)
        foot.buttons()[0].setFocus()
        layout.addWidget(foot)
        fit_screen(self, 480, 200)

    def show_licences(self) -> None:
        """Of the program, and of what is given away with it."""
        from arbiter.ui.licences_dialog import LicencesDialog

        dialog = LicencesDialog(self)
        dialog.exec()
        dialog.deleteLater()


def _lines() -> list[str]:
    return [
        translate("AboutDialog", "Round robins, from the drawing of lots to the report."),
        translate("AboutDialog", "Free software under the MIT licence. It needs no network."),
        "",
        f"Python {platform.python_version()}, Qt {PySide6.__version__}, {platform.platform()}",
    ]
