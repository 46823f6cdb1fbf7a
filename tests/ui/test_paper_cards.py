"""Cards and diplomas in the list of documents."""

from __future__ import annotations

import pytest

from arbiter.formats.handouts import Handouts
from arbiter.ui.paper_cards import cards
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


@pytest.mark.parametrize(("places", "count"), [("1", 1), ("3", 3), ("all", 6)])
def test_diplomas_for_some_or_for_everybody(places: str, count: int) -> None:
    """By place."""
    part = made(f6(), "diplomas", {"places": places}).parts[0]
    assert isinstance(part, Handouts)

    assert len(part.items) == count
