"""Drawing of lots."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.errors import NumbersWrong
from arbiter.domain.lots import at_random, by_hand, by_rating, lot_sum


def test_b10_numbers_by_hand_are_used_as_drawn():
    assert by_hand([4, 1, 3, 2]) == (2, 4, 3, 1)


def test_b10_a_doubled_number_is_refused_by_name():
    with pytest.raises(NumbersWrong) as caught:
        by_hand([1, 1, 2, 3])

    assert caught.value.doubled == (1,)
    assert caught.value.missing == (4,)


@given(st.integers(3, 60), st.text(max_size=12))
def test_b10_a_random_draw_gives_every_number_once_and_can_be_repeated(players, seed):
    order = at_random(players, seed)

    assert sorted(order) == list(range(1, players + 1))
    assert at_random(players, seed) == order


def test_the_order_is_that_of_sums_which_anybody_can_compute():
    sums = {place: hashlib.sha256(f"2026\n{place}".encode()).hexdigest() for place in (1, 2, 3, 4)}

    assert at_random(4, "2026") == tuple(sorted(sums, key=sums.__getitem__))
    assert lot_sum("2026", 3) == sums[3]


def test_by_rating_keeps_the_list_among_equals():
    assert by_rating([1500, 0, 1900, 1500]) == (3, 1, 4, 2)
