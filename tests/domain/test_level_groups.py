"""Who is meant when a play-off or an order by hand is asked for."""

from __future__ import annotations

from arbiter.domain.level_groups import hand_order_group, play_off_group
from arbiter.domain.play_off_edits import SetManualOrder, SetPlayOffs
from arbiter.domain.standings import standings
from arbiter.domain.tournament import PlayOff
from tests.domain.test_play_off_edits import cycle_of_three, played, won


def test_the_group_of_the_selected_player_comes_first() -> None:
    ranking = standings(cycle_of_three())
    assert play_off_group(ranking, 3) == (1, 2, 3)
    assert play_off_group(ranking, 4) == (1, 2, 3)
    assert play_off_group(ranking, 0) == (1, 2, 3)
    assert play_off_group(standings(played(3, wins=[(1, 2), (1, 3), (2, 3)])), 1) == ()


def test_a_play_off_that_says_nothing_any_more_can_still_be_reached() -> None:
    """So that it can be taken away."""
    tournament = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(played(3))
    for winner, loser in ((1, 2), (1, 3), (2, 3)):
        tournament = won(tournament, winner, loser)
    assert play_off_group(standings(tournament), 0) == (1, 2)


def test_an_order_by_hand_is_for_those_level_on_everything() -> None:
    ranking = standings(SetManualOrder((4, 3, 2, 1), "lots")(played(4)))
    assert hand_order_group(ranking, 2) == (4, 3, 2, 1)
    assert hand_order_group(standings(played(3, wins=[(1, 2), (1, 3), (2, 3)])), 1) == ()
