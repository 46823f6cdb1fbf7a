"""Badges by the fixed metric."""

from __future__ import annotations

import pytest

from arbiter.formats.handouts import Badge
from arbiter.paper.badges import DETAILS, HEIGHT, LARGEST, SMALLEST, TWO_LINES, WIDTH, badge_marks
from arbiter.paper.cutting import EDGE
from arbiter.paper.marks import MILLIMETRE, Text
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import extent, fixed

RULER = Ruler(fixed)
ROOM = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
CLUB = "Спортивный клуб имени Ботвинника"


def texts(
    family: str, given: str = "Anna", details: str = "GM · SWE", event: str = "Club final"
) -> list[Text]:
    marks = badge_marks(Badge(family, given, details, "7", event), *ROOM, RULER)
    assert all(isinstance(mark, Text) for mark in marks)
    return [mark for mark in marks if isinstance(mark, Text)]


def test_it_fits_the_usual_holder() -> None:
    """Ninety by fifty-five millimetres."""
    assert [round(side / MILLIMETRE, 6) for side in (WIDTH, HEIGHT)] == [90.0, 55.0]


def test_a_short_name_has_thirty_points() -> None:
    """In bold, given name and details under it, number and event at the foot."""
    family, given, details, number, event = texts("Berg")

    assert (family.text, family.size, family.bold) == ("Berg", LARGEST, True)
    assert [given.text, details.text, number.text, event.text] == [
        "Anna",
        "GM · SWE",
        "7",
        "Club final",
    ]
    assert family.y < given.y < details.y < number.y == event.y
    assert number.x == 0.0
    assert extent(event)[2] == pytest.approx(ROOM[0])


@pytest.mark.parametrize(
    ("family", "given"),
    [
        ("Константиновский-Преображенский", "Александр Владимирович"),
        ("Büyükkaramustafaoğlu", "Süleyman Çağrı"),
        ("Преображенская-Ильина", "Елизавета Константиновна"),
        ("Wolfeschlegelsteinhausenbergerdorff", "Adolph Blaine Charles David Earl"),
        ("W" * 36, "M" * 36),
        ("Maria de los Angeles Garcia Lopez de la Vega y Fernandez", ""),
        ("", "Anna"),
    ],
)
def test_no_letter_of_a_name_is_left_out(family: str, given: str) -> None:
    """Nothing stands outside, nothing is under nine points, no two texts meet."""
    found = texts(family, given, f"GM · SWE · {CLUB}", "Турнир памяти основателей клуба " * 4)
    name = "".join(text.text for text in found)

    assert family.replace(" ", "") in name.replace(" ", "")
    assert given.replace(" ", "") in name.replace(" ", "")
    boxes = [extent(text) for text in found]
    assert min(text.size for text in found) >= SMALLEST
    for left, top, right, bottom in boxes:
        assert left >= -0.01
        assert top >= -0.01
        assert right <= ROOM[0] + 0.01
        assert bottom <= ROOM[1] + 0.01
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one[3] <= other[1] + 0.01 or other[3] <= one[1] + 0.01 or one[2] <= other[0]


def test_the_club_has_a_line_of_its_own_where_the_name_does_not_pay_for_it() -> None:
    """A name in two lines keeps them at twenty points, and the club goes."""
    short = [text.text for text in texts("Berg", details=f"кмс · RUS · {CLUB}")]
    assert short[2:4] == ["кмс · RUS", CLUB]

    found = texts("Преображенская-Ильина", "Елизавета", f"кмс · RUS · {CLUB}")
    assert [text.text for text in found][:4] == [
        "Преображенская-",
        "Ильина",
        "Елизавета",
        "кмс · RUS",
    ]
    assert found[0].size == pytest.approx(TWO_LINES, rel=0.15)


def test_an_office_is_bold() -> None:
    """So that whoever looks for an arbiter finds one."""
    marks = badge_marks(Badge("Berg", "Bo", "Arbiter", "", "Event", office=True), *ROOM, RULER)
    (office,) = [mark for mark in marks if isinstance(mark, Text) and mark.text == "Arbiter"]

    assert (office.bold, office.size) == (True, DETAILS)


def test_a_long_event_takes_two_lines_and_ends_after_a_word() -> None:
    """The number keeps its place; without an event or a number the name has all the room."""
    event = "Турнир памяти основателей шахматного клуба «Белая ладья» имени народного учителя"
    lines = [text for text in texts("Berg", event=event) if text.size == 9.0]

    assert len(lines) == 2
    assert lines[0].text.endswith(" …")
    assert event.startswith(lines[1].text)
    (name,) = badge_marks(Badge("Berg", "", "", "", ""), *ROOM, RULER)
    assert extent(name)[1] - 0.02 * LARGEST == pytest.approx(ROOM[1] - extent(name)[3], abs=1.5)
