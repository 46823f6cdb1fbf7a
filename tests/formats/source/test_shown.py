"""The text in which a spreadsheet shows a value."""

from __future__ import annotations

from datetime import date, datetime, time

import pytest

from arbiter.formats.source.shown import shown


@pytest.mark.parametrize(
    ("value", "number_format", "text"),
    [
        (None, "General", ""),
        ("½ ", "0.0", "½ "),
        (True, "General", "TRUE"),
        (1, "General", "1"),
        (1.0, "General", "1"),
        (4.5, "General", "4.5"),
        (0.1 + 0.2, "General", "0.3"),
        (4123456.0, "General", "4123456"),
        (12345678901234, "General", "12345678901234"),
        (12345678901.0, "0.00E+00", "12345678901"),
        (2.5, "@", "2.5"),
        (4, "0.0", "4.0"),
        (4.5, "0.0", "4.5"),
        (-1.5, "0.00", "-1.50"),
        (0.5, "#,##0.00", "0.50"),
        (1234.5, "#,##0.00", "1234.50"),
        (3.14159, "0.00", "3.14"),
        (3.0, "0.##", "3"),
        (42, "00000000", "00000042"),
        (0, ";;;", ""),
        (0, "0;-0;", ""),
        (0, "0;-0;;@", ""),
        (1, "0;-0;;@", "1"),
        (-2, "0;(0)", "(2)"),
        (0.5, "# ?/?", "1/2"),
        (4.5, "# ?/?", "4 1/2"),
        (1, "# ?/?", "1"),
        (0.5, "?/2", "1/2"),
        (0.25, "# ??/??", "1/4"),
        (0.5, '[=0.5]"½";General', "½"),
        (1, '[=0.5]"½";General', "1"),
        (0.5, '[=0.5]"½";[=1]"1";0', "½"),
        (3, '0"-е"', "3-е"),
        (7, "[Red]0", "7"),
        (3, r"0\.", "3."),
        (0.5, "0%", "50%"),
        (5, "[$-419]0", "5"),
        (float("inf"), "0", "inf"),
    ],
)
def test_numbers(value, number_format, text):
    """As typed, with the decimals, zeros and words of the format."""
    assert shown(value, number_format) == text


def test_a_format_never_hides_half_a_point():
    """A column shown without decimals would turn 0.5 into 1 or 0."""
    assert shown(0.5, "0") == "0.5"
    assert shown(14.75, "0.0") == "14.75"


@pytest.mark.parametrize(
    ("value", "number_format", "text"),
    [
        (date(2026, 2, 1), "dd.mm", "01.02"),
        (date(2026, 2, 1), "d-mmm", "1-Feb"),
        (date(2026, 2, 1), "mm-dd-yy", "01.02.2026"),
        (date(2026, 2, 1), "yyyy-mm-dd", "2026-02-01"),
        (date(2026, 2, 1), "dd/mm/yy;@", "01/02/26"),
        (date(2026, 5, 4), "[$-419]d mmmm yyyy", "4 May 2026"),
        (date(2026, 5, 4), "[$-419]dd.mm.yyyy", "04.05.2026"),
        (date(2026, 5, 4), "dddd", "Monday"),
        (date(2008, 4, 3), "General", "03.04.2008"),
        (date(2008, 4, 3), 'dd.mm.yyyy"г."', "03.04.2008г."),
        (datetime(2026, 2, 1, 9, 5), "m/d/yy h:mm", "01.02.2026 9:05"),
        (datetime(2026, 2, 1, 9, 5), "General", "01.02.2026 09:05"),
        (time(1, 0), "h:mm", "1:00"),
        (time(1, 0), "hh:mm:ss", "01:00:00"),
        (time(0, 1), "hh:mm", "00:01"),
        (time(13, 30), "h:mm AM/PM", "1:30 PM"),
        (time(0, 1, 2), "mm:ss", "01:02"),
        (time(1, 0), "General", "01:00"),
        (time(1, 0), "dd.mm", "00.00"),
    ],
)
def test_dates_and_times(value, number_format, text):
    """In the order of the format; ``m`` is a minute beside hours or seconds."""
    assert shown(value, number_format) == text
