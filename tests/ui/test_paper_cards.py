"""Cards and diplomas in the list of documents."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.event import Official
from arbiter.domain.tournament import Event, Tournament
from arbiter.formats.handouts import Handouts
from arbiter.formats.sheets import Cards
from arbiter.ui.paper_cards import OFFICIALS, cards, shortened_to
from tests.boards import drawn, f6
from tests.ui.test_paper_documents import made


@pytest.mark.parametrize(("players", "usual"), [(6, "6"), (12, "6"), (16, "8"), (24, "6")])
def test_slips_begin_with_the_number_that_saves_a_page(players: int, usual: str) -> None:
    """Otherwise with the larger ones."""
    slips = next(one for one in cards(drawn(players), 1) if one.key == "slips")

    assert slips.usual["per_page"] == usual


def test_slips_of_one_round_or_of_all() -> None:
    """The last entry of the list of rounds."""
    one, every = (made(drawn(6), "slips", {"round": round}).parts[0] for round in ("2", "0"))
    assert isinstance(one, Handouts)
    assert isinstance(every, Handouts)

    assert (len(one.items), len(every.items)) == (3, 15)
    assert one.grid == (2, 3)


@pytest.mark.parametrize("key", ["calendars", "place_cards", "badges"])
def test_cards_of_everybody_or_of_one(key: str) -> None:
    """Who lost his gets another; where nothing is drawn the sentence stays."""
    every, one = (made(f6(), key, {"player": player}).parts[0] for player in ("all", "4"))
    (shown,) = one.cards if isinstance(one, Cards) else one.items
    listed = every.cards if isinstance(every, Cards) else every.items

    assert shown == listed[3]
    assert made(Tournament(), key, {"player": "4"}).parts == made(Tournament(), key).parts


def test_badges_of_the_officials_alone() -> None:
    """Offered where somebody is named; they come after the players."""
    event = Event(arbiter="Ekström, Eva", officials=(Official("Berg, Bo"),))
    tournament = replace(f6(), event=event)
    chosen = {"player": OFFICIALS}
    every, some = (made(tournament, "badges", c).parts[0] for c in (None, chosen))
    assert isinstance(every, Handouts)
    assert isinstance(some, Handouts)

    assert len(every.items) == 8
    assert some.items == every.items[6:]
    for event, offered in ((Event(), False), (Event(officials=(Official("Berg, Bo"),)), True)):
        (one,) = [c for c in cards(replace(f6(), event=event), 1) if c.key == "badges"]
        assert (OFFICIALS in dict(one.options[0].values)) is offered


def test_long_names_do_not_make_the_list_wide() -> None:
    """The number tells who it is."""
    assert shortened_to("Berg", 20) == "Berg"
    assert shortened_to("Константиновский-Преображенский", 20) == "Константиновский-Пр…"


@pytest.mark.parametrize(("places", "count"), [("1", 1), ("3", 3), ("all", 6)])
def test_diplomas_for_some_or_for_everybody(places: str, count: int) -> None:
    """By place."""
    part = made(f6(), "diplomas", {"places": places}).parts[0]
    assert isinstance(part, Handouts)

    assert len(part.items) == count
