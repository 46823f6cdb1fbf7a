from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.recognition.player_list import with_list
from arbiter.formats.recognition.recognised import Choices, Recognised, TableKind
from arbiter.formats.recognition.sheet_choice import candidates
from tests.formats.recognition.drawn import book, sheet

LIST = "No|Name|Born|Elo\n1|Berg, Anna|1990|2100\n2|Ёлкин Игорь|2001|2000\n3|Wu, Ai|1985|1900"


def told(*players: Player, drawing: str = LIST) -> tuple[Player, ...] | None:
    source = book(sheet(drawing))
    (table,) = candidates(source, Choices())
    games = Recognised(source, 1, TableKind.CROSSTABLE, Tournament(players=players))
    found = with_list(games, table)
    return None if found is None else found.tournament.players


def test_what_the_list_knows_is_added_and_nobody_is_renamed():
    assert told(Player("Елкин Игорь"), Player("Berg, Anna", rating_fide=2111)) == (
        Player("Елкин Игорь", birth="2001", rating_fide=2000),
        Player("Berg, Anna", birth="1990", rating_fide=2111),
    )


def test_a_player_without_a_name_is_the_one_with_his_number():
    assert told(Player(""), Player("")) == (
        Player("Berg, Anna", birth="1990", rating_fide=2100),
        Player("Ёлкин Игорь", birth="2001", rating_fide=2000),
    )


def test_a_list_that_holds_fewer_than_half_is_one_of_others():
    assert told(Player("Berg, Anna"), Player("Ek"), Player("Oz")) is None
    assert told(Player("Berg, Anna"), Player("Ek")) is not None
