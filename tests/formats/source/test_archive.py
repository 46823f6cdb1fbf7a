"""What some programs do in their own way with a workbook's zip is put right."""

from __future__ import annotations

import io
import sys
import zipfile
from pathlib import Path

import pytest

from arbiter.formats.source import archive
from arbiter.formats.source.archive import Archive
from arbiter.formats.source.workbook_cells import read_workbook
from tests.foreign_files import FILES, zip_of

PATH = Path("list.xlsx")


def changed(data: bytes, names: tuple[str, str], texts: dict[bytes, bytes]) -> bytes:
    """The zip *data* with other names of parts and other texts in them."""
    parts = {}
    with zipfile.ZipFile(io.BytesIO(data)) as old:
        for name in old.namelist():
            content = old.read(name)
            for text, other in texts.items():
                content = content.replace(text, other)
            parts[name.replace(*names)] = content
    return zip_of(parts)


@pytest.mark.parametrize("name", ["ru_seed_table.xlsx", "ru_club_mangled.xlsx"])
def test_a_workbook_in_the_strict_form_reads_like_the_usual_one(name):
    """Sheets, styles, dates and merged cells."""
    data = (FILES / name).read_bytes()
    strict = changed(data, ("", ""), {usual: strict for strict, usual in archive._STRICT})

    assert b"purl.oclc.org" in zipfile.ZipFile(io.BytesIO(strict)).read("xl/workbook.xml")
    assert read_workbook(io.BytesIO(strict), PATH) == read_workbook(io.BytesIO(data), PATH)


@pytest.mark.skipif(sys.platform == "win32", reason="zipfile writes slashes there")
def test_backslashes_in_names_are_slashes():
    data = (FILES / "ru_seed_table.xlsx").read_bytes()
    backward = changed(data, ("/", "\\"), {})

    assert "xl\\workbook.xml" in zipfile.ZipFile(io.BytesIO(backward)).namelist()
    assert read_workbook(io.BytesIO(backward), PATH) == read_workbook(io.BytesIO(data), PATH)


@pytest.mark.parametrize("size", [1, 7, 100, 1000, -1])
def test_parts_come_whole_however_they_are_read(monkeypatch, size):
    monkeypatch.setattr(archive, "HEAD", 50)
    content = bytes(range(256)) * 2
    with Archive(io.BytesIO(zip_of({"a": content}))) as opened:
        assert opened.read("a") == content
        with opened.open("a") as part:
            pieces = []
            while piece := part.read(size):
                pieces.append(piece)

    assert b"".join(pieces) == content
    assert part.closed
