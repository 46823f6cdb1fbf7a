"""What can still be read from a damaged file, and an account of what can't.

The tables hold the present state, the journal the way to it: the same facts twice, in
different places of the file. Whichever is whole by its sums is believed; else the one that
knows more. Nothing is guessed: a result whose row is damaged stands open and is named.

The damaged file is never written to. Steps that a crash left half done are taken back in a
copy.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import tempfile
from pathlib import Path
from typing import NamedTuple

from arbiter.domain.errors import FileDamaged, FileTooNew, NotOurFile
from arbiter.domain.losses import Account, Loss, Lost, Source
from arbiter.domain.tournament import GameName, Tournament
from arbiter.storage import schema
from arbiter.storage.connection import closing
from arbiter.storage.faults import while_reading
from arbiter.storage.fragments import Fragments, find_fragments
from arbiter.storage.journal import JournalRow
from arbiter.storage.remains import StoredState, ToldState, stored_state, told_state

_LARGEST = 1 << 29
"""Bytes; a tournament of fifty thousand steps takes a fiftieth of it."""
_MAGIC = b"SQLite format 3\0"


class Salvaged(NamedTuple):
    """The tournament, the state and the journal that lead to it (only the state itself where
    the journal is lost), and the account of what is missing."""

    tournament: Tournament
    first: Tournament
    rows: tuple[JournalRow, ...]
    account: Account


def salvage(path: Path) -> Salvaged:
    """As much as can be read from the file in *path*.

    :raises FileProblem: it is missing, not ours, too new, can't be reached, or holds nothing
        any more.
    """
    with while_reading(path):
        content = _content(path)
    ours = _check_header(content, path)
    fragments = find_fragments(content)
    stored = stored_state(fragments)
    told = told_state(fragments)
    if stored is None and told is None:
        raise FileDamaged(path, "nothing in it can be read") if ours else NotOurFile(path)
    return _choice(fragments, stored, told)


def _content(path: Path) -> bytes:
    """The bytes of the file, without what a crash left half done.

    :raises NotOurFile: it is a folder, a device, a film.
    """
    found = os.stat(path)
    if not stat.S_ISREG(found.st_mode) or found.st_size > _LARGEST:
        raise NotOurFile(path)
    content = path.read_bytes()
    journal = path.with_name(path.name + "-journal")
    half_done = journal.read_bytes() if journal.is_file() else b""
    if not half_done:
        return content
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        copy.write_bytes(content)
        copy.with_name("copy-journal").write_bytes(half_done)
        with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA schema_version")
        return copy.read_bytes()


def _check_header(content: bytes, path: Path) -> bool:
    """Whether the file says that it is ours; a damaged one may not be able to.

    :raises FileTooNew: a newer program made it.
    :raises NotOurFile: another program made it.
    """
    if content[:16] != _MAGIC:
        return False
    if int.from_bytes(content[68:72], "big") != schema.APPLICATION_ID:
        return False
    found = schema.major_of(int.from_bytes(content[60:64], "big"))
    if found > schema.MAJOR:
        raise FileTooNew(path, found, schema.MAJOR)
    return True


def _choice(fragments: Fragments, stored: StoredState | None, told: ToldState | None) -> Salvaged:
    steps = bool(fragments.journal) or (fragments.sums is not None and fragments.sums.rows > 0)
    if stored is None or (not stored.confirmed and _better(told, stored)):
        assert told is not None
        return _from_journal(told, stored)
    found = _from_tables(stored, told, steps=steps)
    if stored.confirmed or stored.losses or _witnessed(stored, told):
        return found
    differing = _differing(stored, told)
    if fragments.unsealed and not differing:
        return found  # by a program that knew no sums
    doubt = Loss(Lost.DOUBTFUL, games=differing)
    losses = (*found.account.losses, doubt)
    return found._replace(account=Account(found.account.source, losses))


def _from_tables(stored: StoredState, told: ToldState | None, *, steps: bool) -> Salvaged:
    tournament = stored.tournament
    source = Source.TABLES if stored.games_found or not tournament.games else Source.PLAYERS
    if told is not None and _witnessed(stored, told):
        account = Account(source, stored.losses)
        return Salvaged(tournament, told.first, told.rows, account)
    losses = (*stored.losses, Loss(Lost.JOURNAL)) if steps else stored.losses
    return Salvaged(tournament, tournament, (), Account(source, losses))


def _witnessed(stored: StoredState, told: ToldState | None) -> bool:
    """Whether the whole journal leads to what the tables say."""
    return told is not None and told.whole and told.tournament == stored.tournament


def _better(told: ToldState | None, stored: StoredState) -> bool:
    """Whether the journal is to be believed rather than tables that nothing confirms."""
    if told is None:
        return False
    as_good = told.whole and bool(stored.losses) and told.knows == stored.knows
    return told.confirmed or told.knows > stored.knows or as_good


def _from_journal(told: ToldState, stored: StoredState | None) -> Salvaged:
    losses: tuple[Loss, ...] = ()
    if not told.whole:
        at = told.rows[-1].at.isoformat(timespec="minutes") if told.rows else ""
        losses = (Loss(Lost.ENTRIES, last=len(told.rows), at=at, of=told.of),)
    elif not told.confirmed:
        # Its end may be missing without a trace, unless the tables say the same.
        differing = _differing(stored, told)
        if stored is None or differing:
            losses = (Loss(Lost.DOUBTFUL, games=differing),)
    return Salvaged(told.tournament, told.first, told.rows, Account(Source.JOURNAL, losses))


def _differing(stored: StoredState | None, told: ToldState | None) -> tuple[GameName, ...]:
    """The games that the two tell differently, where both have them."""
    if stored is None or told is None or not told.whole:
        return ()
    unknown = {name for loss in stored.losses for name in loss.games}
    other = {game.name: (game.result, game.pending) for game in told.tournament.games}
    return tuple(
        game.name
        for game in stored.tournament.games
        if game.name not in unknown and other.get(game.name) != (game.result, game.pending)
    )
