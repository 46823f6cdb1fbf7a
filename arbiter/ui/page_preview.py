"""The pages of a sheet as they will look on paper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from arbiter.paper.marks import Page
from arbiter.paper.pdf import page_picture
from arbiter.ui import theme

GAP = 16
KEPT = 4
"""Pictures of pages that are kept: those in view, and the one that was."""


class PagePreview(QAbstractScrollArea):
    """Pages under each other, each as large as a whole one can be seen. Only those in view are
    painted: sixty calendars take as long as one.

    Signals:
        turned: (int, int) the page at the top, from 1, and how many there are.
    """

    turned = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages: Sequence[Page] = ()
        self._pictures: dict[tuple[int, int], QImage] = {}
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(QSize(200, 200))
        self.verticalScrollBar().setSingleStep(40)
        self.verticalScrollBar().valueChanged.connect(self._say_page)

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show *pages*, from the first."""
        self.pages = pages
        self._pictures = {}
        self.verticalScrollBar().setValue(0)
        self._measure()
        self.viewport().update()
        self._say_page()

    @property
    def page(self) -> int:
        """The page at the top, from 1; 0 where there is none."""
        value = self.verticalScrollBar().value()
        if value and value == self.verticalScrollBar().maximum():
            return len(self.pages)
        return sum(top <= value + GAP for top in self._tops())

    def turn(self, step: int) -> None:
        """Show the page *step* pages further on."""
        tops = self._tops()
        if tops:
            page = min(max(self.page + step, 1), len(tops))
            self.verticalScrollBar().setValue(tops[page - 1] - GAP)

    def _say_page(self) -> None:
        self.turned.emit(self.page, len(self.pages))

    def _tops(self) -> list[int]:
        """Where each page begins, in pixels from the beginning of the first."""
        tops, top = [], GAP
        for page in self.pages:
            tops.append(top)
            top += self._size(page).height() + GAP
        return tops

    def _size(self, page: Page) -> QSize:
        """How large *page* is drawn: the whole of it is in view."""
        room = self.viewport().size() - QSize(2 * GAP, 2 * GAP)
        return QSize(round(page.width), round(page.height)).scaled(
            room.expandedTo(QSize(50, 50)), Qt.AspectRatioMode.KeepAspectRatio
        )

    def _measure(self) -> None:
        total = sum(self._size(page).height() + GAP for page in self.pages) + GAP
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, total - self.viewport().height()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the pages again."""
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pages in view on the ground of the window."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), theme.roles().line)
        for at, top in enumerate(self._tops()):
            size = self._size(self.pages[at])
            left = (self.viewport().width() - size.width()) // 2
            above = top - self.verticalScrollBar().value()
            place = QRect(left, above, size.width(), size.height())
            if place.intersects(self.viewport().rect()):
                painter.drawImage(place, self._picture(at, size.width()))
        if self.hasFocus():
            painter.setPen(QPen(theme.roles().pen, 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _picture(self, at: int, width: int) -> QImage:
        """Page *at* (from 0), sharp at a *width* of so many pixels of the window."""
        picture = self._pictures.pop((at, width), None)
        if picture is None:
            page = self.pages[at]
            picture = page_picture(page, 72 * width * self.devicePixelRatioF() / page.width)
        self._pictures[at, width] = picture  # the last one again
        while len(self._pictures) > KEPT:
            del self._pictures[next(iter(self._pictures))]
        return picture
