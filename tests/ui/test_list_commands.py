"""The entries of the Tournament menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Player, Tournament
from arbiter.storage.player_index import keep_list
from arbiter.ui import list_comparison_dialog, list_dialog
from arbiter.ui.actions import Actions
from arbiter.ui.list_commands import ListCommands
from arbiter.ui.list_desk import list_desk
from arbiter.ui.view_state import ViewState

KARIN = ListedPlayer("Ostlund, Karin", "1702204", "", "SWE", standard=2204)
LIST = RatingList(ListKind.FIDE, "foa.txt", 0, "2026-11-01")


class Window(QMainWindow):
    def __init__(self, *players):
        super().__init__()
        self.document, self.state = Document(Tournament(players=players)), ViewState()
        self.acts = Actions(self)
        self.commands = ListCommands(self.document, self.state, self.acts, self)
        self.heard = []
        self.state.said.connect(self.heard.append)


@pytest.fixture
def window(qtbot):
    made = []

    def make(*players):
        made.append(Window(*players))
        qtbot.addWidget(made[-1])
        return made[-1]

    yield make
    for one in made:
        list_desk(one.state).let_go()


def test_without_a_list_comparing_shows_how_to_get_one(window, monkeypatch):
    shown = []
    monkeypatch.setattr(list_dialog.ListDialog, "exec", lambda dialog: shown.append(dialog))
    window(Player("Ek")).acts.compare_players.trigger()

    assert len(shown) == 1


def test_the_lists_are_shown(window, monkeypatch):
    shown = []
    monkeypatch.setattr(list_dialog.ListDialog, "exec", lambda dialog: shown.append(dialog))
    window().acts.rating_lists.trigger()

    assert len(shown) == 1


@pytest.mark.parametrize("accepted", [True, False])
def test_what_was_chosen_is_one_step(window, monkeypatch, accepted):
    keep_list(LIST, iter([KARIN]))
    dialog = list_comparison_dialog.ListComparisonDialog
    monkeypatch.setattr(dialog, "exec", lambda _: dialog.DialogCode(int(accepted)))
    one = window(Player("Östlund, Karin", fide_id="1702204"))
    one.acts.compare_players.trigger()

    assert one.document.undo_line.count == int(accepted)
    assert one.heard == (["1 player brought up to date."] if accepted else [])
    rating = one.document.tournament.player(1).rating_fide
    assert rating == (2204 if accepted else 0)
