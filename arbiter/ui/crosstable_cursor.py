"""Where the cursor of the crosstable goes: over the diagonal, and from half to half."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A game's place: row and opponent from 0 in the order of the table, and which game."""

    row: int
    opponent: int
    half: int = 0


def moved(spot: Spot, step: str, size: int, games: int) -> Spot:
    """Where *step* leads from *spot* in a table of *size* players with *games* in a cell.

    ``left`` and ``right`` go through the games of a cell and stop at the ends of the row,
    ``up`` and ``down`` stop at the ends of the column; ``next`` and ``previous`` go from cell
    to cell and on into the next row. All jump over the diagonal.
    """
    row, opponent, half = spot
    match step:
        case "left" | "right":
            way = 1 if step == "right" else -1
            if 0 <= half + way < games:
                return Spot(row, opponent, half + way)
            beside = _free(opponent, way, row, size)
            return Spot(row, beside, 0 if way > 0 else games - 1) if beside >= 0 else spot
        case "up" | "down":
            below = _free(row, 1 if step == "down" else -1, opponent, size)
            return Spot(below, opponent, half) if below >= 0 else spot
        case "next" | "previous":
            way = 1 if step == "next" else -1
            place = row * size + opponent + way
            while 0 <= place < size * size and place // size == place % size:
                place += way
            inside = 0 <= place < size * size
            return Spot(place // size, place % size, 0) if inside else spot
        case "home":
            return Spot(row, 1 if row == 0 else 0, 0)
        case "end":
            return Spot(row, size - 2 if row == size - 1 else size - 1, games - 1)
        case "top":
            return Spot(1 if opponent == 0 else 0, opponent, half)
        case "bottom":
            return Spot(size - 2 if opponent == size - 1 else size - 1, opponent, half)
    return spot


def _free(start: int, way: int, taken: int, size: int) -> int:
    """The next number from *start* that is not *taken*; -1 past the end."""
    number = start + way
    if number == taken:
        number += way
    return number if 0 <= number < size else -1


def nearest(row: int, opponent: int, size: int) -> Spot:
    """The spot in *row* nearest to column *opponent*, which may be the diagonal."""
    opponent = min(max(opponent, 0), size - 1)
    if opponent == row:
        opponent = opponent + 1 if opponent + 1 < size else opponent - 1
    return Spot(row, opponent, 0)
