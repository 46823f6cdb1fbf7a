"""New results come in, other ones only one by one, data of players apart from them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.reimport import reimport
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.ui.update_dialog import UpdateDialog
from tests.boards import seed

IVANOV = Player("Ivanov", "GM", rating_fide=2500)


@pytest.fixture
def opened(qtbot):
    kept = []

    def open_dialog(ours, theirs):
        dialog = UpdateDialog(ours, reimport(ours, theirs), "round 1.xlsx")
        qtbot.addWidget(dialog)
        kept.append(dialog)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_dialog


def test_new_results_are_taken_with_enter(qtbot, opened):
    ours = SetResult(1, 2, 1, None)(seed())
    dialog = opened(ours, seed())
    assert dialog.summary.text == "1 new result, 20 equal, 0 different. Nobody is added."
    assert not dialog.table.isVisible()
    assert dialog.accept_button.text() == "Take in 1 result"
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)

    assert dialog.edit() == TakeInResults((((1, 2, 1), Result.DRAW),), "round 1.xlsx")
    assert dialog.edit()(ours) == seed()


def test_another_result_is_kept_until_it_is_taken(qtbot, opened):
    theirs = SetResult(1, 2, 1, Result.WHITE_WINS)(seed())
    dialog = opened(seed(), theirs)
    assert dialog.model.lines[0].who == "1–2  Ivanov – Petrov"
    assert not dialog.accept_button.isEnabled()
    assert dialog.words.text == "No result that stands here changes."
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)

    assert dialog.accept_button.text() == "Take in 1 result"
    assert dialog.words.text == "1 result of this tournament will be replaced."
    assert dialog.edit()(seed()) == theirs


def test_data_of_players_are_taken_field_by_field(opened):
    ours = SetPlayer(1, Player("Ivanov", rating_fide=2400))(seed())
    dialog = opened(ours, SetPlayer(1, IVANOV)(seed()))
    assert [(line.what, line.taken) for line in dialog.model.lines] == [
        ("Title", True),
        ("Rating", False),
    ]
    assert dialog.accept_button.text() == "Update 1 player"
    assert dialog.edit() == UpdatePlayers(
        ((1, Player("Ivanov", "GM", rating_fide=2400)),), "round 1.xlsx"
    )
    dialog.model.choose_all(taken=False)
    assert not dialog.accept_button.isEnabled()


def test_both_are_one_step(opened):
    ours = SetResult(1, 2, 1, None)(seed())
    dialog = opened(ours, SetPlayer(1, IVANOV)(seed()))

    assert dialog.accept_button.text() == "Take in 1 result, update 1 player"
    assert dialog.edit()(ours) == SetPlayer(1, IVANOV)(seed())


def test_esc_takes_nothing(qtbot, opened):
    dialog = opened(SetResult(1, 2, 1, None)(seed()), seed())
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_of_somebody_with_another_name_nothing_is_proposed(opened):
    dialog = opened(seed(), SetPlayer(1, Player("Ivanov I.", "GM"))(seed()))

    assert dialog.notes.text == "Taken for one and the same: Ivanov I. = 1 Ivanov."
    assert [(line.what, line.taken) for line in dialog.model.lines] == [("Title", False)]
