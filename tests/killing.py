"""Kills sessions at random instants and counts what became of their files."""

from __future__ import annotations

import multiprocessing
import os
import time
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbiter.document import session
from arbiter.document.backup_keeper import BackupKeeper
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetEvent
from arbiter.domain.errors import ArbiterError
from arbiter.domain.tournament import Event, Tournament
from arbiter.formats.replacing import write_bytes
from arbiter.storage import store
from arbiter.storage.undo_line import replay
from tests import killed_session
from tests.killed_session import FILE, HOME, SHOWN, STICK, TEMPORARY

LONGEST = 0.25
"""Seconds that a session lives after it has shown its first number."""
TOO_LONG = 60.0
"""Seconds after which a session is not going to begin any more."""


@dataclass
class Tally:
    """What was found after so many ``kills``.

    ``entries`` were shown as saved, ``lost`` of them are not in the file. Files that can't be
    opened are ``unreadable``; what a file holds that is no state between two steps is
    ``torn``. ``journals`` and ``parts`` were left behind; ``strays`` are those of them that a
    later opening does not clear away.
    """

    kills: int = 0
    entries: int = 0
    lost: int = 0
    unreadable: int = 0
    torn: int = 0
    journals: int = 0
    parts: int = 0
    strays: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.entries} entries shown as saved: {self.lost} lost, "
            f"{self.unreadable} unreadable, {self.torn} torn; {self.journals} journals and "
            f"{self.parts} parts left behind, {self.strays} of them for ever"
        )


def kill_sessions(place: Path, kills: int, seed: int, *, at_once: int = 4) -> Tally:
    """Begin and kill so many sessions, in folders below *place*."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["tests.killed_session"])
    random, tally = Random(seed), Tally()
    for first in range(0, kills, at_once):
        victims = [
            _Victim(processes, place / str(number), seed + number)
            for number in range(first, min(first + at_once, kills))
        ]
        for victim in victims:
            victim.await_first_number()
            time.sleep(random.uniform(0.0, LONGEST / at_once))
            victim.kill()
            tally.kills += 1
        for victim in victims:
            _examine(victim.folder, tally)
    return tally


class _Victim:
    """A session in a process of its own, and the folder it works in."""

    def __init__(self, processes: Any, folder: Path, seed: int) -> None:
        self.folder = folder
        (folder / TEMPORARY).mkdir(parents=True)
        store.create(folder / FILE, Tournament())
        self._process = processes.Process(target=killed_session.run, args=(folder, seed))
        self._process.start()

    def await_first_number(self) -> None:
        """Nothing before that is a session."""
        end = time.monotonic() + TOO_LONG
        while not _shown(self.folder):
            assert self._process.is_alive(), "the session has ended by itself"
            assert time.monotonic() < end, "no session has begun"
            time.sleep(0.002)

    def kill(self) -> None:
        """End it this instant."""
        assert self._process.is_alive(), f"{self.folder}: the session has ended by itself"
        self._process.kill()
        self._process.join()


def _shown(folder: Path) -> list[str]:
    """The whole lines: what a kill cut short was not shown."""
    file = folder / SHOWN
    return file.read_text("utf-8").split("\n")[:-1] if file.exists() else []


def _examine(folder: Path, tally: Tally) -> None:
    number, _, name = _shown(folder)[-1].partition(" ")
    tally.entries += int(number)
    tally.journals += len(list(folder.rglob("*.arbiter-journal")))
    parts = [path for path in folder.rglob("*.part*") if path.is_file()]
    tally.parts += len(parts)
    _open(Path(name), int(number), tally)
    for path in sorted(folder.rglob("*.arbiter")):
        _read_through(path, tally)
    for path in folder.glob("*.xlsx"):
        with zipfile.ZipFile(path) as archive:
            if archive.testzip() is not None:
                _torn(path, "a part of the workbook is broken", tally)
    tally.strays += len(list((folder / TEMPORARY).iterdir()))
    if parts:
        _look_again(folder, parts, tally)


def _open(path: Path, shown: int, tally: Tally) -> None:
    """As the arbiter does after the crash; the work goes on."""
    try:
        document = Document(file=open_file(path))
    except ArbiterError as error:
        tally.unreadable += 1
        tally.lost += shown
        tally.faults.append(f"{path}: {error!r}")
        return
    if document.read_only:
        tally.unreadable += 1
        tally.faults.append(f"{path}: the dead session's lock still holds")
    rows = document.journal()
    if len(rows) < shown:
        tally.lost += shown - len(rows)
        tally.faults.append(f"{path}: {shown} were shown as saved, {len(rows)} are there")
    before = document.tournament
    if not before.closing.closed and document.undo_edit is not None:
        document.undo()
        document.redo()
    document.close()
    if store.prepare(path).tournament != before:
        _torn(path, "undo and redo lead elsewhere", tally)


def _read_through(path: Path, tally: Tally) -> None:
    """Every tournament that lies there, copies included, is a state between two steps."""
    try:
        contents = store.read(path)
    except ArbiterError as error:
        tally.unreadable += 1
        tally.faults.append(f"{path}: {error!r}")
        return
    if [row.number for row in contents.rows] != list(range(1, len(contents.rows) + 1)):
        _torn(path, "a row of the journal is missing", tally)
    if contents.first is None:
        _torn(path, "the first state is missing", tally)
    elif replay(contents.first, contents.rows).tournament != contents.tournament:
        _torn(path, "half a step", tally)


def _torn(path: Path, what: str, tally: Tally) -> None:
    tally.torn += 1
    tally.faults.append(f"{path}: {what}")


def _keep_again(folder: Path) -> None:
    """Begin a tournament, of which states and a second copy are kept, and give it a name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ARBITER_HOME", str(folder / HOME))
        document = session.new_document()
        keeper = BackupKeeper(document, folder / STICK)
        document.apply(SetEvent(Event("Two days later")))
        session.name_document(document, folder / "later.arbiter")
        document.close()
        while not keeper.finish_threads(1.0):
            pass


def _look_again(folder: Path, parts: list[Path], tally: Tally) -> None:
    """Two days later the arbiter begins another tournament, and exports."""
    for part in parts:
        os.utime(part, (time.time() - 172_800,) * 2)
    _keep_again(folder)
    write_bytes(folder / "later.csv", b"")
    left = [part for part in parts if part.exists()]
    tally.strays += len(left)
    tally.faults += [f"{part} stays for ever" for part in left]
