"""The tab with the crosstable, its legend, and the choice of its order."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.crosstable_legend import Legend
from arbiter.ui.crosstable_view import CrosstableView
from arbiter.ui.languages import translate
from arbiter.ui.offered_menus import offer_cell_menu, offer_player_menu
from arbiter.ui.result_keys import writes
from arbiter.ui.segments import Segments
from arbiter.ui.view_state import ViewState

COMPACT = 900
"""Below this width of the window, at 100 %, there is no legend."""


class CrosstableTab(QWidget):
    """The crosstable over its legend; before the draw, what to do instead."""

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self.view = CrosstableView(document, state)
        names = self.view.verticalHeader()
        offer_cell_menu(self.view, document, state)
        offer_player_menu(names, self._number_at, document, state)
        self._legend = Legend()
        self._empty = QLabel(
            translate("Crosstable", "The pairings follow from the lots. Draw lots Ctrl+L")
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setAutoFillBackground(True)
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self._legend)
        self._table = table
        self._stack = QStackedLayout(self)
        self._stack.addWidget(table)
        self._stack.addWidget(self._empty)
        self._order = Segments(translate("Crosstable", "Order"))
        self.setFocusProxy(self.view)
        document.changed.connect(self._follow)
        state.order_changed.connect(self._show_order)
        theme.notifier().changed.connect(self._look_changed)
        self._order.chosen.connect(lambda place: state.set_by_rank(place == 1))
        self._look_changed()
        self._show_order()
        self._follow()

    def _number_at(self, place: QPoint) -> int:
        row = self.view.rowAt(place.y())
        return self.view.table.number(row) if row >= 0 else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In the compact form of the window every line goes to the table.
        self._legend.setVisible(self.window().width() >= theme.scaled(COMPACT))

    def corner_widget(self) -> QWidget:
        """The choice between the order of the numbers and that of the places."""
        corner = QWidget()
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, theme.scaled(12), 0)
        row.addWidget(self._order)
        return corner

    def take_key(self, event: QKeyEvent) -> bool:
        """Take what was typed beside the table into its current cell; whether it types."""
        if not writes(event) or self._stack.currentWidget() is not self._table:
            return False
        self.view.setFocus()
        self.view.keyPressEvent(event)
        return True

    def focus_first(self) -> None:
        """Put the keyboard on the table."""
        self.view.focus_first()

    def _follow(self) -> None:
        tournament = self._document.tournament
        self._stack.setCurrentWidget(self._table if tournament.drawn else self._empty)
        self._legend.show_for(tournament, entered=self._document.last is not None)

    def _show_order(self) -> None:
        words = [translate("Crosstable", "number"), translate("Crosstable", "place")]
        self._order.show_words(words, 1 if self._state.by_rank else 0)

    def _look_changed(self) -> None:
        palette = self._empty.palette()
        palette.setColor(self._empty.backgroundRole(), theme.roles().surface)
        palette.setColor(self._empty.foregroundRole(), theme.roles().ink3)
        self._empty.setPalette(palette)
        self._empty.setFont(theme.font(14))
