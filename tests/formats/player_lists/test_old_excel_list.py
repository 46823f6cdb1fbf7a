"""Lists in the old form of Excel."""

from __future__ import annotations

import datetime
import io
from pathlib import Path

import pytest
import xlwt

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer
from arbiter.formats.player_lists.old_excel_list import is_old_excel
from arbiter.formats.player_lists.reading import open_list

HEADINGS = ("ID_No", "Name", "Birthday", "Rtg_Nat", "Fide_No")


def written(path: Path, *rows: tuple[object, ...]) -> Path:
    book = xlwt.Workbook()
    sheet = book.add_sheet("List")
    day = xlwt.easyxf(num_format_str="DD.MM.YYYY")
    for place, row in enumerate((HEADINGS, *rows)):
        for column, value in enumerate(row):
            style = [day] if isinstance(value, datetime.date) else []
            sheet.write(place, column, value, *style)
    book.save(str(path))
    return path


def read(path: Path) -> list[ListedPlayer]:
    with open_list(path) as found:
        return list(found.players)


def test_numbers_dates_and_texts(tmp_path):
    path = written(
        tmp_path / "LOK_SM_CZ.xls",
        ("0042", "Dvořák, Jan", datetime.date(1990, 4, 3), 1850.0, 312345),
        (77, "Berg, Anna", "1998", "", ""),
    )

    assert read(path) == [
        ListedPlayer("Dvořák, Jan", "312345", "0042", birth="1990-04-03", national=1850),
        ListedPlayer("Berg, Anna", "", "77", birth="1998"),
    ]


def test_a_part_of_it_is_damaged(tmp_path):
    path = written(tmp_path / "list.xls", (77, "Berg, Anna", "1998", 1800, ""))
    path.write_bytes(path.read_bytes()[:900])
    with pytest.raises(NotAList) as caught:
        read(path)
    assert caught.value.why is NotListed.DAMAGED


def test_another_office_file_is_no_list(tmp_path):
    path = tmp_path / "letter.doc"
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(4000))
    with pytest.raises(NotAList):
        read(path)
    assert is_old_excel(path.read_bytes())
    assert not is_old_excel(io.BytesIO(b"PK").read())
