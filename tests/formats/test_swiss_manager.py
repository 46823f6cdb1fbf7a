"""The list of participants for Swiss-Manager, as a workbook and as text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import openpyxl
import pytest

from arbiter.domain.errors import ExportFailed
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.swiss_manager import (
    COLUMNS,
    fields,
    swiss_manager_birth,
    swiss_manager_grid,
    swiss_manager_name,
    write_swiss_manager,
)

ANNA = Player(
    *("Berg, Anna", "WGM", "w", "1998-04-03", "SWE", "0123456", "0042"), 2341, 2300, "SK Lund"
)
LIST = Tournament(
    event=Event(name="Club & Co"),
    players=(ANNA, Player("Ёлкин Пётр", sex="m", birth="2001"), Player("=1+1", club="-x;y")),
)


def test_columns_by_name() -> None:
    """The names decide, so they are exactly these; a man has no sex in this list."""
    row = dict(zip(COLUMNS, fields(ANNA)))

    assert row["ID_No"] == "0042"
    assert row["Name"] == "Berg, Anna"
    assert (row["Sex"], row["Birthday"]) == ("w", "1998/04/03")
    assert (row["Rtg_Nat"], row["Rtg_Int"], row["Fide_No"]) == (2300, 2341, "0123456")
    assert dict(zip(COLUMNS, fields(LIST.players[1])))["Sex"] == ""


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Berg, Anna", "Berg, Anna"),
        ("Ёлкин Пётр", "Ёлкин, Пётр"),
        ("Maria Garcia Lopez", "Maria Garcia Lopez"),
        ("Li", "Li"),
    ],
)
def test_surname_first(name: str, written: str) -> None:
    """A name that does not show where its surname ends is not split."""
    assert swiss_manager_name(Player(name)) == written


def test_days_of_birth() -> None:
    """With slashes; a year alone, or what is no date, as it stands."""
    assert swiss_manager_birth("1998-04-03") == "1998/04/03"
    assert swiss_manager_birth("1998") == "1998"
    assert swiss_manager_birth("") == ""


def test_b51_ids_are_text_cells(tmp_path: Path) -> None:
    """They keep their zeros; ratings are numbers, and an unrated player has none."""
    write_swiss_manager(LIST, tmp_path / "a.xlsx")
    page = openpyxl.load_workbook(tmp_path / "a.xlsx").worksheets[0]
    rows = {cell.value: cell.column for cell in page[1]}

    assert tuple(rows) == COLUMNS
    for name, value in (("ID_No", "0042"), ("Fide_No", "0123456"), ("Birthday", "1998/04/03")):
        cell = page.cell(2, rows[name])
        assert (cell.value, cell.data_type, cell.number_format) == (value, "s", "@")
    assert page.cell(2, rows["Rtg_Int"]).value == 2341
    assert page.cell(3, rows["Rtg_Int"]).value is None
    assert page.cell(4, rows["Name"]).data_type == "s"


def test_b53_text_opens_with_its_letters(tmp_path: Path) -> None:
    """A byte-order mark, semicolons, no line that says which separator it is."""
    write_swiss_manager(LIST, tmp_path / "a.CSV")
    content = (tmp_path / "a.CSV").read_bytes()
    lines = content.decode("utf-8-sig").split("\r\n")

    assert content.startswith(b"\xef\xbb\xbfID_No;Name;")
    assert b"\xd0\x81\xd0\xbb\xd0\xba\xd0\xb8\xd0\xbd" in content
    assert lines[1].startswith("0042;Berg, Anna;w;SWE;;SK Lund;1998/04/03;2300;0123456;2341;WGM")
    assert lines[3].startswith(";'=1+1;;;;\"'-x;y\";")


def test_no_players_is_a_list_too(tmp_path: Path) -> None:
    """Only its headings."""
    assert swiss_manager_grid(Tournament()).rows == ()
    write_swiss_manager(replace(LIST, players=()), tmp_path / "a.xlsx")
    assert openpyxl.load_workbook(tmp_path / "a.xlsx").worksheets[0].max_row == 1


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """One error for both forms."""
    for name in ("a.csv", "a.xlsx"):
        with pytest.raises(ExportFailed):
            write_swiss_manager(LIST, tmp_path / "no" / name)
