"""Every way into the import, through the real window, the real reading and real files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from arbiter.document import session
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.source.book import SourceKind
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from tests.foreign_tables import html_table

FILES = Path(__file__).parent.parent / "data" / "files"
PATIENCE = 20_000


@pytest.fixture
def opened(qtbot):
    """Builds windows and closes them after the test."""
    windows: list[MainWindow] = []

    def open_window(tournament: Tournament | None = None) -> MainWindow:
        document = session.new_document(tournament) if tournament is not None else None
        window = MainWindow(Settings(), document)
        window.actions_.serve()  # as soon as it is painted
        window.resize(1366, 740)
        window.show()
        windows.append(window)
        # The window of the test before may be on its way out still, and ask for the keys.
        qtbot.waitUntil(lambda: window.activateWindow() or window.isActiveWindow())
        return window

    yield open_window
    for window in windows:
        if not window.close() and window.document is not None:
            window.document.close(discard=True)  # over a question, as that of pasted names
        window.deleteLater()


@pytest.fixture
def clipboard(qapp):
    """The clipboard, empty again after the test."""
    yield qapp.clipboard()
    qapp.clipboard().clear()


def _dialog(qtbot, window: MainWindow) -> ImportDialog:
    qtbot.waitUntil(lambda: window.findChild(ImportDialog) is not None, timeout=PATIENCE)
    return window.findChild(ImportDialog)


def _said(window: MainWindow) -> str:
    return window.desk.status.entry.text()


def test_b40_from_the_start_page_with_the_keyboard_alone(qtbot, opened, monkeypatch) -> None:
    """I, the file, Enter: a mangled crosstable becomes a tournament, and undo takes it back."""
    asked: list[str] = []

    def choose(_window, _title, _folder, kinds) -> tuple[str, str]:
        asked.append(kinds)
        return str(FILES / "ru_club_mangled.xlsx"), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    window = opened()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_I)
    dialog = _dialog(qtbot, window)
    assert asked[0].startswith("Tables, reports, games (*.xlsx ")
    assert {"*.xls", "*.ods", "*.html", "*.csv", "*.pgn"} <= set(
        asked[0].partition("(")[2].partition(")")[0].split()
    )
    assert window.document is None
    assert dialog.accept_button.text() == "Import 7 players, 21 games"
    qtbot.keyClick(
        QApplication.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )

    assert window.document.tournament.size == 7
    assert window.document.tournament.event.name == "Круговой турнир (пример)"
    assert not window.document.tournament.open_games
    assert "7 players, 21 games imported from ru_club_mangled.xlsx" in _said(window)
    assert window.settings.folder == str(FILES)
    assert window.desk.tabs.currentWidget() is window.desk.tabs.crosstable
    assert window.actions_.undo.isEnabled()
    window.actions_.undo.trigger()
    assert window.document.tournament == Tournament()


def test_a_table_dropped_on_the_window(qtbot, opened) -> None:
    """A crosstable leaves the tournament that is open as it is, until it is accepted."""
    window = opened(Tournament(players=(Player("Berg"),)))
    before = window.document
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(FILES / "cr_rr_rank_ru.xlsx"))])
    held = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    no_key = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(300, 300), *held, no_key))
    QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), *held, no_key))
    dialog = _dialog(qtbot, window)
    assert window.document is before
    dialog.reject()
    qtbot.waitUntil(lambda: window.findChild(ImportDialog) is None)
    assert before.tournament.size == 1


def test_a_list_opened_by_name_joins_what_is_open(qtbot, opened) -> None:
    """File, Open takes tables too; taken in a second time it changes nothing."""
    window = opened(Tournament(players=(Player("Ершов Пётр", birth="1990"),)))
    for button in ("Add 10 players, update 1", "Nothing to add"):
        window.files.open(FILES / "sm_ratinglist_header.xlsx")
        dialog = _dialog(qtbot, window)
        assert dialog.accept_button.text() == button
        assert dialog.accept_button.isEnabled() == (button != "Nothing to add")
        dialog.accept() if dialog.accept_button.isEnabled() else dialog.reject()
        qtbot.waitUntil(lambda: window.findChild(ImportDialog) is None)
        assert window.document.tournament.size == 11


@pytest.mark.parametrize("name", ["hostile_truncated.xlsx", "hostile_xxe.xlsx", "nowhere.csv"])
def test_what_is_refused_is_one_sentence(qtbot, opened, name: str) -> None:
    """At the foot of the start page; nothing else happens."""
    window = opened()
    foot = window.start_page._foot
    before = foot.text()
    window.files.open(FILES / name)
    qtbot.waitUntil(lambda: foot.text() != before, timeout=PATIENCE)

    assert foot.text().endswith(".")
    assert window.findChild(ImportDialog) is None
    assert window.document is None


def test_a_tournament_of_ours_under_another_name_is_opened(qtbot, opened, tmp_path) -> None:
    """What a file is, is told from its content."""
    document = session.new_document(Tournament(players=(Player("Berg"),)))
    document.save_copy(tmp_path / "cup.arbiter")
    document.close()
    shutil.move(tmp_path / "cup.arbiter", tmp_path / "cup.bak")
    window = opened()
    window.files.open(tmp_path / "cup.bak")

    qtbot.waitUntil(lambda: window.document is not None, timeout=PATIENCE)
    assert window.document.tournament.size == 1


CROSSTABLE = """No.\tName\t1\t2\t3\tPts.
1\tBerg, Anna\t*\t1\t½\t1½
2\tDahl, Kari\t0\t*\t1\t1
3\tEk, Nils\t½\t0\t*\t½
"""


@pytest.mark.parametrize("page", [False, True])
def test_b54_a_pasted_crosstable_is_imported(qtbot, opened, clipboard, page) -> None:
    """Ctrl+V on the list of players: names alone would lose the games."""
    window = opened()
    window.new()
    data = QMimeData()
    data.setText(CROSSTABLE)
    if page:
        rows = [line.split("\t") for line in CROSSTABLE.splitlines()]
        data.setHtml(html_table(rows))
    clipboard.setMimeData(data)
    window.actions_.paste.trigger()
    dialog = _dialog(qtbot, window)

    assert dialog.accept_button.text() == "Import 3 players, 3 games"
    assert dialog.desk.book.kind is (SourceKind.HTML if page else SourceKind.TEXT)
    dialog.accept_button.click()
    assert [player.name for player in window.document.tournament.players] == [
        *("Berg, Anna", "Dahl, Kari", "Ek, Nils"),
    ]
    assert not window.document.tournament.open_games


def test_pasted_names_stay_names(qtbot, opened, clipboard) -> None:
    window = opened()
    window.new()
    clipboard.setText("Berg, Anna\t2100\nDahl, Kari\t1900\n")
    window.actions_.paste.trigger()

    assert window.findChild(ImportDialog) is None
    assert len(window.desk.tabs.players.page.desk.rows) == 2
