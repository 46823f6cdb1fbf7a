"""What is said on standard output and standard error."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys

from arbiter.domain.os_faults import fault_text
from arbiter.messages import detail_text


def speak_any_letter() -> None:
    """Names and ½ survive a pipe, whatever the console's own encoding.

    A console that lacks a letter shows ``?`` for it.
    """
    if sys.stderr is None:  # closed by who called; print would take standard output for it
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (open as long as the program runs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def say(text: str) -> int:
    """Write *text* to standard output, and give the exit status."""
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # What is still to be flushed goes nowhere, or Python would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if isinstance(error, BrokenPipeError):  # who reads has seen enough
            return 1
        return refuse(f"The answer can’t be written ({detail_text(fault_text(error))}).")
    return 0


def refuse(text: str) -> int:
    """One sentence on standard error, and the exit status that goes with it."""
    remark(text)
    return 1


def remark(text: str) -> None:
    """One sentence on standard error, beside an answer that is given all the same."""
    with contextlib.suppress(OSError):
        print(text, file=sys.stderr)
