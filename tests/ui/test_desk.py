"""What the desk does beyond showing: it follows the document and goes where the work is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from arbiter.document.document import Document
from arbiter.domain.edits import DrawLots, SetResult, SetTournament
from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.import_edits import ImportTournament
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, LotMethod, Player, Regulations, Tournament
from arbiter.storage import store
from arbiter.ui.actions import Actions
from arbiter.ui.desk import Desk
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6, without_rounds


@pytest.fixture
def built(qtbot):
    """Builds a desk over a tournament in a shown window."""
    desks: list[Desk] = []

    def build(tournament: Tournament) -> Desk:
        window = QMainWindow()
        qtbot.addWidget(window)
        window.resize(1366, 740)
        desk = Desk(window, Document(tournament), ViewState(), Actions(window))
        desks.append(desk)
        window.show()
        desk.serve()
        return desk

    return build


def test_the_draw_leads_to_the_first_round(built) -> None:
    """Nothing has to be looked for."""
    desk = built(Tournament(players=(Player("Adams"), Player("Berg"), Player("Costa"))))
    assert desk.state.round == 0

    desk.document.apply(DrawLots(LotMethod.AS_LISTED, (1, 2, 3)))
    assert desk.state.round == 1
    assert desk.tabs.currentWidget() is desk.tabs.pairings


@pytest.mark.parametrize("way", ["tab", "pane", "standings"])
def test_the_first_result_leaves_the_keys_on_the_boards(built, qtbot, way) -> None:
    """The table of standings appears with it, and takes no key from the boards, even if it
    was asked for while there was only a sentence."""
    desk = built(drawn(6))
    desk.tabs.go_to(desk.tabs.pairings)
    boards = desk.tabs.pairings.page.boards
    qtbot.waitUntil(boards.hasFocus)
    if way == "tab":
        qtbot.keyClick(boards, Qt.Key.Key_Tab)
    elif way == "pane":
        desk.next_pane()
        desk.next_pane()
    else:
        desk.show_standings()
    boards.setFocus()
    qtbot.keyClick(boards, Qt.Key.Key_1)

    assert desk.side.standings.view.isVisible()
    assert boards.hasFocus()


def test_it_opens_at_the_round_in_play(built) -> None:
    """The first with an open game."""
    tournament = f6()
    for number in (4, 5):
        for game in tournament.boards(number):
            tournament = SetResult(*game.name, None)(tournament)

    assert built(tournament).state.round == 4


def test_fewer_rounds_leave_none_behind_the_last(built) -> None:
    """Two cycles become one while round 8 is in view."""
    desk = built(drawn(6, cycles=2))
    desk.state.show_round(8)
    desk.document.apply(SetTournament(Event(), Regulations(cycles=1)))

    assert 1 <= desk.state.round <= 5


def test_the_window_is_named_after_the_event(built) -> None:
    """Until it has a name it says so."""
    desk = built(drawn(4))
    assert desk._window.windowTitle() == "Untitled tournament – Arbiter"

    desk.document.apply(SetTournament(Event("Club final"), desk.document.tournament.regulations))
    assert desk._window.windowTitle() == "Club final – Arbiter"


def test_a_locked_tournament_offers_no_edit(built) -> None:
    """Read only: nothing to undo, draw or paste; printing goes on."""
    desk = built(drawn(4))
    desk.document.apply(SetResult(1, 4, 1, Result.DRAW))
    desk.document.read_only = True
    desk.refresh()

    assert not desk.actions.undo.isEnabled()
    assert not desk.actions.paste.isEnabled()
    assert desk.actions.print_round.isEnabled()


def test_no_open_board_is_said(built) -> None:
    """In the status line."""
    desk = built(f6())
    desk.commands.entry.next_open()

    assert desk.status.entry.text() == "No board is open."


def test_why_comes_into_view_when_it_was_put_away(built) -> None:
    """The key for it shows the dock again."""
    desk = built(f6())
    desk.actions.side.trigger()
    assert not desk.side.isVisible()

    desk.actions.why.trigger()
    assert desk.side.isVisible()
    assert desk.side.why.isVisible()


def test_a_finding_leads_to_its_cell(built) -> None:
    """From whatever tab is in view."""
    desk = built(Tournament(players=(Player("Adams"), Player("Adams"), Player("Costa"))))
    desk.tabs.setCurrentWidget(desk.tabs.crosstable)
    desk.side.player_asked.emit(2, "name")

    assert desk.tabs.currentWidget() is desk.tabs.players
    assert desk.tabs.players.page.view.current_row() == 1


def test_panes_follow_each_other(qtbot, built) -> None:
    """F6 goes from the table to the standings, to *Why?*, and back."""
    desk = built(f6())
    desk._window.activateWindow()
    qtbot.waitUntil(desk._window.isActiveWindow)
    desk.focus_first()
    visited = []
    for _ in range(3):
        desk.next_pane()
        focus = desk._window.focusWidget()
        panes = (desk.side.standings, desk.side.why, desk.tabs)
        visited.append(next(p for p in panes if p is focus or p.isAncestorOf(focus)))

    assert visited == [desk.side.standings, desk.side.why, desk.tabs]


def test_the_journal_has_room_for_some_lines(qtbot, built) -> None:
    """Ctrl+J shows more than its heading, and what stands beside keeps its height."""
    desk = built(f6())
    before = desk.side.height()
    desk.actions.journal.trigger()

    qtbot.waitUntil(lambda: desk.journal_dock.height() >= 170)
    assert desk.side.height() == before


def test_without_known_rounds_the_crosstable_still_works(qtbot, built, tmp_path: Path) -> None:
    """A tournament that was only a crosstable: what needs rounds is pale and says why."""
    whole = drawn(["Adams", "Berg", "Costa", "Dahl"])
    bare = tuple(replace(game, round=None, board=None, colours_known=False) for game in whole.games)
    path = tmp_path / "bare.arbiter"
    store.create(path, replace(whole, games=bare))
    desk = built(store.read(path).tournament)
    said = []
    desk.state.rejected.connect(said.append)

    for action in (desk.actions.pairings, desk.actions.players, desk.actions.crosstable):
        action.trigger()
    going = desk.commands.entry
    for act in (
        going.next_open,
        desk.next_round,
        desk.previous_round,
        lambda: going.go_to_board(1),
    ):
        act()
    desk.document.apply(SetResult(1, 4, 1, Result.DRAW))

    for action in (desk.actions.print_round, desk.actions.next_round, desk.actions.go_to_board):
        assert not action.isEnabled()
        assert "Rounds and colours of this tournament are not known." in action.toolTip()
    assert all(isinstance(error, RoundsUnknown) for error in said)
    assert desk.actions.export_excel.isEnabled()
    assert desk.status.open.text() == "5 games open"
    assert not desk.toolbar.findChild(QLabel, "round_in_view").isVisible()


def test_an_imported_crosstable_gets_rounds_in_one_step(qtbot, built) -> None:
    """From the menu, without a round in view before; undo makes all of it unknown again."""
    desk = built(Tournament())
    assert not desk.actions.assume_rounds.isVisible()

    desk.document.apply(ImportTournament(without_rounds(f6()), "april.xlsx"))
    desk.document.apply(SetResult(1, 5, 1, None))
    assert desk.actions.assume_rounds.isVisible()
    assert desk.state.round == 0
    assert desk.tabs.currentWidget() is desk.tabs.crosstable
    desk.show_pairings()
    assert desk.tabs.pairings.page.unknown.isVisible()
    assert desk.side.standings.title.accessibleName() == "Standings after 14 games – provisional"

    desk.actions.assume_rounds.trigger()
    assert not desk.actions.assume_rounds.isVisible()
    assert desk.state.round == 5
    assert desk.actions.print_round.isEnabled()
    assert "rounds and colours assumed" in desk.status.open.text()
    desk.commands.entry.next_open()
    assert desk.tabs.pairings.page.boards.isVisible()

    desk.undo()
    assert desk.tabs.pairings.page.unknown.isVisible()
    assert desk.actions.assume_rounds.isVisible()
    assert desk.document.tournament.score(1) == f6().score(1) - f6().game(1, 5).points_of(
        1, f6().regulations.scoring
    )
