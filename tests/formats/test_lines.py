"""Lines for a messenger."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament, Withdrawal
from arbiter.formats.documents import crosstable_sheet, round_sheet, standings_sheet
from arbiter.formats.lines import sheet_lines
from arbiter.formats.words import LANGUAGES, words
from tests import demo
from tests.boards import drawn, f5, f6

EN = words("en")


def lines(sheet) -> list[str]:
    return sheet_lines(sheet).splitlines()


def test_b70_a_round_before_and_after_play() -> None:
    """A line for each board; open ones have nothing behind the names."""
    before = lines(round_sheet(drawn(["Aho, A", "Berg, B", "Cyr, C", "Dahl, D"]), 1, EN))
    assert before[1:5] == ["Round 1", "", "1. Aho – Dahl", "2. Berg – Cyr"]

    after = lines(round_sheet(f6(), 1, EN))
    assert after[3:6] == [
        "1. Player 1 – Player 6 0–1",
        "2. Player 2 – Player 5 ½–½",
        "3. Player 3 – Player 4 ½–½",
    ]
    assert "Standings after round 1 of 5 · provisional" in after


def test_forfeits_and_boards_put_off_say_so() -> None:
    """In the words of the paper."""
    shown = lines(round_sheet(demo.sixteen(), 9, words("sv")))

    assert "6. Fernandes – Zhukova +/−" in shown
    assert f"7. Kaya – Virtanen {words('sv')['note.postponed']}" in shown


def test_who_is_free_is_named() -> None:
    """As under the table."""
    assert "Free this round: 1 Player 1" in lines(round_sheet(f5(), 1, EN))


def test_standings_with_what_decided() -> None:
    """Only between players level on points."""
    shown = lines(standings_sheet(demo.sixteen(), EN))

    assert "2. Kowalczyk 6" in shown
    assert "8. Halvorsen 4½ (DE 1, SB 17)" in shown


def test_a_crosstable_by_place_and_by_number() -> None:
    """The results of a row, in the order of the columns."""
    assert "2. Player 3 3½: 0 × 1 1 1 ½" in lines(crosstable_sheet(f6(), EN, by_rank=True))
    assert "1. Player 1 3½: × ½ 1 1 1 0" in lines(crosstable_sheet(f6(), EN))


def test_both_games_of_a_double_round_stand_together() -> None:
    """A point for one that is not over."""
    tournament = SetResult(1, 2, 1, Result.DRAW)(drawn(4, cycles=2))

    assert any(": × ½· ·· ··" in line for line in lines(crosstable_sheet(tournament, EN)))


def test_names_are_short_as_far_as_nobody_is_mistaken() -> None:
    """Surname, initial, or all of it."""
    tournament = drawn(["Berg, Anna", "Berg, Bo", "Dahl, Alva", "Dahl, Axel", "Ek, Cia"])
    text = sheet_lines(crosstable_sheet(tournament, EN))

    for name in ("Berg, A.", "Berg, B.", "Dahl, Alva", "Dahl, Axel", "Ek"):
        assert f". {name}:" in text or f". {name} :" in text


def test_who_left_has_no_place() -> None:
    """His points stand in parentheses."""
    tournament = replace(f6(), withdrawals=(Withdrawal(6, annulled=True),))

    assert any(line.startswith("— Player 6") for line in lines(standings_sheet(tournament, EN)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_table_is_longer_than_a_telephone_is_wide(language: str) -> None:
    """Forty letters or so."""
    text = sheet_lines(round_sheet(demo.sixteen(), 9, words(language)))
    table = [line for line in text.splitlines() if ". " in line[:6]]

    assert len(table) == 8 + 16
    assert max(map(len, table)) <= 42


def test_without_players_it_is_a_sentence() -> None:
    """No error."""
    listed = Tournament(players=drawn(3).players)

    assert "not been drawn" in sheet_lines(crosstable_sheet(listed, EN))
