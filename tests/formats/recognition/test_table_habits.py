"""Dashes and empty halves, which say something only all together."""

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.table_habits import (
    is_open_dash,
    settle_dashes,
    settle_empty_half,
)
from tests.formats.recognition.test_row_totals import meeting


def compared(lines, one, other):
    found = meeting(lines, one, other)
    if not found.ways and found.readings[0] and found.readings[1]:
        found.trouble = Doubtful.MIRROR_MISSING
    return found


def table(*cells):
    """Three lines: the games 1-2, 1-3 and 2-3."""
    return [compared(lines, *both) for lines, both in zip(((0, 1), (0, 2), (1, 2)), cells)]


def test_dashes_beside_other_forfeits_are_a_double_forfeit():
    games = table(("-", "-"), ("+", "-"), ("1", "0"))
    settle_dashes(games, 3)

    assert games[0].results == (Result.DOUBLE_FORFEIT,)
    assert games[0].trouble is None


def test_the_only_dashes_are_one_too_and_listed():
    games = table(("-", "-"), ("1", "0"), ("1", "0"))
    settle_dashes(games, 3)

    assert games[0].results == (Result.DOUBLE_FORFEIT,)
    assert games[0].trouble is Doubtful.DASHES


def test_dashes_all_along_a_row_fill_the_cells_of_games_not_played():
    games = table(("-", "-"), ("-", "-"), ("1", "0"))
    settle_dashes(games, 3)

    assert [game.results for game in games[:2]] == [(None,), (None,)]
    assert games[0].trouble is Doubtful.DASHES


def test_a_dash_against_nothing():
    assert is_open_dash(compared((0, 1), "-", None))
    assert not is_open_dash(compared((0, 1), None, None))
    assert not is_open_dash(compared((0, 1), "+", "-"))


def test_a_table_with_one_half_only_is_read_from_it():
    games = table(("1", None), ("½", None), ("0", None))
    settle_empty_half(games)

    assert [game.results for game in games] == [
        (Result.WHITE_WINS,),
        (Result.DRAW,),
        (Result.BLACK_WINS,),
    ]
    assert all(game.trouble is Doubtful.MIRROR_MISSING for game in games)


def test_the_lower_half_alone_is_read_too():
    games = table((None, "1"), (None, "½"), (None, "0"))
    settle_empty_half(games)

    assert [game.results[0] for game in games] == [
        Result.BLACK_WINS,
        Result.DRAW,
        Result.WHITE_WINS,
    ]


def test_holes_in_one_half_are_not_filled_from_the_other():
    games = table(("1", None), ("½", None), ("0", "1"))
    settle_empty_half(games)

    assert games[0].chosen is None
