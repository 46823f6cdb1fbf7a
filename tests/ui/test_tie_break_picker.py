"""Tie-breaks are found by group, by name and by code."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from arbiter.domain.tiebreaks import known
from arbiter.ui.languages import set_language
from arbiter.ui.tie_break_picker import TieBreakPicker

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Pop-ups ask the window system for what it does not have here."""


@pytest.fixture
def button(qtbot) -> QLabel:
    button = QLabel("Add")
    qtbot.addWidget(button)
    button.show()
    return button


@pytest.fixture
def picker(button: QLabel) -> TieBreakPicker:
    picker = TieBreakPicker(button)
    picker.offer(("SB", "DE"))
    picker.pop_up(button)
    return picker


def shown(picker: TieBreakPicker) -> list[str]:
    return [picker.list.item(row).text() for row in range(picker.list.count())]


def test_everything_that_is_not_listed_is_offered_in_groups(picker: TieBreakPicker) -> None:
    """Lots are chosen elsewhere; a group of which all is listed has no heading."""
    assert set(picker.codes) == {*known()} - {"SB", "DE", "LOT"}
    assert shown(picker)[:2] == ["Opponents’ points", "Sonneborn-Berger, Cut-1"]
    assert "Games of those who are level" not in shown(picker)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("koya", ["KS", "KS/L+1", "KS/L+2", "KS/L-1", "KS/L-2"]),
        ("black", ["BPG", "BWG"]),
        ("aro/c", ["ARO/C1", "ARO/C2"]),
        ("perf opponents", ["APRO", "APPO"]),
        ("ks/l1", ["KS/L+1"]),
        ("KS/L60", ["KS/L60"]),
        ("win", ["WIN"]),
        ("sb", ["SB/C1", "SB/C2", "SB/M1", "SB/M2", "SB/US", "SSB"]),
    ],
)
def test_names_and_codes_are_searched(picker: TieBreakPicker, typed: str, codes: list[str]) -> None:
    """In any order of the words; a code typed whole comes first, by its usual spelling."""
    picker.search.setText(typed)
    assert picker.codes == codes


@pytest.mark.parametrize("typed", ["BH", "Buchholz", "AOB", "FB", "HAND", "LOT"])
def test_b29_what_is_not_for_a_list_is_not_found(picker: TieBreakPicker, typed: str) -> None:
    """The Buchholz family is nowhere; play-offs and lots are no lines of the list."""
    picker.search.setText(typed)
    assert picker.codes == []
    assert shown(picker) == ["No tie-break for a round robin is called so."]


def test_a_play_off_is_no_line_of_the_list(picker: TieBreakPicker) -> None:
    """Its letters stand in many names; it is not among them."""
    picker.search.setText("PO")
    assert "PO" not in picker.codes


def test_arrows_and_enter_choose_while_the_search_has_the_keyboard(qtbot, picker) -> None:
    """What heads a group is passed over."""
    picker.search.setText("black")
    qtbot.keyClick(picker.search, Qt.Key.Key_Down)
    with qtbot.waitSignal(picker.chosen) as chosen:
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)

    assert chosen.args == ["BWG"]
    assert picker.isHidden()


def test_enter_without_anything_found_chooses_nothing(qtbot, picker: TieBreakPicker) -> None:
    """And the search stays open."""
    picker.search.setText("nothing like it")
    qtbot.keyClick(picker.search, Qt.Key.Key_Up)
    with qtbot.assertNotEmitted(picker.chosen):
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert picker.isVisible()


def test_the_next_time_nothing_is_looked_for(picker: TieBreakPicker) -> None:
    """Another list, an empty search."""
    picker.search.setText("koya")
    picker.offer(known())

    assert picker.search.text() == ""
    assert shown(picker) == ["All are on the list."]


def test_russian_names_are_searched_too(qtbot, picker: TieBreakPicker) -> None:
    """And FIDE's codes beside them."""
    set_language("ru")
    picker.offer(())
    picker.search.setText("sb")
    assert "SB" in picker.codes
