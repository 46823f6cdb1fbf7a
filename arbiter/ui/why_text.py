"""Why a player stands where he stands, in sentences and figures. No Qt.

The translating function is handed in, and so is the sign of decimals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from arbiter.domain.notation import format_decimal, format_place, format_points
from arbiter.domain.standings import Standing, Standings
from arbiter.domain.tiebreaks import Explanation, Reason, tie_break
from arbiter.domain.tiebreaks.by_hand import BY_HAND
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawals import annuls, completed
from arbiter.messages import Translate, english
from arbiter.tie_break_texts import silence_text, tie_break_name
from arbiter.ui.why_decisions import by_hand_sentence, idle_sentences
from arbiter.ui.why_formulas import compact, formula, surname
from arbiter.ui.why_lots import lot_formula
from arbiter.ui.why_rows import Row, addend_rows
from arbiter.ui.withdrawal_texts import against_rule_text, count_text

NO_BREAK = "\N{NON-BREAKING HYPHEN}"
STRONG, WEAK = "\ue000", "\ue001"
"""Around the values that decided, while a sentence is put together; no language has them."""


@dataclass(frozen=True, slots=True)
class Why:
    """Everything that is said about one player's place.

    ``code`` is the tie-break that is opened (empty if there is none), ``other`` the player
    compared with, or 0. ``decisive`` says where in the sentence the two values stand that
    decided: first letter and the one behind the last. ``rest`` ends the formula where the
    addends are not listed. ``names`` are the headings of the two columns of ``rows``, which
    stand for opponents or, with ``by_round``, for rounds.
    """

    heading: str
    sentence: str
    decisive: tuple[tuple[int, int], ...] = ()
    formula: str = ""
    rest: str = ""
    compact: str = ""
    code: str = ""
    other: int = 0
    names: tuple[str, str] = ("", "")
    rows: tuple[Row, ...] = ()
    by_round: bool = False

    def plain(self) -> str:
        """All of it as text to copy, columns separated by tabs."""
        lines = [self.heading, self.sentence, self.formula + self.rest, self.compact]
        if self.rows:
            lines.append("\t".join(["", self.names[0], "", self.names[1]]))
        for row in self.rows:
            cells = (row.opponent, row.product, row.value, row.other_product, row.other_value)
            lines.append("\t".join((*cells, row.difference)))
        return "\n".join(line for line in lines if line.strip()) + "\n"


def ordinal(number: int, translate: Translate = english) -> str:
    """A place as a word of the sentence: ``3rd``.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22, 103)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd']
    """
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    forms = {
        1: translate("Why", "{0}st", "place: 1st, 21st"),
        2: translate("Why", "{0}nd", "place: 2nd, 22nd"),
        3: translate("Why", "{0}rd", "place: 3rd, 23rd"),
    }
    text = forms.get(last, translate("Why", "{0}th", "place: 4th, 11th")).format(number)
    return text.replace("-", NO_BREAK)  # no line ends inside it


def why(
    ranking: Standings,
    number: int,
    code: str = "",
    *,
    translate: Translate = english,
    mark: str = ".",
) -> Why:
    """What decides the place of the player with *number*; *code* opens another tie-break.

    He is compared with the next one if both have the same points, else with the one before
    him if they have, else with nobody.

    :raises PlayerNotFound: nobody has the number.
    """
    return _Inquiry(ranking, number, translate, mark).answer(code)


class _Inquiry:
    """One player's place under question."""

    def __init__(self, ranking: Standings, number: int, translate: Translate, mark: str) -> None:
        self.ranking = ranking
        self.tournament: Tournament = ranking.tournament
        self.own = ranking.of(number)
        self.translate = translate
        self.mark = mark
        line = ranking.place_in_list(number)
        rows = ranking.rows
        self.before = rows[line - 1] if line else None
        self.next = rows[line + 1] if line + 1 < len(rows) else None
        if self.next is not None and not self.next.counts:
            self.next = None
        self.other: Standing | None = next(
            (
                row
                for row in (self.next, self.before)
                if row and row.counts and row.points == self.own.points
            ),
            None,
        )

    def answer(self, code: str) -> Why:
        if not self.own.counts:
            return self._without_place()
        step = None
        if self.other is not None:
            upper, lower = self._in_order(self.other)
            step = self.ranking.decided(upper, lower)
        code = code if code in self.ranking.columns else self._code_to_open(step)
        group = self._group(code, step)
        explanation = self._explain(code, self.own, group)
        other = self.other
        with_other = None
        if other is not None and (not tie_break(code).among_tied or other.number in group):
            with_other = self._explain(code, other, group)
        sentence, decisive = _lifted(self._sentence(step))
        return Why(
            heading=self._heading(),
            sentence=sentence,
            decisive=decisive,
            formula=self._formula(explanation, group),
            rest=self._rest(explanation, with_other),
            compact=compact(explanation, self.mark),
            code=code,
            other=other.number if other is not None else 0,
            names=(
                self._name(self.own),
                self._name(other) if other is not None and with_other is not None else "",
            ),
            rows=self._rows(explanation, with_other),
            by_round=explanation.base == "PS",
        )

    def _without_place(self) -> Why:
        """Whose results are annulled stands in the table and is not ranked.

        A result that came in later may have brought him to half of his games after all.
        """
        text = self.translate("Why", "{0} has no place")
        sentence = self.translate("Why", "The results are annulled, and count for nobody.")
        if not annuls(self.tournament, self.own.number):
            games = completed(self.tournament, self.own.number)
            against = against_rule_text(self.translate)
            sentence = f"{sentence} {count_text(games, self.translate)} {against}"
        columns = self.ranking.columns
        return Why(text.format(self._name(self.own)), sentence, code=columns[0])

    # Who and which

    def _in_order(self, other: Standing) -> tuple[Standing, Standing]:
        own_line = self.ranking.place_in_list(self.own.number)
        other_line = self.ranking.place_in_list(other.number)
        return (self.own, other) if own_line < other_line else (other, self.own)

    def _code_to_open(self, step: object) -> str:
        columns = self.ranking.columns
        # An order by hand has nothing to open.
        if isinstance(step, tuple) and step[0] in columns:
            return str(step[0])
        return "SB" if "SB" in columns else columns[0]

    def _group(self, code: str, step: object) -> Sequence[int]:
        if isinstance(step, tuple) and step[0] == code:
            return tuple(step[1])
        return self.own.level_when_asked(code)

    def _explain(self, code: str, standing: Standing, group: Sequence[int]) -> Explanation:
        return tie_break(code).explain(self.tournament, standing.number, group)

    def _name(self, standing: Standing) -> str:
        return surname(self.tournament, standing.number)

    # Sentences

    def _heading(self) -> str:
        name = self._name(self.own)
        if self.own.shared:
            places = format_place(self.own.rank, self.own.last)
            return self.translate("Why", "{0} shares places {1}").format(name, places)
        place = ordinal(self.own.rank, self.translate)
        if self.next is None or self.next is not self.other:
            return self.translate("Why", "{0} {1}", "name, 3rd").format(name, place)
        text = self.translate("Why", "{0} {1}, ahead of {2}", "name, 3rd, name")
        return text.format(name, place, self._name(self.next))

    def _sentence(self, step: object) -> str:
        if self.other is None:
            return self._alone()
        sentences = [self._level(), *self._undecided(step), self._decided(step)]
        if self.next is not None and self.next is not self.other:
            text = self.translate("Why", "{0} comes next with {1}.", "name; 4½")
            sentences.append(text.format(self._name(self.next), format_points(self.next.points)))
        return " ".join(
            [*sentences, *idle_sentences(self.ranking, self.own.number, self.translate)]
        )

    def _alone(self) -> str:
        """Nobody has the same points."""
        points = self._points(self.own.points)
        needless = self.translate("Why", "No tie-break was needed.")
        if self.next is not None:
            text = self.translate("Why", "{0}; {1} comes next with {2}.", "5 points; name; 4½")
            words = text.format(points, self._name(self.next), format_points(self.next.points))
        elif self.before is not None:
            text = self.translate("Why", "{0}, behind {1} with {2}.", "5 points; name; 5½")
            words = text.format(points, self._name(self.before), format_points(self.before.points))
        else:
            words = f"{points}."
        idle = idle_sentences(self.ranking, self.own.number, self.translate)
        return " ".join([words, needless, *idle])

    def _points(self, half_points: int) -> str:
        if half_points % 2 or half_points < 0:
            text = self.translate("Why", "{0} points", "with a half: 4½ points")
            return text.format(format_points(half_points))
        return self.translate("Why", "%n point(s)", "", half_points // 2)

    def _level(self) -> str:
        assert self.other is not None
        text = self.translate(
            "Why", "{0} and {1} ({2}) have {3} each.", "name, name, 6th, 4 points"
        )
        if self.other.shared:
            place = format_place(self.other.rank, self.other.last)
        else:
            place = ordinal(self.other.rank, self.translate)
        points = self._points(self.own.points)
        return text.format(self._name(self.own), self._name(self.other), place, points)

    def _undecided(self, step: object) -> list[str]:
        """The tie-breaks that were asked before and did not separate the two."""
        assert self.other is not None
        asked: dict[str, Sequence[int]] = {}
        for ours, theirs in zip(self.own.trail, self.other.trail):
            if ours is not theirs or ours is step:
                break
            # One that is asked again counts as it was asked last, of the fewest.
            code, group = ours
            asked[code] = group
        used = self.ranking.columns[: self.ranking.used]
        reached = step[0] if isinstance(step, tuple) else ""
        before = used[: used.index(reached)] if reached in used else used
        sentences = [self._silence(code) for code in before if code in self.ranking.silent]
        for code, group in asked.items():
            name = tie_break_name(code, self.translate)
            own = self._total(self._explain(code, self.own, group))
            text = self.translate("Why", "{0}: {1} each.")
            sentences.append(text.format(name, own))
        return sentences

    def _decided(self, step: object) -> str:
        assert self.other is not None
        if not isinstance(step, tuple):
            if self.ranking.used == 0:
                return self.translate("Why", "No tie-break is set, so they share the place.")
            return self.translate("Why", "Nothing in the list separates them: the place is shared.")
        code, group = step
        if code == BY_HAND:
            return by_hand_sentence(self.tournament, group, self.translate)
        own = self._total(self._explain(code, self.own, group))
        theirs = self._total(self._explain(code, self.other, group))
        text = self.translate("Why", "{0} decides: {1} against {2}.")
        values = (f"{STRONG}{value}{WEAK}" for value in (own, theirs))
        return text.format(tie_break_name(code, self.translate), *values)

    # Figures

    def _total(self, explanation: Explanation) -> str:
        if not explanation.defined:
            return self.translate("Why", "no value", "of a tie-break")
        return self._value(explanation.total)

    def _value(self, value: Fraction) -> str:
        return format_decimal(value, mark=self.mark)

    def _formula(self, explanation: Explanation, group: Sequence[int]) -> str:
        code = explanation.code
        if code in self.ranking.silent:
            return self._silence(code)
        if tie_break(code).among_tied and len(group) < 2:
            text = self.translate("Why", "{0} was not asked: nobody was level.")
            return text.format(tie_break_name(code, self.translate))
        if code == "LOT":
            return lot_formula(explanation, self.tournament, group, self.translate)
        return formula(explanation, self.tournament, self.translate, self.mark)

    def _silence(self, code: str) -> str:
        silence = tie_break(code).silence(self.tournament)
        assert silence is not None
        text = self.translate("Why", "{0} says nothing: {1}.", "a tie-break; why")
        name = tie_break_name(code, self.translate)
        return text.format(name, silence_text(silence, self.translate))

    def _rest(self, explanation: Explanation, other: Explanation | None) -> str:
        """What does not stand in the formula: lost games, games that may still count, and what
        was cut."""
        texts = []
        if explanation.code in self.ranking.silent:
            return ""
        if not explanation.parts and self.other is not None and other is not None:
            text = self.translate("Why", "; {0}: {1}", "another player; his value")
            return text.format(self._name(self.other), self._total(other))
        if not explanation.defined:
            return ""
        if explanation.base == "SB":
            lost = sum(part.counted and not part.factor for part in explanation.parts)
            text = self.translate("Why", ", and nothing from %n lost game(s)", "", lost)
            texts += [text] if lost else []
        if explanation.code == "DE":
            open_ = self._names(explanation, Reason.NOT_REPORTED)
            texts += [self.translate("Why", "; open: {0}", "names").format(open_)] if open_ else []
        cut = self._names(explanation, Reason.CUT_LOWEST, Reason.CUT_HIGHEST)
        if cut and explanation.base == "PS":
            texts.append(self.translate("Why", "; cut, rounds: {0}", "1, 2").format(cut))
        elif cut:
            texts.append(self.translate("Why", "; cut: {0}", "names").format(cut))
        return "".join(texts)

    def _names(self, explanation: Explanation, *reasons: Reason) -> str:
        """The opponents, or the rounds, whose parts have one of *reasons*."""
        parts = [part for part in explanation.parts if part.reason in reasons]
        return ", ".join(
            surname(self.tournament, part.opponent) if part.opponent else str(part.round)
            for part in parts
        )

    def _rows(self, explanation: Explanation, other: Explanation | None) -> tuple[Row, ...]:
        if explanation.code in self.ranking.silent:
            return ()
        return addend_rows(explanation, other, self.tournament, self.translate, self.mark)


def _lifted(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """*text* without the signs around what is strong, and where that stands."""
    plain, places = "", []
    for piece in text.split(STRONG):
        strong, sign, after = piece.rpartition(WEAK)
        if sign:
            places.append((len(plain), len(plain) + len(strong)))
        plain += strong + after
    return plain, tuple(places)
