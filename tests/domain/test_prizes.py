"""Amounts of money as they are typed and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.domain.errors import WrongAmount
from arbiter.domain.prizes import (
    MOST_CENTS,
    NO_PRIZES,
    Prizes,
    SpecialPrize,
    format_amount,
    parse_amount,
)


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("", 0),
        ("  ", 0),
        ("500", 50000),
        ("99.5", 9950),
        ("99,50", 9950),
        ("1 000", 100000),
        ("1\N{NO-BREAK SPACE}000,50", 100050),
        ("1.000", 100000),
        ("1,000", 100000),
        ("1.000,5", 100050),
        ("1,000.50", 100050),
        ("1,234,567.89", 123456789),
        ("1’000", 100000),
        ("1.50", 150),
        ("0.07", 7),
    ],
)
def test_amounts_as_people_type_them(text: str, cents: int) -> None:
    """With either mark, and whatever stands between the thousands."""
    assert parse_amount(text) == cents


@pytest.mark.parametrize(
    "text", ["ten", "-5", "1.2.3", "1,00,000", "5.555,5,5", "1/2", "9" * 30, "½", "1e3", "٣"]
)
def test_what_is_no_amount(text: str) -> None:
    """Never a guess, never a float."""
    with pytest.raises(WrongAmount):
        parse_amount(text)


@given(st.integers(0, MOST_CENTS), st.sampled_from(".,"), st.booleans())
def test_what_is_written_can_be_typed(cents: int, mark: str, with_cents: bool) -> None:
    """To the cent, with either mark."""
    assert parse_amount(format_amount(cents, mark, with_cents=with_cents)) == cents


def test_whether_there_are_any() -> None:
    """A special prize is enough, and counts in the sum."""
    assert not NO_PRIZES.any
    assert Prizes(special=(SpecialPrize("Best game"),)).any
    assert Prizes("EUR", (500, 300), special=(SpecialPrize("Best junior", 100),)).announced == 900
