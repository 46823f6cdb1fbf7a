"""Where the cursor of the crosstable goes."""

from __future__ import annotations

import pytest

from arbiter.ui.crosstable_cursor import Spot, moved, nearest


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [
        ((0, 1), "next", (0, 2)),
        ((0, 3), "next", (1, 0)),
        ((1, 0), "next", (1, 2)),
        ((1, 2), "previous", (1, 0)),
        ((1, 0), "previous", (0, 3)),
        ((3, 2), "next", (3, 2)),
        ((0, 1), "previous", (0, 1)),
        ((0, 1), "down", (2, 1)),
        ((2, 1), "up", (0, 1)),
        ((2, 3), "down", (2, 3)),
        ((3, 2), "down", (3, 2)),
        ((1, 0), "up", (1, 0)),
        ((1, 0), "right", (1, 2)),
        ((1, 2), "left", (1, 0)),
        ((0, 3), "right", (0, 3)),
        ((3, 2), "right", (3, 2)),
        ((0, 3), "home", (0, 1)),
        ((3, 0), "end", (3, 2)),
        ((3, 0), "top", (1, 0)),
        ((0, 3), "bottom", (2, 3)),
    ],
)
def test_steps_jump_over_the_diagonal(
    start: tuple[int, int], step: str, end: tuple[int, int]
) -> None:
    """Four players, one game each."""
    assert moved(Spot(*start), step, 4, 1)[:2] == end


def test_arrows_go_through_both_games_of_a_cell() -> None:
    """Right leads to the second game, then to the next cell; left comes back to its second."""
    second = moved(Spot(1, 0, 0), "right", 4, 2)
    beyond = moved(second, "right", 4, 2)

    assert (second, beyond) == (Spot(1, 0, 1), Spot(1, 2, 0))
    assert moved(beyond, "left", 4, 2) == second


def test_down_keeps_the_game_and_tab_begins_with_the_first() -> None:
    """In a double round."""
    assert moved(Spot(0, 2, 1), "down", 4, 2) == Spot(1, 2, 1)
    assert moved(Spot(0, 2, 1), "next", 4, 2) == Spot(0, 3, 0)


@pytest.mark.parametrize(("opponent", "spot"), [(2, 2), (1, 2), (9, 3), (-1, 0)])
def test_the_nearest_cell_is_never_the_diagonal(opponent: int, spot: int) -> None:
    """In row 1 of four players, from 0."""
    assert nearest(1, opponent, 4) == Spot(1, spot)


def test_the_last_row_has_its_nearest_cell_at_the_left() -> None:
    """There is nothing right of its diagonal."""
    assert nearest(3, 3, 4) == Spot(3, 2)
