"""The wizard: who, how, why, how far, and what it does, before it is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.tournament import Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui import theme
from arbiter.ui.withdrawal_dialog import WithdrawalDialog
from tests.boards import drawn, f6
from tests.domain.test_withdrawal_edits import f6_after
from tests.domain.test_withdrawals import with_games

Wizard = Callable[..., WithdrawalDialog]


@pytest.fixture
def wizard(qtbot: QtBot) -> Wizard:
    """Opens the wizard over a tournament, about the player of a number."""

    def opened(tournament: Tournament, number: int = 0) -> WithdrawalDialog:
        dialog = WithdrawalDialog(Document(tournament), number)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return opened


def test_b16_under_half_nobody_counts_him(wizard: Wizard) -> None:
    """The count, the rule and the preview are there; accepting does it in one step."""
    dialog = wizard(f6_after(2), 4)
    document = dialog._document

    assert dialog.number == 4
    assert dialog.count.text == "2 of 5 games completed, 40 %."
    assert dialog.annulled.isChecked()
    assert dialog.lines.lines[-1].place == "—"
    assert not dialog.accept_button.isEnabled()
    dialog.confirmed.setChecked(True)
    assert dialog.accept_button.isEnabled()
    dialog.reason.setText(" illness ")
    dialog.accept_button.click()

    (left,) = document.tournament.withdrawals
    assert (left.number, left.annulled, left.expelled, left.reason) == (4, True, False, "illness")
    document.undo()
    assert document.tournament == f6_after(2)
    document.redo()
    assert len(document.tournament.withdrawals) == 1


@pytest.mark.parametrize(("size", "cycles"), [(6, 1), (7, 1), (4, 2), (5, 2)])
@pytest.mark.parametrize("played", [2, 3, 4])
def test_the_rule_at_two_three_and_four_games(
    wizard: Wizard, size: int, cycles: int, played: int
) -> None:
    """Single and double, even and odd: the choice is made as the rule has it."""
    dialog = wizard(with_games(size, cycles, 1, played), 1)
    games = (size - 1) * cycles

    assert dialog.count.text.startswith(f"{played} of {games} game")
    assert dialog.annulled.isChecked() == (2 * played < games)


def test_another_decision_is_possible_and_said(wizard: Wizard) -> None:
    """The arbiter may count the games otherwise; the words turn to a warning."""
    dialog = wizard(f6_after(2), 4)
    before = dialog.lines.lines
    dialog.counted.setChecked(True)

    assert "not what the regulations say" in dialog.rule.text
    assert dialog.lines.lines != before
    assert not dialog.edit().annul
    dialog.annulled.setChecked(True)
    assert "not what the regulations say" not in dialog.rule.text


def test_another_player_is_counted_anew(wizard: Wizard) -> None:
    """And the confirmation is asked for again."""
    dialog = wizard(with_games(6, 1, 2, 4), 2)
    dialog.confirmed.setChecked(True)
    assert dialog.counted.isChecked()
    dialog.who.setCurrentIndex(dialog.who.findData(1))

    assert dialog.annulled.isChecked()
    assert not dialog.confirmed.isChecked()


def test_expulsion(wizard: Wizard) -> None:
    """The button says what it does."""
    dialog = wizard(f6_after(2), 4)
    dialog.expelled.setChecked(True)
    dialog.confirmed.setChecked(True)
    assert dialog.accept_button.text() == "Expel"
    dialog.withdraw()
    assert dialog._document.tournament.withdrawals[0].expelled


def test_who_has_left_is_not_offered_again(wizard: Wizard) -> None:
    """Nor does an unknown number matter; where everybody has left, nothing can be done."""
    left = Withdraw(4)(f6_after(2))
    dialog = wizard(left, 4)
    assert dialog.who.findData(4) == -1
    assert dialog.number == 1
    everybody = left
    for number in (1, 2, 3, 5, 6):
        everybody = Withdraw(number)(everybody)
    empty = wizard(everybody)
    empty.confirmed.setChecked(True)
    assert empty.number == 0
    assert not empty.accept_button.isEnabled()


def test_a_closed_tournament_says_so(wizard: Wizard) -> None:
    """The preview is there, and the reason why it stays one."""
    dialog = wizard(CloseTournament()(f6()), 4)
    dialog.confirmed.setChecked(True)

    assert not dialog.accept_button.isEnabled()
    assert "closed" in dialog.changes.text


def test_by_the_keyboard(wizard: Wizard, qtbot: QtBot) -> None:
    """Everything has its place in the order of Tab and its letter, and Esc leaves."""
    dialog = wizard(f6_after(2), 4)
    seen = []
    widget = dialog.who
    for _ in range(12):
        widget = widget.nextInFocusChain()
        seen.append(widget)
    for field in (dialog.reason, dialog.confirmed):
        assert field in seen
        assert field.accessibleName() or field.text()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog._document.tournament.withdrawals == ()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_painted(wizard: Wizard, qapp: object, scheme: str) -> None:
    """In both themes, also with a field of three."""
    theme.apply_theme(qapp, scheme)
    try:
        dialog = wizard(drawn(3), 1)
        assert not dialog.grab().toImage().isNull()
        assert isinstance(dialog.preview.grab(), QPixmap)
    finally:
        theme.apply_theme(qapp, "light")
