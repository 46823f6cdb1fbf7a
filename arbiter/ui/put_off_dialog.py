"""Asks to which day a game is put off."""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import current_language, translate
from arbiter.ui.sentence import Sentence

_TIME = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")


class DayField(QDateEdit):
    """A day that the mouse wheel does not change."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PutOffDialog(QDialog):
    """*game* is what the sentence names; *until* (ISO) is what the fields begin with."""

    def __init__(self, game: str, until: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("put_off")
        self.setWindowTitle(translate("PutOff", "Put off to another day"))
        self.day = DayField(QDate.fromString(until[:10], "yyyy-MM-dd"))
        self.day.setCalendarPopup(True)
        self.day.setLocale(QLocale(current_language()))
        self.day.setDisplayFormat(translate("PutOff", "dddd d MMMM yyyy", "day, month and year"))
        self.time = QLineEdit(until[11:16])
        self.time.setPlaceholderText(translate("PutOff", "not known"))
        self.time.setMaxLength(5)
        self.slip = Sentence(13, "bad")
        ok, cancel = DefaultButton(translate("PutOff", "Put off")), QPushButton()
        cancel.setText(translate("PutOff", "Cancel"))
        form = QFormLayout()
        form.addRow(translate("PutOff", "&Day"), self.day)
        form.addRow(translate("PutOff", "&Time"), self.time)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        words = Sentence(14, "ink")
        words.say(game)
        column.addWidget(words)
        column.addLayout(form)
        column.addWidget(self.slip)
        column.addLayout(buttons)
        self.slip.say("")
        self.setMinimumWidth(theme.scaled(380))
        ok.clicked.connect(self.accept)
        cancel.clicked.connect(self.reject)

    def until(self) -> str:
        """The day, with the time if one is given (ISO)."""
        day = self.day.date().toString("yyyy-MM-dd")
        time = _TIME.fullmatch(self.time.text().strip())
        return f"{day}T{int(time[1]):02d}:{time[2]}" if time else day

    def accept(self) -> None:
        """Close, unless the time is none."""
        text = self.time.text().strip()
        if text and not _TIME.fullmatch(text):
            self.slip.say(
                translate("PutOff", "“{0}” is no time. Type it like 10:00, or clear it.").format(
                    text
                )
            )
            self.time.setFocus()
            return
        super().accept()
