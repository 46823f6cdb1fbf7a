"""What is asked of counted outcomes."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.standings import standings
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.outlook import Outlook, Places
from tests.domain.test_last_round import FOUR_ROUNDS, event


def outlook() -> Outlook:
    """That of the last round of six."""
    found = count_outcomes(event(FOUR_ROUNDS))
    assert found is not None
    return found


def test_safe_and_out() -> None:
    """Number 4 is safe for the first three, number 2 is out of them."""
    found = outlook()

    assert [found.of(4).places.within(place) for place in (1, 2, 3)] == [22, 27, 27]
    assert [found.of(4).safe(place) for place in (1, 2, 3)] == [False, True, True]
    assert found.of(2).out(3)
    assert not found.of(2).out(4)


def test_a_shared_place_counts_as_the_best_of_it() -> None:
    """Places 2 to 4: among the first two."""
    shared = Places((0, 1, 0, 0), best=2, worst=4)

    assert (shared.outcomes, shared.within(1), shared.within(2)) == (1, 0, 1)
    assert shared.safe(2)
    assert shared.out(1)


def test_an_example_of_every_place() -> None:
    """It is an outcome in which the standings say so; none where there is none."""
    found = outlook()
    tournament = event(FOUR_ROUNDS)
    for player in found.players:
        for place, count in enumerate(player.places.counts, 1):
            trial = found.example(player.number, place)
            assert (trial is None) is (count == 0)
            if trial is not None:
                row = standings(trial.on(tournament)).of(player.number)
                assert row.rank == place


def test_own_results_are_the_best_first() -> None:
    """And together they are all outcomes."""
    for player in outlook().players:
        assert [own.gain for own in player.own] == [2, 1, 0]
        assert sum(own.places.outcomes for own in player.own) == 27
        assert {own.games for own in player.own} == {1}


def test_nobody_has_that_number() -> None:
    """Of six."""
    with pytest.raises(PlayerNotFound):
        outlook().of(7)
    with pytest.raises(PlayerNotFound):
        outlook().example(7, 1)
