"""Presets over the list of tie-breaks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from arbiter.domain.presets import PRESETS
from arbiter.ui import theme
from arbiter.ui.preset_choice import PresetChoice, in_words
from arbiter.ui.tie_break_list import TieBreakList


@pytest.fixture
def breaks(qtbot) -> TieBreakList:
    breaks = TieBreakList(("WIN", "SB", "SSB"))
    qtbot.addWidget(breaks)
    breaks.show()
    return breaks


def _choose(breaks: TieBreakList, name: str) -> None:
    """As with a key or a click in the open list."""
    place = breaks.preset.findText(name)
    breaks.preset.setCurrentIndex(place)
    breaks.preset.activated.emit(place)


def test_a_preset_fills_the_list(qtbot, breaks: TieBreakList) -> None:
    """With lots, where it ends in lots; the sentence names who said so and when."""
    with qtbot.waitSignal(breaks.changed):
        _choose(breaks, "Sweden 2022")

    assert breaks.codes == ("DE", "SB", "WIN", "BPG", "LOT")
    assert breaks.list.count() == 4
    assert breaks.level.currentText() == "drawing of lots"
    assert "October 2022" in breaks._source.text

    _choose(breaks, "FIDE 2019")
    assert breaks.codes == ("DE", "WIN", "SB", "KS")
    assert breaks.level.currentText() == "shared places"


def test_one_finds_back_to_the_own_order(breaks: TieBreakList) -> None:
    """After a look at the presets it is still there, the last of the list."""
    assert breaks.preset.currentText() == "Own order"
    _choose(breaks, "Russia 2018")
    _choose(breaks, "Own order")

    assert breaks.codes == ("WIN", "SB", "SSB")


def test_a_list_that_becomes_a_preset_is_called_so(breaks: TieBreakList) -> None:
    """And by the next change it is one's own again."""
    breaks.set_codes(("SB", "DE", "WIN"))
    breaks.list.setCurrentRow(1)
    breaks.move_down()
    assert breaks.preset.currentText() == "Russia 2018"
    assert "no general rule" in breaks._source.text

    breaks.level.setCurrentIndex(1)
    assert breaks.preset.currentText() == "Own order"
    assert breaks.codes == ("SB", "WIN", "DE", "LOT")


def test_no_own_order_no_line_for_it(qtbot) -> None:
    """Only what can be chosen is offered, and the keyboard chooses it."""
    breaks = TieBreakList(("SB",))
    qtbot.addWidget(breaks)
    breaks.show()
    assert breaks.preset.count() == len(PRESETS)
    assert breaks.preset.currentText() == "Berger alone"

    qtbot.keyClick(breaks.preset, Qt.Key.Key_Up)
    assert breaks.codes == ("DE", "SB", "WIN", "KS")


def test_the_second_column_is_read_out(breaks: TieBreakList) -> None:
    """What a preset holds does not stand there for the eye alone."""
    spoken = breaks.preset.itemData(0, Qt.ItemDataRole.AccessibleTextRole)

    assert spoken == "FIDE 2019: direct encounter, wins, SB, Koya"
    assert in_words(()) == "places are shared"


def test_the_second_column_is_grey_and_whole(breaks: TieBreakList) -> None:
    """Painted in the weakest ink, and not cut off in a list of the width that is asked for."""
    choice: PresetChoice = breaks.preset
    delegate = choice.itemDelegate()

    def painted(width: int, row: int) -> QImage:
        picture = QImage(width, 32, QImage.Format.Format_RGB32)
        picture.fill(theme.roles().surface)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, 32)
        painter = QPainter(picture)
        delegate.paint(painter, option, choice.model().index(row, 0))
        painter.end()
        return picture

    wide, wider = painted(delegate.width(), 1), painted(delegate.width() + 200, 1)
    grey = theme.roles().ink3
    assert grey.name() in {
        wide.pixelColor(x, y).name() for x in range(100, wide.width()) for y in range(32)
    }
    assert wider.copy(0, 0, wide.width(), 32) == wide
    assert painted(delegate.width() - 60, 1) != wide.copy(0, 0, wide.width() - 60, 32)


def test_lots_in_the_middle_of_a_foreign_list_stay_there(qtbot) -> None:
    """They are shown as a line and are not drawn twice."""
    breaks = TieBreakList(("SB", "LOT", "WIN"))
    qtbot.addWidget(breaks)
    breaks.level.setCurrentIndex(1)

    assert breaks.codes == ("SB", "LOT", "WIN")
    breaks.picker.offer(breaks.codes)
    assert "LOT" not in breaks.picker.codes
