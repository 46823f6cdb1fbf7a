"""A process beside this one that is the same program, doing what nobody types a command for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

Child = subprocess.Popen[bytes]
"""A process that was ``started``."""
_NO_WINDOW = 0x08000000
_HOME = Path(__file__).resolve().parents[2]
"""The folder in which the package lies, in a checkout as where it is installed."""


def own_command(word: str) -> list[str]:
    """How to start this very program, frozen or run by Python, with the command *word*."""
    if getattr(sys, "frozen", False):
        return [sys.executable, word]
    return [sys.executable, "-m", "arbiter", word]


def started(command: list[str]) -> Child:
    """A child that runs *command*, to be talked with through its standard input and output.

    It is started in the folder of the package, so that nothing that lies beside a foreign file
    can be taken for a part of the program, and shows no window of its own.

    :raises OSError: it can't be started.
    """
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=None if getattr(sys, "frozen", False) else _HOME,
        creationflags=_NO_WINDOW if sys.platform == "win32" else 0,
    )


def ended(child: Child, within: float) -> int | None:
    """The exit status of *child*; None if it goes on for longer than *within* seconds."""
    try:
        return child.wait(within)
    except subprocess.TimeoutExpired:
        return None
