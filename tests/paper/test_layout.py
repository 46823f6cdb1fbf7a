"""Whole sheets as pages of marks, in widths that are the same on every computer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import AddPlayers
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Pending, Player, Tournament
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    crosstable_sheet,
    round_sheet,
    standings_sheet,
    starting_list_sheet,
    worksheet_sheet,
)
from arbiter.formats.documents.starting_list import ORDERS
from arbiter.formats.sheets import Sheet, Table
from arbiter.formats.words import words
from arbiter.paper.cards import EDGE
from arbiter.paper.furniture import Stamp
from arbiter.paper.layout import lay_out
from arbiter.paper.marks import PAPERS, Box, Line, Page
from tests.boards import f6, seed
from tests.paper import golden
from tests.paper.sheets_for_tests import (
    LONG_EVENT,
    RUSSIAN,
    SIXTEEN,
    TURKISH,
    event,
    faults,
    fixed,
    many,
    named,
    sizes_of,
    words_of,
)

STAMP = Stamp("7 May 2026, 18:42", "7 May 2026")
EN = words("en")


def pages_of(sheet: Sheet, paper: str = "A4") -> list[Page]:
    """The pages of *sheet*, none of which has a fault."""
    pages = lay_out(sheet, paper, fixed, STAMP)
    assert [fault for page in pages for fault in faults(page, PAPERS[paper])] == []
    return pages


def heads_of(page: Page) -> list[str]:
    """The texts between the first two rules across the page."""
    rules = sorted(m.y1 for m in page.marks if isinstance(m, Line) and m.weight in (0.5, 1.0))
    return [text.text for text in page.texts if rules[0] < text.y < rules[1]]


def test_golden_round_sheet_before_play() -> None:
    """Three boards with their boxes, and who is free."""
    tournament = event(named(TURKISH)[:7])

    golden.check("paper_round_before", pages_of(round_sheet(tournament, 1, words("tr"))))


def test_golden_round_sheet_after_play() -> None:
    """Results, then the standings."""
    golden.check("paper_round_after", pages_of(round_sheet(f6(), 1, EN)))


def test_golden_crosstable_of_the_seed() -> None:
    """Seven players in Russian, with places in Roman numerals."""
    golden.check("paper_crosstable_seed", pages_of(crosstable_sheet(seed(), words("ru"))))


def test_golden_standings() -> None:
    """Score groups, bold values that decided, the legend."""
    golden.check(
        "paper_standings", pages_of(standings_sheet(event(named(TURKISH), 4), words("tr")))
    )


def test_golden_all_rounds() -> None:
    """Five rounds of an odd field, two with results."""
    tournament = event(named(TURKISH)[:5], 2)

    golden.check("paper_all_rounds", pages_of(all_rounds_sheet(tournament, words("tr"))))


def test_golden_starting_list() -> None:
    """By federation, in groups."""
    tournament = event(named(SIXTEEN)[8:13])

    golden.check("paper_starting_list", pages_of(starting_list_sheet(tournament, EN, "federation")))


def test_golden_worksheet_of_the_seed() -> None:
    """Two players level on points, in Russian."""
    golden.check("paper_worksheet_seed", pages_of(worksheet_sheet(seed(), words("ru"), (3, 4))))


def test_golden_calendars() -> None:
    """Three cards, one round each with a result, in Swedish."""
    tournament = event(named(SIXTEEN)[:3], 1)
    pages = lay_out(calendars_sheet(tournament, words("sv")), "A4", fixed, STAMP)

    assert [f for page in pages for f in faults(page, replace(PAPERS["A4"], frame=EDGE))] == []
    golden.check("paper_calendars", pages)


def adjourned(players: int, cycles: int) -> Tournament:
    """Every game adjourned: the widest mark in each part of each cell."""
    tournament = event(many(players), cycles=cycles)
    games = tuple(replace(game, pending=Pending.ADJOURNED) for game in tournament.games)
    return replace(tournament, games=games)


def hardly_begun(players: int) -> Tournament:
    """The first board of each round has reported: the list of open games fills pages."""
    tournament = event(many(players))
    games = tuple(
        replace(game, result=Result.DRAW) if game.board == 1 else game for game in tournament.games
    )
    return replace(tournament, games=games)


def monstrous() -> Tournament:
    """Names, clubs and federations of 200 letters, with blanks and without, and such an event."""
    words = ("x" * 200, "ab " * 66, "Abcdefghi-" * 20, "A" * 60 + ", " + "B" * 60, "Li")
    players = tuple(Player(w, title=w[:9], federation=w[:40], club=w) for w in words)
    of = Event(name="Ы" * 300, place="<&>" * 80, start="2026-05-01", end="2026-05-09")
    return event(players, 3, of=of)


EVENTS = {
    "three cycles adjourned": adjourned(5, 3),
    "ten cycles adjourned": adjourned(4, 10),
    "monstrous": monstrous(),
    "hardly begun": hardly_begun(30),
    "no players": Tournament(),
    "not drawn": AddPlayers(named(TURKISH))(Tournament()),
    "five without a result": event(many(5)),
    "odd field": event(named(RUSSIAN)[:11], 6, of=LONG_EVENT),
    "half a double round": event(named(SIXTEEN)[:8], 9, cycles=2),
    "four cycles": event(many(6), 13, cycles=4),
    "sixteen": event(named(SIXTEEN), 9),
    "sixty": event(many(60), 59),
}


@pytest.mark.parametrize("paper", ["A4", "Letter", "A5", "A3"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("field", EVENTS)
def test_b67_every_document_of_every_field_is_pages_without_a_fault(
    field: str, language: str, paper: str
) -> None:
    """No error for no players, odd fields, nothing played: all inside the frame, no text over
    another, nothing under nine points."""
    tournament, said = EVENTS[field], words(language)
    sheets = [
        crosstable_sheet(tournament, said),
        crosstable_sheet(tournament, said, by_rank=True),
        standings_sheet(tournament, said),
        round_sheet(tournament, 1, said),
        all_rounds_sheet(tournament, said),
        *(starting_list_sheet(tournament, said, order) for order in ORDERS),
    ]
    if field != "sixty" or paper == "A4":  # fifty pages
        sheets.append(worksheet_sheet(tournament, said))
    if tournament.drawn:
        sheets.append(round_sheet(tournament, 1, said, results=False))
        sheets.append(round_sheet(tournament, 1, said, results=True))
    for sheet in sheets:
        assert pages_of(sheet, paper)
    cards = lay_out(calendars_sheet(tournament, said), paper, fixed, STAMP)
    edge = EDGE if tournament.drawn else PAPERS[paper].frame
    assert [f for page in cards for f in faults(page, replace(PAPERS[paper], frame=edge))] == []


def test_b65_sixteen_players_with_names_of_30_letters_lie_on_one_wide_page() -> None:
    """All results, points, place and SB on it."""
    players = tuple(Player(f"Abcdefghijklmnopqr{chr(97 + n)}, Abcdefghi") for n in range(16))
    (page,) = pages_of(crosstable_sheet(event(players, 9), EN))
    heads = heads_of(page)

    assert page.landscape
    assert [head for head in heads if head.isdigit()] == [str(n) for n in range(1, 17)]
    assert {"Pts", "Place", "SB"} <= set(heads)
    assert {player.name for player in players} <= set(words_of([page]))


def test_b65_what_does_not_fit_is_split_with_number_and_name_repeated() -> None:
    """Each row once in each block of columns, each column of results once."""
    pages = pages_of(crosstable_sheet(event(many(60), 59), EN))
    results: list[str] = []
    for page in pages:
        heads = heads_of(page)
        assert heads[0] == "No"
        assert "Name" in heads
        results += [head for head in heads if head.isdigit()]
    names = [text for text in words_of(pages) if text.startswith("Winterbourne")]

    assert sorted(results, key=int) == [str(n) for n in range(1, 61) for _ in range(2)]
    assert len(names) == 2
    assert all(page.landscape for page in pages)


def test_b66_every_page_can_be_filed() -> None:
    """Forty lines on two pages: event, round, date and page of pages on each."""
    pages = pages_of(standings_sheet(event(many(40), 39), EN))

    assert len(pages) == 2
    for number, page in enumerate(pages, 1):
        said = words_of([page])
        assert "Harbour Masters 2026 · after round 39 of 39 · final" in said
        assert f"printed 7 May 2026, 18:42 · page {number} of 2" in said
        assert heads_of(page)[0] == "Place"
    assert "Standings" in words_of(pages[1:])
    assert "(continued)" in words_of(pages[1:])


def test_b70_boxes_before_play_and_results_after() -> None:
    """Three boards: three boxes, then 0–1, ½–½, ½–½."""
    (before,) = pages_of(round_sheet(f6(), 1, EN, results=False))
    (after,) = pages_of(round_sheet(f6(), 1, EN, results=True))
    results = [text.text for text in after.texts if text.text in ("1–0", "½–½", "0–1")]

    assert results == ["0–1", "½–½", "½–½"]
    assert not any(isinstance(mark, Box) and mark.weight for mark in after.marks)
    assert before.width < before.height


def test_b70_a_board_without_a_result_keeps_its_box() -> None:
    """An event of which nothing has been played."""
    (page,) = pages_of(round_sheet(event(many(6)), 1, EN))
    boxes = [mark for mark in page.marks if isinstance(mark, Box)]

    assert len(boxes) == 3
    assert {box.weight for box in boxes} == {0.6}


def test_family_names_on_the_wall_are_bold_and_large() -> None:
    """Sixteen boards on one page: 15 points at least, and the title 18."""
    (page,) = pages_of(round_sheet(event(many(32)), 6, EN))
    families = [text for text in page.texts if text.text in ("Winterbourne", "Ahlberg")]

    assert len(families) == 2
    assert all(text.bold and text.size >= 15 for text in families)
    assert max(sizes_of(page)) >= 18


def test_a_caption_that_is_too_long_takes_two_lines() -> None:
    """As every sentence does; it is not cut."""
    sheet = round_sheet(event(named(SIXTEEN)[:8], 3, cycles=2), 1, words("ru"))
    caption = next(part.caption for part in sheet.parts if isinstance(part, Table) and part.caption)
    (page,) = pages_of(sheet, "A5")
    lines = [text.text for text in page.texts if text.size == 1.05 * 11]

    assert len(lines) == 2
    assert " ".join(lines) == caption


def test_who_is_free_stands_under_the_table() -> None:
    """As large as the table itself."""
    (page,) = pages_of(round_sheet(event(many(7)), 1, EN))
    free = next(text for text in page.texts if text.text.startswith("Free this round"))
    below = max(m.y1 for m in page.marks if isinstance(m, Line) and m.weight == 1.0)

    assert free.y > below
    assert free.size == next(t.size for t in page.texts if t.text == "Baranov")


@pytest.mark.parametrize("weight", [0.25, 0.5, 1.0])
def test_rules_have_few_weights(weight: float) -> None:
    """A quarter of a point is the thinnest; grey hairlines would turn to dots."""
    (page,) = pages_of(crosstable_sheet(event(named(SIXTEEN), 9), EN))
    weights = {mark.weight for mark in page.marks if isinstance(mark, Line)}

    assert weights == {0.25, 0.5, 1.0}
    assert weight in weights


def test_texts_keep_inside_the_columns_of_the_matrix() -> None:
    """Nothing crosses an upright line."""
    (page,) = pages_of(crosstable_sheet(event(named(SIXTEEN)[:8], 9, cycles=2), EN))
    lines = [m for m in page.marks if isinstance(m, Line) and m.x1 == m.x2]

    assert len(lines) == 9
    for text in page.texts:
        for line in lines:
            if line.y1 < text.y < line.y2:
                assert not text.x + 0.01 < line.x1 < text.x + text.width - 0.01, text


def test_text_is_all_that_is_measured() -> None:
    """The layout asks for widths at one point and multiplies."""
    asked: list[tuple[str, float]] = []

    def measure(text: str, size: float, bold: bool) -> float:
        asked.append((text, size))
        return fixed(text, size, bold)

    lay_out(standings_sheet(event(many(10), 3), EN), "A4", measure, STAMP)

    assert {size for _, size in asked} == {1.0}


def test_sums_of_every_tie_stand_in_the_type_of_notes() -> None:
    """Also those that another table follows."""
    tournament = event(named(TURKISH), 7, seed=5)
    pages = pages_of(worksheet_sheet(tournament, EN))
    sums = [text for page in pages for text in page.texts if " = " in text.text]

    assert len(sums) > 4
    assert len({text.size for text in sums}) == 1
    sentences = [text for page in pages for text in page.texts if "placed above" in text.text]
    assert all(text.size > sums[0].size for text in sentences)
