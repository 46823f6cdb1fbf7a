"""Standings: places, shared places and what decided."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from arbiter.domain.edits import SetPlayer, SetRegulations, SetResult
from arbiter.domain.errors import PlayerNotFound, UnknownTieBreak
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Player, Regulations, Tournament
from tests.boards import c4, crosstable, drawn, f6, seed, t5, tec, without_rounds
from tests.strategies import tournaments


def order(tournament, *codes):
    return [row.number for row in standings(tournament, codes).rows]


def places(tournament, *codes):
    return [(row.rank, row.last) for row in standings(tournament, codes).rows]


def test_sidorov_is_third_by_sonneborn_berger():
    ranking = standings(seed())

    assert [row.number for row in ranking.rows] == [1, 2, 3, 4, 5, 6, 7]
    assert ranking.decided(ranking.rows[2], ranking.rows[3]) == ("SB", (3, 4))
    assert ranking.decided(ranking.rows[1], ranking.rows[2]) is None
    assert ranking.rows[2].needed == {"DE", "SB"}
    assert ranking.rows[0].needed == frozenset()


def test_b20_the_order_of_criteria_decides_among_three():
    assert order(t5(), "DE", "SB") == [3, 4, 2, 1, 5]
    assert order(t5(), "SB", "DE") == [4, 3, 2, 1, 5]


def test_b21_the_panel_can_name_what_decided():
    assert order(f6(), "SB", "DE")[:2] == [3, 1]
    ranking = standings(f6(), ("DE", "SB"))
    first, second = ranking.rows[:2]

    assert (first.number, second.number) == (1, 3)
    assert ranking.decided(first, second) == ("DE", (1, 3))
    assert (first.values["DE"], second.values["DE"]) == (2, 0)


def test_b25_three_share_the_first_place_and_the_next_is_fourth():
    assert places(c4(), "SB", "SSB", "DE") == [(1, 3), (1, 3), (1, 3), (4, 4)]


def test_b26_inside_a_tie_the_rows_go_by_number():
    assert order(c4(), "SB") == [1, 2, 3, 4]
    assert all(row.shared for row in standings(c4(), ("SB",)).rows[:3])


def test_b26_ratings_are_no_secret_criterion():
    """1500, 1900, 1700, 1600: the three still share, by number."""
    tournament = c4()
    for number, rating in enumerate((1500, 1900, 1700, 1600), 1):
        tournament = SetPlayer(number, Player(f"P{number}", rating_fide=rating))(tournament)

    assert order(tournament, "SB") == [1, 2, 3, 4]
    assert places(tournament, "SB") == [(1, 3), (1, 3), (1, 3), (4, 4)]


def test_b15_with_a_forfeit_the_whole_table_is_the_same():
    """Points, places, SB and simplified Berger of all six."""
    forfeited = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tables = [
        [(row.number, row.rank, row.points, row.values) for row in standings(event, ("SB",)).rows]
        for event in (f6(), forfeited)
    ]

    assert tables[0] == tables[1]
    assert [row[0] for row in tables[1][:2]] == [3, 1]


def test_b32_places_are_ordered_as_numbers():
    tournament = drawn(12)
    for game in tournament.games:
        if game.result is None and game.round <= 11:
            low = min(game.white, game.black)
            win = Result.WHITE_WINS if game.white == low else Result.BLACK_WINS
            tournament = SetResult(*game.name, win)(tournament)
    rows = standings(tournament).rows

    assert [row.rank for row in rows] == list(range(1, 13))
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_direct_encounter_is_asked_again_among_those_who_stay_level():
    # 1 to 4 have 2½ points. Among them 1 has 2, 2 and 3 have 1½, 4 has 1; and 3 beat 2.
    tournament = crosstable("""
        1 A  *  0  1  1  0  ½
        2 B  1  *  0  ½  ½  ½
        3 C  0  1  *  ½  ½  ½
        4 D  0  ½  ½  *  1  ½
        5 E  1  ½  ½  0  *  0
        6 F  ½  ½  ½  ½  1  *
    """)

    assert order(tournament, "DE") == [6, 1, 3, 2, 4, 5]
    ranking = standings(tournament, ("DE",))
    third, second = ranking.of(3), ranking.of(2)
    assert ranking.decided(third, second) == ("DE", (2, 3))
    # The column shows what each had when all four were level.
    assert [ranking.of(n).values["DE"] for n in (1, 2, 3, 4, 5)] == [4, 3, 3, 2, None]
    assert third.level_when_asked("DE") == (1, 2, 3, 4)
    assert third.level_when_asked("SB") == (3,)


def test_the_exercise_places_two_players_second():
    assert places(tec(), "DE", "SB", "WIN", "KS") == [
        (1, 1),
        (2, 3),
        (2, 3),
        (4, 4),
        (5, 5),
        (6, 6),
    ]
    assert order(tec(), "DE") == [1, 2, 3, 6, 5, 4]
    assert [row.points for row in standings(tec(scoring=FOOTBALL)).rows] == [20, 20, 20, 8, 8, 8]


def test_sb_and_simplified_berger_are_always_columns():
    ranking = standings(seed(), ("WIN",))

    assert ranking.columns == ("WIN", "SB", "SSB")
    assert ranking.used == 1
    assert ranking.of(3).values["SSB"] == 2


def test_the_last_criterion_of_a_full_tie_leaves_it_shared():
    assert places(c4()) == [(1, 3), (1, 3), (1, 3), (4, 4)]


def test_an_unknown_code_is_refused_when_asked_for_and_passed_over_in_a_list():
    with pytest.raises(UnknownTieBreak):
        standings(seed(), ("SB", "XYZ"))
    tournament = SetRegulations(Regulations(tie_breaks=("XYZ", "SB")))(seed())
    assert standings(tournament).columns == ("SB", "SSB")


def test_nobody_and_nothing():
    assert standings(Tournament()).rows == ()
    assert places(drawn(3)) == [(1, 3)] * 3
    with pytest.raises(PlayerNotFound):
        standings(seed()).of(8)


@settings(max_examples=60, deadline=None)
@given(tournaments(decided=True))
def test_places_follow_points_and_values(tournament):
    ranking = standings(tournament)
    assert sorted(row.number for row in ranking.rows) == list(tournament.numbers)
    for place, row in enumerate(ranking.rows, 1):
        assert row.rank <= place <= row.last
        assert ranking.place_in_list(row.number) == place - 1
        assert len([other for other in ranking.rows if other.rank == row.rank]) == (
            row.last - row.rank + 1
        )
    for upper, lower in zip(ranking.rows, ranking.rows[1:]):
        assert upper.points >= lower.points
        step = ranking.decided(upper, lower)
        if step is None:
            assert upper.points > lower.points or upper.rank == lower.rank
        else:
            code, group = step
            values = dict(zip(group, tie_break(code).value(tournament, group)))
            if tie_break(code).low_first:
                assert values[upper.number] < values[lower.number]
            else:
                assert values[upper.number] > values[lower.number]


def test_what_counts_colours_says_nothing_where_they_are_not_known():
    """It places nobody, and is not shown as 0."""
    table = without_rounds(tec())
    order = standings(table, ["BPG", "SB"])

    assert order.silent == ("BPG",)
    assert order.columns[:2] == ("BPG", "SB")
    assert {row.values["BPG"] for row in order.rows} == {None}
    assert [row.number for row in order.rows] == [
        row.number for row in standings(table, ["SB"]).rows
    ]
    assert standings(tec(), ["BPG"]).silent == ()
