"""The journal on paper: who did what and when, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document
from arbiter.formats.sheets import (
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Orientation,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Table,
    Turn,
)
from arbiter.formats.words import Words

_LETTERS = (22, 16, 44, 36, 28)
"""Letters to a line in each column; what is longer goes on under itself."""


class JournalEntry(NamedTuple):
    """One line of the journal as it is printed: ``change`` is the old value and the new one."""

    when: str
    who: str
    what: str
    change: str = ""
    reason: str = ""


def journal_sheet(
    tournament: Tournament,
    words: Words,
    entries: Sequence[JournalEntry],
    *,
    about: str = "",
    left_out: bool = False,
) -> Sheet:
    """*entries* as a table; *about* says by what they were looked for, *left_out* that there
    are older ones besides."""
    columns = (
        Column("when", words["head.when"], repeat=True),
        Column("who", words["head.who"], keep=10, empty=True, uniform=True),
        Column("what", words["head.what"], role=Role.TEXT, repeat=True, stretch=True),
        Column("change", words["head.change"], empty=True),
        Column("reason", words["head.reason"], empty=True),
    )
    groups = tuple(Group(_rows(entry)) for entry in entries)
    parts: list[SheetPart] = []
    if groups:
        parts.append(Table(columns, groups, rules=Rules.GROUPS, full=True))
    notes = [] if entries else [Note(words["note.journal_empty"])]
    if left_out:
        notes.append(Note(words["note.journal_left_out"]))
    if notes:
        parts.append(Notes(tuple(notes)))
    title = words["title.journal"]
    return document(
        "journal",
        tournament,
        words,
        title,
        tuple(parts),
        status=about,
        footer=title,
        orientation=Orientation.LANDSCAPE,
        turn=Turn.NEVER,
        largest=10.0,
    )


def _rows(entry: JournalEntry) -> tuple[Row, ...]:
    """One row, and as many more as the longest cell needs."""
    cells = [wrap(text, letters) or [""] for text, letters in zip(entry, _LETTERS)]
    height = max(map(len, cells))
    return tuple(
        tuple(Cell(lines[row] if row < len(lines) else "") for lines in cells)
        for row in range(height)
    )
