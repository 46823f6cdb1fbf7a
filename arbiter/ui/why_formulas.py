"""A tie-break as an arbiter writes it on paper: ``9 = ½×5 + ½×4½ + 1×1``. No Qt.

The translating function is handed in, and so is the sign of decimals.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from arbiter.domain.notation import MINUS, format_decimal, format_factor, format_sum
from arbiter.domain.tiebreaks import Explanation, Part, Reason
from arbiter.domain.tournament import Tournament
from arbiter.messages import Translate
from arbiter.tie_break_texts import tie_break_name

_COUNTED = ("WIN", "WON", "BPG", "BWG", "REP", "TPN", "RTNG", "LOT")
_NAMED = ("DE", "PO", "KS", "STD")
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

    Sonneborn-Berger and simplified Berger are sums of scores, averages are of ratings. Where
    only some opponents count they are named, because who is among them is what one wants to
    know: ``1.5 = 1 Moreau + ½ Berg``, ``Number of wins: 2 (Moreau, Berg)``.
    """
    name = tie_break_name(explanation.code, translate)
    if not explanation.defined:
        return translate("Why", "{0}: there is no value, and that comes last.").format(name)
    if explanation.code == "PTP":
        return _perfect(explanation, name, translate, mark)
    total = format_decimal(explanation.total, mark=mark)
    counted = [part for part in explanation.parts if part.counted]

    def family(part: Part) -> str:
        assert part.opponent is not None
        return surname(tournament, part.opponent)

    if explanation.rounded:
        return _average(explanation, translate, mark)
    if explanation.base in _COUNTED or not counted:
        met = Counter(family(part) for part in counted if part.opponent is not None)
        names = ", ".join(one if times == 1 else f"{one} {times}×" for one, times in met.items())
        if explanation.base == "REP":  # who is not among them is what one wants to know
            missed = [family(part) for part in explanation.parts if not part.counted]
            text = translate("Why", "lost by forfeit: {0}", "names")
            names, met = text.format(", ".join(missed)) if missed else "", Counter(missed)
        text = f"{name}: {total}"
        return f"{text} ({names})" if names and len(met) <= MOST_NAMES else text
    if explanation.base in _NAMED:
        named = len(counted) <= MOST_NAMES
        terms = [
            f"{format_factor(part.value)} {family(part)}" if named else format_factor(part.value)
            for part in counted
        ]
    elif explanation.code == "SSB":  # those beaten, less those lost to
        ordered = sorted(counted, key=lambda part: -part.factor)
        terms = [_signed_score(part) for part in ordered if part.factor]
    elif explanation.base == "SB":
        terms = [_product(part) for part in counted if part.factor]
    else:
        terms = [format_factor(part.value) for part in counted]
    text = f"{total} = {format_sum(terms)}" if terms else total
    if explanation.line is not None and explanation.code != "KS":
        line = format_decimal(explanation.line, mark=mark)
        text += translate("Why", "; counted from {0} points", "a line: 2.5").format(line)
    return text


def _average(explanation: Explanation, translate: Translate, mark: str) -> str:
    """``2199 = (2150 + 2100) : 2 + 74``, what was rounded, and what the last figure is for."""
    counted = [part for part in explanation.parts if part.counted]
    if len(counted) <= MOST_NAMES:
        added = format_sum(format_factor(part.score) for part in counted)
    else:
        added = format_factor(sum((part.score for part in counted), Fraction(0)))
    if len(counted) > 1:
        added = f"({added})" if "+" in added else added
        added = f"{added} : {explanation.divisor}"
    terms = [added]
    if explanation.plus:
        terms.append(format_factor(explanation.plus))
    text = f"{format_decimal(explanation.total, mark=mark)} = {format_sum(terms)}"
    if explanation.mean.denominator != 1:
        exact = format_decimal(explanation.mean, mark=mark)
        text += translate("Why", ", the mean rounded from {0}").format(exact)
    if explanation.gained is not None:
        worth = translate("Why", "; {0} of {1} is worth {2}", "3½ points of 5; +149")
        text += worth.format(
            format_factor(explanation.gained), len(counted), signed(explanation.plus, mark)
        )
    return text


def _perfect(explanation: Explanation, name: str, translate: Translate, mark: str) -> str:
    shares = expected(explanation)
    text = translate("Why", "{0}: {1}, from which {2} of {3} points were expected; {4} were scored")
    return text.format(
        name,
        format_decimal(explanation.total, mark=mark),
        format_decimal(sum(shares, Fraction(0)), mark=mark),
        len(shares),
        format_factor(explanation.gained or Fraction(0)),
    )


def expected(explanation: Explanation) -> list[Fraction]:
    """What was to be expected from each game, in points."""
    return [part.factor for part in explanation.parts if part.reason is Reason.EXPECTED]


def signed(value: Fraction, mark: str) -> str:
    """*value* with its sign, also a plus."""
    text = format_decimal(value, mark=mark)
    return f"+{text}" if value > 0 else text


def compact(explanation: Explanation, mark: str) -> str:
    """``1 + ½·(5+4½+4+2½) = 9``: opponents grouped by what was taken from them; SB only."""
    if explanation.base != "SB":
        return ""
    groups: dict[Fraction, list[Fraction]] = {}
    for part in explanation.parts:
        if part.counted and part.factor and part.score:
            groups.setdefault(part.factor, []).append(part.score)
    if sum(map(len, groups.values())) < 2:
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
