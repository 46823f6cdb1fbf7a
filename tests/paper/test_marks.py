"""Pages and papers."""

from __future__ import annotations

from arbiter.paper.marks import MILLIMETRE, PAPERS, Line, Page, Text


def test_the_frame_is_15_millimetres_and_10_on_a5() -> None:
    """A punched hole of 6 mm at 12 mm does not touch what is printed."""
    frames = {name: round(paper.frame / MILLIMETRE, 3) for name, paper in PAPERS.items()}

    assert frames == {"A4": 15, "Letter": 15, "A3": 15, "A5": 10}


def test_a_turned_page_is_landscape() -> None:
    """A paper gives width and height as the page lies."""
    a4 = PAPERS["A4"]

    assert a4.turned(False) == (595, 842)
    assert a4.turned(True) == (842, 595)
    assert Page(*a4.turned(True)).landscape
    assert not Page(*a4.turned(False)).landscape


def test_texts_are_found_among_other_marks() -> None:
    """In the order in which they were placed."""
    one, other = Text(1, 1, "a", 9, 5), Text(1, 2, "b", 9, 5)
    page = Page(100, 100, [one, Line(0, 0, 1, 1, 0.5), other])

    assert page.texts == [one, other]
