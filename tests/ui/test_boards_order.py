"""The order of the boards, and whose are shown."""

from __future__ import annotations

from arbiter.domain.edits import SetPending
from arbiter.domain.tournament import Pending
from arbiter.ui.boards_order import BoardsOrder, Key
from arbiter.ui.languages import set_language
from tests.boards import by_rounds, drawn


def _boards(order: BoardsOrder, names: list[str] | int = 6) -> list[int | None]:
    tournament = drawn(names)
    return [game.board for game in order.arrange(tournament, tournament.boards(1))]


def test_by_the_names_of_either_side() -> None:
    """In the alphabet of the language: Å comes last in Swedish."""
    names = ["Zeta", "Åberg", "Alm", "Bo", "Cid", "Dag"]  # round 1: 1–6, 2–5, 3–4
    set_language("sv")
    white = _boards(BoardsOrder(Key.WHITE), names)
    set_language("en")
    assert white == [3, 1, 2]
    assert _boards(BoardsOrder(Key.WHITE), names) == [2, 3, 1]
    assert _boards(BoardsOrder(Key.BLACK), names) == [3, 2, 1]
    assert _boards(BoardsOrder(Key.BLACK, turned=True), names) == [1, 2, 3]


def test_boards_that_are_out_come_first_by_state() -> None:
    """Then those put off, then those that have reported; each in the order of the boards."""
    six = by_rounds(6, "R1: 1–6 1–0.")
    six = SetPending(2, 5, 1, Pending.POSTPONED)(six)
    shown = BoardsOrder(Key.STATE).arrange(six, six.boards(1))
    assert [game.board for game in shown] == [3, 2, 1]


def test_only_the_boards_of_those_who_were_found() -> None:
    """Whatever their colour; of nobody, none."""
    assert _boards(BoardsOrder(players=frozenset({5, 1}))) == [1, 2]
    assert _boards(BoardsOrder(players=frozenset())) == []


def test_a_third_click_ends_the_order() -> None:
    """So a click by mistake is nothing that stays."""
    order = BoardsOrder()
    assert order.clicked(Key.WHITE) == (Key.WHITE, False)
    assert BoardsOrder(Key.WHITE).clicked(Key.WHITE) == (Key.WHITE, True)
    assert BoardsOrder(Key.WHITE, turned=True).clicked(Key.WHITE) == (Key.BOARD, False)
    assert order.clicked(Key.BOARD) == (Key.BOARD, True)
