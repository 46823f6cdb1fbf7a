"""Prizes that no place gives, in lines: what for, how much, and who won it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from arbiter.domain.errors import WrongAmount
from arbiter.domain.prizes import SpecialPrize, format_amount
from arbiter.ui.amount_field import AmountField
from arbiter.ui.languages import decimal_mark, translate


class SpecialPrizes(QWidget):
    """A line for each, and a free one.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self, prizes: Sequence[SpecialPrize], parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: list[tuple[QLineEdit, AmountField, QLineEdit]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        for prize in prizes:
            self._add(prize)
        self._follow()

    def _add(self, prize: SpecialPrize) -> None:
        row = len(self.lines)
        amount = format_amount(prize.cents, decimal_mark()) if prize.cents else ""
        line = (
            QLineEdit(prize.for_what, self),
            AmountField(amount, self),
            QLineEdit(prize.won, self),
        )
        texts = (
            (translate("Prizes", "Best junior"), translate("Prizes", "Special prize {0}")),
            ("", translate("Prizes", "Amount of special prize {0}")),
            (translate("Prizes", "Winner"), translate("Prizes", "Winner of special prize {0}")),
        )
        for column, (field, (example, spoken)) in enumerate(zip(line, texts)):
            field.setPlaceholderText(example)
            field.setAccessibleName(spoken.format(row + 1))
            field.textChanged.connect(self._follow)
            self._grid.addWidget(field, row, column)
        self.lines.append(line)

    def _follow(self) -> None:
        if not self.lines or any(field.text().strip() for field in self.lines[-1]):
            self._add(SpecialPrize(""))
        self.changed.emit()

    def prizes(self) -> tuple[SpecialPrize, ...]:
        """What has been typed.

        :raises WrongAmount: a line has no amount where one stands.
        """
        return tuple(
            SpecialPrize(what.text(), amount.cents, won.text())
            for what, amount, won in self.lines
            if what.text().strip()
        )

    def wrong(self) -> WrongAmount | None:
        """Why an amount is none; None if all are."""
        found = (amount.wrong for _, amount, _ in self.lines)
        return next((error for error in found if error is not None), None)

    def nameless(self) -> bool:
        """Whether an amount or a winner stands in a line that does not say what for."""
        return any(
            not what.text().strip() and (amount.text().strip() or won.text().strip())
            for what, amount, won in self.lines
        )
