"""Reading foreign files: what the program asks a process of its own, beside bare openpyxl.

Seconds of the wall, for somebody waits for them, with the start of the process; and the most
memory that it held. The file of a million formatted rows is what somebody makes by formatting
a column down to the bottom. Bare openpyxl, in a process of its own too, is given the rows that
we read.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.figures import Figure, in_turn, report

ROOT = Path(__file__).parents[2]
MILLION = ROOT / "tests" / "data" / "files" / "hostile_million_empty_rows.xlsx"
SECONDS, MEMORY = 2.0, 200.0
BARE = """
import sys
from openpyxl import load_workbook
with open(sys.argv[1], "rb") as file:
    book = load_workbook(file, read_only=True, data_only=True)
    for sheet in book.worksheets:
        sheet.reset_dimensions()
        for row in sheet.iter_rows(max_row=int(sys.argv[2])):
            [cell.value for cell in row]
"""


def main() -> int:
    """Print the figures; 1 if a goal is missed."""
    with tempfile.TemporaryDirectory() as place:
        sixty = Path(place) / "sixty.xlsx"
        _write_crosstable(sixty, 60)
        figures = [
            in_turn(
                f"{name}, read by a process of its own",
                "bare openpyxl in a process",
                _timed(lambda path=path: _read(path)),
                _timed(lambda path=path, rows=rows: _bare(path, rows)),
                goal=None,
                passes=5,
            )
            for name, path, rows in (
                ("crosstable of 60", sixty, 61),
                ("a million rows", MILLION, 204),
            )
        ]
    took = figures[-1].ours / 1e3
    peak = _peak(MILLION)
    figures += [
        Figure("a million rows: waiting", took * 1e3, "2 s", SECONDS * 1e3, took / SECONDS, 1.0),
        Figure("a million rows: memory", peak, "200 MB", MEMORY, peak / MEMORY, 1.0, "MB"),
    ]
    return report("Import", figures)


def _timed(work: Callable[[], object]) -> Callable[[], float]:
    def seconds() -> float:
        start = time.perf_counter()
        work()
        return time.perf_counter() - start

    return seconds


def _read(path: Path) -> None:
    from arbiter.formats.source.worker import read_in_worker

    assert read_in_worker(path).sheets[0].rows


def _bare(path: Path, rows: int) -> None:
    subprocess.run([sys.executable, "-c", BARE, path, str(rows)], check=True)


def _peak(path: Path) -> float:
    """The most memory, in MB, of the process that reads *path*."""
    from arbiter.formats.source.worker import command_line

    request = json.dumps({"path": str(path), "encoding": "", "separator": ""})
    done = subprocess.run(
        command_line(), input=request.encode(), cwd=ROOT, capture_output=True, check=True
    )
    return float(json.loads(done.stdout)["peak"]) / 1e6


def _write_crosstable(path: Path, players: int) -> None:
    from openpyxl import Workbook

    book = Workbook()
    heads = ["No.", "Name", "Rtg", *map(str, range(1, players + 1)), "Pts."]
    book.active.append(heads)
    for row in range(1, players + 1):
        cells = [None if row == c else (1, "½", 0)[(row * c) % 3] for c in range(1, players + 1)]
        book.active.append([row, f"Player, Number {row}", 2500 - row, *cells, 30.5])
    book.save(path)


if __name__ == "__main__":
    sys.exit(main())
