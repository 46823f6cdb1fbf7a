"""Asks for a reason in one line, which stands in the journal."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.names import tidy
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence

LONGEST = 200
"""Letters: a line on paper, and no more."""


class ReasonDialog(QDialog):
    """*headline* says what is about to be done and *text* what follows from it; *accept* and
    *keep* are the words on the buttons. Without a reason it can't be accepted."""

    def __init__(
        self, title: str, headline: str, text: str, accept: str, keep: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("reason_dialog")
        self.setWindowTitle(title)
        self.field = QLineEdit(self)
        self.field.setObjectName("reason")
        self.field.setMaxLength(LONGEST)
        self.accept_button = DefaultButton(accept, self)
        self.keep_button = QPushButton(keep, self)
        self.keep_button.setAutoDefault(False)
        label = QLabel(translate("Reason", "&Reason, in one line"), self)
        label.setBuddy(self.field)
        label.setFont(theme.font(13))
        self.field.setAccessibleName(translate("Reason", "Reason"))
        self.field.setAccessibleDescription(f"{headline} {text}")
        above = Sentence(14, "ink", bold=True)
        below = Sentence(13)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(above)
        column.addWidget(below)
        column.addSpacing(4)
        column.addWidget(label)
        column.addWidget(self.field)
        column.addStretch(1)
        column.addSpacing(8)
        column.addLayout(answers(self.keep_button, self.accept_button))
        above.say(headline)
        below.say(text)
        width = theme.scaled(480)
        self.setMinimumWidth(width)
        self.resize(width, column.heightForWidth(width))
        self.accept_button.clicked.connect(self.accept)
        self.keep_button.clicked.connect(self.reject)
        self.field.textChanged.connect(self._follow)
        self._follow()
        self.field.setFocus()

    @property
    def reason(self) -> str:
        """The reason as one tidy line; empty while there is none."""
        return tidy(self.field.text())

    def _follow(self) -> None:
        self.accept_button.setEnabled(bool(self.reason))

    def ask(self) -> str:
        """Show the question; the reason, or nothing if everything is to stay as it is."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self.reason if accepted else ""
