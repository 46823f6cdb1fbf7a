"""Sentences of the lots page."""

from arbiter.domain.late_meetings import Meeting
from arbiter.domain.restricted_lots import Source, restricted
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import LotMethod, Player
from arbiter.ui.lots_words import check_text, flaw_text, rule_text


def draw(codes, rounds=None):
    players = [Player(str(n), federation=code) for n, code in enumerate(codes)]
    return restricted(players, rounds or schedule(len(codes)), "1")


def test_each_way_and_each_source_has_a_sentence_of_its_own(qapp):
    draws = [
        draw(["AUT"] * 4 + ["BEL"] * 4),
        draw(["AUT"] * 3 + ["BEL"] * 3 + ["CZE"] * 4),
        draw(["AUT"] * 3 + ["BEL"] * 3 + ["CZE"] * 2 + ["DEN"] * 2),
        draw(["AUT"] * 10, schedule(10)[::-1]),
    ]
    assert {one.source for one in draws} == set(Source)
    texts = [rule_text(LotMethod.RESTRICTED, one) for one in draws]
    texts += [rule_text(way) for way in LotMethod if way is not LotMethod.RESTRICTED]
    assert len(set(texts)) == len(texts)


def test_flaw_of_the_table_for_twelve_is_told_and_so_is_the_repair(qapp):
    assert "6 and 12" in flaw_text(12, repaired=False)
    assert "3 12" in flaw_text(12, repaired=True)
    assert flaw_text(11, repaired=False) == ""


def test_who_meets_late_is_named_or_counted(qapp):
    meetings = [Meeting(11, n, n + 1, "BEL") for n in range(1, 9)]
    assert check_text((), None) == "No countrymen meet in the last three rounds."
    two = check_text(tuple(meetings[:2]), None)
    assert "1–2 (BEL, round 11), 2–3 (BEL, round 11)" in two
    assert check_text(tuple(meetings), None).startswith("8 ")


def test_what_can_not_be_helped_is_said(qapp):
    one = draw(["AUT"] * 7 + ["BEL"])
    assert one.fewest
    assert check_text(one.meetings, one).endswith("No draw has fewer.")
