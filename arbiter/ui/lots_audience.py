"""The drawing of lots before an audience, on the whole screen: one widget, painted at once.

All sizes are of a picture 1080 units high, whatever the text size of the program is.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from arbiter.domain.tournament import LotMethod
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.lots_model import DrawnLine, LotsModel
from arbiter.ui.lots_sets import next_text, sets_heading, tiles_of
from arbiter.ui.lots_tiles import TileState, paint_tile
from arbiter.ui.table_heading import elided

HEIGHT = 1080
HEAD, FOOT, LIST, SETS = 72, 66, 590, 560
ROW = 47
BIG = 240
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class LotsAudience(QWidget):
    """Space draws the next number, Backspace takes the last one back, Esc leaves. By hand the
    number is typed and Enter takes it. Nothing here gives the numbers: that is done on the
    page.

    Signals:
        left: Esc, or the window was closed.
    """

    left = Signal()

    def __init__(self, model: LotsModel, event: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("lots_audience")
        self.setWindowTitle(translate("Lots", "Drawing of lots"))
        self._model = model
        self._event = event
        self.typed = ""
        self.refused = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        model.preview_changed.connect(self._say)
        theme.notifier().changed.connect(self.update)
        self._say()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        by_hand = self._model.method is LotMethod.BY_HAND
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key == Qt.Key.Key_Backspace:
            self._back()
        elif by_hand and event.text().isascii() and event.text().isdigit():
            self.typed, self.refused = (self.typed + event.text())[-3:], False
        elif by_hand and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take_typed()
        elif key == Qt.Key.Key_Space:
            self._model.draw_next()
        self.update()

    def _back(self) -> None:
        self.refused = False
        if self.typed:
            self.typed = self.typed[:-1]
        else:
            self._model.take_last_back()

    def _take_typed(self) -> None:
        if self.typed:
            self.refused = not self._model.draw_next(int(self.typed))
            if not self.refused:
                self.typed = ""

    def closeEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().closeEvent(event)
        self.left.emit()

    def _say(self) -> None:
        line = self._present()
        words = f"{line.player.name} {line.number or ''}".strip() if line else ""
        self.setAccessibleName(words)
        self.update()

    def _present(self) -> DrawnLine | None:
        """Who drew last, or, while a number is typed or nobody has drawn, who draws now."""
        lines = self._model.lines
        drawn = sum(line.number > 0 for line in lines)
        if drawn < len(lines) and (self.typed or not drawn):
            return next(line for line in lines if not line.number)
        return [line for line in lines if line.number][-1] if drawn else None

    # Painting

    def _px(self, units: float) -> int:
        return max(round(units * self.height() / HEIGHT), 1)

    def _font(self, units: float, bold: bool = False) -> QFont:
        font = QFont(theme.font(16, bold))
        font.setPixelSize(self._px(units))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        px, width, height = self._px, self.width(), self.height()
        body = QRect(0, px(HEAD), width, height - px(HEAD) - px(FOOT))
        listed = min(px(LIST), width * 3 // 10)
        sets = min(px(SETS), width * 3 // 10)
        self._paint_head(painter, QRect(0, 0, width, px(HEAD)))
        self._paint_list(painter, QRect(0, body.top(), listed, body.height()))
        middle = QRect(listed, body.top(), width - listed - sets, body.height())
        self._paint_present(painter, middle)
        self._paint_sets(painter, QRect(width - sets, body.top(), sets, body.height()))
        self._paint_foot(painter, QRect(0, height - px(FOOT), width, px(FOOT)))
        roles = theme.roles()
        painter.fillRect(0, body.top() - 1, width, 1, roles.rule)
        painter.fillRect(0, body.bottom() + 1, width, 1, roles.rule)
        painter.fillRect(listed, body.top(), 1, body.height(), roles.rule)
        painter.end()

    def _text(
        self,
        painter: QPainter,
        box: QRect,
        text: str,
        font: QFont,
        ink: str,
        way: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        painter.setFont(font)
        painter.setPen(getattr(theme.roles(), ink))
        painter.drawText(box, way, elided(text, font, box.width()))

    def _paint_head(self, painter: QPainter, box: QRect) -> None:
        inside = box.adjusted(self._px(34), 0, -self._px(34), 0)
        title = translate("Lots", "Drawing of lots")
        font = self._font(30, True)
        self._text(painter, inside, title, font, "ink")
        painter.setFont(font)
        beside = painter.fontMetrics().horizontalAdvance(title) + self._px(24)
        self._text(
            painter,
            inside.adjusted(beside, 0, -inside.width() // 4, 0),
            self._event,
            self._font(26),
            "ink2",
        )
        drawn = sum(line.number > 0 for line in self._model.lines)
        count = translate("Lots", "{0} of {1} drawn").format(drawn, self._model.size)
        self._text(painter, inside, count, self._font(26, True), "ink", _RIGHT)

    def _paint_list(self, painter: QPainter, box: QRect) -> None:
        lines, roles = self._model.lines, theme.roles()
        row = min(self._px(ROW), box.height() // max(min(len(lines), 24), 1))
        fits = max(box.height() // row, 1)
        present = self._present()
        at = lines.index(present) if present in lines else 0
        first = max(min(at - fits // 2, len(lines) - fits), 0)
        for place, line in enumerate(lines[first : first + fits]):
            top = box.top() + place * row
            cell = QRect(0, top, box.width(), row - 1)
            now = line == present
            if now:
                painter.fillRect(cell, roles.pen_soft)
                painter.fillRect(0, top, self._px(5), row - 1, roles.pen)
            units = row * HEIGHT / max(self.height(), 1)
            size = min(26.0, units * 0.56)
            ink = "ink" if line.number or now else "ink2"
            left, right = self._px(24), self._px(24)
            figures = self._px(40)
            self._text(
                painter,
                QRect(left, top, figures, row - 1),
                str(first + place + 1),
                self._font(size * 0.75),
                "ink3",
                _RIGHT,
            )
            number = QRect(box.width() - right - self._px(60), top, self._px(60), row - 1)
            self._text(
                painter,
                number,
                str(line.number or ""),
                self._font(size * 1.1, True),
                "pen" if now else "ink",
                _RIGHT,
            )
            federation = QRect(number.left() - self._px(80), top, self._px(80), row - 1)
            self._text(painter, federation, line.player.federation, self._font(size * 0.75), "ink2")
            name = QRect(left + figures + self._px(18), top, 0, row - 1)
            name.setRight(federation.left() - self._px(8))
            self._text(painter, name, line.player.name, self._font(size, now), ink)
            rule = roles.rule if line.last else roles.line
            painter.fillRect(0, top + row - 1, box.width(), 1, rule)

    def _paint_present(self, painter: QPainter, box: QRect) -> None:
        lines, line, px = self._model.lines, self._present(), self._px
        inside = box.adjusted(px(24), 0, -px(24), 0)
        if line is None:
            return
        place = lines.index(line) + 1
        top = box.top() + px(50)

        def write(height: float, text: str, units: float, ink: str, bold: bool = False) -> None:
            nonlocal top
            row = QRect(inside.left(), top, inside.width(), px(height))
            self._text(painter, row, text, self._font(units, bold), ink, _CENTRE)
            top += px(height)

        count = translate("Lots", "Player {0} of {1}").format(place, len(lines))
        write(50, count, 26, "ink2")
        write(110, line.player.name, 64, "ink", True)
        where = line.player.federation
        if line.envelope:
            where = translate("Lots", "{0}, set {1}").format(where, line.envelope).lstrip(", ")
        write(60, where, 30, "ink2")
        top += px(50)
        number = self.typed or str(line.number or "")
        self._paint_number(
            painter, QRect(inside.left(), top, inside.width(), px(BIG * 1.25)), number
        )
        top += px(BIG * 1.25)
        if self.refused:
            write(50, translate("Lots", "This number is not free."), 28, "bad")
        drawn = sum(one.number > 0 for one in lines)
        top = max(top, box.bottom() - px(180))
        if drawn < len(lines) and not self.typed:
            following = next(one for one in lines if not one.number)
            if following != line:
                write(60, next_text(following, lines, tiles_of(self._model)), 28, "ink")

    def _paint_number(self, painter: QPainter, box: QRect, number: str) -> None:
        font = self._font(BIG, True)
        if hasattr(font, "unsetFeature"):  # figures of equal width are for columns
            font.unsetFeature(QFont.Tag("tnum"))
        painter.setFont(font)
        painter.setPen(theme.roles().bad if self.refused else theme.roles().pen)
        painter.drawText(box, _CENTRE, number)

    def _paint_sets(self, painter: QPainter, box: QRect) -> None:
        px, roles = self._px, theme.roles()
        top = box.top() + px(70)
        inside = QRect(box.left(), top, box.width() - px(24), px(40))
        self._text(painter, inside, sets_heading(self._model), self._font(24), "ink2")
        top += px(56)
        sets = tiles_of(self._model)
        size, gap = px(62), px(10)
        room = box.bottom() - top - px(50)
        left = box.left() + (px(48) if any(letter for letter, _ in sets) else 0)
        across = max((box.right() - px(24) - left) // (size + gap), 1)
        rows = sum(-(-len(tiles) // across) for _, tiles in sets)
        while rows * (size + gap) + px(24) * len(sets) > room and size > 8:
            size -= 2
            across = max((box.right() - px(24) - left) // (size + gap), 1)
            rows = sum(-(-len(tiles) // across) for _, tiles in sets)
        font = QFont(self._font(28))
        font.setPixelSize(max(size * 28 // 62, 6))
        for letter, tiles in sets:
            now = any(tile.state is TileState.NOW for tile in tiles)
            if letter:
                row = QRect(box.left(), top, px(40), size)
                self._text(painter, row, letter, self._font(28, now), "pen" if now else "ink2")
            for place, tile in enumerate(tiles):
                x = left + place % across * (size + gap)
                y = top + place // across * (size + gap)
                paint_tile(painter, QRect(x, y, size, size), tile, font)
            top += -(-len(tiles) // across) * (size + gap) + px(24)
        legend = translate("Lots", "blue: drawn now   filled: taken   framed: free")
        row = QRect(box.left(), top, box.width() - px(24), px(40))
        self._text(painter, row, legend, self._font(20), "ink3")
        painter.setPen(roles.ink)

    def _paint_foot(self, painter: QPainter, box: QRect) -> None:
        inside = box.adjusted(self._px(34), 0, -self._px(34), 0)
        if self._model.method is LotMethod.BY_HAND:
            keys = translate("Lots", "Number and Enter   Backspace takes back   Esc leaves")
        else:
            keys = translate("Lots", "Space draws   Backspace takes back   Esc leaves")
        self._text(painter, inside, keys, self._font(22), "ink3")
        if self._model.method in (LotMethod.AT_RANDOM, LotMethod.RESTRICTED):
            seed = translate("Lots", "Seed {0}. The same seed gives the same numbers.")
            said = seed.format(self._model.seed)
            right = inside.adjusted(inside.width() // 2, 0, 0, 0)
            self._text(painter, right, said, self._font(22), "ink3", _RIGHT)
