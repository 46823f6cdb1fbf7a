"""Values for other programs."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from arbiter.cli.as_data import exact, json_text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(47, 4), "11.75"),
        (Fraction(5, 6), "5/6"),
        (Fraction(9), "9"),
        (Fraction(-3, 2), "-1.5"),
    ],
)
def test_exact_numbers(value: Fraction, text: str) -> None:
    """A decimal where it is exact, with an ordinary minus; else a fraction."""
    assert exact(value) == text


def test_letters_stay_readable() -> None:
    assert "Ёлкин" in json_text({"name": "Ёлкин"})
    assert json.loads(json_text({"name": "½"})) == {"name": "½"}
