"""The window as a whole, with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QWidget,
)

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileMissing, StorageError
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui import printing, theme
from arbiter.ui.languages import current_language
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.boards import drawn, f6, seed

CONTROL = Qt.KeyboardModifier.ControlModifier
EIGHT = "\n".join(f"Player {letter}, Xx\t{rating}" for letter, rating in zip("ABCDEFGH", range(8)))


@pytest.fixture
def opened(qtbot, qapp):
    """Builds windows and closes them after the test."""
    theme.apply_theme(qapp, "light")
    windows: list[MainWindow] = []

    def open_window(document: Document | None = None, *, usual: bool = True) -> MainWindow:
        window = MainWindow(Settings(), document)
        if usual:
            window.resize(1366, 740)
        window.show()
        window.activateWindow()
        windows.append(window)
        qtbot.waitUntil(window.isActiveWindow)
        window.actions_.serve()  # as soon as it is painted
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()


def _key(qtbot, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key, modifiers)


def test_it_begins_on_the_start_page(opened) -> None:
    """No empty grey window."""
    window = opened()

    assert window.findChild(QWidget, "start_page") is window.centralWidget()
    assert window.windowTitle() == "Arbiter"


def test_eight_pasted_players_to_the_first_round_sheet(
    qtbot, opened, monkeypatch, documents
) -> None:
    """N, paste, Enter, lots, Enter, print: eleven keys with their modifiers."""
    monkeypatch.setattr(printing, "printer_names", list)
    window = opened()
    QApplication.clipboard().setText(EIGHT)
    _key(qtbot, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: window.desk is not None)
    _key(qtbot, Qt.Key.Key_V, CONTROL)
    _key(qtbot, Qt.Key.Key_Return)
    assert window.document.tournament.size == 8

    _key(qtbot, Qt.Key.Key_L, CONTROL)
    assert window.desk.tabs.currentWidget() is window.desk.tabs.lots
    _key(qtbot, Qt.Key.Key_Return)
    assert window.document.tournament.drawn
    assert window.state.round == 1
    assert window.desk.tabs.currentWidget() is window.desk.tabs.pairings

    _key(qtbot, Qt.Key.Key_P, CONTROL)
    said = window.desk.status.entry.text()
    file = Path(said.partition("the sheet of round 1 is in ")[2])
    assert file.read_bytes().startswith(b"%PDF")
    assert file.parent == documents

    # Results follow at once: the cursor stands on board 1.
    for key in (Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_1):
        _key(qtbot, key)
    assert not any(game.result is None for game in window.document.tournament.boards(1))


def test_sums_of_a_place_and_all_rounds_on_paper(opened, monkeypatch, documents) -> None:
    """Print under Why? and in the Round menu; without a printer they are files."""
    monkeypatch.setattr(printing, "printer_names", list)
    window = opened(Document(seed()))
    window.state.select_player(3)
    window.desk.side.why.findChild(QPushButton, "why_print").click()
    said = window.desk.status.entry.text()
    assert Path(said.partition("the sheet is in ")[2]).name.endswith(
        "Tie-break worksheet SB Sidorov, Kuznetsov.pdf"
    )

    window.actions_.print_all_rounds.trigger()
    said = window.desk.status.entry.text()
    assert Path(said.partition("the sheet is in ")[2]).name.endswith("All rounds.pdf")


def test_undo_and_redo_say_what_they_would_do(opened) -> None:
    """In the menu and the tool tip; the toolbar keeps the verb."""
    window = opened(Document(drawn(["Adams", "Berg", "Costa", "Dahl"])))
    actions = window.actions_
    assert not actions.undo.isEnabled()

    window.document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert actions.undo.isEnabled()
    assert actions.undo.text() == "&Undo 1–4  ½–½"
    assert actions.undo.iconText() == "Undo"

    actions.undo.trigger()
    assert actions.redo.text() == "&Redo 1–4  ½–½"
    assert window.document.tournament.boards(1)[0].result is None


def test_b78_result_keys_do_not_act_in_a_field(qtbot, opened) -> None:
    """What is typed into the field for a board stays there."""
    window = opened(Document(drawn(8)))
    window.actions_.pairings.trigger()
    window.actions_.go_to_board.trigger()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)

    qtbot.keyClicks(field, "1")
    assert field.text() == "1"
    assert not window.document.tournament.started


def test_ctrl_g_goes_to_a_board(qtbot, opened) -> None:
    """Number, Enter, and the next key is a result of that board."""
    window = opened(Document(drawn(8)))
    window.actions_.pairings.trigger()
    _key(qtbot, Qt.Key.Key_G, CONTROL)
    qtbot.keyClicks(QApplication.focusWidget(), "3")
    _key(qtbot, Qt.Key.Key_Return)
    _key(qtbot, Qt.Key.Key_1)

    assert window.document.tournament.boards(1)[2].result is Result.WHITE_WINS


def test_rounds_are_stepped_through(opened) -> None:
    """The buttons stop at the ends."""
    window = opened(Document(drawn(6)))
    actions = window.actions_
    assert window.state.round == 1
    assert not actions.previous_round.isEnabled()

    for _ in range(10):
        actions.next_round.trigger()
    assert window.state.round == 5
    assert not actions.next_round.isEnabled()


def test_next_open_board_goes_on_to_later_rounds(opened) -> None:
    """And round again to earlier ones."""
    document = Document(f6())
    document.apply(SetResult(1, 6, 1, None))
    window = opened(document)
    window.state.show_round(4)
    window.actions_.next_open.trigger()

    assert window.state.round == 1


def test_lots_are_locked_by_a_result(opened) -> None:
    """The tab goes, and the action says nothing because it is off."""
    window = opened(Document(drawn(4)))
    tabs = window.desk.tabs
    assert tabs.isTabVisible(tabs.indexOf(tabs.lots))

    window.document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert not tabs.isTabVisible(tabs.indexOf(tabs.lots))
    assert not window.actions_.start.isEnabled()


def test_the_draw_taken_back_shows_the_findings_again(opened) -> None:
    """Standings beside after the draw, findings before it."""
    window = opened(Document(drawn(4)))
    side = window.desk.side
    assert side.standings.isVisible()

    window.actions_.cancel_lots.trigger()
    assert side.findings.isVisible()
    assert not side.standings.isVisible()
    assert window.state.round == 0


def test_the_lots_page_has_the_whole_width(opened) -> None:
    """Nothing stands beside while lots are drawn."""
    window = opened(Document(Tournament()))
    window.desk.tabs.setCurrentWidget(window.desk.tabs.lots)
    assert not window.desk.side.isVisible()

    window.desk.tabs.setCurrentWidget(window.desk.tabs.players)
    assert window.desk.side.isVisible()


def test_narrow_windows_have_tabs_for_docks(qtbot, opened) -> None:
    """Under 900 pixels; wide again, everything is as before."""
    window = opened(Document(f6()))
    tabs = window.desk.tabs
    window.resize(683, 384)
    visible = [tabs.tabText(n) for n in range(tabs.count()) if tabs.isTabVisible(n)]
    assert visible == ["Players", "Pairings", "Crosstable", "Standings", "Why?"]
    assert window.width() == 683
    assert not window.desk.side.isVisible()

    window.resize(1366, 740)
    visible = [tabs.tabText(n) for n in range(tabs.count()) if tabs.isTabVisible(n)]
    assert visible == ["Players", "Pairings", "Crosstable"]
    assert window.desk.side.standings.isVisible()
    assert window.desk.side.why.isVisible()


def test_another_language_without_a_restart(qtbot, opened) -> None:
    """The same document, round and tab in new words."""
    window = opened(Document(f6()))
    document = window.document
    window.state.show_round(3)
    window.actions_.pairings.trigger()
    swedish = next(a for a in window.actions_.languages.actions() if a.data() == "sv")
    before = window.desk
    swedish.trigger()
    qtbot.waitUntil(lambda: window.desk is not before)

    assert current_language() == "sv"
    assert window.settings.language == "sv"
    assert window.document is document
    assert window.state.round == 3
    assert window.desk.tabs.currentWidget() is window.desk.tabs.pairings
    assert window.findChildren(QTabWidget, "tabs")[-1] is window.desk.tabs
    document.apply(SetResult(1, 6, 1, Result.DRAW))
    assert window.desk.status.entry.text().endswith("½ Player 6")


def test_another_theme_without_a_restart(opened) -> None:
    """Chosen in the menu, remembered, ticked."""
    window = opened(Document(f6()))
    dark = next(a for a in window.actions_.themes.actions() if a.data() == "dark")
    dark.trigger()

    assert theme.is_dark()
    assert window.settings.theme == "dark"
    assert dark.isChecked()


def test_larger_text_step_by_step(opened) -> None:
    """Up to the largest, and remembered."""
    window = opened(Document(f6()))
    for _ in range(6):
        window.actions_.zoom_in.trigger()

    assert theme.text_size() == 150
    assert window.settings.text_size == 150
    assert not window.actions_.zoom_in.isEnabled()


def test_a_file_that_is_gone_is_one_sentence(opened) -> None:
    """On the start page at its foot, over a tournament in the status line."""
    window = opened()
    window.show_problem(FileMissing(Path("/stick/cup.arbiter")))
    said = {label.text() for label in window.start_page.findChildren(QLabel)}
    assert any(text.startswith("There is no file /stick/cup.arbiter.") for text in said)

    window.show_document(Document(f6()))
    window.show_problem(FileMissing(Path("/stick/cup.arbiter")))
    assert window.desk.status.entry.text().startswith("There is no file")


def test_the_example_is_a_tournament_of_its_own(opened) -> None:
    """Closed without an entry it leaves no file behind."""
    window = opened()
    window.start_page.example_asked.emit(True)
    path = window.document.path
    assert path.exists()
    assert len(window.document.tournament.open_games) == 3

    window.close_tournament()
    assert not path.exists()
    assert window.start_page is not None


def _nameless(widget: QWidget) -> list[str]:
    """What takes the focus in *widget* and has no name for a screen reader."""
    kinds = (QAbstractButton, QAbstractItemView, QAbstractScrollArea, QComboBox, QLineEdit)
    return [
        f"{type(part).__name__} in {type(part.parentWidget()).__name__}"
        for part in widget.findChildren(QWidget)
        if isinstance(part, kinds)
        and part.focusPolicy() != Qt.FocusPolicy.NoFocus
        and part.isVisible()
        and not part.accessibleName()
        and not (isinstance(part, QAbstractButton) and part.text())
    ]


def test_everything_that_takes_the_focus_has_a_name(opened) -> None:
    """A screen reader names every field, button and table that a person works with."""
    start = opened()
    assert _nameless(start) == []

    start.new()
    start.actions_.start.trigger()
    assert _nameless(start) == []

    window = opened(Document(f6()))
    window.actions_.journal.trigger()
    for tab in ("players", "pairings", "crosstable"):
        getattr(window.actions_, tab).trigger()
        assert _nameless(window) == [], tab


@pytest.mark.parametrize(
    "opening", ["keys", "about", "print", "tournament", "round_dates", "export", "export_trf"]
)
def test_everything_in_a_dialog_has_a_name(opened, opening: str) -> None:
    """And Esc closes it."""
    window = opened(Document(f6()))
    found = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        found.append(_nameless(dialog))
        dialog.reject()

    QTimer.singleShot(50, window, look)
    getattr(window.actions_, opening).trigger()

    assert found == [[]]


def test_names_that_stay(opened, qtbot) -> None:
    """Tests, scripts and screen readers find the parts by them."""
    window = opened(Document(f6()))
    qtbot.waitUntil(lambda: window.desk.tabs.players.built)
    names = "tabs players rounds boards crosstable standings why journal problem_bar status_entry"
    for name in (*names.split(), "status_open", "status_saved"):
        assert window.findChild(QWidget, name) is not None, name
    assert window.findChild(QAction, "action_start") is not None


def test_recent_tournaments_are_in_the_menu(opened) -> None:
    """With numbers to type; choosing one opens it."""
    first = opened()
    first.show_example(True)
    game = first.document.tournament.boards(7)[0]
    first.document.apply(SetResult(*game.name, Result.DRAW))
    path = first.document.path
    first.close_tournament()
    menu = first.findChildren(QMenu, "menu_recent")[-1]
    menu.aboutToShow.emit()
    entry = menu.actions()[0]
    assert entry.text() == "&1  Seven players"

    entry.trigger()
    assert first.document.path == path


class Stuck(Document):
    """A document on a full disk."""

    discarded = False

    def close(self, *, discard: bool = False) -> None:
        if not discard:
            raise StorageError(Path("cup.arbiter"), "no room left")
        self.discarded = True


@pytest.mark.parametrize(
    ("role", "stays"),
    [(QMessageBox.ButtonRole.RejectRole, True), (QMessageBox.ButtonRole.DestructiveRole, False)],
)
def test_what_could_not_be_saved_is_asked_about(opened, monkeypatch, role, stays: bool) -> None:
    """Closing loses nothing unless the arbiter says so."""
    asked = []

    def press(box: QMessageBox) -> int:
        asked.append(box.informativeText())
        button = next(b for b in box.buttons() if box.buttonRole(b) == role)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: button)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    document = Stuck(f6())
    window = opened(document)
    window.close()

    assert "no room left" in asked[0]
    assert window.isVisible() is stays
    assert document.discarded is not stays
    window.document = None


def test_a_fault_while_opening_is_said_on_the_start_page(opened, tmp_path: Path) -> None:
    """A file that is none of ours."""
    window = opened()
    stranger = tmp_path / "letter.arbiter"
    stranger.write_text("Dear arbiter,")
    window.files.open(stranger)
    said = " ".join(label.text() for label in window.start_page.findChildren(QLabel))

    assert "letter.arbiter is no tournament of Arbiter" in said
    assert window.document is None


def test_the_place_of_the_window_is_remembered(opened) -> None:
    """Docks and size come back."""
    window = opened(Document(f6()))
    window.resize(780, 600)
    window.close()
    again = opened(usual=False)

    assert again.size() == window.size()


def test_the_work_surface_keeps_its_width_in_the_next_tournament(qtbot, opened) -> None:
    """The panels beside are as wide as the arbiter left them, and never most of the window."""
    window = opened()
    window.show_example(last_round_open=False)
    qtbot.waitUntil(lambda: window.desk.side.width() == 350)
    # Nobody drags an edge before the window has all its parts.
    qtbot.waitUntil(lambda: window.desk.tabs.players.built)
    window.resizeDocks([window.desk.side], [400], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: window.desk.side.width() == 400)

    window.new()
    qtbot.waitUntil(lambda: window.desk.side.width() == 400)
    qtbot.waitUntil(lambda: window.desk.tabs.pairings.built)
    window.resizeDocks([window.desk.side], [900], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: window.desk.side.width() > 800)
    window.new()

    qtbot.waitUntil(lambda: window.desk.side.width() == window.width() * 40 // 100)


def test_a_file_dropped_on_an_open_tournament_takes_its_place(
    qtbot, opened, tmp_path: Path
) -> None:
    """The one that was open is closed as usual."""
    other = session.new_document(f6())
    session.name_document(other, tmp_path / "cup.arbiter")
    other.close()
    window = opened()
    window.show_example(last_round_open=False)
    before = window.document
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "cup.arbiter"))])
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    no_key = Qt.KeyboardModifier.NoModifier
    with qtbot.waitSignal(before.closed):
        QApplication.sendEvent(window, QDragEnterEvent(QPoint(300, 300), *held, no_key))
        QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), *held, no_key))

    qtbot.waitUntil(lambda: window.document.path == tmp_path / "cup.arbiter")


def test_b12_the_pairings_open_on_the_round_to_play(qtbot, opened, tmp_path: Path) -> None:
    """After a look at the crosstable, and after the file was opened again; a round that the
    arbiter chose stays. What is out in it stands beside."""
    first = session.new_document(drawn(4))
    session.name_document(first, tmp_path / "four.arbiter")
    window = opened(first)
    window.actions_.pairings.trigger()
    qtbot.keyClicks(window.desk.tabs.pairings.findChild(QWidget, "boards"), "10")
    assert window.state.round == 1
    window.actions_.crosstable.trigger()
    window.actions_.pairings.trigger()
    assert window.state.round == 2
    window.document.apply(SetResult(1, 2, 1, Result.DRAW))

    window.close_tournament()
    window.files.open(tmp_path / "four.arbiter")
    window.actions_.pairings.trigger()
    tabs = window.desk.tabs
    qtbot.waitUntil(lambda: tabs.pairings.built and tabs.pairings.isVisible())
    assert window.state.round == 2
    assert "1" in window.desk.status.findChild(QWidget, "status_open").text()
    window.state.show_round(1)
    window.actions_.crosstable.trigger()
    qtbot.waitUntil(lambda: tabs.crosstable.built and tabs.crosstable.isVisible())
    window.actions_.pairings.trigger()
    assert tabs.pairings.isVisible()
    assert window.state.round == 1


def test_b78_nothing_is_stored_behind_a_dialog(qtbot, opened) -> None:
    """In the field for the name a 1 is a 1; keys sent to the window itself go nowhere."""
    window = opened(Document(drawn(8)))
    window.actions_.pairings.trigger()
    found = []

    def type_there() -> None:
        dialog = QApplication.activeModalWidget()
        qtbot.keyClicks(dialog.name, "1")
        found.append(dialog.name.text())
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_0)
        dialog.reject()

    QTimer.singleShot(50, window, type_there)
    window.edit_tournament()

    assert found == ["1"]
    assert window.document.undo_line.count == 0
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_1)
    assert window.document.undo_line.count == 1  # the same key, once nothing is in its way


def test_b78_a_tournament_open_elsewhere_takes_no_key(qtbot, opened, tmp_path: Path) -> None:
    """Neither on the boards nor in the crosstable; its file stays as it is."""
    path = tmp_path / "cup.arbiter"
    holder = session.new_document(drawn(6))
    session.name_document(holder, path)
    window = opened(session.open_document(path))
    assert window.document.read_only
    before = path.read_bytes()
    for action, name in (("pairings", "boards"), ("crosstable", "crosstable")):
        getattr(window.actions_, action).trigger()
        table = window.desk.tabs.findChild(QWidget, name)
        for keys in ("1", "0", "5", "+"):
            qtbot.keyClicks(table, keys)
        qtbot.keyClick(table, Qt.Key.Key_Delete)

    assert not window.document.tournament.started
    assert window.document.undo_line.count == 0
    assert path.read_bytes() == before
    holder.close()
