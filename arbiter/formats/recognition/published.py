"""Tie-breaks and places as the file gives them, beside those that its games come to.

They differ for good reasons: a server counts forfeits by another rule, a program rounds, the
event had its own order. So every difference is a note, and nothing of the file's is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from arbiter.domain.crosstable import outcomes_of
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.notation import format_decimal, format_place
from arbiter.domain.result import Outcome
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.points_cells import read_number, read_place
from arbiter.formats.recognition.result_cells import is_error, shown

_CODES = {"sb": "SB", "wins": "WIN", "koya": "KS", "direct": "DE"}
"""Fields of ``headings.json`` and the tie-breaks that stand in them."""
_COUNTED = {"wins": (Outcome.WIN,), "draws": (Outcome.DRAW,)} | {
    "losses": (Outcome.LOSS, Outcome.FORFEIT_LOSS)
}
_ORDER = ("DE", "SB", "WIN", "KS")


def compare_published(
    layout: Layout, rows: Sequence[int], tournament: Tournament
) -> Iterator[ImportFinding]:
    """What differs in the columns of *layout*; *rows* gives the row of each number."""
    ranking = standings(tournament, _ORDER)
    for field, code in _CODES.items():
        values = [_value(ranking, number, code) for number in tournament.numbers]
        yield from _compared(layout, rows, field, code, values)
    for field in ("draws", "losses"):
        counts: list[Fraction | None] = [
            Fraction(sum(outcome in _COUNTED[field] for outcome in outcomes_of(tournament, number)))
            for number in tournament.numbers
        ]
        yield from _compared(layout, rows, field, field, counts)
    yield from _places(layout, rows, ranking)


def _value(ranking: Standings, number: int, code: str) -> Fraction | None:
    value = ranking.of(number).values.get(code)
    return None if value is None else Fraction(value, tie_break(code).per_point(ranking.tournament))


def _compared(
    layout: Layout,
    rows: Sequence[int],
    field: str,
    code: str,
    values: Sequence[Fraction | None],
) -> Iterator[ImportFinding]:
    column = layout.column(field)
    if not column:
        return
    given = [read_number(layout.sheet.cell(row, column)) for row in rows]
    # 14.8 may be 14.75: as many decimals as the column shows anywhere.
    decimals = max((number[1] for number in given if number is not None), default=0)
    for row, value, number in zip(rows, values, given):
        cell = layout.sheet.cell(row, column)
        if is_error(cell.text):
            yield ImportFinding(Doubtful.ERROR_VALUE, Weight.CHECK, row, column, found=shown(cell))
        elif number is None or value is None:
            continue
        elif abs(number[0] - value) * 2 * 10**decimals > 1:
            yield ImportFinding(
                Doubtful.TIE_BREAK_DIFFERS,
                Weight.NOTE,
                row,
                column,
                found=shown(cell),
                meant=format_decimal(value),
                other=code,
            )


def _places(layout: Layout, rows: Sequence[int], ranking: Standings) -> Iterator[ImportFinding]:
    column = layout.column("rank")
    for number, row in enumerate(rows, 1) if column else ():
        cell = layout.sheet.cell(row, column)
        given, ours = read_place(cell), ranking.of(number)
        if given is None or ours.rank is None or ours.last is None:
            continue
        if given[1] < ours.rank or ours.last < given[0]:
            yield ImportFinding(
                Doubtful.TIE_BREAK_DIFFERS,
                Weight.NOTE,
                row,
                column,
                found=shown(cell),
                meant=format_place(ours.rank, ours.last),
                other="rank",
            )
