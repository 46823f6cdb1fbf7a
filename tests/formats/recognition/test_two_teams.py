"""Matches by the Scheveningen system are known as such."""

from __future__ import annotations

import pytest

from arbiter.domain.berger import berger_table
from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.two_teams import is_scheveningen
from tests.formats.recognition.drawn import book, sheet


@pytest.mark.parametrize("half", [3, 4, 8])
def test_two_teams_in_any_order_of_numbers(half):
    apart = [(a, b) for a in range(1, half + 1) for b in range(half + 1, 2 * half + 1)]
    mixed = [(2 * a - 1, 2 * b) for a in range(1, half + 1) for b in range(1, half + 1)]

    assert is_scheveningen(2 * half, apart)
    assert is_scheveningen(2 * half, mixed)
    assert not is_scheveningen(2 * half, [*apart, (1, 2)])
    assert not is_scheveningen(2 * half, apart[1:])


@pytest.mark.parametrize("size", range(6, 25, 2))
def test_an_all_play_all_never_looks_so_on_its_way(size):
    met: list[tuple[int, int]] = []
    for round in berger_table(size):
        met += round
        assert not is_scheveningen(size, met)


def test_four_players_after_two_rounds_are_no_match():
    assert not is_scheveningen(4, [(1, 4), (2, 3), (4, 3), (1, 2)])


CROSSTABLE = """
    No | Name    | 1 | 2 | 3 | 4 | 5 | 6 | Pts
    1  | Adams   | * |   |   | 1 | ½ | 0 | 1½
    2  | Berry   |   | * |   | ½ | 1 | 1 | 2½
    3  | Carter  |   |   | * | 0 | 1 | 0 | 1
    4  | Dahl    | 0 | ½ | 1 | * |   |   | 1½
    5  | Ek      | ½ | 0 | 0 |   | * |   | ½
    6  | Frisk   | 1 | 0 | 1 |   |   | * | 2
"""
BY_ROUND = """
    No | Name    | 1.Rd | 2.Rd | 3.Rd | Pts
    1  | Adams   | 4w1  | 5b½  | 6w0  | 1½
    2  | Berry   | 5w1  | 6b1  | 4w½  | 2½
    3  | Carter  | 6w0  | 4b0  | 5w1  | 1
    4  | Dahl    | 1b0  | 3w1  | 2b½  | 1½
    5  | Ek      | 2b0  | 1w½  | 3b0  | ½
    6  | Frisk   | 3b1  | 2w0  | 1b1  | 2
"""
PAIRINGS = """
    Rd | White  | Result | Black
    1  | Adams  | 1-0    | Dahl
    1  | Berry  | 1-0    | Ek
    1  | Carter | 0-1    | Frisk
    2  | Ek     | ½-½    | Adams
    2  | Frisk  | 0-1    | Berry
    2  | Dahl   | 1-0    | Carter
    3  | Adams  | 0-1    | Frisk
    3  | Berry  | ½-½    | Dahl
    3  | Carter | 1-0    | Ek
"""


@pytest.mark.parametrize("drawing", [CROSSTABLE, BY_ROUND, PAIRINGS])
def test_every_kind_of_its_tables_is_refused_by_name(drawing):
    with pytest.raises(NotImported) as refused:
        recognise(book(sheet(drawing)))

    assert refused.value.why is Refusal.SCHEVENINGEN
