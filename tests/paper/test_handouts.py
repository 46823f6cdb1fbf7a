"""Pages of slips, headings, tents, numbers and diplomas in the type that is printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents import (
    badges_sheet,
    board_numbers_sheet,
    diplomas_sheet,
    place_cards_sheet,
    score_headings_sheet,
    slips_sheet,
)
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.cutting import EDGE
from arbiter.paper.marks import PAPERS
from arbiter.paper.output import page_size
from arbiter.paper.pdf import pages, paint_sheets, write_pdf
from tests.paper.every_document import inside
from tests.paper.sheets_for_tests import (
    LONG_EVENT,
    RUSSIAN,
    TURKISH,
    event,
    faults,
    named,
    words_of,
)

pytestmark = pytest.mark.usefixtures("qapp")

LONGEST = (Player("Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww, Mmmmmmmmmmmmmmmmmmmm"),)


def _sheets(tournament: Tournament, language: str) -> dict[str, Sheet]:
    said = words(language)
    return {
        "slips": slips_sheet(tournament, 3, said),
        "slips 8": slips_sheet(tournament, 3, said, grid=(2, 4)),
        "headings": score_headings_sheet(tournament, 3, said),
        "tents": place_cards_sheet(tournament, said),
        "badges": badges_sheet(tournament, said),
        "numbers": board_numbers_sheet(tournament, said),
        "diplomas": diplomas_sheet(tournament, said, None),
    }


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["ru", "tr"])
def test_nothing_is_small_cut_or_over_each_other(language: str, paper: str) -> None:
    """Long names, a name that no card can hold, an event that takes two lines elsewhere."""
    players = named(RUSSIAN if language == "ru" else TURKISH)[:6] + LONGEST
    tournament = event(players, 2, of=LONG_EVENT)
    edged = replace(PAPERS[paper], frame=EDGE)
    for name, sheet in _sheets(tournament, language).items():
        for page in pages(sheet, paper):
            assert faults(page, edged) == [], name


@pytest.mark.parametrize(
    ("name", "paper", "count"),
    [
        ("slips", "A4", 2), ("slips 8", "A4", 1), ("headings", "A4", 1), ("tents", "A4", 8),
        ("numbers", "A4", 4), ("diplomas", "A4", 16), ("slips", "A5", 3), ("headings", "A3", 1),
        ("badges", "A4", 2), ("badges", "Letter", 2), ("badges", "A3", 1), ("badges", "A5", 6),
    ],
)  # fmt: skip
def test_how_many_pages(name: str, paper: str, count: int) -> None:
    """Eight boards; A5 has one column."""
    tournament = event(named(RUSSIAN), 2)

    assert len(pages(_sheets(tournament, "ru")[name], paper)) == count


def test_every_player_is_on_a_slip_and_on_both_sides_of_a_tent() -> None:
    """By his surname."""
    tournament = event(named(TURKISH), 2)
    made = _sheets(tournament, "tr")
    slips = " ".join(words_of(pages(made["slips"])))
    tents = words_of(pages(made["tents"]))
    for player in tournament.players:
        assert player.family in slips
        assert tents.count(player.family) == 2


def test_no_badge_leaves_out_a_part_of_a_name() -> None:
    """Surname and given names of everybody, letter by letter, in at least nine points."""
    for players, language in ((named(RUSSIAN), "ru"), (named(TURKISH), "tr")):
        tournament = event(players, 2, of=LONG_EVENT)
        written = "".join(words_of(pages(_sheets(tournament, language)["badges"])))
        for player in players:
            for name in (player.family, player.given):
                assert name.replace(" ", "") in written.replace(" ", "")


@pytest.mark.parametrize("kind", ["slips", "tents", "diplomas"])
def test_b64_b68_printer_and_file_are_alike_and_black(tmp_path: Path, kind: str) -> None:
    """What is turned too: the same letters at the same places."""
    from PySide6.QtPrintSupport import QPrinter

    sheet = _sheets(event(named(TURKISH), 2), "tr")[kind]
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageSize(page_size("A4"))
    paint_sheets([sheet], printer)
    write_pdf([sheet], tmp_path / "written.pdf")
    found = []
    for name in ("written", "printed"):
        letters = [
            part
            for page in extract_pages(tmp_path / f"{name}.pdf")
            for part in inside(page)
            if isinstance(part, LTChar) and part.get_text().strip()
        ]
        assert {letter.graphicstate.ncolor for letter in letters} <= {0, (0,), (0, 0, 0)}
        found.append([(c.get_text(), round(c.x0), round(c.y0), round(c.size)) for c in letters])

    assert found[0] == found[1]
