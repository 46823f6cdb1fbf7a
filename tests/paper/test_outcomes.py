"""What must come out on A4 in the widths of Arial and Liberation Sans. Worse is a fault."""

from __future__ import annotations

import pytest

from arbiter.domain.examples import seven
from arbiter.domain.tournament import Player
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.fonts import measure_in
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import PAPERS, Page
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
    sizes_of,
    words_of,
)

pytestmark = pytest.mark.usefixtures("qapp")
EN, RU = words("en"), words("ru")


@pytest.fixture(autouse=True)
def _widths() -> None:
    needs_liberation()


def laid(sheet: Sheet, paper: str = "A4") -> list[Page]:
    """The pages of *sheet* in Liberation Sans, without a fault."""
    pages = lay_out(sheet, paper, measure_in("Liberation Sans"))
    assert [fault for page in pages for fault in faults(page, PAPERS[paper])] == []
    return pages


def size_of(pages: list[Page], text: str) -> float:
    """The type that *text* is printed in."""
    return next(mark.size for page in pages for mark in page.texts if mark.text == text)


def heads(page: Page) -> set[str]:
    """All texts of a page, among which the heads are looked for."""
    return set(words_of([page]))


@pytest.mark.parametrize(
    ("players", "family", "pages", "size"),
    [
        (named(TURKISH), "Büyükkaramustafaoğlu", 1, 16),
        (named(SIXTEEN), "Þorsteinsson", 1, 16),
        (many(32), "Winterbourne", 1, 15),
        (many(60), "Winterbourne", 2, 16),
    ],
    ids=["4 boards", "8 boards", "16 boards", "30 boards"],
)
def test_round_sheet(players: tuple[Player, ...], family: str, pages: int, size: float) -> None:
    """Portrait; one page up to 16 boards, then two of 15."""
    found = laid(round_sheet(event(players), 1, EN))

    assert len(found) == pages
    assert not found[0].landscape
    assert size_of(found, family) >= size


def test_round_sheet_on_other_paper() -> None:
    """Sixteen boards: 14 points on Letter, 24 on A3."""
    sheet = round_sheet(event(many(32)), 6, EN)

    assert size_of(laid(sheet, "Letter"), "Winterbourne") >= 14
    assert size_of(laid(sheet, "A3"), "Winterbourne") >= 20


def test_capitals_on_the_wall_are_3_6_millimetres() -> None:
    """Read at one and a half metres by a crowd."""
    found = laid(round_sheet(event(many(32)), 6, EN))

    assert size_of(found, "Winterbourne") * 0.688 * 25.4 / 72 >= 3.6


def test_round_sheet_with_a_very_long_name() -> None:
    """That name in two lines, all at 16 points."""
    players = named(RUSSIAN)
    found = laid(round_sheet(event(players), 1, RU))

    assert len(found) == 1
    assert size_of(found, "Константиновский-") == size_of(found, "Преображенский") == 16


def test_results_and_standings_on_one_page() -> None:
    """Eleven points; second names to initials, rating and federation kept."""
    sheet = round_sheet(event(named(SIXTEEN), 9, seed=11), 9, EN)
    (page,) = laid(sheet)

    assert not page.landscape
    assert size_of([page], "Fernandes de Almeida, João P.") == 11
    assert {"Rtg", "Fed", "DE", "SB", "WIN", "KS", "(SSB)"} <= heads(page)


def test_crosstable_of_the_seed() -> None:
    """Portrait at 14 points, with УБ and places in Roman numerals."""
    (page,) = laid(crosstable_sheet(seven("ru"), RU))

    assert not page.landscape
    assert size_of([page], "11,75") == 14
    assert {"КБ", "(УБ)", "III", "+", "−", "="} <= heads(page)


def test_crosstable_of_sixteen() -> None:
    """Landscape at 11 points with everything but WIN, KS and second names."""
    (page,) = laid(crosstable_sheet(event(named(SIXTEEN), 9), EN))

    assert page.landscape
    assert size_of([page], "Hüseyinoğulları, Muhammed M.") == 11
    assert {"GM", "Fed", "Rtg", "+", "−", "=", "SB", "(SSB)"} <= heads(page)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_crosstable_of_sixteen_in_russian(paper: str) -> None:
    """A name of 44 letters: patronymics to initials, first names whole."""
    tournament = event(named(RUSSIAN), 15, of=LONG_EVENT)
    (page,) = laid(crosstable_sheet(tournament, RU, by_rank=True), paper)

    assert page.landscape
    assert size_of([page], "Константиновский-Преображенский Александр В.") == 11


def test_crosstable_of_a_double_round() -> None:
    """Eight players: landscape, 12 points, first names whole."""
    tournament = event(named(SIXTEEN)[2:10], 8, cycles=2, tie_breaks=("SB", "WIN", "KS"))
    (page,) = laid(crosstable_sheet(tournament, EN))

    assert page.landscape
    assert size_of([page], "Hüseyinoğulları, Muhammed Mustafa") >= 12


def test_crosstable_of_24_by_place() -> None:
    """One page at ten points or more, federation and rating kept; to be signed when final."""
    for rounds in (22, 23):
        (page,) = laid(crosstable_sheet(event(many(24), rounds), EN, by_rank=True))

        assert page.landscape
        assert size_of([page], "Farkas, Karl") >= (10.5 if rounds == 22 else 10)
        assert {"Fed", "Rtg"} <= heads(page)
        assert ("Chief arbiter" in heads(page)) is (rounds == 23)


def test_crosstable_of_24_twice() -> None:
    """One page at 9.5 points, first names to initials."""
    (page,) = laid(crosstable_sheet(event(many(24), 30, cycles=2), EN))

    assert page.landscape
    assert size_of([page], "Ahlberg, A.") >= 9.5


def test_crosstable_of_60() -> None:
    """Two pages wide and two high, thirty rows each, nine points."""
    found = laid(crosstable_sheet(event(many(60), 59), EN))

    assert len(found) == 4
    assert all(page.landscape for page in found)
    assert size_of(found, "Ahlberg, Anna") == 9
    names = {player.name for player in many(60)}
    rows = [sum(text.text in names for text in page.texts) for page in found]
    assert rows[:2] == rows[2:]
    assert sum(rows) == 120
    assert max(rows) <= 32


def test_standings_of_40() -> None:
    """Two upright pages of twenty rows, more or less a score group, at 11 points."""
    found = laid(standings_sheet(event(many(40), 39), EN))

    assert len(found) == 2
    assert not found[0].landscape
    assert size_of(found, "Ahlberg, Anna") == 11


def columns_of(page: Page, word: str) -> int:
    """How many columns of blocks, whose captions begin with *word*, stand on *page*."""
    return len({round(text.x) for text in page.texts if text.bold and text.text.startswith(word)})


def test_all_rounds_of_ten() -> None:
    """Portrait, two columns, 11 points."""
    (page,) = laid(all_rounds_sheet(event(named(SIXTEEN)[:10]), EN))

    assert not page.landscape
    assert columns_of(page, "Round ") == 2
    assert size_of([page], "Bergström – O’Donnell") == 11


@pytest.mark.parametrize("rounds", [0, 9, 15])
def test_all_rounds_of_sixteen_with_long_names(rounds: int) -> None:
    """Portrait, three columns, nine points, one page; with results too."""
    (page,) = laid(all_rounds_sheet(event(named(SIXTEEN), rounds), EN))

    assert not page.landscape
    assert columns_of(page, "Round ") == 3
    assert size_of([page], "Lindqvist – Ivanov") >= 9


def test_all_rounds_of_the_seed() -> None:
    """A page in the type of a desk."""
    (page,) = laid(all_rounds_sheet(seven("ru"), RU))

    assert {text.size for text in page.texts if " – " in text.text} == {11}


@pytest.mark.parametrize(
    ("players", "rounds", "pages"),
    [(named(SIXTEEN)[:10], 9, 2), (named(SIXTEEN), 15, 4), (many(5), 5, 1)],
    ids=["10 players", "16 players", "5 players"],
)
def test_calendars(players: tuple[Player, ...], rounds: int, pages: int) -> None:
    """Six cards a page for nine rounds, four for fifteen, eight for five."""
    tournament = event(players)
    sheet = calendars_sheet(tournament, EN)
    found = lay_out(sheet, "A4", measure_in("Liberation Sans"))

    assert tournament.rounds == rounds
    assert len(found) == pages
    assert min(size for page in found for size in sizes_of(page)) >= 9


def test_the_worksheet_of_the_seed() -> None:
    """Portrait, one page, 12 points."""
    (page,) = laid(worksheet_sheet(seven("ru"), RU, (3, 4)))

    assert not page.landscape
    assert size_of([page], "½ × 4½") == 12
    assert "Сидоров стоит выше, чем Кузнецов: КБ 9 > 7,75." in words_of([page])


def test_the_worksheet_of_four() -> None:
    """Side by side on a page that lies."""
    tournament = event(named(SIXTEEN), 15)
    found = laid(worksheet_sheet(tournament, EN, (1, 7, 14, 16), "SB"))

    assert len(found) <= 2
    assert all(page.landscape for page in found)
    assert "7 Hüseyinoğulları" in heads(found[0])
    assert any(text.startswith("14 Fernandes") for text in heads(found[0]))


def test_the_starting_list_of_40() -> None:
    """One upright page at 11 points."""
    (page,) = laid(starting_list_sheet(event(many(40)), EN))

    assert not page.landscape
    assert size_of([page], "Ahlberg, Anna") >= 11


def test_the_sheets_stay_the_same_in_a_wider_family() -> None:
    """DejaVu Sans is 13 % wider: the same sheets, one page each."""
    from PySide6.QtGui import QFontDatabase

    if "DejaVu Sans" not in QFontDatabase.families():
        pytest.skip("DejaVu Sans is not installed")
    measure = measure_in("DejaVu Sans")
    tournament = event(named(SIXTEEN), 9)
    for sheet in (
        round_sheet(tournament, 10, EN),
        crosstable_sheet(tournament, EN),
        standings_sheet(tournament, EN),
    ):
        pages = lay_out(sheet, "A4", measure)
        assert len(pages) == 1
        assert faults(pages[0], PAPERS["A4"]) == []


def test_twins_keep_what_tells_them_apart() -> None:
    """However narrow the table is."""
    twins = (Player("Ahlberg, Axel Olof"), Player("Ahlberg, Axel Nils"))
    found = laid(crosstable_sheet(event((*twins, *many(24)[2:]), 22, cycles=2), EN))
    printed = {text for text in words_of(found) if text.startswith("Ahlberg")}

    assert len(printed) == 2
