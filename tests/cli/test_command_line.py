"""The command line as a whole."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from arbiter import __version__
from arbiter.cli import main
from tests.spoken import output


def test_the_program_hands_over_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """What the command line knows never opens the window."""
    from arbiter import app

    listed = re.findall(r"^    (\w+)", output(capsys, "--help"), re.MULTILINE)
    assert tuple(listed) == app.COMMANDS


def test_version_and_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """0 for what was asked, 2 for what can't be understood."""
    assert output(capsys, "--version") == f"Arbiter {__version__}\n"
    for wrong in (
        [],
        ["shuffle"],
        ["export", "a"],
        ["export", "a", "b.pdf", "--round", "3"],
        ["standings", "a", "--sheet", "round"],
    ):
        assert main(wrong) == 2


def test_qt_and_openpyxl_stay_out_until_they_are_needed() -> None:
    """A schedule is printed without loading either."""
    code = (
        "import sys; from arbiter.cli import main; main(['schedule', '4']);"
        "sys.exit(any(name in sys.modules for name in ('PySide6', 'openpyxl')))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
