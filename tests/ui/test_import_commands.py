"""From a file to the window: read, looked at, taken in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileMissing, NotImported, Refusal, ResultThere
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.source.book import SourceKind
from arbiter.ui import import_reading, import_understanding
from arbiter.ui.import_commands import ImportCommands
from arbiter.ui.update_dialog import UpdateDialog
from tests.rating_lists import write_combined
from tests.ui import april


class Window(QWidget):
    """Shows what the commands open."""

    def __init__(self) -> None:
        super().__init__()
        self.document: Document | None = None
        self.heard: list[object] = []
        self.commands = ImportCommands(self, lambda: self.document)
        self.commands.opened.connect(self.show_document)
        self.commands.failed.connect(self.heard.append)
        self.commands.said.connect(self.heard.append)

    def show_document(self, document: Document) -> None:
        self.document = document


@pytest.fixture
def window(qtbot, monkeypatch):
    window = Window()
    window.books = {}
    qtbot.addWidget(window)
    window.show()

    def read(path: Path, *_rest: object) -> object:
        found = window.books[path.name]
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(import_reading, "_read", read)
    monkeypatch.setattr(import_understanding, "recognise", april.read)
    yield window
    if window.commands.dialog is not None:
        window.commands.dialog.reject()
    if window.document is not None:
        window.document.close(discard=True)


def _dialog(qtbot, window: Window, name: str):
    window.commands.read(Path("/stick") / name)
    qtbot.waitUntil(lambda: window.commands.dialog is not None)
    return window.commands.dialog


def test_a_crosstable_becomes_a_new_tournament_in_one_step(qtbot, window: Window) -> None:
    """One undo takes it back."""
    window.books["a.xlsx"] = april.book()
    dialog = _dialog(qtbot, window, "a.xlsx")
    dialog.desk.type_cell(6, 8, "1")
    dialog.accept()

    assert window.document.untitled
    assert window.document.tournament.size == 7
    assert len(window.document.tournament.games) == 21
    assert window.heard == [
        "7 players, 21 games imported from Первенство_апрель.xlsx. The file stays as it was."
    ]
    window.document.undo()
    assert window.document.tournament == Tournament()
    assert window.commands.dialog is None


def test_given_up_nothing_has_happened(qtbot, window: Window) -> None:
    """No tournament, no sentence."""
    window.books["a.xlsx"] = april.book()
    _dialog(qtbot, window, "a.xlsx").reject()

    assert window.document is None
    assert window.heard == []
    assert window.commands.dialog is None


def test_a_list_goes_into_what_is_open(qtbot, window: Window) -> None:
    """As one step."""
    window.document = Document(Tournament(players=(Player("Berg, Anna"),)))
    window.books["list.xlsx"] = april.book(april.LIST)
    dialog = _dialog(qtbot, window, "list.xlsx")
    dialog.desk.leave_out(4)
    dialog.accept()

    assert window.document.tournament.size == 2
    assert window.heard == [
        "1 player added, 1 updated from Первенство_апрель.xlsx. Undo takes them out again."
    ]
    window.document.undo()
    assert window.document.tournament.size == 1


@pytest.mark.parametrize(
    "error", [FileMissing(Path("a.xlsx")), NotImported(Path("a.xlsx"), Refusal.PASSWORD)]
)
def test_what_is_refused_is_said_and_nothing_else_happens(qtbot, window, error) -> None:
    """No dialog."""
    window.books["a.xlsx"] = error
    window.commands.read(Path("a.xlsx"))
    qtbot.waitUntil(lambda: bool(window.heard))

    assert window.heard == [error]
    assert window.commands.dialog is None


def test_a_sheet_that_is_no_table_is_refused_too(qtbot, window: Window) -> None:
    """It was read, and nothing in it was understood."""
    window.books["a.xlsx"] = april.book("x|y\n1|2")
    window.commands.read(Path("a.xlsx"))
    qtbot.waitUntil(lambda: bool(window.heard))

    assert window.heard[0].why is Refusal.NO_TABLE
    assert window.commands.dialog is None


def test_a_tournament_of_ours_under_another_name_is_opened(qtbot, window: Window) -> None:
    """It needs no import."""
    window.books["cup.xlsx"] = NotImported(Path("cup.xlsx"), Refusal.OURS)
    with qtbot.waitSignal(window.commands.ours) as ours:
        window.commands.read(Path("cup.xlsx"))

    assert ours.args == [Path("cup.xlsx")]
    assert window.heard == []


def test_the_window_that_stays_with_its_tournament_is_given_nothing(qtbot, window) -> None:
    """The arbiter chose not to close what was open."""
    opened: list[Document] = []
    window.commands.opened.disconnect(window.show_document)
    window.commands.opened.connect(opened.append)
    window.books["a.xlsx"] = april.book()
    dialog = _dialog(qtbot, window, "a.xlsx")
    dialog.desk.type_cell(6, 8, "1")
    dialog.accept()

    assert opened[0].tournament == Tournament()
    assert window.heard == []
    opened[0].close(discard=True)


def test_a_text_is_read_again_in_the_same_dialog(qtbot, window: Window) -> None:
    """What was said about the first reading is forgotten; a failure is said at the foot."""
    window.books["a.csv"] = april.book(kind=SourceKind.TEXT)
    window.books["апрель.csv"] = april.book(april.LIST, kind=SourceKind.TEXT)
    dialog = _dialog(qtbot, window, "a.csv")
    dialog.desk.type_cell(6, 8, "1")
    with qtbot.waitSignal(dialog.desk.changed):
        dialog.read_again.emit("koi8-r", ";")
    assert window.commands.dialog is dialog
    assert dialog.desk.choices.cells == {}
    assert dialog.accept_button.text() == "Import 2 players"

    window.books["апрель.csv"] = NotImported(Path("a.csv"), Refusal.BINARY)
    dialog.read_again.emit("cp866", ";")
    qtbot.waitUntil(lambda: not window.commands.reading.busy and dialog.reason.text != "")
    assert window.heard == []


def test_a_second_file_waits_until_the_first_is_settled(qtbot, window: Window) -> None:
    """Dropped on the window behind the dialog."""
    window.books["a.xlsx"] = april.book()
    dialog = _dialog(qtbot, window, "a.xlsx")
    window.commands.read(Path("b.xlsx"))

    assert not window.commands.reading.busy
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert QApplication.activeModalWidget() is dialog


def _read_into(qtbot, window: Window) -> Document:
    """The crosstable of April with two games open, and the file read once more."""
    document = Document(SetResult(1, 3, 1, None)(SetResult(1, 4, 1, None)(april.whole())))
    window.document = document
    window.books["a.xlsx"] = april.book()
    dialog = _dialog(qtbot, window, "a.xlsx")
    dialog.desk.type_cell(6, 8, "1")
    assert dialog.header.into.currentText() == "the open tournament"
    assert dialog.accept_button.text() == "Take in 2 results…"
    assert dialog.reason.text == "2 new results, 19 equal, 0 different. Nobody is added."
    dialog.accept()
    return document


def test_a_file_that_is_read_twice_brings_what_is_new(qtbot, window: Window) -> None:
    """In one step, and doubling nobody."""
    document = _read_into(qtbot, window)
    update = window.findChild(UpdateDialog)
    update.accept()

    assert len(document.tournament.open_games) == 0
    assert document.tournament.size == 7
    assert document.undo_line.count == 1
    assert window.heard == ["2 results taken in from Первенство_апрель.xlsx. Undo takes it back."]


def test_nothing_is_taken_in_before_it_is_decided(qtbot, window: Window) -> None:
    document = _read_into(qtbot, window)
    window.findChild(UpdateDialog).reject()

    assert len(document.tournament.open_games) == 2
    assert window.heard == []


def test_a_result_that_came_meanwhile_is_not_written_over(qtbot, window: Window) -> None:
    document = _read_into(qtbot, window)
    document.apply(SetResult(1, 3, 1, Result.BLACK_WINS))
    window.findChild(UpdateDialog).accept()

    assert [type(error) for error in window.heard] == [ResultThere]
    assert document.tournament.game(1, 3).result is Result.BLACK_WINS


def test_a_rating_list_is_named_as_one(qtbot, window: Window, tmp_path) -> None:
    """It belongs into the lists, not into a tournament."""
    path = write_combined(tmp_path / "players_list_foa.txt")
    window.books[path.name] = NotImported(path, Refusal.TOO_MANY_PLAYERS)
    window.commands.read(path)
    qtbot.waitUntil(lambda: bool(window.heard))

    assert window.heard[0].why is Refusal.RATING_LIST
