"""What is to be said of a table as a whole, and how its cells are coloured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.formats.headings import fields_of
from arbiter.formats.recognition.heading_rows import texts_of
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.player_rows import NAME_FIELDS, PLAYER_FIELDS
from arbiter.formats.recognition.recognised import CellState, Choices, Place
from arbiter.formats.recognition.table_ends import ends_table

_PLAYERS = {*PLAYER_FIELDS, "rating"}


def table_findings(layout: Layout, choices: Choices) -> Iterator[ImportFinding]:
    """Headings that nobody knows, or that have several meanings of which no other column has
    one; what is told of the players a second time; a table that goes on below what was read."""
    for column, (heading, field) in enumerate(zip(layout.headings, layout.fields), 1):
        if column in choices.fields or not heading or heading.rstrip(".").isdigit():
            continue
        meanings = fields_of(heading)
        if len(meanings) > 1 and not set(meanings) <= set(layout.fields):
            about = Doubtful.HEADING_AMBIGUOUS
            yield ImportFinding(about, Weight.NOTE, column=column, found=heading, meant=field)
        elif meanings and not _PLAYERS.intersection(meanings):
            continue
        elif not field and _is_filled(layout, column):
            # A second column of names may hold as many players as the first.
            weight = Weight.CHECK if set(NAME_FIELDS) & set(meanings) else Weight.NOTE
            about = Doubtful.HEADING_AMBIGUOUS if meanings else Doubtful.COLUMN_UNKNOWN
            yield ImportFinding(about, weight, column=column, found=heading)
    last = layout.rows[-1] if layout.rows else 0
    if (layout.sheet.cut and last == len(layout.sheet.rows)) or _goes_on(layout, last):
        yield ImportFinding(Doubtful.ROWS_CUT, Weight.CHECK, found=str(last))


def _goes_on(layout: Layout, last: int) -> bool:
    """Whether rows like those of the table stand below the row that ends it, after *last*."""
    name = next((layout.column(field) for field in NAME_FIELDS if layout.column(field)), 0)
    for row in range(last + 1, len(layout.sheet.rows) + 1) if name and last else ():
        texts = texts_of(layout.sheet, row)
        known = {text for text, field in zip(texts, layout.fields) if text and field}
        if texts[name - 1] and len(known) > 2 and not ends_table(texts):
            return True
    return False


def _is_filled(layout: Layout, column: int) -> bool:
    return any(not layout.sheet.cell(row, column).empty for row in layout.rows)


def used_fields(layout: Layout) -> tuple[str, ...]:
    """The fields of the columns, empty for those of which nothing is taken."""
    return tuple("" if field == "ignore" else field for field in layout.fields)


def heading_states(layout: Layout) -> dict[Place, CellState]:
    """The cells of the heading row that have a meaning."""
    if not layout.heading:
        return {}
    return {
        (layout.heading, column): CellState.HEADING
        for column, field in enumerate(used_fields(layout), 1)
        if field
    }


def doubtful_states(findings: Iterable[ImportFinding]) -> Mapping[Place, CellState]:
    """The cells that are not simply sure, by what was found about them."""
    states: dict[Place, CellState] = {}
    for finding in findings:
        place = (finding.row, finding.column)
        if not all(place) or finding.weight is Weight.NOTE:
            continue
        if finding.weight is Weight.GRAVE:
            states[place] = CellState.CONTRADICTORY
        else:
            states.setdefault(place, CellState.INFERRED)
    return states
