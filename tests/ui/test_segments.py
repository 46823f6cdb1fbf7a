"""A choice of a few words in a row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from arbiter.ui.segments import Segments


@pytest.fixture
def choice(qapp: object, qtbot: object) -> Segments:
    segments = Segments("Order")
    qtbot.addWidget(segments)
    segments.show_words(["number", "place"], 0)
    segments.show()
    segments.resize(segments.sizeHint())
    return segments


def test_arrows_choose_and_stop_at_the_ends(choice: Segments, qtbot: object) -> None:
    """Each change is told once."""
    told: list[int] = []
    choice.chosen.connect(told.append)

    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(choice, key)

    assert told == [1, 0]
    assert choice.accessibleDescription() == "number"


def test_space_goes_round(choice: Segments) -> None:
    """From the last word to the first."""
    QTest.keyClick(choice, Qt.Key.Key_Space)
    assert choice.on == 1
    QTest.keyClick(choice, Qt.Key.Key_Space)
    assert choice.on == 0


def test_a_click_chooses_the_word_under_it(choice: Segments) -> None:
    """At the right end the last one."""
    right = QPoint(choice.width() - 12, choice.height() // 2)
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton, pos=right)

    assert choice.on == 1


def test_being_shown_other_words_tells_nobody(choice: Segments) -> None:
    """Only the person's choice is told."""
    told: list[int] = []
    choice.chosen.connect(told.append)

    choice.show_words(["DE", "SB", "KS"], 2)

    assert (choice.on, choice.words, told) == (2, ["DE", "SB", "KS"], [])


def test_words_that_need_more_room_go_on_in_another_row(choice: Segments) -> None:
    """The same words, narrower and higher; and back again with room."""
    whole = choice.sizeHint()
    choice.wrap_within(whole.width() // 2)
    wrapped = choice.sizeHint()

    assert wrapped.width() < whole.width()
    assert wrapped.height() > whole.height()
    choice.wrap_within(0)
    assert choice.sizeHint() == whole
