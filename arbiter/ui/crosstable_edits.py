"""What is typed into a cell of the crosstable as an edit, seen from the player of the row."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.edits import Edit, SetResult, SetResults
from arbiter.domain.errors import ArbiterError, MarkCount
from arbiter.domain.notation import parse_mark, parse_marks
from arbiter.domain.tournament import Game


def edit_of_game(game: Game, number: int, text: str) -> Edit:
    """The edit for one mark, or for none, in the row of player *number*.

    :raises UnknownMark: it is no mark.
    """
    low, high, cycle = game.name
    result = parse_mark(text, white=game.white == number)
    return SetResult(low, high, cycle, result)


def edit_of_cell(games: Sequence[Game], number: int, text: str) -> Edit:
    """The edit for everything typed into a cell.

    :raises UnknownMark: it is no mark.
    :raises MarkCount: the number of marks does not fit, or one mark could be meant for
        either of several games that are all reported.
    """
    if len(games) == 1:
        return edit_of_game(games[0], number, text)
    if text.strip() and _is_one_mark(text):
        still_open = [game for game in games if game.result is None]
        if not still_open:
            raise MarkCount(text.strip(), len(games))
        return edit_of_game(still_open[0], number, text)
    results = []
    for game, seen in zip(games, parse_marks(text, len(games))):
        result = seen if seen is None or game.white == number else seen.reversed
        results.append(SetResult(*game.name, result))
    return SetResults(tuple(results))


def _is_one_mark(text: str) -> bool:
    try:
        parse_mark(text)
    except ArbiterError:
        return False
    return True
