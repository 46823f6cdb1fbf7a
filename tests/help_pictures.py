"""The few pictures that the help shows, one set for each language: part of the real window.

    python -m tests.pictures help

They are small (64 colours, light) and lie in ``resources/help/LANGUAGE/pictures``; take them
again when the window looks different, and look at them before they are committed.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.document import session
from arbiter.domain.edits import AddPlayers, SetResult
from arbiter.domain.examples import SLIP, practice, six
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui import theme
from arbiter.ui.languages import set_language
from arbiter.ui.main_window import MainWindow
from arbiter.ui.printing import show_print_dialog
from arbiter.ui.settings import Settings

WIDTH, HEIGHT = 1000, 500
SETTLING = 400
FEW = 64
"""Colours."""


class Camera:
    """Takes the pictures of one language."""

    def __init__(self, folder: Path, home: Path, language: str) -> None:
        self._folder, self._home, self._language = folder, home, language
        self._window: MainWindow | None = None

    def over(self, tournament: Tournament) -> MainWindow:
        """A window over *tournament*."""
        if self._window is not None:
            self._window.close()
        document = session.practice_document(tournament)
        settings = Settings(self._home / "help.ini")
        settings.language = self._language  # of paper too
        window = self._window = MainWindow(settings, document)
        window.resize(WIDTH, HEIGHT)
        window.show()
        QTest.qWait(SETTLING)
        return window

    def take(self, name: str, widget: QWidget | None = None) -> None:
        """Save what *widget*, or the window, shows, without its menus."""
        QTest.qWait(SETTLING)
        shown = widget or self._window
        assert shown is not None
        picture = in_few_colours(shown.grab().toImage())
        file = self._folder / f"{name}.png"
        if not picture.save(str(file), "PNG", 0):
            sys.exit(f"{file} could not be written")

    def dialog(self, name: str, opening: object) -> None:
        """Save the dialog that *opening* shows."""

        def taken() -> None:
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            dialog.resize(900, 520)
            self.take(name, dialog)
            dialog.close()

        QTimer.singleShot(2 * SETTLING, taken)
        opening()  # type: ignore[operator]

    def everything(self) -> None:
        """All of them."""
        done = six(self._language)
        began = Tournament(event=Event(done.event.name.partition(": ")[2].capitalize()))
        window = self.over(AddPlayers(done.players)(began))
        window.actions_.players.trigger()
        self.take("players")
        window.actions_.start.trigger()
        window.desk.tabs.lots.page.seed.setText(done.regulations.seed)
        window.desk.tabs.lots.page.methods.setFocus()
        self.take("lots")
        true = SetResult(*SLIP, Result.DRAW)(practice(self._language))
        window = self.over(true)
        window.actions_.pairings.trigger()
        self.take("boards")
        window.actions_.what_if.trigger()
        window.state.select_player(1)
        time.sleep(0.2)
        QTest.qWait(3 * SETTLING)
        self.take("what-if")
        window.actions_.what_if.trigger()
        window = self.over(done)
        window.actions_.crosstable.trigger()
        window.state.select_player(2)
        window.actions_.why.trigger()
        self.take("why")
        self.dialog(
            "print",
            lambda: show_print_dialog(
                window, window.document, window.state, window.settings, "crosstable"
            ),
        )
        window.close()


def in_few_colours(image: QImage) -> QImage:
    """*image* in the colours that it has most of."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(image.constBits()).cast("I"))
    table = [colour for colour, _ in counted.most_common(FEW)]
    flat = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, flat)


def main(folder: Path, home: Path, language: str) -> int:
    """Take all pictures in *language* into *folder*."""

    def quiet(_kind: QtMsgType, _context: QMessageLogContext, _text: str) -> None:
        return None

    qInstallMessageHandler(quiet)
    app = QApplication(["arbiter", "-style", "fusion"])
    set_language(language)
    theme.apply_theme(app, "light")
    folder.mkdir(parents=True, exist_ok=True)
    Camera(folder, home, language).everything()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
