"""How a cell of a foreign sheet is drawn: its ground, its sign, its text."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from arbiter.formats.recognition.recognised import CellState
from arbiter.ui import theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.table_heading import elided

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_CORNER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
SIGNS = {CellState.INFERRED: "?", CellState.CONTRADICTORY: "×"}
"""What stands in the corner of a cell, so that its colour is never alone."""
_OF_ONE_WIDTH = ["DejaVu Sans Mono", "Consolas", "Menlo", "Liberation Mono", "monospace"]
WORDS = frozenset("name surname first_name club group status white black".split())
"""Fields that are written from the left."""


def ground(state: CellState) -> QColor:
    """The paper under a cell."""
    roles = theme.roles()
    return {
        CellState.SURE: roles.good_wash,
        CellState.INFERRED: roles.warn_wash,
        CellState.CONTRADICTORY: roles.bad_wash,
        CellState.DIAGONAL: roles.diagonal,
    }.get(state, roles.surface)


def verdict(state: CellState) -> QColor:
    """The colour of a sign, and of the frame of a cell that is looked at from elsewhere."""
    roles = theme.roles()
    return {CellState.INFERRED: roles.warn, CellState.CONTRADICTORY: roles.bad}.get(
        state, roles.edge
    )


def spills(desk: ImportDesk, row: int, column: int) -> bool:
    """Whether the text of a cell may go on over its empty neighbours, as in a spreadsheet."""
    return desk.state(row, column) is CellState.UNUSED and desk.field(column) not in WORDS


def paint_ground(painter: QPainter, rect: QRect, state: CellState) -> None:
    """Paper, hairlines at the right and below, and the sign."""
    roles = theme.roles()
    painter.fillRect(rect, ground(state))
    painter.fillRect(rect.right(), rect.top(), 1, rect.height(), roles.line)
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line)
    if state in SIGNS:
        painter.setFont(theme.font(11, True))
        painter.setPen(verdict(state))
        painter.drawText(rect.adjusted(0, 0, -theme.scaled(4), 0), _CORNER, SIGNS[state])


def paint_text(painter: QPainter, rect: QRect, desk: ImportDesk, row: int, column: int) -> None:
    """The text of a cell; one that was typed here is the pen's."""
    text = desk.text(row, column)
    typed = (row, column) in desk.choices.cells
    if typed and not text:
        text = "·"
    state, margin = desk.state(row, column), theme.scaled(6)
    if state is CellState.DIAGONAL or not text:
        return
    roles = theme.roles()
    ink = roles.ink3 if state is CellState.UNUSED else roles.ink
    if typed:
        ink = roles.pen
    font = cell_font(state, typed, row in desk.choices.left_out, lines=desk.in_lines)
    room = rect.adjusted(margin, 0, -margin, -1)
    flat = text if desk.in_lines else " ".join(text.split())
    painter.setFont(font)
    painter.setPen(ink)
    left = desk.in_lines or state is CellState.UNUSED or desk.field(column) in WORDS
    painter.drawText(room, _LEFT if left else _CENTRE, elided(flat, font, room.width()))


def cell_font(
    state: CellState, typed: bool = False, left_out: bool = False, *, lines: bool = False
) -> QFont:
    """The type of a cell: heavier where one should look, slanted where nothing is read. Letters
    of *lines*, in which columns are counted, are of one width."""
    heavy = typed or state in SIGNS or (state is CellState.HEADING and not lines)
    slanted = state is CellState.UNUSED and not typed
    if not lines:
        return theme.font(14, heavy, slanted, left_out)
    font = QFont(theme.font(13, heavy, slanted, left_out))
    font.setFamilies(_OF_ONE_WIDTH)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font
