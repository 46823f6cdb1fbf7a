"""A sentence on a page: as many lines as its width asks for, in one of the inks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.ui import theme

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


class Sentence(QWidget):
    """Painted in the role *ink* of the theme, at *px* pixels."""

    def __init__(self, px: int = 13, ink: str = "ink2", *, bold: bool = False) -> None:
        super().__init__()
        self.text = ""
        self._px, self._ink, self._bold = px, ink, bold
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.notifier().changed.connect(self._look_changed)

    def say(self, text: str, ink: str = "") -> None:
        """Show *text*, in another ink if one is given; nothing to say, no room taken."""
        self._ink = ink or self._ink
        self.text = text
        self.setAccessibleName(text)
        # Shown before it has its place it would be a window, and take the keys.
        if not text or self.parentWidget() is not None:
            self.setVisible(bool(text))
        self._look_changed()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(theme.font(self._px, self._bold))
        return metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAPPED, self.text).height()

    def sizeHint(self) -> QSize:
        width = theme.scaled(280)
        return QSize(width, self.heightForWidth(width))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(theme.font(self._px, self._bold))
        painter.setPen(getattr(theme.roles(), self._ink))
        painter.drawText(self.rect(), _WRAPPED, self.text)
        painter.end()
