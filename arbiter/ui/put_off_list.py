"""The games that are put off, adjourned or to be played early: all of them, overdue ones first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError
from arbiter.domain.put_off import PutOff, Urgency, games_put_off
from arbiter.domain.tournament import GameName, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.days import short_day
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.line_delegate import LineDelegate
from arbiter.ui.put_off_dialog import ask_day
from arbiter.ui.result_words import pending_name, side_name
from arbiter.ui.sentence import Sentence
from arbiter.ui.table_heading import TableHeading

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MARGIN = 12
"""Air beside the words of a column, in pixels at the usual text size."""
UNTIL, STATE, ROUND, BOARD, WHITE, BLACK = range(6)


class PutOffModel(QAbstractTableModel):
    """Until when, what, round, board, and who plays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament()
        self._games: Sequence[PutOff] = ()
        self._short = False

    def show_games(self, tournament: Tournament, now: str) -> None:
        """List the games of *tournament* as they stand *now* (ISO)."""
        self.beginResetModel()
        self._tournament = tournament
        self._games = games_put_off(tournament, now)
        self.endResetModel()

    def shorten(self, *, short: bool) -> None:
        """Show surnames and initials, or whole names."""
        if short != self._short:
            self._short = short
            self.dataChanged.emit(self.index(0, WHITE), self.index(self.rowCount() - 1, BLACK))

    @property
    def overdue(self) -> int:
        """How many should have been reported by now."""
        return sum(one.urgency is Urgency.OVERDUE for one in self._games)

    def put_off(self, row: int) -> PutOff | None:
        """The game in *row*."""
        return self._games[row] if 0 <= row < len(self._games) else None

    def row_of(self, name: GameName | None) -> int:
        """The row of the game called *name*, or -1."""
        names = [one.game.name for one in self._games]
        return names.index(name) if name in names else -1

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 6

    def headerData(self, section: int, way: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if way is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in (ROUND, BOARD) else _LEFT
        if role == _DISPLAY:
            venues = self._tournament.regulations.home_and_away
            return (
                translate("PutOffList", "Until"),
                translate("PutOffList", "What"),
                translate("PutOffList", "Round"),
                translate("PutOffList", "Board"),
                side_name(white=True, venues=venues),
                side_name(white=False, venues=venues),
            )[section]
        return None

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        one = self.put_off(index.row()) if index.isValid() else None
        if one is None:
            return None
        if role == _DISPLAY:
            return self._text(one, index.column(), short=self._short)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (self._text(one, column) for column in range(6))))
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(14, bold=index.column() == UNTIL)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() in (ROUND, BOARD) else _LEFT
        if role == Qt.ItemDataRole.ForegroundRole:
            roles = theme.roles()
            if index.column() == UNTIL:
                return {Urgency.OVERDUE: roles.bad, Urgency.UNDATED: roles.warn}.get(
                    one.urgency, roles.ink
                )
            return roles.ink2 if index.column() == STATE else roles.ink
        return None

    def _text(self, one: PutOff, column: int, *, short: bool = False) -> str:
        game = one.game
        match column:
            case 0:
                return _until_text(one)
            case 1:
                return pending_name(game.pending) if game.pending else ""
            case 2:
                return str(game.round or "")
            case 3:
                return str(game.board or "")
        number = game.white if column == WHITE else game.black
        player = self._tournament.player(number)
        return f"{number}  {player.short if short else player.name}"


def _until_text(one: PutOff) -> str:
    match one.urgency:
        case Urgency.UNDATED:
            return translate("PutOffList", "no day")
        case Urgency.OVERDUE:
            return translate("PutOffList", "{0}, overdue").format(short_day(one.until))
    return short_day(one.until)


class _Table(QTableView):
    """Enter and Space lead to the game."""

    chosen = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class PutOffList(QDialog):
    """The list; a click or Enter leads to the board and closes it.

    Signals:
        game_asked: (GameName) this one is to be shown.
    """

    game_asked = Signal(tuple)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("put_off_list")
        self.setWindowTitle(translate("PutOffList", "Games put off"))
        self._document = document
        self.model = PutOffModel(self)
        self.table = _Table(self)
        self.words = Sentence(14)
        self.day_button = QPushButton(translate("PutOffList", "Another &day…"), self)
        self.close_button = QPushButton(translate("PutOffList", "Close"), self)
        self.go_button = DefaultButton(translate("PutOffList", "Go to the board"), self)
        self._build()
        self.table.clicked.connect(self._go)
        self.table.chosen.connect(self._go)
        self.go_button.clicked.connect(self._go)
        self.day_button.clicked.connect(self._ask_day)
        self.close_button.clicked.connect(self.reject)
        document.changed.connect(self.refresh)
        self.refresh()
        self.table.setFocus()

    def _build(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setObjectName("put_off_table")
        table.setAccessibleName(self.windowTitle())
        table.setHorizontalHeader(TableHeading(table, margin=MARGIN))
        table.setItemDelegate(LineDelegate(MARGIN, table))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(theme.scaled(34))
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 12, 24, 12)
        foot.setSpacing(8)
        foot.addWidget(self.day_button)
        foot.addStretch(1)
        for button in (self.close_button, self.go_button):
            foot.addWidget(button)
        for button in (self.day_button, self.close_button, self.go_button):
            button.setAccessibleName(button.text().replace("&", ""))
            button.setMinimumWidth(theme.scaled(110))
        for button in (self.day_button, self.close_button):
            button.setAutoDefault(False)
        above = QVBoxLayout()
        above.setContentsMargins(24, 20, 24, 12)
        above.addWidget(self.words)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above)
        whole.addWidget(table, 1)
        whole.addLayout(foot)
        fit_screen(self, 780, 420)

    def refresh(self) -> None:
        """Read the games anew; the one that was selected stays so."""
        kept = self._selected()
        now = datetime.now().isoformat(timespec="minutes")
        self.model.show_games(self._document.tournament, now)
        self._arrange()
        count = self.model.rowCount()
        self.table.selectRow(max(self.model.row_of(kept), 0))
        for widget in (self.table, self.go_button, self.day_button):
            widget.setEnabled(bool(count))
        self.day_button.setEnabled(bool(count) and self._document.locked is None)
        self.words.say(self._summary(count), "bad" if self.model.overdue else "ink2")

    def _summary(self, count: int) -> str:
        if not count:
            return translate(
                "PutOffList",
                "No game is put off. On a board P marks it postponed, A adjourned, E early.",
            )
        said = translate("PutOffList", "%n game(s) put off", "", count)
        if not self.model.overdue:
            return said
        overdue = translate("PutOffList", "%n overdue", "", self.model.overdue)
        return f"{said}, {overdue}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names are whole where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Every column as wide as its words; the names share what is left, and are shortened
        where that is too little."""
        self.model.shorten(short=False)
        names = 2 * max(self._width(WHITE), self._width(BLACK))
        rest = sum(map(self._width, range(WHITE)))
        self.model.shorten(short=rest + names > self.width())
        header = self.table.horizontalHeader()
        for column in range(self.model.columnCount()):
            if column in (WHITE, BLACK):
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
            else:
                header.resizeSection(column, self._width(column))

    def _width(self, column: int) -> int:
        heading = str(self.model.headerData(column, Qt.Orientation.Horizontal))
        widest = advance(heading, theme.font(12))
        for row in range(self.model.rowCount()):
            index = self.model.index(row, column)
            font = index.data(Qt.ItemDataRole.FontRole)
            widest = max(widest, advance(index.data(_DISPLAY), font))
        return round(widest) + 2 * theme.scaled(MARGIN) + 4

    def _selected(self) -> GameName | None:
        one = self.model.put_off(self.table.currentIndex().row())
        return one.game.name if one is not None else None

    def _go(self) -> None:
        name = self._selected()
        if name is not None:
            self.accept()
            self.game_asked.emit(name)

    def _ask_day(self) -> None:
        name = self._selected()
        if name is not None:
            tournament = self._document.tournament
            ask_day(tournament, tournament.game(*name), self._apply, self)

    def _apply(self, edit: Edit) -> None:
        try:
            self._document.apply(edit)
        except ArbiterError as error:
            self.words.say(sentence(error, translate), "bad")
