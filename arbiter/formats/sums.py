"""A tie-break value as the sum that an arbiter would write down."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_factor
from arbiter.domain.tiebreaks import Explanation, Part
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words


def sum_line(explanation: Explanation, words: Words) -> str:
    """``9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0``: what counts, in figures."""
    counted = [part for part in explanation.parts if part.counted]
    return _equation(explanation, [_figures(part) for part in counted], words)


def named_line(explanation: Explanation, tournament: Tournament, words: Words) -> str:
    """The same with the surname of each opponent: ``½×5 Ivanov + ½×4½ Petrov``."""
    counted = [part for part in explanation.parts if part.counted]
    terms = []
    for part in counted:
        name = "" if part.opponent is None else tournament.player(part.opponent).family
        terms.append(f"{_figures(part)} {name}".rstrip())
    return _equation(explanation, terms, words)


def left_out(explanation: Explanation) -> list[Part]:
    """The parts that are listed and not counted."""
    return [part for part in explanation.parts if not part.counted]


def _figures(part: Part) -> str:
    return f"{format_factor(part.factor)}×{format_factor(part.score)}"


def _equation(explanation: Explanation, terms: Sequence[str], words: Words) -> str:
    total = words.decimal(explanation.total)
    added = _joined(terms)
    if explanation.divisor != 1:
        added = f"({added}) / {explanation.divisor}"
    if explanation.plus != Fraction(0) or not terms:
        plus = words.decimal(explanation.plus)
        added = f"{added} + {plus}" if added else plus
    return total if added == total else f"{total} = {added}"


def _joined(terms: Sequence[str]) -> str:
    """The terms with their signs between them."""
    text = ""
    for term in terms:
        if not text:
            text = term
        elif term.startswith(MINUS):
            text += f" {MINUS} {term[1:]}"
        else:
            text += f" + {term}"
    return text
