"""Every dialog on a screen of 683 x 384: a hall laptop at 200 %. Prints those that are larger.

``tests/ui/test_small_screen.py`` starts it: screens are fixed when Qt starts.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from arbiter.document.document import Document
from arbiter.domain.examples import seven
from arbiter.formats.source.reading import read_book
from arbiter.ui import theme
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.languages import set_language
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests import demo
from tests.boards import tec
from tests.ui.test_accessible import DATA, DIALOGS, OTHERS


def main(folder: Path, language: str) -> int:
    """Open them one after the other."""
    app = QApplication(["arbiter"])
    set_language(language)
    theme.apply_theme(app, "light")
    room = app.primaryScreen().availableGeometry()

    def measure(name: str, dialog: QDialog | None) -> None:
        if dialog is None:
            print(f"{name}: not shown", flush=True)
            return
        size = dialog.size()
        if size.width() > room.width() or size.height() > room.height():
            print(f"{name}: {size.width()} x {size.height()}", flush=True)
        dialog.close()

    for name, action in DIALOGS.items():
        tournament = seven("en") if name == "close" else demo.sixteen()
        window = MainWindow(Settings(folder / "arbiter.ini"), Document(tournament))
        window.setGeometry(room)
        window.show()
        QTest.qWait(20)
        QTimer.singleShot(250, lambda name=name: measure(name, app.activeModalWidget()))
        getattr(window.actions_, action).trigger()
        QTest.qWait(300 if app.activeModalWidget() is not None else 1)
        window.close()
    window = MainWindow(Settings(folder / "arbiter.ini"), Document(tec()))
    window.show()
    made = [(name, make(window)) for name, make in OTHERS.items()]
    for file in ("ru_club_mangled.xlsx", "ru_cp1251_semicolon.csv"):
        made.append(
            (file, ImportDialog(ImportDesk(read_book(DATA / "files" / file)), None, window))
        )
    for name, dialog in made:
        dialog.show()
        QTest.qWait(50)
        measure(name, dialog)
    window.close()
    print("done", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
