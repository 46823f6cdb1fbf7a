"""How the room of the crosstable is shared out."""

from __future__ import annotations

import pytest

from arbiter.ui.crosstable_layout import Needs, share, without

NEEDS = Needs(
    names=170,
    short_names=140,
    title=36,
    rating=48,
    federation=46,
    points=46,
    tie_breaks=(44, 50, 44, 44, 54),
    tight=(36, 48, 34, 32, 50),
    spare=(3, 2),
    place=50,
    count=30,
    opponent=30,
    easy=30,
    most=56,
    low_row=28,
    high_row=56,
    roomy=36,
)


def _width(shares: object, players: int) -> int:
    return shares.beside_opponents + players * shares.opponent


def test_sixteen_players_fit_the_hall_laptop() -> None:
    """1366 pixels less the dock, 697 less menu, tools, tabs, legend and status line."""
    shares = share(1016, 505, 16, NEEDS)

    assert _width(shares, 16) <= 1016
    assert 16 * shares.row <= 505
    assert shares.opponent >= 30


@pytest.mark.parametrize(
    ("width", "gone"),
    [
        (1400, []),
        (1200, ["count"]),
        (1050, ["count", "federation"]),
        (1000, ["count", "federation", "rating"]),
        (960, ["count", "federation", "rating", "title"]),
    ],
)
def test_columns_go_in_their_order(width: int, gone: list[str]) -> None:
    """Counts, federation, rating, title: each only after the one before."""
    shares = share(width, 600, 16, NEEDS)

    parts = {"count", "federation", "rating", "title"}
    assert [
        part for part in ("count", "federation", "rating", "title") if not getattr(shares, part)
    ] == gone
    assert all(getattr(shares, part) for part in parts - set(gone))


def test_first_names_go_before_a_tie_break() -> None:
    """And of the tie-breaks only those that decided nothing, from the right."""
    shorter = share(920, 600, 16, NEEDS)
    fewer = share(890, 600, 16, NEEDS)

    assert (shorter.short, shorter.tie_breaks) == (True, NEEDS.tight)
    assert fewer.tie_breaks[3] == 0
    assert fewer.tie_breaks[:2] == NEEDS.tight[:2]


def test_what_does_not_fit_keeps_its_least_size_and_scrolls() -> None:
    """Thirty players are wider than the view, and taller."""
    shares = share(800, 400, 30, NEEDS)

    assert (shares.opponent, shares.row) == (30, 28)
    assert _width(shares, 30) > 800


def test_a_small_field_has_big_square_cells() -> None:
    """Seven players: cells as high as they may be, no wider than high."""
    shares = share(1016, 505, 7, NEEDS)

    assert shares.row == 56
    assert 30 <= shares.opponent <= 56


def test_two_games_in_a_cell_are_wider_than_high() -> None:
    """Up to the width that two marks need, whatever the height."""
    double = NEEDS._replace(opponent=48, easy=60, most=66)

    assert share(1200, 300, 8, double).opponent == 66


def test_nobody_yet() -> None:
    """An empty table divides nothing by nothing."""
    assert share(1000, 500, 0, NEEDS).row == 56


def test_where_not_all_rows_have_room_none_is_cut() -> None:
    """Those in view share the height."""
    shares = share(683, 207, 16, NEEDS)

    assert shares.row >= NEEDS.low_row
    assert 207 % shares.row < 207 // shares.row


def test_columns_that_are_not_wanted_need_nothing() -> None:
    """Sonneborn-Berger and simplified Berger are always wanted."""
    codes = ("DE", "SB", "WIN", "KS", "SSB")
    hidden = frozenset({"title", "rating", "count", "WIN", "SB", "SSB"})
    needs = without(NEEDS, codes, hidden)
    assert (needs.title, needs.rating, needs.count) == (0, 0, 0)
    assert needs.federation == NEEDS.federation
    assert list(needs.tie_breaks) == [44, 50, 0, 44, 54]
    assert list(needs.tight) == [36, 48, 0, 32, 50]
    shares = share(2000, 600, 8, needs)
    assert (shares.rating, shares.count, shares.names) == (0, 0, NEEDS.names)
    assert (
        without(NEEDS, codes, frozenset())._replace(tie_breaks=NEEDS.tie_breaks, tight=NEEDS.tight)
        == NEEDS
    )
