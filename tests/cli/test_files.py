"""Any file at all, as a command opens it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.spoken import data, refusal, remarked


def test_other_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A workbook that is none, a text without a table, an empty file, a folder."""
    for name, content in (("a.xlsx", b"PK\x03\x04"), ("a.txt", b"\0\1\2"), ("b.arbiter", b"")):
        (tmp_path / name).write_bytes(content)
        assert name in refusal(capsys, "standings", str(tmp_path / name))
    assert "no tournament" in refusal(capsys, "standings", str(tmp_path))


@pytest.mark.skipif(os.name != "posix", reason="needs named pipes")
def test_files_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A pipe nobody writes to, a name too long: one sentence at once."""
    os.mkfifo(tmp_path / "pipe.arbiter")
    for name in ("pipe.arbiter", "x" * 300, "bad\udcff.arbiter"):
        refusal(capsys, "standings", str(tmp_path / name))


FILES = Path(__file__).parent.parent / "data" / "files"


def test_any_table_has_standings(capsys: pytest.CaptureFixture[str]) -> None:
    """As a file of ours has; the seven of the founding example."""
    found = data(capsys, "standings", str(FILES / "ru_seed_table.xlsx"))

    assert [row["points"] for row in found["rows"]][:4] == ["5", "4.5", "4", "4"]
    assert found["rows"][0]["tie_breaks"]["SB"] == "11.75"


def test_what_is_not_understood_is_open_and_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One sentence beside the answer, which is given all the same."""
    table = tmp_path / "club.csv"
    table.write_text("No;Name;1;2;3;Pts\n1;Berg;*;1;1;2\n2;Ek;0;*;7;1\n3;Öz;0;0;*;0\n", "utf-8")
    text, beside = remarked(capsys, "standings", str(table))

    assert "provisional" in text
    assert beside.startswith("club.csv was not understood in full (1 finding")
    assert beside.endswith("“arbiter read” lists it.")


def test_a_list_without_games_is_not_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FILES / "ru_participants_handmade.xlsx")
    assert "Draw the lots first" in refusal(capsys, "standings", path)


def test_an_older_file_with_our_ending_is_said_to_be_damaged_or_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Not taken for a foreign table."""
    (tmp_path / "a.arbiter").write_text("No;Name\n1;Berg\n", "utf-8")
    assert "a.arbiter" in refusal(capsys, "read", str(tmp_path / "a.arbiter"))
