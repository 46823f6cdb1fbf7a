"""Where the table stands on a sheet: its headings, its rows, what each column holds."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.formats.source.book import SourceSheet


@dataclass(frozen=True)
class Layout:
    """A table on *sheet*, as far as its headings tell.

    ``heading`` is the row of the headings (the lower one where there are two), 0 where there
    is none. ``headings`` are their texts, two rows joined by a blank. ``fields`` gives the
    field of ``headings.json`` that each column holds, empty where it is not known. ``rows``
    are the rows below that may hold players or games, up to the first that ends the table.
    ``language`` is the one most of the headings are in, empty where none are known.
    """

    sheet: SourceSheet
    heading: int
    headings: tuple[str, ...]
    fields: tuple[str, ...]
    rows: tuple[int, ...]
    language: str = ""

    def column(self, field: str) -> int:
        """The column (from 1) that holds *field*; 0 where none does."""
        return self.fields.index(field) + 1 if field in self.fields else 0
