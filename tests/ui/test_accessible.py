"""A walk over everything that takes keys, as a screen reader makes it: nobody is nameless."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetResult
from arbiter.domain.event import Event
from arbiter.domain.examples import seven
from arbiter.domain.reimport import reimport
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.domain.whatif.outcomes import Trial
from arbiter.formats.source.reading import read_book
from arbiter.ui.event_details_dialog import EventDetailsDialog
from arbiter.ui.hand_order_dialog import HandOrderDialog
from arbiter.ui.help_window import HelpWindow
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.main_window import MainWindow
from arbiter.ui.play_off_dialog import PlayOffDialog
from arbiter.ui.practice_panel import PracticePanel
from arbiter.ui.settings import Settings
from arbiter.ui.update_dialog import UpdateDialog
from tests import demo
from tests.boards import tec, without_rounds
from tests.ui import accessible
from tests.ui.dialogs import in_dialog

DATA = Path(__file__).parent.parent / "data"
NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def _listening(qapp) -> Iterator[None]:
    """As if a screen reader ran: Qt tells it what changes."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def _check(window: QWidget) -> None:
    QApplication.processEvents()
    assert accessible.complaints(window) == []


@pytest.mark.parametrize("recent", [False, True])
def test_the_start_page(tmp_path, qtbot, recent: bool) -> None:
    """Actions and recent tournaments."""
    from arbiter.document import session
    from arbiter.storage import store

    if recent:
        file = tmp_path / "cup.arbiter"
        store.create(file, demo.sixteen())
        session.remember(file)
    window = MainWindow(Settings(tmp_path / "arbiter.ini"), None)
    qtbot.addWidget(window)
    window.show()
    _check(window)


TOURNAMENTS = {
    "nobody": Tournament,
    "not drawn": demo.not_drawn,
    "sixteen": demo.sixteen,
    "eight twice": demo.eight_twice,
    "long names": demo.twelve_long_names,
    "without rounds": lambda: without_rounds(demo.sixteen()),
    "closed": lambda: CloseTournament()(seven("en")),
}


@pytest.mark.parametrize("which", TOURNAMENTS)
def test_every_tab(show, which: str) -> None:
    """Players, lots, pairings and crosstable, with the standings and *Why?* beside them."""
    window = show(TOURNAMENTS[which]())
    tabs = window.desk.tabs
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        _check(window)
    window.actions_.by_rank.trigger()
    window.actions_.journal.trigger()
    _check(window)


def test_what_if_and_a_trial(qtbot, show) -> None:
    """The table, the answers, the bar of the trial and its question."""
    window = show(seven("en", last_round_open=True))
    window.actions_.what_if.trigger()
    window.actions_.marks.trigger()
    qtbot.waitUntil(lambda: window.desk.what_if.page.page.model.outlook is not None)
    _check(window)
    panel = window.desk.what_if.page.page
    first = window.document.tournament.open_games[0].name
    panel.trial_asked.emit(Trial(((first, Result.DRAW),)))
    qtbot.waitUntil(lambda: "1 tried" in window.desk.what_if.page.page._words.text)
    _check(window)


DIALOGS = {
    "tournament": "tournament",
    "round dates": "round_dates",
    "export": "export",
    "print": "print",
    "bundle": "print_bundle",
    "prizes": "prizes",
    "keys": "keys",
    "about": "about",
    "computer": "computer",
    "hall screen": "hall_settings",
    "still out": "still_out",
    "rating lists": "rating_lists",
    "second copy": "second_copy",
    "close": "end_tournament",
    "rating": "rating",
}


@pytest.mark.parametrize("action", DIALOGS.values(), ids=DIALOGS)
def test_every_dialog_of_the_menus(qtbot, show, action: str) -> None:
    """Opened as the arbiter opens it."""
    window = show(demo.sixteen() if action != "end_tournament" else seven("en"))
    met: list[list[str]] = []
    in_dialog(window, lambda dialog: met.append(accessible.complaints(dialog)))
    getattr(window.actions_, action).trigger()
    qtbot.waitUntil(lambda: bool(met))
    assert met == [[]]


def test_the_withdrawal(qtbot, show) -> None:
    """The table of what it does has its words too."""
    window = show(demo.sixteen())
    window.state.select_player(7)
    met: list[list[str]] = []
    in_dialog(window, lambda dialog: met.append(accessible.complaints(dialog)))
    window.desk.commands.leaving.withdraw()
    assert met == [[]]


OTHERS: dict[str, Callable[[MainWindow], QWidget]] = {
    "details": lambda window: EventDetailsDialog(Event("Cup"), window),
    "play-off": lambda window: PlayOffDialog(window.document, (1, 2, 3, 4), window),
    "hand order": lambda window: HandOrderDialog(window.document, (1, 2, 3, 4), window),
}


@pytest.mark.parametrize("which", OTHERS)
def test_other_dialogs(show, which: str) -> None:
    """Those that need something to be about."""
    dialog = OTHERS[which](show(tec()))
    dialog.show()
    _check(dialog)
    dialog.close()


@pytest.mark.parametrize(
    "file",
    [
        "files/ru_club_mangled.xlsx",
        "files/sm_ratinglist_header.xlsx",
        "files/ru_cp1251_semicolon.csv",
        "report_to_settle.trf",
    ],
)
def test_imports(qtbot, file: str) -> None:
    """A crosstable, lists, a report: every cell of the sheet says what was understood."""
    dialog = ImportDialog(ImportDesk(read_book(DATA / file)), None)
    qtbot.addWidget(dialog)
    dialog.show()
    _check(dialog)


def test_the_update(qtbot) -> None:
    """Results that differ, and the choice between them."""
    ours = SetResult(1, 2, 1, None)(SetResult(3, 4, 1, Result.WHITE_WINS)(seven("en")))
    dialog = UpdateDialog(ours, reimport(ours, seven("en")), "round 6.xlsx")
    qtbot.addWidget(dialog)
    dialog.show()
    _check(dialog)


def test_a_cell_says_both_names_round_and_result(show) -> None:
    """And something else as soon as the result is another."""
    window = show(demo.sixteen())
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    game = window.document.tournament.boards(9)[2]
    row, column = view.table.row_of(game.white), view.table.column_of(game.black)
    spoken = accessible.cell(view, row, column)
    assert spoken.role() is QAccessible.Role.Cell
    names = [window.document.tournament.player(number).family for number in (7, 3)]
    assert (game.white, game.black) == (7, 3)
    before = spoken.text(NAME)
    assert before == f"{names[0]} – {names[1]}, round 9, {names[0]} has White, open"
    window.document.apply(SetResult(*game.name, Result.WHITE_WINS))
    assert accessible.cell(view, row, column).text(NAME) == before.replace(
        "open", f"{names[0]} won"
    )
    mirror = accessible.cell(view, view.table.row_of(3), view.table.column_of(7)).text(NAME)
    assert mirror == f"{names[1]} – {names[0]}, round 9, {names[1]} has Black, {names[1]} lost"
    window.document.undo()
    assert accessible.cell(view, row, column).text(NAME) == before


def test_a_cell_of_a_double_round_says_both_games(show) -> None:
    """Each with its round and its colour."""
    window = show(demo.eight_twice())
    view = window.desk.tabs.crosstable.page.view
    window.actions_.crosstable.trigger()
    said = accessible.cell(view, 0, view.table.column_of(2)).text(NAME)
    assert said.count("round") == 2
    assert "Halvorsen" in said
    assert "Kowalczyk" in said


def test_a_board_says_its_result(show) -> None:
    """The list of boards follows the result as well."""
    window = show(demo.sixteen())
    window.actions_.pairings.trigger()
    page = window.desk.tabs.pairings.page
    row = page.model.next_open(-1)
    column = next(
        place
        for place in range(page.model.columnCount())
        if "open" in accessible.cell(page.boards, row, place).text(NAME)
    )
    game = page.model.game_at(row)
    window.document.apply(SetResult(*game.name, Result.DRAW))
    said = accessible.cell(page.boards, row, column).text(NAME)
    assert "open" not in said
    for number in (game.white, game.black):
        assert window.document.tournament.player(number).family in said


def test_standings_and_what_if_follow(qtbot, show) -> None:
    """Points are heard with whose they are, and outcomes with place and number."""
    window = show(seven("en", last_round_open=True))
    standings = window.desk.side.standings.view
    said = [accessible.cell(standings, 0, column).text(NAME) for column in range(4)]
    assert any("Ivanov" in text and "4" in text for text in said)
    window.actions_.what_if.trigger()
    panel = window.desk.what_if.page.page
    qtbot.waitUntil(lambda: panel.model.outlook is not None)
    before = accessible.cell(panel.view, 0, 3).text(NAME)
    assert "Ivanov" in before
    assert "22" in before
    window.document.apply(SetResult(*window.document.tournament.open_games[0].name, Result.DRAW))
    qtbot.waitUntil(lambda: panel.model.outlook.outcomes == 9)
    assert accessible.cell(panel.view, 0, 3).text(NAME) != before


def test_the_cursor_is_spoken(qtbot, show) -> None:
    """The cell under the cursor is the child that has the keys."""
    window = show(demo.sixteen())
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
        index = view.currentIndex()
        spoken = accessible.interface(view).focusChild()
        assert spoken is not None
        assert spoken.text(NAME) == accessible.cell(view, index.row(), index.column()).text(NAME)


def test_lots_are_spoken_while_they_are_drawn(show) -> None:
    """Who has no number yet is heard as well."""
    window = show(replace(Tournament(), players=tuple(map(Player, ("Abe", "Bo", "Cid")))))
    window.actions_.start.trigger()
    page = window.desk.tabs.lots.page
    page.methods.setFocus()
    QTest.keyClick(page.methods, Qt.Key.Key_5)
    page.draw_next()
    view = page.view
    assert accessible.cell(view, 1, 4).text(NAME).endswith("Number: nothing")
    page.draw_next()
    assert accessible.cell(view, 1, 4).text(NAME)[-1] in "123"
    _check(window)


def test_the_help_and_practising(qtbot, show) -> None:
    """Contents, search and pages of the help; the things to try, each with a tick or none."""
    window = show(demo.sixteen())
    window.actions_.help.trigger()
    qtbot.waitUntil(lambda: window.findChild(HelpWindow) is not None)
    _check(window.findChild(HelpWindow))
    window.findChild(HelpWindow).close()
    window.actions_.practise.trigger()
    qtbot.waitUntil(lambda: window.findChild(PracticePanel) is not None)
    _check(window)
