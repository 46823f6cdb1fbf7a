"""The boards of the round in view: the row under the cursor takes one key per result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from arbiter.domain.tournament import Game, GameName, Player
from arbiter.ui import theme
from arbiter.ui.boards_columns import NUMBERS, Column
from arbiter.ui.boards_layout import (
    COMPACT_LIST,
    LEAST_ROW,
    ROOMY_ROW,
    BoardWidths,
    row_height,
    share_width,
)
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.boards_order import Key
from arbiter.ui.boards_paint import BoardPainter, name_font
from arbiter.ui.column_choice import ColumnChoice, ColumnEntry, SortEntry
from arbiter.ui.empty_words import paint_in_corner
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.menu_key import asks_for_menu
from arbiter.ui.offered_menus import offer_columns_menu
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.result_keys import KeySet, action_for, action_of, key_set, writes
from arbiter.ui.result_menu import fill_result_menu
from arbiter.ui.table_heading import TableHeading

_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class BoardsView(PaintedTable):
    """Paints the boards and says what was asked for; it enters nothing itself.

    Signals:
        asked: (Action) a result, or to clear, postpone or adjourn the current board.
        not_understood: (str) what a key typed that says nothing about a game.
    """

    asked = Signal(object)
    not_understood = Signal(str)
    by_rows = True

    def __init__(self, model: BoardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boards")
        self.setAccessibleName(translate("Boards", "Boards of the round"))
        self.keys: KeySet = key_set("150")
        self.more: Callable[[QMenu, Game], None] | None = None  # what else is in a game's menu
        self.columns = ColumnChoice("boards", self)
        self.answered: Callable[[bool], bool] | None = None  # Enter and Esc, if these mean more
        self._boards = model
        self._widths = BoardWidths(58, 36, 200, 0, 0, 96, False)
        self._compact = False
        self._wanted = 0
        heading = TableHeading(self, margin=4)
        heading.numbers = NUMBERS
        heading.setSectionsClickable(True)
        heading.sectionClicked.connect(self._sort)
        offer_columns_menu(heading, self)
        self.columns.changed.connect(self.arrange)
        self.setHorizontalHeader(heading)
        self.verticalHeader().hide()
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self._kept: GameName | None = None
        model.modelAboutToBeReset.connect(self._keep_cursor)
        model.modelReset.connect(self._restore_cursor)

    # The cursor

    def current_row(self) -> int:
        """The row under the cursor, or -1."""
        return self.row_of(self.currentIndex())

    def go_to_row(self, row: int) -> None:
        """Put the cursor on *row* and bring it into view; no row, no change."""
        index = self._boards.index(row, Column.RESULT)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, _SELECT)
            self.scrollTo(index)

    def _keep_cursor(self) -> None:
        game = self._boards.game_at(self.current_row())
        self._kept = game.name if game is not None else None

    def _restore_cursor(self) -> None:
        self.arrange()
        row = self._boards.row_of(self._kept)
        if row < 0:
            row = max(self._boards.next_open(-1), 0)
        self.go_to_row(row)
        self.viewport().update()

    def _sort(self, column: int) -> None:
        self._boards.sort_by(column)
        self._show_sorting()

    def _show_sorting(self) -> None:
        self.horizontalHeader().sorted = self._boards.sorted_column

    def column_entries(self) -> list[ColumnEntry]:
        """The columns that can be hidden."""
        return [
            ColumnEntry("rating", translate("Boards", "Ratings")),
            ColumnEntry("points", translate("Boards", "Points before the round")),
        ]

    def sort_entries(self) -> list[SortEntry]:
        """The orders of the headings."""
        present = self._boards.order.by

        def choose(key: Key) -> None:
            self._boards.order_by(key)
            self._show_sorting()

        return [
            SortEntry(words, key is present, lambda key=key: choose(key))
            for key, words in (
                (Key.BOARD, translate("Boards", "By board")),
                (Key.WHITE, translate("Boards", "By the name of White")),
                (Key.BLACK, translate("Boards", "By the name of Black")),
                (Key.STATE, translate("Boards", "Boards still out first")),
            )
        ]

    def currentChanged(self, current, previous) -> None:  # type: ignore[no-untyped-def]
        super().currentChanged(current, previous)
        self.update_rows(self.row_of(previous), self.row_of(current))

    # Keys and menu

    def event(self, event: QEvent) -> bool:
        # A result goes before any short cut of the window that has the same key.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            found = action_for(event.key(), event.text(), event.modifiers(), self.keys)
            if found is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = action_of(event, self.keys)
        if action is not None:
            # A key held down does not begin another round.
            if not (event.isAutoRepeat() and self._boards.leads_on(self.current_row())):
                self.asked.emit(action)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.answered is None or not self.answered(True):
                self.go_to_row(self.current_row() + 1)
        elif event.key() == Qt.Key.Key_Escape:
            if self.answered is None or not self.answered(False):
                event.ignore()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # a row is one thing; the tab goes to the rounds
        elif asks_for_menu(event):
            rect = self.visualRect(self._boards.index(self.current_row(), Column.RESULT))
            self._show_menu(self.viewport().mapToGlobal(rect.bottomLeft()))
        elif writes(event):
            self.not_understood.emit(event.text())  # no search by typing
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            return  # the key has opened it on the board under the cursor
        index = self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        if index.isValid():
            self.go_to_row(index.row())
            self._show_menu(event.globalPos())

    def _show_menu(self, place: QPoint) -> None:
        game = self._boards.game_at(self.current_row())
        if game is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_result_menu(menu, game, self.keys, self.asked.emit, venues=self._boards.venues)
        if self.more is not None:
            self.more(menu, game)
        menu.popup(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update_rows(self.current_row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update_rows(self.current_row())

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def look_changed(self) -> None:
        super().look_changed()
        self.horizontalHeader().look_changed()
        self.arrange()

    def arrange(self) -> None:
        """Share out the width among the columns."""
        width = self.viewport().width()
        self._compact = width < theme.scaled(COMPACT_LIST)
        percent = theme.scaled(1000) / 1000
        font = self._name_font(bold=True)
        names = [
            self._boards.data(self._boards.index(row, column))
            for row in range(self._boards.rowCount())
            for column in (Column.WHITE, Column.BLACK)
        ]
        longest = max((advance(name, font) for name in names), default=0) + 8
        shortest = max((advance(Player(name).short, font) for name in names), default=0) + 8
        self._widths = share_width(
            int(width / percent),
            int(longest / percent),
            int(shortest / percent),
            wide=not self._compact,
            rated=self._boards.rated and self.columns.shows("rating"),
            scored=self.columns.shows("points"),
        )
        sizes = {
            Column.BOARD: self._widths.board,
            Column.WHITE_NUMBER: self._widths.number,
            Column.WHITE: self._widths.name,
            Column.WHITE_RATING: self._widths.rating,
            Column.WHITE_POINTS: self._widths.points,
            Column.RESULT: self._widths.result,
            Column.BLACK_NUMBER: self._widths.number,
            Column.BLACK: self._widths.name,
            Column.BLACK_RATING: self._widths.rating,
            Column.BLACK_POINTS: self._widths.points,
        }
        for column, size in sizes.items():
            self.setColumnHidden(column, not size)
            if size:
                self.setColumnWidth(column, theme.scaled(size))

    def fit_rows(self, height: int) -> None:
        """Make the rows as high as *height* allows, headings included, and ask for no more."""
        rows = self._boards.rowCount()
        heading = self.horizontalHeader().sizeHint().height()
        percent = theme.scaled(1000) / 1000
        row = theme.scaled(row_height(int((height - heading) / percent), rows))
        if row != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(row)
        wanted = heading + max(rows, 1) * row  # where nobody is found, that is said
        if self._wanted != wanted:
            self._wanted = wanted
            self.updateGeometry()

    def least_height(self) -> int:
        """What the rows need at their lowest, headings included."""
        heading = self.horizontalHeader().sizeHint().height()
        return heading + self._boards.rowCount() * theme.scaled(LEAST_ROW)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(600), self._wanted)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(100))

    def _roomy(self) -> bool:
        return self.verticalHeader().defaultSectionSize() >= theme.scaled(ROOMY_ROW)

    def _name_font(self, *, bold: bool) -> QFont:
        return name_font(bold=bold, roomy=self._roomy(), compact=self._compact)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._boards.rowCount():
            paint_in_corner(
                self.viewport(),
                translate("Boards", "Nobody who is looked for plays in this round."),
            )

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles, width = theme.roles(), self.cells().width()
        brush = BoardPainter(
            self._boards, roomy=self._roomy(), compact=self._compact, focused=self.hasFocus()
        )
        for row, top, height in rows:
            game = self._boards.game_at(row)
            if game is None:
                continue
            current = row == self.current_row()
            line = QRect(0, top, max(width, self.viewport().width()), height)
            if current:
                painter.fillRect(line, roles.pen_wash)
            for column, left, cell_width in columns:
                cell = QRect(left, top, cell_width, height)
                brush.paint_cell(painter, cell, game, Column(column), current=current)
            below = roles.rule if self._boards.leads_on(row + 1) else roles.line
            painter.fillRect(line.left(), line.bottom(), line.width(), 1, below)
            if self._boards.leads_on(row):
                painter.fillRect(line.left(), line.top(), line.width(), 1, roles.rule)
            if current:
                painter.fillRect(0, top, 3, height - 1, roles.pen)
