"""Starting numbers told from the rounds."""

from __future__ import annotations

import random

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.pgn.numbers import Meeting, berger_numbers
from tests.boards import drawn, f5


def meetings(tournament: Tournament, *, boards: bool = True) -> list[Meeting]:
    return [
        Meeting(
            game.round,
            game.board if boards else 0,
            tournament.player(game.white).name,
            tournament.player(game.black).name,
        )
        for game in tournament.games
    ]


@pytest.mark.parametrize("size", range(4, 18))
@pytest.mark.parametrize("cycles", [1, 2])
def test_numbers_come_back(size: int, cycles: int) -> None:
    """With boards in any order of lines, or by the order of the lines alone."""
    tournament = drawn(size, cycles=cycles)
    expected = {tournament.player(number).name: number for number in tournament.numbers}
    shuffled = meetings(tournament)
    random.Random(size).shuffle(shuffled)

    assert berger_numbers(shuffled) == expected
    assert berger_numbers(meetings(tournament, boards=False)) == expected


def test_rounds_that_are_not_those_of_the_table_tell_nothing() -> None:
    """One colour that is another is enough."""
    found = meetings(f5())
    other = found[3]
    found[3] = other._replace(white=other.black, black=other.white)

    assert berger_numbers(found) == {}


@pytest.mark.parametrize("rounds", [1, 2])
def test_too_few_rounds_tell_nothing(rounds: int) -> None:
    """They would fit by chance."""
    assert berger_numbers([m for m in meetings(drawn(8)) if m.round <= rounds]) == {}


def test_the_first_rounds_of_an_event_are_enough() -> None:
    """Three of seven."""
    found = berger_numbers([m for m in meetings(drawn(8)) if m.round <= 3])

    assert found["Player 8"] == 8


@pytest.mark.parametrize(
    "strange",
    [
        [],
        [Meeting(1, 1, "A", "A"), Meeting(2, 1, "A", "B"), Meeting(3, 1, "C", "A")],
        [Meeting(2, 1, "A", "B"), Meeting(3, 1, "B", "C"), Meeting(4, 1, "C", "A")],
        [Meeting(1, 1, "A", "B")] * 9 + [Meeting(2, 1, "C", "B"), Meeting(3, 1, "C", "A")],
        [Meeting(1, 1, "A", "B"), Meeting(7, 1, "C", "B"), Meeting(99, 1, "C", "A")],
    ],
)
def test_nonsense_tells_nothing(strange: list[Meeting]) -> None:
    """And raises nothing."""
    assert berger_numbers(strange) == {}
