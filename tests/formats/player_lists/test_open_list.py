"""What the heading and the name of a list tell of it."""

from __future__ import annotations

import pytest

from arbiter.domain.listed_player import ListKind
from arbiter.formats.player_lists.open_list import first_of_month, kind_by_name, number


@pytest.mark.parametrize(
    ("heading", "day"),
    [("JAN99", "1999-01-01"), ("dec26", "2026-12-01"), ("Gms", ""), ("ABC12", ""), ("SK", "")],
)
def test_a_heading_that_is_a_month(heading, day):
    assert first_of_month(heading) == day


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("standard_rating_list.txt", ListKind.FIDE_STANDARD),
        ("BLITZ_rating_list_xml.xml", ListKind.FIDE_BLITZ),
        ("rapid_nov26frl.txt", ListKind.FIDE_RAPID),
    ],
)
def test_the_name_tells_which_of_the_single_lists_it_is(name, kind):
    assert kind_by_name(name) is kind


def test_what_is_no_number_is_none():
    assert [number(text) for text in (" 20 ", "", "x", "1234567", "²")] == [20, 0, 0, 0, 0]
