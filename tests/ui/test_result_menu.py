from PySide6.QtWidgets import QMenu

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.result_keys import Command, key_set
from arbiter.ui.result_menu import fill_result_menu


def filled(qtbot, game):
    menu, asked = QMenu(), []
    qtbot.addWidget(menu)
    fill_result_menu(menu, game, key_set("123"), asked.append)
    actions = [*menu.actions()]
    for action in menu.actions():
        if action.menu():
            actions += action.menu().actions()
    return [action for action in actions if action.text() and not action.menu()], asked, menu


def test_every_result_can_be_chosen_by_name(qtbot):
    actions, asked, _menu = filled(qtbot, Game(1, 2, result=Result.DRAW))
    for action in actions:
        action.trigger()

    assert set(asked) == {*Result, *Command}
    assert [action.text() for action in actions][:3] == ["White won\t1", "Draw\t3", "Black won\t2"]


def test_the_present_state_is_ticked(qtbot):
    actions, _, _menu = filled(qtbot, Game(1, 2, pending=Pending.POSTPONED))
    assert [action.text() for action in actions if action.isChecked()] == ["Postponed\tP"]
