"""The rule about who leaves among the regulations."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.tournament import WithdrawalRule
from arbiter.ui.settings import Settings
from arbiter.ui.tournament_dialog import TournamentDialog
from arbiter.ui.withdrawal_choice import WithdrawalChoice
from tests.boards import f6


@pytest.mark.parametrize("rule", list(WithdrawalRule))
def test_the_present_rule_is_chosen(qtbot: QtBot, rule: WithdrawalRule) -> None:
    """And another can be."""
    choice = WithdrawalChoice(rule)
    qtbot.addWidget(choice)
    assert choice.rule is rule
    choice.setCurrentIndex(2)
    assert choice.rule is WithdrawalRule.NEVER_ANNUL


def test_it_is_saved_with_the_tournament(qtbot: QtBot) -> None:
    """Also after the start: who has left stays as it was decided."""
    document = Document(f6())
    dialog = TournamentDialog(document, Settings())
    qtbot.addWidget(dialog)
    assert dialog.withdrawal.isEnabled()
    dialog.withdrawal.setCurrentIndex(1)
    dialog.save()

    assert document.tournament.regulations.withdrawal is WithdrawalRule.ALWAYS_ANNUL
