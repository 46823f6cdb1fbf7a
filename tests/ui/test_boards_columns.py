"""What stands above the boards."""

from __future__ import annotations

from arbiter.ui.boards_columns import LEFT, SORTS, Column, alignment, heading, heading_tip


def test_every_column_says_in_a_sentence_what_it_holds() -> None:
    """Those whose headings sort say that too, and only those."""
    for column in Column:
        tip = heading_tip(column, venues=False)
        assert tip
        assert ("sorts" in tip) is (column in SORTS)


def test_a_league_has_home_and_away() -> None:
    """In the headings as elsewhere."""
    assert [heading(column, venues=True) for column in LEFT] == ["Home", "Away"]
    assert heading(Column.WHITE, venues=False) == "White"
    assert alignment(Column.WHITE) != alignment(Column.WHITE_RATING)
