"""What the numbers mean: the pairs of the first round, before the lots are drawn."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.domain.edits import calendar
from arbiter.domain.tournament import Regulations
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.lots_model import LotsModel
from arbiter.ui.table_heading import elided

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROW, HEAD = 26, 28


class FirstRound(QWidget):
    """One line per board, as far as there is room, and who is free in an odd field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairs: list[tuple[str, str, str, str]] = []
        self.free = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        theme.notifier().changed.connect(self.update)

    def show_pairs(self, model: LotsModel, regulations: Regulations) -> None:
        """Show who would meet whom with the numbers of *model*; a number not given is blank."""
        boards = [game for game in calendar(model.size, regulations) if game.round == 1]
        self.pairs = []
        for game in boards:
            white, black = model.player_with(game.white), model.player_with(game.black)
            self.pairs.append(
                (
                    str(game.white),
                    white.short if white else "",
                    str(game.black),
                    black.short if black else "",
                )
            )
        paired = {number for game in boards for number in (game.white, game.black)}
        free = [number for number in range(1, model.size + 1) if number not in paired]
        players = ((number, model.player_with(number)) for number in free)
        self.free = ", ".join(
            f"{number}  {player.short}" if player else str(number) for number, player in players
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(200), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        roles, scaled = theme.roles(), theme.scaled
        if self.height() < scaled(HEAD + ROW):
            return
        painter = QPainter(self)
        painter.setFont(theme.font(13, True))
        painter.setPen(roles.ink)
        heading = translate("Lots", "Round 1 with these numbers")
        painter.drawText(QRect(0, 0, self.width(), scaled(HEAD)), _LEFT, heading)
        number, font = scaled(26), theme.font(14)
        half = (self.width() - scaled(16)) // 2
        for place, (white, white_name, black, black_name) in enumerate(self.pairs):
            top = scaled(HEAD) + place * scaled(ROW)
            if top + scaled(ROW) > self.height():
                break
            for left, shown, name in (
                (0, white, white_name),
                (half + scaled(16), black, black_name),
            ):
                painter.setFont(theme.font(13))
                painter.setPen(roles.ink3)
                painter.drawText(QRect(left, top, number, scaled(ROW)), _RIGHT, shown)
                painter.setFont(font)
                painter.setPen(roles.ink)
                room = half - number - scaled(8)
                box = QRect(left + number + scaled(8), top, room, scaled(ROW))
                painter.drawText(box, _LEFT, elided(name, font, room))
            painter.setPen(roles.ink3)
            painter.drawText(
                QRect(half, top, scaled(16), scaled(ROW)), Qt.AlignmentFlag.AlignCenter, "–"
            )
        top = scaled(HEAD) + len(self.pairs) * scaled(ROW)
        if self.free and top + scaled(ROW) <= self.height():
            painter.setFont(theme.font(13))
            painter.setPen(roles.ink2)
            text = f"{translate('Pairings', 'Free this round:')}  {self.free}"
            line = QRect(scaled(8), top, self.width() - scaled(8), scaled(ROW))
            painter.drawText(line, _LEFT, elided(text, theme.font(13), line.width()))
        painter.end()
