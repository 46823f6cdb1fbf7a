"""One player from the cells of his row, whatever kind of table the row stands in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from arbiter.domain.checks import HIGHEST_RATING
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player
from arbiter.formats import player_fields as reading
from arbiter.formats.federations import parse_federation
from arbiter.formats.headings import normalise
from arbiter.formats.pasted_cells import line_parts
from arbiter.formats.recognition.beside_result import without_footnote
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.recognised import Choices
from arbiter.formats.source.book import SourceCell, SourceSheet

NAME_FIELDS = ("name", "surname", "first_name")
PLAYER_FIELDS = (
    *NAME_FIELDS,
    *("title", "sex", "birth", "federation", "fide_id", "national_id", "club"),
    *("rating_fide", "rating_national"),
)
"""The fields of ``headings.json`` from which a player is read; ``rating`` is one of the last."""

NOTHING_CHOSEN = Choices()

_SWISS_MANAGER = {normalise(text) for text in ("ID_No", "Fide_No", "Rtg_Int", "Rtg_Nat")}
_DAY_ZERO = date(1899, 12, 30)
_DAYS_OF_BIRTH = range(3654, 47_000)
"""Serial numbers of days from 1910 on: a date whose cell has lost its format."""


@dataclass(frozen=True)
class PlayerColumns:
    """Where on *sheet* the fields of a player stand, and how these columns are to be read.

    ``columns`` gives the column (from 1) of each of ``PLAYER_FIELDS`` that the table has.
    ``month_first`` is how dates with slashes are written, None where no date of the column
    shows it. ``men_unmarked``: who has nothing in the column of the sexes is a man. ``lines``:
    all that is known of a player stands in one cell, as in *1. Berg, Anna 2100 SWE*.
    """

    sheet: SourceSheet
    columns: Mapping[str, int] = field(default_factory=dict)
    language: str = ""
    month_first: bool | None = None
    men_unmarked: bool = False
    lines: bool = False


def player_columns(layout: Layout) -> PlayerColumns:
    """The columns of *layout* that tell of the players.

    A rating of which the heading doesn't say whose it is counts as FIDE's, unless there is
    another column for that.
    """
    columns = {name: layout.column(name) for name in PLAYER_FIELDS if layout.column(name)}
    if plain := layout.column("rating"):
        columns.setdefault("rating_national" if "rating_fide" in columns else "rating_fide", plain)
    known = {normalise(heading) for heading in layout.headings}
    births = [layout.sheet.cell(row, columns.get("birth", 0)).text for row in layout.rows]
    return PlayerColumns(
        layout.sheet,
        columns,
        layout.language,
        month_first=_month_first(births),
        men_unmarked="sex" in columns and len(known & _SWISS_MANAGER) > 1,
        lines=not layout.heading and layout.sheet.width == 1,
    )


def chosen_cell(sheet: SourceSheet, row: int, column: int, choices: Choices) -> SourceCell:
    """The cell in *row* and *column* (from 1), or what the arbiter wants read in its place."""
    text = choices.cells.get((row, column))
    return sheet.cell(row, column) if text is None else SourceCell(text or None, text)


def read_player(
    columns: PlayerColumns, row: int, choices: Choices = NOTHING_CHOSEN
) -> tuple[Player, tuple[ImportFinding, ...]]:
    """The player who stands in *row*, and what is doubtful about it.

    Where no name stands there the player's name is empty, and a finding says so. What can't
    be read is left empty in the player, and the finding is grave.
    """
    return _Row(columns, row, choices).read()


def _month_first(dates: Sequence[str]) -> bool | None:
    """How the dates with slashes in one column are written, as far as any of them shows it."""
    parts = [re.match(r"\s*(\d{1,2})/(\d{1,2})/\d{4}", text) for text in dates]
    pairs = [(int(found[1]), int(found[2])) for found in parts if found]
    if any(second > 12 >= first for first, second in pairs):
        return None if any(first > 12 for first, _ in pairs) else True
    return False if any(first > 12 for first, _ in pairs) else None


class _Row:
    """One row on its way to become a player."""

    def __init__(self, columns: PlayerColumns, row: int, choices: Choices) -> None:
        self._columns = columns
        self._row = row
        self._choices = choices
        self._findings: list[ImportFinding] = []

    def read(self) -> tuple[Player, tuple[ImportFinding, ...]]:
        if self._columns.lines:
            return self._line(), tuple(self._findings)
        federation = parse_federation(self._text("federation"))
        before, name = self._name(tidy(self._cell("name").text), federation)
        player = Player(
            name=name,
            title=self._title() or before,
            sex=self._sex(),
            birth=self._birth(),
            federation=federation,
            fide_id=self._id("fide_id"),
            national_id=self._id("national_id"),
            rating_fide=self._rating("rating_fide"),
            rating_national=self._rating("rating_national"),
            club=self._text("club"),
        )
        return player, tuple(self._findings)

    def _cell(self, name: str) -> SourceCell:
        column = self._columns.columns.get(name, 0)
        return chosen_cell(self._columns.sheet, self._row, column, self._choices)

    def _text(self, name: str) -> str:
        text = tidy(self._cell(name).text)
        return "" if text in reading.NOTHING else text

    def _found(
        self,
        about: Doubtful,
        weight: Weight,
        name: str,
        *,
        found: str = "",
        meant: str = "",
        ways: tuple[str, ...] = (),
    ) -> None:
        column = self._columns.columns.get(name, 0)
        self._findings.append(
            ImportFinding(about, weight, self._row, column, found, meant, ways=ways)
        )

    def _line(self) -> Player:
        title, name, rating, federation, birth = line_parts(tidy(self._cell("name").text))
        _, name = self._name(name, federation)
        return Player(
            name, title=title, rating_fide=int(rating or 0), federation=federation, birth=birth
        )

    def _name(self, written: str, federation: str) -> tuple[str, str]:
        """A title that stands before the name, and the name; *written* is the whole name."""
        parts = [tidy(self._cell(name).text) for name in ("surname", "first_name")]
        whole = reading.without_number(written)
        shown = next((name for name in NAME_FIELDS if name in self._columns.columns), "name")
        written = reading.parse_name(whole or ", ".join(part for part in parts if part))
        bare = reading.without_remark(without_footnote(written))
        title, name = reading.title_before(bare)
        if bare != written:
            # The sign of a footnote says nothing; a word may say that somebody has left.
            weight = Weight.NOTE if bare == without_footnote(written) else Weight.CHECK
            self._found(Doubtful.NAME_REMARK, weight, shown, found=written, meant=name)
        turkish = self._columns.language == "tr" or federation == "TUR"
        ordinary = reading.ordinary_capitals(name, turkish=turkish)
        if ordinary != name:
            self._found(Doubtful.CAPITALS, Weight.NOTE, shown, found=name, meant=ordinary)
        if not ordinary:
            self._found(Doubtful.NO_NAME, Weight.GRAVE, shown)
        return title, ordinary

    def _title(self) -> str:
        text = self._text("title")
        title = reading.parse_title(text)
        if text and not title and not reading.no_title(text):
            self._found(Doubtful.TITLE_UNKNOWN, Weight.NOTE, "title", found=text)
        return title

    def _sex(self) -> str:
        text = self._text("sex")
        if not text and self._columns.men_unmarked:
            return "m"
        return reading.parse_sex(text)

    def _id(self, name: str) -> str:
        cell = self._cell(name)
        if isinstance(cell.value, int | float) and not re.fullmatch(r"\s*\d+\s*", cell.text):
            # A long number may be shown as 1.23E+10; the digits are in the value.
            whole = isinstance(cell.value, int) or cell.value.is_integer()
            return reading.parse_id(str(int(cell.value)) if whole else cell.text)
        return reading.parse_id(cell.text)

    def _rating(self, name: str) -> int:
        cell = self._cell(name)
        text = tidy(str(cell.value) if isinstance(cell.value, int | float) else cell.text)
        text = without_footnote(text)
        try:
            rating = reading.parse_rating(text)
        except ValueError:
            inside = re.search(r"(?<!\d)[1-9]\d{2,3}(?!\d)", text)
            ways = (inside[0], "") if inside else ("",)
            about = Doubtful.RATING_UNREADABLE
            self._found(about, Weight.GRAVE, name, found=tidy(cell.text), ways=ways)
            return 0
        if rating > HIGHEST_RATING or 0 < rating < reading.LOWEST_RATING:
            shorter = str(rating)[:4]
            ways = (
                (shorter, "") if reading.LOWEST_RATING <= int(shorter) <= HIGHEST_RATING else ("",)
            )
            about = Doubtful.RATING_DOUBTFUL
            self._found(about, Weight.CHECK, name, found=tidy(cell.text), ways=ways)
        return rating

    def _birth(self) -> str:
        cell = self._cell("birth")
        text = tidy(cell.text)
        try:
            if isinstance(cell.value, datetime | date):
                year_alone = re.fullmatch(r"\d{4}", text)
                return reading.parse_birth(text if year_alone else _day(cell.value).isoformat())
            if isinstance(cell.value, int | float) and not isinstance(cell.value, bool):
                return self._birth_from_number(cell.value, text)
            month_first = self._columns.month_first
            birth = reading.parse_birth(text, month_first=bool(month_first))
        except ValueError:
            self._found(
                Doubtful.BIRTH_UNREADABLE,
                Weight.GRAVE,
                "birth",
                found=text,
                ways=(*reading.births_meant(text), ""),
            )
            return ""
        if month_first is None and reading.day_may_be_month(text):
            first, second, year = re.findall(r"\d+", text)[:3]
            ways = (f"{first}.{second}.{year}", f"{second}.{first}.{year}")
            about = Doubtful.BIRTH_DOUBTFUL
            self._found(about, Weight.CHECK, "birth", found=text, meant=birth, ways=ways)
        return birth

    def _birth_from_number(self, value: float, text: str) -> str:
        if value != int(value) or int(value) not in _DAYS_OF_BIRTH:
            return reading.parse_birth(text)
        meant = (_DAY_ZERO + timedelta(days=int(value))).isoformat()
        about = Doubtful.BIRTH_DOUBTFUL
        self._found(about, Weight.CHECK, "birth", found=text, meant=meant, ways=(meant,))
        return meant


def _day(value: datetime | date) -> date:
    return value.date() if isinstance(value, datetime) else value
