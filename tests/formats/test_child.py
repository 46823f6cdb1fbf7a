"""The program started once more, beside itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import arbiter
from arbiter.formats.child import ended, own_command, started


def test_the_frozen_program_starts_itself(monkeypatch):
    """There is no Python to be found beside it."""
    assert own_command("read") == [sys.executable, "-m", "arbiter", "read"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    assert own_command("read") == [sys.executable, "read"]


def test_a_child_answers_from_the_folder_of_the_package(monkeypatch, tmp_path: Path):
    """Wherever the program was started; what it complains of comes to nobody."""
    monkeypatch.chdir(tmp_path)
    code = "import os, sys; print('oh', file=sys.stderr); print(input(), os.getcwd())"
    with started([sys.executable, "-c", code]) as child:
        answer, complaint = child.communicate(b"hello\n", timeout=20)

    home = Path(arbiter.__file__).resolve().parents[1]
    assert answer.decode().split(maxsplit=1) == ["hello", f"{home}\n"]
    assert complaint is None


def test_what_can_not_be_started():
    """Is for who asked to say."""
    with pytest.raises(FileNotFoundError):
        started(["/no/such/program"])


def test_whether_it_has_ended():
    """Nobody waits for ever."""
    with started([sys.executable, "-c", "input(); raise SystemExit(3)"]) as child:
        assert ended(child, 0.05) is None
        child.communicate(b"go\n", timeout=20)

        assert ended(child, 20) == 3
