"""Cards to cut out."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from arbiter.formats.sheets import (
    Align,
    Card,
    Cards,
    Cell,
    Column,
    Disc,
    Group,
    Name,
    Role,
    Sheet,
    Table,
)
from arbiter.paper.cards import EDGE
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import HAIRLINE, PAPERS, Line, Page
from arbiter.paper.marks import Disc as DiscMark
from tests.paper.sheets_for_tests import extent, faults, fixed, words_of

MILLIMETRE = 72 / 25.4
LI, BERG = Name("Li", "W."), Name("Berg", "Anna")


def card(rows: int = 9, opponent: Name = LI, name: Name = BERG) -> Card:
    """A calendar of so many rounds."""
    columns = (
        Column("round", "Rd", Align.RIGHT, Role.NUMBER, bold=True),
        Column("date", "", role=Role.MARK, small=True),
        Column("number", "", Align.RIGHT, Role.NUMBER),
        Column("opponent", "Opponent", role=Role.NAME, stretch=True),
        Column("result", "", Align.CENTRE, Role.MARK),
    )
    cells = tuple(
        (
            Cell(str(at)),
            Cell("Fri 1 May"),
            Cell("7", disc=Disc.BLACK),
            Cell(opponent),
            Cell(line=True),
        )
        for at in range(1, rows + 1)
    )
    table = Table(columns, (Group(cells),), full=True)
    return Card("Event", "7", name, "GM 2500 · SWE · Club", table, ("5 × White",))


def laid(*cards: Card, paper: str = "A4", marks: tuple[str, ...] = ()) -> list[Page]:
    """The pages of these cards; their text keeps its distance from the edges."""
    pages = lay_out(Sheet("cards", "", "", (Cards(cards),), marks=marks), paper, fixed)
    edged = replace(PAPERS[paper], frame=EDGE)
    assert [fault for page in pages for fault in faults(page, edged)] == []
    return pages


def grid(page: Page) -> tuple[int, int]:
    """Columns and rows of cards on *page*, read from the marks to cut along."""
    cuts = [m for m in page.marks if isinstance(m, Line) and m.weight == HAIRLINE]
    edge = [m for m in cuts if min(m.x1, m.y1) == pytest.approx(EDGE)]
    upright = {round(m.x1) for m in edge if m.x1 == m.x2}
    level = {round(m.y1) for m in edge if m.y1 == m.y2 and m.x2 - m.x1 < 20}
    return len(upright) + 1, len(level) + 1


@pytest.mark.parametrize(
    ("rows", "wanted"), [(3, (2, 4)), (5, (2, 4)), (9, (2, 3)), (11, (2, 3)), (15, (2, 2))]
)
def test_the_densest_grid_that_can_be_read(rows: int, wanted: tuple[int, int]) -> None:
    """Nine points at least, and twelve from line to line."""
    (page,) = laid(card(rows))

    assert grid(page) == wanted
    rounds = [text for text in page.texts if text.text.isdigit() and text.bold and text.size < 12]
    pitches = [lower.y - upper.y for upper, lower in pairwise(rounds)]
    assert len(rounds) == rows
    assert min(pitches, default=12) >= 11.99


def test_cards_run_along_the_rows() -> None:
    """A cut stack stays in order."""
    cards = [replace(card(), number=str(n), name=Name(f"Player{n}")) for n in range(1, 9)]
    first, second = laid(*cards)
    names = [text for text in first.texts if text.text.startswith("Player")]

    assert [text.text for text in names] == [f"Player{n}" for n in range(1, 7)]
    assert names[0].y == pytest.approx(names[1].y)
    assert names[0].x < names[1].x
    assert names[0].x == pytest.approx(names[2].x)
    assert "Player8" in words_of([second])


def test_text_keeps_eight_millimetres_from_every_cut() -> None:
    """The pages may be cut a little askew."""
    (page,) = laid(*[card()] * 6)
    across, down = page.width / 2, page.height / 3
    for text in page.texts:
        left, top, right, bottom = extent(text)
        for cut in (0, across, page.width):
            assert right <= cut - EDGE + 0.01 or left >= cut + EDGE - 0.01
        for cut in (0, down, 2 * down, page.height):
            assert bottom <= cut - EDGE + 0.01 or top >= cut + EDGE - 0.01


def test_marks_to_cut_along() -> None:
    """Strokes of five millimetres at the edges, crosses where cuts meet, all hairlines."""
    (page,) = laid(card())
    cuts = [m for m in page.marks if isinstance(m, Line) and m.weight == HAIRLINE]
    lengths = [round(abs(m.x2 - m.x1) + abs(m.y2 - m.y1), 1) for m in cuts]

    assert lengths.count(round(5 * MILLIMETRE, 1)) == 2 + 4
    assert lengths.count(round(6 * MILLIMETRE, 1)) == 4


def test_discs_stand_in_a_column_of_their_own() -> None:
    """Whatever the length of the numbers beside them."""
    rows = tuple(
        replace(row[2], text=number) for row, number in zip(card(2).table.rows, ("7", "12"))
    )
    made = card(2)
    table = replace(
        made.table,
        groups=(
            Group(tuple((*row[:2], cell, *row[3:]) for row, cell in zip(made.table.rows, rows))),
        ),
    )
    (page,) = laid(replace(made, table=table))

    assert len({mark.x for mark in page.marks if isinstance(mark, DiscMark)}) == 1


def test_a_name_that_is_too_long_loses_its_initials_and_no_other_does() -> None:
    """Then it goes into two lines."""
    made = card(11, Name("Vasilyev-Blagoveshchensky", "I. K."))
    short = card(11)
    table = replace(made.table, groups=(Group((*made.table.rows[:1], *short.table.rows[1:])),))
    texts = words_of(laid(replace(made, table=table)))

    assert "Vasilyev-Blagoveshchensky" in texts
    assert texts.count("Li, W.") == 10

    made = card(11, Name("Konstantinovsky-Preobrazhensky-Ilyin", "A. V."))
    table = replace(made.table, groups=(Group((*made.table.rows[:1], *short.table.rows[1:])),))
    (page,) = laid(replace(made, table=table))
    assert grid(page) == (2, 3)
    assert {"Konstantinovsky-", "Preobrazhensky-Ilyin"} <= set(words_of([page]))


def test_the_owner_of_a_card() -> None:
    """His name whole if it goes, then with initials, never cut."""
    for name, printed in (
        (Name("Castellanos", "María José"), "Castellanos, María José"),
        (Name("Fernandes de Almeida", "João Pedro Miguel"), "Fernandes de Almeida, João P. M."),
        (Name("Konstantinovsky-Preobrazhensky", "Alexander"), "Konstantinovsky-Preobrazhensky, A."),
    ):
        assert printed in words_of(laid(card(name=name)))


def test_every_card_admits_what_every_page_must() -> None:
    """It is cut off and taken home."""
    texts = words_of(laid(card(), card(), marks=("rounds assumed",)))

    assert texts.count("rounds assumed") == 2


@pytest.mark.parametrize("rows", [59, 118, 236])
def test_many_rounds(rows: int) -> None:
    """On as many cards as they need, each with the name, and no round is lost."""
    pages = laid(card(rows))
    texts = words_of(pages)

    assert texts.count("Li, W.") == rows
    assert texts.count("Berg, Anna") >= len(pages)


@pytest.mark.parametrize("paper", PAPERS)
def test_names_of_any_length_on_any_paper(paper: str) -> None:
    """On A5 the cards stand in one column; nothing is lost."""
    for family in ("x" * 36, "Abcdefghi-" * 3 + "x", "ab " * 12, "Li"):
        name = Name(family, "Anna Maria")
        pages = laid(*[card(11, name, name)] * 3, paper=paper)
        letters = "".join(words_of(pages)).replace(" ", "")
        assert letters.count(family.replace(" ", "")) >= 36


def test_a_card_on_a5() -> None:
    """One column."""
    (page,) = laid(card(5), paper="A5")

    assert grid(page)[0] == 1
