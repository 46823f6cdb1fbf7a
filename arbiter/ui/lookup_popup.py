"""The lines below a name that is being typed: who in the rating list may be meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.player_columns import masked
from arbiter.ui.table_heading import elided

MOST = 8
"""Lines; who is not among them is found by more letters."""
LINE, FOOT, AIR = 30, 26, 8
_NAME, _TITLE, _RATING, _FEDERATION, _ID, _YEAR, _LISTED = 216, 50, 52, 52, 92, 48, 0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)


class LookupPopup(QWidget):
    """Stands over the window and never has the keys: they stay with the field above it.

    Signals:
        chosen: (int) a line was clicked, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lookup")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.players: tuple[ListedPlayer, ...] = ()
        self.marked = -1
        self.foot, self.warned = "", False
        self._pace = Pace.UNKNOWN
        self._listed: frozenset[str] = frozenset()
        self.hide()

    def show_players(
        self,
        players: Sequence[ListedPlayer],
        field: QRect,
        *,
        marked: int,
        pace: Pace,
        listed: frozenset[str],
        foot: str,
        warned: bool,
    ) -> None:
        """Show *players* below *field*, or above it where there is more room.

        The ratings are those of *pace*; who has an id that is in *listed* plays already. *foot*
        says which list it is, and is *warned* of in its colour where that is old.
        """
        self.players, self.marked = tuple(players), marked
        self._pace, self._listed = pace, listed
        self.foot, self.warned = foot, warned
        self._place(field)
        self._say()
        self.show()
        self.raise_()
        self.update()

    def move_to(self, field: QRect) -> None:
        """Stand below *field*, which has moved, or above it."""
        self._place(field)

    def move_mark(self, lines: int) -> None:
        """Mark the line so many below the marked one; over the ends no line is marked."""
        count = len(self.players) + 1
        self.marked = (self.marked + 1 + lines) % count - 1
        self._say()
        self.update()

    @property
    def player(self) -> ListedPlayer | None:
        """Who is marked."""
        return self.players[self.marked] if 0 <= self.marked < len(self.players) else None

    def _say(self) -> None:
        present = self.player
        said = ", ".join(filter(None, self._texts(present))) if present is not None else ""
        self.setAccessibleName(translate("Lookup", "Rating list"))
        self.setAccessibleDescription(said or self.foot)

    def _texts(self, player: ListedPlayer) -> tuple[str, ...]:
        return (
            player.name,
            player.title,
            str(player.rating(self._pace) or player.national or ""),
            player.federation,
            player.fide_id or masked(player.national_id),
            player.birth[:4],
            translate("Lookup", "plays here") if player.fide_id in self._listed else "",
        )

    def _place(self, field: QRect) -> None:
        room = self.parentWidget().rect()
        name = max(theme.scaled(_NAME), field.width())
        others = (_TITLE, _RATING, _FEDERATION, _ID, _YEAR)
        plays = any(player.fide_id in self._listed for player in self.players)
        last = theme.scaled(90) if plays else 0
        width = name + sum(map(theme.scaled, others)) + theme.scaled(3 * AIR) + last
        width = min(width, room.width())
        foot = QFontMetrics(theme.font(12)).boundingRect(
            QRect(0, 0, width - theme.scaled(2 * AIR), 1000), _WRAPPED, self.foot
        )
        self._foot_height = max(theme.scaled(FOOT), foot.height() + theme.scaled(AIR))
        below, above = room.bottom() - field.bottom(), field.top()
        most = max(below, above) - self._foot_height - 2
        lines = max(min(len(self.players), most // theme.scaled(LINE)), 1)
        self.players = self.players[:lines]
        self.marked = min(self.marked, lines - 1)
        height = lines * theme.scaled(LINE) + self._foot_height + 2
        top = field.bottom() + 1 if height <= below or below >= above else field.top() - height
        left = max(min(field.left(), room.width() - width), 0)
        self.setGeometry(left, top, width, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = int(event.position().y()) // theme.scaled(LINE)
        if 0 <= line < len(self.players):
            self.chosen.emit(line)

    def paintEvent(self, event: QPaintEvent) -> None:
        roles, painter = theme.roles(), QPainter(self)
        painter.fillRect(self.rect(), roles.surface)
        for line, player in enumerate(self.players):
            band = QRect(1, 1 + line * theme.scaled(LINE), self.width() - 2, theme.scaled(LINE))
            if line == self.marked:
                painter.fillRect(band, roles.pen_soft)
            self._paint_line(painter, band, self._texts(player), marked=line == self.marked)
        foot = QRect(0, self.height() - self._foot_height, self.width(), self._foot_height)
        painter.fillRect(foot.left(), foot.top(), foot.width(), 1, roles.line)
        painter.setFont(theme.font(12))
        painter.setPen(roles.warn if self.warned else roles.ink3)
        inside = foot.adjusted(theme.scaled(AIR), 0, -theme.scaled(AIR), 0)
        painter.drawText(inside, _WRAPPED, self.foot)
        painter.setPen(QPen(roles.edge, 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_line(
        self, painter: QPainter, band: QRect, texts: tuple[str, ...], *, marked: bool
    ) -> None:
        roles, air = theme.roles(), theme.scaled(AIR)
        plays = bool(texts[6])
        right = band.right() - air
        pieces: list[tuple[str, int, Qt.AlignmentFlag, QColor, int]] = [
            (texts[5], _YEAR, _RIGHT, roles.ink2, 13),
            (texts[4], _ID, _RIGHT, roles.ink2, 13),
            (texts[3], _FEDERATION, _RIGHT, roles.ink2, 13),
            (texts[2], _RATING, _RIGHT, roles.ink, 14),
            (texts[1], _TITLE, _RIGHT, roles.ink2, 13),
        ]
        if any(player.fide_id in self._listed for player in self.players):
            pieces.insert(0, (texts[6], 90, _RIGHT, roles.warn, 12))
        for text, width, where, ink, px in pieces:
            cell = QRect(
                right - theme.scaled(width), band.top(), theme.scaled(width), band.height()
            )
            painter.setFont(theme.font(px))
            painter.setPen(ink)
            painter.drawText(cell, where, elided(text, theme.font(px), cell.width()))
            right = cell.left()
        font = theme.font(15, marked)
        painter.setFont(font)
        painter.setPen(roles.ink3 if plays else roles.ink)
        cell = QRect(band.left() + air, band.top(), right - band.left() - air, band.height())
        painter.drawText(cell, _LEFT, elided(texts[0], font, cell.width()))
