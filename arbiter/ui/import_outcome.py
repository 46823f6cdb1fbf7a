"""What a foreign table would become: the form of the tournament, its players, their points."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.notation import format_points
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.crosstable_headers import draw
from arbiter.ui.figures import advance, paint_number, split_number
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_words import form_words
from arbiter.ui.languages import translate
from arbiter.ui.painted_table import Band, PaintedTable
from arbiter.ui.sentence import Sentence
from arbiter.ui.table_heading import TableHeading, elided

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_NOBODY = Tournament()
_DISPLAY = Qt.ItemDataRole.DisplayRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NUMBER, NAME, RATING, POINTS, IN_FILE = range(5)
ROW = 24


class ImportOutcomeModel(QAbstractTableModel):
    """A row for each player: number, name, rating, points as read and as the file says."""

    def __init__(self, desk: ImportDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.tournament = _NOBODY
        self.has_file_points = False
        desk.changed.connect(self._refresh)
        self._look()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else self.tournament.size

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else IN_FILE + 1

    def data(self, index: Index, role: int = _DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == _ALIGNMENT:
            return int(_LEFT if index.column() == NAME else _RIGHT)
        if role == _DISPLAY:
            return self._text(index.row() + 1, index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        if orientation is Qt.Orientation.Horizontal and role == _ALIGNMENT:
            return _LEFT if section == NAME else _RIGHT
        if orientation is not Qt.Orientation.Horizontal or role != _DISPLAY:
            return None
        return (
            translate("ImportOutcome", "No."),
            translate("ImportOutcome", "Name"),
            translate("ImportOutcome", "Rtg"),
            translate("ImportOutcome", "Pts"),
            translate("ImportOutcome", "in the file"),
        )[section]

    def differs(self, number: int) -> bool:
        """Whether the file gives the player with *number* other points than his games."""
        there = self.in_file(number)
        return bool(there) and there != self.points(number)

    def points(self, number: int) -> str:
        """The points that follow from the games."""
        return format_points(self.tournament.score(number)) if self.tournament.games else ""

    def in_file(self, number: int) -> str:
        """The points that stand in the file, written as points are here."""
        recognised = self._desk.recognised
        if recognised is None or "points" not in recognised.fields:
            return ""
        if number > len(recognised.rows):
            return ""
        row, column = recognised.rows[number - 1], recognised.fields.index("points") + 1
        dates = (
            found.meant
            for found in recognised.findings
            if found.about is Doubtful.POINTS_AS_DATE and (found.row, found.column) == (row, column)
        )
        return _as_points(next(dates, self._desk.text(row, column)))

    def _text(self, number: int, column: int) -> str:
        player = self.tournament.player(number)
        match column:
            case 0:
                return str(number)
            case 1:
                return player.name
            case 2:
                return str(player.rating or "")
            case 3:
                return self.points(number)
        return self.in_file(number)

    def _refresh(self) -> None:
        self.beginResetModel()
        self._look()
        self.endResetModel()

    def _look(self) -> None:
        recognised = self._desk.recognised
        self.tournament = recognised.tournament if recognised is not None else _NOBODY
        self.has_file_points = any(map(self.in_file, self.tournament.numbers))


def _as_points(text: str) -> str:
    """``4½`` for 4.5, 4,5 and 4½; anything else as it stands."""
    plain = text.strip().replace(",", ".")
    whole, _, rest = plain.partition(".")
    if not whole.isdigit() or not plain.isascii():
        return text.strip()
    half = {"5": "½", "50": "½", "": "", "0": "", "00": ""}.get(rest)
    return text.strip() if half is None else f"{'' if whole == '0' and half else whole}{half}"


class ImportOutcome(QWidget):
    """The name of the tournament, its form, and the list of its players."""

    def __init__(self, desk: ImportDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.name = Sentence(14, "ink", bold=True)
        self.form = Sentence(13, "ink2")
        self.table = _Players(ImportOutcomeModel(desk, self), self)
        column = QVBoxLayout(self)
        margin = theme.scaled(14)
        column.setContentsMargins(margin, theme.scaled(10), 0, 0)
        column.setSpacing(2)
        column.addWidget(self.name)
        column.addWidget(self.form)
        column.addSpacing(theme.scaled(4))
        column.addWidget(self.table, 1)
        desk.changed.connect(self._refresh)
        theme.notifier().changed.connect(self.update)
        self._refresh()

    def _refresh(self) -> None:
        recognised = self._desk.recognised
        if recognised is None:
            self.name.say(translate("ImportOutcome", "Not read as a tournament"))
            self.form.say("")
            return
        tournament = recognised.tournament
        self.name.say(tournament.event.name or translate("ImportOutcome", "As it was read"))
        self.form.say(form_words(tournament))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.end()


class _Players(PaintedTable):
    by_rows = True

    def __init__(self, model: ImportOutcomeModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("import_outcome")
        self.setAccessibleName(translate("ImportOutcome", "The players as they were read"))
        self.players = model
        heading = TableHeading(self, margin=4)
        heading.numbers = frozenset({POINTS, IN_FILE})
        self.setHorizontalHeader(heading)
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setModel(model)
        model.modelReset.connect(self._size)
        self._size()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size()

    def look_changed(self) -> None:
        super().look_changed()
        self.horizontalHeader().look_changed()
        self._size()

    def _size(self) -> None:
        scaled, games = theme.scaled, bool(self.players.tournament.games)
        rated = any(player.rating for player in self.players.tournament.players)
        widths = {
            NUMBER: self._heading_width(NUMBER, 32),
            RATING: self._heading_width(RATING, 48) if rated else 0,
            POINTS: self._heading_width(POINTS, 48) if games else 0,
            IN_FILE: self._heading_width(IN_FILE, 76)
            if games and self.players.has_file_points
            else 0,
        }
        widths[NAME] = max(self.viewport().width() - sum(widths.values()) - 8, scaled(80))
        for column, width in widths.items():
            self.setColumnHidden(column, not width)
            if width:
                self.setColumnWidth(column, width)
        self.verticalHeader().setDefaultSectionSize(scaled(ROW))

    def _heading_width(self, column: int, least: int) -> int:
        """Room for the figures, and for the word above them in any language."""
        word = str(self.players.headerData(column, Qt.Orientation.Horizontal))
        return max(theme.scaled(least), round(advance(word, theme.font(12))) + theme.scaled(18))

    def paint(self, painter: QPainter, dirty: QRect, rows: list[Band], columns: list[Band]) -> None:
        roles, model = theme.roles(), self.players
        for row, top, height in rows:
            if row == self.currentIndex().row() and self.hasFocus():
                painter.fillRect(0, top, self.viewport().width(), height, roles.pen_soft)
            differs = model.differs(row + 1)
            for column, left, width in columns:
                rect = QRect(left + 4, top, width - 8, height - 1)
                text = str(model.data(model.index(row, column)) or "")
                if column == NAME:
                    font = theme.font(14)
                    painter.setFont(font)
                    painter.setPen(roles.ink)
                    painter.drawText(rect, _LEFT, elided(text, font, rect.width()))
                elif column in (POINTS, IN_FILE):
                    warned = differs and column == IN_FILE
                    ink = roles.warn if warned else roles.ink if column == POINTS else roles.ink3
                    bold = theme.font(14, column == POINTS or warned)
                    paint_number(painter, rect, *split_number(text), bold, ink)
                else:
                    painter.setPen(roles.ink3)
                    draw(painter, rect, text, theme.font(13), "right")
