"""Typing a name with the rating list below it, in the real list of players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, SetPlayer
from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.storage.player_index import keep_list
from arbiter.ui.list_desk import list_desk
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_tab import PlayersTab
from arbiter.ui.view_state import ViewState
from tests.boards import seed

FIDE = RatingList(ListKind.FIDE, "players_list_foa.txt", 0, "2026-11-01")
KARIN = ListedPlayer(
    "Ostlund, Karin",
    "1702204",
    federation="SWE",
    sex="w",
    birth="1995",
    title="WFM",
    standard=2204,
    rapid=2150,
)
PEOPLE = (
    KARIN,
    ListedPlayer("Ostlund, Per", "1702051", federation="SWE", birth="1968", standard=2051),
    ListedPlayer("Zhukova, Mila", "4100307", federation="RUS", birth="2002", standard=2307),
    ListedPlayer("Berg, Anna", "1700001", federation="SWE", birth="1998", standard=1900),
    ListedPlayer("Berg, Anna", "1700002", federation="SWE", birth="2008", standard=1800),
    ListedPlayer("Berg, Anna-Lena", "1700003", federation="SWE", birth="1970", standard=2000),
)


class Desk:
    def __init__(self, qtbot, tournament):
        self.document, self.state = Document(tournament), ViewState()
        self.tab = PlayersTab(self.document, self.state)
        self.qtbot = qtbot
        qtbot.addWidget(self.tab)
        self.tab.resize(1000, 600)
        self.tab.show()
        self.tab.activateWindow()
        self.tab.focus_first()

    @property
    def target(self):
        fields = [f for f in self.tab.view.findChildren(QLineEdit) if f.isVisible()]
        return fields[-1] if fields else self.tab.view

    def type(self, text):
        for letter in text:
            if letter.isascii():
                self.qtbot.keyClicks(self.target, letter)
            else:
                self.target.insert(letter)
                self.target.textEdited.emit(self.target.text())

    def press(self, *keys):
        for key in keys:
            self.qtbot.keyClick(self.target, key)
            QApplication.processEvents()

    @property
    def lookup(self):
        return self.tab.view.itemDelegate().lookup

    @property
    def offered(self):
        return [player.name for player in self.lookup.popup.players] if self.lookup.shown else []

    @property
    def players(self):
        return self.document.tournament.players


@pytest.fixture
def desk(qtbot):
    keep_list(FIDE, iter(PEOPLE))
    made = []

    def make(tournament=None):
        made.append(Desk(qtbot, tournament or Tournament(event=Event(federation="SWE"))))
        return made[-1]

    yield make
    for one in made:
        list_desk(one.state).let_go()


ENTER, DOWN, ESC, TAB = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_Tab


def test_enter_takes_the_marked_line_in_one_step(desk):
    d = desk()
    d.type("ostl")
    assert d.offered == ["Ostlund, Karin", "Ostlund, Per"]
    d.press(ENTER)

    assert d.players == (KARIN.as_player(Pace.STANDARD),)
    assert d.document.undo_line.count == 1
    assert d.offered == []
    assert d.tab.view.current_row() == 1
    d.document.undo()
    assert d.players == ()


def test_down_goes_to_the_next_line(desk):
    d = desk()
    d.type("ostl")
    d.press(DOWN, ENTER)

    assert [player.name for player in d.players] == ["Ostlund, Per"]


def test_esc_closes_the_lines_and_keeps_what_is_typed(desk):
    d = desk()
    d.type("ostl")
    d.press(ESC)
    assert d.offered == []
    assert d.target.text() == "ostl"
    d.press(ENTER)

    assert d.players == (Player("ostl"),)


def test_tab_takes_nothing(desk):
    d = desk()
    d.type("ostl")
    d.press(TAB)

    assert d.players == (Player("ostl"),)
    assert d.offered == []


def test_going_on_typing_ignores_the_lines(desk):
    d = desk()
    d.type("Ostlind, Bo")
    assert d.offered == []
    d.press(ENTER)

    assert d.players == (Player("Ostlind, Bo"),)


@pytest.mark.parametrize("name", ["Berg, Ann", "Berg, Anna", "Berg, A", "Berg"])
def test_of_several_that_a_whole_name_fits_none_is_taken_unasked(desk, name):
    d = desk()
    d.type(name)
    assert len(d.offered) >= 2
    d.press(ENTER)

    assert d.players == (Player(name),)


def test_a_whole_name_that_one_alone_has_is_taken(desk):
    d = desk()
    d.type("Ostlund Per")
    d.press(ENTER)

    assert d.players[0].fide_id == "1702051"


def test_a_name_typed_in_cyrillic_stays_if_it_is_whole(desk):
    d = desk()
    d.type("z")
    d.target.setText("")
    d.type("Жук")
    assert d.offered == ["Zhukova, Mila"]
    d.type("ова, Мила")
    d.press(ENTER)

    assert (d.players[0].name, d.players[0].fide_id) == ("Жукова, Мила", "4100307")


def test_the_rating_is_that_of_the_pace(desk):
    d = desk(Tournament(event=Event(federation="SWE", pace=Pace.RAPID)))
    d.type("ostl")
    d.press(ENTER)

    assert d.players[0].rating_fide == 2150


def test_an_id_is_looked_up_too(desk):
    d = desk()
    d.tab.view.go_to(0, PlayerColumn.FIDE_ID)
    d.type("1702051")
    d.press(ENTER)

    assert d.players[0].name == "Ostlund, Per"


def test_somebody_who_is_there_already_is_filled_in_only_when_asked(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Ostlund, Karin", club="Lunds ASK", birth="1995-03-14"),)))
    d.tab.view.go_to(0)
    d.type("Ostlund, Karin")
    assert d.lookup.popup.player is None
    d.press(DOWN, ENTER)

    assert d.players == (
        KARIN.filled_into(Player("", club="Lunds ASK", birth="1995-03-14"), Pace.STANDARD),
    )


def test_who_plays_here_already_is_said_and_not_taken_unasked(desk):
    d = desk()
    d.document.apply(AddPlayers((KARIN.as_player(Pace.STANDARD),)))
    d.tab.view.go_to(1)
    d.type("ostl")

    assert d.lookup.popup.player is None
    d.press(DOWN)
    assert "plays here" in d.lookup.popup.accessibleDescription()


def test_another_name_for_somebody_who_has_played_is_asked_about(desk):
    d = desk(seed())
    d.tab.view.go_to(0)
    d.type("ostl")
    d.press(DOWN, ENTER)

    assert d.tab.bar.isVisible()
    assert d.document.undo_line.count == 0


def test_a_click_takes_a_line(desk):
    d = desk()
    d.type("ostl")
    d.lookup.popup.chosen.emit(1)

    assert [player.name for player in d.players] == ["Ostlund, Per"]


def test_leaving_the_field_takes_the_lines_away(desk):
    d = desk()
    d.qtbot.waitUntil(d.tab.isActiveWindow)
    d.type("ostl")
    d.tab.view.setFocus()
    QApplication.processEvents()

    assert d.offered == []


def test_other_columns_are_not_looked_up(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Ostlund, Karin"),)))
    d.tab.view.go_to(0, PlayerColumn.CLUB)
    d.type("ostl")

    assert d.offered == []


def test_an_old_list_is_warned_of(desk, monkeypatch):
    keep_list(FIDE._replace(published="2020-01-01"), iter(PEOPLE))
    d = desk()
    d.type("ostl")

    assert d.lookup.popup.warned
    assert "January 2020, older than two months" in d.lookup.popup.foot


def test_where_there_is_a_list_nobody_is_told_to_load_one(desk):
    d = desk()
    text = "No players yet. Type a name, or paste a list with Ctrl+V."

    assert d.tab.note.text == text


def test_a_name_that_is_pasted_is_looked_up(desk):
    d = desk()
    d.type("x")
    d.target.clear()
    QGuiApplication.clipboard().setText("ostl")
    d.qtbot.keyClick(d.target, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert d.offered == ["Ostlund, Karin", "Ostlund, Per"]


def test_the_lines_stay_below_the_field_when_the_list_moves(desk):
    d = desk(seed())
    d.document.apply(SetPlayer(7, Player("")))
    d.tab.view.go_to(6)
    d.type("ostl")
    d.tab.resize(900, 330)
    QApplication.processEvents()
    field, popup = d.target, d.lookup.popup
    top = field.mapTo(d.tab.window(), QPoint(0, 0)).y()

    assert d.offered
    assert popup.y() == top + field.height() or popup.geometry().bottom() < top


def test_surnames_typed_in_a_row_stay_what_they_are(desk):
    """Who knows no more of the players than that must not get others for them."""
    d = desk()
    for name in ("Berg", "Dahl", "Ostlund"):
        d.type(name)
        d.press(ENTER)

    assert [player.name for player in d.players] == ["Berg", "Dahl", "Ostlund"]
    assert not any(player.fide_id for player in d.players)


def test_a_field_that_goes_late_takes_no_lines_of_the_next_one_along(desk):
    d = desk()
    d.type("ostl")
    d.press(ENTER)
    d.type("zhu")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert d.offered == ["Zhukova, Mila"]
