"""Any file at all, as a command opens it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.spoken import refusal


def test_other_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A workbook, a text, an empty file, a folder."""
    for name, content in (("a.xlsx", b"PK\x03\x04"), ("a.txt", b"1 Berg"), ("b.arbiter", b"")):
        (tmp_path / name).write_bytes(content)
        assert name in refusal(capsys, "standings", str(tmp_path / name))
    assert "no tournament" in refusal(capsys, "standings", str(tmp_path))


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_files_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A pipe nobody writes to, a name too long: one sentence at once."""
    os.mkfifo(tmp_path / "pipe.arbiter")
    for name in ("pipe.arbiter", "x" * 300, "bad\udcff.arbiter"):
        refusal(capsys, "standings", str(tmp_path / name))
