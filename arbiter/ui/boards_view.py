"""The boards of the round in view: the row under the cursor takes one key per result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from arbiter.domain.notation import MINUS, format_mark
from arbiter.domain.result import Outcome, Result
from arbiter.domain.tournament import Game, GameName, Player
from arbiter.ui import theme
from arbiter.ui.board_mark import paint_mark
from arbiter.ui.boards_layout import (
    COMPACT_LIST,
    LEAST_ROW,
    ROOMY_ROW,
    BoardWidths,
    row_height,
    share_width,
)
from arbiter.ui.boards_model import BoardsModel, Column
from arbiter.ui.crosstable_headers import strike
from arbiter.ui.days import short_day
from arbiter.ui.figures import advance, paint_number, split_number
from arbiter.ui.languages import translate
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.result_keys import KeySet, action_for, action_of, key_set, writes
from arbiter.ui.result_menu import fill_result_menu
from arbiter.ui.result_words import pending_name
from arbiter.ui.table_heading import TableHeading, elided

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
NUMBERS = frozenset({Column.WHITE_POINTS, Column.BLACK_POINTS})


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
        self._boards = model
        self._widths = BoardWidths(58, 36, 200, 0, 0, 96, False)
        self._compact = False
        self._wanted = 0
        heading = TableHeading(self, margin=4)
        heading.numbers = NUMBERS
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
            self.asked.emit(action)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_to_row(self.current_row() + 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # a row is one thing; the tab goes to the rounds
        elif event.key() == Qt.Key.Key_Menu or (
            event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        ):
            rect = self.visualRect(self._boards.index(self.current_row(), Column.RESULT))
            self._show_menu(self.viewport().mapToGlobal(rect.bottomLeft()))
        elif writes(event):
            self.not_understood.emit(event.text())  # no search by typing
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
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
            rated=self._boards.rated,
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
        if self._wanted != heading + rows * row:
            self._wanted = heading + rows * row
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
        if self._compact:
            return theme.font(15, bold)
        return theme.font(18 if self._roomy() else 16, bold)

    # Painting

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles, width = theme.roles(), self.cells().width()
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
                self._paint_cell(painter, cell, game, Column(column), current)
            painter.fillRect(line.left(), line.bottom(), line.width(), 1, roles.line)
            if current:
                painter.fillRect(0, top, 3, height - 1, roles.pen)

    def _paint_cell(
        self, painter: QPainter, cell: QRect, game: Game, column: Column, current: bool
    ) -> None:
        roles = theme.roles()
        if column is Column.RESULT:
            self._paint_result(painter, cell, game, current)
            return
        text = str(self._boards.data(self._boards.index(self._boards.row_of(game.name), column)))
        inside = cell.adjusted(theme.scaled(4), 0, -theme.scaled(4), 0)
        if column is Column.BOARD:
            painter.setFont(theme.font(18 if self._roomy() else 16, True))
            painter.setPen(roles.pen if current else roles.ink)
            painter.drawText(cell, _CENTRE, text)
            if self._boards.is_off_table(game):
                paint_mark(painter, cell)
        elif column in (Column.WHITE, Column.BLACK):
            white = column is Column.WHITE
            lost = not current and _has_lost(game.result, white)
            font = self._name_font(bold=current or _has_won(game.result, white))
            shown = text if advance(text, font) <= inside.width() else Player(text).short
            shown = elided(shown, font, inside.width())
            painter.setFont(font)
            painter.setPen(roles.ink2 if lost else roles.ink)
            painter.drawText(inside, _LEFT, shown)
            if self._boards.left(game, white=white):
                strike(painter, inside, shown, font)
        elif column in NUMBERS:
            font = theme.font(16 if self._roomy() else 15)
            paint_number(painter, inside, *split_number(text), font, roles.ink2)
        else:
            size = 14 if column in (Column.WHITE_RATING, Column.BLACK_RATING) else 13
            paint_number(painter, inside, text, "", theme.font(size), roles.ink3, "")

    def _paint_result(self, painter: QPainter, cell: QRect, game: Game, current: bool) -> None:
        roles = theme.roles()
        last = self._boards.is_last(game)
        below = self._boards.second_line(game)
        if last and game.pending is None:
            below = translate("Boards", "entered {0}").format(self._boards.entered_at())
        two_lines = bool(below) and self._roomy() and not self._compact and not current
        middle = cell.adjusted(0, 0, 0, -theme.scaled(18) if two_lines else 0)
        height = min(theme.scaled(28), cell.height() - 2)
        slot = QRect(0, 0, theme.scaled(76), height)
        slot.moveCenter(middle.center())
        if current:
            frame = roles.pen if self.hasFocus() else roles.edge
            painter.setBrush(roles.surface)
            painter.setPen(QPen(frame, 2))
            painter.drawRect(QRectF(slot).adjusted(1, 1, -1, -1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if game.result is None:
            self._paint_open(painter, slot, middle, game, current, two_lines)
        else:
            paint_score(painter, middle, game.result, self._roomy())
            if last and not current:
                bar = QRect(0, 0, theme.scaled(56), 2)
                bar.moveCenter(QPoint(middle.center().x(), slot.bottom() - 1))
                painter.fillRect(bar, roles.pen)
        if two_lines:
            painter.setFont(theme.font(12))
            painter.setPen(roles.pen if last and game.pending is None else roles.ink2)
            line = QRect(
                cell.left(), slot.bottom() - theme.scaled(1), cell.width(), theme.scaled(18)
            )
            painter.drawText(line, _CENTRE, elided(below, theme.font(12), cell.width()))

    def _paint_open(
        self,
        painter: QPainter,
        slot: QRect,
        middle: QRect,
        game: Game,
        current: bool,
        two_lines: bool,
    ) -> None:
        roles = theme.roles()
        if game.pending is not None:
            painter.setPen(roles.warn)
            room = slot.width() - 6 if current else middle.width() - 6
            word, font = _fitting(game, room, with_day=not two_lines)
            painter.setFont(font)
            painter.drawText(middle, _CENTRE, elided(word, font, room))
        elif not current:
            painter.setPen(QPen(roles.edge, 1))
            painter.drawRect(QRectF(slot).adjusted(0.5, 0.5, -0.5, -0.5))
        else:
            caret = QRect(0, 0, 1, slot.height() // 2)
            caret.moveCenter(slot.center())
            painter.fillRect(caret, roles.ink)


def _fitting(game: Game, room: float, *, with_day: bool) -> tuple[str, QFont]:
    """The word for a game put off, with its day if asked for and there is *room*, and its font."""
    assert game.pending is not None
    word = pending_name(game.pending)
    words = [f"{word} {short_day(game.until)}"] if with_day and game.until else []
    for text in (*words, word):
        for size in (14, 12):
            font = theme.font(size, True)
            if advance(text, font) <= room:
                return text, font
    return word, theme.font(11, True)


def paint_score(painter: QPainter, rect: QRect, result: Result, roomy: bool) -> None:
    """A result with its dash in the middle of *rect*: what was won dark, what was lost grey."""
    roles = theme.roles()
    size = 18 if roomy else 16
    sign = "–" if result.played else ":"
    half, apart = theme.scaled(14), theme.scaled(20)
    centre = rect.center().x() + 1
    painter.setFont(theme.font(size))
    painter.setPen(roles.ink3)
    painter.drawText(QRect(centre - half, rect.top(), 2 * half, rect.height()), _CENTRE, sign)
    for white in (True, False):
        outcome = result.white if white else result.black
        lost = outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS)
        mark = format_mark(result, white=white).replace("-", MINUS)
        place = QRect(0, rect.top(), 2 * half, rect.height())
        place.moveCenter(QPoint(centre + (-apart if white else apart), rect.center().y()))
        painter.setFont(theme.font(size, not lost))
        painter.setPen(roles.ink3 if lost else roles.ink)
        painter.drawText(place, _CENTRE, mark)


def _has_won(result: Result | None, white: bool) -> bool:
    return result is not None and (result.white if white else result.black) is Outcome.WIN


def _has_lost(result: Result | None, white: bool) -> bool:
    if result is None:
        return False
    outcome = result.white if white else result.black
    return outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS)
