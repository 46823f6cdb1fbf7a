"""The program seen from outside: whom it talks to, and what it leaves behind."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter.storage import store
from tests.boards import drawn
from tests.permissions import held_to_permissions

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests" / "data" / "files" / "ru_club_mangled.xlsx"
_CALLS = "trace=connect,sendto,bind,listen"


@pytest.fixture
def tracer() -> list[str]:
    """The words before a command that make every call to a socket of it and its children known."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not here")
    words = ["strace", "-f", "-qq", "-e", _CALLS]
    tried = subprocess.run([*words, "true"], capture_output=True, check=False)
    if tried.returncode:
        pytest.skip(f"nothing can be traced here: {tried.stderr!r}")
    return words


def test_an_ordinary_session_talks_to_nobody(tracer: list[str], tmp_path: Path) -> None:
    """Results, copy, exports, PDF, import, each through the whole program: no call to a network,
    and no temporary file is left."""
    home, temporary, out = (tmp_path / name for name in ("home", "temporary", "out"))
    for folder in (home, temporary, out):
        folder.mkdir()
    tournament = tmp_path / "cup.arbiter"
    store.create(tournament, drawn(6))
    log = tmp_path / "calls"
    command = [*tracer, "-o", str(log), sys.executable, "-m", "tests.ordinary_session"]
    done = subprocess.run(
        [*command, str(tournament), str(TABLE), str(out)],
        cwd=ROOT,
        env={
            **os.environ,
            "ARBITER_HOME": str(home),
            "TMPDIR": str(temporary),
            "QT_QPA_PLATFORM": "offscreen",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )

    assert done.stdout.endswith("done 0\n"), done.stderr
    families = set(re.findall(r"sa_family=(AF_\w+)", log.read_text("utf-8", "replace")))
    assert families <= {"AF_UNIX"}
    assert len(list(out.iterdir())) >= 8
    assert list(temporary.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "calls",
        "cup.arbiter",
        "home",
        "out",
        "temporary",
    ]
    assert not [path for path in (*out.iterdir(), *home.rglob("*")) if ".part" in path.name]
    assert len(store.read(tournament).rows) == 3


def test_b96_the_folder_of_the_program_is_never_written(tmp_path: Path) -> None:
    """It may be protected: language and tournament go to the user's own folder, and are there
    at the next start."""
    held = held_to_permissions()
    program, home = tmp_path / "program", tmp_path / "home"
    program.mkdir()
    for name in ("arbiter", "resources"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, program / name, ignore=ignored)
    home.mkdir()
    for path in (*program.rglob("*"), program):
        path.chmod(0o555 if path.is_dir() else 0o444)
    code = (
        "import sys\n"
        f"sys.path.insert(0, {str(program)!r})\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from arbiter.document import session\n"
        "from arbiter.domain.edits import AddPlayers\n"
        "from arbiter.domain.tournament import Player\n"
        "from arbiter.ui.main_window import MainWindow\n"
        "window = MainWindow()\n"
        "print(window.settings.language, len(session.recent()))\n"
        "window.actions_.languages.actions()[1].trigger()\n"
        "window.new()\n"
        "window.document.apply(AddPlayers((Player('Ёжикова'),)))\n"
        "window.document.close()\n"
    )
    for expected in ("en 0", "ru 1"):
        done = subprocess.run(
            [*held, sys.executable, "-c", code],
            cwd=home,
            env={
                **os.environ,
                "HOME": str(home),
                "XDG_CONFIG_HOME": "",
                "XDG_DATA_HOME": "",
                "ARBITER_HOME": "",
                "QT_QPA_PLATFORM": "offscreen",
                "PYTHONPATH": "",
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.stdout.strip() == expected, done.stderr
    assert not list(program.rglob("*.arbiter"))
    assert not list(program.rglob("*.ini"))
    for path in (program, *program.rglob("*")):
        path.chmod(0o755)
