from __future__ import annotations

import getpass
import os
import subprocess
import sys
import textwrap
from datetime import datetime
from pathlib import Path

import pytest

from arbiter.document.lock import Holder, Lock, process_start, user

OTHER_PROGRAM = textwrap.dedent("""
    import os, sys
    from pathlib import Path
    from arbiter.document.lock import Lock

    lock = Lock(Path(sys.argv[1]))
    print(lock.take(), flush=True)
    sys.stdin.readline()
    os._exit(9)
""")


class OtherProgram:
    """A second process that holds the lock until it crashes."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", OTHER_PROGRAM, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "True\n"

    def crash(self) -> None:
        """End without letting anything go."""
        self._process.communicate("\n")


def test_one_lock_at_a_time(tmp_path: Path) -> None:
    """It lies beside the file while it is held, and is gone after."""
    path = tmp_path / "final.arbiter"
    one, other = Lock(path), Lock(path)

    assert one.take()
    assert [entry.name for entry in tmp_path.iterdir()] == ["final.arbiter.lock"]
    assert not other.take()
    assert other.held_elsewhere

    one.release()
    assert not list(tmp_path.iterdir())
    assert other.take()
    other.release()


def test_the_lock_says_who_holds_it(tmp_path: Path) -> None:
    """Program, user, computer and since when."""
    path = tmp_path / "Финал.arbiter"
    program = OtherProgram(path)
    lock = Lock(path)
    assert not lock.take()
    holder = lock.holder()
    program.crash()

    assert holder.program.startswith("Arbiter ")
    assert holder.user == user()
    assert holder.computer
    assert isinstance(holder.since, datetime)
    assert str(holder) == f"{holder.user}, {holder.computer}"


def test_a_lock_whose_owner_has_crashed_is_put_aside(tmp_path: Path) -> None:
    """The file of the lock is still there, and its owner is not."""
    path = tmp_path / "final.arbiter"
    program = OtherProgram(path)
    program.crash()
    assert (tmp_path / "final.arbiter.lock").exists()
    lock = Lock(path)

    assert lock.take()
    assert lock.holder().user == user()
    lock.release()


LEFT_BEHIND = "4711\nArbiter\nhall-laptop\n{}\n{}\nArbiter 0.1.0\nanna\n2026-05-03T12:00:00+02:00\n"


def test_a_lock_from_another_computer_is_taken_only_by_force(tmp_path: Path) -> None:
    """A stick that was pulled out of the hall's laptop: nobody here can tell who lives there."""
    path = tmp_path / "final.arbiter"
    left = LEFT_BEHIND.format("0" * 32, "0" * 36)
    (tmp_path / "final.arbiter.lock").write_text(left)
    lock = Lock(path)

    assert not lock.take()
    assert not lock.free()
    assert lock.holder().far
    assert lock.holder() == Holder(
        "Arbiter 0.1.0",
        "anna",
        "hall-laptop",
        datetime.fromisoformat("2026-05-03T12:00:00+02:00"),
    )
    assert lock.take(by_force=True)
    lock.release()


def test_a_folder_that_cannot_be_written_is_not_a_holder(tmp_path: Path) -> None:
    """Nobody has the file, and still it can't be written."""
    lock = Lock(tmp_path / "out" / "final.arbiter")

    assert not lock.take()
    assert not lock.held_elsewhere
    assert not lock.take(by_force=True)


@pytest.mark.parametrize(
    ("holder", "text"),
    [
        (Holder("Arbiter 1.0", "anna", "hall-2"), "anna, hall-2"),
        (Holder("Arbiter 1.0", "", "hall-2"), "hall-2"),
        (Holder("Arbiter 1.0"), "Arbiter 1.0"),
    ],
)
def test_a_holder_is_named_as_far_as_he_is_known(holder: Holder, text: str) -> None:
    """User and computer, else the program."""
    assert str(holder) == text


def test_a_user_without_a_name_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service, or a computer whose list of users is away."""

    def unknown() -> str:
        raise OSError("no username")

    for name in ("LOGNAME", "USER", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(getpass, "getuser", unknown)

    assert user() == ""


def test_whether_anybody_could_take_it(tmp_path: Path) -> None:
    """Asked without taking it: while it is held, when it was never there, and afterwards."""
    path = tmp_path / "cup.arbiter"
    holding, asking = Lock(path), Lock(path)
    assert asking.free()
    assert holding.take()
    assert not asking.free()
    assert asking.holder() == holding.holder()

    holding.release()
    assert asking.free()
    assert not asking.path.exists()


def test_what_a_crashed_program_held_is_free(tmp_path: Path) -> None:
    """Its lock file is still there; nobody stands behind it."""
    path = tmp_path / "cup.arbiter"
    other = OtherProgram(path)
    asking = Lock(path)
    assert not asking.free()

    other.crash()
    assert asking.free()


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_a_number_that_another_program_has_got_holds_nothing(tmp_path: Path) -> None:
    """The owner has crashed, and a program of the same name runs under its number now."""
    path = tmp_path / "cup.arbiter"
    program = OtherProgram(path)
    left = (tmp_path / "cup.arbiter.lock").read_text().splitlines()
    program.crash()
    # A number that is in use, by a Python as the owner was: our own.
    left[0] = str(os.getpid())
    (tmp_path / "cup.arbiter.lock").write_text("\n".join([*left[:8], process_start(1), ""]))
    lock = Lock(path)
    assert lock.free()
    assert lock.take()
    lock.release()


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
@pytest.mark.parametrize("started", ["", "pid:[7] 12345", None])
def test_a_program_that_lives_keeps_its_lock(tmp_path: Path, started: str | None) -> None:
    """Also where it did not say when it was started, or numbers processes in its own way."""
    path = tmp_path / "cup.arbiter"
    program = OtherProgram(path)
    lines = (tmp_path / "cup.arbiter.lock").read_text().splitlines()
    if started is not None:
        (tmp_path / "cup.arbiter.lock").write_text("\n".join([*lines[:8], started, ""]))
    lock = Lock(path)
    assert not lock.free()
    assert not lock.take()
    assert not lock.holder().far
    program.crash()


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_the_start_of_a_process_is_its_own() -> None:
    """The same whenever it is asked for; nothing for a number that nobody has."""
    assert process_start(os.getpid()) == process_start(os.getpid()) != ""
    assert process_start(os.getpid()) != process_start(1)
    assert process_start(2**30) == ""
