"""Who is level with whom in every outcome; what decides beside the tie-breaks."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import ManualOrder, PlayOff, Tournament
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.levels import Levels
from tests.boards import crosstable


def circle() -> Tournament:
    """Three who have beaten each other in a circle, and a game between the fourth and the third
    that is open."""
    return crosstable(
        """
        1 Adams  *  1  0  1
        2 Berg   0  *  1  1
        3 Çelik  1  0  *  .
        4 Dahl   0  0  .  *
        """
    )


def places(tournament: Tournament, *codes: str) -> list[list[int]]:
    """For each end of the open game (4 has White) the places."""
    lanes = Lanes(1, 100)
    levels = Levels(Block(tournament, lanes, 0))
    levels.split([tie_break(code) for code in codes])
    rows = [lanes.small(ahead + lanes.one, 4) for ahead in levels.ahead]
    return [[row[end] for row in rows] for end in range(3)]


def test_points_alone_leave_the_circle_level() -> None:
    """Where the third wins; else two are ahead of him."""
    tournament = circle()
    assert tournament.game(3, 4).white == 4

    assert places(tournament) == [[1, 1, 3, 3], [1, 1, 3, 4], [1, 1, 1, 4]]


def test_direct_encounter_is_asked_again_among_those_it_leaves() -> None:
    """Among the three it says nothing, among two it does; two others are level there."""
    assert places(circle(), "DE") == [[1, 2, 4, 3], [1, 2, 3, 4], [1, 1, 1, 4]]


def test_an_order_by_hand_is_about_just_these() -> None:
    """Of the three who are level in one outcome; of two it says nothing there."""
    three = (ManualOrder((3, 1, 2), "lot"),)
    two = (ManualOrder((2, 1), "lot"),)

    assert places(replace(circle(), manual_orders=three))[2] == [2, 3, 1, 4]
    assert places(replace(circle(), manual_orders=three))[1] == [1, 1, 3, 4]
    assert places(replace(circle(), manual_orders=two))[2] == [1, 1, 1, 4]
    assert places(replace(circle(), manual_orders=two))[1] == [2, 1, 3, 4]


def test_a_play_off_comes_before_the_list() -> None:
    """Where all who are level were in it; where it ends level the list decides."""
    won = (PlayOff(1, 2, 0, 2),)
    level = (PlayOff(1, 2, 1, 1),)

    assert places(replace(circle(), play_offs=won), "DE")[1] == [2, 1, 3, 4]
    assert places(replace(circle(), play_offs=won), "DE")[2] == [1, 1, 1, 4]
    assert places(replace(circle(), play_offs=level), "DE")[1] == [1, 2, 3, 4]


def test_who_shares_with_how_many() -> None:
    """Three with two others each, in the last outcome."""
    lanes = Lanes(1, 100)
    levels = Levels(Block(circle(), lanes, 0))
    levels.split([])

    assert [lanes.small(one, 4)[2] if one else 0 for one in levels.shared()] == [2, 2, 2, 0]
