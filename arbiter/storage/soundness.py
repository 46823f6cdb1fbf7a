"""Whether what was read fits together.

A file may come from another program, or from a hand that meant well. What does not fit is
refused: a table reckoned from it would look right and be wrong.
"""

from __future__ import annotations

from arbiter.domain.prizes import MOST_CENTS
from arbiter.domain.tournament import Tournament

_HIGHEST_NUMBER = 9999
"""Of a round or a board: more are never played, and a loop over the rounds would not end."""


def require_sound(tournament: Tournament) -> None:
    """Nothing, or what does not fit.

    :raises ValueError: with what it is, for the sentence that the arbiter sees.
    """
    size, cycles = tournament.size, tournament.regulations.cycles
    for line, game in enumerate(tournament.games, 1):
        low, high, cycle = game.name
        if not 1 <= low < high <= size:
            raise ValueError(f"game in line {line} has a player who is not there")
        if not 1 <= cycle <= cycles:
            raise ValueError(f"game in line {line} is of cycle {cycle}")
        for number in (game.round, game.board):
            if number is not None and not 1 <= number <= _HIGHEST_NUMBER:
                raise ValueError(f"game in line {line} has round or board {number}")
    games = len(tournament.games)
    if len({game.name for game in tournament.games}) != games:
        raise ValueError("a game is there twice")
    if games not in (0, size * (size - 1) // 2 * cycles):
        raise ValueError("a game is missing")
    if tournament.closing.version < 1:
        raise ValueError(f"version {tournament.closing.version} of the results")
    left = [withdrawal.number for withdrawal in tournament.withdrawals]
    if len(set(left)) < len(left) or not all(1 <= number <= size for number in left):
        raise ValueError("somebody left who is not there, or left twice")
    pairs = [(one.first, one.second) for one in tournament.play_offs]
    if len(set(pairs)) < len(pairs) or not all(1 <= low < high <= size for low, high in pairs):
        raise ValueError("a play-off is of somebody who is not there, or is there twice")
    for ordered in (one.numbers for one in tournament.manual_orders):
        if (
            not ordered
            or len(set(ordered)) < len(ordered)
            or not set(ordered) <= set(tournament.numbers)
        ):
            raise ValueError("an order names somebody who is not there, or twice")
    prizes = tournament.prizes
    amounts = (*prizes.amounts, *(one.cents for one in prizes.special))
    if not all(0 <= cents <= MOST_CENTS for cents in amounts):
        raise ValueError("a prize is below nothing, or more than anybody pays")
    if tournament.lots is not None:
        order = tournament.lots.order
        if len(order) > size or sorted(order) != list(range(1, len(order) + 1)):
            raise ValueError("the draw does not give each number once")
