"""The table of the addends, for one player and for several."""

from __future__ import annotations

from arbiter.domain.edits import SetPending
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Pending
from arbiter.formats.documents.addends import addends_table
from arbiter.formats.sheets import Table
from arbiter.formats.words import words
from tests.boards import drawn, seed, tec

EN = words("en")


def table(code: str, *players: int) -> Table:
    explain = tie_break(code).explain
    made = addends_table(seed(), {p: explain(seed(), p, players) for p in players}, EN)
    assert made is not None
    return made


def test_one_player_has_no_difference() -> None:
    """Two have one, three have none."""
    assert [len(table("SB", *range(1, n + 1)).columns) for n in (1, 2, 3, 4)] == [5, 8, 9, 11]


def test_the_columns_of_a_player_stand_under_his_name() -> None:
    """Number and surname."""
    bands = [column.band for column in table("SB", 3, 4).columns]

    assert bands == ["", "", "", *["3 Sidorov"] * 2, *["4 Kuznetsov"] * 2, ""]


def test_a_direct_encounter_has_rows_only_for_those_who_are_level() -> None:
    """The others don't matter."""
    assert [str(row[1].text) for row in table("DE", 3, 4).rows] == ["Sidorov", "Kuznetsov", "Sum"]


def test_lots_have_no_addends() -> None:
    """So there is no table."""
    explained = {3: tie_break("LOT").explain(seed(), 3, (3, 4))}

    assert addends_table(seed(), explained, EN) is None


def test_an_adjourned_game_has_a_question_mark() -> None:
    """It counts as a draw until it is finished."""
    tournament = SetPending(1, 4, 1, Pending.ADJOURNED)(drawn(4))
    explained = {1: tie_break("SB").explain(tournament, 1, (1,))}
    made = addends_table(tournament, explained, EN)
    assert made is not None

    assert [str(row[3].text) for row in made.rows][:3] == [
        "no result yet",
        "no result yet",
        "½? × ½",
    ]


def exercise(code: str, *players: int) -> list[list[str]]:
    explain = tie_break(code).explain
    made = addends_table(tec(), {p: explain(tec(), p, players) for p in players}, EN)
    assert made is not None
    return [[str(cell.text) for cell in row] for row in made.rows]


def test_what_was_cut_stays_with_its_figures() -> None:
    """The value is empty, and the sum is without it."""
    rows = exercise("SB/C1", 6)

    assert rows[3] == ["4", "David", "1½", "½ × 1½ · cut", ""]
    assert rows[-1] == ["", "Sum", "", "", "1.5"]


def test_the_progressive_score_has_a_row_for_each_round() -> None:
    """And no opponents."""
    rows = exercise("PS", 5, 6)

    assert rows[0] == ["Round 1", "½", "0.5", "0", "0", "+0.5"]
    assert rows[-1] == ["Sum", "", "6.5", "", "3.5", "+3"]


def test_a_forfeit_is_named_where_it_counts_and_where_it_does_not() -> None:
    """By article 15.2."""
    assert exercise("WIN", 6)[4] == ["5", "Franck", "1½", "1 · by forfeit", "1"]
    assert exercise("ARO", 6)[4] == ["5", "Franck", "1½", "not played", ""]


def test_what_was_expected_is_shown_beside_the_ratings_and_not_as_the_value() -> None:
    """The perfect performance is none of its addends' sum."""
    rows = exercise("PTP", 6)

    assert rows[0] == ["1", "Alyx", "3½", "2200", "0.08"]
    assert rows[-2:] == [["", "Expected points", "", "", "0.5"], ["", "Value", "", "", "1789"]]


def test_a_mean_of_nothing_is_none() -> None:
    """All four ratings are cut."""
    assert exercise("ARO/M2", 6)[-1] == ["", "Value", "", "", "none"]
