"""Lines whose columns have been pushed."""

import pytest

from arbiter.formats.trf.shifted import aligned, put_right

LINE = (
    "001    1 m    Berg, Anna                        2100 SWE     1701234 1990/05/04  3.5    1"
    "     2 w 1  0000 - Z   103 b ="
)


def test_a_good_line_stays():
    assert aligned(LINE)
    assert aligned(LINE[:60])
    assert aligned("001    1      A")


@pytest.mark.parametrize("by", [-5, -1, 1, 2, 8])
def test_what_was_pushed_is_pushed_back(by):
    pushed = LINE[: 47 + by] + LINE[47:] if by < 0 else LINE[:47] + by * " " + LINE[47:]

    assert not aligned(pushed)
    assert put_right(pushed) == (LINE, by)


@pytest.mark.parametrize("at", [9, 10])
def test_a_blank_too_many_before_the_name(at):
    line = LINE.replace(" m    Berg", " mWGM Berg")

    assert put_right(line[:at] + " " + line[at:]) == (line, 1)


def test_letters_of_two_bytes_counted_as_two_columns():
    name = "Ёлкин, Игорь"
    counted = LINE[:14] + name.encode().ljust(33).decode() + LINE[47:]

    right, by = put_right(counted)
    assert right == LINE[:14] + name.ljust(33) + LINE[47:]
    assert by == -10


def test_a_line_that_fits_nowhere_stays_as_it_is():
    text = "001    1 m    Berg, Anna  something else altogether, and no columns at all 17 x"

    assert put_right(text) == (text, 0)
