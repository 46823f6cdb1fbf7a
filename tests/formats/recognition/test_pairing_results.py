from datetime import datetime, time

import pytest

from arbiter.domain.import_findings import Doubtful, Weight
from arbiter.domain.result import Result
from arbiter.formats.recognition.pairing_results import read_board
from arbiter.formats.source.book import NOTHING, SourceCell


def board(value, **options):
    return read_board(SourceCell(value, str(value)), "en", **options)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1 - 0", Result.WHITE_WINS),
        ("0:1", Result.BLACK_WINS),
        ("½ - ½", Result.DRAW),
        ("1/2-1/2", Result.DRAW),
        ("0,5-0,5", Result.DRAW),
        ("1.0 - 0.0", Result.WHITE_WINS),
        ("ничья", Result.DRAW),
        ("1", Result.WHITE_WINS),
        ("0", Result.BLACK_WINS),
        ("½", Result.DRAW),
        ("+ - -", Result.WHITE_WINS_BY_FORFEIT),
        ("- - +", Result.BLACK_WINS_BY_FORFEIT),
        ("- - -", Result.DOUBLE_FORFEIT),
        ("1F-0F", Result.WHITE_WINS_BY_FORFEIT),
        ("0F-1F", Result.BLACK_WINS_BY_FORFEIT),
        ("0-0", Result.BOTH_LOSE),
        ("½-0", Result.WHITE_DRAWS_BLACK_LOSES),
        ("1-0 unrated", Result.WHITE_WINS_UNRATED),
        ("*", None),
        ("-", None),
    ],
)
def test_every_way_to_write_the_result_of_a_board(text, result):
    found = board(text)

    assert (found.result, found.doubt) == (result, None)


def test_an_empty_cell_is_an_open_game():
    assert read_board(NOTHING).result is None
    assert read_board(NOTHING).doubt is None


def test_a_dash_is_a_forfeit_where_forfeits_have_one_sign():
    assert board("-", dash_is_open=False).result is Result.BLACK_WINS_BY_FORFEIT


@pytest.mark.parametrize("text", ["15,1", "won", "1-1", "2-0"])
def test_b43_what_is_no_result_is_grave(text):
    found = board(text)

    assert (found.result, found.doubt, found.weight) == (None, Doubtful.NO_RESULT, Weight.GRAVE)


def test_b40_a_date_is_a_draw_to_be_looked_at():
    assert board(datetime(2026, 2, 1)) == type(board("1"))(Result.DRAW, Doubtful.DATE_AS_RESULT)
    assert board(time(1, 0)).doubt is Doubtful.TIME_AS_RESULT
