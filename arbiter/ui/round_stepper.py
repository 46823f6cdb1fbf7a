"""Which round is in view, and the way to its neighbours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.view_state import ViewState


class RoundStepper(QWidget):
    """``‹ Round 4 of 7 ›``, gone while there are no rounds, or none that are known."""

    def __init__(
        self,
        document: Document,
        state: ViewState,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._state = state
        self._label = QLabel(self)
        self._label.setObjectName("round_in_view")
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons = []
        for action in (actions.previous_round, actions.next_round):
            button = QToolButton(self)
            button.setObjectName("step")
            button.setDefaultAction(action)
            button.setAccessibleName(action.text().replace("&", ""))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._buttons.append(button)
        row.addWidget(self._buttons[0])
        row.addWidget(self._label)
        row.addWidget(self._buttons[1])
        theme.notifier().changed.connect(self._dress)
        document.changed.connect(self.refresh)
        state.round_changed.connect(self.refresh)
        self._dress()

    def _dress(self) -> None:
        self._label.setFont(theme.font(14, bold=True))
        for button in self._buttons:
            button.setFixedHeight(theme.scaled(30))
        self.refresh()

    def refresh(self) -> None:
        """Name the round in view."""
        tournament = self._document.tournament
        rounds = tournament.rounds
        shown = tournament.drawn and tournament.rounds_known and self._state.round > 0
        pattern = translate("RoundStepper", "Round {0} of {1}")
        self._label.setText(pattern.format(self._state.round, rounds))
        widest = pattern.format(rounds, rounds)
        metrics = QFontMetrics(self._label.font())
        self._label.setMinimumWidth(metrics.horizontalAdvance(widest) + theme.scaled(24))
        for part in (self._label, *self._buttons):
            part.setVisible(shown)
