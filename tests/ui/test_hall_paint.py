"""Letters that can be read from the last row, on the pictures that beamers have."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from arbiter.domain.standings import standings
from arbiter.ui import theme
from arbiter.ui.hall_pages import HallView, hall_pages
from arbiter.ui.hall_paint import HallPainter
from tests import demo
from tests.boards import drawn

FOOT_OR_HEADING = 62 / 1080


class Recorder(HallPainter):
    """Notes the text, the font and the place of everything that is written."""

    def __init__(self, painter: QPainter, width: int, height: int, roles: theme.Roles) -> None:
        super().__init__(painter, width, height, roles)
        self.written: list[tuple[str, QFont, float, float, float]] = []

    def _text(self, box, text, font, ink, *way) -> None:
        self.written.append((text, QFont(font), box.left(), box.top(), box.width()))
        super()._text(box, text, font, ink, *way)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("which", ["sixteen", "eight_twice", "twelve_long_names", 32])
@pytest.mark.parametrize("view", HallView)
def test_letters_are_a_fortieth_of_the_picture(qapp, size, which, view) -> None:
    """Everything but the foot and the heading of the standings beside the boards."""
    tournament = drawn(which) if isinstance(which, int) else getattr(demo, which)()
    width, height = size
    for page in hall_pages(standings(tournament), view):
        image = QImage(width, height, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        recorder = Recorder(painter, width, height, theme.LIGHT)
        recorder.paint(page, "Cup", "Round 2 at 15:00", ("foot", "foot right"))
        painter.end()
        assert recorder.written
        for text, font, left, top, room in recorder.written:
            assert left >= 0
            assert left + room <= width + 1
            if text in page.beside or text.startswith("foot"):
                continue
            assert QFontMetricsF(font).capHeight() >= height / 40 - 1, text
            assert QFontMetricsF(font).horizontalAdvance(text) <= room + 1, text
            assert top >= 0


def test_the_two_themes_differ(qapp) -> None:
    """The picture is on the ground of the theme that was chosen for the hall."""
    page = hall_pages(standings(drawn(6)), HallView.ROTATING)[0]
    for roles in (theme.LIGHT, theme.DARK):
        image = QImage(640, 360, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        HallPainter(painter, 640, 360, roles).paint(page, "", "", ("", ""))
        painter.end()
        assert image.pixelColor(2, 120) == roles.surface


def test_why_a_board_has_no_result_is_never_cut(qapp) -> None:
    """However long the word is in a language: the names give way."""
    (page,) = hall_pages(standings(demo.sixteen()), HallView.BOARDS)
    boards = tuple(replace(board, word="odłożona partia") for board in page.boards)
    image = QImage(1280, 720, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    recorder = Recorder(painter, 1280, 720, theme.LIGHT)
    recorder.paint(replace(page, boards=boards), "", "", ("", ""))
    painter.end()
    rooms = [(font, room) for text, font, *_, room in recorder.written if text.startswith("odł")]
    assert len(rooms) == len(boards)
    for font, room in rooms:
        assert QFontMetricsF(font).horizontalAdvance("odłożona partia") <= room
