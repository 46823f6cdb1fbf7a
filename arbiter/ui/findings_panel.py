"""Before the draw: what to look at, what the field means, and the way to the lots."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.edits import MIN_PLAYERS
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.empty_words import paint_in_corner
from arbiter.ui.findings_model import FindingsModel
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.view_state import ViewState

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_MARGIN = 12


class FindingsPanel(QWidget):
    """A click or Enter on a finding leads to its cell.

    Signals:
        go_to: (int, str) number of the player, or place in the list, and field.
        draw_requested: on to the lots.
    """

    go_to = Signal(int, str)
    draw_requested = Signal()

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.model = FindingsModel(document, state, self)
        self.list = _FindingsList(self.model)
        self.button = QPushButton(translate("Findings", "Draw lots…"))
        self.field = Sentence()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, _MARGIN)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        foot.setSpacing(6)
        foot.addWidget(self.button)
        foot.addWidget(self.field)
        column.addLayout(foot)
        self.list.chosen.connect(self._choose)
        self.button.clicked.connect(self.draw_requested)
        document.changed.connect(self._refresh)
        theme.notifier().changed.connect(self.update)
        self._refresh()

    def _choose(self, row: int) -> None:
        finding = self.model.rows[row]
        if finding.number:
            self.go_to.emit(finding.number, finding.field)

    def _refresh(self) -> None:
        tournament = self._document.tournament
        self.button.setEnabled(tournament.size >= MIN_PLAYERS and not tournament.started)
        self.field.say(field_in_words(tournament))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.fillRect(0, self.list.geometry().bottom(), self.width(), 1, theme.roles().line)
        painter.end()


def field_in_words(tournament: Tournament) -> str:
    """What so many players mean: rounds, boards, who is free."""
    size, rounds = tournament.size, tournament.rounds
    if size < MIN_PLAYERS:
        return translate("Findings", "Three players are needed for a draw.")
    if size % 2:
        return translate(
            "Findings", "{0} players: an odd field, {1} rounds, one player free in each."
        ).format(size, rounds)
    return translate("Findings", "{0} players: {1} rounds of {2} boards.").format(
        size, rounds, size // 2
    )


class _FindingsList(QListView):
    chosen = Signal(int)

    def __init__(self, model: FindingsModel) -> None:
        super().__init__()
        self.setObjectName("findings")
        self.setAccessibleName(translate("Findings", "What to check before the draw"))
        self.findings = model
        self.setModel(model)
        self.setItemDelegate(_FindingDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        theme.notifier().changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.findings.rows:
            paint_in_corner(self.viewport(), translate("Findings", "Nothing to check."))


class _FindingDelegate(QStyledItemDelegate):
    """A bar in the colour of the verdict, where to look, and the sentence."""

    def __init__(self, view: _FindingsList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        width = self._view.viewport().width()
        text = self._view.findings.rows[index.row()].text
        lines = QFontMetrics(theme.font(14)).boundingRect(
            QRect(0, 0, self._text_width(width), 1000), _WRAPPED, text
        )
        return QSize(width, theme.scaled(16) + theme.scaled(18) + lines.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        roles, rect, scaled = theme.roles(), option.rect, theme.scaled
        row = self._view.findings.rows[index.row()]
        verdict = roles.bad if row.grave else roles.warn
        chosen = index == self._view.currentIndex() and self._view.hasFocus()
        painter.save()
        painter.fillRect(rect, roles.pen_soft if chosen else roles.surface)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
        painter.fillRect(
            rect.left(), rect.top() + scaled(8), 3, rect.height() - scaled(16), verdict
        )
        left, width = rect.left() + scaled(14), self._text_width(rect.width())
        painter.setFont(theme.font(12, True))
        painter.setPen(verdict)
        painter.drawText(
            QRect(left, rect.top() + scaled(7), width, scaled(18)), _WRAPPED, row.place
        )
        painter.setFont(theme.font(14))
        painter.setPen(roles.ink)
        below = QRect(left, rect.top() + scaled(25), width, rect.height() - scaled(25))
        painter.drawText(below, _WRAPPED, row.text)
        painter.restore()

    def _text_width(self, width: int) -> int:
        return width - theme.scaled(14) - theme.scaled(10)
