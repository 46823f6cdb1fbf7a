"""Lists and forms on paper: what must come out, and what no page of them may have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.tournament import Player, Regulations, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.documents import (
    berger_table_sheet,
    check_in_sheet,
    empty_berger_table_sheet,
    prizes_sheet,
    regulations_sheet,
    report_sheet,
    round_by_player_sheet,
    starting_list_sheet,
    wall_chart_sheet,
)
from arbiter.formats.documents.starting_list import ORDERS
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import LANGUAGES, Words, words
from arbiter.paper.fonts import measure_in
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import PAPERS, Disc, Line, Page
from arbiter.paper.table import PEN_PITCH
from tests.boards import by_rounds
from tests.paper.sheets_for_tests import (
    LONG_EVENT,
    RUSSIAN,
    SIXTEEN,
    TURKISH,
    event,
    faults,
    many,
    named,
    needs_liberation,
    words_of,
)

pytestmark = pytest.mark.usefixtures("qapp")
EN, RU = words("en"), words("ru")
PRIZES = Prizes(
    "EUR",
    (150000, 100000, 75000, 50033, 30000, 20000, 10000),
    Sharing.HORT,
    (SpecialPrize("Best junior of the region", 10000, "Константиновский-Преображенский"),),
)


@pytest.fixture(autouse=True)
def _widths() -> None:
    needs_liberation()


def laid(sheet: Sheet, paper: str = "A4") -> list[Page]:
    """The pages of *sheet* in Liberation Sans, without a fault."""
    pages = lay_out(sheet, paper, measure_in("Liberation Sans"))
    assert [fault for page in pages for fault in faults(page, PAPERS[paper])] == []
    return pages


def sixty() -> Tournament:
    """Sixty players, some with very long names."""
    players = (*named(RUSSIAN), *named(TURKISH), *named(SIXTEEN), *many(20))
    return event(players, rounds=59)


FIELDS: dict[str, Callable[[], Tournament]] = {
    "nobody": Tournament,
    "not drawn": lambda: Tournament(players=named(TURKISH)),
    "three": lambda: event(many(3)),
    "five": lambda: event(many(5), of=LONG_EVENT),
    "half of a double": lambda: by_rounds(
        4, "R1: 1–4 1–0, 2–3 ½. R2: 2–4 0–1, 3–1 +/–. R3: 4–3 ½, 1–2 0–1.", cycles=2
    ),
    "sixteen": lambda: event(named(RUSSIAN), rounds=7),
    "somebody left": lambda: Withdraw(3, annul=True, reason="illness")(
        event(named(SIXTEEN), rounds=3)
    ),
    "twenty-four twice": lambda: event(many(24), rounds=30, cycles=2),
    "sixty": sixty,
}
SHEETS: dict[str, Callable[[Tournament, Words], Sheet]] = {
    **{
        f"starting list by {order}": lambda t, w, order=order: starting_list_sheet(t, w, order)
        for order in ORDERS
    },
    **{
        f"check-in by {order}": lambda t, w, order=order: check_in_sheet(t, w, order)
        for order in ORDERS
    },
    "round by player": lambda t, w: round_by_player_sheet(t, 1, w),
    "berger table": berger_table_sheet,
    "wall chart": wall_chart_sheet,
    "wall chart half-filled": lambda t, w: wall_chart_sheet(t, w, filled=True),
    "regulations": regulations_sheet,
    "report": report_sheet,
    "prizes": prizes_sheet,
}


@pytest.mark.parametrize("field", FIELDS)
def test_b67_every_list_of_every_field_is_pages_without_a_fault(field: str) -> None:
    """In four languages, on four papers: nothing outside the frame, nothing over anything,
    nothing under nine points."""
    tournament = replace(FIELDS[field](), prizes=PRIZES)
    large = tournament.size > 16
    for make in SHEETS.values():
        for language in ("ru",) if large else LANGUAGES:
            for paper in ("A4", "A3") if large else PAPERS:
                assert laid(make(tournament, words(language)), paper)


@pytest.mark.parametrize("name", SHEETS)
def test_b66_every_page_can_be_filed(name: str) -> None:
    """Event, and which page of how many."""
    pages = laid(SHEETS[name](replace(sixty(), prizes=PRIZES), EN))

    for number, page in enumerate(pages, 1):
        text = " ".join(words_of([page]))
        assert "Harbour Masters" in text
        assert f"page {number} of {len(pages)}" in text


@pytest.mark.parametrize(
    ("name", "players", "pages", "landscape"),
    [
        ("check-in by name", named(SIXTEEN), 1, False),
        ("check-in by name", many(60), 2, False),
        ("starting list by rating", many(60), 2, False),
        ("round by player", named(SIXTEEN), 1, False),
        ("round by player", many(60), 2, False),
        ("berger table", named(SIXTEEN), 1, False),
        ("wall chart", named(RUSSIAN), 1, True),
        ("wall chart half-filled", named(SIXTEEN), 1, True),
        ("regulations", named(RUSSIAN), 1, False),
        ("report", named(TURKISH), 1, False),
        ("report", named(SIXTEEN), 2, False),
        ("prizes", many(60), 1, False),
    ],
)
def test_pages(name: str, players: tuple[Player, ...], pages: int, landscape: bool) -> None:
    """Worse is a fault."""
    tournament = replace(event(players, rounds=5), prizes=PRIZES)
    found = laid(SHEETS[name](tournament, RU))

    assert len(found) == pages
    assert found[0].landscape is landscape


def test_everybody_once_on_a_list_of_two_pages() -> None:
    """And the heads on both."""
    pages = laid(check_in_sheet(event(many(60)), EN))
    texts = words_of(pages)

    for player in many(60):
        assert texts.count(player.name) == 1
    assert [words_of([page]).count("Corrections") for page in pages] == [1, 1]


def test_b65_a_wall_chart_that_is_split_repeats_number_and_name() -> None:
    """All sixty lines in each block of columns; A3 takes fewer pages."""
    players = many(60)
    pages = laid(wall_chart_sheet(event(players), EN))
    large = laid(wall_chart_sheet(event(players), EN), "A3")
    texts = words_of(pages)
    blocks = {texts.count(player.name) for player in players}

    assert len(blocks) == 1
    assert blocks.pop() > 1
    assert all(words_of([page]).count("Name") == 1 for page in pages)
    assert len(large) < len(pages)


@pytest.mark.parametrize("paper", ["A4", "A3"])
@pytest.mark.parametrize("size", [8, 16, 18, 24])
def test_a_pen_has_room_on_a_wall_chart(size: int, paper: str) -> None:
    """Rows of 22 points at least, and columns for points in which 64.75 can be written."""
    for page in laid(wall_chart_sheet(event(many(size)), EN), paper):
        level = sorted(m.y1 for m in page.marks if isinstance(m, Line) and m.y1 == m.y2)
        upright = sorted(
            {round(m.x1, 1) for m in page.marks if isinstance(m, Line) and m.x1 == m.x2}
        )
        rows = [b - a for a, b in pairwise(level)][1:-1]
        assert min(rows) >= PEN_PITCH - 0.01
        assert upright[-1] - upright[-2] >= 29.9


def test_corners_are_discs_of_the_right_colour() -> None:
    """As many White ones as Black ones, one for each cell."""
    (page,) = laid(wall_chart_sheet(event(many(8)), EN))
    corners = [m for m in page.marks if isinstance(m, Disc)]

    assert len(corners) == 56
    assert sum(disc.filled for disc in corners) == 28


def test_signatures_of_a_report_never_stand_alone() -> None:
    """At least one paragraph to write in comes with them, whatever the field is."""
    for size in range(3, 40):
        pages = laid(report_sheet(event(many(size), rounds=3), EN))
        last = words_of(pages[-1:])
        assert "Date" in last
        assert "Corrections" in last


@pytest.mark.parametrize("size", [5, 16, 24, 59, 60])
def test_a_berger_table_of_any_size(size: int) -> None:
    """Every pair once, over as many pages as it takes."""
    texts = words_of(laid(empty_berger_table_sheet(size, EN, Regulations())))
    pairs = [text for text in texts if text.count("–") == 1 and text.replace("–", "").isdigit()]

    assert len(pairs) == len(set(pairs)) == size * (size - 1) // 2
