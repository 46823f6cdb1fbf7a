"""What holds for every registered tie-break."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter.domain.errors import UnknownTieBreak
from arbiter.domain.tiebreaks import Explanation, Part, Reason, Silence, known, tie_break
from arbiter.domain.tiebreaks.base import always, half
from tests.boards import f6, tec, without_rounds
from tests.strategies import tournaments

EVERY = (*known(), "KS/L60", "KS/L-3")


@settings(max_examples=60, deadline=None)
@given(tournaments(), st.data())
def test_the_explanation_adds_up_to_the_value(tournament, data):
    tied = data.draw(st.sets(st.sampled_from(list(tournament.numbers)), min_size=2))
    group = sorted(tied)
    for code in EVERY:
        asked = tie_break(code)
        if not asked.answers(tournament):
            continue
        values = asked.value(tournament, group)
        for player, value in zip(group, values):
            total = asked.explain(tournament, player, group).total
            assert total == Fraction(value or 0, asked.per_point(tournament)), code


def test_b29_buchholz_is_not_offered_for_a_round_robin():
    for code in ("BH", "FB", "AOB", "nonsense"):
        with pytest.raises(UnknownTieBreak):
            tie_break(code)


def test_parts_that_are_left_out_stay_in_the_list():
    parts = (
        Part(2, Fraction(1), Fraction(3)),
        Part(3, Fraction(1, 2), Fraction(4), counted=False, reason=Reason.BELOW_LINE),
    )
    explanation = Explanation("KS", parts, divisor=2, plus=Fraction(1))

    assert explanation.total == Fraction(5, 2)
    assert parts[1].value == 2


def test_silence_names_what_is_not_known():
    unknown = without_rounds(tec())

    assert tie_break("BPG").silence(unknown) is Silence.COLOURS
    assert tie_break("PS").silence(unknown) is Silence.ROUNDS
    assert tie_break("ARO").silence(unknown) is None
    assert tie_break("ARO").silence(f6()) is Silence.RATINGS
    assert tie_break("SB").silence(unknown) is None
    assert tie_break("SB").answers(unknown)


def test_units():
    assert half(9) == Fraction(9, 2)
    assert always(4)(None) == 4
