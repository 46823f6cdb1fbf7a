"""Players from a block of text: cells of a spreadsheet, a table in a mail, or just names.

The block is split into cells, each column is taken for a field by its heading, else by what
stands in it, and every doubt is named. Nothing is left out or guessed without being said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from arbiter.domain.checks import HIGHEST_RATING
from arbiter.domain.matching import match_players
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player
from arbiter.formats import player_fields as reading
from arbiter.formats.federations import parse_federation
from arbiter.formats.headings import field_of, fields_of_row
from arbiter.formats.pasted_cells import split_block
from arbiter.formats.pasted_columns import fields_by_content

_T = TypeVar("_T")
_PLAIN_FIELDS = {"rating": "rating_fide"}
_NAME_FIELDS = ("name", "surname", "first_name")
_TAKEN = (
    *_NAME_FIELDS,
    *("title", "sex", "birth", "federation", "fide_id", "national_id", "club"),
    *("rating_fide", "rating_national"),
)
HEADING_ROWS = 5
"""A heading row is looked for in so many rows from the top; what stands above it is left out."""


class DoubtKind(Enum):
    """What may be wrong with a pasted row."""

    NO_NAME = "no name"
    RATING_UNREADABLE = "rating unreadable"
    BIRTH_UNREADABLE = "birth unreadable"
    REPEATED = "repeated"
    RATING_HIGH = "rating high"
    RATING_LOW = "rating low"
    DAY_OR_MONTH = "day or month"
    TITLE_UNKNOWN = "title unknown"
    CAPITALS = "capitals"
    LISTED = "listed"

    @property
    def grave(self) -> bool:
        """Whether the row can't be taken in until it is mended."""
        return self in _GRAVE


_GRAVE = {
    DoubtKind.NO_NAME,
    DoubtKind.RATING_UNREADABLE,
    DoubtKind.BIRTH_UNREADABLE,
    DoubtKind.REPEATED,
}


@dataclass(frozen=True, slots=True)
class Doubt:
    """*kind* about one field of one row; ``text`` is what was found there, ``meant`` what it
    may have been meant to be, or the number of the row or player it repeats."""

    kind: DoubtKind
    field: str
    text: str = ""
    meant: str = ""


@dataclass(frozen=True, slots=True)
class PastedRow:
    """One player as he was read. ``row`` counts the rows with players from 1."""

    row: int
    player: Player
    doubts: tuple[Doubt, ...] = ()

    @property
    def usable(self) -> bool:
        """Whether the row can be taken in as it is."""
        return not any(doubt.kind.grave for doubt in self.doubts)


@dataclass(frozen=True, slots=True)
class Pasted:
    """A block as it was understood.

    ``separator`` is what split the columns (empty: one name to a line). ``fields`` names the
    field of ``Player`` of each column, empty where the column is not used; ``headings`` are
    the block's own, empty where it had none.
    """

    separator: str
    headings: tuple[str, ...]
    fields: tuple[str, ...]
    rows: tuple[PastedRow, ...]

    def heading_of(self, field: str) -> str:
        """The block's own heading over the column taken for *field*, or nothing."""
        wanted = _NAME_FIELDS if field == "name" else (field,)
        pairs = zip(self.headings, self.fields)
        return ", ".join(heading for heading, found in pairs if found in wanted)


def read_pasted(text: str, listed: Sequence[Player] = (), separator: str | None = None) -> Pasted:
    """The players that *text* holds, in its order.

    *listed* are the players there already: somebody of the same name is a doubt. The
    *separator* is found from the text unless one is given.
    """
    separator, cells = split_block(text, separator)
    width = max((len(row) for row in cells), default=0)
    cells = [row + [""] * (width - len(row)) for row in cells]
    top = _heading_row(cells)
    headings = tuple(tidy(cell) for cell in cells[top]) if top is not None else ()
    body = cells[top + 1 :] if top is not None else cells
    if headings and separator == ",":
        headings, body = _joined_names(headings, body)
    known = fields_of_row(headings) if headings else ("",) * width
    by_heading = tuple(_PLAIN_FIELDS.get(field, field) for field in known)
    fields = fields_by_content(by_heading, headings, body)
    used = _each_once(tuple(field if field in _TAKEN else "" for field in fields))
    rows: list[PastedRow] = []
    for row in body:
        if any(tidy(cell) for cell in row):
            rows.append(_read_row(len(rows) + 1, dict(_cells_by_field(used, row))))
    return Pasted(separator, headings, used, _compared(rows, listed))


def _heading_row(cells: Sequence[Sequence[str]]) -> int | None:
    for place, row in enumerate(cells[:HEADING_ROWS]):
        known = [field for field in map(field_of, row) if field]
        if any(field in _NAME_FIELDS for field in known) or len(known) > 1:
            return place
    return None


def _joined_names(
    headings: tuple[str, ...], body: list[list[str]]
) -> tuple[tuple[str, ...], list[list[str]]]:
    """Rows with one cell more than headings: the comma inside an unquoted name split it."""
    named = [heading for heading in headings if heading]
    full = [row for row in body if any(row)]
    if len(named) >= len(headings) or not all(row[-1].strip() for row in full):
        return headings, body
    place = next((i for i, heading in enumerate(named) if field_of(heading) == "name"), None)
    if place is None:
        return headings, body
    joined = [[*row[:place], f"{row[place]}, {row[place + 1]}", *row[place + 2 :]] for row in body]
    return tuple(named), joined


def _each_once(fields: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("" if field in fields[:place] else field for place, field in enumerate(fields))


def _cells_by_field(fields: Sequence[str], row: Sequence[str]) -> list[tuple[str, str]]:
    return [(field, tidy(cell)) for field, cell in zip(fields, row) if field]


def _read_row(number: int, cells: dict[str, str]) -> PastedRow:
    doubts: list[Doubt] = []
    federation = parse_federation(cells.get("federation", ""))
    player = Player(
        name=_name(cells, federation, doubts),
        title=_title(cells.get("title", ""), doubts),
        sex=reading.parse_sex(cells.get("sex", "")),
        birth=_birth(cells.get("birth", ""), doubts),
        federation=federation,
        fide_id=reading.parse_id(cells.get("fide_id", "")),
        national_id=reading.parse_id(cells.get("national_id", "")),
        rating_fide=_rating("rating_fide", cells, doubts),
        rating_national=_rating("rating_national", cells, doubts),
        club=cells.get("club", ""),
    )
    return PastedRow(number, player, tuple(doubts))


def _name(cells: dict[str, str], federation: str, doubts: list[Doubt]) -> str:
    surname, first = cells.get("surname", ""), cells.get("first_name", "")
    parts = [part for part in (surname, first) if part]
    name = reading.parse_name(cells.get("name", "") or ", ".join(parts))
    if not name:
        doubts.append(Doubt(DoubtKind.NO_NAME, "name"))
    written = reading.ordinary_capitals(name, turkish=federation == "TUR")
    if written != name:
        doubts.append(Doubt(DoubtKind.CAPITALS, "name", name, written))
    return written


def _title(text: str, doubts: list[Doubt]) -> str:
    title = reading.parse_title(text)
    if text and not title and text not in ("-", "–", "—"):
        doubts.append(Doubt(DoubtKind.TITLE_UNKNOWN, "title", text))
    return title


def _birth(text: str, doubts: list[Doubt]) -> str:
    birth = _read_or_doubt(reading.parse_birth, DoubtKind.BIRTH_UNREADABLE, "birth", text, doubts)
    if birth and reading.day_may_be_month(text):
        doubts.append(Doubt(DoubtKind.DAY_OR_MONTH, "birth", text, birth))
    return birth or ""


def _rating(field: str, cells: dict[str, str], doubts: list[Doubt]) -> int:
    text = cells.get(field, "")
    kind = DoubtKind.RATING_UNREADABLE
    rating = _read_or_doubt(reading.parse_rating, kind, field, text, doubts) or 0
    if rating > HIGHEST_RATING:
        meant = str(rating)[:4] if int(str(rating)[:4]) <= HIGHEST_RATING else ""
        doubts.append(Doubt(DoubtKind.RATING_HIGH, field, text, meant))
    elif 0 < rating < 100:
        doubts.append(Doubt(DoubtKind.RATING_LOW, field, text))
    return rating


def _read_or_doubt(
    parse: Callable[[str], _T], kind: DoubtKind, field: str, text: str, doubts: list[Doubt]
) -> _T | None:
    try:
        return parse(text)
    except ValueError:
        doubts.append(Doubt(kind, field, text))
        return None


def _compared(rows: Sequence[PastedRow], listed: Sequence[Player]) -> tuple[PastedRow, ...]:
    """The rows with a doubt where one repeats another, or may be somebody who is listed."""
    seen: dict[Player, int] = {}
    compared = []
    for row, match in zip(rows, match_players([row.player for row in rows], listed)):
        name = row.player.name
        if row.player in seen and name:
            doubt = Doubt(DoubtKind.REPEATED, "name", name, str(seen[row.player]))
            row = replace(row, doubts=(*row.doubts, doubt))
        elif name and match is not None:
            doubt = Doubt(DoubtKind.LISTED, "name", name, str(match.number))
            row = replace(row, doubts=(*row.doubts, doubt))
        seen.setdefault(row.player, row.row)
        compared.append(row)
    return tuple(compared)
