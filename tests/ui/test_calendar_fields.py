"""Fields of the calendar: what they offer, what they give, what they warn of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.ui.calendar_fields import CalendarFields
from tests.boards import drawn, f6


@pytest.fixture
def fields(qtbot):
    """Builds the fields over a tournament."""

    def build(tournament: Tournament) -> CalendarFields:
        parent = QWidget()
        qtbot.addWidget(parent)
        made = CalendarFields(tournament, parent)
        made.words.setParent(parent)
        made.parent_kept = parent
        made.follow(writable=True)
        return made

    return build


def test_what_stands_there_is_given_back(fields) -> None:
    """Whatever else the regulations say stays."""
    rules = Regulations(cycles=3, exchange=False, league=True, home_and_away=True, seed="7")
    made = fields(drawn(6, cycles=3, exchange=False, league=True, home_and_away=True, seed="7"))
    assert made.regulations(rules) == rules


def test_more_cycles_than_are_offered_stay(fields) -> None:
    """A foreign file may hold them."""
    made = fields(drawn(3, cycles=7))
    assert made.regulations(Regulations()).cycles == 7


def test_a_league_has_no_exchange(fields) -> None:
    """Its cycles are turned, not exchanged."""
    made = fields(drawn(6, cycles=2))
    assert made.exchange.isEnabled()
    made.order.setCurrentIndex(1)
    made.follow(writable=True)
    assert not made.exchange.isEnabled()


def test_the_first_result_locks_all_but_the_words(fields) -> None:
    """And nothing is said about a calendar that can't be changed."""
    made = fields(f6())
    assert [field.isEnabled() for _, field in made.rows()] == [False, False, False, True]
    assert not made.words.text


def test_a_calendar_changed_by_hand_is_not_made_anew_unsaid(fields) -> None:
    """Only where another is asked for."""
    made = fields(SwapRounds(1, 2)(drawn(6)))
    assert not made.warning()
    made.order.setCurrentIndex(1)
    assert made.warning()
