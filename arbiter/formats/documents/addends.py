"""The addends of a tie-break, a row for each opponent, players side by side."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_factor, format_points, format_sum
from arbiter.domain.tiebreaks import Explanation, Part, Reason
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import full_name, numbered
from arbiter.formats.documents.ranking import number as decimal_text
from arbiter.formats.sheets import Align, Cell, Column, Group, Role, Row, Table
from arbiter.formats.words import Words

_TIMES_SCORE = ("SB", "SSB")
"""Tie-breaks whose addends are a result times the points of the opponent."""


def addends_table(
    tournament: Tournament, explained: Mapping[int, Explanation], words: Words
) -> Table | None:
    """One tie-break of the players by number: with each opponent the result times his points,
    and the value. With two players also the difference. None for a tie-break without addends.

    A part that adds nothing is soft and says why; a player's own row is filled.
    """
    if not any(explanation.parts for explanation in explained.values()):
        return None
    code = next(iter(explained.values())).code
    product = words["worksheet.times" if code in _TIMES_SCORE else "head.result"]
    columns = [
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, repeat=True),
        Column("name", words["head.opponent"], role=Role.NAME, repeat=True, stretch=True),
        Column("points", words["head.points"], Align.DECIMAL, Role.NUMBER),
    ]
    for player in explained:
        band = numbered(tournament, player)
        columns += [
            Column(f"product{player}", product, Align.CENTRE, band=band),
            Column(f"value{player}", "=", Align.DECIMAL, Role.NUMBER, band=band),
        ]
    compared = len(explained) == 2
    if compared:
        columns.append(
            Column("difference", words["worksheet.difference"], Align.DECIMAL, Role.NUMBER)
        )
    met = {
        part.opponent
        for explanation in explained.values()
        for part in explanation.parts
        if part.opponent is not None
    }
    rows = tuple(_row(tournament, number, explained, words) for number in sorted(met))
    total = _total(explained, words)
    return Table(tuple(columns), (Group(rows), Group((total,), total=True)), full=True)


def _row(
    tournament: Tournament, opponent: int, explained: Mapping[int, Explanation], words: Words
) -> Row:
    points = tournament.score(opponent)
    cells = [
        Cell(str(opponent), value=str(opponent)),
        Cell(full_name(tournament.player(opponent))),
        Cell(format_points(points), value=decimal_text(half(points))),
    ]
    values = []
    for player, explanation in explained.items():
        if player == opponent:
            values.append(Fraction(0))
            cells += [Cell(fill=True), Cell(fill=True)]
            continue
        parts = [part for part in explanation.parts if part.opponent == opponent]
        counted = [part for part in parts if part.counted]
        value = sum((part.value for part in counted), Fraction(0))
        values.append(value)
        cells.append(_product(parts, explanation.code, words))
        cells.append(_number(value, words) if counted else Cell())
    if len(values) == 2:
        cells.append(_difference(values, words))
    return tuple(cells)


def _total(explained: Mapping[int, Explanation], words: Words) -> Row:
    cells = [Cell(), Cell(words["worksheet.sum"], bold=True), Cell()]
    totals = [explanation.total for explanation in explained.values()]
    for total in totals:
        cells += [Cell(), _number(total, words, bold=True)]
    if len(totals) == 2:
        cells.append(_difference(totals, words, bold=True))
    return tuple(cells)


def _number(value: Fraction, words: Words, *, bold: bool = False) -> Cell:
    return Cell(words.decimal(value), bold=bold, value=decimal_text(value))


def _difference(values: list[Fraction], words: Words, *, bold: bool = False) -> Cell:
    value = values[0] - values[1]
    sign = "+" if value > 0 else ""
    return Cell(f"{sign}{words.decimal(value)}", bold=bold, value=decimal_text(value))


# What stands in the column of products


def _product(parts: list[Part], code: str, words: Words) -> Cell:
    """The addends from one opponent; soft, with the reason, where nothing of it counts."""
    counted = [part for part in parts if _adds(part)]
    if not counted:
        reasons = dict.fromkeys(_reason(part, words) for part in parts)
        return Cell(" · ".join(filter(None, reasons)), soft=True)
    text = _multiplied(counted) if code in _TIMES_SCORE else _added(counted)
    left_out = dict.fromkeys(_reason(part, words) for part in parts if not _adds(part))
    return Cell(" · ".join([text, *filter(None, left_out)]))


def _adds(part: Part) -> bool:
    """Whether the part stands in the sum; a draw in the simplified Berger does not."""
    return part.counted and part.reason is not Reason.DRAW


def _reason(part: Part, words: Words) -> str:
    return words[f"left_out.{part.reason.name.lower()}"] if part.reason is not None else ""


def _multiplied(parts: list[Part]) -> str:
    """``½ × 4½``; both games of a pair together, ``(1 + ½) × 4½``."""
    factors = [_signed(part.factor, part) for part in parts]
    added = factors[0] if len(factors) == 1 else f"({format_sum(factors)})"
    return f"{added} × {format_factor(parts[0].score)}"


def _added(parts: list[Part]) -> str:
    """``1``, ``1 + ½``, or a mean as ``1½ : 2``."""
    terms = []
    for part in parts:
        term = _signed(part.score, part)
        if part.reason is Reason.MEAN and part.factor.denominator > 1:
            term += f" : {part.factor.denominator}"
        terms.append(term)
    return format_sum(terms)


def _signed(value: Fraction, part: Part) -> str:
    """*value*, with a question mark if it is that of an adjourned game."""
    text = format_factor(value)
    text = text if value >= 0 or text.startswith(MINUS) else f"{MINUS}{text}"
    return f"{text}?" if part.reason is Reason.ADJOURNED else text
