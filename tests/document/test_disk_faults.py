"""Faults of the disk, as they are: the work goes on in memory, the bar says what is wrong, and
when the disk is back everything is written without being asked.

Whatever happens, no accepted entry is lost and nothing is overwritten that is not ours. Most
of this needs rights that only the administrator has; elsewhere it is skipped, and says why.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from arbiter.document import document as module
from arbiter.document import session
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetResult
from arbiter.domain.errors import FileChanged, StorageError
from arbiter.domain.result import Result
from arbiter.storage import store
from arbiter.storage.scribe import Scribe
from arbiter.storage.undo_line import replay
from arbiter.ui.problem_bar import ProblemBar
from tests.boards import drawn
from tests.driven_session import Driven
from tests.permissions import held_to_permissions

FIRST = drawn(8)
PLACE = f"Турнир на флешке  {'№ длинное имя папки ' * 4}".rstrip()
NAME = f"Финал области, круг 2 ({'я' * 85}).arbiter"
"""Together more than 200 characters, with blanks and Cyrillic letters."""
LONG = 20_000


class Hall:
    """A document over the file in *path*, and what the arbiter sees of it."""

    def __init__(self, path: Path, qtbot: QtBot) -> None:
        self.path = path
        self._qtbot = qtbot
        self.document = Document(file=open_file(path))
        self._window = QMainWindow()
        self._window.resize(1366, 700)
        qtbot.addWidget(self._window)
        self.bar = ProblemBar(self.document, self._window)
        self._window.addToolBar(self.bar)
        self._window.show()

    def type(self, count: int = 1) -> None:
        """So many draws."""
        for game in self.document.tournament.open_games[:count]:
            self.document.apply(SetResult(*game.name, Result.DRAW))

    def seen(self) -> str:
        """What the bar says; nothing where there is none."""
        if self.bar.isHidden():
            return ""
        return " ".join(label.text() for label in self.bar.findChildren(QLabel))

    def goes_on(self, *sentences: str) -> None:
        """Two results and an undo are taken though nothing can be written; *sentences* and the
        count of what waits stand in the bar, with both ways out."""
        saved = self.document.save_state.saved
        self.type(2)
        self.document.undo()
        self._qtbot.waitUntil(lambda: self.document.save_state.trouble is not None, timeout=LONG)
        state = self.document.save_state
        assert (state.accepted, state.saved) == (saved + 3, saved)
        assert state.waiting_since is not None
        seen = self.seen()
        for sentence in (*sentences, "3 steps since", "only in memory"):
            assert sentence in seen
        assert self.bar._panel.again.isVisible()
        assert self.bar._panel.elsewhere.isVisible()

    def is_back(self) -> None:
        """Everything comes to the disk by itself, and the bar goes."""
        self._qtbot.waitUntil(self._all_saved, timeout=LONG)
        self._qtbot.waitUntil(self.bar.isHidden, timeout=LONG)
        self.holds_everything(self.path)

    def holds_everything(self, path: Path) -> None:
        """The file is what the window shows, and its journal leads there."""
        contents = store.read(path)
        assert contents.tournament == self.document.tournament
        assert list(contents.rows) == list(self.document.journal())
        assert contents.first is not None
        assert replay(contents.first, contents.rows).tournament == contents.tournament

    def elsewhere(self, path: Path) -> None:
        """The other way out: the work goes on in another file."""
        session.name_document(self.document, path)
        self._qtbot.waitUntil(self.bar.isHidden, timeout=LONG)
        self.type()
        self._qtbot.waitUntil(self._all_saved, timeout=LONG)
        self.holds_everything(path)

    def _all_saved(self) -> bool:
        state = self.document.save_state
        return state.trouble is None and state.saved == state.accepted


Opener = Callable[[Path], Hall]


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Opens the tournament in a folder: a file is made there, one result is in it."""
    monkeypatch.setattr(module, "RETRY_EVERY", 20)
    halls: list[Hall] = []

    def opened(folder: Path) -> Hall:
        path = folder / PLACE / NAME
        path.parent.mkdir()
        store.create(path, FIRST)
        halls.append(Hall(path, qtbot))
        halls[-1].type()
        return halls[-1]

    yield opened
    for hall in halls:
        hall.document.close(discard=True)


@pytest.fixture
def stick(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with 600 KiB, as small as a stick can be."""
    place = tmp_path / "stick"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(place)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        pytest.skip(f"no disk can be mounted here: {error}")
    if done.returncode:
        pytest.skip(f"no disk can be mounted here: {done.stderr.strip()}")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


@contextmanager
def write_protected(stick: Path) -> Iterator[None]:
    """The same disk mounted over itself, for reading only."""
    subprocess.run(["mount", "--bind", str(stick), str(stick)], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", str(stick)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(stick)], check=True)


@contextmanager
def immutable(path: Path) -> Iterator[None]:
    """Protected so that not even the administrator can write there."""
    try:
        done = subprocess.run(
            ["chattr", "+i", str(path)], capture_output=True, text=True, check=False
        )
    except OSError as error:
        pytest.skip(f"nothing can be protected here: {error}")
    if done.returncode:
        pytest.skip(f"nothing can be protected here: {done.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", str(path)], check=True)


def _fill(file: Path) -> None:
    """Take all the room there is."""
    with file.open("wb", buffering=0) as stream, suppress(OSError):
        while True:
            stream.write(bytes(512))


# Faults that pass


def test_b84_a_disk_that_is_full(opened: Opener, stick: Path) -> None:
    """To the last byte, in the middle of a transaction; there is room again later."""
    hall = opened(stick)
    before = store.read(hall.path).tournament
    filler = stick / "photos"
    _fill(filler)
    hall.goes_on("The file can’t be written: the disk is full.", "Make room")
    assert store.read(hall.path).tournament == before

    filler.unlink()
    hall.is_back()


@pytest.mark.qt_log_ignore("Could not remove our own lock file")
def test_b88_a_disk_that_becomes_write_protected(
    opened: Opener, stick: Path, tmp_path: Path
) -> None:
    """The switch at the side of the stick; meanwhile the work may go on in another place."""
    hall = opened(stick)
    with write_protected(stick):
        hall.goes_on("The file can’t be written: the disk is write-protected.")
        hall.elsewhere(tmp_path / "here.arbiter")


def test_a_disk_that_is_no_longer_write_protected(opened: Opener, stick: Path) -> None:
    """The switch is pushed back."""
    hall = opened(stick)
    with write_protected(stick):
        hall.goes_on("The file can’t be written: the disk is write-protected.")
    hall.is_back()


def test_a_file_that_becomes_protected(opened: Opener, tmp_path: Path) -> None:
    """Even the administrator may not write."""
    hall = opened(tmp_path)
    with immutable(hall.path):
        hall.goes_on("The file can’t be written: it is write-protected.")
    hall.is_back()


def test_a_folder_that_becomes_protected(opened: Opener, tmp_path: Path) -> None:
    """Nothing can be made beside the file; the folder is there, and is not said to be away."""
    hall = opened(tmp_path)
    with immutable(hall.path.parent):
        hall.goes_on("The file can’t be written: no permission to write there.")
    hall.is_back()


def test_b88_a_folder_that_goes_away_and_comes_back(opened: Opener, tmp_path: Path) -> None:
    """As a stick does; lock and file come back with it."""
    hall = opened(tmp_path)
    folder = hall.path.parent
    folder.rename(tmp_path / "away")
    hall.goes_on("The file can’t be written: the folder is not there.")
    assert not folder.exists()

    (tmp_path / "away").rename(folder)
    hall.is_back()


def test_an_empty_folder_in_its_place(opened: Opener, tmp_path: Path) -> None:
    """As the place of a stick that is out; nothing is made there."""
    hall = opened(tmp_path)
    folder = hall.path.parent
    folder.rename(tmp_path / "away")
    folder.mkdir()
    hall.goes_on("The file is no longer there")
    assert list(folder.iterdir()) == []

    folder.rmdir()
    (tmp_path / "away").rename(folder)
    hall.is_back()


def test_a_file_that_is_moved_away_and_back(opened: Opener, tmp_path: Path) -> None:
    """Nothing is written into it under its other name."""
    hall = opened(tmp_path)
    before = store.read(hall.path).tournament
    away = hall.path.rename(tmp_path / "away.arbiter")
    hall.goes_on("The file is no longer there")
    assert store.read(away).tournament == before

    away.rename(hall.path)
    hall.is_back()


def test_a_file_that_is_deleted_is_written_again_under_its_own_name(
    opened: Opener, tmp_path: Path
) -> None:
    """Where the arbiter names that; the journal comes along, to the first key."""
    hall = opened(tmp_path)
    hall.path.unlink()
    hall.goes_on("The file is no longer there")
    hall.elsewhere(hall.path)
    hall.document.close()
    assert [path.name for path in hall.path.parent.iterdir()] == [NAME]


def _other_tournament(path: Path, older: bytes) -> None:
    store.create(path, drawn(4), replace=True)


def _older_copy(path: Path, older: bytes) -> None:
    path.write_bytes(older)


def _nothing(path: Path, older: bytes) -> None:
    path.write_bytes(b"")


def _text(path: Path, older: bytes) -> None:
    path.write_text("1. Adams 3½\n" * 500, "utf-8")


def _other_database(path: Path, older: bytes) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE setting (name TEXT, value TEXT)")
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "replaced", [_other_tournament, _older_copy, _nothing, _text, _other_database]
)
def test_a_file_that_another_program_replaced(
    opened: Opener, tmp_path: Path, replaced: Callable[[Path, bytes], None]
) -> None:
    """What lies there now stays as it is; when our own is put back the work goes on in it."""
    hall = opened(tmp_path)
    older = hall.path.read_bytes()
    hall.type()
    ours = hall.path.read_bytes()
    replaced(hall.path, older)
    theirs = hall.path.read_bytes()
    hall.goes_on("The file was changed by another program", "Nothing was written over it")
    assert isinstance(hall.document.save_state.trouble, FileChanged)
    assert hall.path.read_bytes() == theirs

    hall.path.write_bytes(ours)
    hall.is_back()


def test_work_goes_on_beside_a_file_that_another_program_replaced(
    opened: Opener, tmp_path: Path
) -> None:
    """In another place; what lies in the first stays as it is."""
    hall = opened(tmp_path)
    _other_tournament(hall.path, b"")
    theirs = hall.path.read_bytes()
    hall.goes_on("The file was changed by another program")
    hall.elsewhere(tmp_path / "here.arbiter")
    assert hall.path.read_bytes() == theirs


# A disk that takes its time


def test_a_disk_that_needs_two_seconds_for_each_entry(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Keys are taken meanwhile, the bar says since when; all are written, in their order."""
    hall = opened(tmp_path)
    two_seconds_over = threading.Event()
    write = Scribe.write

    def slow(scribe: Scribe, *step: object) -> None:
        assert two_seconds_over.wait(LONG / 1000)
        write(scribe, *step)

    monkeypatch.setattr(Scribe, "write", slow)
    hall.type(6)
    state = hall.document.save_state
    assert (state.accepted, state.saved) == (7, 1)
    hall.bar._patience.timeout.emit()
    assert "Saving takes long." in hall.seen()
    assert "You can go on working." in hall.seen()
    hall.type(3)

    two_seconds_over.set()
    hall.is_back()
    assert hall.document.save_state.saved == 10


def test_a_slow_disk_is_waited_for_when_the_tournament_is_closed(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a time; after that the arbiter is asked, and everything is still there."""
    hall = opened(tmp_path)
    awake = threading.Event()
    write = Scribe.write

    def slow(scribe: Scribe, *step: object) -> None:
        assert awake.wait(LONG / 1000)
        write(scribe, *step)

    monkeypatch.setattr(Scribe, "write", slow)
    monkeypatch.setattr(hall.document._writer, "flush", lambda: False)
    hall.type(2)
    with pytest.raises(StorageError):
        hall.document.close()
    monkeypatch.undo()
    awake.set()
    hall.document.close()
    hall.holds_everything(hall.path)


# Locks


def test_a_lock_that_is_given_late(opened: Opener, tmp_path: Path, qtbot: QtBot) -> None:
    """Another program reads for a while: the writer waits, then writes; nothing is said."""
    hall = opened(tmp_path)
    other = sqlite3.connect(hall.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    hall.type(2)
    assert hall.document.save_state.saved == 1
    assert hall.document.save_state.trouble is None
    other.execute("ROLLBACK")
    other.close()
    hall.is_back()


def test_a_lock_that_is_not_given(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the file: that is said until it lets go."""
    monkeypatch.setattr("arbiter.storage.connection.PATIENCE", 0.05)
    hall = opened(tmp_path)
    other = sqlite3.connect(hall.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    hall.goes_on("The file can’t be written: another program holds the file.")
    other.execute("ROLLBACK")
    other.close()
    hall.is_back()


@contextmanager
def _calls_fail(pid: int, calls: str, error: str) -> Iterator[None]:
    """Every one of *calls* that the process makes gives *error*."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not here")
    command = ["strace", "-f", "-qq", "-p", str(pid), "-e", f"trace={calls}"]
    command += ["-e", f"inject={calls}:error={error}", "-o", os.devnull]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE)
    end = time.monotonic() + LONG / 1000
    while f"TracerPid:\t{tracer.pid}\n" not in Path(f"/proc/{pid}/status").read_text():
        if tracer.poll() is not None or time.monotonic() > end:
            tracer.kill()
            pytest.skip(f"no process can be traced here: {tracer.communicate()[1]!r}")
        time.sleep(0.01)
    try:
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.communicate()


@pytest.fixture
def driven() -> Iterator[Callable[..., Driven]]:
    """Sessions in processes of their own."""
    begun: list[Driven] = []

    def begin(path: Path, before: list[str] | None = None) -> Driven:
        begun.append(Driven(path, before or []))
        return begun[-1]

    yield begin
    for session_ in begun:
        session_.end()


@pytest.mark.parametrize(
    ("calls", "error", "sentence"),
    [
        ("fcntl", "ENOLCK", "The file can’t be written"),
        ("fdatasync,fsync", "EIO", "The file can’t be written: the disk does not answer."),
        ("pwrite64", "ENOSPC", "The file can’t be written: the disk is full."),
    ],
    ids=["locks", "flushing", "writing"],
)
def test_calls_of_the_system_that_fail(
    tmp_path: Path, driven: Callable[..., Driven], calls: str, error: str, sentence: str
) -> None:
    """A network disk without locks, a stick with bad cells: it is said, nothing is lost."""
    path = tmp_path / NAME
    store.create(path, FIRST)
    hall = driven(path)
    assert hall.order("type")["saved"] == 1
    with _calls_fail(hall.pid, calls, error):
        seen = hall.order("type")
        assert (seen["accepted"], seen["saved"]) == (2, 1)
        assert sentence in seen["bar"]
        hall.order("type")
    seen = hall.order("wait")
    assert (seen["accepted"], seen["saved"], seen["bar"]) == (3, 3, "")
    hall.order("close")
    assert len(store.read(path).rows) == 3


# Permissions


@pytest.fixture
def held() -> list[str]:
    """The words before a command to which permissions apply."""
    return held_to_permissions()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder of its own."""
    place = tmp_path / PLACE
    place.mkdir()
    return place


def test_permission_that_is_lost_and_given_back(
    place: Path, held: list[str], driven: Callable[..., Driven]
) -> None:
    """For a user who is not the administrator."""
    path = place / NAME
    store.create(path, FIRST)
    path.chmod(0o666)
    hall = driven(path, held)
    assert not hall.began["read_only"]
    assert hall.order("type")["saved"] == 1

    place.chmod(0o555)
    path.chmod(0o444)
    seen = hall.order("type")
    assert (seen["accepted"], seen["saved"]) == (2, 1)
    assert "no permission to write there" in seen["bar"]
    assert "1 step since" in seen["bar"]
    place.chmod(0o777)
    path.chmod(0o666)
    seen = hall.order("wait")
    assert (seen["saved"], seen["bar"]) == (2, "")
    hall.order("close")
    assert len(store.read(path).rows) == 2


def test_a_protected_tournament_is_for_reading(
    place: Path, held: list[str], driven: Callable[..., Driven]
) -> None:
    """It is said at once, and nothing is typed in vain."""
    path = place / NAME
    store.create(path, FIRST)
    path.chmod(0o444)
    place.chmod(0o555)
    before = path.read_bytes()
    hall = driven(path, held)
    try:
        assert hall.began["read_only"]
        assert "The file can’t be changed here." in hall.began["bar"]
        assert path.read_bytes() == before
    finally:
        place.chmod(0o777)


# Names


def test_a_name_with_blanks_and_cyrillic_letters_and_two_hundred_characters(
    opened: Opener, tmp_path: Path
) -> None:
    """Everything works there: entries, a copy, another name, opening again."""
    assert len(PLACE) + len(NAME) > 200
    hall = opened(tmp_path)
    hall.type(3)
    copy = hall.path.with_name("Копия  " + NAME)
    hall.document.save_copy(copy)
    hall.holds_everything(copy)
    hall.elsewhere(hall.path.with_name("Другой " + NAME))
    hall.document.close()
    again = Document(file=open_file(hall.document.path))
    assert again.tournament == hall.document.tournament
    again.close()


@pytest.mark.parametrize("letters", [120, 123, 130])
def test_a_name_that_is_too_long_is_refused_before_anything_is_written(
    opened: Opener, tmp_path: Path, letters: int
) -> None:
    """Also one that leaves no room for the journal, which bears the name with an ending."""
    hall = opened(tmp_path)
    with pytest.raises(StorageError, match="File name too long"):
        session.name_document(hall.document, tmp_path / ("я" * letters + ".arbiter"))
    assert hall.seen() == ""
    hall.type()
    hall.is_back()
    assert [path.name for path in tmp_path.iterdir()] == [PLACE]
