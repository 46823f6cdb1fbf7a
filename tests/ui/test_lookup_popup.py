"""The lines below a name: where they stand, and which one is marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer
from arbiter.ui.lookup_popup import LookupPopup

PEOPLE = tuple(
    ListedPlayer(f"Ostlund, {name}", str(number), federation="SWE", standard=2000 + number, rapid=1)
    for number, name in enumerate("ABCDEFGH", 1)
)


@pytest.fixture
def popup(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 400)
    window.show()
    found = LookupPopup(window)
    found.window_of_it = window  # or it goes with the end of this function
    return found


def show(popup, field, **kwargs):
    usual = {"marked": 0, "pace": Pace.STANDARD, "listed": frozenset(), "foot": "", "warned": False}
    popup.show_players(PEOPLE, field, **{**usual, **kwargs})


def test_it_stands_below_the_field_or_above_it(popup):
    show(popup, QRect(40, 60, 200, 30))
    assert (popup.x(), popup.y()) == (40, 90)
    assert len(popup.players) == 8
    show(popup, QRect(40, 350, 200, 30))
    assert popup.geometry().bottom() < 350
    assert popup.y() >= 0


def test_in_a_low_window_there_are_fewer_lines(popup):
    popup.parentWidget().resize(800, 200)
    show(popup, QRect(40, 60, 200, 30), marked=7)
    assert 1 <= len(popup.players) < 8
    assert popup.geometry().bottom() < 200


def test_the_mark_goes_round_with_a_place_without_one(popup):
    show(popup, QRect(40, 60, 200, 30), marked=-1)
    assert popup.player is None
    popup.move_mark(1)
    assert popup.player == PEOPLE[0]
    popup.move_mark(-1)
    assert popup.player is None
    popup.move_mark(-1)
    assert popup.player == PEOPLE[7]


def test_it_says_who_is_marked(popup):
    show(popup, QRect(40, 60, 200, 30), listed=frozenset({"1"}), foot="FIDE list")
    assert popup.accessibleDescription() == "Ostlund, A, 2001, SWE, 1, plays here"
    popup.move_mark(-1)
    assert popup.accessibleDescription() == "FIDE list"


def test_ratings_are_those_of_the_pace(popup):
    show(popup, QRect(40, 60, 200, 30), pace=Pace.RAPID)
    assert ", 1, SWE" in popup.accessibleDescription()


def test_a_click_chooses_a_line(popup, qtbot):
    chosen = []
    popup.chosen.connect(chosen.append)
    show(popup, QRect(40, 60, 200, 30))
    place = QRect(0, 70, 10, 1).center()
    qtbot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [2]
    foot = popup.rect().bottomLeft()
    qtbot.mouseClick(popup, Qt.MouseButton.LeftButton, pos=foot)
    assert chosen == [2]
