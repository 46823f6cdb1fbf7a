"""Headers and footers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.sheets import Sheet
from arbiter.paper.furniture import Furniture, Stamp
from arbiter.paper.marks import PAPERS, Page, Text
from arbiter.paper.ruler import Ruler
from tests.paper.sheets_for_tests import faults, fixed

STAMP = Stamp("7 May 2026, 18:42", "7 May 2026")
SHEET = Sheet(
    "standings",
    "Harbour Masters 2026 · Gothenburg, 1–9 May 2026",
    "Standings",
    (),
    status="after round 6 of 9 + 3 games · provisional",
    words={"printed": "printed", "page": "page {page} of {pages}", "continued": "continued"},
)


def furniture(sheet: Sheet, paper: str = "A4", size: float = 11) -> Furniture:
    """The furniture of *sheet* on upright paper."""
    found = PAPERS[paper]
    return Furniture(sheet, found.width, found.height, found.frame, Ruler(fixed), size, STAMP)


def page(sheet: Sheet, number: int, pages: int, paper: str = "A4") -> dict[str, Text]:
    """The texts of one page by what they say; the page has no fault."""
    found = PAPERS[paper]
    made = Page(found.width, found.height)
    furniture(sheet, paper).draw(made, number, pages)
    assert faults(made, found) == []
    return {text.text: text for text in made.texts}


def test_the_first_page_has_event_title_and_status() -> None:
    """The status ends at the right edge, on the baseline of the title."""
    texts = page(SHEET, 1, 1)
    title, status = texts["Standings"], texts[SHEET.status]

    assert (title.size, title.bold, status.size) == (18, True, 11)
    assert texts[SHEET.event].y < title.y == status.y
    assert status.x + status.width == pytest.approx(595 - PAPERS["A4"].frame)


def test_later_pages_say_that_they_go_on() -> None:
    """Title and *continued* left, status right, all smaller."""
    texts = page(SHEET, 2, 3)

    assert {texts[text].size for text in ("Standings", "(continued)", SHEET.status)} == {11}
    assert SHEET.event not in texts


def test_the_footer_names_event_status_date_and_page() -> None:
    """On every page, so that a sheet can be filed."""
    texts = page(SHEET, 2, 3)

    assert "Harbour Masters 2026 · after round 6 of 9 + 3 games · provisional" in texts
    assert "printed 7 May 2026, 18:42 · page 2 of 3" in texts


def test_every_page_admits_what_the_sheet_must() -> None:
    """After the status: version 2, colours assumed."""
    sheet = replace(SHEET, status="final", marks=("version 2", "rounds assumed"))

    assert "Harbour Masters 2026 · final · version 2 · rounds assumed" in page(sheet, 1, 1)


def test_a_document_without_a_status_names_itself() -> None:
    """A round sheet says which round, another one its title."""
    assert "Harbour Masters 2026 · Round 6 of 9" in page(
        replace(SHEET, footer="Round 6 of 9"), 1, 1
    )
    assert "Harbour Masters 2026 · Standings" in page(replace(SHEET, status=""), 1, 1)


def test_the_footer_gives_way_in_order() -> None:
    """First the event at a word, down to half; then the word, then the time; never the status."""
    long = "Memorial of the Founders of the White Rook Club in the Old Town"
    sheet = replace(SHEET, event=long, status="after round 9 of 9 · final")
    left = next(text for text in page(sheet, 1, 1) if text.endswith("… · " + sheet.status))
    assert left.startswith("Memorial of the Founders of")
    assert "printed 7 May 2026, 18:42 · page 1 of 1" in page(sheet, 1, 1)

    status = "after round 6 of 9 + 3 games · provisional · as far as the arbiter has been told"
    texts = page(replace(sheet, status=status), 1, 1)
    assert any(text.endswith(f"… · {status}") for text in texts)
    assert not any("printed" in text for text in texts)
    assert any(text.endswith("page 1 of 1") for text in texts)


def test_a_footer_that_can_not_fit_takes_lines_of_its_own() -> None:
    """The loop ends at the first word; nothing of the status is lost."""
    status = " ".join(["after round 6 of 9"] * 9)
    texts = page(replace(SHEET, status="x", footer=status), 1, 1)
    below = sorted((t for t in texts.values() if t.size == 9), key=lambda text: text.y)

    assert status in " ".join(text.text for text in below)
    assert len(below) >= 3


def test_a_very_long_event_takes_two_lines_and_no_more() -> None:
    """The rest is left out after a whole word."""
    sheet = replace(SHEET, event="Championship " * 40)
    lines = [text for text in page(sheet, 1, 1).values() if text.size == 10]

    assert len(lines) == 2
    assert lines[1].text.endswith(" …")


def test_a_status_that_has_no_room_stands_under_the_title() -> None:
    """Neither of them is shortened."""
    sheet = replace(SHEET, title="Standings of the Veterans and the Ladies")
    texts = page(sheet, 1, 1)

    assert texts[sheet.status].y > texts[sheet.title].y


def test_on_the_wall_everything_grows_with_the_table() -> None:
    """Title 18 to 40 points, event 10 to 14, status 11 to 18."""
    wall = replace(SHEET, posted=13.0)
    sizes = [
        (f.title, f.event, f.status)
        for f in (furniture(wall, size=13), furniture(wall, size=16), furniture(wall, size=26))
    ]

    assert sizes == [(22.75, 10, 11.375), (28, 12, 14), (40, 14, 18)]


def test_an_event_of_one_endless_word_is_shortened_too() -> None:
    """One line of the footer is enough for it; header and footer stay inside the frame."""
    sheet = replace(SHEET, event="Ы" * 300)
    texts = page(sheet, 1, 1)
    endless = [text for text in texts if text.startswith("ЫЫ")]

    assert len(endless) == 3
    assert sum("…" in text for text in endless) == 2
    assert all(page(sheet, number, 3) for number in (2, 3))
