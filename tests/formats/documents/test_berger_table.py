"""The Berger table by numbers."""

from __future__ import annotations

import pytest

from arbiter.domain.calendar_edits import SwapRounds
from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.formats.documents import berger_table_sheet, empty_berger_table_sheet
from arbiter.formats.sheets import Notes, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn, f6, without_rounds

EN = words("en")


def pairs(sheet: Sheet) -> list[list[str]]:
    """The pairs of each round, and who is free."""
    table = sheet.parts[0]
    assert isinstance(table, Table)
    shown = table.without_idle_columns()
    return [[str(cell.text) for cell in row[1:]] for row in shown.rows]


def test_the_official_table_of_six() -> None:
    """Round by round, board by board, White first."""
    assert pairs(berger_table_sheet(drawn(6), EN)) == [
        ["1–6", "2–5", "3–4"],
        ["6–4", "5–3", "1–2"],
        ["2–6", "3–1", "4–5"],
        ["6–5", "1–4", "2–3"],
        ["3–6", "4–2", "5–1"],
    ]


@pytest.mark.parametrize("size", range(3, 61))
def test_for_any_number_of_players(size: int) -> None:
    """Everybody once in each round, with the free one of an odd field named."""
    sheet = empty_berger_table_sheet(size, EN, Regulations())

    for line, made in zip(pairs(sheet), schedule(size), strict=True):
        assert line[: len(made)] == [f"{white}–{black}" for white, black in made]
        numbers = [int(one) for text in line for one in text.split("–")]
        assert sorted(numbers) == list(range(1, size + 1))


def test_twice_with_the_exchange_and_as_a_league() -> None:
    """By the regulations."""
    double = Regulations(cycles=2)
    league = Regulations(cycles=2, league=True)
    for regulations in (double, league):
        made = schedule(8, 2, league=regulations.league)
        shown = pairs(empty_berger_table_sheet(8, EN, regulations))
        assert shown == [[f"{white}–{black}" for white, black in line] for line in made]
    plain = pairs(empty_berger_table_sheet(8, EN, Regulations(cycles=2, exchange=False)))
    assert plain[:7] == pairs(empty_berger_table_sheet(8, EN, Regulations()))
    assert plain != pairs(empty_berger_table_sheet(8, EN, double))


def test_before_the_draw_it_is_the_table_to_come() -> None:
    """Of so many players as there are; where rounds are not known, too."""
    undrawn = Tournament(players=drawn(6).players)

    assert pairs(berger_table_sheet(undrawn, EN)) == pairs(berger_table_sheet(drawn(6), EN))
    assert len(pairs(berger_table_sheet(without_rounds(f6()), EN))) == 5


def test_a_calendar_that_was_changed_is_shown_as_it_is() -> None:
    """And every page admits it."""
    changed = SwapRounds(1, 2)(drawn(6))
    sheet = berger_table_sheet(changed, EN)

    assert pairs(sheet)[0] == ["6–4", "5–3", "1–2"]
    assert "calendar changed by hand" in sheet.marks


def test_what_the_order_of_a_pair_means() -> None:
    """White, or home."""
    for venues, text in ((False, "White"), (True, "at home")):
        notes = berger_table_sheet(drawn(4, home_and_away=venues), EN).parts[1]
        assert isinstance(notes, Notes)
        assert text in notes.notes[0].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_b67_without_players_it_is_a_sentence(language: str) -> None:
    """Nor with one alone."""
    for tournament in (Tournament(), Tournament(players=drawn(3).players[:1])):
        (part,) = berger_table_sheet(tournament, words(language)).parts
        assert isinstance(part, Notes)
