"""A PGN as a book: a sheet for each event, a row for each game."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.pgn.games import games_in
from arbiter.formats.pgn.table import event_sheets
from arbiter.formats.source.book import Book, SourceKind
from arbiter.formats.source.encodings import decoded
from arbiter.formats.source.text_cells import MOST_OF_A_TEXT


def read_pgn(file: BinaryIO, path: Path, *, encoding: str = "") -> Book:
    """The games in *file*; the encoding is found from the text where it is not given.

    :raises NotImported: it is too large, or no game in it names its players.
    """
    data = file.read(MOST_OF_A_TEXT + 1)
    if len(data) > MOST_OF_A_TEXT:
        raise NotImported(path, Refusal.TOO_LARGE, f"{MOST_OF_A_TEXT // (1024 * 1024)} MB")
    text, encoding, others = decoded(data, encoding)
    text = text.replace("\x00", "").lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    sheets = event_sheets(games_in(text))
    if not sheets:
        raise NotImported(path, Refusal.NO_TABLE)
    return Book(path, SourceKind.PGN, sheets, encoding=encoding, encodings=others)
