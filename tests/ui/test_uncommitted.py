"""What is typed into a cell and not yet entered is never lost, whatever is done next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter.document import session
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.outcomes import Trial
from arbiter.storage import store
from arbiter.ui import printing
from arbiter.ui.crosstable_cursor import Spot
from arbiter.ui.main_window import MainWindow
from arbiter.ui.round_dates_dialog import RoundDatesDialog
from arbiter.ui.round_dates_model import DateColumn
from arbiter.ui.tournament_dialog import TournamentDialog
from tests.boards import drawn
from tests.ui.dialogs import in_dialog

Shower = Callable[[Tournament], MainWindow]
Act = Callable[[QtBot, MainWindow], None]
Key = Qt.Key
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def _key(key: Key, held: Qt.KeyboardModifier) -> Act:
    def act(qtbot: QtBot, window: MainWindow) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key, held)

    return act


def _other_tab(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.pairings.trigger()


def _excel(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.export_excel.trigger()


def _language(qtbot: QtBot, window: MainWindow) -> None:
    window._build_again()
    qtbot.wait(20)  # the keys go back to where they were
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)  # still half typed
    qtbot.keyClick(focus, Key.Key_Return)


def _trial(qtbot: QtBot, window: MainWindow) -> None:
    """By a button that does not take the keys, as on macOS."""
    assert window.desk is not None
    window.desk.what_if.trial_asked.emit(Trial())
    assert window.tournament_commands.trial is not None
    assert window.tournament_commands.trial.trial is not None


def _theme(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.zoom_in.trigger()
    window.actions_.zoom_out.trigger()
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)
    qtbot.keyClick(focus, Key.Key_Return)


WAYS: dict[str, Act] = {
    "another row": _key(Key.Key_Down, Qt.KeyboardModifier.NoModifier),
    "enter": _key(Key.Key_Return, Qt.KeyboardModifier.NoModifier),
    "tab": _key(Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    "save": _key(Key.Key_S, CONTROL),
    "print": _key(Key.Key_P, CONTROL),
    "excel": _excel,
    "another tab": _other_tab,
    "another round": _key(Key.Key_Right, ALT),
    "journal": _key(Key.Key_J, CONTROL),
    "search": _key(Key.Key_F, CONTROL),
    "another language": _language,
    "larger text": _theme,
    "what if": _key(Key.Key_F8, Qt.KeyboardModifier.NoModifier),
    "trial": _trial,
}
IN_PLAYERS = [way for way in WAYS if way != "another row"]  # there an arrow moves in the text


@pytest.fixture
def named(
    show: Shower, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Tournament], MainWindow]:
    """The window over a tournament that has its file, on a computer without a printer."""
    monkeypatch.setattr(printing, "printer_names", list)
    monkeypatch.setattr(printing, "usual_printer", str)

    def named(tournament: Tournament) -> MainWindow:
        window = show(tournament)
        session.name_document(window.document, tmp_path / "cup.arbiter")
        return window

    return named


def _type(qtbot: QtBot, text: str) -> None:
    """Letter by letter, to whatever has the keys."""
    for letter in text:
        qtbot.keyClicks(QApplication.focusWidget(), letter)


def _half_typed(qtbot: QtBot, window: MainWindow) -> None:
    """A dash in the crosstable, which may become two."""
    window.actions_.crosstable.trigger()
    view = window.desk.tabs.crosstable.page.view
    view.go_to(Spot(0, 3, 0))
    qtbot.keyClicks(view, "-")
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    assert not window.document.tournament.started


@pytest.mark.parametrize("way", WAYS)
def test_a_mark_in_the_crosstable(
    qtbot: QtBot, named: Callable[[Tournament], MainWindow], way: str
) -> None:
    """One dash is a mark, and is entered when the hand goes anywhere else."""
    window = named(drawn(4))
    _half_typed(qtbot, window)
    WAYS[way](qtbot, window)
    qtbot.waitUntil(lambda: window.document.tournament.started, timeout=2000)
    assert window.document.tournament.game(1, 4).result is Result.BLACK_WINS_BY_FORFEIT


@pytest.mark.parametrize("way", IN_PLAYERS)
def test_a_name_in_the_list_of_players(
    qtbot: QtBot, named: Callable[[Tournament], MainWindow], way: str
) -> None:
    """Typed over another."""
    window = named(drawn(4))
    window.actions_.players.trigger()
    view = window.desk.tabs.players.page.view
    view.go_to(1)
    _type(qtbot, "Berg")
    WAYS[way](qtbot, window)
    qtbot.waitUntil(lambda: window.document.tournament.player(2).name == "Berg", timeout=2000)


def test_what_is_half_typed_in_a_trial_stays_in_it(
    qtbot: QtBot, named: Callable[[Tournament], MainWindow]
) -> None:
    """The trial is ended by a button that does not take the keys: nothing of it is in earnest,
    and no field is open any more."""
    window = named(drawn(4))
    _trial(qtbot, window)
    _half_typed(qtbot, window)
    window.tournament_commands.trial.end()
    qtbot.wait(20)
    assert not isinstance(QApplication.focusWidget(), QLineEdit)
    assert not window.document.tournament.started


@pytest.mark.parametrize("where", ["crosstable", "players"])
@pytest.mark.parametrize("how", ["close", "close file", "another file"])
def test_closing_takes_in_what_is_half_typed(
    qtbot: QtBot,
    named: Callable[[Tournament], MainWindow],
    tmp_path: Path,
    where: str,
    how: str,
) -> None:
    """The window, the file, or by opening another: it is in the file."""
    window = named(drawn(4))
    path = window.document.path
    if where == "crosstable":
        _half_typed(qtbot, window)
    else:
        window.actions_.players.trigger()
        view = window.desk.tabs.players.page.view
        view.go_to(1)
        _type(qtbot, "Berg")
    if how == "close":
        window.close()
    elif how == "close file":
        window.actions_.close_tournament.trigger()
    else:
        window.new()
    written = store.read(path).tournament
    if where == "crosstable":
        assert written.game(1, 4).result is Result.BLACK_WINS_BY_FORFEIT
    else:
        assert written.player(2).name == "Berg"


def test_a_day_in_the_dates_of_the_rounds(
    qtbot: QtBot, named: Callable[[Tournament], MainWindow]
) -> None:
    """Save is pressed while the cell is still open."""
    window = named(drawn(4))

    def type_a_day(dialog: RoundDatesDialog) -> None:
        table = dialog.table
        table.go_to(0, DateColumn.DAY)
        table.setFocus()
        _type(qtbot, "16.5.2026")
        qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)

    in_dialog(window, type_a_day)
    window.desk.edit_round_dates()
    assert window.document.tournament.round_start(1).startswith("2026-05-16")


def test_a_field_of_the_tournament_dialog(
    qtbot: QtBot, named: Callable[[Tournament], MainWindow]
) -> None:
    """Enter in the field saves what stands in it."""
    window = named(drawn(4))

    def type_a_name(dialog: TournamentDialog) -> None:
        dialog.name.setFocus()
        qtbot.keyClicks(dialog.name, "Cup")
        qtbot.keyClick(dialog.name, Key.Key_Return)

    in_dialog(window, type_a_name)
    window.edit_tournament()
    assert window.document.tournament.event.name == "Cup"
