"""A file appears whole, or what was there stays."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbiter.domain.errors import ExportFailed
from arbiter.formats.replacing import another_name, replacing, write_bytes
from tests.source import ROOT


def test_the_new_content_takes_the_place(tmp_path: Path) -> None:
    """And nothing else is left in the folder."""
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    write_bytes(path, b"new")

    assert path.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["a.csv"]


def test_a_failure_leaves_the_old_file(tmp_path: Path) -> None:
    """Half a file never stands under the name."""
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")

    def half_of_it() -> None:
        with replacing(path) as part:
            part.write_bytes(b"half")
            raise ValueError("broken off")

    with pytest.raises(ValueError, match="broken off"):
        half_of_it()

    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.csv"]


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    """The system's word for it is kept for the sentence."""
    path = tmp_path / "a.csv"
    with pytest.raises(ExportFailed) as caught, replacing(path):
        raise OSError(errno.ENOSPC, "No space left on device")

    assert caught.value.path == path
    assert caught.value.detail == "No space left on device"
    assert os.listdir(tmp_path) == []


def test_a_file_held_by_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a spreadsheet holds open can't be replaced on Windows."""
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"old")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(ExportFailed, match="Permission denied"):
        write_bytes(path, b"new")

    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.xlsx"]


def test_a_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replacing needs leave only from the folder, so the file itself is asked."""
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(ExportFailed):
        write_bytes(path, b"new")

    assert path.read_bytes() == b"old"


def test_a_folder_of_that_name(tmp_path: Path) -> None:
    """A folder is no file to write over."""
    (tmp_path / "a.csv").mkdir()
    with pytest.raises(ExportFailed):
        write_bytes(tmp_path / "a.csv", b"new")


@pytest.mark.skipif(os.name == "nt", reason="links need leave on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """What it points to is written, not the link replaced."""
    (tmp_path / "real.csv").write_bytes(b"old")
    (tmp_path / "link.csv").symlink_to(tmp_path / "real.csv")
    write_bytes(tmp_path / "link.csv", b"new")

    assert (tmp_path / "link.csv").is_symlink()
    assert (tmp_path / "real.csv").read_bytes() == b"new"


def test_a_name_as_long_as_a_name_can_be(tmp_path: Path) -> None:
    """The name that is written under first needs no more room than the name itself."""
    path = tmp_path / ("ы" * 120 + ".xlsx")
    write_bytes(path, b"new")

    assert path.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="pipes and links of its own kind")
def test_a_pipe_or_a_device_stays_what_it_is(tmp_path: Path) -> None:
    """Also behind a link; nothing is put in its place."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link.csv").symlink_to(tmp_path / "pipe")
    for name in ("pipe", "link.csv"):
        with pytest.raises(ExportFailed):
            write_bytes(tmp_path / name, b"new")

    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.skipif(os.name == "nt", reason="links need leave on Windows")
def test_links_in_a_circle(tmp_path: Path) -> None:
    """They lead to no file."""
    (tmp_path / "loop.csv").symlink_to("loop.csv")
    with pytest.raises(ExportFailed):
        write_bytes(tmp_path / "loop.csv", b"new")


_HOLD = """
import fcntl, sys
file = open(sys.argv[1], "rb+")
getattr(fcntl, sys.argv[2])(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows refuses the replacing itself")
@pytest.mark.parametrize("lock", ["lockf", "flock"])
def test_b47_a_file_held_open_with_a_write_lock(tmp_path: Path, lock: str) -> None:
    """It is said to be in use; the old one is intact, nothing stray; free again, it is written."""
    path = tmp_path / "results.xlsx"
    path.write_bytes(b"old")
    command = [sys.executable, "-c", _HOLD, str(path), lock]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(ExportFailed) as caught:
            write_bytes(path, b"new")
        other.communicate("")

    assert caught.value.detail == "the file is in use"
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["results.xlsx"]

    write_bytes(path, b"new")
    assert path.read_bytes() == b"new"


def test_b47_another_name_is_the_first_that_is_free(tmp_path: Path) -> None:
    """results (2).xlsx; where that is taken, or asked for, the next one."""
    assert another_name(tmp_path / "results.xlsx").name == "results (2).xlsx"
    (tmp_path / "results (2).xlsx").touch()
    assert another_name(tmp_path / "results.xlsx").name == "results (3).xlsx"
    assert another_name(tmp_path / "results (2).xlsx").name == "results (3).xlsx"
    assert another_name(tmp_path / "Cup (2026) x").name == "Cup (2026) x (2)"


def test_what_a_killed_export_left_is_cleared_away_later(tmp_path: Path) -> None:
    """Only a part that is ours and old: not a fresh one, and nothing of another program."""
    day_before_yesterday = time.time() - 48 * 60 * 60
    old, fresh = ".arbiter-0123456789ab.part", ".arbiter-ba9876543210.part"
    others = [".0123456789ab.part", "arbiter-0123456789ab.part", ".arbiter-0123456789ab.part.x"]
    for name in (old, fresh, *others):
        (tmp_path / name).touch()
        if name != fresh:
            os.utime(tmp_path / name, (day_before_yesterday, day_before_yesterday))
    (tmp_path / ".arbiter-aaaaaaaaaaaa.part").mkdir()
    write_bytes(tmp_path / "a.csv", b"new")

    left = {fresh, *others, ".arbiter-aaaaaaaaaaaa.part", "a.csv"}
    assert set(os.listdir(tmp_path)) == left


@pytest.mark.skipif(os.name == "nt", reason="another signal ends a process there")
def test_b47_killed_while_writing(tmp_path: Path) -> None:
    """The old file is intact, and what stays beside it bears our name."""
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    script = (
        "import os, pathlib, sys\n"
        "from arbiter.formats.replacing import replacing\n"
        "with replacing(pathlib.Path(sys.argv[1])) as part:\n"
        "    part.write_bytes(b'half')\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=False, cwd=ROOT)

    assert path.read_bytes() == b"old"
    [stray] = [name for name in os.listdir(tmp_path) if name != "a.csv"]
    assert stray.startswith(".arbiter-")
