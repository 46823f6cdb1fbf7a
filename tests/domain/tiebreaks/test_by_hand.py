"""The order that the arbiter gave."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tiebreaks.by_hand import explain, order_of, value
from arbiter.domain.tiebreaks.offered import OFFERED
from arbiter.domain.tournament import ManualOrder
from tests.boards import drawn

ORDERED = replace(drawn(4), manual_orders=(ManualOrder((3, 1, 2), "lots"),))


def test_it_is_about_just_these_players() -> None:
    assert value(ORDERED, (1, 2, 3)) == [2, 3, 1]
    assert value(ORDERED, (1, 2)) == [None, None]
    assert value(ORDERED, (1, 2, 3, 4)) == [None] * 4
    assert order_of(ORDERED, (2, 3, 1)) == ORDERED.manual_orders[0]


def test_it_is_explained_by_the_place_alone() -> None:
    assert explain(ORDERED, 2, (1, 2, 3)).total == 3
    assert not explain(ORDERED, 2, (1, 2)).defined


def test_it_is_in_no_list() -> None:
    assert "HAND" not in OFFERED
