"""Prizes in the cells of our own workbook."""

from __future__ import annotations

import pytest
from hypothesis import given

from arbiter.domain.prizes import Prizes, SpecialPrize
from arbiter.formats.excel_prizes import (
    format_prizes,
    format_special,
    parse_prizes,
    parse_special,
)
from tests.strategies import prizes


@given(prizes())
def test_they_come_back(announced: Prizes) -> None:
    """To the cent and to the letter."""
    assert parse_prizes(format_prizes(announced.amounts)) == announced.amounts
    assert parse_special(format_special(announced.special)) == announced.special


def test_as_they_are_written() -> None:
    """So that somebody can read them, and change them."""
    assert format_prizes((50000, 0, 30050)) == "500.00; 0.00; 300.50"
    special = (SpecialPrize("Art; beauty", 5000, "Kaya; Li"), SpecialPrize("Youngest"))
    assert format_special(special) == "50.00; Art\\; beauty; Kaya; Li\n0.00; Youngest;"
    assert parse_prizes("500, 5 ; 20") == (50050, 2000)
    assert parse_prizes(" ") == ()


@pytest.mark.parametrize(
    ("written", "found"), [("ten", "ten"), ("5; x", "x"), ("-5", "-5"), ("5,5,5", "5,5,5")]
)
def test_what_is_no_amount(written: str, found: str) -> None:
    """Somebody has typed it."""
    with pytest.raises(ValueError, match=found):
        parse_prizes(written)


@pytest.mark.parametrize(
    ("written", "found"),
    [("50", "50"), ("50; Art", "Art"), ("ten; Art; Kaya", "ten"), ("50; ; Kaya", "Kaya")],
)
def test_what_is_no_special_prize(written: str, found: str) -> None:
    """An amount, what for, and a place for the winner."""
    with pytest.raises(ValueError, match=found):
        parse_special(written)
