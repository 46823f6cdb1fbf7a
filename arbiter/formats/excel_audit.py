"""The sheet Audit: the table worked out once more, by formulas that anybody can follow.

All other sheets hold plain values. Here each figure is computed, by the program in which the
workbook is opened, from nothing but the signs in the sheet Crosstable, and compared with the
figure that stands there. ``RR_Verdict`` is OK or DIFFERENCE.

A cell of the crosstable is valued by counting its signs, so that one formula does for any
number of cycles, and for numbers and texts alike. Only SUM, SUMPRODUCT, INDEX, LEN,
SUBSTITUTE, IF, AND, ROUND and ABS are used, which every spreadsheet program has.

The mirror compares signs too, of a row with those of its column: a won game has to stand
against a lost one, a forfeit won against a forfeit lost, and both have as many results. What
an arbiter decided (0-0, ½-0) passes, because a lost game may stand against anything but a
forfeit. So the mirror holds for any scoring.

Places are checked as far as points decide them. Which of the players level on points comes
first is for tie-breaks, play-offs and the arbiter, and the sheet says that it is not worked out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.domain.standings import Standings
from arbiter.domain.tournament import Tournament
from arbiter.formats.excel_grid import (
    HALVES,
    QUARTERS,
    WHOLE,
    Align,
    Area,
    Formula,
    Grid,
    Item,
    text,
    whole,
)
from arbiter.formats.excel_writing import absolute, quoted
from arbiter.formats.words import Words

OK = "OK"
DIFFERENCE = "DIFFERENCE"

_CODES = ("SB", "SSB", "DE", "WIN", "KS")
_IN_VERDICT = ("SB", "SSB", "WIN", "KS")
"""DE depends on who is level when it is asked, so it is shown and not judged."""
_FORMS = {"SB": QUARTERS, "SSB": HALVES, "DE": "0.0##", "WIN": WHOLE, "KS": HALVES}
_JUDGED = ("difference", "mirror", "place")
"""The last columns: a figure for each row that is 0 where all is well."""
_ABOUT = ("what", "judged", "places", "order")
"""The sentences below the table."""
_BEFORE = 3
"""Columns before the results: row, name, counts."""


def audit_grid(order: Standings, table: Grid, words: Words) -> Grid:
    """The audit of *table*, the crosstable's grid of the same *order*.

    Its rows and columns are those of the crosstable, whichever order that is in.
    """
    tournament = order.tournament
    sheet = _Sheet(order, table, words)
    rows = [sheet.row(place) for place in range(1, tournament.size + 1)]
    names = {}
    alarms = {}
    if rows:
        rows += [(), sheet.opponents_points(), sheet.opponents_count(), (), sheet.verdict()]
        verdict = sheet.cell_of_verdict
        names["RR_Verdict"] = verdict
        last = len(sheet.headings)
        judged = Area(last - len(_JUDGED) + 1, 2, last, tournament.size + 1)
        alarms = {judged: "0", verdict: f'"{OK}"'}
    return Grid(
        words["workbook.audit"],
        sheet.headings,
        tuple(rows),
        freeze="D2",
        landscape=True,
        names=names,
        narrow=range(_BEFORE + 1, _BEFORE + 1 + tournament.size),
        below=tuple(words[f"audit.{about}"] for about in _ABOUT) if rows else (),
        alarms=alarms,
    )


@dataclass(frozen=True)
class _Sheet:
    """Where everything stands on the sheet, and the formulas that point there."""

    order: Standings
    table: Grid
    words: Words

    @property
    def tournament(self) -> Tournament:
        return self.order.tournament

    @property
    def size(self) -> int:
        return self.tournament.size

    @property
    def codes(self) -> tuple[str, ...]:
        """The tie-breaks that the crosstable has a column for, so that there is something to
        compare."""
        return tuple(code for code in _CODES if code in self.order.columns)

    @property
    def headings(self) -> tuple[str, ...]:
        words = self.words
        computed = [
            words["column.points"],
            *(words[f"audit.{code}"] for code in _CODES),
        ]
        given = [words["column.points"], *(words[f"audit.{code}"] for code in self.codes)]
        return (
            words["audit.row"],
            words["column.name"],
            words["audit.counts"],
            *map(str, range(1, self.size + 1)),
            *computed,
            *(words.text("audit.given", name=name) for name in given),
            words["audit.difference"],
            words["audit.mirror"],
            words["audit.place"],
        )

    # Where things stand

    def computed(self, place: int) -> str:
        """The column of a computed figure, 0 for the points."""
        return _letters(_BEFORE + self.size + 1 + place)

    def given(self, place: int) -> str:
        """The column of a figure of the crosstable, 0 for the points."""
        return _letters(_BEFORE + self.size + 1 + len(_CODES) + 1 + place)

    @property
    def points_row(self) -> int:
        """The row below the table that repeats the points as those of opponents."""
        return self.size + 3

    @property
    def cell_of_verdict(self) -> Area:
        return Area(3, self.size + 6, 3, self.size + 6)

    def across(self, row: int, *, fixed: bool = False) -> str:
        """The cells of the results in *row* of this sheet."""
        sign = "$" if fixed else ""
        first, last = _letters(_BEFORE + 1), _letters(_BEFORE + self.size)
        return f"{sign}{first}{sign}{row}:{sign}{last}{sign}{row}"

    @property
    def counts(self) -> str:
        return f"$C$2:$C${self.size + 1}"

    def crosstable(self, column: int, row: int) -> str:
        """A cell of the crosstable."""
        return f"{quoted(self.table.title)}!{_letters(column)}{row}"

    def crosstable_area(self, left: int, top: int, right: int, bottom: int) -> str:
        return f"{quoted(self.table.title)}!{absolute(Area(left, top, right, bottom))}"

    def counts_in(self, place: int) -> bool:
        """Whether the results of the player in *place* count."""
        shown = self.table.rows[place - 1][1].value
        return isinstance(shown, int) and self.tournament.counts(shown)

    # Rows

    def row(self, place: int) -> tuple[Item, ...]:
        """The player in *place* (from 1) of the crosstable, in row *place* + 1 of both."""
        row = place + 1
        first = self.table.narrow.start
        name_column = first - 3
        points = self.across(row)
        counted = self.across(self.points_row + 1, fixed=True)
        against = self.across(self.points_row, fixed=True)
        signs = self.crosstable_area(first, row, first + self.size - 1, row)
        own = f"{self.computed(0)}{row}"
        line = f"RR_Win*RR_Cycles*(SUM({self.counts})-1)/2"
        formulas = {
            "SB": f"SUMPRODUCT({points},{counted},{against})",
            "SSB": f"SUMPRODUCT(({_without(signs, '0-')}-{_without(signs, '1+')})"
            f"*{counted}*{against})",
            "DE": f"SUMPRODUCT({points}*{counted}*({against}={own}))/RR_Cycles",
            "WIN": f"SUMPRODUCT(({_number_of(signs, '1+')})*{counted})",
            "KS": f"SUMPRODUCT({points}*{counted}*({against}>={line}))",
        }
        return (
            whole(place, Align.CENTRE),
            _formula(f'{self.crosstable(name_column, row)}&""', "@"),
            whole(int(self.counts_in(place)), Align.CENTRE),
            *(
                Item(fill=True)
                if other == place
                else _formula(self.value_of(self.crosstable(first + other - 1, row)), "General")
                for other in range(1, self.size + 1)
            ),
            replace(_formula(f"SUMPRODUCT({points},{counted})", HALVES), bold=True),
            *(_formula(formulas[code], _FORMS[code]) for code in _CODES),
            replace(self.given_figure("", row), bold=True),
            *(self.given_figure(code, row) for code in self.codes),
            _formula(self.difference(row), "0.##"),
            _formula(self.mirror(place), WHOLE),
            _formula(self.place(place), WHOLE),
        )

    def given_figure(self, code: str, row: int) -> Item:
        """What the crosstable gives as a tie-break, or as the points where *code* is empty.

        SUM takes a text for nothing, so that a number that became one is a difference.
        """
        points = self.table.narrow.stop
        column = points + 1 + self.order.columns.index(code) if code else points
        form = _FORMS[code] if code else HALVES
        return _formula(f"SUM({self.crosstable(column, row)})", form)

    def value_of(self, cell: str) -> str:
        """The points that the signs in *cell* are worth."""
        scoring = self.tournament.regulations.scoring
        worth = [("RR_Win", "1+"), ("RR_Draw", "½")]
        if scoring.loss:
            worth.append(("RR_Loss", "0"))
        if scoring.forfeit_loss:
            worth.append(("RR_ForfeitLoss", "-"))
        return "+".join(f"{points}*({_number_of(cell, signs)})" for points, signs in worth)

    def difference(self, row: int) -> str:
        """How far what is given is from what was computed, taken together."""
        pairs = [(self.computed(0), self.given(0))]
        for place, code in enumerate(self.codes, 1):
            if code in _IN_VERDICT:
                pairs.append((self.computed(1 + _CODES.index(code)), self.given(place)))
        apart = "+".join(f"ABS({ours}{row}-{theirs}{row})" for ours, theirs in pairs)
        return f"$C{row}*ROUND({apart},6)"

    def mirror(self, place: int) -> str:
        """0 where the signs of the row fit those of the column, else 1."""
        row, first = place + 1, self.table.narrow.start
        ours = self.crosstable_area(first, row, first + self.size - 1, row)
        column = first + place - 1
        theirs = self.crosstable_area(column, 2, column, self.size + 1)

        def total(signs: str, cells: str) -> str:
            return f"SUMPRODUCT({_number_of(cells, signs)})"

        fits = [
            f"{total(won, one)}<={total(lost, other)}"
            for won, lost in (("1", "0"), ("+", "-"))
            for one, other in ((ours, theirs), (theirs, ours))
        ]
        fits.append(f"{total('10½+-', ours)}={total('10½+-', theirs)}")
        return f"$C{row}*IF(AND({','.join(fits)}),0,1)"

    def place(self, place: int) -> str:
        """0 where the place of the row is one that its points allow and nobody else's, else 1.

        Which of them it is, is decided by tie-breaks, play-offs or the arbiter. A place that
        several share is a text, and is left alone.
        """
        row, column = place + 1, self.computed(0)
        own, all_points = f"{column}{row}", f"${column}$2:${column}${self.size + 1}"
        shown = f"SUM({self.crosstable(1, row)})"
        shown_to_all = self.crosstable_area(1, 2, 1, self.size + 1)
        fits = (
            f"{shown}>SUMPRODUCT(({all_points}>{own})*{self.counts})",
            f"{shown}<=SUMPRODUCT(({all_points}>={own})*{self.counts})",
            f"SUMPRODUCT(({shown_to_all}={shown})*1)=1",
        )
        return f"$C{row}*IF({shown}=0,0,IF(AND({','.join(fits)}),0,1))"

    # Under the table

    def opponents_points(self) -> tuple[Item, ...]:
        column = self.computed(0)
        points = f"${column}$2:${column}${self.size + 1}"
        return self._under("audit.opponents_points", points)

    def opponents_count(self) -> tuple[Item, ...]:
        return self._under("audit.opponents_count", self.counts)

    def _under(self, key: str, values: str) -> tuple[Item, ...]:
        places = range(1, self.size + 1)
        items = (_formula(f"INDEX({values},{place})", "General") for place in places)
        return (Item(), text(self.words[key]), Item(), *items)

    def verdict(self) -> tuple[Item, ...]:
        last = len(self.headings)
        fine = [
            f"SUM({_letters(column)}2:{_letters(column)}{self.size + 1})=0"
            for column in range(last - len(_JUDGED) + 1, last + 1)
        ]
        formula = f'IF(AND({",".join(fine)}),"{OK}","{DIFFERENCE}")'
        return (
            Item(),
            replace(text(self.words["audit.verdict"]), bold=True),
            Item(Formula(f"={formula}"), align=Align.LEFT, bold=True),
        )


def _formula(formula: str, form: str) -> Item:
    align = Align.CENTRE if form == "General" else Align.AS_USUAL
    return Item(Formula(f"={formula}"), form, align)


def _without(cells: str, signs: str) -> str:
    """How long the text of *cells* is without *signs*."""
    left = cells
    for sign in signs:
        left = f'SUBSTITUTE({left},"{sign}","")'
    return f"LEN({left})"


def _number_of(cells: str, signs: str) -> str:
    """How many of *signs* stand in *cells*."""
    return f"LEN({cells})-{_without(cells, signs)}"


def _letters(column: int) -> str:
    from openpyxl.utils import get_column_letter

    return get_column_letter(column)
