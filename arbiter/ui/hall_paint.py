"""Paints a page of the hall screen. All sizes are of a picture 1080 units high.

What is read from the last row of the hall is never smaller than ``LETTERS``: its capitals are
then a fortieth of the picture high. Only the heading of the standings and the foot are.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from arbiter.domain.names import family_name, short_name
from arbiter.ui import theme
from arbiter.ui.figures import paint_number, split_number
from arbiter.ui.hall_pages import BESIDE, LINES, HallBoard, HallLine, HallPage
from arbiter.ui.languages import translate
from arbiter.ui.table_heading import elided

HEIGHT = 1080
HEAD, FOOT, EDGE = 104, 62, 48
LETTERS = 39
LARGE = 46
ROOMY = 76
"""Rows so high have room for large letters."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class HallPainter:
    """Paints one page into a picture of *width* by *height* pixels in the colours *roles*."""

    def __init__(self, painter: QPainter, width: int, height: int, roles: theme.Roles) -> None:
        self._painter = painter
        self._width, self._height = width, height
        # On a screen that is higher than wide the width sets the size.
        self._unit = min(height / HEIGHT, width / (HEIGHT * 4 / 3))
        self._roles = roles

    # Sizes and texts

    def _px(self, units: float) -> int:
        return max(round(units * self._unit), 1)

    def _font(self, units: float, bold: bool = False) -> QFont:
        font = QFont(theme.font(16, bold))
        font.setPixelSize(self._px(units))
        return font

    def _text(
        self,
        box: QRect,
        text: str,
        font: QFont,
        ink: str,
        way: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        self._painter.setFont(font)
        self._painter.setPen(getattr(self._roles, ink))
        self._painter.drawText(box, way, elided(text, font, box.width()))

    def _name(self, box: QRect, name: str, font: QFont, ink: str) -> None:
        """A name that doesn't fit becomes surname and initial, then the surname."""
        metrics = QFontMetrics(font)
        forms = (name, short_name(name), family_name(name))
        fitting = (form for form in forms if metrics.horizontalAdvance(form) <= box.width())
        self._text(box, next(fitting, forms[-1]), font, ink)

    def _number(self, box: QRect, text: str, font: QFont, ink: str) -> None:
        whole, rest = split_number(text)
        if rest not in ("", "½"):  # points in brackets, of somebody who does not count
            self._text(box, text, font, ink, _RIGHT)
            return
        paint_number(self._painter, box, whole, rest, font, getattr(self._roles, ink))

    def _line(self, left: int, top: int, width: int, ink: str) -> None:
        self._painter.fillRect(left, top, width, self._px(1), getattr(self._roles, ink))

    # The page

    def paint(self, page: HallPage, event: str, following: str, foot: tuple[str, str]) -> None:
        """The whole picture: *following* is when the next round begins, *foot* what stands at
        the left and at the right below."""
        roles, px = self._roles, self._px
        self._painter.fillRect(0, 0, self._width, self._height, roles.surface)
        body = QRect(0, px(HEAD), self._width, self._height - px(HEAD) - px(FOOT))
        self._paint_head(page.heading, page.aside or event, following)
        inside = body.adjusted(px(EDGE), px(8), -px(EDGE), -px(4))
        if page.boards:
            self._paint_boards(page, inside)
        elif page.rows:
            self._paint_crosstable(page, inside)
        elif page.lines:
            self._paint_columns(page.lines, inside)
        else:
            self._text(inside, page.sentence, self._font(LARGE), "ink2", _CENTRE)
        self._paint_foot(*foot)

    def _paint_head(self, heading: str, event: str, following: str) -> None:
        px = self._px
        box = QRect(px(EDGE), 0, self._width - 2 * px(EDGE), px(HEAD))
        large, plain, next_font = self._font(54, True), self._font(39), self._font(39, True)
        self._text(box, heading, large, "ink")
        left = QFontMetrics(large).horizontalAdvance(heading) + px(34)
        right = QFontMetrics(next_font).horizontalAdvance(following)
        if left + right > box.width():
            right = 0  # a long heading on a small screen: the heading counts
        else:
            self._text(box, following, next_font, "pen", _RIGHT)
        room = box.adjusted(left, 0, -right - px(34) if right else 0, 0)
        if room.width() > px(120):
            self._text(room, event, plain, "ink2")
        self._line(0, px(HEAD) - 1, self._width, "rule")

    def _paint_foot(self, left: str, right: str) -> None:
        px = self._px
        box = QRect(0, self._height - px(FOOT), self._width, px(FOOT))
        self._painter.fillRect(box, self._roles.window)
        inside = box.adjusted(px(EDGE), 0, -px(EDGE), 0)
        font = self._font(29)
        self._text(inside, right, font, "ink2", _RIGHT)
        room = inside.width() - QFontMetrics(font).horizontalAdvance(right) - px(34)
        self._text(QRect(inside.left(), inside.top(), room, inside.height()), left, font, "ink2")

    # Boards

    def _paint_boards(self, page: HallPage, box: QRect) -> None:
        px = self._px
        few = len(page.boards) <= BESIDE
        if page.beside:
            wide = round(box.width() * 0.63)
            column = QRect(box.left() + wide + px(56), box.top(), 0, box.height())
            column.setRight(box.right())
            self._painter.fillRect(
                column.left() - px(28), px(HEAD), px(1), box.height() + px(12), self._roles.rule
            )
            self._paint_beside(page, column)
            box = QRect(box.left(), box.top(), wide, box.height())
        below = px(64) if page.free else 0
        row = min(px(110 if few else ROOMY), (box.height() - below) // len(page.boards))
        if page.free:
            under = box.top() + row * len(page.boards) + px(8)
            line = QRect(box.left() + px(96), under, box.width() - px(96), px(52))
            self._text(line, page.free, self._font(LETTERS), "ink2")
        points = not page.beside
        size = LARGE if few else LETTERS
        if few and not self._surnames_fit(page, box.width(), points=points):
            size = LETTERS
        for place, board in enumerate(page.boards):
            cell = QRect(box.left(), box.top() + place * row, box.width(), row)
            self._paint_board(board, cell, size, self._result_width(page, size), points=points)
            self._line(cell.left(), cell.bottom(), cell.width(), "line")

    def _result_width(self, page: HallPage, size: int) -> int:
        """Room for every result of *page*, and for the words in its place."""
        metrics = QFontMetrics(self._font(LETTERS, True))
        words = max(metrics.horizontalAdvance(board.word) for board in page.boards) + self._px(16)
        return max(self._px(180 if size == LARGE else 150), words)

    def _side_width(self, width: int, result: int) -> int:
        """Room for one player of a board in a row of *width*."""
        return (width - self._px(66) - self._px(30) - result - 2 * self._px(30)) // 2

    def _surnames_fit(self, page: HallPage, width: int, *, points: bool) -> bool:
        """Whether no surname would be cut in large letters."""
        metrics = QFontMetrics(self._font(LARGE, True))
        room = self._side_width(width, self._result_width(page, LARGE))
        room -= self._px(100) if points else 0
        names = (name for board in page.boards for name in (board.white, board.black))
        return all(metrics.horizontalAdvance(family_name(name)) <= room for name in names)

    def _paint_board(
        self, board: HallBoard, cell: QRect, size: int, result: int, *, points: bool
    ) -> None:
        px = self._px
        number, gap = px(66), px(30)
        own = px(100) if points else 0
        side = self._side_width(cell.width(), result)
        font, bold = self._font(size), self._font(size, True)
        top, height = cell.top(), cell.height()
        self._text(QRect(cell.left(), top, number, height), str(board.number), bold, "ink3", _RIGHT)
        left = cell.left() + number + gap
        middle = QRect(left + side + gap // 2, top, result + gap, height)
        for which, at, name, score in (
            ("w", left, board.white, board.white_points),
            ("b", middle.right() + gap // 2, board.black, board.black_points),
        ):
            ink = "ink2" if board.lost == which else "ink"
            room = QRect(at, top, side - own, height)
            self._name(room, name, bold if board.won == which else font, ink)
            if points:
                figures = QRect(at + side - own, top, own - px(20), height)
                self._number(figures, score, font, "ink3")
        self._paint_result(board, middle, size)

    def _paint_result(self, board: HallBoard, box: QRect, size: int) -> None:
        px = self._px
        centre = box.center()
        if board.word:
            font = self._font(LETTERS, True)
            self._text(box, board.word, font, "warn", _CENTRE)
            return
        if not board.left:
            stroke = px(52)
            self._painter.fillRect(
                centre.x() - stroke // 2, centre.y(), stroke, px(2), self._roles.edge
            )
            return
        sign = ":" if board.forfeit else "–"
        font, bold = self._font(size + 4), self._font(size + 4, True)
        gap = px(22)
        self._text(box, sign, font, "ink3", _CENTRE)
        drawn = not board.won and board.left == board.right != "0"
        for side, mark, way in (("w", board.left, _RIGHT), ("b", board.right, _LEFT)):
            strong = board.won == side or drawn
            half = (
                QRect(box.left(), box.top(), centre.x() - gap - box.left(), box.height())
                if side == "w"
                else QRect(
                    centre.x() + gap, box.top(), box.right() - centre.x() - gap, box.height()
                )
            )
            self._text(half, mark, bold if strong else font, "ink" if strong else "ink3", way)

    # Standings

    def _paint_beside(self, page: HallPage, box: QRect) -> None:
        px = self._px
        heading = QRect(box.left(), box.top(), box.width(), px(46))
        font = self._font(28, True)
        metrics = QFontMetrics(font)
        fitting = (form for form in page.beside if metrics.horizontalAdvance(form) <= box.width())
        self._text(heading, next(fitting, page.beside[-1]), font, "ink2")
        rest = box.adjusted(0, px(50), 0, 0)
        self._paint_lines(page.lines, rest, px(53))

    def _paint_columns(self, lines: tuple[HallLine, ...], box: QRect) -> None:
        """Up to sixteen players under each other, more in two columns."""
        px = self._px
        if len(lines) <= LINES:
            row = min(px(104), box.height() // len(lines))
            self._paint_lines(lines, box, row, LARGE if row >= px(ROOMY) else LETTERS)
            return
        half = -(-len(lines) // 2)
        gap = px(72)
        width = (box.width() - gap) // 2
        for column, part in enumerate((lines[:half], lines[half:])):
            left = box.left() + column * (width + gap)
            self._paint_lines(part, QRect(left, box.top(), width, box.height()), px(56))

    def _paint_lines(
        self, lines: tuple[HallLine, ...], box: QRect, row: int, size: int = LETTERS
    ) -> None:
        """One line for a player. Where there is much room the lines don't run apart: the points
        stay near the names."""
        px = self._px
        row = min(row, box.height() // len(lines))
        width = min(box.width(), px(1100))
        place, gap, points = px(118), px(24), px(100)
        font, bold = self._font(size), self._font(size, True)
        for line, told in enumerate(lines):
            top = box.top() + line * row
            ink = "ink3" if told.left else "ink"
            self._text(QRect(box.left(), top, place, row), told.place, font, "ink3", _RIGHT)
            room = QRect(box.left() + place + gap, top, width - place - gap - points, row)
            self._name(room, told.name, font, ink)
            figures = QRect(box.left() + width - points, top, points, row)
            self._number(figures, told.points, bold, ink)
            if told.ends:
                self._line(box.left(), top + row - 1, width, "line")

    # Crosstable

    def _widest(self, page: HallPage, size: int) -> int:
        metrics = QFontMetrics(self._font(size))
        return max(metrics.horizontalAdvance(row.name) for row in page.rows)

    def _paint_crosstable(self, page: HallPage, box: QRect) -> None:
        px = self._px
        head = px(50)
        row = min(px(96), (box.height() - head) // len(page.rows))
        place, gap, points = px(62), px(20), px(116)
        marks = max((len(cell or "") for row in page.rows for cell in row.cells), default=1)
        least = px(64 if marks <= 2 else 112)
        free = box.width() - place - gap - points - least * len(page.columns)
        size = LARGE if row >= px(ROOMY) else LETTERS
        if self._widest(page, size) > max(free, px(240)):
            size = LETTERS
        font, bold, small = self._font(size), self._font(size, True), self._font(LETTERS)
        name = min(self._widest(page, size) + px(24), max(free, px(240)))
        room = box.width() - place - gap - name - points
        cell = min(room // len(page.columns), px(96 if marks <= 2 else 150))
        left = box.left() + place + gap + name
        for column, text in enumerate(page.columns):
            self._text(
                QRect(left + column * cell, box.top(), cell, head), text, small, "ink3", _CENTRE
            )
        end = left + cell * len(page.columns)
        heading = QRect(end, box.top(), points, head)
        self._text(heading, translate("Hall", "Pts", "points"), small, "ink3", _RIGHT)
        width = end + points - box.left()
        self._line(box.left(), box.top() + head - 1, width, "rule")
        for line, told in enumerate(page.rows):
            top = box.top() + head + line * row
            self._text(QRect(box.left(), top, place, row), told.place, font, "ink3", _RIGHT)
            self._name(
                QRect(box.left() + place + gap, top, name - px(8), row), told.name, font, "ink"
            )
            for column, text in enumerate(told.cells):
                area = QRect(left + column * cell, top, cell, row - 1)
                if text is None:
                    self._painter.fillRect(area.adjusted(1, 1, -1, 0), self._roles.diagonal)
                else:
                    won = text in ("1", "+")
                    ink = "ink3" if text in ("0", "−") else "ink"
                    self._text(area, text, bold if won else font, ink, _CENTRE)
            self._number(QRect(end, top, points, row), told.points, bold, "ink")
            self._line(box.left(), top + row - 1, width, "line")
