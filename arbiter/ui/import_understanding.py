"""Reading a table anew after each word of the arbiter: at once, or beside the window.

Most tables are understood in a moment. Where it took longer, the next reading is done by a
thread, so that keys and the window stay alive; only the newest word is waited for.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.formats.source.book import Book

Recogniser = Callable[[Book, Choices, Sequence[Player]], Recognised]
AT_ONCE = 0.15
"""Seconds that nobody minds to wait for."""


def recognise(book: Book, choices: Choices, listed: Sequence[Player]) -> Recognised:
    """What *book* holds, see ``formats.recognition``; loaded when it is first asked for."""
    from arbiter.formats.recognition import recognise as door

    return door.recognise(book, choices, listed)


def understood(
    book: Book,
    choices: Choices,
    listed: Sequence[Player],
    recogniser: Recogniser | None = None,
) -> Recognised | ArbiterError:
    """What *book* holds, or why it can't be read so."""
    try:
        return (recogniser or recognise)(book, choices, listed)
    except ArbiterError as error:
        return error


class Understanding(QObject):
    """Answers one question at a time; a newer one takes the place of the one before.

    Signals:
        answered: (Recognised or ArbiterError) for the newest question.
    """

    answered = Signal(object)
    _ended = Signal(int, object)

    def __init__(self, recogniser: Recogniser | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._recogniser = recogniser
        self._question = 0
        self._waited = 0.0
        self._waiting = False
        self._ended.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._waiting

    def ask(self, book: Book, choices: Choices, listed: Sequence[Player]) -> None:
        """Have *book* read with these *choices*."""
        self._question += 1
        number = self._question
        if self._waited < AT_ONCE:
            before = time.monotonic()
            found = understood(book, choices, listed, self._recogniser)
            self._waited = time.monotonic() - before
            self._take(number, found)
            return
        self._waiting = True

        def run() -> None:
            before = time.monotonic()
            try:
                found: object = understood(book, choices, listed, self._recogniser)
            except Exception as error:
                found = error
            self._waited = time.monotonic() - before
            with contextlib.suppress(RuntimeError):  # the dialog is gone
                self._ended.emit(number, found)

        threading.Thread(target=run, name="arbiter-understanding", daemon=True).start()

    def _take(self, number: int, found: object) -> None:
        if number != self._question:
            return  # something else was said meanwhile
        self._waiting = False
        if isinstance(found, Exception) and not isinstance(found, ArbiterError):
            raise found
        self.answered.emit(found)
