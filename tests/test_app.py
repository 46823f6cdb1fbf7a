"""The way in: a command, or the window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter import __version__, app

ROOT = Path(__file__).parents[1]


def test_version_and_help(capsys) -> None:
    """Both end with status 0 and open no window."""
    for option, said in (("--version", f"arbiter {__version__}"), ("--help", "--example")):
        with pytest.raises(SystemExit) as ended:
            app.main([option])
        assert ended.value.code == 0
        assert said in capsys.readouterr().out


def test_commands_are_handed_on(capsys) -> None:
    """``arbiter schedule`` prints the table."""
    assert app.main(["schedule", "4"]) == 0
    assert "4" in capsys.readouterr().out


def test_a_foreign_file_is_read_without_qt() -> None:
    """The process that reads it is the program itself; it answers, and loads no window."""
    code = (
        "import sys\n"
        "from arbiter.app import main\n"
        "status = main(['source-worker'])\n"
        "print(status, [name for name in sys.modules if name.startswith('PySide6')])\n"
    )
    request = '{"path": "/no/such/file.xlsx", "encoding": "", "separator": ""}'
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        input=request,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.stdout == '{"error": {"kind": "missing", "detail": ""}}0 []\n', done.stderr


@pytest.mark.parametrize(
    ("arguments", "file", "example"),
    [([], None, False), (["cup.arbiter"], Path("cup.arbiter"), False), (["--example"], None, True)],
)
def test_anything_else_opens_the_window(
    monkeypatch, arguments: list[str], file: Path | None, example: bool
) -> None:
    """With the file or the example that was asked for."""
    asked = []
    monkeypatch.setattr(
        app, "open_window", lambda file=None, *, example=False: asked.append((file, example))
    )
    app.main(arguments)

    assert asked == [(file, example)]


def test_wrong_usage_is_status_two(capsys) -> None:
    """As for every command."""
    with pytest.raises(SystemExit) as ended:
        app.main(["--colour"])

    assert ended.value.code == 2


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_without_a_display_one_sentence_and_status_one(monkeypatch, capsys) -> None:
    """Qt would end the program with a core dump."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    assert app.main([]) == 1
    assert "no display" in capsys.readouterr().err


LATE = [
    "openpyxl",
    "PySide6.QtPrintSupport",
    "PySide6.QtNetwork",
    "arbiter.paper.pdf",
    "arbiter.formats.excel",
    "arbiter.ui.print_dialog",
    "arbiter.ui.tournament_dialog",
    "arbiter.cli",
    "arbiter.formats.source.worker",
]


def test_the_window_opens_without_what_is_slow_to_load(tmp_path: Path) -> None:
    """What prints and exports is loaded when somebody prints and exports."""
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "QTimer.singleShot(200, app.quit)\n"
        "from arbiter.app import main\n"
        "main(['--example'])\n"
        f"print(sorted(set({LATE!r}) & set(sys.modules)))\n"
        "print('arbiter.ui.desk' in sys.modules)\n"
    )
    home = {"ARBITER_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.stdout.splitlines() == ["[]", "True"], done.stderr
