"""Badges of players and officials."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.event import Official, OfficialRole
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.documents import badges_sheet
from arbiter.formats.handouts import Badge, Handouts
from arbiter.formats.sheets import Notes
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn

EN = words("en")
OFFICIALS = Event(
    "Club final",
    arbiter="Ekström, Eva",
    officials=(Official("Ana Costa", OfficialRole.FAIR_PLAY), Official("", OfficialRole.DEPUTY)),
)


def badges_of(tournament: Tournament, language: str = "en") -> tuple[Badge, ...]:
    (part,) = badges_sheet(tournament, words(language)).parts
    assert isinstance(part, Handouts)
    assert all(isinstance(item, Badge) for item in part.items)
    return part.items  # type: ignore[return-value]


def test_a_badge_for_each_player() -> None:
    """Name, title, federation and club, his number, the event."""
    player = Player("Berg, Anna", title="GM", rating_fide=2500, federation="SWE", club="Wasa")
    tournament = replace(drawn(5), event=Event("Club final"))
    tournament = replace(tournament, players=(player, *tournament.players[1:]))
    badges = badges_of(tournament)

    assert badges[0] == Badge("Berg", "Anna", "GM · SWE · Wasa", "1", "Club final")
    assert [badge.number for badge in badges] == list("12345")
    assert badges[1].details == ""


def test_officials_follow_the_players() -> None:
    """With what they do; nobody wears a badge without a name."""
    badges = badges_of(replace(drawn(3), event=OFFICIALS))

    assert badges[3:] == (
        Badge("Ekström", "Eva", "Chief arbiter", "", "Club final", office=True),
        Badge("Ana Costa", "", "Fair play officer", "", "Club final", office=True),
    )


def test_before_the_draw_nobody_has_a_number() -> None:
    """Badges can be made all the same, and officials may come first of all."""
    (badge,) = badges_of(Tournament(players=(Player("Berg, Anna"),)))

    assert badge.number == ""
    assert len(badges_of(Tournament(event=OFFICIALS))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_office_begins_with_a_capital(language: str) -> None:
    """It stands alone; no language begins one with a letter that is not made large so simply."""
    everybody = tuple(Official("Berg, Bo", role) for role in OfficialRole)
    badges = badges_of(replace(Tournament(), event=Event(officials=everybody)), language)

    assert len(badges) == len(OfficialRole)
    for badge in badges:
        assert badge.details[0].isupper()
        assert badge.details[0] != "I"


def test_without_anybody_a_sentence() -> None:
    """Never an empty sheet."""
    assert isinstance(badges_sheet(Tournament(), EN).parts[0], Notes)
