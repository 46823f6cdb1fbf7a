"""Progressive score."""

from __future__ import annotations

from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import f6, tec, without_rounds


def test_the_score_after_each_round():
    explanation = tie_break("PS").explain(tec(), 1, ())

    assert [str(part.score) for part in explanation.parts] == ["1/2", "3/2", "5/2", "5/2", "7/2"]
    assert [part.round for part in explanation.parts] == [1, 2, 3, 4, 5]


def test_a_cut_begins_with_the_first_round():
    parts = tie_break("PS/M1").explain(tec(), 1, ()).parts

    assert [part.counted for part in parts] == [False, True, True, True, False]
    assert parts[0].reason is Reason.CUT_LOWEST
    assert parts[-1].reason is Reason.CUT_HIGHEST
    assert tie_break("PS/C2").value(tec(), (1,)) == [2 * 2.5 + 2 * 2.5 + 2 * 3.5]


def test_rounds_to_come_add_nothing_yet():
    early = f6().after_round(2)

    assert len(tie_break("PS").explain(early, 1, ()).parts) == 2


def test_without_rounds_it_says_nothing():
    assert not tie_break("PS").answers(without_rounds(f6()))
    assert tie_break("PS").answers(f6())
