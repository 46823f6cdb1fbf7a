"""A rating list loaded by a process of its own: half a minute of work beside the window.

The child is this program again with a command that nobody types, as in ``formats.source.worker``.
It is told the file in a line on its standard input, says how far it has come in lines on its
standard output, and gives up when its input is closed: when it is asked to, and also when the
window that asked is gone. It puts the list where lists are kept (``cli.list_worker``).
"""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from arbiter.domain.errors import (
    ArbiterError,
    FileMissing,
    FileUnreadable,
    ListNotKept,
    NotAList,
    NotListed,
)
from arbiter.domain.listed_player import ListKind, RatingList
from arbiter.domain.os_faults import fault_text
from arbiter.formats.child import Child, ended, own_command, started

COMMAND = "list-worker"
"""The word with which the program is started to load one list."""
_LOOK_EVERY = 0.05
_GRACE = 5.0
"""Seconds in which a child that was given up may clear away what it has written."""


def load_in_worker(
    path: Path,
    progress: Callable[[float], None] = lambda share: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> RatingList:
    """Load the list in the file at *path*, so that it is there for looking up.

    Both functions are called in the thread of the caller: *progress* with the share that is
    done, *cancelled* every 50 ms.

    :raises FileMissing: there is no such file.
    :raises FileUnreadable: it can't be read.
    :raises NotAList: it is no list, or was cancelled; ``why`` says which.
    :raises ListNotKept: there is no room for it. What was loaded before is as it was.
    """
    try:
        child = started(command_line())
    except OSError as error:
        raise FileUnreadable(path, fault_text(error)) from error
    said: queue.Queue[bytes] = queue.Queue()
    listening = threading.Thread(target=_listen, args=(child, path, said), daemon=True)
    listening.start()
    try:
        while True:
            if cancelled():
                raise NotAList(path, NotListed.CANCELLED)
            try:
                line = said.get(timeout=_LOOK_EVERY)
            except queue.Empty:
                if listening.is_alive():
                    continue
                raise NotAList(path, NotListed.NOT_READ) from None
            found = _understood(path, line)
            if isinstance(found, RatingList):
                return found
            progress(found)
    finally:
        _let_go(child, listening)


def _listen(child: Child, path: Path, said: queue.Queue[bytes]) -> None:
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        child.stdin.write(json.dumps(os.path.abspath(path)).encode("ascii") + b"\n")
        child.stdin.flush()
    except OSError:
        return  # it died before it was asked
    for line in child.stdout:
        said.put(line)


def _understood(path: Path, line: bytes) -> RatingList | float:
    """How far the child has come, or the list that it has loaded."""
    try:
        told = json.loads(line)
        if "share" in told:
            return float(told["share"])
        if "list" in told:
            return RatingList(**{**told["list"], "kind": ListKind(told["list"]["kind"])})
        error = _error(path, **told["error"])
    except (ValueError, TypeError, KeyError) as nonsense:
        raise NotAList(path, NotListed.NOT_READ) from nonsense
    raise error


def _error(path: Path, kind: str, why: str, place: str = "") -> ArbiterError:
    match kind:
        case "missing":
            return FileMissing(path)
        case "unreadable":
            return FileUnreadable(path, why)
        case "kept":
            return ListNotKept(Path(place), why)
    return NotAList(path, NotListed(why))


def told_of(error: ArbiterError) -> dict[str, Any]:
    """*error* as the child tells the parent of it."""
    match error:
        case FileMissing():
            return {"kind": "missing", "why": ""}
        case FileUnreadable(detail=detail):
            return {"kind": "unreadable", "why": detail}
        case ListNotKept(path=path, detail=detail):
            return {"kind": "kept", "why": detail, "place": str(path)}
        case NotAList(why=why):
            return {"kind": "refused", "why": why.value}
    raise error


def _let_go(child: Child, listening: threading.Thread) -> None:
    """Close the child's input, which ends it, and wait until it is gone."""
    if child.stdin is not None:
        with suppress(OSError):  # it is gone already
            child.stdin.close()
    if ended(child, _GRACE) is None:
        child.kill()
        child.wait()
    listening.join()
    if child.stdout is not None:
        child.stdout.close()


def command_line() -> list[str]:
    """How to start the child."""
    return own_command(COMMAND)
