"""Diplomas."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import diplomas_sheet
from arbiter.formats.handouts import Diploma, Handouts
from arbiter.formats.sheets import Notes
from arbiter.formats.words import words
from tests.boards import c4, drawn, f6, seed


def diplomas(tournament: Tournament, first: int | None = 3, language: str = "en") -> list[Diploma]:
    """The diplomas of the *first* places."""
    (part,) = diplomas_sheet(tournament, words(language), first).parts
    assert isinstance(part, Handouts)
    return [item for item in part.items if isinstance(item, Diploma)]


def test_the_first_three_of_the_seed() -> None:
    """In the order of places."""
    found = diplomas(seed())

    assert [diploma.name for diploma in found] == ["Ivanov", "Petrov", "Sidorov"]
    assert [d.place for d in found] == ["for first place", "for second place", "for third place"]
    assert {diploma.admitted for diploma in found} == {""}


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("ru", ["за I место", "за II место", "за III место", "за IV место"]),
        ("sv", ["för första plats", "för andra plats", "för tredje plats", "för plats 4"]),
        ("tr", ["Birinci", "İkinci", "Üçüncü", "4. derece"]),
    ],
)
def test_places_in_other_languages(language: str, places: list[str]) -> None:
    """A Turkish capital I keeps its dot."""
    found = diplomas(seed(), 4, language)

    assert [diploma.place for diploma in found] == places
    assert found[0].title == {"ru": "ДИПЛОМ", "sv": "DIPLOM", "tr": "DİPLOMA"}[language]


def test_who_shares_a_place_is_told_so() -> None:
    """All of those who share one of the first places have a diploma."""
    found = diplomas(c4(tie_breaks=("SB",)), 1)

    assert len(found) == 3
    assert {diploma.place for diploma in found} == {"for shared places 1–3"}


def test_everybody_who_has_a_place() -> None:
    """Not whose results are annulled."""
    left = Withdraw(4, annul=True)(f6())

    assert len(diplomas(f6(), None)) == 6
    assert len(diplomas(left, None)) == 5


def test_a_place_that_can_change_is_provisional() -> None:
    """An open game is admitted."""
    assert {d.admitted for d in diplomas(f6().after_round(4))} == {"provisional"}


def test_event_day_and_who_signs() -> None:
    """The last day; the given name goes first where a comma parted the two."""
    event = Event(
        "Club final", "Gothenburg", start="2026-05-01", end="2026-05-09",
        arbiter="Dahl, Ö.", organiser="SK Wasa",
    )  # fmt: skip
    players = (Player("Berg, Anna"), *seed().players[1:])
    (first,) = diplomas(replace(seed(), event=event, players=players), 1)

    assert first.name == "Anna Berg"
    assert first.lines == ("Club final",)
    assert first.foot == "Gothenburg, 9 May 2026"
    assert first.signers == (("Chief arbiter", "Dahl, Ö."), ("Organiser", "SK Wasa"))


@pytest.mark.parametrize("tournament", [Tournament(), drawn(5)], ids=["no players", "no results"])
def test_nothing_is_awarded_before_the_first_result(tournament: Tournament) -> None:
    """A sentence says so."""
    (part,) = diplomas_sheet(tournament, words("en")).parts

    assert isinstance(part, Notes)
