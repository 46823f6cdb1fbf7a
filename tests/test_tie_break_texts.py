"""Every tie-break has its words on the screen."""

from __future__ import annotations

import pytest

from arbiter.domain.presets import PRESETS
from arbiter.domain.tiebreaks import GROUPS, Group, Reason, Silence, known
from arbiter.tie_break_texts import (
    group_name,
    reason_text,
    silence_text,
    tie_break_head,
    tie_break_name,
    tie_break_rule,
    tie_break_short,
)


@pytest.mark.parametrize("code", known())
def test_every_tie_break_has_a_name_and_a_rule(code: str) -> None:
    """The rule ends with its article and the edition, or says that FIDE has none of that name."""
    assert tie_break_name(code) != code
    assert tie_break_head(code) == code
    rule = tie_break_rule(code)
    ours = code in ("SSB", "SB/US")
    assert rule.endswith("(FIDE C.07, article 4.1)." if ours else "edition of March 2026.")


def test_no_two_are_called_or_explained_the_same() -> None:
    """Modifiers are in the name and in the rule; of Koya's limits the rule tells the steps."""
    assert len({tie_break_name(code) for code in known()}) == len(known())
    assert len({tie_break_rule(code) for code in known()}) == len(known())


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("SB/C1", "Sonneborn-Berger, Cut-1"),
        ("ARO/M2", "Average rating of opponents, Median-2"),
        ("PS/C2", "Progressive score, Cut-2"),
        ("KS/L+1", "Koya, limit +1"),
        ("KS/L-2", "Koya, limit −2"),
        ("KS/L60", "Koya, limit 60 %"),
        ("TPN/R", "Pairing number, highest first"),
        ("RTNG/R", "Rating, lowest first"),
        ("SB/US", "Sonneborn-Berger, adjusted scores"),
    ],
)
def test_a_name_is_put_together_from_tie_break_and_modifier(code: str, name: str) -> None:
    """As FIDE names them."""
    assert tie_break_name(code) == name


def test_rules_name_what_a_modifier_does() -> None:
    """What is cut, where the line lies, and who comes first."""
    assert "lowest score. FIDE C.07, article 9.1, 14," in tie_break_rule("SB/C1")
    assert "first round" in tie_break_rule("PS/C1")
    assert "L1 for L+1" in tie_break_rule("KS/L+1")
    assert "60 % of the possible points" in tie_break_rule("KS/L60")
    assert "The lower one comes first." in tie_break_rule("TPN")
    assert "The higher one comes first." in tie_break_rule("RTNG")


def test_names_from_a_glossary_are_found_with_what_they_mean() -> None:
    """SODOS is Sonneborn-Berger; the Solkoff score is what it is made from in seed 001."""
    assert "SODOS" in tie_break_rule("SB")
    assert "Solkoff" in tie_break_rule("SB/US")


@pytest.mark.parametrize("code", ["XYZ", "BH", "BH/C1", "FB", "AOB", "KS/X", "SB/C7"])
def test_b29_what_there_is_not_stands_for_itself(code: str) -> None:
    """Buchholz and its family have no words at all."""
    assert tie_break_rule(code) == ""
    assert tie_break_head(code) == code


def test_an_unknown_code_is_its_own_name() -> None:
    """So that a list of a newer program can be shown."""
    assert (tie_break_name("XYZ"), tie_break_short("XYZ")) == ("XYZ", "XYZ")


def test_short_names_fit_into_a_line_of_several() -> None:
    """Those of the presets above all."""
    codes = {*known(), *(code for preset in PRESETS for code in preset.codes)}
    assert max(len(tie_break_short(code)) for code in codes) <= len("simplified Berger")


def test_reasons_groups_and_silence_have_words() -> None:
    """No two the same."""
    assert len({reason_text(reason) for reason in Reason}) == len(Reason)
    assert len({group_name(group) for group in Group}) == len(GROUPS)
    assert len({silence_text(silence) for silence in Silence}) == len(Silence)
