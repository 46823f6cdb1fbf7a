"""A place for a page that is built when somebody looks at it for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LatePage(QWidget):
    """Stands for the page in tabs and docks; most pages are never looked at on most days."""

    def __init__(self, make: Callable[[QWidget], QWidget], parent: QWidget | None = None) -> None:
        """A place for what *make* gives; it is called with the parent of the page."""
        super().__init__(parent)
        self._make = make
        self._page: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def built(self) -> bool:
        """Whether the page is there."""
        return self._page is not None

    def build(self) -> None:
        """Build the page, if it has not been yet."""
        if self._page is None:
            self._page = self._make(self)
            self._layout.addWidget(self._page)
            self.setFocusProxy(self._page)

    @property
    def page(self) -> Any:
        """The page itself, built now if it has not been yet."""
        self.build()
        return self._page

    def showEvent(self, event: QShowEvent) -> None:
        """Build before the first look."""
        self.page.show()
        super().showEvent(event)

    def corner_widget(self) -> QWidget | None:
        """What the page wants to show right of the tabs, if anything."""
        corner_widget = getattr(self.page, "corner_widget", None)
        return corner_widget() if corner_widget is not None else None

    def focus_first(self) -> None:
        """Put the keys where the page begins."""
        page = self.page
        focus_first = getattr(page, "focus_first", None)
        if focus_first is not None:
            focus_first()
        else:
            page.setFocus()
