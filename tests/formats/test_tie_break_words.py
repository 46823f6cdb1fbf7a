"""Every tie-break can be named and explained on paper, in four languages."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tiebreaks import Part, Reason, Silence, known
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Regulations
from arbiter.formats.tie_break_words import (
    edition,
    head,
    long_name,
    reason,
    rule,
    short_name,
    silence,
)
from arbiter.formats.words import LANGUAGES, words

RULES = Regulations()
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("code", known())
def test_every_tie_break_has_head_names_and_rule(language: str, code: str) -> None:
    """The written-out name has the short one beside it where that is another."""
    told = words(language)

    assert head(code, told) in long_name(code, told)
    assert short_name(code, told)
    assert rule(code, RULES, told).endswith(".")
    assert "{" not in rule(code, RULES, told) + long_name(code, told)


@languages
def test_no_two_have_the_same_head_or_name(language: str) -> None:
    """Nor the same heading in a file: it is found by that."""
    told = words(language)

    for text in (head, short_name, long_name):
        assert len({text(code, told) for code in known()}) == len(known())


@languages
def test_reasons_and_silence_have_words(language: str) -> None:
    """Every part that is left out can say why."""
    told = words(language)
    parts = [Part(1, Fraction(1), Fraction(1), reason=reason) for reason in Reason]

    assert all(reason(part, "KS", told) for part in parts)
    assert reason(Part(1, Fraction(1), Fraction(1)), "KS", told) == ""
    assert len({silence(why, told) for why in Silence}) == len(Silence)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("SB/C1", "Sonneborn-Berger, Cut-1 (SB/C1)"),
        ("KS/L+1", "Koya, limit +1 (KS/L+1)"),
        ("KS/L60", "Koya, limit 60 % (KS/L60)"),
        ("RTNG/R", "Rating, lowest first (RTNG/R)"),
        ("PS/M2", "Progressive score, Median-2 (PS/M2)"),
    ],
)
def test_a_name_is_put_together(code: str, name: str) -> None:
    """From that of the tie-break and that of the modifier."""
    assert long_name(code, words("en")) == name


def test_russian_heads_keep_the_modifier() -> None:
    """As FIDE writes it."""
    assert head("SB/C1", words("ru")) == "КБ/C1"
    assert long_name("KS", words("ru")) == "Коэффициент Койя"


def test_the_rule_says_what_the_regulations_chose() -> None:
    """Forfeit wins, the step of Koya, the rating of those who have none."""
    told = words("en")
    chosen = replace(RULES, forfeit_wins_played=True, koya_by_draws=True, unrated=1400)

    assert "15.2" in rule("WON", chosen, told)
    assert "15.2" not in rule("WON", RULES, told) + rule("WIN", chosen, told)
    assert "value of a draw" in rule("KS/L+1", chosen, told)
    assert "half a point" in rule("KS/L+1", RULES, told)
    assert "1400" in rule("ARO", chosen, told)
    assert "left out" in rule("TPR", replace(RULES, unrated=UNRATED_LEFT_OUT), told)
    assert "3, 1, 0" in rule("SB", replace(RULES, scoring=FOOTBALL), told)


def test_a_limit_names_the_line_and_not_the_half() -> None:
    """Below half is what Koya itself leaves out."""
    below = Part(1, Fraction(1), Fraction(1), False, Reason.BELOW_LINE)

    assert reason(below, "KS", words("en")) == "below half"
    assert reason(below, "KS/L+1", words("en")) == "below the line"


def test_the_edition_is_named() -> None:
    """Article numbers mean nothing without it."""
    assert "1 Mar" in edition(words("en"))
