"""Putting players who are level on everything in order."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import ManualOrder
from arbiter.ui.hand_order_dialog import HandOrderDialog
from tests.domain.test_play_off_edits import played


def test_an_order_is_made_with_the_keys_and_a_reason(qtbot: QtBot) -> None:
    document = Document(played(4))
    dialog = HandOrderDialog(document, (1, 2, 3, 4), None)
    qtbot.addWidget(dialog)
    assert not dialog.accept_button.isEnabled()
    assert not dialog.up_button.isEnabled()

    dialog.list.setCurrentRow(3)
    assert not dialog.down_button.isEnabled()
    dialog.move_player(-1)
    dialog.move_player(-1)
    dialog.move_player(-1)
    dialog.move_player(-1)
    assert dialog.order() == (4, 1, 2, 3)
    dialog.reason.setText("lots in the hall")
    dialog.accept_button.click()

    assert document.tournament.manual_orders == (ManualOrder((4, 1, 2, 3), "lots in the hall"),)


def test_an_order_is_shown_again_and_can_be_given_up(qtbot: QtBot) -> None:
    document = Document(played(4))
    first = HandOrderDialog(document, (1, 2, 3, 4), None)
    qtbot.addWidget(first)
    assert first.remove_button.isHidden()
    first.move_player(1)
    first.reason.setText("lots")
    first.accept_button.click()

    again = HandOrderDialog(document, (2, 1, 3, 4), None)
    qtbot.addWidget(again)
    assert again.order() == (2, 1, 3, 4)
    assert again.reason.text() == "lots"
    assert not again.accept_button.isEnabled()
    again.remove_button.click()
    assert document.tournament.manual_orders == ()
    document.undo()
    assert document.tournament.manual_orders


def test_alt_and_an_arrow_move_the_player(qtbot: QtBot) -> None:
    document = Document(played(4))
    dialog = HandOrderDialog(document, (1, 2, 3, 4), None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert dialog.order() == (2, 1, 3, 4)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert dialog.order() == (1, 2, 3, 4)
