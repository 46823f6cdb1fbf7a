"""Forms: labels, what is known, and lines for the rest."""

from __future__ import annotations

from itertools import pairwise

from arbiter.formats.sheets import Fields, Lines, Signatures
from arbiter.paper.forms import PEN, PEN_LINES, fields, lines, signed_below
from arbiter.paper.marks import Line, Mark, Text
from arbiter.paper.prose import Prose, signatures
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import fixed

RULER = Ruler(fixed)


def texts(prose: Prose) -> list[Text]:
    """The texts of all strips."""
    return [mark for strip in prose.strips for mark in strip.marks if isinstance(mark, Text)]


def rules(marks: tuple[Mark, ...]) -> list[Line]:
    """The lines among *marks*."""
    return [mark for mark in marks if isinstance(mark, Line)]


def test_what_is_known_stands_in_one_column() -> None:
    """Labels left, what they say on one axis, a hairline under each."""
    prose = fields(Fields((("Place", "Perm"), ("Organiser", "Federation"))), 11, 400, RULER)
    values = [text for text in texts(prose) if text.text in ("Perm", "Federation")]

    assert len({text.x for text in values}) == 1
    assert min(text.size for text in texts(prose)) >= 9
    assert [len(rules(strip.marks)) for strip in prose.strips] == [1, 1]
    assert rules(prose.strips[0].marks)[0].x2 == 400


def test_what_is_not_known_is_a_line_to_write_on() -> None:
    """With room for a pen above it."""
    (strip,) = fields(Fields((("Rate of play", ""),)), 9, 400, RULER).strips

    assert strip.height >= PEN
    assert rules(strip.marks)[0].y1 == strip.height


def test_long_words_go_on_under_themselves() -> None:
    """In the field, never over the edge."""
    said = "direct encounter; Sonneborn-Berger; number of wins; Koya; drawing of lots"
    (strip,) = fields(Fields((("Tie-breaks", said),)), 11, 250, RULER).strips
    found = [mark for mark in strip.marks if isinstance(mark, Text)][1:]

    assert len(found) > 1
    assert len({text.x for text in found}) == 1
    assert all(text.x + text.width <= 250 for text in found)


def test_columns_run_down() -> None:
    """The second column begins with the third of four fields."""
    named = tuple((label, label) for label in "abcd")
    prose = fields(Fields(named, columns=2), 11, 400, RULER)
    first = [text for text in prose.strips[0].marks if isinstance(text, Text)]

    assert len(prose.strips) == 2
    assert [text.text for text in first] == ["a", "a", "c", "c"]
    assert first[2].x > 200


def test_a_form_without_fields_is_nothing() -> None:
    """It takes no room either."""
    assert fields(Fields(()), 11, 400, RULER) == Prose(0.0, ())


def test_lines_to_write_on() -> None:
    """So many, as far apart as a pen needs, under their label."""
    (strip,) = lines(Lines(3, "Appeals"), 11, 400, RULER).strips
    heights = [line.y1 for line in rules(strip.marks)]

    assert [text.text for text in strip.marks if isinstance(text, Text)] == ["Appeals"]
    assert [b - a for a, b in pairwise(heights)] == [PEN_LINES, PEN_LINES]
    assert strip.height == heights[-1]


def test_signatures_stay_with_the_last_lines() -> None:
    """One strip: the page can't turn between them, and both may stand without the table."""
    written = lines(Lines(1, "Corrections"), 11, 400, RULER)
    signed = signed_below(written, signatures(Signatures(("Arbiter", "Date")), 400, RULER))
    (strip,) = signed.strips

    assert signed.loose
    assert [text.text for text in texts(signed)] == ["Corrections", "Arbiter", "Date"]
    heights = [line.y1 for line in rules(strip.marks)]
    assert heights == sorted(heights)
    assert heights[1] - heights[0] > 20
    assert strip.height > heights[-1]
