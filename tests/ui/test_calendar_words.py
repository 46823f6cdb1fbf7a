"""The form of a calendar in one sentence: whom it helps, and how long colours repeat."""

from __future__ import annotations

import pytest

from arbiter.domain.tournament import Regulations
from arbiter.ui.calendar_words import calendar_sentence


@pytest.mark.parametrize(
    ("size", "rules", "text"),
    [
        (2, Regulations(), ""),
        (6, Regulations(), "Longest run of equal colours: 2."),
        (7, Regulations(), "Colours alternate for everybody."),
        (
            6,
            Regulations(cycles=2),
            "The exchange helps numbers 1, 4: without it they would have 3 equal colours in a row. "
            "Longest run of equal colours: 2.",
        ),
        (
            6,
            Regulations(cycles=2, exchange=False),
            "Numbers 1, 4 have 3 equal colours in a row where the cycles meet. The exchange would "
            "spare them that: nobody had more than 2.",
        ),
        (
            4,
            Regulations(cycles=3),
            "Each cycle begins one round later. This helps numbers 1, 3: else they would have 3 "
            "equal colours in a row. Longest run of equal colours: 2.",
        ),
        (
            8,
            Regulations(cycles=2, league=True),
            "Numbers are places of an earlier table; opponents come in ascending order. "
            "The second half is played 2 to 7, then 1. Whose home comes first is not laid down: "
            "here 8 plays 1 at home. Longest run of equal colours: 2.",
        ),
    ],
)
def test_b04_what_is_said_is_computed(qapp, size: int, rules: Regulations, text: str) -> None:
    """For the number of players that are there."""
    assert calendar_sentence(size, rules) == text


@pytest.mark.parametrize("size", range(3, 17, 2))
def test_in_an_odd_field_the_exchange_helps_nobody(qapp, size: int) -> None:
    """Colours alternate there anyway."""
    assert "helps nobody" in calendar_sentence(size, Regulations(cycles=2))
