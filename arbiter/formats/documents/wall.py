"""A table as it is posted: large type, and only what a crowd looks for."""

from __future__ import annotations

from dataclasses import replace

from arbiter.formats.sheets import Column, Group, Sheet, SheetPart, Signatures, Table

LARGEST, SMALLEST = 26.0, 13.0
"""Type of a sheet on the wall that fits on one page, in points."""


def for_the_wall(sheet: Sheet) -> Sheet:
    """*sheet* in the largest type that its page holds, without the columns that could be dropped
    from its tables, those that decide no place, and the lines to sign on."""
    if not any(isinstance(part, Table) for part in sheet.parts):
        return sheet
    parts = tuple(_posted(part) for part in sheet.parts if not isinstance(part, Signatures))
    return replace(sheet, parts=parts, posted=SMALLEST, largest=LARGEST)


def _posted(part: SheetPart) -> SheetPart:
    if not isinstance(part, Table):
        return part
    kept = [place for place, column in enumerate(part.columns) if _looked_for(column)]
    groups = tuple(
        Group(tuple(tuple(row[place] for place in kept) for row in group.rows), group.total)
        for group in part.groups
    )
    columns = tuple(part.columns[place] for place in kept)
    return replace(part, columns=columns, groups=groups)


def _looked_for(column: Column) -> bool:
    return not column.keep and not column.head.startswith("(")
