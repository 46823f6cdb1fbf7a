"""Earlier states of a tournament, each a whole file, kept where nobody works.

Below a root (the program's own folder, or a stick) each tournament has one folder, whose
name ends in a key made of its first step: so its states stay together when the file gets
another name or comes back on another drive. The name of a state says when it was made, with
how many entries, after how many complete rounds, and why::

    2026-05-03_14-03-22_0123_r5_round.arbiter

A state appears under its name only when it is whole and has been read back. What is not
called so is somebody else's, and never touched.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
from collections.abc import Iterable
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from arbiter import paths
from arbiter.domain.errors import FileExists, FileProblem
from arbiter.storage.faults import while_writing
from arbiter.storage.snapshot import Snapshot, begun, mark_of, sealed
from arbiter.storage.store import SUFFIX

NEWEST = 10
"""So many of the newest states are always kept."""
MOST = 40
"""So many are kept altogether, with one for each round and each day before."""
MOST_BYTES = 100_000_000
"""Beyond this the oldest go, but never the newest ten."""
PART_AGE = 60
"""Seconds after which a file that was never finished is a kill's."""
FOLDER = "backups"
_WHERE = "files.json"
_NAME = r"(\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d)_(\d{4,})_r(\d+)_([a-z]+)" + re.escape(SUFFIX)
_PART = r"\.(arbiter-)?[0-9a-f]{12}\.part(-journal)?"
_TIME = "%Y-%m-%d_%H-%M-%S"
_LONGEST = 60
"""Bytes of the tournament's file name that its folder begins with."""


class Why(Enum):
    """What a state was made for."""

    ROUND = "round"
    """A round had become complete."""
    ENTRIES = "entries"
    """So many entries had been made since the last one."""
    IMPORT = "import"
    """A list of another program was going to be taken in."""
    RESTORE = "restore"
    """An earlier state was going to take its place."""
    CLOSING = "closing"
    """The tournament was closed for the day."""


class Backup(NamedTuple):
    """One earlier state: made ``at``, with ``entries`` in its journal, after ``rounds``
    complete rounds; ``size`` in bytes."""

    path: Path
    at: datetime
    entries: int
    rounds: int
    why: Why
    size: int


def own_folder() -> Path:
    """The root on this computer."""
    return paths.data_folder() / FOLDER


def backups_of(path: Path) -> list[Backup]:
    """The states kept on this computer of the tournament in *path*, the newest first.

    Where the file is missing, or can't be read, they are those of any that lay there.
    """
    start = begun(path) if os.path.lexists(path) else ""
    if start:
        return backups_in(own_folder(), start)
    place = os.path.realpath(path)
    found = [
        backup
        for folder in _folders(own_folder())
        if place in _files(folder)
        for backup in _listed(folder)
    ]
    return sorted(found, key=_age, reverse=True)


def places_with_states() -> set[str]:
    """The places of files of which states are kept on this computer, wherever they are now."""
    return {
        place for folder in _folders(own_folder()) if _listed(folder) for place in _files(folder)
    }


def backups_in(root: Path, start: str) -> list[Backup]:
    """The states below *root* of the tournament that was ``begun`` so, the newest first."""
    key = _key(start)
    folders = [folder for folder in _folders(root) if folder.name.endswith(key)]
    return sorted((b for folder in folders for b in _listed(folder)), key=_age, reverse=True)


def back_up(snapshot: Snapshot, path: Path, root: Path, why: Why) -> Path | None:
    """Keep *snapshot* of the file *path* below *root*; the file that holds it, and None where
    nothing has been entered yet.

    If the newest state there is the same, it is that one.

    :raises StorageError: it can't be written.
    """
    if not snapshot.begun:
        return None
    with while_writing(root):
        folder = _folder(root, path, snapshot.begun)
        _note_file(folder, os.path.realpath(path))
        newest = next(iter(backups_in(root, snapshot.begun)), None)
        if newest is not None and mark_of(newest.path) == snapshot.seal.mark:
            return newest.path
        now = datetime.now().strftime(_TIME)
        name = f"{now}_{snapshot.seal.rows:04}_r{snapshot.rounds}_{why.value}{SUFFIX}"
        # Within one second nothing can have the same number and differ.
        with contextlib.suppress(FileExists):
            snapshot.write(folder / name)
        for old in superfluous(backups_in(root, snapshot.begun)):
            old.path.unlink(missing_ok=True)
        return folder / name


def superfluous(backups: list[Backup]) -> list[Backup]:
    """Which of *backups*, the newest first, need not be kept."""
    rounds = {backup.rounds: backup for backup in reversed(backups)}
    days = {backup.at.date(): backup for backup in reversed(backups)}
    kept = [
        backup
        for place, backup in enumerate(backups)
        if place < NEWEST or backup is rounds[backup.rounds] or backup is days[backup.at.date()]
    ][:MOST]
    while len(kept) > NEWEST and sum(backup.size for backup in kept) > MOST_BYTES:
        kept.pop()
    return [backup for backup in backups if backup not in kept]


def is_sound(backup: Backup) -> bool:
    """Whether *backup* can be read, to the last page."""
    try:
        sealed(backup.path)
    except FileProblem:
        return False
    return True


def sweep_all(root: Path) -> None:
    """``sweep`` the states of every tournament below *root*, and *root* itself."""
    for folder in (root, *_folders(root)):
        sweep(folder)


def sweep(folder: Path) -> None:
    """Take away what a kill has left of copies that were never finished."""
    oldest = time.time() - PART_AGE
    for entry in _entries(folder):
        if re.fullmatch(_PART, entry.name):
            with contextlib.suppress(OSError):
                if entry.stat().st_mtime < oldest:
                    entry.unlink()


# Folders


def _folder(root: Path, path: Path, start: str) -> Path:
    """Where the states of the tournament go; it is made when it is missing."""
    key = _key(start)
    for folder in _folders(root):
        if folder.name.endswith(key):
            return folder
    stem = os.fsencode(path.name.removesuffix(SUFFIX))[:_LONGEST].decode("utf-8", "ignore")
    folder = root / f"{stem.strip(' .')}{key}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _key(start: str) -> str:
    from hashlib import sha256  # not needed to open a window

    return f"-{sha256(start.encode('utf-8', 'surrogateescape')).hexdigest()[:10]}"


def _folders(root: Path) -> list[Path]:
    with contextlib.suppress(OSError):
        return sorted(entry for entry in root.iterdir() if entry.is_dir())
    return []


def _entries(folder: Path) -> Iterable[Path]:
    with contextlib.suppress(OSError):
        return list(folder.iterdir())
    return []


def _files(folder: Path) -> list[str]:
    """Where the tournament of *folder* lay, the last place at the end."""
    try:
        found = json.loads((folder / _WHERE).read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [str(place) for place in found] if isinstance(found, list) else []


def _note_file(folder: Path, place: str) -> None:
    known = _files(folder)
    if place not in known[-1:]:
        known = [*[other for other in known if other != place][-19:], place]
        part = folder / f".arbiter-{os.urandom(6).hex()}.part"
        part.write_text(json.dumps(known), "utf-8")
        os.replace(part, folder / _WHERE)


# Names


def _listed(folder: Path) -> list[Backup]:
    found = map(_backup, _entries(folder))
    return [backup for backup in found if backup is not None]


def _backup(path: Path) -> Backup | None:
    name = re.fullmatch(_NAME, path.name)
    if name is None:
        return None
    try:
        at = datetime.strptime(name[1], _TIME).astimezone()
        return Backup(path, at, int(name[2]), int(name[3]), Why(name[4]), path.stat().st_size)
    except (ValueError, OSError):
        return None


def _age(backup: Backup) -> tuple[datetime, int]:
    return backup.at, backup.entries
