from __future__ import annotations

import getpass
import sqlite3
import subprocess
import sys
import textwrap
import threading
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbiter.document import document as module
from arbiter.document import following
from arbiter.document.document import Document
from arbiter.document.lock import Lock
from arbiter.document.open_file import open_file
from arbiter.domain.changes import Change
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import AddPlayers, SetEvent, SetPending, SetResult
from arbiter.domain.errors import (
    FileChanged,
    FileExists,
    FileLocked,
    GameNotFound,
    ReadOnly,
    StorageError,
    TournamentClosed,
)
from arbiter.domain.result import Result
from arbiter.domain.tournament import Closing, Event, Pending, Player, Tournament
from arbiter.storage import store
from arbiter.storage.scribe import Scribe
from tests.boards import drawn, seed
from tests.document.test_lock import LEFT_BEHIND

WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = SetResult(2, 3, 1, Result.DRAW)
FIRST = drawn(4)


class Heard:
    """What a listener has been told."""

    def __init__(self, document: Document) -> None:
        self.changes: list[Change] = []
        self.saved = 0
        document.changed.connect(self.changes.append)
        document.saved.connect(self._count)

    def _count(self) -> None:
        self.saved += 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "final.arbiter"
    store.create(path, FIRST)
    return path


@pytest.fixture(autouse=True)
def _every_look_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the computer is."""
    monkeypatch.setattr(following, "PATIENCE", 20.0)


@pytest.fixture
def document(path: Path, qapp: object) -> Iterator[Document]:
    document = Document(file=open_file(path))
    yield document
    document.close(discard=True)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Exception]]:
    """Writing fails as long as a fault lies in the list."""
    faults: list[Exception] = []
    write = Scribe.write

    def faulty(scribe: Scribe, *step: object) -> None:
        if faults:
            raise faults[-1]
        write(scribe, *step)

    monkeypatch.setattr(Scribe, "write", faulty)
    yield faults
    faults.clear()


# Closed


def test_nothing_is_entered_into_a_closed_tournament(qapp: object) -> None:
    """No key, no undo, no redo; the reason opens it again."""
    document = Document(seed())
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    document.apply(SetResult(1, 3, 1, Result.DRAW))
    document.undo()
    document.apply(CloseTournament())
    closed = document.tournament
    assert isinstance(document.locked, TournamentClosed)
    for act in (document.undo, document.redo, lambda: document.apply(WIN)):
        with pytest.raises(TournamentClosed):
            act()
    assert document.tournament == closed

    document.apply(ReopenTournament("an appeal", "2026-05-08"))
    assert document.locked is None
    document.redo()
    document.undo()
    document.undo()
    assert replace(document.tournament, closing=Closing()) == seed()
    assert document.tournament.closing.version == 2


def test_a_closed_tournament_is_closed_when_it_is_opened_again(
    tmp_path: Path, qapp: object
) -> None:
    """The last entry was the closing; after a reopening undo goes on from before it."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    first = Document(file=open_file(path))
    first.apply(SetResult(1, 2, 1, Result.DRAW))
    first.apply(CloseTournament())
    first.close()
    second = Document(file=open_file(path))

    assert second.last == first.last
    assert second.last is not None
    assert second.last.edit == CloseTournament()
    second.apply(ReopenTournament("an appeal"))
    second.undo()
    assert second.tournament.game(1, 2, 1) == seed().game(1, 2, 1)
    second.close()


# The one door, in memory


def test_an_edit_is_one_step() -> None:
    """The state, the listeners, Undo and the journal know it."""
    document = Document(FIRST)
    heard = Heard(document)
    document.apply(WIN)

    assert document.tournament == WIN(FIRST)
    assert heard.changes == [Change(games=frozenset({(1, 4, 1)}))]
    assert document.undo_edit is not None
    assert document.undo_edit.edit == WIN
    assert document.undo_edit.before == FIRST
    assert document.last == document.undo_edit
    assert document.redo_edit is None
    assert document.save_state.accepted == document.save_state.saved == 1
    row = document.journal()[-1]
    assert (row.number, row.kind, row.edit, row.old) == (1, "edit", WIN, {})
    assert row.user == getpass.getuser()


def test_an_edit_that_changes_nothing_is_no_step() -> None:
    """The same result once more."""
    document = Document(WIN(FIRST))
    heard = Heard(document)
    document.apply(WIN)

    assert heard.changes == []
    assert document.journal() == []
    assert document.undo_edit is None


def test_an_edit_that_is_refused_leaves_no_trace() -> None:
    """It raises before anything has happened, and Redo is still there."""
    document = Document(FIRST)
    document.apply(WIN)
    document.undo()
    heard = Heard(document)
    with pytest.raises(GameNotFound):
        document.apply(SetResult(7, 8, 1, None))

    assert document.tournament == FIRST
    assert heard.changes == []
    assert document.redo_edit
    assert len(document.journal()) == 2


def test_undo_and_redo_go_all_the_way() -> None:
    """Each tells what it changed, and is a line of the journal with what the edit replaced."""
    document = Document(FIRST)
    document.apply(WIN)
    document.apply(SetPending(1, 4, 1, Pending.ADJOURNED))
    heard = Heard(document)
    document.undo()
    document.undo()
    document.undo()

    assert document.tournament == FIRST
    assert document.last is not None
    assert (document.last.edit, document.last.kind) == (WIN, "undone")
    assert document.redo_edit is not None
    assert document.redo_edit.edit == WIN

    document.redo()

    assert document.tournament == WIN(FIRST)
    assert len(heard.changes) == 3
    assert [(row.number, row.kind, row.old) for row in document.journal()] == [
        (1, "edit", {}),
        (2, "edit", {"result": "1-0"}),
        (3, "undone", {"result": "1-0"}),
        (4, "undone", {}),
        (5, "redone", {}),
    ]


def test_standings_are_computed_once_a_state() -> None:
    """And anew after a step."""
    document = Document(FIRST)
    before = document.standings

    assert document.standings is before

    document.apply(WIN)

    assert document.standings.rows[0].number == 1
    assert document.standings is not before


def test_what_was_computed_does_not_stay_in_the_way_back() -> None:
    """Or ten thousand steps would hold ten thousand tables."""
    document = Document(FIRST)
    for edit in (WIN, DRAW):
        _ = document.standings
        document.apply(edit)
    _ = document.standings
    document.undo()
    entry = document.undo_edit

    assert entry is not None
    for state in (entry.before, entry.after):
        assert "record" not in vars(state)
        assert "_games_of" not in vars(state)


# With a file


def test_every_step_is_on_the_disk_when_the_key_returns(document: Document, path: Path) -> None:
    """Edits, undo and redo."""
    heard = Heard(document)
    for act in (lambda: document.apply(WIN), document.undo, document.redo):
        act()
        document._writer.flush()  # type: ignore[union-attr]
        contents = store.read(path)

        assert contents.tournament == document.tournament
        assert list(contents.rows) == document.journal()
    document._rung()
    assert document.save_state.saved == document.save_state.accepted == 3
    assert document.save_state.saved_at is not None
    assert heard.saved >= 3


def test_undo_goes_on_after_a_restart_back_to_the_first_key(document: Document, path: Path) -> None:
    """And redo too; the last entry is known."""
    document.apply(WIN)
    document.apply(DRAW)
    document.undo()
    last = document.last
    document.close()
    again = Document(file=open_file(path))

    assert again.tournament == WIN(FIRST)
    assert again.last == last
    assert again.save_state.saved == again.save_state.accepted == 3
    assert again.undo_edit is not None
    assert again.undo_edit.edit == WIN
    again.redo()
    assert again.tournament == DRAW(WIN(FIRST))
    again.undo()
    again.undo()
    assert again.tournament == FIRST
    assert again.undo_edit is None
    assert [row.number for row in again.journal()] == [1, 2, 3, 4, 5, 6]
    again.close()


def test_what_is_stored_wins_over_a_journal_that_tells_another_story(
    document: Document, path: Path
) -> None:
    """Undo then begins anew, and the next edit goes on as usual."""
    document.apply(WIN)
    document.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE game SET result = '0-1', sum = 0 WHERE result = '1-0'")
        connection.execute("DELETE FROM setting WHERE name = 'sums'")
    connection.close()
    again = Document(file=open_file(path))

    assert again.tournament == SetResult(1, 4, 1, Result.BLACK_WINS)(FIRST)
    assert again.undo_edit is None
    again.apply(DRAW)
    assert again.undo_edit is not None
    assert again.journal()[-1].number == 2
    again.close()
    assert store.read(path).tournament == again.tournament


def test_closing_lets_everything_go(document: Document, path: Path) -> None:
    """No lock, no thread; the document can then only be read. Closing twice does no harm."""
    told: list[object] = []
    document.closed.connect(told.append)
    document.apply(WIN)
    document.close()
    document.close()

    assert told == [document]
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    assert not [thread for thread in threading.enumerate() if thread.name == "arbiter-writer"]
    with pytest.raises(ReadOnly):
        document.apply(DRAW)


# Trouble


def test_work_goes_on_in_memory_while_the_disk_is_away(
    document: Document, path: Path, full_disk: list[Exception], qtbot: QtBot
) -> None:
    """Everything waits, the status line can say since when and why, and retry writes it all."""
    fault = StorageError(path, "database or disk is full")
    full_disk.append(fault)
    document.apply(WIN)
    document.apply(DRAW)
    document.undo()
    qtbot.waitUntil(lambda: document.save_state.trouble is fault)
    state = document.save_state

    assert document.tournament == WIN(FIRST)
    assert (state.accepted, state.saved) == (3, 0)
    assert state.waiting_since is not None
    assert store.read(path).tournament == FIRST

    full_disk.clear()
    with qtbot.waitSignal(document.saved):
        document.retry()
    qtbot.waitUntil(lambda: document.save_state.saved == 3)

    assert document.save_state.trouble is None
    assert store.read(path).tournament == WIN(FIRST)


def test_a_disk_that_is_back_is_found_without_asking(
    path: Path, full_disk: list[Exception], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The document tries again by itself."""
    monkeypatch.setattr(module, "RETRY_EVERY", 10)
    document = Document(file=open_file(path))
    full_disk.append(StorageError(path, "the stick is out"))
    document.apply(WIN)
    qtbot.wait(30)
    full_disk.clear()
    qtbot.waitUntil(lambda: document.save_state.saved == 1)
    document.close()


def test_nothing_is_written_over_somebody_elses_file(
    document: Document, path: Path, qtbot: QtBot
) -> None:
    """It is looked at again and again, for ours may be put back; the arbiter saves elsewhere."""
    other = Scribe(path, store.read(path).mark)
    document.apply(WIN)
    foreign = store.read(path)
    store.create(path, seed(), replace=True)
    document.apply(DRAW)
    qtbot.waitUntil(lambda: isinstance(document.save_state.trouble, FileChanged))

    assert document._second_try.isActive()
    assert foreign.tournament == WIN(FIRST)
    assert store.read(path).tournament == seed()
    other.close()


def test_closing_in_trouble_is_refused_until_it_is_said_twice(
    document: Document, path: Path, full_disk: list[Exception]
) -> None:
    """Or what waits would be lost without a word."""
    full_disk.append(StorageError(path, "the stick is out"))
    document.apply(WIN)
    with pytest.raises(StorageError, match="stick"):
        document.close()
    document.apply(DRAW)

    assert document.tournament == DRAW(WIN(FIRST))
    assert (path.parent / "final.arbiter.lock").exists()

    document.close(discard=True)
    assert not (path.parent / "final.arbiter.lock").exists()


def test_a_bug_in_writing_is_raised_in_the_open(
    document: Document, path: Path, full_disk: list[Exception], qtbot: QtBot
) -> None:
    """Where the crash dialog sees it, and not inside the undo stack."""
    full_disk.append(ZeroDivisionError("ours"))
    with qtbot.captureExceptions() as raised:
        document.apply(WIN)
        qtbot.waitUntil(lambda: bool(raised))

    assert isinstance(raised[0][1], ZeroDivisionError)
    assert document.tournament == WIN(FIRST)
    full_disk.clear()
    document.close()
    assert store.read(path).tournament == WIN(FIRST)


# Copies and names


def test_a_copy_is_whole_and_the_work_goes_on_here(
    document: Document, path: Path, tmp_path: Path
) -> None:
    """With journal and undo; nothing else is left beside it."""
    copy = tmp_path / "copy.arbiter"
    document.apply(WIN)
    document.save_copy(copy)
    document.apply(DRAW)
    contents = store.read(copy)

    assert document.path == path
    assert contents.tournament == WIN(FIRST)
    assert len(contents.rows) == 1
    assert not (tmp_path / "copy.arbiter.lock").exists()
    with pytest.raises(FileExists):
        document.save_copy(copy)
    with pytest.raises(FileExists):
        document.save_copy(path, replace=True)
    document.save_copy(copy, replace=True)
    assert store.read(copy).tournament == document.tournament


def test_a_copy_from_memory_holds_what_the_disk_does_not(
    document: Document, path: Path, tmp_path: Path, full_disk: list[Exception]
) -> None:
    """Save elsewhere, while the file's own disk is away."""
    copy = tmp_path / "copy.arbiter"
    full_disk.append(StorageError(path, "the stick is out"))
    document.apply(WIN)
    document.apply(DRAW)
    document.save_copy(copy)

    assert store.read(copy).tournament == DRAW(WIN(FIRST))
    assert store.read(copy).first == FIRST
    assert list(store.read(copy).rows) == document.journal()


def test_a_file_that_is_open_elsewhere_is_not_replaced(
    document: Document, path: Path, tmp_path: Path
) -> None:
    """Not even with the arbiter's word."""
    other = tmp_path / "other.arbiter"
    store.create(other, seed())
    holder = open_file(other)
    with pytest.raises(FileLocked):
        document.save_copy(other, replace=True)
    with pytest.raises(FileLocked):
        document.move_to(other, replace=True)
    assert holder.lock is not None
    holder.lock.release()

    assert store.read(other).tournament == seed()
    assert document.path == path


def test_a_new_name_takes_the_work_along(
    document: Document, path: Path, tmp_path: Path, full_disk: list[Exception]
) -> None:
    """Also what waits; the old file stays as it was, the lock goes with the work."""
    new = tmp_path / "new.arbiter"
    document.apply(WIN)
    full_disk.append(StorageError(path, "the stick is out"))
    document.apply(DRAW)
    document.move_to(new)
    full_disk.clear()
    heard = Heard(document)
    document.undo()

    assert document.path == new
    assert document.save_state.trouble is None
    assert document.save_state.saved == 3
    assert heard.saved > 0
    assert store.read(new).tournament == WIN(FIRST)
    assert store.read(path).tournament == WIN(FIRST)
    assert len(store.read(path).rows) == 1
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [
        "final.arbiter",
        "new.arbiter",
        "new.arbiter.lock",
    ]


def test_a_new_name_that_fails_changes_nothing(
    document: Document, path: Path, tmp_path: Path
) -> None:
    """The work goes on in the old file."""
    with pytest.raises(StorageError):
        document.move_to(tmp_path / "out" / "new.arbiter")
    (tmp_path / "new.arbiter").write_text("mine")
    with pytest.raises(FileExists):
        document.move_to(tmp_path / "new.arbiter")
    document.apply(WIN)

    assert document.path == path
    assert store.read(path).tournament == WIN(FIRST)
    assert (tmp_path / "new.arbiter").read_text() == "mine"
    assert not (tmp_path / "new.arbiter.lock").exists()


def test_a_document_in_memory_can_be_saved(tmp_path: Path, qapp: object) -> None:
    """And has a file from then on."""
    document = Document(FIRST)
    document.apply(WIN)
    document.move_to(tmp_path / "new.arbiter")
    document.apply(DRAW)
    document.close()

    assert store.read(tmp_path / "new.arbiter").tournament == DRAW(WIN(FIRST))


# Two programs


def test_the_second_program_reads_and_follows(
    document: Document, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can't change anything, names the holder and shows each step soon after."""
    monkeypatch.setattr(module, "LOOK_EVERY", 10)
    second = Document(file=open_file(path))
    heard = Heard(second)

    assert second.read_only
    assert second.holder is not None
    for refused in (lambda: second.apply(WIN), second.undo, second.redo):
        with pytest.raises(ReadOnly):
            refused()

    with qtbot.waitSignal(second.changed):
        document.apply(WIN)
    assert second.tournament == WIN(FIRST)
    assert heard.changes == [Change(games=frozenset({(1, 4, 1)}))]
    assert second.last == document.last
    assert second.journal() == document.journal()
    with qtbot.waitSignal(second.changed):
        document.undo()
    assert second.tournament == FIRST
    second.close()
    document.apply(DRAW)
    assert document.save_state.trouble is None


def test_a_step_between_opening_and_following_is_seen(document: Document, path: Path) -> None:
    """The first look compares with what was read."""
    file = open_file(path)
    document.apply(WIN)
    second = Document(file=file)
    second._look()

    assert second.tournament == WIN(FIRST)
    second.close()


def test_the_second_program_says_when_it_can_no_longer_follow(
    document: Document, path: Path, tmp_path: Path
) -> None:
    """And goes on when the file is back."""
    second = Document(file=open_file(path))
    heard = Heard(second)
    path.rename(tmp_path / "away")
    second._look()

    assert second.save_state.trouble is not None
    assert heard.saved == 1

    (tmp_path / "away").rename(path)
    second._look()

    assert second.save_state.trouble is None
    assert heard.changes == []
    second.close()


def test_the_second_program_can_go_on_when_the_first_has_closed(
    document: Document, path: Path
) -> None:
    """It says so, and then works on the same file with everything to undo."""
    second = Document(file=open_file(path))
    document.apply(WIN)
    second._look()
    assert not second.holder_left
    with pytest.raises(FileLocked):
        second.take_over()
    assert second.read_only

    document.close()
    heard = Heard(second)
    second._look()
    assert second.holder_left
    assert heard.saved == 1

    second.take_over()
    assert not second.read_only
    assert not second.holder_left
    assert second.holder is None
    second.undo()
    assert second.tournament == FIRST
    second.close()
    assert store.read(path).tournament == FIRST


def test_whoever_opens_the_tournament_next_is_named(
    document: Document, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second program does not go on naming the first."""
    second = Document(file=open_file(path))
    document.close()
    second._look()
    monkeypatch.setattr("arbiter.document.lock.user", lambda: "berta")
    third = Document(file=open_file(path))
    second._look()

    assert not second.holder_left
    assert second.holder is not None
    assert second.holder.user == "berta"
    third.close()
    second.close()


def test_a_killed_program_leaves_the_tournament_to_the_second(path: Path, qapp: object) -> None:
    """SIGKILL while it works: the second says so, takes over, and has its last saved step."""
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(HOLDING), str(path)],
        stdout=subprocess.PIPE,
        text=True,
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "saved\n"
        second = Document(file=open_file(path))
        second._look()
        assert second.read_only
        assert second.tournament == WIN(FIRST)
        assert not second.holder_left
        first.kill()
    second._look()
    assert second.holder_left
    second.take_over()
    second.apply(DRAW)
    second.undo()
    second.undo()
    second.close()

    assert store.read(path).tournament == FIRST
    assert [each.name for each in path.parent.iterdir()] == [path.name]


HOLDING = """
    import sys, time
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from arbiter.document.document import Document
    from arbiter.document.open_file import open_file
    from arbiter.domain.edits import SetResult
    from arbiter.domain.result import Result

    app = QCoreApplication([])
    document = Document(file=open_file(Path(sys.argv[1])))
    document.apply(SetResult(1, 4, 1, Result.WHITE_WINS))
    assert document._writer.flush()
    print("saved", flush=True)
    time.sleep(600)
"""


def test_a_lock_of_another_computer_is_taken_by_the_word_of_the_arbiter(
    path: Path, qapp: object
) -> None:
    """Left by a stick that was pulled out there; without that word nothing is taken."""
    path.with_name(path.name + ".lock").write_text(LEFT_BEHIND.format("0" * 32, "0" * 36))
    second = Document(file=open_file(path))
    second._look()

    assert second.holder is not None
    assert second.holder.far
    assert not second.holder_left
    with pytest.raises(FileLocked):
        second.take_over()
    second.take_over(by_force=True)
    second.apply(WIN)
    second.close()
    assert store.read(path).tournament == WIN(FIRST)


def test_a_follower_whose_disk_does_not_answer_holds_nobody_up(
    document: Document, path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The look goes on in its thread; the bar says that the disk does not answer, and is put
    right when it does."""
    monkeypatch.setattr(following, "PATIENCE", 0.01)
    monkeypatch.setattr(following, "STALLED", 0.0)
    answer = threading.Event()
    second = Document(file=open_file(path))

    def late(_lock: Lock) -> bool:
        answer.wait(20)
        return False

    monkeypatch.setattr(Lock, "free", late)
    second._look()
    second._look()
    assert second.save_state.trouble is not None
    assert not answer.is_set()

    document.apply(WIN)
    answer.set()
    qtbot.waitUntil(lambda: second.save_state.trouble is None)
    second._look()
    qtbot.waitUntil(lambda: second.tournament == WIN(FIRST))
    second.close()


def test_a_closed_document_takes_nothing_over(document: Document, path: Path) -> None:
    """It has let the file go for good."""
    document.close()
    document.take_over()

    assert document.read_only


def test_a_copy_of_what_could_only_be_read_can_be_worked_on(
    document: Document, path: Path, tmp_path: Path
) -> None:
    """With everything that was done before to undo."""
    second = Document(file=open_file(path))
    document.apply(WIN)
    heard = Heard(second)
    second.move_to(tmp_path / "mine.arbiter")

    assert not second.read_only
    assert second.tournament == WIN(FIRST)
    assert second.save_state.saved == 1
    assert len(heard.changes) == 1
    assert heard.saved == 1
    assert second.holder is None
    second.undo()
    assert second.tournament == FIRST
    assert document.tournament == WIN(FIRST)
    second.close()


def test_players_and_event_are_steps_too(document: Document, path: Path) -> None:
    """One door for all edits."""
    new = Document(Tournament())
    new.apply(AddPlayers((Player("Adams"),)))
    new.apply(SetEvent(Event("Cup")))
    document.apply(SetEvent(Event("Cup")))

    assert [type(row.edit) for row in new.journal()] == [AddPlayers, SetEvent]
    assert store.read(path).tournament.event.name == "Cup"


def test_a_document_that_is_let_go_takes_its_steps_with_it(qtbot: QtBot) -> None:
    """No ring of document, stack and steps: Qt would free the steps twice."""
    document = Document(drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    document.undo()
    gone = weakref.ref(document)

    del document

    assert gone() is None
