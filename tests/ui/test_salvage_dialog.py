"""A damaged file that is opened: what is left of it is offered, and becomes a new tournament."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.errors import FileDamaged, FileTooNew, NotOurFile
from arbiter.storage import store
from arbiter.storage.backups import Why, back_up, own_folder
from arbiter.storage.snapshot import Snapshot
from arbiter.ui.main_window import MainWindow
from arbiter.ui.salvage_dialog import Found, SalvageDialog, find_salvage
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings
from tests.storage import damage
from tests.storage.test_salvage import GAMES, JOURNAL, overwrite, wipe
from tests.storage.test_sums import altered


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A tournament with some twenty steps."""
    path = tmp_path / "Финал.arbiter"
    damage.played(path, Random(1), players=6, steps=25)
    return path


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(Settings(tmp_path / "arbiter.ini"))
    qtbot.addWidget(window)
    yield window
    if window.document is not None:
        window.document.close(discard=True)


def answering(press: str) -> list[list[str]]:
    """Press the button called *press* in the dialog to come; what it says is in the list then."""
    said: list[list[str]] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SalvageDialog)
        said.append([words.text for words in dialog.findChildren(Sentence)])
        buttons = {b.text().replace("&", ""): b for b in dialog.findChildren(QPushButton)}
        buttons[press].click()

    QTimer.singleShot(50, answer)
    return said


def test_what_can_be_read_becomes_a_new_tournament(window: MainWindow, path: Path) -> None:
    """Untitled; with undo, for the journal is whole. The damaged file stays to the byte."""
    truth = store.read(path).tournament
    altered(path, "UPDATE game SET result = '1-0' WHERE line = 1")
    altered(path, "UPDATE game SET result = '0-1' WHERE line = 2")
    before = path.read_bytes()
    said = answering("Open what can be read")
    window.files.open(path)

    assert "6 players" in said[0][1]
    assert "journal" in said[0][1]
    assert said[0][2] == "Nothing. Every entry is there."
    document = window.document
    assert isinstance(document, Document)
    assert document.untitled
    assert document.path != path
    assert document.tournament == truth
    document.undo()
    assert document.tournament != truth
    assert path.read_bytes() == before


def test_what_is_lost_is_named_before_anything_is_opened(window: MainWindow, path: Path) -> None:
    """A game that nobody knows any more; Cancel leaves all as it was."""
    altered(path, "UPDATE game SET board = 9 WHERE line = 2")
    wipe(path, JOURNAL)
    said = answering("Cancel")
    window.files.open(path)

    assert "1 game can’t be read" in said[0][2]
    assert "round\u00a01: " in said[0][2]
    assert window.document is None


def test_the_newest_earlier_state_is_offered_beside_it(window: MainWindow, path: Path) -> None:
    """It opens as a new tournament, and stays where it is kept."""
    with Snapshot(path) as snapshot:
        kept = back_up(snapshot, path, own_folder(), Why.ROUND)
    assert kept is not None
    truth = store.read(path)
    wipe(path, GAMES)
    wipe(path, JOURNAL)
    said = answering("Open the earlier state")
    window.files.open(path)

    assert any(f"{len(truth.rows)} entries" in text for text in said[0])
    assert window.document is not None
    assert window.document.tournament == truth.tournament
    assert window.document.path != kept
    assert kept.exists()


def test_of_a_file_that_is_quite_gone_the_earlier_state_is_left(
    window: MainWindow, path: Path
) -> None:
    """It is the only thing that is offered, and Enter opens it."""
    with Snapshot(path) as snapshot:
        back_up(snapshot, path, own_folder(), Why.ROUND)
    truth = store.read(path).tournament
    path.write_bytes(os.urandom(5000))
    found = find_salvage(path, NotOurFile(path))
    assert found is not None
    assert found.salvaged is None
    answering("Open the earlier state")
    window.files.open(path)

    assert window.document is not None
    assert window.document.tournament == truth


@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (lambda path: path.write_text("Dear arbiter, " * 300), "no tournament"),
        (lambda path: path.write_bytes(b""), "no tournament"),
        (lambda path: altered(path, "PRAGMA user_version = 300"), "newer Arbiter"),
        (lambda path: path.write_bytes(path.read_bytes()[:3000]), "damaged"),
    ],
)
def test_where_nothing_is_left_a_sentence_says_so(
    window: MainWindow, path: Path, spoil: Callable[[Path], object], word: str
) -> None:
    """No dialog for what is no tournament, too new, or quite gone."""
    spoil(path)
    window.files.open(path)

    assert window.document is None
    assert window.start_page is not None
    said = " ".join(words.text() for words in window.start_page.findChildren(QLabel))
    assert word in said


def test_a_long_list_of_games_scrolls(qtbot: QtBot, tmp_path: Path) -> None:
    """The dialog stays on the screen whatever is lost."""
    path = tmp_path / "cup.arbiter"
    damage.played(path, Random(1), players=24, steps=40)
    altered(path, "UPDATE game SET board = board + 1 WHERE line % 2")
    wipe(path, JOURNAL)
    found = find_salvage(path, FileDamaged(path, "database disk image is malformed"))
    assert found is not None
    dialog = SalvageDialog(found)
    qtbot.addWidget(dialog)
    dialog.show()

    assert dialog.height() <= dialog.screen().availableGeometry().height()
    assert dialog.chosen is None


def test_nothing_is_offered_where_there_is_nothing(path: Path) -> None:
    """Neither a file nor an earlier state."""
    shutil.move(path, path.with_name("away"))

    assert find_salvage(path, NotOurFile(path)) is None
    assert find_salvage(path, FileTooNew(path, 2, 1)) is None
    assert Found._fields == ("path", "error", "salvaged", "backup")
    overwrite(path.with_name("away"), 0, b"x")
