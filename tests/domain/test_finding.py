"""Who is meant by what is typed."""

from __future__ import annotations

import doctest

import pytest

from arbiter.domain import finding
from arbiter.domain.finding import find_players
from arbiter.domain.tournament import Player

PLAYERS = [
    Player("Ivanov, Ivan"),
    Player("Livanova, Anna"),
    Player("Müller, Jörg"),
    Player("Щукин, Иван"),
    Player("O'Brien-Berg, Sian"),
    Player("van Ivens, Jan"),
    Player("Жуков, Илья"),
    Player("Люксембургский, Рудольф"),
]


def test_examples() -> None:
    """Those in the docstrings are true."""
    assert doctest.testmod(finding).failed == 0


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("iv", (1, 4, 6, 2)),
        ("IVANOV", (1, 2)),
        ("mull", (3,)),
        ("Muell", (3,)),
        ("shukin", (4,)),
        ("щук", (4,)),
        ("O'Brien", (5,)),
        ("жук", (7,)),  # ж may be spelt j, and лю lju: but that is not who is meant
        ("juk", (7, 8)),
        ("zhuk", (7,)),
        ("3", (3,)),
        ("9", ()),
        ("0", ()),
        ("9" * 30, ()),
        ("  ", ()),
        ("nobody", ()),
    ],
)
def test_a_beginning_goes_before_a_part(typed: str, numbers: tuple[int, ...]) -> None:
    """Surname, another word, anywhere; either alphabet; a number is one player's."""
    assert find_players(PLAYERS, typed) == numbers
