"""The workbook: ours with looks, formulas, pages and the comparison, beside bare openpyxl.

The peer writes, or reads, the very same cells and does nothing else with them: no looks, no
names, no pages, and nothing is compared or understood.
"""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from arbiter.domain.tournament import Tournament
from arbiter.formats.excel import workbook_grids, write_workbook
from arbiter.formats.excel_grid import Formula, Grid
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book
from arbiter.formats.words import words
from tests.bench.figures import Figure, in_turn, report, seconds
from tests.events import complete

WRITING_GOAL = 2.5
READING_GOAL = 4.0
SIZES = ((16, 5), (60, 1))
"""Players, and how often each measurement is repeated."""
WRITTEN = datetime(2026, 5, 7, 18, 42)
ENGLISH = words("en")


def main() -> int:
    """Print the figures; 1 if a goal is missed, or a workbook does not read back as it was."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        writing = [_writing(size, times, folder) for size, times in SIZES]
        reading = [_reading(size, times, folder) for size, times in SIZES]
    missed = report("Workbook written, complete single round robin", writing)
    return report("Workbook read back to the same tournament", reading) or missed


def _writing(size: int, times: int, folder: Path) -> Figure:
    tournament = complete(size, seed=size, forfeits=0.02)
    path, other = folder / f"ours{size}.xlsx", folder / f"bare{size}.xlsx"
    grids = workbook_grids(tournament, ENGLISH, written=WRITTEN)

    def ours() -> float:
        write = lambda: write_workbook(tournament, path, ENGLISH, written=WRITTEN)  # noqa: E731
        return seconds(write, times)

    return in_turn(
        f"write, {size} players",
        "openpyxl, the same cells",
        ours,
        lambda: seconds(lambda: _write_bare(grids, other), times),
        goal=WRITING_GOAL,
    )


def _write_bare(grids: tuple[Grid, ...], path: Path) -> None:
    from openpyxl import Workbook

    book = Workbook()
    for grid in grids:
        page = book.create_sheet(grid.title)
        for row in grid.lines:
            values = (item.value for item in row)
            page.append([v.text if isinstance(v, Formula) else v for v in values])
    book.save(path)


def _reading(size: int, times: int, folder: Path) -> Figure:
    tournament = complete(size, seed=size, forfeits=0.02)
    path = folder / f"ours{size}.xlsx"
    _compare(tournament, path)
    return in_turn(
        f"read, {size} players",
        "openpyxl, the same cells",
        lambda: seconds(lambda: recognise(read_book(path)), times),
        lambda: seconds(lambda: _read_bare(path), times),
        goal=READING_GOAL,
    )


def _read_bare(path: Path) -> None:
    from openpyxl import load_workbook

    book = load_workbook(path, read_only=True, data_only=True)
    for page in book:
        for _ in page.iter_rows(values_only=True):
            pass
    book.close()


def _compare(tournament: Tournament, path: Path) -> None:
    found = recognise(read_book(path))
    if found.tournament != tournament or found.findings:
        sys.exit(f"The workbook of {tournament.size} does not read back: {found.findings}")


if __name__ == "__main__":
    sys.exit(main())
