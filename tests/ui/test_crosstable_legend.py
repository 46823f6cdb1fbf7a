"""The legend explains the signs that are in the table, and no others."""

from __future__ import annotations

from arbiter.domain.edits import SetPending
from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.tournament import Pending
from arbiter.ui.crosstable_legend import Legend
from tests.boards import drawn, seed, without_rounds


def test_a_complete_table_needs_no_signs(qapp: object, qtbot: object) -> None:
    """Only the last entry, if there was one."""
    legend = Legend()
    qtbot.addWidget(legend)

    legend.show_for(seed(), entered=False)
    assert legend.accessibleName() == ""
    legend.show_for(seed(), entered=True)
    assert legend.accessibleName() == "last entry"


def test_open_games_need_discs_and_rounds(qapp: object, qtbot: object) -> None:
    """And a triangle if one is postponed, two halves if they meet twice."""
    legend = Legend()
    qtbot.addWidget(legend)
    tournament = SetPending(1, 2, 1, Pending.POSTPONED)(drawn(4, cycles=2))

    legend.show_for(tournament, entered=False)

    assert legend.accessibleName().split("; ") == [
        "White",
        "Black",
        "round still to come, bold: this round",
        "postponed",
        "two games in one cell: first game left, second right",
    ]


def test_what_has_no_room_is_left_out_from_the_right(qapp: object, qtbot: object) -> None:
    """Nothing is cut: in a narrow legend its right end is empty paper."""
    legend = Legend()
    qtbot.addWidget(legend)
    legend.show_for(drawn(4, cycles=2), entered=True)
    legend.resize(120, 30)
    picture = legend.grab().toImage()

    ground = picture.pixelColor(119, 15)
    assert all(picture.pixelColor(x, y) == ground for x in range(112, 120) for y in range(30))
    inked = {picture.pixelColor(x, y).name() for x in range(112) for y in range(30)}
    assert len(inked) > 1


def test_what_is_assumed_comes_first(qapp: object, qtbot: object) -> None:
    """A table that was read from a file has neither rounds nor discs to explain."""
    legend = Legend()
    qtbot.addWidget(legend)
    table = without_rounds(drawn(4))

    legend.show_for(table, entered=False)
    assert legend.accessibleName() == "numbers not drawn"
    legend.show_for(AssumeRounds()(table), entered=False)
    assert legend.accessibleName().split("; ")[:3] == [
        "rounds and colours assumed",
        "numbers not drawn",
        "White",
    ]


def test_a_league_explains_home_and_away_and_an_early_game_its_triangle(qtbot: object) -> None:
    """In its own words."""
    legend = Legend()
    qtbot.addWidget(legend)
    tournament = SetPending(1, 2, 1, Pending.EARLY)(drawn(4, home_and_away=True))

    legend.show_for(tournament, entered=False)

    entries = legend.accessibleName().split("; ")
    assert entries[:2] == ["Home", "Away"]
    assert "to be played early" in entries
