"""Beside a restricted draw: who draws what now, who is next, and what is left in the sets."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.domain.varma import LETTERS
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.lots_model import DrawnLine, LotsModel
from arbiter.ui.lots_tiles import Tile, TileState, paint_tile
from arbiter.ui.table_heading import elided

BIG, SMALL, LINE, TILE, SMALL_TILE, GAP = 72, 34, 22, 26, 22, 4
ROOMY = 310
"""Height from which there is room for the large number over four sets."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def next_text(line: DrawnLine, lines: list[DrawnLine], tiles: list[tuple[str, list[Tile]]]) -> str:
    """Who draws next, and from which set with what is left there, once that is known."""
    row = lines.index(line)
    federation = line.player.federation
    first = row == 0 or lines[row - 1].last
    letter = "" if first else lines[row - 1].envelope
    if letter:
        left = [
            str(tile.number)
            for name, own in tiles
            for tile in own
            if name == letter and tile.state is TileState.FREE
        ]
        pattern = translate("Lots", "Next: {0} ({1}, set {2}, {3} left)")
        return pattern.format(line.player.name, federation, letter, ", ".join(left))
    if federation:
        return translate("Lots", "Next: {0} ({1})").format(line.player.name, federation)
    return translate("Lots", "Next: {0}").format(line.player.name)


def tiles_of(model: LotsModel) -> list[tuple[str, list[Tile]]]:
    """The sets by their letters, or all numbers under no letter; each free, taken or drawn now."""
    lines = model.lines
    drawn = [line.number for line in lines if line.number]
    now = lines[model.drawn - 1].number if drawn and not model.given else 0
    if model.restricted is not None and model.restricted.sets is not None:
        sets = list(zip(LETTERS, model.restricted.sets))
    else:
        sets = [("", tuple(range(1, model.size + 1)))]

    def state(number: int) -> TileState:
        if number == now:
            return TileState.NOW
        return TileState.TAKEN if number in drawn else TileState.FREE

    return [(letter, [Tile(n, state(n)) for n in numbers]) for letter, numbers in sets]


class LotsSets(QWidget):
    """Painted from the model; it takes no keys."""

    def __init__(self, model: LotsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lots_sets")
        self._model = model
        self.said: tuple[str, str, str] = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        theme.notifier().changed.connect(self.update)

    def refresh(self) -> None:
        """Show what has been drawn by now."""
        model = self._model
        lines, drawn = model.lines, model.drawn
        heading, number, following = "", "", ""
        if 0 < drawn <= len(lines):
            line = lines[drawn - 1]
            heading = translate("Lots", "{0} draws number").format(line.player.name)
            number = str(line.number)
        if drawn < len(lines):
            following = next_text(lines[drawn], lines, tiles_of(model))
        self.said = (heading, number, following)
        self.setAccessibleName(". ".join(filter(None, (f"{heading} {number}".strip(), following))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(260), theme.scaled(LINE * 2 + BIG))

    def paintEvent(self, event: QPaintEvent) -> None:
        roles, scaled = theme.roles(), theme.scaled
        painter = QPainter(self)
        heading, number, following = self.said
        y = 0
        if heading:
            y = self._write(painter, y, heading, theme.font(14), LINE)
            painter.setPen(roles.pen)
            big = BIG if self.height() >= scaled(ROOMY) else SMALL
            painter.setFont(theme.font(big, True))
            painter.drawText(QRect(0, y, self.width(), scaled(big + 12)), _LEFT, number)
            y += scaled(big + 18)
        if following:
            y = self._write(painter, y, following, theme.font(14), LINE + 6)
        self._paint_sets(painter, y + scaled(6))
        painter.end()

    def _write(self, painter: QPainter, y: int, text: str, font, height: int) -> int:  # type: ignore[no-untyped-def]
        painter.setFont(font)
        painter.setPen(theme.roles().ink)
        box = QRect(0, y, self.width(), theme.scaled(height))
        painter.drawText(box, _LEFT, elided(text, font, box.width()))
        return y + theme.scaled(height)

    def _paint_sets(self, painter: QPainter, y: int) -> None:
        roles, scaled = theme.roles(), theme.scaled
        sets = tiles_of(self._model)
        painter.setFont(theme.font(13, True))
        painter.setPen(roles.ink)
        heading = QRect(0, y, self.width(), scaled(26))
        painter.drawText(heading, _LEFT, sets_heading(self._model))
        y += scaled(30)
        size, gap = scaled(TILE if self.height() >= scaled(ROOMY) else SMALL_TILE), scaled(GAP)
        for letter, tiles in sets:
            left = scaled(24) if letter else 0
            if letter:
                now = any(tile.state is TileState.NOW for tile in tiles)
                painter.setPen(roles.pen if now else roles.ink2)
                painter.setFont(theme.font(13, now))
                painter.drawText(QRect(0, y, left, size), _LEFT, letter)
            across = max((self.width() - left) // (size + gap), 1)
            for place, tile in enumerate(tiles):
                x = left + place % across * (size + gap)
                top = y + place // across * (size + gap)
                paint_tile(painter, QRect(x, top, size, size), tile, theme.font(13))
            y += (max(len(tiles) - 1, 0) // across + 1) * (size + gap) + scaled(6)


def sets_heading(model: LotsModel) -> str:
    """What the tiles are."""
    if model.restricted is not None and model.restricted.sets is not None:
        return translate("Lots", "Varma sets for {0} players").format(model.size)
    return translate("Lots", "Numbers")
