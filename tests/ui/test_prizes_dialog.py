"""Announcing prizes by the keyboard, with those who would get them beside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.tournament import Tournament
from arbiter.ui.prizes_dialog import PrizesDialog
from tests.boards import drawn, seed


def opened(qtbot: QtBot, tournament: Tournament) -> PrizesDialog:
    """The dialog of a document with *tournament*."""
    dialog = PrizesDialog(Document(tournament), None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def preview(dialog: PrizesDialog) -> list[tuple[str, str]]:
    """Who would get what, the first place first."""
    return [(name.text(), gets.text()) for name, _, gets in dialog.lines._names if gets.text()]


def test_typed_by_the_keyboard(qtbot: QtBot) -> None:
    """The keyboard is on the first place; Tab and Down go on, Enter enters, one step to undo."""
    dialog = opened(qtbot, seed())
    document = dialog._document
    assert dialog.focusWidget() is dialog.lines.fields[0]

    qtbot.keyClicks(dialog.lines.fields[0], "500")
    qtbot.keyClick(dialog.lines.fields[0], Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.lines.fields[1]
    qtbot.keyClicks(dialog.lines.fields[1], "300")
    qtbot.keyClick(dialog.lines.fields[1], Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.lines.fields[2]
    qtbot.keyClicks(dialog.lines.fields[2], "200.50")
    qtbot.keyClick(dialog.lines.fields[2], Qt.Key.Key_Return)

    assert document.tournament.prizes == Prizes("", (50000, 30000, 20050))
    document.undo()
    assert not document.tournament.prizes.any


def test_who_would_get_what(qtbot: QtBot) -> None:
    """It follows every letter and the rule."""
    dialog = opened(qtbot, seed())
    for field, text in zip(dialog.lines.fields, ("500", "300", "200", "100")):
        field.setText(text)
    assert preview(dialog)[2:] == [("Sidorov", "150"), ("Kuznetsov", "150")]
    assert dialog.words.text == "Sum 1\N{NO-BREAK SPACE}100"

    dialog.currency.setText("EUR")
    dialog.sharing.setCurrentIndex(dialog.sharing.findData(Sharing.HORT))
    assert preview(dialog)[2:] == [("Sidorov", "175"), ("Kuznetsov", "125")]
    assert dialog.words.text.endswith("100 EUR")
    assert "half" in dialog.rule.text

    dialog.lines.fields[3].setText("100.01")
    assert "cents left over" in dialog.words.text


def test_before_the_first_result_nobody_gets_anything(qtbot: QtBot) -> None:
    """And more prizes than players are no matter then."""
    dialog = opened(qtbot, drawn(4))
    for field in dialog.lines.fields[:5]:
        field.setText("10")

    assert preview(dialog) == []
    assert dialog.words.text == "Sum 50"
    assert len(dialog.lines.fields) == 6


def test_a_column_is_pasted(qtbot: QtBot) -> None:
    """Line by line from the field with the keyboard on; of two columns the last."""
    dialog = opened(qtbot, seed())
    QGuiApplication.clipboard().setText("1\t1 000\n2\t600\n3\t400,50\n4\t\n5\t100\n6\t50\n")
    qtbot.keyClick(dialog.lines.fields[0], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert dialog.prizes().amounts[:6] == (100000, 60000, 40050, 0, 10000, 5000)
    assert dialog.focusWidget() is dialog.lines.fields[5]
    assert len(dialog.lines.fields) == 7


@pytest.mark.parametrize("text", ["ten", "1.2.3"])
def test_what_is_no_amount(qtbot: QtBot, text: str) -> None:
    """One sentence with the place, and Enter does nothing."""
    dialog = opened(qtbot, seed())
    dialog.lines.fields[1].setText(text)
    qtbot.keyClick(dialog.lines.fields[1], Qt.Key.Key_Return)

    assert dialog.isVisible()
    assert dialog.words.text.startswith(f"Place 2: “{text}” is not an amount.")
    assert not dialog.done_button.isEnabled()


def test_special_prizes(qtbot: QtBot) -> None:
    """With an amount or without, won by whom the arbiter writes; a free line is always there."""
    dialog = opened(qtbot, seed())
    what, amount, won = dialog.special.lines[0]
    amount.setText("50")
    assert "what the special prize is for" in dialog.words.text
    what.setText("Best junior")
    won.setText("Petrov")
    assert len(dialog.special.lines) == 2
    dialog.done_button.click()

    special = (SpecialPrize("Best junior", 5000, "Petrov"),)
    assert dialog._document.tournament.prizes.special == special
    again = PrizesDialog(dialog._document, None)
    qtbot.addWidget(again)
    assert [field.text() for field in again.special.lines[0]] == ["Best junior", "50", "Petrov"]
    again.special.lines[0][1].setText("a cup")
    assert not again.done_button.isEnabled()


def test_they_can_be_given_after_the_tournament_was_closed(qtbot: QtBot) -> None:
    """Who won a special prize is often decided at the very end."""
    dialog = opened(qtbot, CloseTournament()(seed()))
    dialog.lines.fields[0].setText("100")
    dialog.done_button.click()

    assert dialog._document.tournament.prizes.amounts == (10000,)
    assert dialog._document.tournament.closing.closed


def test_every_field_is_named(qtbot: QtBot) -> None:
    """For who does not see them."""
    dialog = opened(qtbot, seed())
    fields: list[QWidget] = [dialog.currency, dialog.sharing, *dialog.lines.fields]
    fields += [field for line in dialog.special.lines for field in line]

    assert all(field.accessibleName() for field in fields)
    assert dialog.lines.fields[2].accessibleName() == "Prize of place 3"
