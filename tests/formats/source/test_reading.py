"""A file read in this process."""

from __future__ import annotations

import os
import sys

import pytest

from arbiter.domain.errors import FileMissing, FileUnreadable, NotImported, Refusal
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.reading import read_book
from arbiter.messages import sentence
from tests.foreign_files import FILES, TABLE, old_office, workbook
from tests.foreign_tables import html, ods, xls, xml_2003


@pytest.mark.parametrize(
    "name", ["list.xlsx", "list.xls", "list.csv", "Список №1.txt", "-list", "list"]
)
@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (workbook(TABLE), SourceKind.WORKBOOK),
        (b"No;Name\n1;Berg\n", SourceKind.TEXT),
        (xls(TABLE), SourceKind.OLD_WORKBOOK),
        (ods(TABLE), SourceKind.OPEN_DOCUMENT),
        (html(TABLE), SourceKind.HTML),
        (xml_2003(TABLE), SourceKind.XML_WORKBOOK),
    ],
)
def test_b46_the_name_does_not_count(tmp_path, name, data, kind):
    """Not even ``.xls``, which openpyxl refuses by the name."""
    path = tmp_path / name
    path.write_bytes(data)

    assert read_book(path).kind is kind


def test_a_text_is_read_as_it_is_asked(tmp_path):
    path = tmp_path / "list.csv"
    path.write_bytes("Ёлкин,1;2".encode("cp866"))
    book = read_book(path, encoding="cp866", separator=";")

    assert [cell.text for cell in book.sheets[0].rows[0]] == ["Ёлкин,1", "2"]


@pytest.mark.parametrize("name", ["list.xls", "list.xlsx"])
@pytest.mark.parametrize(
    ("data", "why", "said"),
    [
        (b"", Refusal.EMPTY, "is empty"),
        (old_office("Workbook"), Refusal.DAMAGED_ZIP, "Ask for it again"),
        (old_office("EncryptedPackage"), Refusal.PASSWORD, "remove the password"),
        (old_office("WordDocument"), Refusal.WORD, "Copy its table"),
        (b"<frameset><frame src=a></frameset>", Refusal.WEB_FRAMES, "folder beside it"),
    ],
)
def test_b46_each_gives_one_sentence_that_says_what_it_is(tmp_path, name, data, why, said):
    """Whatever the file is called."""
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(NotImported) as caught:
        read_book(path)

    assert caught.value.why is why
    assert said in sentence(caught.value)
    assert name in sentence(caught.value)


def test_what_is_not_there_or_no_file(tmp_path):
    """A missing file, a name that can't be one, a folder."""
    for path in (tmp_path / "none.xlsx", tmp_path / "a\0b", FILES / "expected.json" / "x"):
        with pytest.raises(FileMissing):
            read_book(path)
    with pytest.raises(FileUnreadable) as caught:
        read_book(tmp_path)
    assert "name of a folder" in sentence(caught.value)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such thing there")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "list.xlsx")

    with pytest.raises(FileUnreadable):
        read_book(tmp_path / "list.xlsx")


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    """The sentence speaks of reading. As root everything may be read, so the refusal is made."""
    path = tmp_path / "list.xlsx"
    path.write_bytes(workbook(TABLE))
    path.chmod(0)

    def forbidden(*_):
        raise PermissionError(13, "Permission denied")

    if os.access(path, os.R_OK):
        monkeypatch.setattr("builtins.open", forbidden)
    with pytest.raises(FileUnreadable) as caught:
        read_book(path)
    monkeypatch.undo()

    assert "no permission to read it" in sentence(caught.value)


def test_a_file_with_a_hole_of_almost_two_gigabytes(tmp_path):
    """Told from its first bytes, without reading the rest."""
    path = tmp_path / "list.xlsx"
    for start, why in (
        (b"", Refusal.BINARY),
        (b"PK\x03\x04", Refusal.TOO_LARGE),
        (b"Name;Rtg\n" * 9000, Refusal.TOO_LARGE),
    ):
        with path.open("wb") as file:
            file.write(start)
            file.truncate(1_900_000_000)
        with pytest.raises(NotImported) as caught:
            read_book(path)
        assert caught.value.why is why
