import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.matching import (
    Match,
    added_and_changed,
    brought_up_to_date,
    match_players,
    name_key,
)
from arbiter.domain.tournament import Player

SAME, MAYBE = Match(1, sure=True), Match(1, sure=False)
A_1990 = Player("Player A", birth="1990", fide_id="100")
A_2011 = Player("Player A", birth="2011", fide_id="200")


@pytest.mark.parametrize(
    ("player", "stored", "match"),
    [
        (Player("Berg", fide_id="1"), Player("Bergh", fide_id="1"), SAME),
        (Player("Berg", national_id="1"), Player("Bergh", national_id="1"), SAME),
        (Player("елкин игорь", birth="1968"), Player("Ёлкин, Игорь", birth="1968-01-30"), SAME),
        (Player("Berg", birth="1990"), Player("Berg", birth="1991"), None),
        (Player("Berg", fide_id="1"), Player("Berg", fide_id="2"), None),
        (Player("Berg", sex="w"), Player("Berg", sex="m"), None),
        (Player("Berg", fide_id="1"), Player("Berg"), SAME),
        (Player("BERG"), Player("Berg"), MAYBE),
        (Player(""), Player(""), None),
        (Player("Berg"), Player("Dahl"), None),
    ],
)
def test_who_is_who(player, stored, match):
    assert match_players([player], [stored]) == (match,)


def test_b50_a_list_taken_in_twice_doubles_nobody():
    assert added_and_changed([A_1990, A_2011], []) == ((A_1990, A_2011), ())
    assert added_and_changed([A_1990, A_2011], [A_1990, A_2011]) == ((), ())


def test_b50_without_an_id_two_of_one_name_are_a_question():
    players = [Player("Player A"), Player("Player A")]

    assert match_players(players, [A_1990, A_2011]) == (MAYBE, MAYBE)
    assert added_and_changed(players, [A_1990, A_2011])[1] == ()


def test_b57_a_decomposed_name_is_the_same_name():
    stored = Player("Müller")
    update = Player(unicodedata.normalize("NFD", "Müller"), rating_fide=2100)

    assert len(update.name) == 7
    assert added_and_changed([update], [stored]) == ((), ((1, Player("Müller", rating_fide=2100)),))


def test_b57_another_spelling_is_the_same_person_only_by_id():
    stored, update = Player("Ёлкин", fide_id="7"), Player("Елкин", fide_id="7", rating_fide=1900)

    assert added_and_changed([update], [stored]) == ((), ((1, replace(stored, rating_fide=1900)),))
    assert match_players([Player("Елкин")], [Player("Ёлкин")]) == (MAYBE,)


def test_nobody_is_matched_twice():
    twice = [Player("Berg", fide_id="1"), Player("Berg")]

    assert match_players(twice, [Player("Berg", fide_id="1")]) == (SAME, None)


def test_what_is_known_is_never_blanked_and_the_rest_is_brought_up_to_date():
    stored = Player("Berg", title="FM", birth="1990-03-14", rating_fide=2100, club="Lund")
    newer = Player("Berg, A.", birth="1990", federation="SWE", rating_fide=2150, club="Malmö")

    assert brought_up_to_date(stored, newer) == Player(
        "Berg",
        title="FM",
        birth="1990-03-14",
        federation="SWE",
        rating_fide=2150,
        club="Malmö",
    )
    assert brought_up_to_date(Player("Berg", birth="1990"), stored).birth == "1990-03-14"


def test_equal_names_have_one_key():
    assert name_key("Ёлкин Игорь") == name_key("ЕЛКИН,  Игорь.")
    assert name_key("Berg") != name_key("Bergh")


PLAYERS = st.lists(
    st.builds(
        Player,
        name=st.sampled_from(["Berg", "Ёлкин", "Елкин", "Li", "li"]),
        birth=st.sampled_from(["", "1990", "1991-02-03"]),
        fide_id=st.sampled_from(["", "1", "2"]),
        rating_fide=st.sampled_from([0, 2000]),
    ),
    max_size=6,
)


@given(PLAYERS, PLAYERS)
def test_every_match_is_of_somebody_free(players, listed):
    sure = [match.number for match in match_players(players, listed) if match and match.sure]

    assert len(set(sure)) == len(sure)


@given(st.lists(st.sampled_from("ABCDEFG"), unique=True), st.lists(st.sampled_from("ABCDEFG")))
def test_taking_a_list_in_again_adds_nobody(names, listed):
    players = [Player(name) for name in names]
    added, _ = added_and_changed(players, [Player(name) for name in dict.fromkeys(listed)])
    together = [*map(Player, dict.fromkeys(listed)), *added]

    assert added_and_changed(players, together) == ((), ())
