"""A copy of the open tournament in a place that the arbiter has named, as a stick.

It has the name of the tournament's file. It takes the place of nothing but an earlier copy
of the same tournament: a file that holds a step which the tournament does not know, or that
somebody has open, or that can't be read, stays, and the copy gets another name beside it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from arbiter.document.lock import Lock
from arbiter.domain.errors import FileMissing, FileProblem
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.backups import FOLDER, Why, back_up, own_folder, sweep, sweep_all
from arbiter.storage.faults import while_writing
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark
from arbiter.storage.snapshot import Snapshot, mark_of
from arbiter.storage.store import SUFFIX

_one_at_a_time = threading.Lock()
"""A thread that still writes what was closed must not come after one that is newer."""


class SecondPlace:
    """The copy in *folder*, with earlier states beside it. ``note`` is for the window's thread,
    ``write`` for another.

    ``copied`` is where the copy is and how many entries it has, None before there is one;
    ``beside`` says that the tournament itself lies in *folder*, so that there is none.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.copied: tuple[Path, int] | None = None
        self.beside = False
        self._now: tuple[Path, bool, Tournament, Sequence[JournalRow]] | None = None
        self._written: tuple[Path, Mark, bool] | None = None
        self._swept = False

    def note(
        self, path: Path, untitled: bool, tournament: Tournament, waiting: Sequence[JournalRow]
    ) -> None:
        """What there is to copy now: *waiting* are the steps after the last copy, if the file
        *path* can't be written."""
        self._now = (path, untitled, tournament, waiting)

    def write(self, why: Why | None) -> None:
        """Write the copy, and then an earlier state if there is a reason *why*.

        :raises FileMissing: the folder is away.
        :raises FileProblem: it can't be written, or the tournament not be read.
        """
        if self._now is None:
            return
        path, untitled, tournament, waiting = self._now
        self.beside = os.path.realpath(self.folder) == os.path.realpath(path.parent)
        if self.beside:
            return
        if not os.path.isdir(self.folder):
            self._swept = False
            raise FileMissing(self.folder)
        with _one_at_a_time, self._snapshot(path, tournament, waiting) as snapshot:
            if not snapshot.begun:
                return
            if not self._swept:
                sweep(self.folder)
                sweep_all(self.folder / FOLDER)
                self._swept = True
            target = self._target(path, snapshot)
            with while_writing(target):
                snapshot.write(target, replace=True)
            before, self._written = self._written, (target, snapshot.seal.mark, untitled)
            self.copied = target, snapshot.seal.rows
            self._take_away(before, target)
            if why is not None:
                back_up(snapshot, path, self.folder / FOLDER, why)

    def _snapshot(
        self, path: Path, tournament: Tournament, waiting: Sequence[JournalRow]
    ) -> Snapshot:
        """The file as it is; while it can't be written, the last copy and what came after."""
        if not waiting or self._written is None:
            return Snapshot(path)
        copied = store.read(self._written[0])
        known = len(copied.rows)
        rows = [*copied.rows, *(row for row in waiting if row.number > known)]
        part = own_folder() / f".arbiter-{os.urandom(6).hex()}.part"
        with while_writing(part):
            part.parent.mkdir(exist_ok=True)
            try:
                store.create(part, tournament, copied.first, rows)
                return Snapshot(part)
            finally:
                part.unlink(missing_ok=True)

    def _target(self, path: Path, snapshot: Snapshot) -> Path:
        """Where the copy goes: over an earlier one, else under the first name that is free."""
        stem = path.name.removesuffix(SUFFIX)
        for number in count(1):
            name = stem if number == 1 else f"{stem} ({number})"
            target = self.folder / f"{name}{SUFFIX}"
            if not os.path.lexists(target):
                return target
            if Lock(target).free() and (self._is_ours(target) or snapshot.contains(target)):
                return target
        raise AssertionError("unreachable")

    def _is_ours(self, target: Path) -> bool:
        """Whether it is as it was left here."""
        written = self._written
        return written is not None and written[0] == target and mark_of(target) == written[1]

    def _take_away(self, before: tuple[Path, Mark, bool] | None, target: Path) -> None:
        """The copy of a tournament that had no name goes when it has got one."""
        if before is None or not before[2] or before[0] == target:
            return
        if mark_of(before[0]) == before[1]:
            with suppress(OSError, FileProblem):
                before[0].unlink()
