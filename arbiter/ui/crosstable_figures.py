"""Rating, federation, points, tie-breaks and place in the crosstable: widths and painting."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter

from arbiter.domain.tiebreaks import tie_break
from arbiter.ui import theme
from arbiter.ui.crosstable_columns import FIRST_OPPONENT, Kind
from arbiter.ui.crosstable_headers import MARGIN, NAME_LEFT, draw
from arbiter.ui.crosstable_layout import Needs
from arbiter.ui.crosstable_model import CrosstableModel
from arbiter.ui.figures import (
    HALF_SLOT,
    advance,
    decimal_slot,
    number_width,
    paint_number,
    split_number,
)
from arbiter.ui.languages import decimal_mark
from arbiter.ui.values import dispensable

LONGEST_NAME = 190
BASE_WIDTHS = {"SB": 50, "SSB": 54}


class FigureColumns:
    """Knows how wide the columns beside the games must be, and draws them."""

    def __init__(self, model: CrosstableModel) -> None:
        self._model = model

    def needs(self, games: int) -> Needs:
        """What every column needs at the present text size."""
        scaled, model = theme.scaled, self._model
        players = [model.player(number) for number in model.order]
        bold, title_font = theme.font(15, bold=True), theme.font(11)
        longest = scaled(LONGEST_NAME)
        names = max((advance(player.name, bold) for player in players), default=0)
        short = max((advance(player.short, bold) for player in players), default=0)
        title = max((advance(player.title, title_font) for player in players), default=0)
        frame = scaled(NAME_LEFT) + scaled(12)
        codes = self._codes()
        tight = [self._tie_break_width(place) for place, _ in enumerate(codes, 1)]
        # A disc and a round of two figures, with the least of air.
        open_game = scaled(11) + round(advance("00", theme.font(12, bold=True)))
        return Needs(
            names=round(min(max(names, scaled(80)), longest)) + frame,
            short_names=round(min(max(short, scaled(60)), scaled(140))) + frame,
            title=round(title) + scaled(MARGIN) + scaled(4) if title else 0,
            rating=scaled(48) if any(player.rating for player in players) else 0,
            federation=scaled(46) if any(player.federation for player in players) else 0,
            points=self._number_column(model.first_figure, scaled(46), theme.font(16, bold=True)),
            tie_breaks=[
                max(scaled(BASE_WIDTHS.get(code, 44)), width) for code, width in zip(codes, tight)
            ],
            tight=tight,
            spare=dispensable(model.ranking),
            place=self._text_column(model.first_figure + len(codes) + 1, scaled(50)),
            count=scaled(30),
            opponent=max(scaled(28 if games == 1 else 27), open_game) * games,
            easy=scaled(30) * games,
            most=scaled(56) if games == 1 else scaled(33) * games,
            low_row=scaled(28),
            high_row=scaled(56),
            roomy=scaled(36),
        )

    def _codes(self) -> list[str]:
        return [column.code for column in self._model.columns if column.kind is Kind.TIE_BREAK]

    def _tie_break_width(self, place: int) -> int:
        return self._number_column(self._model.first_figure + place, 0, theme.font(14))

    def _number_column(self, column: int, base: int, font: QFont) -> int:
        slot = self.slot(column)
        place = column - self._model.first_figure
        rows = range(self._model.rowCount())
        texts = [self._model.figures(row).texts[place] for row in rows]
        widest = max((number_width(text, font, slot) for text in texts), default=0)
        heading = advance(self._model.columns[column].heading, theme.font(12))
        heading += advance(slot, font) / 2
        return max(base, round(max(widest, heading)) + theme.scaled(12))

    def _text_column(self, column: int, base: int) -> int:
        place = column - self._model.first_figure
        rows = range(self._model.rowCount())
        font = theme.font(15, bold=True)
        texts = [self._model.figures(row).texts[place] for row in rows]
        widest = max((advance(text, font) for text in texts), default=0)
        heading = advance(self._model.columns[column].heading, theme.font(12))
        return max(base, round(max(widest, heading)) + theme.scaled(12))

    def slot(self, column: int) -> str:
        """The widest fraction that a column of numbers can show."""
        if self._model.columns[column].kind is Kind.POINTS:
            return HALF_SLOT
        code = self._model.columns[column].code
        return decimal_slot(tie_break(code).per_point(self._model.tournament), decimal_mark())

    def heading_edge(self, column: int, rect: QRect) -> int:
        """Where a heading ends: over numbers half a slot before their edge."""
        right = rect.right() - theme.scaled(MARGIN) + 1
        match self._model.columns[column].kind:
            case Kind.POINTS:
                return round(right - advance(HALF_SLOT, theme.font(16, bold=True)) / 2)
            case Kind.TIE_BREAK:
                return round(right - advance(self.slot(column), theme.font(14)) / 2)
        return right

    def paint(self, painter: QPainter, rect: QRect, row: int, column: int) -> None:
        """Draw what stands beside the games of a row."""
        roles, model = theme.roles(), self._model
        kind = model.columns[column].kind
        inner = rect.adjusted(theme.scaled(MARGIN), 0, -theme.scaled(MARGIN), 0)
        if column < FIRST_OPPONENT:
            player = model.player(model.number(row))
            painter.setPen(roles.ink3)
            if kind is Kind.RATING:
                draw(painter, inner, str(player.rating or ""), theme.font(13), "right")
            else:
                draw(painter, inner, player.federation, theme.font(13), "left")
            return
        figures = model.figures(row)
        text = figures.texts[column - model.first_figure]
        if kind is Kind.POINTS:
            font, color = theme.font(16, bold=True), roles.ink
            if not figures.counts:
                font, color = theme.font(14), roles.ink2
            paint_number(painter, inner, *split_number(text), font, color)
        elif kind is Kind.TIE_BREAK:
            needed = model.columns[column].code in figures.needed
            color = roles.ink if needed else roles.ink3
            slot = self.slot(column)
            paint_number(painter, inner, *split_number(text), theme.font(14), color, slot)
        elif kind is Kind.PLACE:
            painter.setPen(roles.ink if figures.counts else roles.ink3)
            draw(painter, rect, text, theme.font(15, bold=figures.counts), "centre")
        else:
            painter.setPen(roles.ink3)
            draw(painter, rect, text, theme.font(14), "centre")
