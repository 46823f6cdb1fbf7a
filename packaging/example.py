"""The main job without a window: the built-in example as workbook, papers and standings.

    python packaging/example.py FOLDER

Done with the program's own command, as a script of an arbiter would.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arbiter.cli import main as arbiter
from arbiter.domain.examples import seven
from arbiter.storage import store


def main(folder: Path) -> int:
    """Write everything into *folder*; 1 if one of the files could not be written."""
    tournament = seven()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "seven-players.arbiter"
    store.create(file, tournament, replace=True)
    papers = [("workbook.xlsx", []), ("crosstable.pdf", ["--sheet", "crosstable"])]
    papers += [("standings.pdf", ["--sheet", "standings"])]
    papers += [
        (f"round-{round}.pdf", ["--sheet", "round", "--round", str(round)])
        for round in range(1, tournament.rounds + 1)
    ]
    for name, options in papers:
        if arbiter(["export", str(file), str(folder / name), *options]):
            return 1
    status = arbiter(["standings", str(file)])
    print(
        f"\nThe workbook, the sheets of all {tournament.rounds} rounds, crosstable and standings "
        f"(PDF) lie in {folder.resolve()}"
    )
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
