"""Lists with something wrong in them: read as far as they can be, or refused, and nothing else."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
import xlwt
from openpyxl import Workbook

from arbiter.domain.errors import FileProblem
from arbiter.formats.player_lists.reading import looks_like_list, open_list
from tests.rating_lists import PLAYER, write_combined, write_zip, xml_of

ROWS = (("ID_No", "Name", "Rtg_Nat"), (7788, "Berg, Anna", 1800))
WRONG = (
    b"<!DOCTYPE x [",
    b"&a;",
    bytes(50),
    b"\xff\xfe",
    b"]]>",
    b"<player>" * 50,
    b"9" * 400,
    b"\r",
    b";" * 200,
)
INPUTS = 60


def seeds(folder: Path) -> dict[str, bytes]:
    """A good list of each form."""
    text = write_combined(folder / "text").read_bytes()
    xml = xml_of(*(PLAYER.format(number, f"Ek {number}") for number in range(30)))
    book, old = Workbook(), xlwt.Workbook()
    sheet = old.add_sheet("List")
    for place, row in enumerate(ROWS):
        book.active.append(row)
        for column, value in enumerate(row):
            sheet.write(place, column, value)
    new_file, old_file = io.BytesIO(), io.BytesIO()
    book.save(new_file)
    old.save(old_file)
    return {
        "text": text,
        "text in zip": write_zip(folder / "z", "list.txt", text).read_bytes(),
        "xml": xml,
        "xml in zip": write_zip(folder / "z", "list.xml", xml).read_bytes(),
        "csv": "ID_No;Name;Rtg_Nat\n0011;Жукова, Мила;2250\n".encode("cp1251"),
        "xlsx": new_file.getvalue(),
        "xls": old_file.getvalue(),
    }


def spoilt(data: bytes, chosen: Random) -> bytes:
    """*data* with a few bytes changed, lost, doubled or put in."""
    found = bytearray(data)
    for _ in range(chosen.randint(1, 8)):
        place = chosen.randrange(len(found) + 1)
        match chosen.randrange(5):
            case 0 if found:
                found[place % len(found)] = chosen.randrange(256)
            case 1:
                del found[place : place + chosen.randint(1, 200)]
            case 2:
                found[place:place] = found[chosen.randrange(len(found) + 1) :][:300]
            case 3:
                found[place:place] = chosen.choice(WRONG)
            case _ if chosen.random() < 0.2:
                del found[place:]
    return bytes(found)


@pytest.mark.parametrize("form", ["text", "text in zip", "xml", "xml in zip", "csv", "xlsx", "xls"])
@pytest.mark.filterwarnings("ignore")
def test_nothing_but_a_refusal_comes_of_it(tmp_path, form):
    good, chosen = seeds(tmp_path)[form], Random(form)
    path = tmp_path / "list"
    for _ in range(INPUTS):
        path.write_bytes(spoilt(good, chosen))
        looks_like_list(path)
        try:
            with open_list(path) as found:
                assert all(player.name for player in found.players)
        except FileProblem:
            continue
