"""A place for a page that is built when somebody looks at it for the first time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LatePage(QWidget):
    """Stands for the page in tabs and docks; most pages are never looked at on most days."""

    def __init__(self, build: Callable[[QWidget], QWidget], parent: QWidget | None = None) -> None:
        """A place for what *build* gives; it is called with the parent of the page."""
        super().__init__(parent)
        self._build = build
        self._page: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def page(self) -> QWidget:
        """The page itself, built now if it has not been yet."""
        if self._page is None:
            self._page = self._build(self)
            self._layout.addWidget(self._page)
            self.setFocusProxy(self._page)
        return self._page

    def event(self, event: QEvent) -> bool:
        """Build before the first look."""
        if event.type() == QEvent.Type.Show:
            self.page.show()
        return super().event(event)

    def focus_first(self) -> None:
        """Put the keys where the page begins."""
        page = self.page
        focus_first = getattr(page, "focus_first", None)
        if focus_first is not None:
            focus_first()
        else:
            page.setFocus()
