"""What is said, and to whom."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter.cli import main
from tests.boards import seed
from tests.spoken import Save


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """``arbiter schedule 200 | head -1`` says nothing on standard error."""
    code = "import sys; from arbiter.cli import main; sys.exit(main(['schedule', '200']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def said_by_shell(command: str, **environment: str) -> tuple[int, str]:
    """Exit status and standard error of *command*, in which ``arbiter`` is this program."""
    done = subprocess.run(
        ["sh", "-c", command.replace("arbiter", f"'{sys.executable}' -m arbiter", 1)],
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_an_answer_that_nobody_can_take() -> None:
    """A closed or full output is one sentence; a closed or full standard error none."""
    assert said_by_shell("arbiter schedule 4 >&-") == (
        1,
        "The answer can’t be written (Bad file descriptor).\n",
    )
    assert said_by_shell("arbiter standings none 2>&-") == (1, "")
    assert said_by_shell("arbiter schedule x 2>&-") == (2, "")
    if Path("/dev/full").is_char_device():
        said = "The answer can’t be written (the disk is full).\n"
        assert said_by_shell("arbiter schedule 4 >/dev/full") == (1, said)
        assert said_by_shell("arbiter standings none 2>/dev/full") == (1, "")


def test_a_terminal_that_lacks_a_letter(monkeypatch: pytest.MonkeyPatch, save: Save) -> None:
    """It shows ``?``; a pipe gets everything, in UTF-8."""

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    for kind, encoding, points in ((Terminal, "ascii", "4?"), (io.TextIOWrapper, "ascii", "4½")):
        written = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", kind(written, encoding=encoding))
        assert main(["standings", save(seed())]) == 0
        assert points in written.getvalue().decode()
