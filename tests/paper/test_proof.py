"""The test page on paper: what is measured on it is where it says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import proof_sheet
from arbiter.formats.documents.proof import LETTERS as SIGNS
from arbiter.formats.words import LANGUAGES, words
from arbiter.paper.cutting import EDGE
from arbiter.paper.furniture import Stamp
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import MILLIMETRE, PAPERS, Box, Line, Page
from arbiter.paper.pdf import laid_out
from arbiter.paper.proof import LETTERS, RULES
from tests.paper.sheets_for_tests import PRINTED_AT, faults, fixed

STAMP = Stamp("9 May 2026, 10:00", "9 May 2026", "Liberation Sans", "Office printer")


def made(language: str = "en", paper: str = "A4") -> Page:
    """The page by the fixed metric."""
    (page,) = lay_out(proof_sheet(Tournament(), words(language)), paper, fixed, STAMP)
    return page


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_without_a_fault(qapp: object, language: str, paper: str) -> None:
    """Upright, within eight millimetres, nothing small or over another, and it all fits."""
    (page,) = laid_out([proof_sheet(Tournament(), words(language))], paper, printed_at=PRINTED_AT)
    edged = replace(PAPERS[paper], frame=EDGE)
    lowest = max(text.y for text in page.texts)

    assert not page.landscape
    assert faults(page, edged) == []
    assert lowest < page.height - PAPERS[paper].frame


@pytest.mark.parametrize("paper", PAPERS)
def test_frames_at_the_margins_of_tables_and_of_cards(paper: str) -> None:
    """Both closed on all sides."""
    page = made(paper=paper)
    frames = [m for m in page.marks if isinstance(m, Box) and m.width > page.width / 2]

    assert [frame.x for frame in frames] == [EDGE, PAPERS[paper].frame]
    for frame in frames:
        assert frame.x == frame.y
        assert frame.width == pytest.approx(page.width - 2 * frame.x)
        assert frame.height == pytest.approx(page.height - 2 * frame.y)


def test_the_rulers_count_from_the_edges_of_the_paper() -> None:
    """A stroke at every millimetre, and every tenth has its figure."""
    page, frame = made(), PAPERS["A4"].frame
    strokes = [m for m in page.marks if isinstance(m, Line) and m.y1 == frame and m.x1 == m.x2]
    places = [stroke.x1 / MILLIMETRE for stroke in strokes]
    longest = [round(s.x1 / MILLIMETRE) for s in strokes if s.y2 - s.y1 > 3 * MILLIMETRE]

    assert places == pytest.approx(list(range(round(places[0]), round(places[-1]) + 1)))
    assert (round(places[0]), round(places[-1])) == (15, 194)
    assert longest == list(range(20, 200, 10))
    for text in page.texts:
        if text.text in {"50", "100"}:
            middle = (text.x + text.width / 2) / MILLIMETRE
            upright = (text.y - 0.35 * text.size) / MILLIMETRE
            assert float(text.text) in (pytest.approx(middle), pytest.approx(upright))


def test_every_size_has_every_sign_and_every_rule_its_figure() -> None:
    """As the sheets use them."""
    page = made("sv")
    sizes = [text.size for text in page.texts if text.text == SIGNS]
    rules = [
        mark.weight
        for mark in page.marks
        if isinstance(mark, Line) and mark.y1 == mark.y2 and mark.x2 - mark.x1 > 100
    ]

    assert tuple(sizes) == LETTERS
    assert tuple(rules) == RULES
    assert {"0,25", "0,4", "1,4"} <= {text.text for text in page.texts}


def test_it_names_printer_paper_moment_and_type() -> None:
    """A dash for what is not known."""
    told = " ".join(text.text for text in made().texts)
    (unknown,) = lay_out(proof_sheet(Tournament(), words("en")), "A5", fixed)
    quiet = " ".join(text.text for text in unknown.texts)

    for fact in ("Office printer", "A4, 210 × 297 mm", "9 May 2026, 10:00", "Liberation Sans"):
        assert fact in told
    assert "Printer: –" in quiet
    assert "A5, 148 × 210 mm" in quiet
