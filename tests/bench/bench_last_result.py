"""The last of 552 results: from the key to crosstable, standings and status line, all right.

The whole window over a double round robin of 24 players, in a file, of which all games but one
are reported. Beside it a bare view of as many rows and columns, painted once (see
``bench_key_to_painted``).
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

GOAL = 4.0
"""So many times the bare view: crosstable, standings and the file are in it."""
PLAYERS, CYCLES = 24, 2


def main() -> int:
    """Print the figure; 1 if the goal is missed or something shown is wrong."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication, QLabel

    from arbiter.document.document import Document
    from arbiter.document.open_file import open_file
    from arbiter.domain.edits import SetResult
    from arbiter.domain.result import Result
    from arbiter.domain.standings import standings
    from arbiter.storage import store
    from arbiter.ui import theme
    from arbiter.ui.crosstable_columns import FIRST_OPPONENT
    from arbiter.ui.main_window import MainWindow
    from arbiter.ui.settings import Settings
    from arbiter.ui.standings_model import NAME, StandingsModel
    from tests.bench.bench_key_to_painted import KEYS, bare
    from tests.bench.figures import in_turn, report, seconds
    from tests.boards import drawn

    app = QApplication.instance() or QApplication(["arbiter", "-style", "fusion"])
    theme.apply_theme(app, "light")
    random = Random(1)
    tournament = drawn(PLAYERS, cycles=CYCLES)
    last = tournament.boards(tournament.rounds)[0]
    for game in tournament.games:
        if game.name != last.name:
            result = random.choice((Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS))
            tournament = SetResult(*game.name, result)(tournament)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITER_HOME"] = place
        path = Path(place) / "league.arbiter"
        store.create(path, tournament)
        window = MainWindow(Settings(), Document(file=open_file(path)))
        window.resize(1366, 768)
        window.show()
        document = window.document
        assert document is not None
        window.actions_.crosstable.trigger()
        app.processEvents()
        view = window.desk.tabs.crosstable.page.view
        table = window.findChild(StandingsModel)
        left = window.findChild(QLabel, "status_open")
        low, high, cycle = last.name
        column = (high if last.white == low else low) - 1 + FIRST_OPPONENT

        def entered() -> float:
            def key() -> None:
                view.table.set_mark(view.table.index(last.white - 1, column), cycle - 1, "1")
                app.processEvents()

            spent = seconds(key)
            if document.tournament.open_games:
                sys.exit("The key was not taken, so there is nothing to measure.")
            order = [
                document.tournament.player(row.number).name
                for row in standings(document.tournament).rows
            ]
            if [table.text(row, NAME) for row in range(PLAYERS)] != order:
                wrong.append("the standings are not those of the results")
            if not left.text().endswith("552 games reported"):
                wrong.append(f"the status line says {left.text()}")
            if view.table.faces(last.white - 1, column)[cycle - 1].text != "1":
                wrong.append("the crosstable does not show it")
            document.undo()
            app.processEvents()
            return spent

        floor = bare(PLAYERS, PLAYERS + 9)
        figure = in_turn(
            "last result, 24 players double",
            "bare table view painted once",
            entered,
            lambda: seconds(floor.viewport().repaint, KEYS),
            goal=GOAL,
        )
        document.close()
        window.close()
    for fault in wrong[:5]:
        print(f"  wrong: {fault}")
    return report("Last result", [figure]) or bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
