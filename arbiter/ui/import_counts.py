"""How many cells of a foreign table are understood, each count with its square."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.formats.recognition.recognised import CellState
from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.import_cell_paint import ground
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.languages import translate

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
SQUARE, GAP = 18, 16


class ImportCounts(QWidget):
    """Three squares in the colours of the cells, with a sign and words."""

    def __init__(self, desk: ImportDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_counts")
        self._desk = desk
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self._refresh)
        theme.notifier().changed.connect(self.updateGeometry)
        self._refresh()

    def words(self) -> list[tuple[CellState, str, str]]:
        """State, sign and text of each square."""
        recognised = self._desk.recognised
        sure, inferred, grave = (
            recognised.count(state) if recognised is not None else 0
            for state in (CellState.SURE, CellState.INFERRED, CellState.CONTRADICTORY)
        )
        understood = translate("Import", "%n cell(s) understood", "", sure)
        if self._desk.in_lines:
            understood = translate("Import", "%n line(s) understood", "", sure)
        return [
            (CellState.SURE, "✓", understood),
            (CellState.INFERRED, "?", translate("Import", "%n to check", "", inferred)),
            (CellState.CONTRADICTORY, "×", translate("Import", "%n not understood", "", grave)),
        ]

    def sizeHint(self) -> QSize:
        words = sum(advance(text, theme.font(14, True)) for _, _, text in self.words())
        around = 3 * (theme.scaled(SQUARE) + 8 + theme.scaled(GAP))
        return QSize(round(words) + around, theme.scaled(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), theme.scaled(26))

    def _refresh(self) -> None:
        self.setAccessibleName(", ".join(text for _, _, text in self.words()))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles, side, left = theme.roles(), theme.scaled(SQUARE), 0
        inks = {
            CellState.SURE: roles.good,
            CellState.INFERRED: roles.warn,
            CellState.CONTRADICTORY: roles.bad,
        }
        for state, sign, text in self.words():
            square = QRect(left, (self.height() - side) // 2, side, side)
            painter.fillRect(square, ground(state))
            painter.setFont(theme.font(12, True))
            painter.setPen(inks[state])
            painter.drawText(square, _CENTRE, sign)
            found = self._desk.recognised is not None
            heavy = state is CellState.CONTRADICTORY and found and not text.startswith("0")
            font = theme.font(14, heavy)
            painter.setFont(font)
            painter.setPen(roles.ink)
            left += side + 8
            width = round(advance(text, font)) + 2
            painter.drawText(QRect(left, 0, width, self.height()), _LEFT, text)
            left += width + theme.scaled(GAP)
        painter.end()
