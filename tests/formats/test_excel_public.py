"""What is left out of a workbook that is published."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.excel_public import to_publish, without_addresses
from tests.boards import f6


def test_ids_days_of_birth_and_addresses_go() -> None:
    """FIDE's number stays, for FIDE publishes it itself."""
    player = Player(
        *("Berg, Anna", "WGM", "w", "1998-04-03", "SWE", "123", "19980403-1234", 2300, 2250),
        "SK Lund, anna@example.org",
    )
    event = Event("Cup", "Lund", arbiter="Ann <ann@example.org>")
    shown = to_publish(Tournament(event=event, players=(player,)))

    assert shown.players[0] == replace(player, birth="1998", national_id="", club="SK Lund")
    assert shown.event == replace(event, arbiter="Ann")


@pytest.mark.parametrize(
    ("birth", "year"),
    [("1998-04-03", "1998"), ("1998", "1998"), ("", ""), ("3 April", ""), ("19980403", "")],
)
def test_only_a_year_of_birth(birth: str, year: str) -> None:
    """What shows no year is left out."""
    assert to_publish(Tournament(players=(Player("A", birth=birth),))).players[0].birth == year


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ann (mailto:a.b@c.se), IA", "Ann, IA"),
        ("a@b.org", ""),
        ("Club @ Home", "Club @ Home"),
        ("Ann; x@y.zz; Bo", "Ann;; Bo"),
    ],
)
def test_addresses(text: str, left: str) -> None:
    """With the brackets around them; an @ alone is no address."""
    assert without_addresses(text) == left


def test_games_stay() -> None:
    """Results are what is published."""
    assert to_publish(f6()).games == f6().games
