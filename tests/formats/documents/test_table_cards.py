"""What stands on the tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.documents import board_numbers_sheet, place_cards_sheet
from arbiter.formats.handouts import BoardNumber, Handouts, PlaceCard
from arbiter.formats.sheets import Notes
from arbiter.formats.words import words
from tests.boards import drawn

EN = words("en")


def test_a_tent_for_each_player() -> None:
    """Name, what he is, his number and the event for the arbiter's side."""
    player = Player("Berg, Anna", title="GM", rating_fide=2500, federation="SWE", club="Wasa")
    tournament = replace(drawn(5), event=Event("Club final"))
    tournament = replace(tournament, players=(player, *tournament.players[1:]))
    (part,) = place_cards_sheet(tournament, EN).parts
    assert isinstance(part, Handouts)

    assert part.items[0] == PlaceCard("Berg", "Anna", "GM 2500 · SWE · Wasa", "1", "Club final")
    assert len(part.items) == 5


def test_before_the_draw_nobody_has_a_number() -> None:
    """A tent can be made all the same."""
    (part,) = place_cards_sheet(Tournament(players=(Player("Berg, Anna"),)), EN).parts
    assert isinstance(part, Handouts)

    assert isinstance(part.items[0], PlaceCard)
    assert part.items[0].number == ""


@pytest.mark.parametrize(("players", "boards"), [(4, 2), (5, 2), (16, 8)])
def test_a_number_for_each_board(players: int, boards: int) -> None:
    """As many as play at once; known rounds or not."""
    for tournament in (
        drawn(players),
        replace(drawn(players), games=tuple(replace(g, board=None) for g in drawn(players).games)),
    ):
        (part,) = board_numbers_sheet(tournament, EN).parts
        assert isinstance(part, Handouts)
        assert part.items == tuple(BoardNumber(str(number)) for number in range(1, boards + 1))


def test_without_players_a_sentence() -> None:
    """Never an empty sheet."""
    for sheet in (place_cards_sheet(Tournament(), EN), board_numbers_sheet(Tournament(), EN)):
        assert isinstance(sheet.parts[0], Notes)
