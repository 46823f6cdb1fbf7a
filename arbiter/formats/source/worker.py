"""A foreign file read by a process of its own, so that none can take the program down.

The child is this program again with a command that nobody types. It is told what to read
through its standard input and answers with JSON on its standard output; ``limits`` says how
its memory and time are kept. The parent waits, kills it when its time is over or when it is
asked to, and believes nothing that isn't a book.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbiter.domain.errors import (
    ArbiterError,
    FileMissing,
    FileUnreadable,
    NotImported,
    Refusal,
)
from arbiter.domain.os_faults import fault_text
from arbiter.formats.child import Child, ended, own_command, started
from arbiter.formats.source.book import Book
from arbiter.formats.source.book_json import book_from_json, book_to_json
from arbiter.formats.source.limits import OUT_OF_MEMORY, limit_this_process, peak_memory

COMMAND = "source-worker"
"""The word with which the program is started to read one file."""
SECONDS = 10.0
MEMORY = 300 * 1024 * 1024
"""Bytes."""
MOST_OF_AN_ANSWER = 32 * 1024 * 1024
"""Bytes of JSON."""

_LOOK_EVERY = 0.05
_GRACE = 1.0
"""Seconds: so much longer the child goes on if the parent is gone, and so long it may take to
end when it has answered."""


def read_in_worker(
    path: Path,
    *,
    encoding: str = "",
    separator: str = "",
    cancelled: Callable[[], bool] | None = None,
) -> Book:
    """The cells of the workbook or text at *path*, as ``reading.read_book`` gives them.

    *cancelled* is asked every 50 ms, in the thread of the caller; when it says so, the child is
    ended and the reading with it.

    :raises FileMissing: there is no such file.
    :raises FileUnreadable: it can't be opened.
    :raises NotImported: it is nothing that can be read, takes more than 10 seconds or 300 MB,
        or was cancelled; ``why`` says which.
    """
    request = {"path": os.path.abspath(path), "encoding": encoding, "separator": separator}
    answer, status = _asked(path, json.dumps(request).encode("ascii"), cancelled)
    if status == OUT_OF_MEMORY or len(answer) > MOST_OF_AN_ANSWER:
        raise NotImported(path, Refusal.TOO_LARGE)
    try:
        said = json.loads(answer)
        if "error" not in said:
            return book_from_json(said["book"], path)
        error = _error(path, **said["error"])
    except (ValueError, TypeError, KeyError, RecursionError) as nonsense:
        raise NotImported(path, Refusal.NOT_READ, str(status)) from nonsense
    raise error


def _asked(path: Path, request: bytes, cancelled: Callable[[], bool] | None) -> tuple[bytes, int]:
    """What the child answered, and its exit status."""
    until = time.monotonic() + SECONDS
    try:
        child = started(command_line())
    except OSError as error:
        raise NotImported(path, Refusal.NOT_READ, fault_text(error)) from error
    answer: list[bytes] = []
    listening = threading.Thread(target=_talk, args=(child, request, answer), daemon=True)
    listening.start()
    try:
        while listening.is_alive():
            listening.join(_LOOK_EVERY)
            if cancelled is not None and cancelled():
                raise NotImported(path, Refusal.CANCELLED)
            if time.monotonic() > until:
                raise NotImported(path, Refusal.TOO_SLOW, f"{SECONDS:.0f}")
        return answer[0], _status(child)
    finally:
        child.kill()  # does nothing where it has ended
        child.wait()
        listening.join()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                pipe.close()


def _talk(child: Child, request: bytes, answer: list[bytes]) -> None:
    """Tell the child what to read and take in its whole answer, up to what is bearable."""
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        child.stdin.write(request)
        child.stdin.close()
    except OSError:
        pass  # it died before it was asked; its status says so
    answer.append(child.stdout.read(MOST_OF_AN_ANSWER + 1))


def _status(child: Child) -> int:
    """The exit status of a child that has said everything; it is not waited for long."""
    status = ended(child, _GRACE)
    return -1 if status is None else status


def command_line() -> list[str]:
    """How to start the child."""
    return own_command(COMMAND)


def _error(path: Path, kind: str, detail: str, why: str = "") -> ArbiterError:
    match kind:
        case "missing":
            return FileMissing(path)
        case "unreadable":
            return FileUnreadable(path, str(detail))
    return NotImported(path, Refusal(why), str(detail))


def answer_request() -> int:
    """Be the child: read one request, answer it; the exit status."""
    limit_this_process(MEMORY, SECONDS + _GRACE)
    # A program without a console may have no sys.stdin and sys.stdout, but it has the pipes.
    with open(0, "rb", closefd=False) as asked:
        request = json.loads(asked.read())
    try:
        answer = json.dumps(_answer(**request)).encode("ascii")
    except MemoryError:
        return OUT_OF_MEMORY
    if len(answer) > MOST_OF_AN_ANSWER:
        return OUT_OF_MEMORY
    with open(1, "wb", closefd=False) as out:
        out.write(answer)
    return 0


def _answer(path: str, encoding: str, separator: str) -> dict[str, Any]:
    from arbiter.formats.source.reading import read_book

    try:
        book = read_book(Path(path), encoding=encoding, separator=separator)
    except NotImported as refused:
        kind = {"kind": "refused", "detail": refused.detail, "why": refused.why.value}
        return {"error": kind}
    except FileMissing:
        return {"error": {"kind": "missing", "detail": ""}}
    except FileUnreadable as error:
        return {"error": {"kind": "unreadable", "detail": error.detail}}
    return {"book": book_to_json(book), "peak": peak_memory()}
