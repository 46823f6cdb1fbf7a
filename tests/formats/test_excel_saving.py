from __future__ import annotations

import errno
import tempfile
from pathlib import Path

import pytest

from arbiter.formats.excel_saving import save_workbook


def test_a_workbook_is_saved_whole(tmp_path: Path) -> None:
    """Values, widths and several sheets come back."""
    from openpyxl import Workbook, load_workbook

    book = Workbook()
    first = book.worksheets[0]
    first["B2"] = "Ёжиков"
    first.column_dimensions["B"].width = 31
    second = book.create_sheet("Second")
    second.append([1, 2.5, None, "=B2"])
    save_workbook(book, tmp_path / "a.xlsx")

    read = load_workbook(tmp_path / "a.xlsx")
    assert read.sheetnames == ["Sheet", "Second"]
    assert read["Sheet"]["B2"].value == "Ёжиков"
    assert read["Sheet"].column_dimensions["B"].width == 31
    assert [cell.value for cell in read["Second"][1]] == [1, 2.5, None, "=B2"]


def test_nothing_is_written_anywhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder for temporary files may be full: it is not needed."""
    from openpyxl import Workbook

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", full)
    monkeypatch.setattr("openpyxl.worksheet._writer.NamedTemporaryFile", full)
    save_workbook(Workbook(), tmp_path / "a.xlsx")

    assert [path.name for path in tmp_path.iterdir()] == ["a.xlsx"]
