"""Who is offered while a name is typed."""

from __future__ import annotations

import pytest

from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.storage.player_index import keep_list, place_of
from arbiter.storage.player_search import PlayerIndex

LIST = RatingList(ListKind.FIDE, "players_list_foa.txt")
PEOPLE = (
    ListedPlayer("Ostlund, Karin", "1702204", federation="SWE", standard=2204),
    ListedPlayer("Ostlund, Per", "1702051", federation="SWE", standard=2051),
    ListedPlayer("Ostlund, Zlatan", "1702052", federation="NOR", standard=2500),
    ListedPlayer("Ostlund, Ada", "1702053", federation="SWE", standard=2300, inactive=True),
    ListedPlayer("Ostlundberg, Bo", "1702054", federation="SWE", standard=2400),
    ListedPlayer("Zhukova, Mila", "4100307", "0011234", federation="RUS", standard=2307),
    ListedPlayer("Mueller, Juergen", "4612345", federation="GER", standard=2412),
    ListedPlayer("van der Berg, Jo", "1012345", federation="NED", standard=2100),
    ListedPlayer("A C J John", "25121731", federation="IND"),
)


@pytest.fixture
def index():
    keep_list(LIST, iter(PEOPLE))
    found = PlayerIndex(place_of(LIST))
    yield found
    found.close()


def names(index, typed, **kwargs):
    return [player.name for player in index.search(typed, 8, **kwargs)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Östlund, K", "Ostlund, Karin"),
        ("östlund k", "Ostlund, Karin"),
        ("ostl per", "Ostlund, Per"),
        ("Per Ostlund", "Ostlund, Per"),
        ("Жуко", "Zhukova, Mila"),
        ("Жукова М", "Zhukova, Mila"),
        ("Мила Жукова", "Zhukova, Mila"),
        ("Müller", "Mueller, Juergen"),
        ("van der b", "van der Berg, Jo"),
        ("van der berg jo", "van der Berg, Jo"),
        ("a c j", "A C J John"),
        ("410030", "Zhukova, Mila"),
        ("4100307", "Zhukova, Mila"),
        ("00112", "Zhukova, Mila"),
    ],
)
def test_who_is_meant(index, typed, first):
    assert names(index, typed)[0] == first


@pytest.mark.parametrize("typed", ["", "o", "Öst*", "*", "[a-z]", "410", "' OR 1=1", "x" * 500])
def test_what_means_nobody_or_too_many(index, typed):
    found = names(index, typed)
    assert not found or typed == "Öst*"  # a star is nothing that a name could have


def test_the_own_federation_comes_first_then_the_whole_surname_then_who_plays(index):
    assert names(index, "Ostlund", federation="SWE") == [
        "Ostlund, Karin",
        "Ostlund, Per",
        "Ostlund, Ada",
        "Ostlundberg, Bo",
        "Ostlund, Zlatan",
    ]
    assert names(index, "Ostlund")[0] == "Ostlund, Zlatan"


def test_no_more_than_asked_for(index):
    assert len(index.search("Ostl", 2)) == 2


def test_players_by_their_ids(index):
    assert set(index.with_fide_ids(["1702204", "1", "x", ""])) == {"1702204"}
    assert index.with_national_ids(["0011234"])["0011234"].name == "Zhukova, Mila"
    assert index.with_national_ids(["11234"]) == {}


@pytest.mark.parametrize(
    ("name", "listed"),
    [
        ("Östlund, Karin", "Ostlund, Karin"),
        ("Жукова Мила", "Zhukova, Mila"),
        ("Karin Ostlund", "Ostlund, Karin"),
        ("van der Berg Jo", "van der Berg, Jo"),
    ],
)
def test_players_by_their_whole_name(index, name, listed):
    assert [player.name for player in index.called(name)] == [listed]


def test_nobody_by_half_a_name(index):
    assert index.called("Östlund") == ()


def test_a_list_that_was_let_go_has_nobody(index):
    index.close()
    assert index.search("Ostlund", 8) == ()
