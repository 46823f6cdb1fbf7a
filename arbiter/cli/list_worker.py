"""The process that loads a rating list for the window; see ``formats.player_lists.worker``."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from arbiter.domain.errors import ArbiterError, NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer
from arbiter.formats.player_lists.reading import open_list
from arbiter.formats.player_lists.worker import told_of
from arbiter.formats.source.limits import OUT_OF_MEMORY, limit_this_process
from arbiter.storage.player_index import keep_list

MEMORY = 300 * 1024 * 1024
"""Bytes; two million players need 60 MB."""
SECONDS = 30 * 60
MOST_PLAYERS = 10_000_000
"""Five times as many as FIDE has."""
READ = 0.9
"""The share of the work that reading is; then names are put in order."""
_STEP = 0.01


def answer_request() -> int:
    """Be the child: load the list that is asked for; the exit status."""
    limit_this_process(MEMORY, SECONDS)
    # A program without a console may have no sys.stdin and sys.stdout, but it has the pipes.
    asked = open(0, "rb", closefd=False)  # noqa: SIM115 - until the process ends
    path = Path(json.loads(asked.readline()))
    given_up = threading.Event()
    threading.Thread(target=_watch, args=(asked, given_up), daemon=True).start()
    with open(1, "wb", closefd=False) as out:
        try:
            out.write(_line(_loaded(path, _Said(out), given_up.is_set)))
        except MemoryError:
            return OUT_OF_MEMORY
        except OSError:
            return 1  # nobody listens any more
    return 0


def _watch(asked: BinaryIO, given_up: threading.Event) -> None:
    """Until the other end of the pipe is closed."""
    asked.read()
    given_up.set()


def _loaded(
    path: Path, progress: Callable[[float], None], cancelled: Callable[[], bool]
) -> dict[str, Any]:
    try:
        with open_list(path, progress) as found:
            about = keep_list(found.about, _until(path, found.players, cancelled))
    except ArbiterError as error:
        return {"error": told_of(error)}
    return {"list": about._asdict() | {"kind": about.kind.value}}


def _until(
    path: Path, players: Iterator[ListedPlayer], cancelled: Callable[[], bool]
) -> Iterator[ListedPlayer]:
    for count, player in enumerate(players):
        if cancelled():
            raise NotAList(path, NotListed.CANCELLED)
        if count == MOST_PLAYERS:
            raise NotAList(path, NotListed.TOO_LARGE)
        yield player


class _Said:
    """Says how far the reading has come, a hundred times at most."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._last = 0.0

    def __call__(self, share: float) -> None:
        if share - self._last >= _STEP:
            self._last = share
            self._out.write(_line({"share": round(share * READ, 3)}))
            self._out.flush()


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told).encode("ascii") + b"\n"
