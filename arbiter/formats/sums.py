"""A tie-break value as the sum that an arbiter would write down."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_factor, format_sum
from arbiter.domain.tiebreaks import Explanation, Part
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words


def sum_line(explanation: Explanation, words: Words) -> str:
    """``9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0``: what counts, in figures."""
    return _equation(
        explanation, [figures(part, explanation) for part in added(explanation)], words
    )


def named_line(explanation: Explanation, tournament: Tournament, words: Words) -> str:
    """The same with the surname of each opponent: ``9 = ½×5 Ivanov + ½×4½ Petrov``."""
    terms = []
    for part in added(explanation):
        name = "" if part.opponent is None else tournament.player(part.opponent).family
        terms.append(f"{figures(part, explanation)} {name}".rstrip())
    return _equation(explanation, terms, words)


def added(explanation: Explanation) -> list[Part]:
    """The parts that are added up; in the simplified Berger draws are not."""
    return [
        part
        for part in explanation.parts
        if part.counted and (part.factor or explanation.code != "SSB")
    ]


def figures(part: Part, explanation: Explanation) -> str:
    """``½×4½``; where the result is no factor of the tie-break, the score with its sign."""
    score = format_factor(part.score)
    if explanation.code != "SB" and abs(part.factor) == 1:
        return f"{MINUS}{score}" if part.factor < 0 else score
    return f"{format_factor(part.factor)}×{score}"


def _equation(explanation: Explanation, terms: Sequence[str], words: Words) -> str:
    total = words.decimal(explanation.total)
    added = format_sum(terms)
    if explanation.divisor != 1:
        added = f"({added}) / {explanation.divisor}"
    if explanation.plus != Fraction(0) or not terms:
        plus = words.decimal(explanation.plus)
        added = f"{added} + {plus}" if added else plus
    return total if added == total else f"{total} = {added}"
