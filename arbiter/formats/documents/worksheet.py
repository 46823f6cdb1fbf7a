"""The worksheet of a tie-break: what decided between players, and every addend of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from arbiter.domain.notation import format_points
from arbiter.domain.standings import Standing, Standings, Step, standings
from arbiter.domain.tiebreaks import Explanation, tie_break
from arbiter.domain.tournament import Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents import ranking
from arbiter.formats.documents.addends import addends_table
from arbiter.formats.documents.frame import document, missing
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Orientation,
    Role,
    Row,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.status import status
from arbiter.formats.sums import grouped_addends, named_addends, surname
from arbiter.formats.words import Words

SIDE_BY_SIDE = 4
"""With more players side by side nobody compares them."""
_PORTRAIT = 2


def worksheet_sheet(
    tournament: Tournament, words: Words, numbers: Sequence[int] = (), code: str = ""
) -> Sheet:
    """How the players with *numbers* were placed, or each group that is level on points.

    *code* opens one tie-break; otherwise those that decided something are opened, and where
    none did the first of the list.

    :raises PlayerNotFound: nobody has one of the *numbers*.
    :raises UnknownTieBreak: *code* names none.
    """
    part: SheetPart | None = missing(tournament, words)
    if part is None and not tournament.started:
        part = Notes((Note(words["worksheet.no_results"]),))
    title = words["title.worksheet"]
    parts: list[SheetPart] = [part] if part is not None else []
    wide = pairs = 0
    if not parts:
        order = standings(tournament)
        ties = [_Tie(order, group, code) for group in _groups(order, numbers)]
        for tie in ties:
            parts += _tie_parts(tie, words, captioned=len(ties) > 1)
            wide += max(map(len, tie.shares)) > _PORTRAIT
        pairs = len(ties) - wide
        opened = {opened for tie in ties for opened in tie.codes}
        codes = [used for used in (*order.columns, code) if used in opened]
        codes = list(dict.fromkeys(codes))
        if codes:
            heads = ", ".join(tie_break_words.head(opened, words) for opened in codes)
            title = words.text("title.worksheet_of", codes=heads)
        last = tie_break_words.edition(words) if ties else words["worksheet.no_ties"]
        parts.append(Notes((Note(last),)))
    text = status(tournament, words)
    # Among many pairs a wider group does not turn the sheet unless it has to.
    natural = Orientation.PORTRAIT if pairs > wide or not wide else Orientation.LANDSCAPE
    return document(
        "worksheet",
        tournament,
        words,
        title,
        tuple(parts),
        status=text,
        footer=text,
        orientation=natural,
        largest=12.0,
    )


def _groups(order: Standings, numbers: Sequence[int]) -> list[list[Standing]]:
    """The rows of *numbers* in ranking order; without any, all rows that share their points."""
    if not numbers:
        return [group for group in ranking.level_on_points(order) if len(group) > 1]
    rows = {number: order.of(number) for number in numbers}
    return [sorted(rows.values(), key=lambda row: order.place_in_list(row.number))]


@dataclass(frozen=True)
class _Tie:
    """Players to compare, in ranking order, and the tie-breaks that are opened."""

    order: Standings
    rows: list[Standing]
    code: str

    @property
    def tournament(self) -> Tournament:
        return self.order.tournament

    @property
    def steps(self) -> list[Step | None]:
        """What put each row above the next one; None where points did, or nothing."""
        return [self.order.decided(upper, lower) for upper, lower in zip(self.rows, self.rows[1:])]

    @property
    def asked(self) -> list[str]:
        """The codes that were asked of any of them, in the order of the list."""
        needed = {code for row in self.rows for code in row.needed}
        return [code for code in self.order.columns if code in needed]

    @property
    def decisive(self) -> list[str]:
        """The codes that decided between any of them, in the order of the list."""
        found = {step[0] for step in self.steps if step is not None}
        return [code for code in self.order.columns if code in found]

    @property
    def codes(self) -> list[str]:
        """The tie-breaks to open."""
        if self.code:
            return [tie_break(self.code).code]
        if self.decisive:
            return self.decisive
        used = self.order.columns[: self.order.used]
        alone = len(self.rows) == 1
        # Of a single player a tie-break among the tied says nothing.
        said = [c for c in self.order.columns if not (alone and tie_break(c).among_tied)]
        return [code for code in (used if not alone else said) if code in said][:1]

    @property
    def shares(self) -> list[list[Standing]]:
        """The rows in stretches, as even as possible, that stand side by side."""
        count = -(-len(self.rows) // SIDE_BY_SIDE)
        bounds = [len(self.rows) * at // count for at in range(count + 1)]
        return [self.rows[start:stop] for start, stop in pairwise(bounds)]

    def explained(self, code: str, row: Standing) -> Explanation:
        """*code* of one player among those he was level with when it was first asked; if it
        never was, among those that he is compared with."""
        group = row.level_when_asked(code)
        if code not in row.needed:
            level = [other.number for other in self.rows if other.points == row.points]
            group = tuple(level if len(level) > 1 else [other.number for other in self.rows])
        return tie_break(code).explain(self.tournament, row.number, group)


def _tie_parts(tie: _Tie, words: Words, *, captioned: bool) -> list[SheetPart]:
    parts: list[SheetPart] = []
    names = ", ".join(surname(tie.tournament, row.number) for row in tie.rows)
    if len(tie.rows) > 1:
        for share in tie.shares:
            caption = names if captioned and not parts else ""
            parts.append(_criteria(tie, share, words, caption))
    for code in tie.codes:
        caption = tie_break_words.long_name(code, words) if len(tie.codes) > 1 else ""
        answers = tie_break(code).answers(tie.tournament)
        for share in tie.shares if answers else ():
            explained = {row.number: tie.explained(code, row) for row in share}
            table = addends_table(tie.tournament, explained, words)
            if table is not None:
                parts.append(replace(table, caption=caption))
                caption = ""
    notes = [Note(text, bold=True) for text in _sentences(tie, words)]
    for code in tie.codes:
        silence = tie_break(code).silence(tie.tournament)
        if silence is None:
            notes += _sums(tie, code, words)
        else:
            head = tie_break_words.head(code, words)
            notes.append(Note(tie_break_words.silence(silence, words), head))
    return [*parts, Notes(tuple(notes))]


# What was asked, and what decided


def _criteria(tie: _Tie, share: list[Standing], words: Words, caption: str) -> Table:
    columns = (
        Column("criterion", words["worksheet.order"], role=Role.NAME, stretch=True),
        *(
            Column(f"value{row.number}", surname(tie.tournament, row.number), Align.DECIMAL)
            for row in share
        ),
        Column("verdict", words["worksheet.verdict"]),
    )
    points = {row.points for row in tie.rows}
    rows = [
        (
            Cell(words["worksheet.points"]),
            *(
                Cell(format_points(row.points), value=ranking.points_cell(row).value)
                for row in share
            ),
            Cell(words["worksheet.level" if len(points) == 1 else "worksheet.decides"]),
        )
    ]
    rows += [_criterion(tie, share, code, words) for code in tie.asked]
    return Table(columns, (Group(tuple(rows)),), caption=caption, full=True)


def _criterion(tie: _Tie, share: list[Standing], code: str, words: Words) -> Row:
    """One tie-break; the value of a player of whom it was not asked any more is soft."""
    decides = code in tie.decisive
    deciding = ranking.deciding(tie.order)
    cells = []
    for row in share:
        value = ranking.tie_break_value(tie.order, row, code)
        if value is None:
            cells.append(Cell())
            continue
        bold = decides and (row.number, code) in deciding
        soft = code not in row.needed
        cells.append(Cell(words.decimal(value), bold=bold, soft=soft, value=ranking.number(value)))
    verdict = words["worksheet.decides" if decides else "worksheet.level"]
    return Cell(tie_break_words.long_name(code, words)), *cells, Cell(verdict, bold=decides)


def _sentences(tie: _Tie, words: Words) -> list[str]:
    """Why each stands above the next, and who shares a place."""
    tournament = tie.tournament
    if len(tie.rows) == 1:
        player = surname(tournament, tie.rows[0].number)
        points = [row.points for row in tie.order.rows]
        alone = points.count(tie.rows[0].points) == 1
        return [words.text("worksheet.alone", player=player)] if alone else []
    texts = []
    for upper, lower, step in zip(tie.rows, tie.rows[1:], tie.steps):
        if upper.points != lower.points:
            code, values = words["head.points"], (upper.points, lower.points)
            better, worse = map(format_points, values)
            sign = ">"
        elif step is not None:
            asked = tie_break(step[0])
            both = [asked.explain(tournament, row.number, step[1]).total for row in (upper, lower)]
            better, worse = (words.decimal(value) for value in both)
            code, sign = tie_break_words.head(step[0], words), "<" if asked.low_first else ">"
        else:
            continue
        texts.append(
            words.text(
                "worksheet.above",
                upper=surname(tournament, upper.number),
                lower=surname(tournament, lower.number),
                code=code,
                better=better,
                sign=sign,
                worse=worse,
            )
        )
    for rank in dict.fromkeys(row.rank for row in tie.rows if row.shared):
        level = [surname(tournament, row.number) for row in tie.rows if row.rank == rank]
        if len(level) > 1:
            texts.append(words.text("worksheet.shared", players=", ".join(level)))
    return texts


def _sums(tie: _Tie, code: str, words: Words) -> list[Note]:
    """Each player's sum in a line, with names and in compact form."""
    notes = []
    for row in tie.rows:
        explained = tie.explained(code, row)
        if not explained.parts:
            continue
        lines = (
            named_addends(explained, tie.tournament, words),
            grouped_addends(explained, words),
        )
        term = surname(tie.tournament, row.number)
        if len(tie.codes) > 1:
            term += f" · {tie_break_words.head(code, words)}"
        notes.append(Note("\n".join(filter(None, lines)), term))
    return notes
