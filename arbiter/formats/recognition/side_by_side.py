"""Rounds printed side by side: put below each other, as other files have them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from arbiter.formats.headings import field_of
from arbiter.formats.recognition.heading_rows import HEADING_ROWS, texts_of
from arbiter.formats.recognition.round_lines import round_named
from arbiter.formats.source.book import SourceCell, SourceSheet

_CAPTION_ROWS = 3
"""A round is named at most so many rows above its headings."""


def stacked(sheet: SourceSheet) -> SourceSheet | None:
    """*sheet* with its rounds below each other, each under its caption; None where none stand
    side by side. There may be several such rows of rounds below each other."""
    for row in range(1, min(HEADING_ROWS, len(sheet.rows)) + 1):
        texts = texts_of(sheet, row)
        found = _blocks(texts)
        if found is not None:
            return _put_below(sheet, row, texts, *found)
    return None


def _blocks(texts: Sequence[str]) -> tuple[list[int], int] | None:
    """Where blocks of the same headings begin (from 0), White and Black among them, and how
    wide each is."""
    whites = [place for place, text in enumerate(texts) if field_of(text) == "white"]
    if len(whites) < 2:
        return None
    width = whites[1] - whites[0]
    if any(after - before != width for before, after in pairwise(whites)):
        return None
    for first in range(max(whites[0] - width + 1, 0), whites[0] + 1):
        starts = [first + place * width for place in range(len(whites))]
        blocks = [_trimmed(texts[start : start + width]) for start in starts]
        fields = [field_of(text) for text in blocks[0]]
        if all(block == blocks[0] for block in blocks) and "black" in fields:
            return starts, width
    return None


def _trimmed(texts: Sequence[str]) -> list[str]:
    kept = list(texts)
    while kept and not kept[-1]:
        kept.pop()
    return kept


def _put_below(
    sheet: SourceSheet, top: int, texts: Sequence[str], starts: Sequence[int], width: int
) -> SourceSheet:
    rows = [list(row[:width]) for row in sheet.rows[: max(top - 2, 0)]]
    rows.append(list(sheet.rows[top - 1][starts[0] : starts[0] + width]))
    tops = [row for row in range(top, len(sheet.rows) + 1) if texts_of(sheet, row) == texts]
    count = 0
    for place, heading in enumerate(tops):
        end = tops[place + 1] if place + 1 < len(tops) else len(sheet.rows) + 1
        for start in starts:
            block = [
                list(sheet.rows[row - 1][start : start + width]) for row in range(heading + 1, end)
            ]
            # The caption of the next rounds stands below these.
            games = [row for row in block if sum(not cell.empty for cell in row) > 1]
            if not games:
                continue
            count += 1
            caption = _caption(sheet, heading, start, width) or f"Round {count}"
            rows += [[SourceCell(caption, caption)], *games]
    wide = max(map(len, rows))
    empty = SourceCell()
    return SourceSheet(
        f"{sheet.name} – {count}", tuple((*row, *[empty] * (wide - len(row))) for row in rows)
    )


def _caption(sheet: SourceSheet, heading: int, start: int, width: int) -> str:
    """The line over a block that says which round it is."""
    for row in range(heading - 1, max(heading - 1 - _CAPTION_ROWS, 0), -1):
        for text in texts_of(sheet, row)[start : start + width]:
            if round_named(text):
                return text
    return ""
