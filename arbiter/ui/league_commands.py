"""Games put off and numbers from other standings, as the menus offer them."""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate


class LeagueCommands(QObject):
    """What a season needs beyond an event of a week.

    Signals:
        game_asked: (GameName) a game that is put off is to be shown.
        failed: (ArbiterError) it could not be done.
        said: (str) the places that gave the numbers are others by now.
    """

    game_asked = Signal(tuple)
    failed = Signal(object)
    said = Signal(str)

    def __init__(self, document: Document, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        actions.put_off.triggered.connect(self.show_put_off)
        actions.standings_numbers.triggered.connect(self.take_numbers)
        QTimer.singleShot(0, self, self.look_again)

    def show_put_off(self) -> None:
        """The list of all games put off."""
        from arbiter.ui.put_off_list import PutOffList  # seldom asked for

        shown = PutOffList(self._document, self._window)
        shown.game_asked.connect(self.game_asked)
        shown.exec()
        shown.deleteLater()

    def take_numbers(self) -> None:
        """Numbers by the standings of another tournament; the file they came from is read again."""
        from arbiter.ui.standings_numbers_dialog import StandingsNumbersDialog  # once a season

        known = self._known_file()
        path = known or self._ask_file()
        if path is None:
            return
        dialog = StandingsNumbersDialog(
            self._document.tournament, path, read_tournament, self._ask_file, self._window
        )
        if dialog.exec() == StandingsNumbersDialog.DialogCode.Accepted:
            try:
                self._document.apply(dialog.edit())
            except ArbiterError as error:
                self.failed.emit(error)
        dialog.deleteLater()

    def look_again(self) -> None:
        """Before the start, say so if the file that gave the numbers would now give others.

        A file that is not there any more, or can't be read, says nothing: the numbers are kept.
        """
        tournament = self._document.tournament
        path = self._known_file()
        if path is None or tournament.started or tournament.lots is None:
            return
        from arbiter.domain.standings_numbers import numbers_from  # only in a league

        with contextlib.suppress(ArbiterError):
            order = numbers_from(tournament, read_tournament(path), path.name).order
            if order != tournament.lots.order:
                text = translate(
                    "StandingsNumbers",
                    "The places in {0} have changed. “Numbers from other standings” in the "
                    "Tournament menu takes them over.",
                )
                self.said.emit(text.format(path.stem))

    def _known_file(self) -> Path | None:
        """The file that gave the present numbers, if it lies beside this one."""
        lots = self._document.tournament.lots
        if lots is None or not lots.source or self._document.path is None:
            return None
        path = self._document.path.parent / Path(lots.source).name
        return path if path.is_file() else None

    def _ask_file(self) -> Path | None:
        folder = str(self._document.path.parent) if self._document.path is not None else ""
        from PySide6.QtWidgets import QFileDialog  # once a season

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("StandingsNumbers", "Whose places give the numbers?"),
            folder,
            translate("Files", "Tournaments") + f" (*{store.SUFFIX})",
        )
        return Path(name) if name else None


def read_tournament(path: Path) -> Tournament:
    """The tournament in *path*, which stays as it is.

    :raises FileProblem: it can't be read, or is none.
    """
    return store.read(path).tournament
