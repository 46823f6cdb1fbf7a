"""Who has a tournament open for writing: a small file beside it that names him.

The lock file is Qt's, which also finds out that its owner has crashed. Three lines of ours
behind Qt's say what an arbiter wants to know: program, user, since when.
"""

from __future__ import annotations

import contextlib
import getpass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile

from arbiter import __version__

_LINES_OF_QT = 5  # process, its name, computer, machine id, boot id


class Holder(NamedTuple):
    """Who holds a file, as far as it is known: empty, or None, where it is not."""

    program: str = ""
    user: str = ""
    computer: str = ""
    since: datetime | None = None

    def __str__(self) -> str:
        """User and computer, as on the screen of the second program: ``anna, hall-2``."""
        return ", ".join(part for part in (self.user, self.computer) if part) or self.program


class Lock:
    """The right to write to the tournament in *path*, once it is taken."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._lock = QLockFile(str(self.path))
        # By age alone a lock is never stale: a tournament is open for days.
        self._lock.setStaleLockTime(0)

    def take(self, *, by_force: bool = False) -> bool:
        """Whether the file is ours now. A lock whose owner has crashed is put aside.

        With *by_force* a lock from another computer is too, where nobody can tell whether
        its owner still lives: for an arbiter who knows.
        """
        if self._lock.isLocked():
            return True
        taken = self._lock.tryLock(0)
        if not taken and by_force and self._lock.error() == QLockFile.LockError.LockFailedError:
            self._lock.removeStaleLockFile()
            self.path.unlink(missing_ok=True)
            taken = self._lock.tryLock(0)
        if taken:
            self._sign()
        return taken

    @property
    def held_elsewhere(self) -> bool:
        """Whether taking it failed because somebody has it, not because of the folder."""
        return self._lock.error() == QLockFile.LockError.LockFailedError

    def free(self) -> bool:
        """Whether anybody could take it now: nobody has it, or its owner has crashed."""
        if not self.path.exists():
            return True
        taken = self._lock.tryLock(0)
        if taken:
            self._lock.unlock()
        return taken

    def holder(self) -> Holder:
        """Who has it."""
        _, computer, program = self._lock.getLockInfo()
        lines: list[str] = []
        with contextlib.suppress(OSError, UnicodeDecodeError):
            lines = self.path.read_text("utf-8").splitlines()[_LINES_OF_QT:]
        if len(lines) < 3:
            return Holder(program, "", computer)
        since = None
        with contextlib.suppress(ValueError):
            since = datetime.fromisoformat(lines[2])
        return Holder(lines[0], lines[1], computer, since)

    def release(self) -> None:
        """Let others write."""
        self._lock.unlock()

    def _sign(self) -> None:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        # Windows may not let a second handle write; then only program and computer are known.
        with contextlib.suppress(OSError), self.path.open("a", encoding="utf-8") as file:
            file.write(f"Arbiter {__version__}\n{user()}\n{now}\n")


def user() -> str:
    """The name under which the person at the computer is logged in, or nothing."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # which of them depends on system and Python
        return ""
