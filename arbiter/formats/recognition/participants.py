"""A list of participants: a row for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.matching import match_players, may_be_one, name_key
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.recognition.about_table import (
    doubtful_states,
    heading_states,
    table_findings,
    used_fields,
)
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.player_rows import (
    NAME_FIELDS,
    NOTHING_CHOSEN,
    PlayerColumns,
    chosen_cell,
    player_columns,
    read_player,
)
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.source.book import Book

_Row = tuple[int, Player]
"""A row of the sheet, and who stands in it."""


def recognise_participants(
    book: Book, sheet: int, layout: Layout, choices: Choices, listed: Sequence[Player] = ()
) -> Recognised:
    """The list at *layout*, on the *sheet* of *book* (from 0).

    Players come in the order of their numbers if each has one of his own, else of the rows.
    Rows that repeat another are read once, those without a name not at all; a grave finding
    says so until the arbiter leaves them out. *listed* are the players of the open
    tournament: who is one of them, or may be, is named.
    """
    columns = player_columns(layout)
    findings = list(table_findings(layout, choices))
    rows: list[_Row] = []
    states = heading_states(layout)
    for row in player_lines(layout, columns, choices):
        player, doubts = read_player(columns, row, choices)
        findings += doubts
        states |= _sure(layout, columns, row)
        if player.name:
            rows.append((row, player))
    name = name_column(columns)
    repeated = list(_repeated(rows, name))
    twice = {finding.row for finding in repeated}
    rows = [(row, player) for row, player in rows if row not in twice]
    findings += repeated
    findings += twins(rows, name)
    findings += _doubled_ids(rows, columns)
    findings += _listed(rows, listed, name)
    rows, told = _in_order(layout, rows, choices)
    findings += told
    return Recognised(
        book,
        sheet,
        TableKind.PARTICIPANTS,
        Tournament(players=tuple(player for _, player in rows)),
        layout.language,
        layout.heading,
        used_fields(layout),
        tuple(row for row, _ in rows),
        {**states, **doubtful_states(findings)},
        tuple(sorted(findings, key=lambda finding: (finding.row, finding.column))),
        choices,
    )


def numbered_players(layout: Layout) -> tuple[tuple[int, Player], ...]:
    """Everybody in the list at *layout* with the number he has there, 0 where he has none."""
    columns = player_columns(layout)
    found = []
    for row in player_lines(layout, columns, NOTHING_CHOSEN):
        player, _ = read_player(columns, row)
        text = layout.sheet.cell(row, layout.column("number")).text.strip().rstrip(".)")
        if player.name:
            found.append((int(text) if text.isascii() and text.isdigit() else 0, player))
    return tuple(found)


def player_lines(layout: Layout, columns: PlayerColumns, choices: Choices) -> list[int]:
    """The rows in each of which another player stands, but for those that are left out."""
    column = name_column(columns)
    continued = {
        row
        for merged in layout.sheet.merged
        if merged.left <= column <= merged.right
        for row in range(merged.top + 1, merged.bottom + 1)
    }
    return [row for row in layout.rows if row not in choices.left_out and row not in continued]


def name_column(columns: PlayerColumns) -> int:
    """The first column that holds names, 0 where none does."""
    return next((columns.columns[field] for field in NAME_FIELDS if field in columns.columns), 0)


def _sure(layout: Layout, columns: PlayerColumns, row: int) -> dict[Place, CellState]:
    used = {*columns.columns.values(), layout.column("number")}
    return {
        (row, column): CellState.SURE
        for column in used
        if column and not layout.sheet.cell(row, column).empty
    }


def _repeated(rows: Sequence[_Row], column: int) -> Iterator[ImportFinding]:
    seen: dict[Player, int] = {}
    for row, player in rows:
        if player in seen:
            yield ImportFinding(
                Doubtful.REPEATED,
                Weight.GRAVE,
                row,
                column,
                found=player.name,
                other=str(seen[player]),
            )
        seen.setdefault(player, row)


def twins(rows: Sequence[_Row], column: int) -> Iterator[ImportFinding]:
    """Players of one name: a note where something tells them apart, else to be looked at."""
    seen: dict[str, _Row] = {}
    for row, player in rows:
        other_row, other = seen.setdefault(name_key(player.name), (row, player))
        if other_row != row:
            weight = Weight.CHECK if may_be_one(player, other) else Weight.NOTE
            yield ImportFinding(
                Doubtful.TWINS, weight, row, column, found=player.name, other=str(other_row)
            )


def _doubled_ids(rows: Sequence[_Row], columns: PlayerColumns) -> Iterator[ImportFinding]:
    for field in ("fide_id", "national_id"):
        seen: dict[str, int] = {}
        for row, player in rows:
            found = getattr(player, field)
            other = seen.setdefault(found, row) if found else row
            if other != row:
                about, column = Doubtful.ID_DOUBLED, columns.columns[field]
                yield ImportFinding(about, Weight.CHECK, row, column, found, other=str(other))


def _listed(rows: Sequence[_Row], listed: Sequence[Player], column: int) -> Iterator[ImportFinding]:
    """Who is in the open tournament already, or may be."""
    matches = match_players([player for _, player in rows], listed)
    for (row, player), match in zip(rows, matches):
        if match is None:
            continue
        there = listed[match.number - 1].name
        about = Doubtful.LISTED if match.sure else Doubtful.MAYBE_LISTED
        weight = Weight.NOTE if match.sure else Weight.CHECK
        number = str(match.number)
        yield ImportFinding(about, weight, row, column, player.name, there, number)
        if match.sure and player.name != there:
            about = Doubtful.SPELLING_KEPT
            yield ImportFinding(about, Weight.CHECK, row, column, player.name, there, number)


def _in_order(
    layout: Layout, rows: list[_Row], choices: Choices
) -> tuple[list[_Row], list[ImportFinding]]:
    """The rows in the order of the numbers, where each has a number that no other has."""
    column = layout.column("number")
    if not column or not rows:
        return rows, []
    texts = [chosen_cell(layout.sheet, row, column, choices).text for row, _ in rows]
    plain = [text.strip().rstrip(".)") for text in texts]
    numbers = [int(text) for text in plain if text.isascii() and text.isdigit()]
    if len(set(numbers)) < len(rows):
        if not numbers:
            return rows, []
        about = Doubtful.NUMBERS_NOT_IN_ORDER
        return rows, [ImportFinding(about, Weight.CHECK, column=column)]
    ordered = sorted(zip(numbers, rows), key=lambda pair: pair[0])
    return [row for _, row in ordered], []
