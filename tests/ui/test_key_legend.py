from PySide6.QtGui import QImage

from arbiter.ui.key_legend import KeyLegend

ENTRIES = [(("1",), "White won"), (("Ctrl", "G"), "go to a board")]


def inked_to(legend: KeyLegend) -> int:
    """The last column of pixels in which something is written."""
    picture: QImage = legend.grab().toImage()
    paper = picture.pixel(2, 10)
    rows = range(6, picture.height() - 4)
    return max(x for x in range(picture.width()) if any(picture.pixel(x, y) != paper for y in rows))


def test_what_does_not_fit_is_left_out_from_the_right(qtbot):
    legend = KeyLegend()
    qtbot.addWidget(legend)
    legend.show_entries(ENTRIES)
    legend.resize(500, 34)
    wide = inked_to(legend)
    legend.resize(wide - 40, 34)
    assert 40 < inked_to(legend) < wide - 100


def test_it_can_be_read_aloud(qtbot):
    legend = KeyLegend()
    qtbot.addWidget(legend)
    legend.show_entries(ENTRIES)
    assert legend.accessibleName() == "1 White won, Ctrl+G go to a board"
