"""The line of keys at the foot of a page: each as a key cap with what it does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import advance

Entry = tuple[tuple[str, ...], str]
"""The keys that are pressed, and what they do."""

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class KeyLegend(QWidget):
    """What does not fit is left out from the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.notifier().changed.connect(self._look_changed)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show these keys, the most needed first."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            spoken = ", ".join(f"{'+'.join(keys)} {text}" for keys, text in self._entries)
            self.setAccessibleName(spoken)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(34))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = theme.roles()
        painter.fillRect(self.rect(), roles.surface)
        painter.fillRect(0, 0, self.width(), 1, roles.line)
        left = theme.scaled(14)
        for keys, text in self._entries:
            left = self._entry(painter, left, keys, text)
            if left < 0:
                break
        painter.end()

    def _entry(self, painter: QPainter, left: int, keys: tuple[str, ...], text: str) -> int:
        """Paint one entry at *left*; where the next begins, or -1 if this one did not fit."""
        cap, words, roles = theme.font(12), theme.font(13), theme.roles()
        gap, height = theme.scaled(4), theme.scaled(20)
        widths = [max(height - 2, round(advance(key, cap)) + theme.scaled(11)) for key in keys]
        text_width = round(advance(text, words)) + 2
        end = left + sum(widths) + gap * len(widths) + gap + text_width
        if end > self.width() - theme.scaled(8):
            return -1
        top = (self.height() - height) // 2
        painter.setFont(cap)
        for key, width in zip(keys, widths):
            painter.setPen(QPen(roles.edge, 1))
            painter.drawRoundedRect(QRectF(left + 0.5, top + 0.5, width - 1, height - 1), 3, 3)
            painter.setPen(roles.ink)
            painter.drawText(QRect(left, top, width, height), _CENTRE, key)
            left += width + gap
        painter.setFont(words)
        painter.setPen(roles.ink2)
        painter.drawText(QRect(left + gap, 0, text_width, self.height()), _LEFT, text)
        return end + theme.scaled(16)
