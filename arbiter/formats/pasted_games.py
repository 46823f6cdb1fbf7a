"""Whether a pasted block tells of games: a crosstable, pairings, a report, PGN."""

from __future__ import annotations

import io
from pathlib import Path

from arbiter.formats.recognition.player_rows import NOTHING_CHOSEN
from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.recognition.sheet_choice import candidates
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceKind, SourceSheet
from arbiter.formats.source.sniff import kind_of
from arbiter.formats.source.text_cells import split_text

MOST_CHARACTERS = 400_000
"""A longer block is looked at only where it is read as a file."""
_MOST_COLUMNS = 300
_FEWEST_GAMES = 3


def holds_games(text: str) -> bool:
    """Whether *text* tells of games, so that it should be imported rather than taken for names.

    >>> holds_games("Berg, Anna\\nDahl, Kari\\nEk, Nils")
    False
    """
    if len(text) > MOST_CHARACTERS or not text.strip():
        return False
    if kind_of(io.BytesIO(text.encode())) in (SourceKind.TRF, SourceKind.PGN):
        return True
    _, rows, _ = split_text(text)
    width = min(max(map(len, rows), default=0), _MOST_COLUMNS)
    cells = tuple(
        tuple(
            SourceCell(row[place], row[place]) if row[place : place + 1] != [] else NOTHING
            for place in range(width)
        )
        for row in rows
    )
    book = Book(Path("pasted.txt"), SourceKind.TEXT, (SourceSheet("pasted", cells),))
    found = candidates(book, NOTHING_CHOSEN)
    return (
        bool(found)
        and found[0].kind is not TableKind.PARTICIPANTS
        and found[0].games >= _FEWEST_GAMES
    )
