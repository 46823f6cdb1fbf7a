"""The rows of Why?: every addend with its reason, two players side by side. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from arbiter.domain.notation import format_decimal, format_factor
from arbiter.domain.rating import half_up
from arbiter.domain.tiebreaks import Explanation, Part, Reason
from arbiter.domain.tournament import Tournament
from arbiter.messages import Translate
from arbiter.tie_break_texts import reason_text, tie_break_head, tie_break_name
from arbiter.ui.why_formulas import expected, signed, surname

_CUT = (Reason.CUT_LOWEST, Reason.CUT_HIGHEST)
_TOLD_THOUGH_COUNTED = (Reason.FORFEIT_WIN, Reason.ASSUMED_RATING, Reason.UNPLAYED_AS_DRAWS)


@dataclass(frozen=True, slots=True)
class Row:
    """One opponent, or the total: what he brought either player, and the difference.

    Empty texts stand where a player has no such game. ``same`` means that both have the same
    from him. ``short`` stands for the name of the total where that has no room.
    """

    opponent: str
    product: str
    value: str
    other_product: str
    other_value: str
    difference: str
    same: bool
    total: bool = False
    short: str = ""


def addend_rows(
    explanation: Explanation,
    other: Explanation | None,
    tournament: Tournament,
    translate: Translate,
    mark: str,
) -> tuple[Row, ...]:
    """A row for each opponent of one player, or of him and an *other*; of the progressive score
    for each round. Then what is made of the addends, and the value. Nothing without addends.
    """
    return _Addends(tournament, translate, mark).rows(explanation, other)


@dataclass(frozen=True)
class _Addends:
    tournament: Tournament
    translate: Translate
    mark: str

    def rows(self, explanation: Explanation, other: Explanation | None) -> tuple[Row, ...]:
        own = _by_name(explanation)
        theirs = _by_name(other) if other is not None else {}
        rows = []
        for name in sorted(own.keys() | theirs.keys()):
            mine, their = own.get(name), theirs.get(name)
            if _open(mine) and _open(their):
                continue
            number, round = name[0], name[2]
            if number:
                text = surname(self.tournament, number)
            else:
                text = self.translate("Why", "Round {0}").format(round)
            rows.append(self._row(text, mine, their, explanation.code, other is not None))
        if not rows:
            return ()
        return (*rows, *self._ending(explanation, other))

    def _row(
        self, name: str, own: Part | None, other: Part | None, code: str, compared: bool
    ) -> Row:
        left, right = _counted(own), _counted(other)
        return Row(
            name,
            self._product_text(own, code),
            self._part_value(own),
            self._product_text(other, code) if compared else "",
            self._part_value(other) if compared else "",
            signed(left - right, self.mark) if compared else "",
            same=compared and left == right,
        )

    def _product_text(self, part: Part | None, code: str) -> str:
        if part is None:
            return ""
        base = code.partition("/")[0]
        match part.reason:
            case Reason.NOT_REPORTED:
                return self.translate("Why", "open", "a game without a result")
            case Reason.BELOW_LINE if code == "KS":
                return self.translate(
                    "Why", "below half", "opponent with fewer than half the points"
                )
            case Reason.CUT_LOWEST | Reason.CUT_HIGHEST:
                return self._figures(part, base)
            case Reason.EXPECTED:
                return format_factor(part.score)
        if part.reason is not None and not part.counted:
            return reason_text(part.reason, self.translate)
        texts = []
        if base in ("SB", "SSB") or (part.factor != 1 and base != "STD"):
            texts.append(self._figures(part, base))
        if part.reason in _TOLD_THOUGH_COUNTED:
            texts.append(reason_text(part.reason, self.translate))
        return ", ".join(texts)

    def _figures(self, part: Part, base: str) -> str:
        if base in ("PS", "ARO"):
            return format_factor(part.score)
        return f"{format_factor(part.factor)} × {format_factor(part.score)}"

    def _part_value(self, part: Part | None) -> str:
        if part is not None and part.reason in _CUT:
            return self.translate("Why", "cut", "a value that is left out")
        if part is None or not (part.counted or part.reason is Reason.EXPECTED):
            return "–"
        return self._decimal(_counted(part))

    def _ending(self, own: Explanation, other: Explanation | None) -> list[Row]:
        """What comes under the addends: mean and dp, or the expected score; and the value."""
        rows = []
        if own.gained is not None and own.rounded:
            mean = self.translate("Why", "mean", "of several ratings")
            figures = [Fraction(half_up(e.mean)) if e else None for e in (own, other)]
            rows.append(self._sum(mean, figures, ""))
            rows.append(self._sum("dp", [e.plus if e else None for e in (own, other)], ""))
        elif own.gained is not None:
            name = self.translate("Why", "expected", "points, added up")
            sums = [sum(expected(e), Fraction(0)) if e else None for e in (own, other)]
            rows.append(self._sum(name, sums, ""))
        values = [e.total if e is not None and e.defined else None for e in (own, other)]
        none = "–" if other is not None else ""
        total = self._sum(tie_break_name(own.code, self.translate), values, none)
        short = tie_break_head(own.code, self.translate)
        return [*rows, replace(total, total=True, value=total.value or "–", short=short)]

    def _sum(self, name: str, values: Sequence[Fraction | None], none: str) -> Row:
        own, other = values
        return Row(
            name,
            "",
            "" if own is None else self._decimal(own),
            "",
            none if other is None else self._decimal(other),
            "" if own is None or other is None else signed(own - other, self.mark),
            same=False,
        )

    def _decimal(self, value: Fraction) -> str:
        return format_decimal(value, mark=self.mark)


def _open(part: Part | None) -> bool:
    """Whether nothing has come from this game yet."""
    return part is None or part.reason is Reason.NOT_REPORTED


def _counted(part: Part | None) -> Fraction:
    """What *part* adds; of an expected score, what was expected."""
    if part is not None and part.reason is Reason.EXPECTED:
        return part.factor
    return part.value if part is not None and part.counted else Fraction(0)


def _by_name(explanation: Explanation) -> dict[tuple[int, int, int], Part]:
    """The parts by opponent and, where he was met more than once, first game first; those
    without an opponent by their round."""
    parts: dict[tuple[int, int, int], Part] = {}
    met: dict[int, int] = {}
    for part in explanation.parts:
        if part.opponent is None:
            parts[0, 0, part.round or 0] = part
        else:
            turn = met[part.opponent] = met.get(part.opponent, 0) + 1
            parts[part.opponent, turn, 0] = part
    return parts
