"""Rounds and upsets as tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.delimited import csv_text
from arbiter.formats.documents import statistics_sheet
from arbiter.formats.documents.statistics_tables import (
    leaves_room,
    rounds_table,
    share_text,
    upsets_table,
)
from arbiter.formats.sheets import Table
from arbiter.formats.words import words
from tests.boards import by_rounds, drawn, f6, without_rounds
from tests.events import complete

EN = words("en")


def lines(table: Table | None) -> list[str]:
    """The rows, their cells apart by a blank, nothing for an empty one."""
    assert table is not None
    return [" ".join(filter(None, (str(cell.text) for cell in row))) for row in table.rows]


def heads(table: Table | None) -> list[str]:
    assert table is not None
    return [column.head for column in table.columns]


def test_a_line_for_each_round_and_their_sum() -> None:
    """Played, won by White, drawn, won by Black, the share that somebody won."""
    table = rounds_table(f6(), EN)

    assert heads(table) == ["Rd", "Played", "1–0", "½–½", "0–1", "Decided"]
    assert lines(table) == [
        "1 3 0 2 1 33 %",
        "2 3 1 1 1 67 %",
        "3 3 0 1 2 67 %",
        "4 3 1 1 1 67 %",
        "5 3 1 0 2 100 %",
        "All 15 3 5 7 67 %",
    ]
    assert table is not None
    assert table.groups[-1].total


def test_columns_for_what_occurs() -> None:
    """Forfeits, decisions and open games; a round without a game played has no share."""
    tournament = f6().after_round(2)
    for pair in ((1, 6), (2, 5), (3, 4)):
        tournament = SetResult(*pair, 1, Result.DOUBLE_FORFEIT)(tournament)
    tournament = SetResult(4, 6, 1, Result.BOTH_LOSE)(tournament)
    tournament = SetResult(3, 5, 1, None)(tournament)
    table = rounds_table(tournament, EN)

    assert heads(table)[5:] == ["0–0 ½–0", "Decided", "Forfeits", "Still out"]
    assert lines(table) == ["1 0 0 0 0 3", "2 2 0 1 0 1 0 % 1", "All 2 0 1 0 1 0 % 3 1"]


def test_rounds_that_have_not_begun_are_not_listed() -> None:
    """One round needs no sum; nothing at all is no table."""
    assert lines(rounds_table(f6().after_round(1), EN)) == ["1 3 0 2 1 33 %"]
    for tournament in (Tournament(), drawn(6), without_rounds(f6())):
        assert rounds_table(tournament, EN) is None


def test_forfeits_of_somebody_who_left_begin_no_round() -> None:
    """Nor has a round a line in which no game counts."""
    left = Withdraw(6, annul=False)(f6().after_round(3))
    assert [line.split()[0] for line in lines(rounds_table(left, EN))] == ["1", "2", "3", "All"]

    three = by_rounds(3, "R1: 2–3 1–0. R2: 1–2 1–0. R3: 3–1 ½.")
    assert lines(rounds_table(Withdraw(3, annul=True)(three), EN)) == ["2 1 1 0 0 100 %"]


@pytest.mark.parametrize(
    ("players", "cycles", "blocks", "rows"),
    [(13, 1, 2, 7), (24, 1, 2, 12), (26, 1, 3, 9), (24, 2, 3, 16), (12, 1, 1, 12)],
)
def test_many_rounds_stand_beside_each_other(
    players: int, cycles: int, blocks: int, rows: int
) -> None:
    """Every round once, down the blocks; all columns have keys of their own."""
    tournament = complete(players, seed=2, cycles=cycles)
    table = rounds_table(tournament, EN)
    assert table is not None
    keys = [column.key for column in table.columns]
    places = [at for at, key in enumerate(keys) if key.startswith("round_")]
    found = [str(row[at].text) for at in places for row in table.rows]

    assert len(set(keys)) == len(keys)
    assert (len(places), len(table.rows)) == (blocks, rows)
    rounds = [str(round) for round in range(1, tournament.rounds + 1)]
    assert [text for text in found if text.isdecimal()] == rounds
    assert leaves_room(tournament) is (rows <= 12)
    assert {len(row) for row in table.rows} == {len(keys)}


def test_another_program_gets_a_line_for_each_round() -> None:
    """However many there are, with words over every column."""
    text = csv_text(statistics_sheet(complete(26, seed=2, forfeits=0.1), EN), EN)

    assert text.splitlines()[0] == "Rd,Played,1–0,½–½,0–1,Decided,Forfeits"
    assert len(text.splitlines()) == 27


def test_upsets_name_both_and_the_difference() -> None:
    """Five at most, the largest first; the round only where it is known."""
    ratings = (2000, 2100, 2200, 2300, 2400, 2500)
    players = tuple(replace(p, rating_fide=r) for p, r in zip(f6().players, ratings))
    table = upsets_table(replace(f6(), players=players), EN)

    assert heads(table) == ["Rd", "Winner", "Rtg", "Loser", "Rtg", "Difference"]
    assert lines(table)[0] == "5 Player 1 2000 Player 5 2400 400"
    assert len(lines(table)) == 5
    unknown = upsets_table(replace(without_rounds(f6()), players=players), EN)
    assert lines(unknown)[0] == "Player 1 2000 Player 5 2400 400"
    assert upsets_table(f6(), EN) is None


def test_a_share_in_each_language() -> None:
    """Turkish puts the sign first; of nothing there is no share."""
    assert share_text(3, 8, EN) == "3 (38 %)"
    assert share_text(3, 8, words("tr")) == "3 (%38)"
    assert share_text(0, 0, EN) == "0"
