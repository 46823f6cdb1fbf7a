"""Days as they are typed in a row of days."""

from __future__ import annotations

import pytest

from arbiter.ui.languages import set_language
from arbiter.ui.typed_day import typed_day, typed_start


@pytest.mark.parametrize(
    "text", ["6.5.2026", "2026-05-06", "06/05/2026", "6 May 2026", "6.5.", "6.5", "6/5", " 6 May "]
)
def test_a_day_is_read_in_every_notation(text: str) -> None:
    """With its year or without, in figures or in words."""
    assert typed_day(text, "2026-04-30") == "2026-05-06"


@pytest.mark.parametrize("code", ["en", "ru", "sv", "tr"])
def test_what_the_program_writes_can_be_typed(qtbot, code: str) -> None:
    """In the words of each language."""
    from arbiter.ui.date_field import day_in_words

    set_language(code)

    assert typed_day(day_in_words("2026-05-06")) == "2026-05-06"
    assert typed_day(day_in_words("2026-05-06").replace(" 2026", ""), "2026-01-01") == "2026-05-06"


def test_over_the_new_year() -> None:
    """The nearest day of that name, not the one of the same year."""
    assert typed_day("2.1.", "2026-12-28") == "2027-01-02"
    assert typed_day("30.12.", "2027-01-02") == "2026-12-30"
    assert typed_day("29.2.", "2027-06-01") == "2028-02-29"


def test_so_many_days_later() -> None:
    """After the round before; without one there is nothing to count from."""
    assert typed_day("+1", before="2026-05-31T15:00") == "2026-06-01"
    assert typed_day("+0", before="2026-05-31") == "2026-05-31"
    with pytest.raises(ValueError, match="isoformat"):
        typed_day("+1")


@pytest.mark.parametrize("text", ["31.4.2026", "31.4.", "soon", "15:00", "6"])
def test_no_day(text: str) -> None:
    """Refused."""
    with pytest.raises(ValueError, match="no day"):
        typed_day(text, "2026-05-01")


def test_nothing_is_nothing() -> None:
    """A round without a day."""
    assert typed_day("  ") == ""


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("6.5. 15:00", ("2026-05-06", "15:00")),
        ("6 May 2026, 9.30", ("2026-05-06", "09:30")),
        ("2026-05-06T15:00", ("2026-05-06", "15:00")),
        ("2026-05-06 15:00:00", ("2026-05-06", "15:00")),
        ("6.5.", ("2026-05-06", "")),
        ("+1 10:00", ("2026-05-02", "10:00")),
    ],
)
def test_a_day_with_its_time(text: str, start: tuple[str, str]) -> None:
    """As it stands in one cell of a spreadsheet, or in a mail."""
    assert typed_start(text, "2026-05-01", before="2026-05-01") == start
