"""Under which licences the program and all that is given away with it may be used."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from arbiter.licences import notices
from arbiter.ui import theme
from arbiter.ui.dialog_parts import close_button, fit_screen
from arbiter.ui.languages import translate


class LicencesDialog(QDialog):
    """One long text in the words of those who wrote it; it can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("licences_dialog")
        self.setWindowTitle(translate("LicencesDialog", "Licences"))
        self.text = QPlainTextEdit(notices(), self)
        self.text.setReadOnly(True)
        self.text.setFont(theme.font(13))
        self.text.setAccessibleName(self.windowTitle())
        self.text.setTabChangesFocus(True)
        page = QVBoxLayout(self)
        page.setContentsMargins(16, 16, 16, 12)
        page.setSpacing(12)
        page.addWidget(self.text, 1)
        page.addWidget(close_button(self))
        self.text.setFocus()
        fit_screen(self, 760, 560)
