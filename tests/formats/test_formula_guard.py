"""No text from outside becomes a formula."""

from __future__ import annotations

import pytest

from arbiter.formats.formula_guard import guarded


@pytest.mark.parametrize("text", ["=1+1", "+cmd", "@SUM(A1)", "-2+3", "\t=1", "＝1"])
def test_what_a_spreadsheet_would_reckon_has_an_apostrophe(text: str) -> None:
    """Whatever sign it begins with."""
    assert guarded(text) == f"'{text}"


@pytest.mark.parametrize("text", ["+", "-", "+ -", "- +", "− −", "Berg", "", "½"])
def test_results_and_names_stay(text: str) -> None:
    """A sign alone is harmless, and so is a result by forfeit."""
    assert guarded(text) == text
