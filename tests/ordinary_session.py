"""An ordinary session of the whole program, in a process of its own: to be looked at from outside.

``python -m tests.ordinary_session TOURNAMENT TABLE FOLDER``: the window over TOURNAMENT, results,
a copy, every export and a PDF into FOLDER, the import of TABLE, and the end.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter import app
from arbiter.formats.documents import crosstable_sheet, standings_sheet
from arbiter.formats.words import words
from arbiter.paper.pdf import write_pdf
from arbiter.ui.export_forms import export_forms
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.main_window import MainWindow

STEP = 20
"""Milliseconds between two looks whether something is there yet."""


def main() -> None:
    """Do it all; the last line says so."""
    tournament, table, folder = map(Path, sys.argv[1:])

    def work() -> None:
        (window,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        document, actions = window.document, window.actions_
        assert document is not None
        assert actions is not None
        actions.pairings.trigger()
        QTest.keyClicks(window.findChild(QWidget, "boards"), "105")
        assert document.journal(), "no result was taken"
        document.save_copy(folder / "copy.arbiter")
        for number, form in enumerate(export_forms(document.tournament)):
            path = folder / f"{number}{form.suffix}"
            usual = {option.key: option.default for option in form.options}
            form.write(document.tournament, path, words("ru"), usual)
        sheets = [
            make(document.tournament, words("ru")) for make in (crosstable_sheet, standings_sheet)
        ]
        write_pdf(sheets, folder / "sheets.pdf")
        actions.copy_round.trigger()
        window.files.open(table)
        look.start(STEP)

    def dialog_there() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ImportDialog):
            look.stop()
            dialog.reject()
            QTimer.singleShot(0, QApplication.closeAllWindows)

    application = QApplication(["arbiter", "-style", "fusion"])
    look = QTimer(application)
    look.timeout.connect(dialog_there)
    QTimer.singleShot(300, work)
    status = app.main([str(tournament)])
    print("done", status)


if __name__ == "__main__":
    main()
