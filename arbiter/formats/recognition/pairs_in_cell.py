"""Pairings in which both players stand in one cell: ``Berg – Dahl``, perhaps with the result."""

from __future__ import annotations

import re
from dataclasses import replace

from arbiter.domain.names import tidy
from arbiter.formats.headings import field_of
from arbiter.formats.recognition.round_lines import round_named
from arbiter.formats.source.book import NOTHING, SourceCell, SourceSheet
from arbiter.formats.source.game_lines import game_parts

_NAME = r"[^\W\d_](?:[^\d|;]*\S)?"
_PAIR = re.compile(rf"(?:\d{{1,3}}[.)]\s*)?({_NAME})\s+[-–—:]\s+({_NAME})")
_FEWEST = 3
_WHITE, _BLACK, _RESULT = (SourceCell(text, text) for text in ("White", "Black", "Result"))


def with_pairs_split(sheet: SourceSheet) -> tuple[SourceSheet, int] | None:
    """*sheet* with White alone in the column of the pairs and Black, or the result and Black, in
    columns behind the last; and that column, from 1. None where no column holds pairs.
    """
    for column in range(1, sheet.width + 1):
        told = {row: _parts(sheet.cell(row, column)) for row in range(1, len(sheet.rows) + 1)}
        pairs = {row: parts for row, parts in told.items() if parts is not None}
        filled = [
            row
            for row in told
            if not sheet.cell(row, column).empty
            and not round_named(tidy(sheet.cell(row, column).text))
        ]
        if len(pairs) >= _FEWEST and len(pairs) * 3 > len(filled) * 2:
            return _split(sheet, column, pairs), column
    return None


def _parts(cell: SourceCell) -> tuple[str, str, str] | None:
    """White, the result if one stands there, and Black."""
    text = tidy(cell.text)
    if not isinstance(cell.value, str) or not text:
        return None
    game = game_parts(text)
    if game is not None:
        return game[1], game[2], game[3]
    found = _PAIR.fullmatch(text)
    if found is None or (field_of(found[1]) and field_of(found[2])):
        return None  # "White – Black" is the heading
    return found[1], "", found[2]


def _split(sheet: SourceSheet, column: int, pairs: dict[int, tuple[str, str, str]]) -> SourceSheet:
    results = any(result for _, result, _ in pairs.values())
    heading = min(pairs) - 1
    while heading > 0 and (
        sheet.cell(heading, column).empty or round_named(tidy(sheet.cell(heading, column).text))
    ):
        heading -= 1
    rows = []
    for number, row in enumerate(sheet.rows, 1):
        cells = list(row)
        behind = [NOTHING] * (1 + results)
        if number in pairs:
            white, result, black = pairs[number]
            cells[column - 1] = SourceCell(white, white)
            behind = [SourceCell(text or None, text) for text in (result, black)[not results :]]
        elif number == heading:
            cells[column - 1] = _WHITE
            behind = [_RESULT, _BLACK][not results :]
        rows.append((*cells, *behind))
    return replace(sheet, rows=tuple(rows))
