"""The prizes of the places in lines: what is announced, and who would get what as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from arbiter.domain.errors import WrongAmount
from arbiter.domain.notation import format_points
from arbiter.domain.prize_shares import Share
from arbiter.domain.prizes import CENTS, Cents, format_amount
from arbiter.domain.tournament import Tournament
from arbiter.ui import theme
from arbiter.ui.amount_field import AmountField
from arbiter.ui.languages import decimal_mark, translate

FEWEST = 5
"""So many lines are there before anything has been typed."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PrizeLines(QWidget):
    """A line for each place, one more than have a prize; beside each the player who stands
    there, his points and what he gets.

    Signals:
        changed: an amount was typed.
        entered: (QWidget) the keyboard went to this field, which should be in view.
    """

    changed = Signal()
    entered = Signal(QWidget)

    def __init__(self, amounts: Sequence[Cents], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.fields: list[AmountField] = []
        self._names: list[tuple[QLabel, QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)
        heads = (
            (translate("Prizes", "Place"), Qt.AlignmentFlag.AlignRight),
            (translate("Prizes", "Prize"), Qt.AlignmentFlag.AlignRight),
            (translate("Prizes", "As it stands now"), Qt.AlignmentFlag.AlignLeft),
            (translate("Prizes", "Points"), Qt.AlignmentFlag.AlignRight),
            (translate("Prizes", "Gets"), Qt.AlignmentFlag.AlignRight),
        )
        for column, (text, align) in enumerate(heads):
            head = self._label(text, 12, "ink2")
            self._grid.addWidget(head, 0, column, align)
        for cents in amounts:
            self._add(format_amount(cents, decimal_mark()) if cents else "")
        self.show_at_least(FEWEST)

    def show_at_least(self, count: int) -> None:
        """So many lines, or one more than have an amount."""
        filled = [at for at, field in enumerate(self.fields, 1) if field.text().strip()]
        last = max(filled, default=0)
        while len(self.fields) < max(count, last + 1):
            self._add("")

    def _add(self, text: str) -> None:
        row = len(self.fields) + 1
        place = self._label(str(row), 14, "ink2")
        field = AmountField(text, self)
        field.setObjectName(f"prize_{row}")
        field.setAccessibleName(translate("Prizes", "Prize of place {0}").format(row))
        name, points, gets = (self._label("", 14, ink) for ink in ("ink", "ink2", "ink"))
        self._grid.addWidget(place, row, 0, _RIGHT)
        self._grid.addWidget(field, row, 1)
        self._grid.addWidget(name, row, 2)
        self._grid.addWidget(points, row, 3, _RIGHT)
        self._grid.addWidget(gets, row, 4, _RIGHT)
        if self.isVisible():
            # A layout shows it later, and it could not have the keyboard at once.
            field.show()
        if self.fields:
            QWidget.setTabOrder(self.fields[-1], field)
        self.fields.append(field)
        self._names.append((name, points, gets))
        field.textChanged.connect(self._typed)
        field.stepped.connect(lambda step, at=row - 1: self._go(at + step))
        field.pasted.connect(lambda lines, at=row - 1: self._paste(at, lines))

    def _label(self, text: str, px: int, ink: str) -> QLabel:
        label = QLabel(text, self)
        label.setFont(theme.font(px))
        palette = label.palette()
        palette.setColor(label.foregroundRole(), getattr(theme.roles(), ink))
        label.setPalette(palette)
        return label

    def _typed(self) -> None:
        self.show_at_least(FEWEST)
        self.changed.emit()

    def _go(self, at: int) -> None:
        if 0 <= at < len(self.fields):
            self.fields[at].setFocus(Qt.FocusReason.TabFocusReason)
            self.entered.emit(self.fields[at])

    def _paste(self, at: int, lines: Sequence[str]) -> None:
        """A column from a spreadsheet, from line *at* on; of several columns the last."""
        texts = [line.split("\t")[-1].strip() for line in lines]
        self.show_at_least(at + len(texts))
        for field, text in zip(self.fields[at:], texts):
            field.setText(text)
        self._go(at + len(texts) - 1)

    def amounts(self) -> tuple[Cents, ...]:
        """What has been typed, place by place.

        :raises WrongAmount: a line is no amount.
        """
        return tuple(field.cents for field in self.fields)

    def wrong(self) -> tuple[int, WrongAmount] | None:
        """The first place whose line is no amount, and why; None if all are."""
        for place, field in enumerate(self.fields, 1):
            if (error := field.wrong) is not None:
                return place, error
        return None

    def show_shares(self, tournament: Tournament, shares: Sequence[Share]) -> None:
        """Who stands at each place, and gets what; nothing before the first result."""
        receivers = sum(share.cents > 0 for share in shares)
        self.show_at_least(max(FEWEST, receivers))
        with_cents = any(share.cents % CENTS for share in shares)
        for at, (name, points, gets) in enumerate(self._names):
            share = shares[at] if at < len(shares) else None
            if share is None:
                for label in (name, points, gets):
                    label.clear()
                continue
            name.setText(tournament.player(share.standing.number).name)
            points.setText(format_points(share.standing.points))
            amount = format_amount(share.cents, decimal_mark(), with_cents=with_cents)
            gets.setText(amount if share.cents else "")
