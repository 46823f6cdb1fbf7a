"""Blocks down the columns of a page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.sheets import (
    ASIDE_SHORT,
    Align,
    Blocks,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Rules,
    Sheet,
    Table,
    Turn,
)
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import PAPERS, Page, Text
from tests.paper.sheets_for_tests import faults, fixed, words_of

COLUMNS = (
    Column("pair", "", Align.DECIMAL),
    Column("names", "", stretch=True),
    Column("result", "", Align.RIGHT, empty=True),
)


def block(
    number: int, lines: int = 4, names: str = "Berg – Li", result: str = "", aside: str = "1 May"
) -> Table:
    """A block of so many lines that say the same."""
    rows = tuple((Cell(f"{at}–{20 - at}"), Cell(names), Cell(result)) for at in range(1, lines + 1))
    return Table(
        COLUMNS, (Group(rows),), f"Round {number}", Rules.NONE, aside=(aside,) if aside else ()
    )


def laid(*tables: Table, notes: tuple[Note, ...] = (), paper: str = "A4") -> list[Page]:
    """The pages of these blocks, without a fault."""
    parts = (Blocks(tables), Notes(notes)) if notes else (Blocks(tables),)
    sheet = Sheet("blocks", "Event", "All", parts, footer="All", turn=Turn.FIRST, largest=11.0)
    pages = lay_out(sheet, paper, fixed)
    assert [fault for page in pages for fault in faults(page, PAPERS[paper])] == []
    return pages


def captions(page: Page) -> list[Text]:
    return [text for text in page.texts if text.text.startswith("Round ")]


def test_blocks_run_down_the_columns() -> None:
    """Nine of them in two columns are five and four, in the largest type."""
    (page,) = laid(*(block(n) for n in range(1, 10)))
    found = captions(page)

    assert [text.text for text in found] == [f"Round {n}" for n in range(1, 10)]
    xs = sorted({round(text.x) for text in found})
    assert [[round(t.x) for t in found].count(x) for x in xs] == [5, 4]
    assert {t.size for t in page.texts if t.text == "Berg – Li"} == {11}


def test_blocks_of_one_height_stand_side_by_side() -> None:
    """Rounds 1 and 6 begin on one line."""
    (page,) = laid(*(block(n) for n in range(1, 10)))
    found = captions(page)

    assert found[0].y == pytest.approx(found[5].y)
    assert found[3].y == pytest.approx(found[8].y)


@pytest.mark.parametrize("count", [1, 7, 15, 23, 46])
@pytest.mark.parametrize("lines", [2, 8, 12])
def test_no_block_is_split_and_none_is_lost(count: int, lines: int) -> None:
    """Its lines follow its caption in the same column of the same page."""
    pages = laid(*(block(n, lines) for n in range(1, count + 1)))
    found = []
    for page in pages:
        for text in page.texts:
            if text.text.startswith("Round "):
                found.append([text, 0])
            elif text.text == "Berg – Li":
                found[-1][1] += 1
                assert 0 < text.x - found[-1][0].x < 60
                assert text.y > found[-1][0].y
    assert [(text.text, rows) for text, rows in found] == [
        (f"Round {n}", lines) for n in range(1, count + 1)
    ]


def test_a_line_that_is_too_long_breaks_after_its_dash() -> None:
    """The rest goes on under the names; the number stands once."""
    names = "Hüseyinoğulları – Fernandes de A"
    (page,) = laid(*(block(n, 8, names) for n in range(1, 13)))
    texts = words_of([page])

    assert texts.count("Hüseyinoğulları –") == 96
    assert texts.count("Fernandes de A") == 96
    first, second = (t for t in page.texts[: texts.index("Fernandes de A") + 1][-2:])
    assert first.x == second.x
    assert second.y > first.y


def test_a_dash_never_stands_alone() -> None:
    """It stays with the name before it, which may be broken after its own hyphen."""
    names = "Konstantinovsky-Preobrazhensky – Vasilyev-Blagoveshchensky"
    for lines in range(2, 13):
        for count in (5, 9, 15, 23):
            pages = laid(*(block(n, lines, names, "½–½") for n in range(1, count + 1)))
            assert "–" not in words_of(pages)


def test_numbers_stand_on_the_dash() -> None:
    """9–11 under 10–10."""
    (page,) = laid(block(1, 12))
    nine, ten = (next(t for t in page.texts if t.text == text) for text in ("9–11", "10–10"))
    digit = fixed("0", nine.size, False)

    assert nine.x == pytest.approx(ten.x + digit)


def test_results_stand_at_the_right_edge() -> None:
    """In every line of the block, however long the names are."""
    names = "Hüseyinoğulları – Fernandes de Almeida"
    (page,) = laid(*(block(n, 8, names, "½–½") for n in range(1, 10)))
    results = [text for text in page.texts if text.text == "½–½"]

    assert len(results) == 72
    assert len({round(text.x + text.width, 2) for text in results}) <= 4


def test_shorter_words_beside_the_captions_are_explained() -> None:
    """Only if they are used."""
    note = Note("Always at 15:00", keys=(ASIDE_SHORT,))
    forms = ("Wednesday 13 September, 15:00 o’clock", "Wed 13 Sep")
    few = laid(*(replace(block(n, 4), aside=forms) for n in range(1, 5)), notes=(note,))
    assert "Always at 15:00" not in words_of(few)
    assert forms[0] in words_of(few)

    many = laid(*(replace(block(n, 8), aside=forms) for n in range(1, 16)), notes=(note,))
    assert "Always at 15:00" in words_of(many)
    assert forms[1] in words_of(many)


@pytest.mark.parametrize("paper", PAPERS)
def test_words_of_any_length(paper: str) -> None:
    """Nothing leaves the frame, nothing is printed over anything, all is nine points."""
    for names in ("x" * 60 + " – " + "y" * 60, "ab " * 40 + "– c", "Abcdefghi-" * 8 + " – d"):
        pages = laid(*(block(n, 3, names, "1–0") for n in range(1, 8)), paper=paper)
        letters = "".join(words_of(pages)).replace(" ", "")
        assert letters.count(names[:30].replace(" ", "")) >= 21


def test_notes_that_are_longer_than_a_page() -> None:
    """A large field with every game put off: overleaf, none lost, each page numbered."""
    notes = tuple(Note(f"Note {n}: " + "words " * 60) for n in range(1, 81))
    pages = laid(*(block(n, 12) for n in range(1, 12)), notes=notes)
    texts = words_of(pages)

    assert sum(text.startswith("Note ") for text in texts) == 80
    assert f"1 / {len(pages)}" in texts


def test_more_lines_than_a_page_has() -> None:
    """Then a block goes on under its caption once more."""
    pages = laid(block(1, 150), block(2, 3))
    texts = words_of(pages)

    assert texts.count("Berg – Li") == 153
    assert texts.count("Round 1") > 1


def test_all_notes_stand_below_the_last_blocks() -> None:
    """On the last page."""
    pages = laid(*(block(n, 12) for n in range(1, 40)), notes=(Note("A note."),))

    assert len(pages) > 1
    assert [("A note." in words_of([page])) for page in pages] == [False] * (len(pages) - 1) + [
        True
    ]
