"""Games of a report as a calendar."""

from dataclasses import replace

import pytest

from arbiter.domain.edits import calendar
from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.domain.tournament import Regulations
from arbiter.formats.trf.calendar import by_absences, calendar_of, most_meetings
from arbiter.formats.trf.pairs import Pair, Pairs


def pairs_of(size, **regulations):
    games = calendar(size, Regulations(**regulations))
    return sorted(Pair(game.round, game.white, game.black) for game in games), games


@pytest.mark.parametrize("size", [3, 4, 5, 8])
@pytest.mark.parametrize(
    "regulations",
    [{}, {"cycles": 2}, {"cycles": 2, "exchange": False}, {"cycles": 3}, {"league": True}],
    ids=str,
)
def test_boards_and_cycles_are_those_of_the_table(size, regulations):
    pairs, games = pairs_of(size, **regulations)
    found = calendar_of(pairs, size)

    assert found.placed() == games
    assert found.cycles == regulations.get("cycles", 1)
    assert found.missing == found.twice == []


def test_a_calendar_by_hand_has_its_games_counted():
    pairs = [
        Pair(1, 1, 2),
        Pair(1, 3, 4),
        Pair(2, 1, 3),
        Pair(2, 4, 2),
        Pair(3, 1, 4),
        Pair(3, 2, 3),
    ]
    found = calendar_of(pairs, 4)

    assert found.exchange is None
    assert [(game.round, game.board) for game in found.placed()] == [
        (1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)
    ]  # fmt: skip


def test_games_that_are_not_there_are_open_ones():
    pairs, games = pairs_of(6)
    found = calendar_of(pairs[:-1], 6)

    (missing,) = found.missing
    assert missing.name == games[-1].name or missing in games
    assert len(found.placed()) == 15


def test_who_met_once_too_often_is_named():
    pairs, _ = pairs_of(4)
    again = pairs[0]._replace(round=3)
    found = calendar_of([*pairs, again], 4)

    assert found.twice == [(again, 1)]


def test_a_game_put_off_beyond_the_last_round_makes_no_second_cycle():
    pairs, _ = pairs_of(6)
    later = [pair._replace(round=7) if pair == pairs[-1] else pair for pair in pairs]

    assert calendar_of(later, 6).cycles == 1
    assert most_meetings(later) == 1


@pytest.mark.parametrize(
    ("white", "black", "result"),
    [
        ("+", "-", Result.WHITE_WINS_BY_FORFEIT),
        ("Z", "F", Result.BLACK_WINS_BY_FORFEIT),
        ("U", " ", Result.WHITE_WINS_BY_FORFEIT),
        ("-", "-", Result.DOUBLE_FORFEIT),
        ("Z", "Z", None),
        ("H", "Z", None),
    ],
)
def test_two_absences_may_be_a_forfeit(white, black, result):
    pairs, _ = pairs_of(6)
    gone = pairs.pop()
    byes = {(gone.round, gone.white): white, (gone.round, gone.black): black}
    found, findings = calendar_of(pairs, 6), []

    by_absences(found, Pairs(pairs, byes), findings, [10, 11, 12, 13, 14, 15])

    assert [game.result for game in found.missing] == [result]
    assert [finding.about for finding in findings] == [Doubtful.ABSENCE_READ] * (result is not None)
    assert bool(byes) == (result is None)


def test_forfeits_without_colours_have_those_of_the_table():
    pairs, games = pairs_of(6)
    lost = Result.BLACK_WINS_BY_FORFEIT
    uncoloured = [
        Pair(pair.round, pair.black, pair.white, lost.reversed, coloured=False) for pair in pairs
    ]

    placed = calendar_of(uncoloured, 6).placed()
    assert [replace(game, result=None) for game in placed] == list(games)
    assert {game.result for game in placed} == {lost}


def test_forfeits_without_colours_need_none():
    pairs = [Pair(1, 1, 2), Pair(1, 3, 4), Pair(2, 1, 3), Pair(2, 4, 2), Pair(3, 1, 4)]
    lost = Pair(3, 2, 3, Result.DOUBLE_FORFEIT, coloured=False)

    assert all(game.colours_known for game in calendar_of([*pairs, lost], 4).placed())
    played = lost._replace(result=Result.DRAW)
    assert not calendar_of([*pairs, played], 4).placed()[-1].colours_known


def test_nobody_meets_a_hundred_times():
    pairs = [Pair(round, *sorted(pair)) for round in range(1, 301) for pair in ((1, 2), (3, 4))]
    found = calendar_of(pairs, 4)

    assert found.cycles == 99
    assert len(found.twice) == 2 * (300 - 99)
