from PySide6.QtWidgets import QWidget

from arbiter.ui.empty_words import EmptyWords, paint_in_corner


def test_the_words_are_read_aloud_and_can_change(qtbot):
    page = EmptyWords("No result yet.")
    qtbot.addWidget(page)
    assert page.accessibleName() == "No result yet."
    page.say("Nothing to check.")
    assert page.words == page.accessibleName() == "Nothing to check."


def test_words_in_the_corner_keep_clear_of_the_edges(qtbot):
    class Nothing(QWidget):
        def paintEvent(self, event):
            paint_in_corner(self, "Nothing to check.")

    empty, page = QWidget(), Nothing()
    pictures = []
    for widget in (empty, page):
        qtbot.addWidget(widget)
        widget.resize(200, 80)
        pictures.append(widget.grab().toImage())
    plain, written = pictures
    inked = [
        (x, y) for x in range(200) for y in range(80) if plain.pixel(x, y) != written.pixel(x, y)
    ]

    assert inked
    assert min(x for x, _ in inked) >= 13
    assert min(y for _, y in inked) >= 13
