"""How many games a cell holds, told from many of them."""

import pytest

from arbiter.formats.recognition.games_in_cell import best_way
from tests.formats.recognition.foreign_crosstables import cell


def way(*pairs, **how):
    return best_way([tuple(map(cell, pair)) for pair in pairs], **how)[1]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([("1", "0"), ("½", "½"), (0, 1)], (1, False)),
        ([("1-0", "0-1"), ("½-½", "½-½"), ("0-1", "1-0")], (1, False)),
        ([("1½", "0½"), ("½ ½", "½½"), ("1/0", "0/1")], (2, False)),
        ([(10, 1), (11, 0), ("½½", "½½")], (2, False)),
        ([("1-1", "0-0"), ("1-½", "0-½"), ("1-0", "0-1")], (2, False)),
        ([(1.5, 0.5), (2, 0), (1, 1)], (2, True)),
        ([("1½0", "0½1"), ("111", "000")], (3, False)),
        ([("1 1 0 ½", "0 0 1 ½"), ("½½½½", "½½½½")], (4, False)),
        # The second half has begun.
        ([("1 0", "0 1"), ("½ ½", "½ ½"), ("1", "0"), ("0", "1"), ("½", "½")], (2, False)),
        # One slip makes no double round.
        ([("11", "0"), ("1", "0"), ("½", "½")], (1, False)),
        ([("1 0", "0"), (1, 0), (0, 1)], (1, False)),
        ([], (1, False)),
    ],
)
def test_as_many_games_as_make_the_halves_agree(pairs, expected):
    assert way(*pairs) == expected


def test_a_table_with_a_cell_for_each_cycle_has_one_game_in_it():
    assert way(("1½", "0½"), ("11", "00"), single=True) == (1, False)


def test_how_many_agree():
    pairs = [(cell("1"), cell("0")), (cell("1"), cell("1")), (cell("½"), cell("½"))]

    assert best_way(pairs)[0] == 2
