"""Values of tie-breaks as the screen writes them."""

from __future__ import annotations

from arbiter.domain.standings import standings
from arbiter.ui import languages
from arbiter.ui.values import dispensable, heading_tip, value_text
from tests.boards import seed, without_rounds


def test_values_are_decimals_in_the_language_of_the_screen(qapp: object) -> None:
    """Ivanov's Sonneborn-Berger is 11.75 in English and 11,75 in Russian."""
    ranking = standings(seed())

    assert value_text(ranking.tournament, ranking.of(1), "SB") == "11.75"
    languages.set_language("ru")
    assert value_text(ranking.tournament, ranking.of(1), "SB") == "11,75"


def test_what_was_not_asked_is_empty(qapp: object) -> None:
    """Nobody was level with Ivanov, so he has no direct encounter."""
    ranking = standings(seed())

    assert value_text(ranking.tournament, ranking.of(1), "DE") == ""
    assert value_text(ranking.tournament, ranking.of(3), "DE") == "0.5"


def test_what_put_nobody_above_another_can_be_spared(qapp: object) -> None:
    """From the right; direct encounter was asked here and decided nothing, Sonneborn-Berger did."""
    ranking = standings(seed(tie_breaks=("DE", "SB", "WIN", "KS")))

    spared = [ranking.columns[place] for place in dispensable(ranking)]

    assert spared == ["KS", "WIN", "DE", "SSB"]


def test_a_heading_says_its_rule_and_why_it_says_nothing(qapp: object) -> None:
    """Where colours, rounds or ratings are not known."""
    ranking = standings(without_rounds(seed()), ("BPG", "DE"))

    assert heading_tip(ranking, "DE").startswith("Direct encounter. Points from the games")
    assert heading_tip(ranking, "BPG").endswith("\nSays nothing: colours are not known.")
    assert heading_tip(ranking, "SB").endswith("\nNot used for places.")
    assert "Says nothing" not in heading_tip(ranking, "DE")
