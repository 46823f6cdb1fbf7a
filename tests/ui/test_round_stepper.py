"""The round in view, between its neighbours."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QMainWindow

from arbiter.document.document import Document
from arbiter.domain.edits import CancelLots
from arbiter.ui.actions import Actions
from arbiter.ui.round_stepper import RoundStepper
from arbiter.ui.view_state import ViewState
from tests.boards import drawn


def test_it_names_the_round_and_goes_with_the_rounds(qtbot) -> None:
    """``Round 2 of 5``; after the draw is taken back there is none."""
    window = QMainWindow()
    qtbot.addWidget(window)
    document, state = Document(drawn(6)), ViewState()
    stepper = RoundStepper(document, state, Actions(window), window)
    window.setCentralWidget(stepper)
    window.show()
    label = stepper.findChild(QLabel, "round_in_view")

    state.show_round(2)
    assert label.text() == "Round 2 of 5"
    assert label.isVisible()

    document.apply(CancelLots())
    state.show_round(0)
    assert not label.isVisible()
