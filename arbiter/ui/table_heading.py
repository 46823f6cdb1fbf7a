"""The heading row of a table: small grey words, one line below, and no buttons."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from arbiter.ui import theme
from arbiter.ui.figures import HALF_SLOT, advance
from arbiter.ui.own_viewport import own_viewport

_DISPLAY = Qt.ItemDataRole.DisplayRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_HORIZONTAL = Qt.Orientation.Horizontal
_V_CENTRE = Qt.AlignmentFlag.AlignVCenter
SECOND_LINE = Qt.ItemDataRole.UserRole + 1
"""The role under which a model gives the second line of a heading, in the pen's colour."""


class TableHeading(QHeaderView):
    """Paints what the model's ``headerData`` says, aligned as it says.

    *margin* is the air beside the words. Columns in ``numbers`` have their words end half a
    slot before the edge, because the numbers below stand on their unit digit. The column in
    ``sorted`` is that by which rows are sorted; -1 for none.
    """

    def __init__(self, parent: QWidget | None = None, margin: int = 8) -> None:
        super().__init__(_HORIZONTAL, parent)
        own_viewport(self)
        self.numbers: frozenset[int] = frozenset()
        self._sorted = -1
        self._two_lines = False
        self._margin = margin
        self.setSectionsClickable(False)
        self.setSectionsMovable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.look_changed()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme.scaled(48 if self._two_lines else 30))

    @property
    def sorted(self) -> int:
        """The column whose order the rows stand in; -1 for none."""
        return self._sorted

    @sorted.setter
    def sorted(self, column: int) -> None:
        self._sorted = column
        self.viewport().update()

    def show_two_lines(self, two_lines: bool) -> None:
        """Make room for the model's second line, or take it back."""
        if two_lines != self._two_lines:
            self._two_lines = two_lines
            self.look_changed()
        self.viewport().update()

    def look_changed(self) -> None:
        """Theme, text size or the number of lines is another."""
        self.setFixedHeight(self.sizeHint().height())
        self.geometriesChanged.emit()
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        if not rect.isValid():
            return
        roles, model = theme.roles(), self.model()
        painter.fillRect(rect, roles.surface)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.rule)
        alignment = model.headerData(logical, _HORIZONTAL, _ALIGNMENT) or _V_CENTRE
        words = rect.adjusted(0, 0, 0, -1)
        if not alignment & Qt.AlignmentFlag.AlignHCenter:
            margin = theme.scaled(self._margin)
            words.adjust(margin, 0, -margin, 0)
        if logical in self.numbers:
            words.setRight(words.right() - round(advance(HALF_SLOT, theme.font(14)) / 2))
        first = str(model.headerData(logical, _HORIZONTAL, _DISPLAY) or "")
        if not self._two_lines:
            by_it = logical == self._sorted
            ink = roles.ink if by_it else roles.ink3
            _write(painter, words, alignment, first, ink, bold=by_it)
            return
        second = str(model.headerData(logical, _HORIZONTAL, SECOND_LINE) or "")
        words.adjust(0, theme.scaled(5), 0, -theme.scaled(5))
        upper = QRect(words.left(), words.top(), words.width(), words.height() // 2)
        _write(painter, upper, alignment, first, roles.ink)
        lower = upper.translated(0, upper.height())
        _write(painter, lower, alignment, second, roles.pen)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        start = self.length() - self.offset()
        beyond = self.viewport().width() - start
        if beyond > 0:  # the line goes on where the columns end
            painter = QPainter(self.viewport())
            painter.fillRect(start, 0, beyond, self.height(), theme.roles().surface)
            painter.fillRect(start, self.height() - 1, beyond, 1, theme.roles().rule)
            painter.end()


def _write(
    painter: QPainter,
    rect: QRect,
    alignment: Qt.AlignmentFlag,
    text: str,
    colour: QColor,
    *,
    bold: bool = False,
) -> None:
    font = theme.font(12, bold)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, alignment | _V_CENTRE, elided(text, font, rect.width()))


def elided(text: str, font: QFont, width: int) -> str:
    """*text*, cut with an ellipsis where it is wider than *width* pixels."""
    if advance(text, font) <= width + 1:
        return text
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
