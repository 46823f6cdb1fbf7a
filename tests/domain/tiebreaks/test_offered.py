"""What a list of tie-breaks offers."""

from __future__ import annotations

from arbiter.domain.presets import PRESETS
from arbiter.domain.tiebreaks import ALWAYS_SHOWN, GROUPS, Group, known, tie_break
from arbiter.domain.tiebreaks.offered import OFFERED

MANDATORY = (
    *("DE", "BPG", "BWG", "REP", "STD", "SB", "SB/C1", "SB/C2", "RTNG", "RTNG/R", "WIN"),
    *("TPN", "TPN/R", "KS", "KS/L1", "KS/L2", "KS/L-1", "KS/L-2"),
)
"""FIDE's check list, question 104."""


def test_every_tie_break_once_under_its_own_name():
    assert len(set(OFFERED)) == len(OFFERED)
    assert known() == OFFERED
    assert all(tie_break(code).code == code for code in OFFERED)
    assert all(tie_break(code).article for code in OFFERED)


def test_all_that_a_round_robin_must_offer_is_there():
    assert {tie_break(code).code for code in MANDATORY} <= set(OFFERED)
    assert {*ALWAYS_SHOWN, *("WON", "PS", "ARO", "TPR", "PTP", "APRO", "APPO")} <= set(OFFERED)
    assert {code for preset in PRESETS for code in preset.codes} <= set(OFFERED)


def test_b29_buchholz_and_its_family_are_not_among_them():
    assert not [code for code in OFFERED if code.partition("/")[0] in ("BH", "FB", "AOB")]


def test_groups_follow_what_is_looked_at():
    assert set(GROUPS) == set(Group)
    assert all(tie_break(code).by_rating for code in GROUPS[Group.RATINGS])
    rest = [code for group, codes in GROUPS.items() for code in codes if group != Group.RATINGS]
    assert not any(tie_break(code).by_rating for code in rest)
    assert all(tie_break(code).among_tied for code in GROUPS[Group.DIRECT])
