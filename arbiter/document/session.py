"""New, Open, Save as: how a tournament comes to the desk and gets its name.

A new tournament has its file from the first moment, in the program's own folder. It stays
there until the arbiter gives it a name; nothing is ever only in memory.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from datetime import date
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter import paths
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.document.recent_files import Recent, forget, recent, remember
from arbiter.domain.errors import FileExists, NotMade, StorageError
from arbiter.domain.tournament import Tournament
from arbiter.storage import store

if TYPE_CHECKING:
    from arbiter.storage.salvage import Salvaged

__all__ = [
    "Recent",
    "forget",
    "name_document",
    "new_document",
    "open_as_new",
    "open_document",
    "open_salvaged",
    "practice_document",
    "recent",
    "remember",
]


def new_document(tournament: Tournament | None = None, *, example: bool = False) -> Document:
    """A new tournament without a name, empty or beginning with *tournament*.

    Closed without a single entry, an empty one leaves nothing behind, nor does an *example*.

    :raises NotMade: the program's own folder can't be written.
    """
    first = tournament or Tournament()
    file = open_file(_make_untitled(lambda path: store.create(path, first)))
    document = Document(file=file)
    document.closed.connect(_forget_example if example else _after_closing)
    return document


def practice_document(tournament: Tournament) -> Document:
    """An example to practise on. Closed, it is gone, unless it was given a name.

    :raises NotMade: the program's own folder can't be written.
    """
    file = open_file(_make_untitled(lambda path: store.create(path, tournament)))
    document = Document(file=file)
    document.closed.connect(_forget_practice)
    return document


def open_as_new(path: Path) -> Document:
    """A new tournament without a name that holds what *path* does, its journal included.

    The file itself, an earlier state perhaps, is not touched.

    :raises FileProblem: it can't be read, or the program's own folder not be written.
    """
    file = open_file(_make_untitled(lambda new: store.copy(path, new)))
    document = Document(file=file)
    document.closed.connect(_after_closing)
    return document


def open_salvaged(salvaged: Salvaged) -> Document:
    """A new tournament without a name that begins with what was read from a damaged file.

    :raises NotMade: the program's own folder can't be written.
    """
    state, first, rows, _ = salvaged
    file = open_file(_make_untitled(lambda path: store.create(path, state, first, rows)))
    document = Document(file=file)
    document.closed.connect(_after_closing)
    return document


def open_document(path: Path, *, take_over: bool = False) -> Document:
    """The tournament in *path*: to work on, or read-only while another program writes to it.

    With *take_over* a lock that another computer has left behind is put aside.

    :raises FileProblem: it is missing, not ours, damaged, too new or can't be reached.
    """
    document = Document(file=open_file(path, take_over=take_over))
    remember(path, document.standings)
    document.closed.connect(_after_closing)
    return document


def name_document(document: Document, path: Path, *, replace: bool = False) -> None:
    """Save *document* under the name *path* and go on there, with undo and journal.

    The file of a tournament that had no name is gone after that; any other stays as it was.

    :raises FileExists: there is such a file, and *replace* was not said.
    :raises FileLocked: another program has it open.
    :raises StorageError: it can't be written.
    """
    old, untitled = document.path, document.untitled
    document.move_to(path, replace=replace)
    if old is not None and untitled and old != document.path:
        _remove(old)
    remember(path, document.standings)


def _make_untitled(make: Callable[[Path], None]) -> Path:
    folder = paths.data_folder().resolve()
    today = date.today().isoformat()
    for number in count(1):
        name = today if number == 1 else f"{today} ({number})"
        path = folder / f"{name}{store.SUFFIX}"
        try:
            make(path)
        except FileExists:
            continue
        except StorageError as error:
            raise NotMade(path, error.detail) from error
        return path
    raise AssertionError("unreachable")


def _after_closing(document: Document) -> None:
    path = document.path
    if path is None:
        return
    if document.untitled and not document.journal() and document.tournament == Tournament():
        _remove(path)
    elif os.path.exists(path):
        remember(path, document.standings)


def _forget_example(document: Document) -> None:
    if document.path is not None and document.untitled and not document.journal():
        _remove(document.path)
    else:
        _after_closing(document)


def _forget_practice(document: Document) -> None:
    if document.path is not None and document.untitled:
        _remove(document.path)
    else:
        _after_closing(document)


def _remove(path: Path) -> None:
    forget(path)
    for name in (path.name, path.name + "-journal"):
        with contextlib.suppress(OSError):
            path.with_name(name).unlink(missing_ok=True)
