"""Starting numbers that a PGN doesn't give, told from who met whom in which round.

Where all games stand where the Berger table has them, the first round says who has which
number: board 1 is 1 against the last, board 2 is 2 against the last but one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.schedule import round_count
from arbiter.domain.tournament import Game
from arbiter.formats.recognition.pairing_calendar import cycles_of, follows_berger, with_cycles

_FEWEST_ROUNDS = 3
"""One round fits some numbers always, and two often do."""


class Meeting(NamedTuple):
    """Who had White and who Black in a round, at a board; 0 where that is not said."""

    round: int
    board: int
    white: str
    black: str


def berger_numbers(meetings: Sequence[Meeting]) -> dict[str, int]:
    """The number of each player in *meetings*; empty where they are no Berger table, or too
    few to tell."""
    first = [meeting for meeting in meetings if meeting.round == 1]
    boards = [meeting.board for meeting in first]
    if all(boards) and len(set(boards)) == len(boards):
        first.sort(key=lambda meeting: meeting.board)
    names = list(dict.fromkeys(n for m in meetings for n in (m.white, m.black)))
    free = [name for name in names if name not in {n for m in first for n in (m.white, m.black)}]
    if len(names) < _FEWEST_ROUNDS or len(free) != len(names) % 2:
        return {}
    if len({meeting.round for meeting in meetings}) < _FEWEST_ROUNDS:
        return {}
    order = [*free, *(m.white for m in first), *(m.black for m in reversed(first))]
    numbers = {name: number for number, name in enumerate(order, 1)}
    if len(numbers) != len(names) or not _fits(meetings, numbers):
        return {}
    return numbers


def _fits(meetings: Sequence[Meeting], numbers: dict[str, int]) -> bool:
    size = len(numbers)
    games = [Game(numbers[m.white], numbers[m.black], round=m.round) for m in meetings]
    if any(game.white == game.black for game in games):
        return False
    cycles = cycles_of(games, size)
    if max(game.round or 0 for game in games) > round_count(size, cycles):
        return False
    placed, repeated = with_cycles(games, size, cycles)
    return not repeated and follows_berger(placed, size, cycles) is not None
