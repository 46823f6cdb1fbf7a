"""The columns of the list of players are chosen, and remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.player_column_choice import column_choice
from arbiter.ui.player_columns import USUAL, PlayerColumn
from arbiter.ui.players_tab import PlayersTab
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

ID = "12345678901"


@pytest.fixture
def tab(qtbot):
    document, state = Document(Tournament()), ViewState()
    player = Player("Öz, Ece", national_id=ID, rating_fide=1900, rating_national=2000, sex="w")
    document.apply(AddPlayers((player,)))
    found = PlayersTab(document, state)
    qtbot.addWidget(found)
    found.resize(1000, 500)
    found.show()
    return found


def shown(tab):
    return {column for column in PlayerColumn if not tab.view.isColumnHidden(column)}


def text(tab, column, role=Qt.ItemDataRole.DisplayRole):
    return tab.model.data(tab.model.index(0, column), role)


def test_usually_there_are_no_national_columns(tab):
    assert shown(tab) == {PlayerColumn.NUMBER, PlayerColumn.NAME, *USUAL}
    assert text(tab, PlayerColumn.RATING) == "1900"


def test_a_choice_is_remembered(tab):
    choice = tab.model.columns
    choice.show(PlayerColumn.NATIONAL_ID, shown=True)
    choice.show(PlayerColumn.CLUB, shown=False)

    assert PlayerColumn.NATIONAL_ID in shown(tab)
    assert PlayerColumn.CLUB not in shown(tab)
    assert column_choice(ViewState()).shown == choice.shown
    choice.show_usual()
    assert Settings().player_columns is None


def test_all_of_them_can_be_left_out(tab):
    for column in USUAL:
        tab.model.columns.show(column, shown=False)

    assert shown(tab) == {PlayerColumn.NUMBER, PlayerColumn.NAME}
    assert column_choice(ViewState()).shown == frozenset()


def test_personal_numbers_are_masked_until_they_are_asked_for(tab):
    choice = tab.model.columns
    choice.show(PlayerColumn.NATIONAL_ID, shown=True)
    assert text(tab, PlayerColumn.NATIONAL_ID) == "••••••••901"
    assert ID not in text(tab, PlayerColumn.NATIONAL_ID, Qt.ItemDataRole.AccessibleTextRole)
    assert text(tab, PlayerColumn.NATIONAL_ID, Qt.ItemDataRole.EditRole) == ID
    choice.show_whole_ids(True)
    assert text(tab, PlayerColumn.NATIONAL_ID) == ID
    assert not column_choice(ViewState()).whole_ids


def test_both_ratings_stand_apart_once_both_are_shown(tab):
    tab.model.columns.show(PlayerColumn.NATIONAL_RATING, shown=True)
    index = tab.model.index(0, PlayerColumn.RATING)
    assert tab.model.setData(index, "")

    assert text(tab, PlayerColumn.RATING) == ""
    assert text(tab, PlayerColumn.NATIONAL_RATING) == "2000"


def test_the_cursor_leaves_a_column_that_goes(tab):
    tab.view.go_to(0, PlayerColumn.BIRTH)
    tab.model.columns.show(PlayerColumn.BIRTH, shown=False)

    assert tab.view.currentIndex().column() == PlayerColumn.NAME


def test_the_menus_of_heading_and_list_have_the_columns(tab, monkeypatch):
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: None)
    heading = tab.view.horizontalHeader()
    heading.customContextMenuRequested.emit(QPoint(100, 5))
    menu = tab.findChild(QMenu, "player_columns")
    entries = {entry.text(): entry for entry in menu.actions()}
    entries["National ID"].trigger()
    assert PlayerColumn.NATIONAL_ID in shown(tab)
    tab.view.customContextMenuRequested.emit(QPoint(100, 5))
    *_, submenu = tab.view.findChild(QMenu, "player_menu").actions()
    assert submenu.text() == "&Columns"
