"""The crosstable: who scored what against whom, by number, by rank or in any other order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arbiter.domain.notation import OPEN, format_mark
from arbiter.domain.result import Outcome
from arbiter.domain.standings import Standing, Standings
from arbiter.domain.tournament import Game, Pending, Tournament


class Row(NamedTuple):
    """One player's row. ``cells`` holds, for each column, the games against its player, first
    cycle first; the diagonal is None. ``wins``, ``losses`` and ``draws`` count reported
    games that count, forfeits included."""

    number: int
    standing: Standing
    cells: tuple[tuple[Game, ...] | None, ...]
    wins: int
    losses: int
    draws: int


class Crosstable(NamedTuple):
    """``order`` gives the numbers of the rows and, in the same order, of the columns."""

    order: tuple[int, ...]
    rows: tuple[Row, ...]


def crosstable(
    ranking: Standings, *, by_rank: bool = False, order: Sequence[int] = ()
) -> Crosstable:
    """The table in the order of the numbers, or of the places; or in *order*, which names every
    number once."""
    tournament = ranking.tournament
    if not order:
        order = [row.number for row in ranking.rows] if by_rank else tournament.numbers
    rows = tuple(_row(tournament, ranking, number, order) for number in order)
    return Crosstable(tuple(order), rows)


def _row(tournament: Tournament, ranking: Standings, number: int, order: Sequence[int]) -> Row:
    cells = tuple(
        None if other == number else tournament.meetings(number, other) for other in order
    )
    outcomes = outcomes_of(tournament, number)
    return Row(
        number,
        ranking.of(number),
        cells,
        wins=outcomes.count(Outcome.WIN),
        losses=sum(outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS) for outcome in outcomes),
        draws=outcomes.count(Outcome.DRAW),
    )


def outcomes_of(tournament: Tournament, number: int) -> list[Outcome]:
    """What the player took from each of his reported games that count."""
    return [
        game.result.white if game.white == number else game.result.black
        for game in tournament.counted_games_of(number)
        if game.result is not None
    ]


def mark_of(game: Game, number: int) -> str:
    """What the row of *number* shows for *game*: a mark, ``½?`` if adjourned, nothing if open."""
    if game.result is None:
        return "½?" if game.pending is Pending.ADJOURNED else ""
    return format_mark(game.result, white=number == game.white)


def cell_text(games: Sequence[Game], number: int) -> str:
    """The marks of a cell in playing order, ``1 ½``; a game still open beside another is ``·``."""
    marks = [mark_of(game, number) for game in games]
    return " ".join(mark or OPEN for mark in marks) if any(marks) else ""
