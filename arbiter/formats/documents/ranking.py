"""The columns that say where somebody stands: points, place, tie-breaks; and what they mean."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from arbiter.domain.lots import lot_sum, shown_sum
from arbiter.domain.notation import MINUS, format_decimal, format_points
from arbiter.domain.standings import Standing, Standings
from arbiter.domain.tiebreaks import ALWAYS_SHOWN, tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents.decisions import decision_notes
from arbiter.formats.sheets import Align, Cell, Column, Note, Role
from arbiter.formats.words import Words


def points_column(words: Words) -> Column:
    """The points."""
    return Column("points", words["head.points"], Align.DECIMAL, Role.NUMBER, bold=True)


def place_column(words: Words, *, repeat: bool = False) -> Column:
    """The places."""
    head = words["head.place"]
    return Column("place", head, Align.CENTRE, Role.NUMBER, bold=True, repeat=repeat)


def points_cell(standing: Standing) -> Cell:
    """``4½``, and 4.5 for a file; soft for who has no place."""
    text = format_points(standing.points)
    if not standing.counts:
        return Cell(text, bold=True, soft=True)
    return Cell(text, bold=True, value=number(half(standing.points)))


def place_cell(standing: Standing, tournament: Tournament, words: Words) -> Cell:
    """The place, shared or not; empty while nobody has a result."""
    if not tournament.started:
        return Cell(bold=True)
    place = words.place(standing.rank, standing.last)
    value = None if standing.shared or not standing.counts else str(standing.rank)
    return Cell(place, bold=True, soft=not standing.counts, value=value)


def tie_break_head(ranking: Standings, code: str, words: Words) -> str:
    """The short name; in parentheses if it is not used for places."""
    head = tie_break_words.head(code, words)
    return head if is_used(ranking, code) else f"({head})"


def is_used(ranking: Standings, code: str) -> bool:
    """Whether the tie-break stands in the list that places are decided by."""
    return code in ranking.columns[: ranking.used]


def tie_break_columns(ranking: Standings, words: Words, *, crowded: bool) -> list[Column]:
    """One column for each tie-break.

    In a *crowded* table (a crosstable) those other than SB and SSB may go: first what
    decided nothing, as soon as the type would have to shrink for it.
    """
    decisive = {code for _, code in deciding(ranking)}
    columns = []
    for code in ranking.columns:
        keep, floor = 0, 0.0
        if crowded and code not in ALWAYS_SHOWN:
            keep = 60 if code == "DE" else 80
            floor = 0.0 if code in decisive else 14.0
        columns.append(
            Column(
                code,
                tie_break_head(ranking, code, words),
                Align.DECIMAL,
                Role.NUMBER,
                keep=keep,
                floor=floor,
                empty=code not in ALWAYS_SHOWN,
            )
        )
    return columns


def tie_break_cells(
    ranking: Standings, standing: Standing, words: Words, decisive: Collection[tuple[int, str]] = ()
) -> list[Cell]:
    """One cell for each tie-break; bold if it stands among the *decisive* ones."""
    cells = []
    for code in ranking.columns:
        value = tie_break_value(ranking, standing, code)
        if value is None or not ranking.tournament.started:
            cells.append(Cell())
        else:
            bold = (standing.number, code) in decisive
            cells.append(Cell(words.decimal(value), bold=bold, value=number(value)))
    return cells


def tie_break_value(ranking: Standings, standing: Standing, code: str) -> Fraction | None:
    """The value in points (or games); None where the tie-break was not asked."""
    value = standing.values[code]
    if value is None:
        return None
    return Fraction(value, tie_break(code).per_point(ranking.tournament))


def number(value: Fraction) -> str:
    """*value* as a file holds a number: a point, an ordinary minus sign."""
    return format_decimal(value).replace(MINUS, "-")


def deciding(ranking: Standings) -> frozenset[tuple[int, str]]:
    """(number, code) of each value that decided between players level on points."""
    found: set[tuple[int, str]] = set()
    for upper, lower in zip(ranking.rows, ranking.rows[1:]):
        step = ranking.decided(upper, lower)
        # An order by hand has no column.
        if step is not None and step[0] in ranking.columns:
            code, group = step
            found.update((member, code) for member in group)
    return frozenset(found)


def level_on_points(ranking: Standings) -> list[list[Standing]]:
    """The rows in groups of equal points; those who have no place come last."""
    groups: list[list[Standing]] = []
    for row in ranking.rows:
        level = groups and groups[-1][0].points == row.points
        if level and groups[-1][0].counts == row.counts:
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups


# What the columns mean


def rule_text(ranking: Standings, code: str, words: Words) -> str:
    """One sentence on what the tie-break adds up."""
    regulations = ranking.tournament.regulations
    return tie_break_words.rule(code, regulations, words, used=is_used(ranking, code))


def rule_notes(ranking: Standings, words: Words, *, all_of_them: bool) -> list[Note]:
    """One line for each tie-break: for *all_of_them*, or only where its column is printed.

    One that nobody needed has no column and says so.
    """
    notes = []
    for code in ranking.columns:
        text = rule_text(ranking, code, words)
        needed = any(row.values[code] is not None for row in ranking.rows)
        if code == "LOT" and needed:
            text += f" {_lot_protocol(ranking, words)}"
        silence = tie_break(code).silence(ranking.tournament)
        if silence is not None:
            text += f" {tie_break_words.silence(silence, words)}"
        elif not needed and all_of_them:
            text += f" {words['rule.not_needed']}"
        keys = (code,) if needed or not (all_of_them or silence is not None) else ()
        notes.append(Note(text, tie_break_head(ranking, code, words), keys))
    return notes


def _lot_protocol(ranking: Standings, words: Words) -> str:
    """The seed, and of those who drew the beginning of each sum, so that anybody can repeat it."""
    seed = ranking.tournament.regulations.seed
    drew = [row.number for row in ranking.rows if row.values["LOT"] is not None]
    drew.sort(key=lambda number: lot_sum(seed, number))
    sums = ", ".join(
        words.text("rule.lot_sum", number=number, sum=shown_sum(seed, number)) for number in drew
    )
    return words.text("rule.lot_seed", seed=seed or "–", sums=sums)


def ranking_notes(ranking: Standings, words: Words, *, bold: bool) -> list[Note]:
    """That bold values decided, if any is *bold*, what was decided apart from the games, and
    that a shared place is no ranking."""
    notes = []
    if bold:
        notes.append(Note(words["note.bold"], of_ink=True))
    notes += decision_notes(ranking, words)
    if ranking.tournament.started and any(row.shared for row in ranking.rows):
        notes.append(Note(words["note.shared"]))
    return notes
