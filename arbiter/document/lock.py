"""Who has a tournament open for writing: a small file beside it that names him.

The lock file is Qt's, which also finds out that its owner has crashed. Behind Qt's lines
stand ours: what an arbiter wants to know (program, user, since when), and when the process was
started, for a number may be given to another process.
"""

from __future__ import annotations

import contextlib
import os
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

    @property
    def far(self) -> bool:
        """Whether he is on another computer, so that nobody here can tell whether he lives."""
        return self.computer not in ("", _this_computer())

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
        if not taken and self.held_elsewhere and (by_force or self._abandoned()):
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
        return taken or self._abandoned()

    def holder(self) -> Holder:
        """Who has it."""
        _, computer, program = self._lock.getLockInfo()
        lines = self._lines()
        if len(lines) < 3:
            return Holder(program, "", computer)
        since = None
        with contextlib.suppress(ValueError):
            since = datetime.fromisoformat(lines[2])
        return Holder(lines[0], lines[1], computer, since)

    def _abandoned(self) -> bool:
        """Whether the number of its owner's process has been given to another since.

        Qt goes by number and name, and another Python has the same name.
        """
        number, computer, _ = self._lock.getLockInfo()
        lines = self._lines()
        if len(lines) < 4 or computer != _this_computer():
            return False
        space, _, start = lines[3].partition(" ")
        space_now, _, start_now = process_start(number).partition(" ")
        # Where numbers mean other processes, nothing can be told.
        return start != "" and space == (space_now or own_numbers()) and start != start_now

    def _lines(self) -> list[str]:
        """Our own lines in the file."""
        with contextlib.suppress(OSError, UnicodeDecodeError):
            return self.path.read_text("utf-8").splitlines()[_LINES_OF_QT:]
        return []

    def release(self) -> None:
        """Let others write."""
        self._lock.unlock()

    def _sign(self) -> None:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        # Windows may not let a second handle write; then only program and computer are known.
        with contextlib.suppress(OSError), self.path.open("a", encoding="utf-8") as file:
            started = process_start(os.getpid())
            file.write(f"Arbiter {__version__}\n{user()}\n{now}\n{started}\n")


def _this_computer() -> str:
    from PySide6.QtCore import QSysInfo  # only where somebody else has been

    return QSysInfo.machineHostName()


def process_start(number: int) -> str:
    """Among whose numbers and when the process *number* was started, in the system's own count;
    nothing where that can't be told, or there is no such process."""
    try:
        told = Path(f"/proc/{number}/stat").read_text("utf-8", "replace")
    except OSError:
        return ""
    # The name before it stands in brackets, and may hold anything.
    return f"{own_numbers()} {told.rpartition(')')[2].split()[19]}"


def own_numbers() -> str:
    """What tells the processes that are numbered like this one from those in a box of theirs."""
    try:
        return os.readlink("/proc/self/ns/pid")
    except OSError:
        return ""


def user() -> str:
    """The name under which the person at the computer is logged in, or nothing."""
    told = next(filter(None, map(os.environ.get, ("LOGNAME", "USER", "USERNAME"))), "")
    if told:
        return told
    from getpass import getuser  # looks there too, and then further

    try:
        return getuser()
    except (OSError, KeyError, ImportError):  # which of them depends on system and Python
        return ""
