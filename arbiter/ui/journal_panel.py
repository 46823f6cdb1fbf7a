"""The journal: when, who, what, old and new, and why; searched, printed, and followed."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.changes import Change
from arbiter.formats.formula_guard import guarded
from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.journal_model import JournalColumn, JournalModel
from arbiter.ui.journal_search import parse_query
from arbiter.ui.journal_tools import JournalTools
from arbiter.ui.languages import translate
from arbiter.ui.players_editor import is_letter
from arbiter.ui.table_heading import TableHeading
from arbiter.ui.view_state import ViewState

MARGIN = 12
ROOMY = 900
"""From this width on, at the usual text size, old, new and the reason have room for names."""
MOST_COPIED = 2000
"""Lines that are copied at once: more than anybody reads."""
Index = QModelIndex | QPersistentModelIndex
_FONT = Qt.ItemDataRole.FontRole
_DISPLAY = Qt.ItemDataRole.DisplayRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ARROW = " → "


class _AirDelegate(QStyledItemDelegate):
    """Text with air before it, in line with the words of the heading; of old and new the new
    one is heavier."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        roles = theme.roles()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, roles.pen_soft)
        room = rect.adjusted(MARGIN, 0, -4, 0)
        if index.column() == JournalColumn.CHANGE:
            _paint_change(painter, room, index)
        else:
            painter.setFont(index.data(_FONT))
            painter.setPen(index.data(_COLOUR))
            text = option.fontMetrics.elidedText(
                index.data(_DISPLAY), Qt.TextElideMode.ElideRight, room.width()
            )
            painter.drawText(room, _MIDDLE, text)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)


def _paint_change(painter: QPainter, room: QRect, index: Index) -> None:
    model = index.model()
    assert isinstance(model, JournalModel)
    line, roles = model.line(index.row()), theme.roles()
    plain, heavy = theme.font(13), theme.font(13, bold=True)
    old = f"{line.old}{_ARROW}" if line.old and line.new else line.old
    new_width = round(advance(line.new, heavy)) + 1
    # The new value is read first; the old one gives way to it, down to a third.
    width = min(round(advance(old, plain)) + 1, max(room.width() - new_width, room.width() // 3))
    for text, font, ink, left, wide in (
        (old, plain, roles.ink2, room.left(), width),
        (line.new, heavy, roles.ink, room.left() + width, room.width() - width),
    ):
        painter.setFont(font)
        painter.setPen(ink)
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide + 1)
        painter.drawText(QRect(left, room.top(), wide + 1, room.height()), _MIDDLE, shown)


class JournalTable(QTableView):
    """The lines. A click, or Enter, goes to where a line was entered.

    Signals:
        asked: (int) the row to go to.
        copy_asked: Ctrl+C.
    """

    asked = Signal(int)
    copy_asked = Signal()

    def __init__(self, model: JournalModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Journal", "Journal, newest first"))
        self.setModel(model)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.setHorizontalHeader(TableHeading(self, margin=MARGIN))
        self.setItemDelegate(_AirDelegate(self))
        self.clicked.connect(self._clicked)

    def _clicked(self, index: QModelIndex) -> None:
        if len(self.selectionModel().selectedRows()) == 1:
            self.asked.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the game, Ctrl+C copies; the rest is for the list."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_asked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.asked.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class JournalPanel(QWidget):
    """The list in its dock, with its ``tools`` for the dock's title. It is only kept up while
    it can be seen.

    Signals:
        game_asked: (tuple) a line about this game was chosen.
        player_asked: (int) a line about the player with this number was chosen.
    """

    game_asked = Signal(tuple)
    player_asked = Signal(int)

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._behind = True
        self.model = JournalModel(document, self)
        self.table = JournalTable(self.model, self)
        self.tools = JournalTools()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        document.changed.connect(self._changed)
        theme.notifier().changed.connect(self._dress)
        self.model.counted.connect(self._show_count)
        self.table.asked.connect(self._go)
        self.table.copy_asked.connect(self.copy)
        self.tools.changed.connect(self._search)
        self.tools.copy_asked.connect(self.copy)
        self.tools.print_asked.connect(self.print_lines)
        self.tools.search.left.connect(self._leave_search)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _finds(event):
            self._find()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        rows = self.table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(theme.scaled(28))
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(JournalColumn.WHAT, QHeaderView.ResizeMode.Stretch)
        roomy = self.width() >= theme.scaled(ROOMY)
        for column, width in (
            (JournalColumn.WHEN, 156),
            (JournalColumn.WHO, 90 if roomy else 70),
            (JournalColumn.CHANGE, 190 if roomy else 130),
            (JournalColumn.REASON, 190 if roomy else 80),
        ):
            header.resizeSection(column, theme.scaled(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The values give way to what was done."""
        super().resizeEvent(event)
        self._dress()

    # Following the document

    def _changed(self, change: Change) -> None:
        if self.isVisible() and not self._behind:
            self.model.follow(change)
        else:
            self._behind = True

    def event(self, event: QEvent) -> bool:
        """Read the journal when it comes into view. Where the keys are here, Ctrl+F looks in it
        and not for a player."""
        if event.type() is QEvent.Type.ShortcutOverride and _finds(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.Show and self._behind:
            self._behind = False
            self.model.follow()
        return super().event(event)

    # Looking for something

    def _find(self) -> None:
        self.tools.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.tools.search.selectAll()

    def _search(self) -> None:
        self.model.search(parse_query(self.tools.search.text(), self.tools.chosen_kinds))

    def _leave_search(self) -> None:
        self.focus_first()

    def _show_count(self) -> None:
        model = self.model
        self.tools.show_count(model.rowCount(), model.length, searching=model.searching)

    def focus_first(self) -> None:
        """Begin at the newest line."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))

    def _go(self, row: int) -> None:
        place = self.model.leads_to(row)
        if place.game is not None:
            self.game_asked.emit(place.game)
        elif place.player:
            self.player_asked.emit(place.player)

    # Taking it away

    def copy(self) -> None:
        """Put the selected lines, or all that are shown, on the clipboard: a row to a line,
        with tabs between, as a spreadsheet takes them."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        if len(rows) < 2:
            rows = list(range(min(self.model.rowCount(), MOST_COPIED)))
        text = "\n".join("\t".join(map(guarded, self.model.texts(row))) for row in rows)
        QGuiApplication.clipboard().setText(text)
        self._state.say(translate("Journal", "%n line(s) copied.", "", len(rows)))

    def print_lines(self) -> None:
        """Ask for the lines that are shown on paper."""
        typed = self.tools.search.text().strip()
        self._state.ask_journal(typed, parse_query(typed, self.tools.chosen_kinds))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What the buttons do, where there is no room for them."""
        menu = QMenu(self)
        menu.addAction(self.tools.copy_button.text(), self.copy)
        menu.addAction(self.tools.print_button.text(), self.print_lines)
        menu.exec(event.globalPos())
        menu.deleteLater()


def _finds(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and is_letter(event, Qt.Key.Key_F, "А")
