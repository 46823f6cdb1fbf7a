"""The tournaments that were open on this computer, the newest first.

What the start page shows of each is kept with its name, so that a stick that is out costs
no time, and a file is opened for it only if it was written later: by a program that was
killed before it could say what it had done.
"""

from __future__ import annotations

import contextlib
import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from arbiter import paths
from arbiter.domain.crosstable import crosstable
from arbiter.domain.errors import FileProblem
from arbiter.domain.progress import progress, round_to_play
from arbiter.domain.result import Outcome
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tournament import Game
from arbiter.storage import store

KEPT = 30
"""How many are remembered."""

_SIGNS = {Outcome.WIN: "1", Outcome.DRAW: "=", Outcome.LOSS: "0", Outcome.FORFEIT_LOSS: "0"}


class Recent(NamedTuple):
    """One tournament as it was when it was open last.

    ``round`` of ``rounds`` is the round in play. ``results`` is the crosstable in the order
    of places, a text for each player: for each opponent one sign a cycle, ``1``, ``=``,
    ``0`` or ``.`` for an open game, and ``*`` on the diagonal. ``untitled`` means that it
    has no file name of the arbiter's yet. ``written`` is when the file was written of which
    all this is true, in nanoseconds. ``missing`` means that the file is not there now, and that
    earlier states of it are.
    """

    path: Path
    name: str
    players: int
    cycles: int
    drawn: bool
    round: int
    rounds: int
    open_games: int
    results: tuple[str, ...]
    untitled: bool
    opened_at: datetime
    written: int = 0
    missing: bool = False


def recent() -> list[Recent]:
    """The tournaments that are still there, or of which an earlier state is, the newest first.

    Among them are those that never got a name, even if the program was killed before it
    could remember them.
    """
    # os.path answers for a folder that may not be entered too; Path would raise.
    entries = [(entry, os.path.exists(entry.path)) for entry in _read()]
    kept = set() if all(there for _, there in entries) else _places_with_states()
    remembered = [
        _as_it_is(entry) if there else entry._replace(missing=True)
        for entry, there in entries
        if there or str(entry.path) in kept
    ]
    known = {entry.path for entry in remembered}
    for path in _untitled():
        if path not in known:
            with contextlib.suppress(FileProblem, OSError):
                at = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                remembered.append(_entry(path, _table(path), at))
    return sorted(remembered, key=lambda entry: entry.opened_at, reverse=True)


def _places_with_states() -> set[str]:
    from arbiter.storage.backups import places_with_states  # only where a file is missing

    return places_with_states()


def remember(path: Path, table: Standings | None = None) -> None:
    """Put *path* at the head of the list, with what *table*, or the file, shows.

    :raises FileProblem: no *table* is given, and the file can't be read.
    """
    path = Path(os.path.realpath(path))
    shown = _table(path) if table is None else table
    others = [entry for entry in _read() if entry.path != path]
    _write([_entry(path, shown, datetime.now().astimezone()), *others])


def forget(path: Path) -> None:
    """Take *path* off the list; the file stays."""
    path = Path(os.path.realpath(path))
    entries = _read()
    if any(entry.path == path for entry in entries):
        _write([entry for entry in entries if entry.path != path])


def _as_it_is(entry: Recent) -> Recent:
    """*entry*, read anew if its file was written later."""
    with contextlib.suppress(FileProblem, OSError):
        if os.stat(entry.path).st_mtime_ns != entry.written:
            return _entry(entry.path, _table(entry.path), entry.opened_at)
    return entry


def _table(path: Path) -> Standings:
    return standings(store.read(path).tournament)


def _entry(path: Path, table: Standings, at: datetime) -> Recent:
    tournament = table.tournament
    return Recent(
        path=path,
        name=tournament.event.name,
        players=tournament.size,
        cycles=tournament.regulations.cycles,
        drawn=tournament.drawn,
        round=round_to_play(tournament),
        rounds=tournament.rounds,
        open_games=progress(tournament).open_games,
        results=_results(table),
        untitled=path.parent == paths.data_folder().resolve(),
        opened_at=at,
        written=_written(path),
    )


def _written(path: Path) -> int:
    with contextlib.suppress(OSError):
        return os.stat(path).st_mtime_ns
    return 0


def _results(shown: Standings) -> tuple[str, ...]:
    table = crosstable(shown, by_rank=True)
    cycles = shown.tournament.regulations.cycles
    return tuple(
        "".join(
            "*" * cycles if cell is None else _signs(cell, row.number).ljust(cycles, ".")
            for cell in row.cells
        )
        for row in table.rows
    )


def _signs(games: tuple[Game, ...], number: int) -> str:
    results = (game.result_for(number) for game in games)
    return "".join("." if result is None else _SIGNS[result.white] for result in results)


def _untitled() -> list[Path]:
    return sorted(paths.data_folder().resolve().glob(f"*{store.SUFFIX}"))


def _file() -> Path:
    return paths.settings_folder() / "recent.json"


def _read() -> list[Recent]:
    # A list that can't be read is no reason to keep anybody from his work.
    try:
        entries = json.loads(_file().read_text("utf-8"))
        return [_from_plain(entry) for entry in entries]
    except (OSError, ValueError, TypeError, KeyError):
        return []


def _from_plain(data: dict[str, Any]) -> Recent:
    return Recent(
        path=Path(data["path"]),
        name=str(data["name"]),
        players=int(data["players"]),
        cycles=int(data["cycles"]),
        drawn=bool(data["drawn"]),
        round=int(data["round"]),
        rounds=int(data["rounds"]),
        open_games=int(data["open_games"]),
        results=tuple(map(str, data["results"])),
        untitled=bool(data["untitled"]),
        opened_at=datetime.fromisoformat(data["opened_at"]),
        written=int(data.get("written", 0)),
    )


def _write(entries: list[Recent]) -> None:
    plain = [
        entry._asdict() | {"path": str(entry.path), "opened_at": entry.opened_at.isoformat()}
        for entry in entries[:KEPT]
    ]
    with contextlib.suppress(OSError):
        part = _file().with_suffix(".part")
        part.write_text(json.dumps(plain, ensure_ascii=False), "utf-8")
        os.replace(part, _file())
