"""A tie-break as an arbiter writes it on paper: ``9 = ½×5 + ½×4½ + 1×1``. No Qt.

The translating function is handed in, and so is the sign of decimals.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_decimal, format_factor, format_sum
from arbiter.domain.tiebreaks import Explanation, Part
from arbiter.domain.tournament import Tournament
from arbiter.messages import Translate
from arbiter.tie_break_texts import tie_break_name

MOST_NAMES = 12
"""With more names nobody finds the one he is looking for."""


def surname(tournament: Tournament, number: int) -> str:
    """The surname of the player with *number*; two of one surname carry their numbers.

    :raises PlayerNotFound: nobody has the number.
    """
    family = tournament.player(number).family
    shared = sum(player.family == family for player in tournament.players) > 1
    return f"{family} ({number})" if shared else family


def formula(
    explanation: Explanation, tournament: Tournament, translate: Translate, mark: str
) -> str:
    """The value, and everything that counts.

    Sonneborn-Berger and simplified Berger are sums of scores. Where only some opponents
    count they are named, because who is among them is what one wants to know:
    ``1.5 = 1 Moreau + ½ Berg``, ``Number of wins: 2 (Moreau, Berg)``.
    """
    code = explanation.code
    total = format_decimal(explanation.total, mark=mark)
    counted = [part for part in explanation.parts if part.counted]

    def family(part: Part) -> str:
        assert part.opponent is not None
        return surname(tournament, part.opponent)

    if code in ("WIN", "BPG", "LOT") or not counted:
        met = Counter(family(part) for part in counted)
        names = ", ".join(name if times == 1 else f"{name} {times}×" for name, times in met.items())
        text = f"{tie_break_name(code, translate)}: {total}"
        return f"{text} ({names})" if names and len(met) <= MOST_NAMES else text
    if code in ("DE", "KS"):
        named = len(counted) <= MOST_NAMES
        terms = [
            f"{format_factor(part.value)} {family(part)}" if named else format_factor(part.value)
            for part in counted
        ]
    elif code == "SSB":  # those beaten, less those lost to
        ordered = sorted(counted, key=lambda part: -part.factor)
        terms = [_signed_score(part) for part in ordered if part.factor]
    else:
        terms = [_product(part) for part in counted if part.factor]
    return f"{total} = {format_sum(terms) or '0'}"


def compact(explanation: Explanation, mark: str) -> str:
    """``1 + ½·(5+4½+4+2½) = 9``: opponents grouped by what was taken from them; SB only."""
    if explanation.code != "SB":
        return ""
    groups: dict[Fraction, list[Fraction]] = {}
    for part in explanation.parts:
        if part.counted and part.factor and part.score:
            groups.setdefault(part.factor, []).append(part.score)
    if not groups:
        return ""
    terms = []
    for factor, scores in sorted(groups.items(), reverse=True):
        inner = "+".join(format_factor(score) for score in scores)
        if factor == 1:
            terms.append(" + ".join(format_factor(score) for score in scores))
        elif len(scores) == 1:
            terms.append(f"{format_factor(factor)}·{inner}")
        else:
            terms.append(f"{format_factor(factor)}·({inner})")
    return f"{' + '.join(terms)} = {format_decimal(explanation.total, mark=mark)}"


def _signed_score(part: Part) -> str:
    sign = MINUS if part.factor < 0 else ""
    return f"{sign}{format_factor(part.score)}"


def _product(part: Part) -> str:
    return f"{format_factor(part.factor)}×{format_factor(part.score)}"
