"""Rounds printed side by side."""

from __future__ import annotations

import pytest

from arbiter.formats.recognition.joined_rounds import with_rounds_joined
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.side_by_side import stacked
from tests.formats.recognition.drawn import book, sheet

THREE = """
    Club final
    Round 1 |  |  |  | Round 2 |  |  |  | Round 3
    White | Res | Black |  | White | Res | Black |  | White | Res | Black
    Adams | 1-0 | Dahl  |  | Dahl  | ½-½ | Ek    |  | Berg  | 0-1 | Dahl
    Berg  | 0-1 | Ek    |  | Adams | 1-0 | Berg  |  | Ek    | 0-1 | Adams
"""
TWO_ROWS = """
    Тур 1 |  |  |  | Тур 2
    № | Белые  | Рез. | Чёрные | № | Белые  | Рез. | Чёрные
    1 | Ёлкин  | 1-0  | Цой    | 1 | Цой    | ½-½  | Щукин
    2 | Абрамов| 0-1  | Щукин  | 2 | Ёлкин  | 1-0  | Абрамов
    Тур 3
    № | Белые  | Рез. | Чёрные | № | Белые  | Рез. | Чёрные
    1 | Абрамов| 0-1  | Цой
    2 | Щукин  | 0-1  | Ёлкин
"""


@pytest.mark.parametrize("drawing", [THREE, TWO_ROWS])
def test_every_round_is_read(drawing):
    found = recognise(book(sheet(drawing)))
    tournament = found.tournament

    assert tournament.size == 4
    assert tournament.rounds == 3
    assert not tournament.open_games
    assert sorted(tournament.score(number) for number in tournament.numbers) == [0, 3, 3, 6]
    assert not found.complaints


def test_what_was_put_below_once_is_not_put_below_again():
    once = with_rounds_joined(book(sheet(THREE)))

    assert len(once.book.sheets) == 2
    assert with_rounds_joined(once.book) == once


@pytest.mark.parametrize(
    "drawing",
    [
        "Rd | White | Res | Black\n1 | Berg | 1-0 | Dahl",
        "White | White | Black | Black\nBerg | 1 | 0 | Dahl",
        "Name | Rtg | Name | Rtg\nBerg | 1900 | Dahl | 1800",
    ],
)
def test_one_table_is_left_alone(drawing):
    assert stacked(sheet(drawing)) is None
