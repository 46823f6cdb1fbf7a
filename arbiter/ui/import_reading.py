"""A foreign file is read beside the window, which stays alive and can give it up."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.formats.source.book import Book
from arbiter.ui import theme
from arbiter.ui.import_understanding import understood
from arbiter.ui.languages import translate

PATIENCE = 1000
"""Milliseconds after which it is said that something is being read."""


def _read(path: Path, encoding: str, separator: str, cancelled: Callable[[], bool]) -> Book:
    from arbiter.formats.source.worker import read_in_worker  # only where a file is read

    return read_in_worker(path, encoding=encoding, separator=separator, cancelled=cancelled)


@dataclass(frozen=True)
class ReadTable:
    """A file, and what is understood of it before the arbiter has said a word."""

    book: Book
    found: Recognised | ArbiterError


class ImportReading(QObject):
    """Reads one file at a time; asked for another it gives the first one up.

    Signals:
        read: (ReadTable) here it is.
        failed: (ArbiterError) it can't be read.
    """

    read = Signal(object)
    failed = Signal(object)
    _ended = Signal(int, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._numbers = count(1)
        self._present = 0
        self._cancelled = threading.Event()
        self._dialog: ReadingDialog | None = None
        self._waiting = QTimer(self, singleShot=True, interval=PATIENCE)
        self._waiting.timeout.connect(self._say_so)
        self._path = Path()
        self._ended.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return bool(self._present)

    def start(
        self,
        path: Path,
        encoding: str = "",
        separator: str = "",
        listed: Sequence[Player] = (),
    ) -> None:
        """Begin to read *path*, as text in *encoding* and with *separator* if they are given.

        *listed* are the players of the tournament that is open.
        """
        self.cancel()
        self._path = path
        self._present = number = next(self._numbers)
        cancelled = self._cancelled = threading.Event()

        def run() -> None:
            try:
                book = _read(path, encoding, separator, cancelled.is_set)
                found: object = ReadTable(book, understood(book, Choices(), listed))
            except Exception as error:
                found = error
            with contextlib.suppress(RuntimeError):  # the window is gone
                self._ended.emit(number, found)

        threading.Thread(target=run, name="arbiter-import", daemon=True).start()
        self._waiting.start()

    def cancel(self) -> None:
        """Give up what is being read."""
        self._cancelled.set()
        self._end()

    def _end(self) -> None:
        self._present = 0
        self._waiting.stop()
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()

    def _say_so(self) -> None:
        self._dialog = ReadingDialog(self._path.name, self._window)
        self._dialog.rejected.connect(self.cancel)
        self._dialog.open()

    def _take(self, number: int, found: object) -> None:
        if number != self._present:
            return  # it was given up
        self._end()
        if isinstance(found, ReadTable):
            self.read.emit(found)
        elif isinstance(found, ArbiterError):
            self.failed.emit(found)
        elif isinstance(found, Exception):
            raise found


class ReadingDialog(QDialog):
    """*Reading …*, and a way to stop it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_reading")
        self.setWindowTitle(translate("Import", "Import"))
        words = QLabel(translate("Import", "Reading {0}…").format(name), self)
        words.setFont(theme.font(14))
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        self.cancel_button = QPushButton(translate("Import", "Cancel"), self)
        self.cancel_button.setAutoDefault(False)  # Enter, pressed once too often, stops nothing
        self.cancel_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addWidget(words)
        column.addLayout(buttons)
        self.setMinimumWidth(theme.scaled(400))
