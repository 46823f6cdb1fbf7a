"""Days as the screen writes them, in its language. They are kept as ISO text."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QTime

from arbiter.ui.languages import current_language, translate


def short_day(iso: str) -> str:
    """``Sat 16 May``, with ``, 10:00`` where the time is known; nothing for no day."""
    return _written(iso, translate("Days", "ddd d MMM", "day of the week, day and month, short"))


def long_day(iso: str) -> str:
    """``Thursday 14 May, 10:00``; nothing for no day."""
    return _written(
        iso, translate("Days", "dddd d MMMM", "day of the week, day and month, in full")
    )


def day_without_time(iso: str) -> str:
    """``Sat 16 May``."""
    return short_day(iso[:10])


def _written(iso: str, pattern: str) -> str:
    day = QDate.fromString(iso[:10], "yyyy-MM-dd")
    if not day.isValid():
        return ""
    text = QLocale(current_language()).toString(day, pattern)
    time = QTime.fromString(iso[11:16], "HH:mm")
    if not time.isValid():
        return text
    return translate("Days", "{0}, {1}", "day, time").format(text, time.toString("HH:mm"))
