"""What the hall screen does beside the desk on a computer with two screens, as lines of JSON.

    QT_QPA_PLATFORM=offscreen:configfile=two.json python -m tests.two_screens FOLDER

``tests/ui/test_two_screens.py`` starts it: screens are fixed when Qt starts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arbiter.document.document import Document
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests import demo

REFUSES = Qt.WindowType.WindowDoesNotAcceptFocus


def main(folder: Path) -> int:
    """Show the window and the hall screen, enter a result, take the screen away and back."""
    app = QApplication(["arbiter"])
    desk, hall = app.screens()
    window = MainWindow(Settings(folder / "arbiter.ini"), Document(demo.sixteen()))
    window.move(desk.geometry().center() - window.rect().center())
    window.show()
    window.activateWindow()
    QTest.qWait(100)
    window.actions_.pairings.trigger()
    window.actions_.hall_screen.trigger()
    QTest.qWait(100)
    screen = window.tournament_commands.hall.screen
    window.activateWindow()  # this platform gives the keys to whatever is shown, asked or not
    QTest.qWait(50)

    def tell(moment: str) -> None:
        QTest.qWait(50)
        print(
            json.dumps(
                {
                    "moment": moment,
                    "visible": screen.isVisible(),
                    "full": screen.isFullScreen(),
                    "place": screen.geometry().getRect(),
                    "hall": hall.geometry().getRect(),
                    "refuses keys": bool(screen.windowHandle().flags() & REFUSES),
                    "marks": [board.left for board in screen.page.boards],
                    "dialogs": QApplication.activeModalWidget() is not None,
                }
            )
        )

    tell("shown")
    QTest.keyClicks(QApplication.focusWidget(), "0")
    tell("entered")
    window.actions_.crosstable.trigger()
    QTest.keyClicks(QApplication.focusWidget(), "?")
    tell("half typed")
    app.screenRemoved.emit(hall)
    tell("away")
    app.screenAdded.emit(hall)
    tell("back")
    window.actions_.hall_screen.trigger()
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
