"""What a list knows goes into a player, and what it doesn't know stays as it was."""

from __future__ import annotations

from datetime import date

import pytest

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Player

KARIN = ListedPlayer(
    "Ostlund, Karin",
    "1702204",
    federation="SWE",
    sex="w",
    birth="1995",
    title="WFM",
    standard=2204,
    rapid=2150,
)


@pytest.mark.parametrize(
    ("pace", "rating"),
    [
        (Pace.UNKNOWN, 2204),
        (Pace.STANDARD, 2204),
        (Pace.RAPID, 2150),
        (Pace.BLITZ, 2204),  # he has none for blitz
    ],
)
def test_the_rating_follows_the_pace(pace, rating):
    assert KARIN.rating(pace) == rating
    assert KARIN.as_player(pace).rating_fide == rating


def test_what_is_known_better_stays():
    known = Player("Östlund, Karin", birth="1995-03-14", club="Lunds ASK", national_id="77")

    filled = KARIN.filled_into(known, Pace.STANDARD, name=known.name)

    assert filled == Player(
        "Östlund, Karin",
        title="WFM",
        sex="w",
        birth="1995-03-14",
        federation="SWE",
        fide_id="1702204",
        national_id="77",
        rating_fide=2204,
        club="Lunds ASK",
    )


def test_another_year_of_birth_is_taken():
    assert KARIN.filled_into(Player("K", birth="1959"), Pace.STANDARD).birth == "1995"


@pytest.mark.parametrize(
    ("published", "old"),
    [("2026-12-01", False), ("2026-10-01", False), ("2026-09-30", True), ("", False)],
)
def test_a_list_of_more_than_two_months_ago_is_out_of_date(published, old):
    about = RatingList(ListKind.FIDE, "players_list_foa.txt", 4, published)

    assert about.out_of_date(date(2026, 12, 5)) is old
