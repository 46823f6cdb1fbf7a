"""The crosstable by number and by rank."""

from __future__ import annotations

from arbiter.domain.crosstable import cell_text, crosstable, mark_of
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Pending
from tests.boards import by_rounds, drawn, f5, f6, seed


def drawn_lines(tournament, *, by_rank=False):
    table = crosstable(standings(tournament), by_rank=by_rank)
    return [
        " ".join(
            "*" if games is None else cell_text(games, row.number) or "." for games in row.cells
        )
        for row in table.rows
    ]


def test_the_seed_reads_as_it_was_printed():
    table = crosstable(standings(seed()))

    assert drawn_lines(seed())[2] == "½ ½ * ½ ½ 1 1"
    assert [(row.wins, row.losses, row.draws) for row in table.rows] == [
        (4, 0, 2),
        (3, 0, 3),
        (2, 0, 4),
        (3, 1, 2),
        (2, 3, 1),
        (1, 5, 0),
        (0, 6, 0),
    ]


def test_in_rank_order_the_columns_follow_the_rows():
    table = crosstable(standings(f6(tie_breaks=("SB",))), by_rank=True)

    assert table.order == (3, 1, 6, 2, 5, 4)
    assert [row.number for row in table.rows] == list(table.order)
    assert drawn_lines(f6(tie_breaks=("SB",)), by_rank=True)[0] == "* 0 1 1 1 ½"


def test_in_an_order_of_the_callers_own_too():
    order = (5, 1, 6, 3, 2, 4)
    table, usual = crosstable(standings(f6()), order=order), crosstable(standings(f6()))

    assert table.order == order
    assert [row.number for row in table.rows] == list(order)
    for row in table.rows:
        for other, games in zip(order, row.cells):
            assert games == usual.rows[row.number - 1].cells[other - 1]


def test_b03_an_odd_field_has_no_sixth_row():
    table = crosstable(standings(f5()))

    assert len(table.rows) == 5
    assert {len(row.cells) for row in table.rows} == {5}


def test_b34_both_games_of_a_pair_stand_in_playing_order():
    tournament = drawn(4, cycles=2)
    tournament = SetResult(1, 2, 1, Result.WHITE_WINS)(tournament)
    assert cell_text(tournament.meetings(1, 2), 1) == "1 ·"

    tournament = SetResult(1, 2, 2, Result.WHITE_WINS)(tournament)
    assert cell_text(tournament.meetings(1, 2), 1) == "1 0"
    assert cell_text(tournament.meetings(1, 2), 2) == "0 1"


def test_b35_forfeits_are_signs():
    tournament = SetResult(3, 6, 1, Result.WHITE_WINS_BY_FORFEIT)(f6())
    tournament = SetResult(4, 2, 1, Result.DOUBLE_FORFEIT)(tournament)
    lines = [line.split() for line in drawn_lines(tournament)]

    assert (lines[2][5], lines[5][2]) == ("+", "−")
    assert (lines[3][1], lines[1][3]) == ("−", "−")


def test_open_games_are_empty_and_adjourned_ones_marked():
    tournament = SetPending(1, 6, 1, Pending.ADJOURNED)(drawn(6))
    game = tournament.game(1, 6)

    assert mark_of(game, 1) == mark_of(game, 6) == "½?"
    assert cell_text((tournament.game(1, 2),), 1) == ""


def test_b31_the_diagonal_is_no_game():
    table = crosstable(standings(by_rounds(4, "R1: 1–4 ½")))

    assert [row.cells[place] for place, row in enumerate(table.rows)] == [None] * 4
