"""A line of a plain table: its bar where it is chosen, its words with air beside them."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from arbiter.domain.edits import SetPending
from arbiter.domain.tournament import Pending
from arbiter.ui import theme
from arbiter.ui.line_delegate import LineDelegate
from arbiter.ui.put_off_list import UNTIL, PutOffModel
from tests.boards import drawn


def _painted(qtbot, *, chosen: bool):
    parent = QWidget()
    qtbot.addWidget(parent)
    model = PutOffModel(parent)
    model.show_games(SetPending(1, 4, 1, Pending.POSTPONED)(drawn(4)), "2026-05-01")
    picture = QPixmap(200, 34)
    picture.fill(theme.roles().surface)
    painter = QPainter(picture)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 200, 34)
    if chosen:
        option.state |= QStyle.StateFlag.State_Selected
    LineDelegate(20, parent).paint(painter, option, model.index(0, UNTIL))
    painter.end()
    return picture.toImage()


def test_words_begin_after_the_margin(qtbot) -> None:
    """And a line is below."""
    image = _painted(qtbot, chosen=False)
    ground = image.pixel(0, 0)
    inked = {x for x in range(200) for y in range(30) if image.pixel(x, y) != ground}
    assert min(inked) >= theme.scaled(20) - 1
    assert image.pixelColor(100, 33) == theme.roles().line


def test_the_chosen_line_has_a_bar(qtbot) -> None:
    """At its left edge."""
    assert _painted(qtbot, chosen=True).pixelColor(0, 10) == theme.roles().pen
