"""Paper: every document of the largest fields, laid out, written and measured in the file.

There is no peer: the goals are the seconds for which an arbiter waits without wondering. The
measure is that of the tests, which take only small fields through a file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from arbiter.formats.sheets import Sheet
from arbiter.paper.pdf import laid_out, write_pdf
from tests.bench.figures import seconds
from tests.paper.every_document import FIELDS, KEYS, file_faults, sheet_of

LAYOUT_GOAL = 2.5
"""Seconds for the slowest document of a field."""
PAPERS = {"5": ("A4", "Letter"), "8": ("A4", "Letter"), "16": ("A4", "Letter", "A3", "A5")}
"""Apart from A4 alone."""


def main() -> int:
    """Print the figures; 1 if a document is slow, or has a fault."""
    application = QApplication([])
    missed = 0
    with TemporaryDirectory() as name:
        for size in FIELDS:
            sheets = {key: sheet_of(size, key) for key in KEYS}
            missed |= _time(size, sheets, Path(name) / "all.pdf")
            for paper in PAPERS.get(size, ("A4",)):
                missed |= _measure(size, list(sheets.values()), Path(name) / "all.pdf", paper)
    application.quit()
    return missed


def _time(size: str, sheets: dict[str, Sheet], path: Path) -> int:
    layouts = {key: seconds(lambda s=sheet: laid_out([s])) for key, sheet in sheets.items()}
    slowest = max(layouts, key=lambda key: layouts[key])
    whole = seconds(lambda: write_pdf(list(sheets.values()), path))
    print(
        f"{size:>8} players: {len(sheets)} documents in {whole:.2f} s; the slowest to lay out "
        f"is {slowest}, {layouts[slowest]:.2f} s (goal {LAYOUT_GOAL})"
    )
    return int(layouts[slowest] > LAYOUT_GOAL)


def _measure(size: str, sheets: list[Sheet], path: Path, paper: str) -> int:
    found = file_faults(sheets, path, paper)
    print(f"{size:>8} players on {paper}: {len(found)} faults in the file")
    for fault in found[:20]:
        print("         ", fault)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
