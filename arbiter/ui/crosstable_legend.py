"""The line under the crosstable that says what its signs mean."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from arbiter.domain.tournament import Pending, Tournament
from arbiter.ui import theme
from arbiter.ui.crosstable_headers import draw
from arbiter.ui.crosstable_paint import disc, paint_hatching, paint_triangle
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.result_words import side_name
from arbiter.wording import assumptions

Sign = Callable[[QPainter, QRect], None]


class Legend(QWidget):
    """One line; what there is no room for is left out from the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._entries: list[tuple[Sign | None, int, str]] = []
        theme.notifier().changed.connect(self._look_changed)

    def sizeHint(self) -> QSize:
        return QSize(0, theme.scaled(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_for(self, tournament: Tournament, *, entered: bool) -> None:
        """Explain the signs that *tournament* shows; *entered* if something was, just now."""
        entries: list[tuple[Sign | None, int, str]] = [
            (None, 0, text) for text in assumptions(tournament, translate)
        ]
        open_games = tournament.open_games
        if any(game.colours_known for game in open_games):
            venues = tournament.regulations.home_and_away
            entries.append((self._white, 12, side_name(white=True, venues=venues)))
            entries.append((self._black, 12, side_name(white=False, venues=venues)))
        if any(game.round is not None for game in open_games):
            text = translate("Crosstable", "round still to come, bold: this round")
            entries.append((self._number, 18, text))
        if any(game.pending is Pending.POSTPONED for game in open_games):
            entries.append((self._triangle, 15, translate("Crosstable", "postponed")))
        if any(game.pending is Pending.EARLY for game in open_games):
            entries.append((self._triangle, 15, translate("Crosstable", "to be played early")))
        if any(game.pending is Pending.ADJOURNED for game in open_games):
            entries.append((self._adjourned, 22, translate("Crosstable", "adjourned")))
        if tournament.annulled:
            text = translate("Crosstable", "withdrawn, does not count")
            entries.append((self._hatching, 24, text))
        if entered:
            entries.append((self._bar, 20, translate("Crosstable", "last entry")))
        if tournament.regulations.cycles == 2:
            text = translate("Crosstable", "two games in one cell: first game left, second right")
            entries.append((None, 0, text))
        if entries != self._entries:
            self._entries = entries
            self.setAccessibleName("; ".join(text for _, _, text in entries))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        roles = theme.roles()
        theme.fill(painter, roles.surface, self.rect())
        font = theme.font(12)
        left = theme.scaled(14)
        for sign, room, text in self._entries:
            place = QRect(left, 0, theme.scaled(room), self.height())
            wide = round(advance(text, font)) + 1
            right = place.left() + place.width() + wide
            if right > self.width() - theme.scaled(8):
                break
            if sign is not None:
                sign(painter, place)
            painter.setPen(roles.ink2)
            start = place.left() + place.width()
            draw(painter, QRect(start, 0, wide, self.height()), text, font, "left")
            left = right + theme.scaled(20)
        painter.end()

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _white(self, painter: QPainter, place: QRect) -> None:
        self._pieces(painter, place, True)

    def _black(self, painter: QPainter, place: QRect) -> None:
        self._pieces(painter, place, False)

    def _pieces(self, painter: QPainter, place: QRect, white: bool) -> None:
        top = place.top() + (place.height() - theme.scaled(7)) // 2
        painter.drawPixmap(QPoint(place.left(), top), disc(white, self.devicePixelRatioF()))

    def _number(self, painter: QPainter, place: QRect) -> None:
        painter.setPen(theme.roles().ink3)
        draw(painter, place, "12", theme.font(12), "left")

    def _adjourned(self, painter: QPainter, place: QRect) -> None:
        painter.setPen(theme.roles().ink2)
        draw(painter, place, "½?", theme.font(12), "left")

    def _triangle(self, painter: QPainter, place: QRect) -> None:
        size = theme.scaled(8)
        top = place.top() + (place.height() - size) // 2
        paint_triangle(painter, QRect(place.left(), top, size + 1, size + 1))

    def _hatching(self, painter: QPainter, place: QRect) -> None:
        height = theme.scaled(13)
        rect = QRect(
            place.left(), place.top() + (place.height() - height) // 2, theme.scaled(18), height
        )
        paint_hatching(painter, rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.roles().line)
        painter.drawRect(rect)

    def _bar(self, painter: QPainter, place: QRect) -> None:
        thick = theme.scaled(2)
        middle = place.top() + place.height() // 2 + theme.scaled(4)
        theme.fill(painter, theme.roles().pen, place.left(), middle, theme.scaled(14), thick)
