"""The lines of the places."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from arbiter.domain.prize_shares import prize_shares
from arbiter.domain.prizes import Prizes
from arbiter.domain.standings import standings
from arbiter.ui.prize_lines import FEWEST, PrizeLines
from tests.boards import t5


def lines(qtbot: QtBot, *cents: int) -> PrizeLines:
    """The lines of prizes of so many *cents*."""
    made = PrizeLines(cents, None)
    qtbot.addWidget(made)
    return made


def test_there_is_always_a_free_line(qtbot: QtBot) -> None:
    """Five to begin with, then one more than have a prize; a place may have none."""
    assert len(lines(qtbot).fields) == FEWEST
    shown = lines(qtbot, 500, 0, 100, 100, 100, 100)
    assert [field.text() for field in shown.fields] == ["5", "", "1", "1", "1", "1", ""]
    assert shown.amounts() == (500, 0, 100, 100, 100, 100, 0)


def test_the_first_line_that_is_no_amount(qtbot: QtBot) -> None:
    """With its place."""
    shown = lines(qtbot, 500)
    shown.fields[2].setText("x")
    shown.fields[4].setText("y")

    found = shown.wrong()
    assert found is not None
    assert found[0] == 3
    assert found[1].text == "x"


def test_who_shares_a_prize_has_a_line_too(qtbot: QtBot) -> None:
    """Three level at the top share what was announced for one."""
    tournament = t5()
    order = standings(tournament)
    shown = lines(qtbot, 300)
    shown.show_shares(tournament, prize_shares(order, Prizes("", (300,))).shares)

    said = [(name.text(), points.text(), gets.text()) for name, points, gets in shown._names]
    assert [gets for _, _, gets in said] == ["1", "1", "1", "", ""]
    assert said[0][0] == tournament.player(order.rows[0].number).name
    assert len({points for _, points, _ in said[:3]}) == 1

    shown.show_shares(tournament, ())
    assert not any(label.text() for line in shown._names for label in line)
