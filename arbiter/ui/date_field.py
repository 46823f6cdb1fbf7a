"""A field for a day, typed as the arbiter writes it, or left empty."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QLineEdit, QWidget

from arbiter.ui.languages import current_language, translate


def parse_day(text: str) -> str | None:
    """The ISO day that *text* means, nothing for nothing, None if it is no day.

    >>> parse_day("2026-05-06"), parse_day("6.5.2026"), parse_day(""), parse_day("May")
    ('2026-05-06', '2026-05-06', '', None)
    """
    text = " ".join(text.split())
    if not text:
        return ""
    if found := re.fullmatch(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})", text):
        year, month, day = map(int, found.groups())
    elif found := re.fullmatch(r"(\d{1,2})[-./](\d{1,2})[-./](\d{4})", text):
        day, month, year = map(int, found.groups())
    else:
        return _in_words(text)
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None


def _in_words(text: str) -> str | None:
    locale = QLocale(current_language())
    for pattern in ("d MMMM yyyy", "d MMM yyyy"):
        day = locale.toDate(text, pattern)
        if day.isValid():
            return day.toString("yyyy-MM-dd")
    return None


def day_in_words(iso: str) -> str:
    """``6 May 2026``, in the language of the screen."""
    day = QDate.fromString(iso[:10], "yyyy-MM-dd")
    return QLocale(current_language()).toString(day, "d MMMM yyyy") if day.isValid() else ""


class DateField(QLineEdit):
    """Shows the day in words once it is left; what is no day stays as it was typed."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(translate("DateField", "day.month.year"))
        self.editingFinished.connect(self._tidy)

    @property
    def day(self) -> str | None:
        """The ISO day, nothing, or None while what stands here is no day."""
        return parse_day(self.text())

    def show_day(self, iso: str) -> None:
        """Show an ISO day."""
        self.setText(day_in_words(iso))

    def _tidy(self) -> None:
        day = self.day
        if day:
            self.show_day(day)
