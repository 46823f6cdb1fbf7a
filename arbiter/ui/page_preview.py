"""The pages of a sheet as they will look on paper."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from arbiter.ui import theme

GAP = 16


class PagePreview(QAbstractScrollArea):
    """Pages under each other, each as large as a whole one can be seen.

    Signals:
        turned: (int, int) the page at the top, from 1, and how many there are.
    """

    turned = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures: list[QImage] = []
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(QSize(200, 200))
        self.verticalScrollBar().setSingleStep(40)
        self.verticalScrollBar().valueChanged.connect(self._say_page)

    def dpi(self) -> float:
        """Dots an inch at which a page is sharp here."""
        return 120.0 * self.devicePixelRatioF()

    def show_pages(self, pictures: list[QImage]) -> None:
        """Show *pictures*, from the first."""
        self._pictures = pictures
        self.verticalScrollBar().setValue(0)
        self._measure()
        self.viewport().update()
        self._say_page()

    @property
    def page(self) -> int:
        """The page at the top, from 1; 0 where there is none."""
        value = self.verticalScrollBar().value()
        if value and value == self.verticalScrollBar().maximum():
            return len(self._pictures)
        return sum(top <= value + GAP for top in self._tops())

    def turn(self, step: int) -> None:
        """Show the page *step* pages further on."""
        tops = self._tops()
        if tops:
            page = min(max(self.page + step, 1), len(tops))
            self.verticalScrollBar().setValue(tops[page - 1] - GAP)

    def _say_page(self) -> None:
        self.turned.emit(self.page, len(self._pictures))

    def _tops(self) -> list[int]:
        """Where each page begins, in pixels from the beginning of the first."""
        tops, top = [], GAP
        for picture in self._pictures:
            tops.append(top)
            top += self._size(picture).height() + GAP
        return tops

    def _size(self, picture: QImage) -> QSize:
        """How large *picture* is drawn: the whole page is in view."""
        room = self.viewport().size() - QSize(2 * GAP, 2 * GAP)
        return picture.size().scaled(
            room.expandedTo(QSize(50, 50)), Qt.AspectRatioMode.KeepAspectRatio
        )

    def _measure(self) -> None:
        total = sum(self._size(picture).height() + GAP for picture in self._pictures) + GAP
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, total - self.viewport().height()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the pages again."""
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pages on the ground of the window."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.viewport().rect(), theme.roles().line)
        for picture, top in zip(self._pictures, self._tops(), strict=True):
            size = self._size(picture)
            left = (self.viewport().width() - size.width()) // 2
            above = top - self.verticalScrollBar().value()
            painter.drawImage(QRect(left, above, size.width(), size.height()), picture)
        painter.end()
