"""Calendars of one and more cycles."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise

import pytest

from arbiter.domain.schedule import longest_run as longest_run_of
from arbiter.domain.schedule import round_count, schedule


def colours_of(rounds, number):
    return [
        "W" if white == number else "B"
        for pairs in rounds
        for white, black in pairs
        if number in (white, black)
    ]


def longest_run(colours):
    return max(len(list(run)) for _, run in groupby(colours))


def text(pairs):
    return " ".join(f"{white}–{black}" for white, black in pairs)


def test_b01_six_players_get_the_table_of_the_handbook():
    assert [text(pairs) for pairs in schedule(6)] == [
        "1–6 2–5 3–4",
        "6–4 5–3 1–2",
        "2–6 3–1 4–5",
        "6–5 1–4 2–3",
        "3–6 4–2 5–1",
    ]


@pytest.mark.parametrize("players", range(3, 61))
def test_b01_everybody_meets_once_and_colours_are_even(players):
    rounds = schedule(players)

    assert len(rounds) == round_count(players)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    for number in range(1, players + 1):
        colours = colours_of(rounds, number)
        difference = colours.count("W") - colours.count("B")
        if players % 2:
            assert difference == 0
            assert longest_run(colours) == 1
        else:
            assert abs(difference) == 1
            assert longest_run(colours) <= 2


def test_b02_the_free_players_of_five_come_in_the_order_1_4_2_5_3():
    rounds = schedule(5)

    assert [text(pairs) for pairs in rounds] == [
        "2–5 3–4",
        "5–3 1–2",
        "3–1 4–5",
        "1–4 2–3",
        "4–2 5–1",
    ]
    free = [set(range(1, 6)) - {n for pair in pairs for n in pair} for pairs in rounds]
    assert free == [{1}, {4}, {2}, {5}, {3}]


def test_b04_without_the_exchange_two_players_have_three_equal_colours():
    rounds = schedule(6, 2, exchange=False)

    assert colours_of(rounds, 1)[4:7] == ["B", "B", "B"]
    assert colours_of(rounds, 4)[4:7] == ["W", "W", "W"]


def test_b04_the_exchange_turns_the_last_two_rounds_of_the_first_cycle():
    rounds = schedule(6, 2)

    assert [text(pairs) for pairs in rounds[3:6]] == [
        "3–6 4–2 5–1",
        "6–5 1–4 2–3",
        "6–1 5–2 4–3",
    ]
    assert all(longest_run(colours_of(rounds, number)) <= 2 for number in range(1, 7))


def test_b05_the_second_cycle_repeats_the_first_with_colours_reversed():
    rounds = schedule(4, 2, exchange=False)

    assert [text(pairs) for pairs in rounds] == [
        "1–4 2–3",
        "4–3 1–2",
        "2–4 3–1",
        "4–1 3–2",
        "3–4 2–1",
        "4–2 1–3",
    ]


@pytest.mark.parametrize("cycles", [2, 3, 4])
@pytest.mark.parametrize("players", [*range(3, 25), 30])
def test_nobody_has_three_equal_colours_where_cycles_meet(players, cycles):
    rounds = schedule(players, cycles)

    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert set(met.values()) == {cycles}
    for number in range(1, players + 1):
        assert longest_run(colours_of(rounds, number)) <= 2


def test_four_players_twice_play_rounds_1_3_2():
    assert [text(pairs) for pairs in schedule(4, 2)[:3]] == ["1–4 2–3", "2–4 3–1", "4–3 1–2"]


@pytest.mark.parametrize(("players", "cycles"), [(1, 1), (6, 0)])
def test_no_calendar_for_one_player_or_no_cycle(players, cycles):
    with pytest.raises(ValueError, match="no calendar"):
        schedule(players, cycles)


def test_two_players_change_colours_from_game_to_game():
    """Their table is a single round, of which no two can change places."""
    assert schedule(2, cycles=3) == (((1, 2),), ((2, 1),), ((1, 2),))


def opponents_of(rounds, number):
    return [sum(pair) - number for pairs in rounds for pair in pairs if number in pair]


def test_in_a_league_opponents_come_in_ascending_order():
    """Eight clubs of seed 003: the last meets 1 to 7, and 1 stands where one's own number is."""
    rounds = schedule(8, league=True)

    assert opponents_of(rounds, 8) == [1, 2, 3, 4, 5, 6, 7]
    assert opponents_of(rounds, 5) == [4, 1, 6, 7, 8, 2, 3]


@pytest.mark.parametrize("players", range(4, 31, 2))
def test_a_league_is_the_table_with_first_and_last_exchanged(players):
    places = {1: players, players: 1}
    table = [
        [(places.get(white, white), places.get(black, black)) for white, black in pairs]
        for pairs in schedule(players)
    ]
    assert [list(pairs) for pairs in schedule(players, league=True)] == table


@pytest.mark.parametrize("players", range(3, 31))
def test_the_second_half_of_a_league_is_2_to_the_last_then_1(players):
    rounds = schedule(players, 2, league=True)
    half = len(rounds) // 2

    first = [{frozenset(pair) for pair in pairs} for pairs in rounds[:half]]
    second = [{frozenset(pair) for pair in pairs} for pairs in rounds[half:]]
    assert second == [*first[1:], first[0]]
    turned = [{(black, white) for white, black in pairs} for pairs in rounds[:half]]
    assert set(rounds[-1]) == turned[0]
    assert longest_run_of(rounds).length <= 2


@pytest.mark.parametrize("cycles", [1, 2, 3, 4])
@pytest.mark.parametrize("players", range(3, 25))
def test_a_league_of_any_size_is_an_all_play_all_and_nobody_meets_twice_running(players, cycles):
    rounds = schedule(players, cycles, league=True)

    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {cycles}
    for one, two in pairwise(rounds):
        assert not {frozenset(pair) for pair in one} & {frozenset(pair) for pair in two}


def test_four_players_begin_cycle_k_with_round_k():
    rounds = schedule(4, 3)
    pairs = [{frozenset(pair) for pair in one} for one in rounds]
    assert pairs == [pairs[place] for place in (0, 1, 2, 1, 2, 0, 2, 0, 1)]


def test_the_longest_run_of_equal_colours_names_who_has_it():
    assert longest_run_of(schedule(6, 2, exchange=False)) == (3, (1, 4))
    assert longest_run_of(schedule(6, 2)).length == 2
    assert longest_run_of(schedule(7)) == (1, (1, 2, 3, 4, 5, 6, 7))
    assert longest_run_of(()) == (0, ())


@pytest.mark.parametrize("players", range(4, 25, 2))
def test_who_begins_and_ends_with_which_colour(players):
    """The upper half has one White more; 1 begins with two Whites and n/2+1 with two Blacks,
    and only n/2 and n end with the colour that they began with."""
    half = players // 2
    colours = {n: "".join(colours_of(schedule(players), n)) for n in range(1, players + 1)}

    assert [n for n in colours if colours[n].count("W") > colours[n].count("B")] == [
        *range(1, half + 1)
    ]
    assert [n for n in colours if colours[n].startswith("WW")] == [1]
    assert [n for n in colours if colours[n].startswith("BB")] == [half + 1]
    assert [n for n in colours if colours[n][0] == colours[n][-1]] == [half, players]


@pytest.mark.parametrize("players", range(3, 24, 2))
def test_number_i_of_an_odd_field_is_free_in_round_2i_less_1(players):
    """Counted round and round."""
    for number, pairs in enumerate(schedule(players), 1):
        (free,) = set(range(1, players + 1)) - {n for pair in pairs for n in pair}
        assert (2 * free - 1) % players == number % players


def test_the_free_players_of_seven_come_in_the_order_1_5_2_6_3_7_4():
    free = [28 - sum(n for pair in pairs for n in pair) for pairs in schedule(7)]
    assert free == [1, 5, 2, 6, 3, 7, 4]


@pytest.mark.parametrize("players", range(4, 25, 2))
def test_b04_without_the_exchange_it_is_1_and_the_first_of_the_lower_half(players):
    """In every even field, and with the exchange nobody; odd fields never need it."""
    assert longest_run_of(schedule(players, 2, exchange=False)) == (3, (1, players // 2 + 1))
    assert longest_run_of(schedule(players - 1, 2, exchange=False)).length == 2


@pytest.mark.parametrize("players", range(4, 25, 2))
def test_the_two_games_of_a_pair_are_two_rounds_less_than_the_field_apart(players):
    """At the least; those of the exchanged rounds are."""
    rounds_of = {}
    for number, pairs in enumerate(schedule(players, 2), 1):
        for pair in pairs:
            rounds_of.setdefault(frozenset(pair), []).append(number)
    assert min(second - first for first, second in rounds_of.values()) == players - 2


@pytest.mark.parametrize("cycles", [3, 4])
@pytest.mark.parametrize("players", range(6, 25, 2))
def test_every_cycle_but_the_last_ends_exchanged(players, cycles):
    """The rounds before the last but one stay where they are."""
    table = [{frozenset(pair) for pair in pairs} for pairs in schedule(players)]
    exchanged = [*table[:-2], table[-1], table[-2]]
    found = [{frozenset(pair) for pair in pairs} for pairs in schedule(players, cycles)]
    assert found == exchanged * (cycles - 1) + table
