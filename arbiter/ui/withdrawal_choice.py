"""What the regulations do with the results of who leaves: one of three."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from arbiter.domain.tournament import WithdrawalRule
from arbiter.ui.choice import Choice
from arbiter.ui.languages import translate
from arbiter.ui.withdrawal_texts import withdrawal_rule_name


class WithdrawalChoice(Choice):
    """Who has left before stays as it was decided then, whatever is chosen here."""

    def __init__(self, rule: WithdrawalRule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("withdrawal_rule")
        for known in WithdrawalRule:
            self.addItem(withdrawal_rule_name(known))
        self.setCurrentIndex(list(WithdrawalRule).index(rule))
        self.setToolTip(
            translate(
                "TournamentDialog",
                "Whether the results of a player who withdraws or is expelled count. It says "
                "nothing new about those who have left already.",
            )
        )

    @property
    def rule(self) -> WithdrawalRule:
        """The rule that is chosen."""
        return list(WithdrawalRule)[self.currentIndex()]
