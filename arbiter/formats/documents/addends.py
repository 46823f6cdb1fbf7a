"""The addends of a tie-break, a row for each opponent, players side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_factor, format_points, format_sum
from arbiter.domain.tiebreaks import Explanation, Part, Reason, tie_break
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import full_name, numbered
from arbiter.formats.documents.ranking import number as decimal_text
from arbiter.formats.sheets import Align, Cell, Column, Group, Role, Row, Table
from arbiter.formats.sums import expected
from arbiter.formats.tie_break_words import base_of, reason
from arbiter.formats.words import Words

_TIMES_SCORE = ("SB", "SSB")
"""Tie-breaks whose addends are a result times the points of the opponent."""
_SAID_THOUGH_COUNTED = (Reason.FORFEIT_WIN, Reason.ASSUMED_RATING, Reason.UNPLAYED_AS_DRAWS)
_CUT = (Reason.CUT_LOWEST, Reason.CUT_HIGHEST)


def addends_table(
    tournament: Tournament, explained: Mapping[int, Explanation], words: Words
) -> Table | None:
    """One tie-break of the players by number: with each opponent the result times his points,
    and the value; of the progressive score with each round. With two players also the
    difference. None for a tie-break without addends.

    A part that adds nothing is soft and says why; a player's own row is filled.
    """
    parts = [part for explanation in explained.values() for part in explanation.parts]
    if not parts:
        return None
    by_round = all(part.opponent is None for part in parts)
    columns = _heading(next(iter(explained.values())).code, words, by_round=by_round)
    product = columns.pop()
    for player in explained:
        band = numbered(tournament, player)
        columns += [
            replace(product, key=f"product{player}", band=band),
            Column(f"value{player}", "=", Align.DECIMAL, Role.NUMBER, band=band),
        ]
    if len(explained) == 2:
        columns.append(
            Column("difference", words["worksheet.difference"], Align.DECIMAL, Role.NUMBER)
        )
    if by_round:
        rounds = sorted({part.round for part in parts if part.round is not None})
        rows = [_round_row(round, explained, words) for round in rounds]
    else:
        met = sorted({part.opponent for part in parts if part.opponent is not None})
        rows = [_row(tournament, number, explained, words) for number in met]
    blank = 0 if by_round else 1
    rest = [_total(explained, words, blank)]
    if any(map(expected, explained.values())):
        rest.insert(0, _expected(explained, words, blank))
    return Table(tuple(columns), (Group(tuple(rows)), Group(tuple(rest), total=True)), full=True)


def _heading(code: str, words: Words, *, by_round: bool) -> list[Column]:
    """The columns before the players', and that of the products."""
    if by_round:
        first = [Column("name", words["head.round"], role=Role.NAME, repeat=True, stretch=True)]
    else:
        first = [
            Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, repeat=True),
            Column("name", words["head.opponent"], role=Role.NAME, repeat=True, stretch=True),
            Column("points", words["head.points"], Align.DECIMAL, Role.NUMBER),
        ]
    head = words["head.rating" if tie_break(code).by_rating else "head.result"]
    if base_of(code) in _TIMES_SCORE:
        head = words["worksheet.times"]
    elif by_round:
        head = words["head.points"]
    return [*first, Column("product", head, Align.CENTRE)]


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
        cells += _player_cells(parts, explanation.code, values, words)
    if len(values) == 2:
        cells.append(_difference(values, words))
    return tuple(cells)


def _round_row(round: int, explained: Mapping[int, Explanation], words: Words) -> Row:
    """What each player had after *round*."""
    cells = [Cell(words.text("worksheet.round", round=round))]
    values: list[Fraction] = []
    for explanation in explained.values():
        parts = [part for part in explanation.parts if part.round == round]
        cells += _player_cells(parts, explanation.code, values, words)
    if len(values) == 2:
        cells.append(_difference(values, words))
    return tuple(cells)


def _player_cells(parts: list[Part], code: str, values: list[Fraction], words: Words) -> list[Cell]:
    """Product and value of *parts*; the value goes to *values* too."""
    counted = [part for part in parts if part.counted]
    value = sum((part.value for part in counted), Fraction(0))
    shares = [part.factor for part in parts if part.reason is Reason.EXPECTED]
    if shares:
        value = sum(shares, Fraction(0))
    values.append(value)
    shown = _number(value, words) if counted or shares else Cell()
    return [_product(parts, code, words), shown]


def _expected(explained: Mapping[int, Explanation], words: Words, blank: int) -> Row:
    """What was to be expected of all opponents together."""
    sums = [sum(expected(explanation), Fraction(0)) for explanation in explained.values()]
    return _sums(words["worksheet.expected_sum"], sums, words, blank)


def _total(explained: Mapping[int, Explanation], words: Words, blank: int) -> Row:
    explanations = list(explained.values())
    added = all(not (e.rounded or e.plus or e.code == "PTP") for e in explanations)
    label = words["worksheet.sum" if added else "worksheet.value"]
    return _sums(label, [e.total if e.defined else None for e in explanations], words, blank)


def _sums(label: str, values: Sequence[Fraction | None], words: Words, blank: int) -> Row:
    cells = [Cell()] * blank + [Cell(label, bold=True)] + [Cell()] * blank
    for value in values:
        none = Cell(words["worksheet.no_value"], soft=True)
        cells += [Cell(), none if value is None else _number(value, words, bold=True)]
    if len(values) == 2:
        both = [value for value in values if value is not None]
        cells.append(_difference(both, words, bold=True) if len(both) == 2 else Cell())
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
    left_out = [part for part in parts if not _adds(part)]
    said = [part for part in counted if part.reason in _SAID_THOUGH_COUNTED]
    # What was cut, or only expected, has its figures before the reason.
    figures = [part for part in left_out if part.reason in (*_CUT, Reason.EXPECTED)]
    texts = [_figures(some, code) for some in (counted, figures) if some]
    reasons = [
        reason(p, code, words) for p in (*said, *left_out) if p.reason is not Reason.EXPECTED
    ]
    text = " · ".join([*texts, *dict.fromkeys(filter(None, reasons))])
    return Cell(text, soft=not counted and not any(p.reason is Reason.EXPECTED for p in parts))


def _adds(part: Part) -> bool:
    """Whether the part stands in the sum; a draw in the simplified Berger does not."""
    return part.counted and part.reason is not Reason.DRAW


def _figures(parts: list[Part], code: str) -> str:
    if base_of(code) in _TIMES_SCORE:
        return _multiplied(parts)
    if base_of(code) == "STD":
        return format_sum(format_factor(part.factor) for part in parts)
    return _added(parts)


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
