"""The rows of a list of pairings: who sat at which board of which round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from arbiter.domain.names import tidy
from arbiter.formats import player_fields as reading
from arbiter.formats.recognition.heading_rows import texts_of
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.player_rows import PlayerColumns, chosen_cell
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.recognition.result_letters import is_bye
from arbiter.formats.recognition.round_lines import round_named, start_in, start_named
from arbiter.formats.source.book import SourceCell

SIDES = ("white", "black")
_ABOUT_BOTH = (
    *("title", "rating", "rating_fide", "rating_national", "federation", "club"),
    *("fide_id", "national_id", "birth", "sex"),
)
_NOBODY = -1
"""The number that lists give to a free round."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who is named on one side of a board: ``number`` is 0 and ``name`` empty where that
    is not said."""

    number: int
    name: str

    @property
    def empty(self) -> bool:
        """Whether nobody sits there: a free round, or a row with one player."""
        return self.free or not (self.number or self.name)

    @property
    def free(self) -> bool:
        """Whether it says that who sits opposite has a free round."""
        return self.number == _NOBODY or is_bye(self.name)


@dataclass(frozen=True, slots=True)
class PairingRow:
    """One board. ``round`` and ``board`` are 0 where the list doesn't say them."""

    row: int
    round: int
    board: int
    white: Seat
    black: Seat
    start: str = ""


def pairing_rows(layout: Layout, choices: Choices) -> tuple[PairingRow, ...]:
    """The boards of the list at *layout*, without free rounds and rows that are left out.

    The round comes from a column or from the line above its boards; where there is neither,
    a new round begins whenever the boards are counted from 1 again.
    """
    rows = [row for row in _rows(layout, choices) if not (row.white.empty or row.black.empty)]
    if not any(row.round for row in rows) and any(row.board for row in rows):
        rows = _by_boards(rows)
    return tuple(rows)


def free_rows(layout: Layout, choices: Choices) -> tuple[PairingRow, ...]:
    """The rows that say who has a free round."""
    return tuple(
        row
        for row in _rows(layout, choices)
        if (row.white.free and not row.black.empty) or (row.black.free and not row.white.empty)
    )


def side_columns(layout: Layout, side: str) -> PlayerColumns:
    """Where the player of *side* (``white``, ``black``) is described.

    What the list says of both sides stands in two columns, White's first; what stands there
    once belongs to the side of the results on which it stands.
    """
    columns: dict[str, int] = {}
    if layout.column(side):
        columns["name"] = layout.column(side)
    middle = layout.column("result")
    for field in _ABOUT_BOTH:
        places = [column for column, found in enumerate(layout.fields, 1) if found == field]
        if len(places) == 1 and middle and (places[0] < middle) == (side == "white"):
            columns[field] = places[0]
        elif len(places) > 1:
            columns[field] = places[SIDES.index(side)]
    if plain := columns.pop("rating", 0):
        columns.setdefault("rating_national" if "rating_fide" in columns else "rating_fide", plain)
    return PlayerColumns(layout.sheet, columns, layout.language)


def _rows(layout: Layout, choices: Choices) -> Iterator[PairingRow]:
    games = set(layout.rows) - choices.left_out
    named = {side: (layout.column(f"{side}_no"), layout.column(side)) for side in SIDES}
    last = layout.rows[-1] if layout.rows else 0
    round, start = 0, ""
    for row in range(1, last + 1):
        texts = list(dict.fromkeys(text for text in texts_of(layout.sheet, row) if text))
        if len(texts) in (1, 2) and round_named(texts[0]):
            round, start = round_named(texts[0]), start_named(" ".join(texts))
        elif row in games:
            cells = _Cells(layout, row, choices)
            round = cells.number("round") or round
            yield PairingRow(
                row,
                round,
                cells.number("board"),
                white=cells.seat(*named["white"]),
                black=cells.seat(*named["black"]),
                start=start_in(cells.of("date"), cells.of("time")) or start,
            )


class _Cells:
    """The cells of one row, by what they hold."""

    def __init__(self, layout: Layout, row: int, choices: Choices) -> None:
        self._layout = layout
        self._row = row
        self._choices = choices

    def of(self, field: str) -> SourceCell:
        return self._at(self._layout.column(field))

    def number(self, field: str) -> int:
        found = re.search(r"\d{1,3}", self.of(field).text)
        return int(found[0]) if found else 0

    def seat(self, number: int, name: int) -> Seat:
        text = tidy(self._at(number).text).rstrip(".").replace("−", "-")
        plain = re.fullmatch(r"(-?\d{1,4})(?:[.,]0+)?", text)
        found = reading.without_remark(reading.parse_name(tidy(self._at(name).text)))
        return Seat(int(plain[1]) if plain else 0, found)

    def _at(self, column: int) -> SourceCell:
        return chosen_cell(self._layout.sheet, self._row, column, self._choices)


def _by_boards(rows: list[PairingRow]) -> list[PairingRow]:
    """*rows* with rounds, each beginning at a board that is not behind the one before."""
    counted, round, before = [], 1, 0
    for row in rows:
        if row.board <= before:
            round += 1
        before = row.board
        counted.append(replace(row, round=round))
    return counted
