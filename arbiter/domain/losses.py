"""What could not be read from a damaged file: data here, sentences in ``arbiter.messages``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from arbiter.domain.tournament import GameName


class Source(Enum):
    """Which part of the file the tournament was read from."""

    TABLES = "tables"
    """The tables that hold the present state."""
    JOURNAL = "journal"
    """The journal, each entry made once more from the first state on."""
    PLAYERS = "players"
    """Nothing but the list of players is left."""


class Lost(Enum):
    """What can't be read, or not be vouched for."""

    EVENT = "event"
    REGULATIONS = "regulations"
    LOTS = "lots"
    DATES = "dates"
    CLOSING = "closing"
    WITHDRAWALS = "withdrawals"
    PLAY_OFFS = "play-offs"
    """Play-offs, and orders by hand."""
    PRIZES = "prizes"
    PLAYERS = "players"
    RESULTS = "results"
    ENTRIES = "entries"
    """The last entries of the journal, from which the tournament was read."""
    JOURNAL = "journal"
    """The journal, or its end: what was done stays, but can't be undone."""
    DOUBTFUL = "doubtful"
    """Everything can be read, and yet something in it is not what was written."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One thing that is lost: ``games`` and ``players`` by their numbers; for entries of the
    journal the number of the ``last`` one that is left, when it was made (ISO), and how many there
    were at least."""

    what: Lost
    games: tuple[GameName, ...] = ()
    players: tuple[int, ...] = ()
    last: int = 0
    at: str = ""
    of: int = 0


@dataclass(frozen=True, slots=True)
class Account:
    """Where a salvaged tournament comes from, and what of it is lost; nothing, if empty."""

    source: Source
    losses: tuple[Loss, ...] = ()
