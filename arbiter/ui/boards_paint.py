"""How a board is painted: names, numbers, and the slot with its result."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from arbiter.domain.notation import MINUS, format_mark
from arbiter.domain.result import Outcome, Result
from arbiter.domain.second_entry import Verdict
from arbiter.domain.tournament import Game, Player
from arbiter.ui import theme
from arbiter.ui.board_mark import paint_mark
from arbiter.ui.boards_columns import NUMBERS, Column
from arbiter.ui.boards_model import BoardsModel
from arbiter.ui.crosstable_headers import strike
from arbiter.ui.days import short_day
from arbiter.ui.figures import advance, paint_number, split_number
from arbiter.ui.languages import translate
from arbiter.ui.result_words import pending_name, verdict_name
from arbiter.ui.table_heading import elided

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_SIGNS = {Verdict.AGREES: "✓", Verdict.KEPT: "≠", Verdict.TAKEN: "→"}
"""Beside a result that was typed a second time."""


def name_font(*, bold: bool, roomy: bool, compact: bool) -> QFont:
    """The type of names on boards: larger where rows are high."""
    if compact:
        return theme.font(15, bold)
    return theme.font(18 if roomy else 16, bold)


class BoardPainter:
    """Paints the cells of *boards*: ``roomy`` where rows have room for a second line,
    ``compact`` in a narrow list, ``focused`` where keys go to it."""

    def __init__(self, boards: BoardsModel, *, roomy: bool, compact: bool, focused: bool) -> None:
        self._boards = boards
        self._roomy = roomy
        self._compact = compact
        self._focused = focused

    def paint_cell(
        self, painter: QPainter, cell: QRect, game: Game, column: Column, *, current: bool
    ) -> None:
        """Paint what stands in *column* of the row of *game*, in *cell*."""
        roles = theme.roles()
        if column is Column.RESULT:
            self._paint_result(painter, cell, game, current)
            return
        text = str(self._boards.data(self._boards.index(self._boards.row_of(game.name), column)))
        inside = cell.adjusted(theme.scaled(4), 0, -theme.scaled(4), 0)
        if column is Column.BOARD:
            painter.setFont(theme.font(18 if self._roomy else 16, True))
            painter.setPen(roles.pen if current else roles.ink)
            painter.drawText(cell, _CENTRE, text)
            if self._boards.is_off_table(game):
                paint_mark(painter, cell)
        elif column in (Column.WHITE, Column.BLACK):
            self._paint_name(painter, inside, game, text, column is Column.WHITE, current)
        elif column in NUMBERS:
            font = theme.font(16 if self._roomy else 15)
            paint_number(painter, inside, *split_number(text), font, roles.ink2)
        else:
            size = 14 if column in (Column.WHITE_RATING, Column.BLACK_RATING) else 13
            paint_number(painter, inside, text, "", theme.font(size), roles.ink3, "")

    def _paint_name(
        self, painter: QPainter, inside: QRect, game: Game, text: str, white: bool, current: bool
    ) -> None:
        roles = theme.roles()
        shown_result = None if self._boards.covered(game) else game.result
        lost = not current and _has_lost(shown_result, white)
        bold = current or _has_won(shown_result, white)
        font = name_font(bold=bold, roomy=self._roomy, compact=self._compact)
        shown = text if advance(text, font) <= inside.width() else Player(text).short
        shown = elided(shown, font, inside.width())
        painter.setFont(font)
        painter.setPen(roles.ink2 if lost else roles.ink)
        painter.drawText(inside, _LEFT, shown)
        if self._boards.left(game, white=white):
            strike(painter, inside, shown, font)

    def _paint_result(self, painter: QPainter, cell: QRect, game: Game, current: bool) -> None:
        roles = theme.roles()
        covered, verdict = self._boards.covered(game), self._boards.verdict(game)
        last = self._boards.is_last(game) and self._boards.second is None
        below, ink = self._second_line(game, last=last)
        two_lines = bool(below) and self._roomy and not self._compact and not current
        middle = cell.adjusted(0, 0, 0, -theme.scaled(18) if two_lines else 0)
        height = min(theme.scaled(28), cell.height() - 2)
        slot = QRect(0, 0, theme.scaled(76), height)
        slot.moveCenter(middle.center())
        if current:
            frame = roles.pen if self._focused else roles.edge
            painter.setBrush(roles.surface)
            painter.setPen(QPen(frame, 2))
            painter.drawRect(QRectF(slot).adjusted(1, 1, -1, -1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if game is self._boards.onward:
            self._paint_word(painter, slot, _round_word(game))
        elif game.pending is not None and not covered:
            painter.setPen(roles.warn)
            room = slot.width() - 6 if current else middle.width() - 6
            word, font = _fitting(game, room, with_day=not two_lines)
            painter.setFont(font)
            painter.drawText(middle, _CENTRE, elided(word, font, room))
        elif game.result is None or covered:
            _paint_open(painter, slot, current=current)
        else:
            trial = self._boards.tried(game)
            paint_score(painter, middle, game.result, self._roomy, trial=trial)
            if trial:
                _underline(painter, slot)
            elif last and not current:
                bar = QRect(0, 0, theme.scaled(56), 2)
                bar.moveCenter(QPoint(middle.center().x(), slot.bottom() - 1))
                painter.fillRect(bar, roles.pen)
        if verdict is not None:
            painter.setFont(theme.font(14, True))
            painter.setPen(roles.good if verdict is Verdict.AGREES else roles.warn)
            beside = QRect(slot.right(), slot.top(), theme.scaled(24), slot.height())
            painter.drawText(beside, _CENTRE, _SIGNS[verdict])
        if two_lines:
            painter.setFont(theme.font(12))
            painter.setPen(ink)
            line = QRect(
                cell.left(), slot.bottom() - theme.scaled(1), cell.width(), theme.scaled(18)
            )
            painter.drawText(line, _CENTRE, elided(below, theme.font(12), cell.width()))

    def _second_line(self, game: Game, *, last: bool) -> tuple[str, QColor]:
        """What stands under the result, and its ink."""
        roles, verdict = theme.roles(), self._boards.verdict(game)
        if verdict is not None:
            agrees = verdict is Verdict.AGREES
            return verdict_name(verdict), roles.good if agrees else roles.warn
        if self._boards.covered(game):
            return "", roles.ink2
        if self._boards.tried(game):
            return translate("Boards", "trial", "of a result"), roles.pen
        if last and game.pending is None:
            entered = translate("Boards", "entered {0}").format(self._boards.entered_at())
            return entered, roles.pen
        return self._boards.second_line(game), roles.ink2

    def _paint_word(self, painter: QPainter, slot: QRect, word: str) -> None:
        font = theme.font(13, True)
        painter.setFont(font)
        painter.setPen(theme.roles().pen)
        painter.drawText(slot, _CENTRE, elided(word, font, slot.width() - 6))


def _round_word(game: Game) -> str:
    return translate("Boards", "Round {0}", "in a narrow slot, a game of the next round").format(
        game.round
    )


def _underline(painter: QPainter, slot: QRect) -> None:
    """Dashed, under a result that is only supposed."""
    pen = QPen(theme.roles().pen, 2)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    half = theme.scaled(28)
    middle, bottom = slot.center().x(), slot.bottom() - 1
    painter.drawLine(middle - half, bottom, middle + half, bottom)


def _paint_open(painter: QPainter, slot: QRect, *, current: bool) -> None:
    """An empty slot; the frame of the one under the cursor is there already."""
    if not current:
        painter.setPen(QPen(theme.roles().edge, 1))
        painter.drawRect(QRectF(slot).adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        caret = QRect(0, 0, 1, slot.height() // 2)
        caret.moveCenter(slot.center())
        painter.fillRect(caret, theme.roles().ink)


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


def paint_score(
    painter: QPainter, rect: QRect, result: Result, roomy: bool, *, trial: bool = False
) -> None:
    """A result with its dash in the middle of *rect*: what was won dark, what was lost grey, and
    a *trial* in pencil."""
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
        painter.setFont(theme.font(size, not lost, italic=trial))
        painter.setPen(roles.pen if trial else roles.ink3 if lost else roles.ink)
        painter.drawText(place, _CENTRE, mark)


def _has_won(result: Result | None, white: bool) -> bool:
    return result is not None and (result.white if white else result.black) is Outcome.WIN


def _has_lost(result: Result | None, white: bool) -> bool:
    if result is None:
        return False
    outcome = result.white if white else result.black
    return outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS)
