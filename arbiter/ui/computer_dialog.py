"""About this computer: what a helper asks first, ready to be copied into a mail."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.dialog_parts import close_button, fit_screen
from arbiter.ui.languages import translate
from arbiter.ui.printing import printer_names, usual_printer
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings
from arbiter.ui.this_computer import as_text, facts


class ComputerDialog(QDialog):
    """Everything can be selected; one button copies all of it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("computer_dialog")
        self.setWindowTitle(translate("Computer", "About this computer"))
        self.facts = facts(settings, printer_names(), usual_printer())
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setContentsMargins(24, 20, 24, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for row, fact in enumerate(self.facts):
            about, said = QLabel(fact.about, sheet), QLabel(fact.said, sheet)
            theme.colour(about, theme.roles().ink2)
            said.setWordWrap(True)
            said.setTextFormat(Qt.TextFormat.PlainText)
            said.setAccessibleName(f"{fact.about}: {fact.said}")
            said.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            for column, label in enumerate((about, said)):
                label.setFont(theme.font(13))
                grid.addWidget(label, row, column, top)
        grid.setRowStretch(len(self.facts), 1)
        area = QScrollArea(self)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(sheet)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words = Sentence(13)
        self.copy_button = QPushButton(translate("Computer", "&Copy all"), self)
        self.copy_button.setAccessibleName(translate("Computer", "Copy all"))
        self.copy_button.setAutoDefault(True)  # Enter copies while the keys are on it
        self.copy_button.clicked.connect(self.copy)
        buttons = close_button(self)
        buttons.addButton(self.copy_button, buttons.ButtonRole.ActionRole)
        buttons.setContentsMargins(16, 8, 16, 12)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(area, 1)
        said = QVBoxLayout()
        said.setContentsMargins(24, 0, 24, 0)
        said.addWidget(self.words)
        page.addLayout(said)
        page.addWidget(buttons)
        fit_screen(self, 640, 460)

    def copy(self) -> None:
        """Put everything on the clipboard as text."""
        QGuiApplication.clipboard().setText(as_text(self.facts))
        self.words.say(translate("Computer", "Copied. Paste it into your mail."), "good")
