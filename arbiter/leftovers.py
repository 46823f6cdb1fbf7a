"""What stands beside a file until it is whole, and what a killed program left of that.

Such a part carries our name, so that later work in the same folder can tell it from anybody
else's and clear it away.
"""

from __future__ import annotations

import os
import re
import stat
import time
from contextlib import suppress
from pathlib import Path

_PART = re.compile(r"\.arbiter-[0-9a-f]{12}\.part(-journal)?")
_OLD = 24 * 60 * 60
"""Seconds. A part of that age is nobody's work under way, even with clocks that differ."""


def part_beside(target: Path) -> Path:
    """A free name in the folder of *target*, to write under until all is there."""
    # Short, because the name itself may be as long as a name can be.
    return target.with_name(f".arbiter-{os.urandom(6).hex()}.part")


def clear_away(folder: Path) -> None:
    """Remove what a program of ours that was killed a day ago or more left in *folder*."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not _PART.fullmatch(entry.name):
                continue
            with suppress(OSError):
                status = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _OLD:
                    os.unlink(entry)
