"""Closing and reopening go through a question each."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.ui import closing_dialogs
from arbiter.ui.actions import Actions
from arbiter.ui.closing_commands import ClosingCommands
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


@pytest.fixture
def commands(qtbot, qapp):
    """Builds them over a document."""
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)

    def build(document: Document) -> tuple[ClosingCommands, ViewState]:
        state = ViewState(window)
        return ClosingCommands(document, state, Actions(window), window), state

    return build


def test_closed_and_reopened(commands, monkeypatch) -> None:
    """With a yes and with a reason; without them nothing happens."""
    document = Document(f6())
    made, _ = commands(document)
    monkeypatch.setattr(closing_dialogs, "sure_to_close", lambda *_: False)
    made.end_tournament()
    assert not document.tournament.closing.closed
    monkeypatch.setattr(closing_dialogs, "sure_to_close", lambda *_: True)
    made.end_tournament()
    assert document.tournament.closing.closed
    monkeypatch.setattr(closing_dialogs, "ask_reopening", lambda *_: "")
    made.reopen()
    assert document.tournament.closing.closed
    monkeypatch.setattr(closing_dialogs, "ask_reopening", lambda *_: "an appeal")
    made.reopen()
    assert not document.tournament.closing.closed
    assert document.tournament.closing.reasons == ("an appeal",)


def test_with_games_open(commands, monkeypatch) -> None:
    """It is refused with a sentence."""
    document = Document(drawn(4))
    made, state = commands(document)
    monkeypatch.setattr(closing_dialogs, "sure_to_close", lambda *_: True)
    said = []
    state.rejected.connect(said.append)
    made.end_tournament()

    assert len(said) == 1
    assert not document.tournament.closing.closed
