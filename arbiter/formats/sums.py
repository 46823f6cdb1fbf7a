"""A tie-break value as the sum that an arbiter would write down."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_factor, format_sum
from arbiter.domain.tiebreaks import Explanation, Part, Reason
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


def named_addends(explanation: Explanation, tournament: Tournament, words: Words) -> str:
    """What adds something, opponent by opponent, and the sum last:
    ``½ × 5 Ivanov + 1 × 1 Vasilyev = 3.5``."""
    terms = []
    for part in added(explanation):
        if part.value:
            figure = figures(part, explanation).replace("×", " × ")
            name = "" if part.opponent is None else surname(tournament, part.opponent)
            terms.append(f"{figure} {name}".rstrip())
    return _summed(explanation, terms, words)


def grouped_addends(explanation: Explanation, words: Words) -> str:
    """``1 + ½ · (5 + 4½ + 4 + 2½) = 9``: a Sonneborn-Berger with its opponents grouped by what
    was taken from them. Nothing for other tie-breaks, and where nothing can be grouped."""
    groups: dict[Fraction, list[Fraction]] = {}
    for part in added(explanation):
        if explanation.base == "SB" and part.value:
            groups.setdefault(part.factor, []).append(part.score)
    if all(len(scores) == 1 for scores in groups.values()):
        return ""
    terms = []
    for factor, scores in sorted(groups.items(), reverse=True):
        inner = " + ".join(map(format_factor, scores))
        if factor == 1:
            terms.append(inner)
        elif len(scores) == 1:
            terms.append(f"{format_factor(factor)} · {inner}")
        else:
            terms.append(f"{format_factor(factor)} · ({inner})")
    return _summed(explanation, terms, words)


def surname(tournament: Tournament, number: int) -> str:
    """The surname of the player with *number*; two of one surname carry their numbers.

    :raises PlayerNotFound: nobody has the number.
    """
    family = tournament.player(number).family
    shared = sum(player.family == family for player in tournament.players) > 1
    return f"{family} ({number})" if shared else family


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
    if explanation.base == "STD":
        return format_factor(part.factor)
    if explanation.base != "SB" and abs(part.factor) == 1:
        return f"{MINUS}{score}" if part.factor < 0 else score
    return f"{format_factor(part.factor)}×{score}"


def _summed(explanation: Explanation, terms: Sequence[str], words: Words) -> str:
    """*terms* added up, with the sum behind them; the sum alone where there are none."""
    if not explanation.defined or explanation.code == "PTP":
        return _told(explanation, words)
    total = words.decimal(explanation.total)
    added = _sum(explanation, terms, words)
    return _remark(explanation, f"{added} = {total}" if added else total, words)


def _equation(explanation: Explanation, terms: Sequence[str], words: Words) -> str:
    if not explanation.defined or explanation.code == "PTP":
        return _told(explanation, words)
    total = words.decimal(explanation.total)
    added = _sum(explanation, terms, words)
    text = f"{total} = {added}" if added not in ("", total) else total
    return _remark(explanation, text, words)


def _sum(explanation: Explanation, terms: Sequence[str], words: Words) -> str:
    """``(2150 + 2050) : 2 + 149``."""
    added = format_sum(terms)
    if explanation.divisor != 1:
        added = f"({added}) : {explanation.divisor}"
    if explanation.plus:
        added = format_sum(filter(None, (added, words.decimal(explanation.plus))))
    return added


def _remark(explanation: Explanation, text: str, words: Words) -> str:
    """*text* with what has to be known of it: what was rounded, what was gained, which line."""
    if explanation.rounded and explanation.mean.denominator != 1:
        text = words.text("worksheet.rounded", sum=text, exact=words.decimal(explanation.mean))
    if explanation.gained is not None:
        gained = format_factor(explanation.gained)
        games = sum(part.counted for part in explanation.parts)
        text = words.text("worksheet.share", sum=text, gained=gained, games=games)
    if explanation.line is not None and explanation.code != "KS":
        line = words.decimal(explanation.line)
        text = words.text("worksheet.line", sum=text, line=line)
    return text


def _told(explanation: Explanation, words: Words) -> str:
    """What is not added up: a perfect performance, or that there is no value."""
    if not explanation.defined:
        return words["worksheet.no_value"]
    shares = expected(explanation)
    return words.text(
        "worksheet.expected",
        rating=words.decimal(explanation.total),
        expected=words.decimal(sum(shares, Fraction(0))),
        games=len(shares),
        gained=format_factor(explanation.gained or Fraction(0)),
    )


def expected(explanation: Explanation) -> list[Fraction]:
    """What was to be expected from each game, in points."""
    return [part.factor for part in explanation.parts if part.reason is Reason.EXPECTED]
