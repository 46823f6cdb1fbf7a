"""The points of a crosstable as the file gives them, beside what the games come to.

Points are always computed anew; what the file says is a witness for the games, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.notation import format_points
from arbiter.domain.scoring import HalfPoints
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.matrix import Matrix
from arbiter.formats.recognition.points_cells import Total, read_total
from arbiter.formats.recognition.result_cells import is_error, shown
from arbiter.formats.source.book import SourceCell


def totals_of(layout: Layout, matrix: Matrix) -> dict[int, Total]:
    """The points of each line (from 0) that has any."""
    column = layout.column("points")
    found: dict[int, list[Total]] = {}
    for line, rows in enumerate(matrix.rows):
        totals = [read_total(layout.sheet.cell(row, column)) for row in rows]
        if own := [total for total in totals if total is not None]:
            found[line] = own
    last = {line: own[-1] for line, own in found.items()}
    if all(len(own) == 1 for own in found.values()):
        return last
    # Each cycle may have a table with points of its own; then only both together count.
    added = {line: _added(own) for line, own in found.items()}
    played = matrix.size * (matrix.size - 1) * matrix.cycles
    return min((last, added), key=lambda way: abs(played - sum(t.halves for t in way.values())))


def _added(totals: Sequence[Total]) -> Total:
    doubts = [total.doubt for total in totals if total.doubt is not None]
    return Total(sum(total.halves for total in totals), doubts[0] if doubts else None)


def about_totals(
    layout: Layout,
    matrix: Matrix,
    totals: Mapping[int, Total],
    sums: Sequence[HalfPoints | None],
) -> Iterator[ImportFinding]:
    """What is doubtful about the points; *sums* are those of the games by line, None where a
    game is not settled."""
    column = layout.column("points")
    without = 0
    for line in range(matrix.size) if column else ():
        row, cell = _cell(layout, matrix, line)
        without += cell.formula and cell.value is None
        finding = _about(cell, row, column, totals.get(line), sums[line])
        if finding is not None:
            yield finding
    if without:
        about = Doubtful.POINTS_WITHOUT_VALUE
        yield ImportFinding(about, Weight.CHECK, 0, column, found=str(without))


def _about(
    cell: SourceCell, row: int, column: int, total: Total | None, computed: HalfPoints | None
) -> ImportFinding | None:
    about, meant = Doubtful.POINTS_DIFFER, ""
    if is_error(cell.text):
        about = Doubtful.ERROR_VALUE
    elif computed is None and total is None:
        return None  # the row has findings of its own
    elif total is None and cell.empty:
        return None
    elif computed is not None and (total is None or computed != total.halves):
        meant = format_points(computed)
    elif total is not None and total.doubt is not None:
        about, meant = total.doubt, format_points(total.halves)
    else:
        return None
    return ImportFinding(about, Weight.CHECK, row, column, found=shown(cell), meant=meant)


def _cell(layout: Layout, matrix: Matrix, line: int) -> tuple[int, SourceCell]:
    """The cell of the points of *line*, in whichever of his rows they stand; and its row."""
    column = layout.column("points")
    rows = matrix.rows[line]
    cells = [(row, layout.sheet.cell(row, column)) for row in rows]
    return next((found for found in cells if not found[1].empty), cells[0])
