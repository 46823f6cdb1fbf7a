"""Small words and figures of the what-if table."""

from __future__ import annotations

import pytest

from arbiter.ui.what_if_words import answer_word, chance_text, count_forms


@pytest.mark.parametrize(
    ("count", "forms"),
    [
        (0, ("0",)),
        (999, ("999",)),
        (3717, ("3717", "3.7k", "4k")),
        (59_049, ("59k",)),
        (531_441, ("531k",)),
    ],
)
def test_counts(count: int, forms: tuple[str, ...]) -> None:
    """Exact as long as there is room; then thousands."""
    assert count_forms(count) == forms


def test_a_chance_is_never_certain() -> None:
    """Unless it is."""
    assert chance_text(0.0) == "0 %"
    assert chance_text(1.0) == "100 %"
    assert "1" in chance_text(0.001)
    assert chance_text(0.001).startswith("<")
    assert chance_text(0.999).startswith(">")
    assert chance_text(0.664) == "66 %"


def test_verdicts() -> None:
    """Two words; nothing where both can happen."""
    assert (answer_word("safe"), answer_word("out"), answer_word("")) == ("safe", "out", "")
