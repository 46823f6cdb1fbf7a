import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, SetPlayer
from arbiter.domain.errors import AlreadyDrawn, PlayerHasGames, TableWouldChange
from arbiter.domain.tournament import Player, Tournament
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.player_columns import PlayerColumn
from arbiter.ui.players_tab import PlayersTab
from arbiter.ui.view_state import ViewState
from tests.boards import by_rounds, drawn, f6

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
FOUR = "Namn\tElo\nBerg, Anna\t1987\nDahl, Per\t2100\nLi, Bo\t2200\nCosta, Rui\t23450"


class Desk:
    def __init__(self, qtbot, tournament=None):
        self.document, self.state = Document(tournament or Tournament()), ViewState()
        self.said, self.refused = [], []
        self.state.said.connect(self.said.append)
        self.state.rejected.connect(self.refused.append)
        self.tab = PlayersTab(self.document, self.state)
        self.qtbot = qtbot
        qtbot.addWidget(self.tab)
        self.tab.resize(1000, 600)
        self.tab.show()
        self.tab.focus_first()

    @property
    def target(self):
        """What has the keys: the field that is being typed into, or the list."""
        fields = [f for f in self.tab.view.findChildren(QLineEdit) if f.isVisible()]
        return fields[-1] if fields else self.tab.view

    def type(self, text):
        for letter in text:
            self.qtbot.keyClicks(self.target, letter)

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(self.target, key, modifiers)
        QApplication.sendPostedEvents(None, 0)
        QApplication.processEvents()

    def click(self, number, column):
        place = self.tab.view.visualRect(self.tab.model.index(number - 1, column)).center()
        self.qtbot.mouseClick(self.tab.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.qtbot.wait(1)

    def paste(self, text):
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, CONTROL)

    @property
    def names(self):
        return [player.name for player in self.document.tournament.players]

    @property
    def cursor(self):
        index = self.tab.view.currentIndex()
        return index.row() + 1, PlayerColumn(index.column()).name


@pytest.fixture
def desk(qtbot):
    return lambda tournament=None: Desk(qtbot, tournament)


def test_names_are_typed_one_after_the_other(desk):
    d = desk()
    for name in ("Berg", "Dahl", "Li"):
        d.type(name)
        d.press(Qt.Key.Key_Return)
    assert d.names == ["Berg", "Dahl", "Li"]
    assert d.cursor == (4, "NAME")
    assert d.document.undo_line.count == 3


def test_names_typed_while_the_program_is_busy_stay_apart(desk):
    """Their keys come all at once; nothing is done between two of them."""
    d = desk()
    d.tab.activateWindow()
    d.qtbot.waitUntil(d.tab.isActiveWindow)
    for letter in "Berg\nDahl\nLi\n":
        target = QApplication.focusWidget()
        if letter == "\n":
            QTest.keyClick(target, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(target, letter)
    assert d.names == ["Berg", "Dahl", "Li"]


def test_tab_goes_across_and_enter_to_the_next_name(desk):
    d = desk()
    d.type("Berg")
    d.press(Qt.Key.Key_Tab)
    d.type("fm")
    d.press(Qt.Key.Key_Tab)
    d.type("2100")
    d.press(Qt.Key.Key_Return)
    assert d.document.tournament.players == (Player("Berg", title="FM", rating_fide=2100),)
    assert d.cursor == (2, "NAME")


def test_after_a_slip_the_cursor_stays(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg"),)))
    d.tab.go_to(1, "rating_fide")
    d.type("abc")
    d.press(Qt.Key.Key_Return)
    assert d.cursor == (1, "RATING")
    assert [sentence(error) for error in d.refused] == [
        "“abc” is not a rating. Type a number such as 2345."
    ]
    assert (d.target.text(), theme.roles().bad.name() in d.target.styleSheet()) == ("abc", True)

    d.press(Qt.Key.Key_Tab)
    assert (d.cursor, d.target.text()) == ((1, "RATING"), "abc")
    d.press(Qt.Key.Key_Escape)
    assert d.target is d.tab.view


def test_a_click_elsewhere_does_not_drop_what_was_refused(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg"), Player("Dahl"))))
    d.tab.go_to(1, "rating_fide")
    d.type("abc")
    d.click(2, PlayerColumn.NAME)
    assert [error.text for error in d.refused] == ["abc"]
    assert (d.target.text(), theme.roles().bad.name() in d.target.styleSheet()) == ("abc", True)
    assert d.cursor == (1, "RATING")

    d.target.clear()
    d.type("2100")
    d.click(2, PlayerColumn.NAME)
    assert d.document.tournament.players[0].rating == 2100
    assert d.cursor == (2, "NAME")


def test_what_was_refused_waits_while_one_looks_elsewhere(desk):
    d = desk()
    other = QLineEdit(d.tab)
    other.show()
    d.document.apply(AddPlayers((Player("Berg"),)))
    d.tab.go_to(1, "rating_fide")
    d.type("abc")
    field = d.target
    other.setFocus()
    d.qtbot.wait(1)
    assert other.hasFocus()
    assert (field.isVisible(), field.text()) == (True, "abc")


def test_escape_restores_what_was_there(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg"),)))
    d.tab.go_to(1, "name")
    d.type("Xyz")
    d.press(Qt.Key.Key_Escape)
    assert d.names == ["Berg"]


def test_a_block_is_shown_before_it_is_taken_in_as_one_step(desk):
    d = desk()
    d.paste(FOUR)
    assert d.names == []
    assert d.tab.note.text == ""
    assert d.tab.model.rowCount() == 4
    assert d.tab.bar.accessibleName().startswith("4 rows pasted. Columns found by their headings")
    d.press(Qt.Key.Key_Return)
    assert d.names == ["Berg, Anna", "Dahl, Per", "Li, Bo", "Costa, Rui"]
    assert d.document.undo_line.count == 1
    assert d.tab.bar.isHidden()
    assert d.cursor == (5, "NAME")
    assert d.said == ["4 players taken in."]


def test_a_block_can_be_left_out(desk):
    d = desk()
    d.paste(FOUR)
    d.press(Qt.Key.Key_Escape)
    assert d.names == []
    assert d.tab.model.rowCount() == 1
    assert d.tab.bar.isHidden()
    assert d.document.undo_line.count == 0


def test_b56_only_good_rows_are_taken_in_and_cancelling_brings_none(desk):
    rows = [f"Player {letter}\t{2000 + n}" for n, letter in enumerate("ABCDEFGHIJ")]
    rows[3], rows[6], rows[8] = "\t2300", "Player G\tabc", rows[1]
    d = desk()
    d.paste("Name\tElo\n" + "\n".join(rows))
    assert d.tab.bar.yes.text() == "Take in 7  Enter"
    assert "3 rows" in d.tab.bar.accessibleName()
    d.press(Qt.Key.Key_Return)
    assert len(d.names) == 7
    assert len(d.tab.desk.rows) == 3
    d.press(Qt.Key.Key_Escape)
    assert len(d.names) == 7
    assert d.tab.model.rowCount() == 8


def test_b54_a_list_of_names_is_pasted_while_a_name_is_being_typed(desk):
    d = desk()
    d.type("B")
    d.paste("Petrov, Ivan\nBerg, Anna\nÇelik, Ali\nDahl, Per")
    d.press(Qt.Key.Key_Return)
    assert d.names == ["Petrov, Ivan", "Berg, Anna", "Çelik, Ali", "Dahl, Per"]


def test_a_pasted_cell_is_mended_before_it_is_taken_in(desk):
    d = desk()
    d.paste("Name\tElo\nBerg\tabc\nDahl\t2100")
    d.tab.view.go_to(0, PlayerColumn.RATING)
    d.type("1987")
    d.press(Qt.Key.Key_Return)
    d.press(Qt.Key.Key_Return)
    assert d.document.tournament.players[0] == Player("Berg", rating_fide=1987)
    assert len(d.names) == 2


def test_nothing_on_the_clipboard_is_said(desk):
    d = desk()
    d.paste(" ")
    assert d.said[0].startswith("No names were found")


@pytest.mark.parametrize("typing", ["", "B"])
def test_what_is_too_long_for_a_list_is_not_read(desk, typing):
    d = desk()
    d.type(typing)
    d.paste("Berg\n" * 200_000)
    assert d.said[-1].startswith("What was copied is too long for a list of players; at most 1000")
    assert d.tab.desk.rows == ()
    assert d.target is d.tab.view or d.target.text() == typing


def test_players_are_moved_and_removed(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg"), Player("Dahl"), Player("Li"))))
    d.tab.go_to(3, "name")
    d.press(Qt.Key.Key_Up, ALT)
    assert (d.names, d.cursor) == (["Berg", "Li", "Dahl"], (2, "NAME"))
    d.press(Qt.Key.Key_Down, ALT)
    assert (d.names, d.cursor) == (["Berg", "Dahl", "Li"], (3, "NAME"))
    d.press(Qt.Key.Key_Down, ALT)
    d.tab.go_to(1, "name")
    d.press(Qt.Key.Key_D, CONTROL)
    assert d.names == ["Dahl", "Li"]


def test_delete_clears_a_cell_but_never_a_name(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg", club="Lund"),)))
    d.tab.go_to(1, "club")
    d.press(Qt.Key.Key_Delete)
    d.tab.go_to(1, "name")
    d.press(Qt.Key.Key_Delete)
    assert d.document.tournament.players == (Player("Berg"),)


def test_the_column_of_numbers_is_never_entered(desk):
    d = desk()
    d.document.apply(AddPlayers((Player("Berg"), Player("Dahl"))))
    d.tab.go_to(2, "name")
    d.press(Qt.Key.Key_Left)
    assert d.cursor == (2, "NAME")
    d.press(Qt.Key.Key_Backtab)
    assert d.cursor == (1, "CLUB")
    d.press(Qt.Key.Key_Tab)
    assert d.cursor == (2, "NAME")


def test_b08_the_sixth_comes_late_and_keeps_the_table(desk):
    before = by_rounds(5, "R1: 2–5 1–0, 3–4 ½.")
    d = desk(before)
    d.tab.view.go_to(5)
    d.type("Player Six")
    d.press(Qt.Key.Key_Return)
    tournament = d.document.tournament
    assert tournament.player(6).name == "Player Six"
    assert tournament.game(1, 6).round == 1
    assert tournament.game(1, 6).result is None
    for game in before.games:
        assert tournament.game(*game.name).result is game.result
        assert tournament.game(*game.name).round == game.round


def test_b08_the_seventh_is_refused_with_the_reason(desk):
    d = desk(by_rounds(6, "R1: 1–6 0–1, 2–5 ½, 3–4 ½."))
    before = d.document.tournament
    d.paste("Player Seven")
    assert [type(error) for error in d.refused] == [TableWouldChange]
    assert d.document.tournament is before
    assert d.tab.bar.isHidden()
    assert "the table for 8" in d.tab.note.text


def test_b09_after_a_game_another_name_is_asked_for_and_kept_in_the_journal(desk):
    d = desk(f6())
    d.tab.go_to(3, "name")
    d.type("Player Three B")
    d.press(Qt.Key.Key_Return)
    assert d.tab.bar.accessibleName().startswith("Player 3 becomes Player Three B?")
    assert d.names[2] == "Player 3"
    d.press(Qt.Key.Key_Escape)
    assert d.names[2] == "Player 3"

    d.tab.go_to(3, "name")
    d.type("Player Three B")
    d.press(Qt.Key.Key_Return)
    d.press(Qt.Key.Key_Return)
    assert d.names[2] == "Player Three B"
    assert isinstance(d.document.journal()[-1].edit, SetPlayer)
    assert d.tab.bar.isHidden()


def test_the_draw_locks_the_order_with_its_reason(desk):
    d = desk(drawn(6))
    d.tab.go_to(2, "name")
    d.press(Qt.Key.Key_Up, ALT)
    assert [type(error) for error in d.refused] == [AlreadyDrawn]

    started = desk(f6())
    started.tab.go_to(2, "name")
    started.press(Qt.Key.Key_D, CONTROL)
    assert [type(error) for error in started.refused] == [PlayerHasGames]


def test_who_leaves_after_the_draw_is_asked_about_first(desk):
    """Esc keeps him; Enter takes him off, and only his own games go."""
    d = desk(drawn(6))
    d.tab.go_to(2, "name")
    name = d.names[1]
    d.press(Qt.Key.Key_D, CONTROL)
    assert "5 game" in d.tab.bar.accessibleName()
    d.press(Qt.Key.Key_Escape)
    assert d.tab.bar.isHidden()
    assert d.names[1] == name
    d.press(Qt.Key.Key_D, CONTROL)
    d.press(Qt.Key.Key_Return)
    assert d.tab.bar.isHidden()
    assert name not in d.names
    assert len(d.document.tournament.games) == 10
    d.document.undo()
    assert d.names[1] == name


def test_who_comes_after_the_draw_of_an_even_field_is_asked_about_first(desk):
    """With yes all keep their numbers, by the larger table."""
    d = desk(drawn(6))
    d.tab.go_to(7, "name")
    d.type("Late")
    d.press(Qt.Key.Key_Return)
    assert "the table for 8 has 7 rounds instead of 5" in d.tab.bar.accessibleName()
    assert d.document.tournament.size == 6
    d.press(Qt.Key.Key_Return)
    assert d.names[6] == "Late"
    assert d.document.tournament.rounds == 7


def test_a_question_about_the_list_as_it_was_is_dropped(desk):
    """Somebody else's data were corrected meanwhile."""
    d = desk(drawn(6))
    d.tab.go_to(2, "name")
    d.press(Qt.Key.Key_D, CONTROL)
    d.document.apply(SetPlayer(1, Player("Other")))
    assert d.tab.bar.isHidden()
    d.press(Qt.Key.Key_Return)
    assert len(d.names) == 6


def test_the_empty_list_says_what_to_do(desk):
    d = desk()
    assert d.tab.note.text == (
        "No players yet. Type a name, or paste a list with Ctrl+V. With FIDE’s rating list "
        "(Tournament, Rating lists…) a few letters of a name are enough."
    )
    d.type("Berg")
    d.press(Qt.Key.Key_Return)
    assert d.tab.note.text == ""


def test_the_list_is_as_high_as_its_rows_and_needs_no_scroll_bar(desk):
    """What is said about it stands right under the last row."""
    d = desk(Tournament())
    d.tab.view.block_pasted.emit("Name\tRtg\nAdams, Ann\t2300\nBerg, Bo\t2200\nCruz, Cy\t2100")
    QApplication.processEvents()
    view = d.tab.view
    assert view.verticalScrollBar().maximum() == 0
    assert view.viewport().height() == view.verticalHeader().length()


def test_in_the_compact_form_the_rows_come_first(desk):
    """What can be done is said again where there is room."""
    d = desk(drawn(7))
    assert d.tab.note.text
    d.tab.resize(683, 300)
    assert not d.tab.note.text


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_a_row_does_what_its_keys_do(qtbot):
    """Before the draw players change places and go; after it only data can be changed."""
    d = Desk(qtbot, AddPlayers(tuple(map(Player, ("Adams", "Berg", "Costa"))))(Tournament()))
    d.tab.view.go_to(1)

    def opened():
        d.press(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
        menu = QApplication.activePopupWidget()
        menu.close()
        entries = [action for action in menu.actions() if action.text()]
        return {entry.text().split("\t")[0].replace("&", ""): entry for entry in entries}

    opened()["Move up"].trigger()
    assert [player.name for player in d.document.tournament.players] == ["Berg", "Adams", "Costa"]
    opened()["Remove"].trigger()
    assert [player.name for player in d.document.tournament.players] == ["Adams", "Costa"]

    started = Desk(qtbot, f6())
    started.tab.view.go_to(0)
    d = started
    entries = opened()
    assert not entries["Move down"].isEnabled()
    assert not entries["Remove"].isEnabled()
    assert "Why this place?" in entries
    assert "Show in the crosstable" in entries


def test_what_is_half_typed_in_a_pasted_row_is_taken_in_with_it(qtbot):
    """A click on the button leaves the keys in the field. Left out, the field goes too."""
    for button, names in (("yes", ["Berg, Anna", "Dahl, Per", "Li, B"]), ("no", [])):
        d = Desk(qtbot)
        d.tab.window().activateWindow()
        qtbot.waitUntil(d.tab.window().isActiveWindow)
        d.paste("Berg, Anna\t1987\nDahl, Per\t2100\nLi, Bo\t2200")
        d.tab.view.go_to(2)
        d.type("Li, B")
        qtbot.mouseClick(getattr(d.tab.bar, button), Qt.MouseButton.LeftButton)
        assert [player.name for player in d.document.tournament.players] == names
        assert d.tab.desk.rows == ()
