"""What is copied out of a table is text for whatever it is pasted into, and never a formula."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.edits import SetPlayer
from arbiter.domain.tournament import Player
from arbiter.ui.crosstable_tab import CrosstableTab
from arbiter.ui.journal_panel import JournalPanel
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState
from tests.boards import seed

NAME = '=HYPERLINK("http://example.invalid","Adams")'


def test_a_name_that_looks_like_a_formula_is_copied_as_text(qtbot: QtBot) -> None:
    """From the crosstable, the standings, the journal; figures stay as they are."""
    tournament = seed()
    named = replace(tournament, players=(Player(NAME), *tournament.players[1:]))
    document, state = Document(named), ViewState()
    document.apply(SetPlayer(1, Player(NAME, club=NAME)))
    crosstable = CrosstableTab(document, state)
    standings = StandingsPanel(document, state)
    journal = JournalPanel(document, state)
    copied = []
    for surface in (crosstable, standings, journal):
        qtbot.addWidget(surface)
        surface.show()
    for copy in (crosstable.view.copy, standings.view.copy, journal.copy):
        copy()
        copied.append(QGuiApplication.clipboard().text())

    for text in copied:
        cells = [cell for line in text.splitlines() for cell in line.split("\t")]
        assert not [cell for cell in cells if cell.startswith("=") and cell != "="]
        assert any("HYPERLINK" in cell for cell in cells)
    assert "'" not in "".join(copied[:2]).replace(f"'{NAME}", "")
