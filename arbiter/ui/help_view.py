"""The page of the help that is read: shows one, jumps to a part, goes back and forward."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from arbiter import paths
from arbiter.ui import theme
from arbiter.ui.help_markdown import as_html
from arbiter.ui.help_pages import Book
from arbiter.ui.help_search import folded
from arbiter.ui.help_style import style_sheet
from arbiter.ui.languages import translate

_MARGIN, _NARROW = 28, 480
_MOST_MARKED = 500


class Place(NamedTuple):
    """A page, and how far down one was on it."""

    page: str
    anchor: str
    scrolled: int


class HelpView(QTextBrowser):
    """Shows pages of a book.

    Signals:
        turned: (str, str) another page, or part of it, is in view: name and anchor.
    """

    turned = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_page")
        self.setAccessibleName(translate("Help", "Page of the help"))
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self._book: Book | None = None
        self.place = Place("", "", 0)
        self._behind: list[Place] = []
        self._ahead: list[Place] = []
        self._marked = ""
        self.anchorClicked.connect(self._follow)
        theme.notifier().changed.connect(self.draw)

    def read(self, book: Book) -> None:
        """Show the pages of *book* from now on; the one in view stays in view."""
        self._book = book
        if self.place.page:
            self.draw()

    def go(self, page: str, anchor: str = "") -> None:
        """Show the *page*, from the part with *anchor*; where one was is remembered."""
        if self.place.page:
            self._behind.append(self._present())
            self._ahead.clear()
        self._show(Place(page, anchor, 0))

    def can_go_back(self) -> bool:
        """Whether another place was in view before."""
        return bool(self._behind)

    def can_go_forward(self) -> bool:
        """Whether one has gone back."""
        return bool(self._ahead)

    def go_back(self) -> None:
        """To the place before."""
        if self._behind:
            self._ahead.append(self._present())
            self._show(self._behind.pop())

    def go_forward(self) -> None:
        """To the place that one came back from."""
        if self._ahead:
            self._behind.append(self._present())
            self._show(self._ahead.pop())

    def mark(self, typed: str) -> None:
        """Mark the words of *typed* wherever they stand on the page."""
        self._marked = typed
        self.setExtraSelections(self._selections())

    def draw(self) -> None:
        """Draw the page anew, in the present language, colours and size."""
        here = self._present()
        self._put(here.page)
        self.verticalScrollBar().setValue(here.scrolled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures are never wider than the page."""
        before = self._room()
        super().resizeEvent(event)
        if self.place.page and self._room() != before:
            QTimer.singleShot(0, self, self.draw)

    def _room(self) -> int:
        beside = self.verticalScrollBar().sizeHint().width()  # it may come and go
        return self.width() - beside - 2 * (self._margin() + self.frameWidth()) - 2

    def _margin(self) -> int:
        narrow = self.width() < theme.scaled(_NARROW)
        return theme.scaled(_MARGIN / 2 if narrow else _MARGIN)

    def _present(self) -> Place:
        return self.place._replace(scrolled=self.verticalScrollBar().value())

    def _show(self, place: Place) -> None:
        if place.page != self.place.page:
            self._put(place.page)
        self.place = place
        if place.scrolled or not place.anchor:
            self.verticalScrollBar().setValue(place.scrolled)
        else:
            self.scrollToAnchor(place.anchor)
        self.turned.emit(place.page, place.anchor)

    def _put(self, name: str) -> None:
        if self._book is None or name not in self._book.pages:
            return
        document = self.document()
        document.setDefaultFont(theme.font(14))
        document.setDocumentMargin(self._margin())
        document.setDefaultStyleSheet(style_sheet())
        self.setHtml(as_html(self._book.pages[name].text))
        self.setExtraSelections(self._selections())

    def loadResource(self, kind: int, name: QUrl) -> object:
        """A picture as wide as it is, or as the page; Qt by itself makes it smaller roughly."""
        loaded = super().loadResource(kind, name)
        if kind != QTextDocument.ResourceType.ImageResource.value or self._book is None:
            return loaded
        folder = paths.resources() / "help" / self._book.language
        picture = QImage(str(folder / name.toString()))
        ratio = self.devicePixelRatioF()
        width = round(min(picture.width(), max(self._room(), 100)) * ratio)
        if picture.isNull():
            return loaded
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
        picture = picture.scaledToWidth(width, smooth)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _selections(self) -> list[QTextEdit.ExtraSelection]:
        wanted = folded(self._marked).split()
        if not wanted:
            return []
        text, found = folded(self.document().toRawText()), []
        for word in wanted:
            at = text.find(word)
            while at >= 0 and len(found) < _MOST_MARKED:
                selection = QTextEdit.ExtraSelection()
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(word), QTextCursor.MoveMode.KeepAnchor)
                selection.cursor = cursor
                selection.format.setBackground(theme.roles().warn_wash)
                selection.format.setForeground(theme.roles().ink)
                found.append(selection)
                at = text.find(word, at + len(word))
        return found

    def _follow(self, url: QUrl) -> None:
        page = url.path().removesuffix(".md") or self.place.page
        self.go(page, url.fragment())
