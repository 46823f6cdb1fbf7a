"""The newest earlier state is offered in place of a file that is not there."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.storage import store
from arbiter.storage.backups import Backup, Why, back_up, backups_of, own_folder
from arbiter.storage.snapshot import Snapshot
from arbiter.ui.missing_file import MissingFile, ask_missing, newest_state
from tests.boards import drawn
from tests.storage.sessions import WIN, Hand

ROLE = QMessageBox.ButtonRole
STATE = Backup(
    Path("state"), datetime(2026, 5, 3, 14, 3, 22).astimezone(), 23, 2, Why.ROUND, 30_000
)


@pytest.mark.parametrize(
    ("role", "meant"),
    [
        (ROLE.AcceptRole, MissingFile.OPEN_STATE),
        (ROLE.DestructiveRole, MissingFile.FORGET),
        (ROLE.RejectRole, MissingFile.NOTHING),
        (None, MissingFile.NOTHING),
    ],
)
def test_each_button_means_one_thing(qtbot, monkeypatch, role, meant: MissingFile) -> None:
    """The state is named with its time and the number of its steps."""
    said: list[str] = []
    parent = QWidget()
    qtbot.addWidget(parent)

    def press(box: QMessageBox) -> int:
        said.extend((box.text(), box.informativeText(), box.defaultButton().text()))
        button = next((b for b in box.buttons() if box.buttonRole(b) == role), None)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: button)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)

    assert ask_missing(Path("stick/final.arbiter"), STATE, parent) is meant
    assert said == [
        "final.arbiter is not there. Perhaps its stick is out.",
        "This computer has kept its state of 3 May 2026 14:03, with 23 steps. It would be "
        "opened as a new tournament.",
        "Open the earlier state",
    ]


def test_the_newest_state_that_can_be_read_is_offered(tmp_path: Path) -> None:
    """A damaged one is passed over; without any nothing is."""
    hand = Hand(tmp_path / "final.arbiter", drawn(4))
    assert newest_state(hand.path) is None
    for edit in (WIN, WIN):
        hand.do(edit)
        with Snapshot(hand.path) as snapshot:
            back_up(snapshot, hand.path, own_folder(), Why.ENTRIES)
    hand.path.unlink()
    backups_of(hand.path)[0].path.write_bytes(b"no database")
    found = newest_state(hand.path)

    assert found is not None
    assert found.entries == 1
    assert store.read(found.path).tournament == WIN(drawn(4))
