"""The lists as the window speaks of them."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.storage.player_index import keep_list
from arbiter.ui.languages import set_language
from arbiter.ui.list_desk import list_desk, list_month, list_words
from arbiter.ui.view_state import ViewState

FIDE = RatingList(ListKind.FIDE, "players_list_foa.txt", 0, "2026-11-01")


def test_there_is_one_desk_which_looks_anew_when_it_is_told():
    state, told = ViewState(), []
    desk = list_desk(state)
    desk.changed.connect(lambda: told.append(True))
    assert list_desk(state) is desk
    assert desk.search("Ostlund", Pace.STANDARD, "SWE", 8) == ()

    keep_list(FIDE, iter([ListedPlayer("Ostlund, Karin", "1")]))
    assert desk.search("Ostlund", Pace.STANDARD, "SWE", 8) == ()
    desk.show_anew()
    assert [one.name for one in desk.search("Ostlund", Pace.STANDARD, "SWE", 8)] == [
        "Ostlund, Karin"
    ]
    assert told == [True]
    desk.let_go()


def test_a_list_is_named_with_its_month():
    assert list_words(FIDE, date(2026, 12, 1)) == "FIDE list: November 2026"
    assert list_words(FIDE, date(2027, 3, 1)) == "FIDE list: November 2026, older than two months"
    assert list_words(FIDE._replace(published=""), date(2027, 3, 1)) == "FIDE list"
    assert list_words(RatingList(ListKind.NATIONAL, "ru.csv"), date(2027, 3, 1)) == "ru.csv"


def test_the_month_is_written_in_the_language_of_the_screen():
    set_language("sv")
    assert list_month(FIDE) == "november 2026"


def test_nothing_is_held_when_the_tournament_has_gone():
    keep_list(FIDE, iter([ListedPlayer("Ostlund, Karin", "1")]))
    state = ViewState()
    lists = list_desk(state).lists
    assert lists.search("Ostlund", 8, Pace.STANDARD)
    state.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert lists._open == {}
