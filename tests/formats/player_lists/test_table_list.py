"""Lists of federations: headings decide, in any order and language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from openpyxl import Workbook

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind
from arbiter.formats.player_lists.table_list import read_table_list, read_workbook_list

RUSSIAN = (
    "ID_No;Name;Sex;Fed;ClubNumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int;Title;Type;Status\n"
    "0011234;Жукова, Мила;w;RUS;1;СШОР, Казань;2002/02/21;2250;4100307;2307;WIM;;\n"
    "11235;Баранов, Глеб;;RUS;;;1991.00.00;0;;;;;\n"
    ";;;;;;;;;;;;\n"
)
MILA = ListedPlayer(
    "Жукова, Мила",
    "4100307",
    "0011234",
    federation="RUS",
    sex="w",
    birth="2002-02-21",
    title="WIM",
    standard=2307,
    national=2250,
    club="СШОР, Казань",
)


def read(content, name="smanager_standard.csv"):
    found = read_table_list(Path(name), io.BytesIO(content), content[:65536], name, "2026-11-02")
    return found.about, list(found.players)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251"])
def test_the_list_of_the_russian_federation(encoding):
    about, players = read(RUSSIAN.encode(encoding))

    assert about.kind is ListKind.NATIONAL
    assert players == [
        MILA,
        ListedPlayer("Баранов, Глеб", "", "11235", federation="RUS", birth="1991"),
    ]


def test_headings_in_lower_case_and_names_in_two_columns():
    text = "id_no,surname,first name,rtg_nat\n7788,Berg,Anna,1800\n"
    _, players = read(text.encode())

    assert players == [ListedPlayer("Berg, Anna", "", "7788", national=1800)]


def test_a_list_for_rapid_chess_has_the_rapid_ratings():
    _, players = read(RUSSIAN.encode(), "smanager_rapid.csv")

    assert (players[0].standard, players[0].rapid, players[0].national) == (0, 2307, 2250)


def test_what_can_t_be_a_birth_or_a_rating_is_left_out():
    _, (player,) = read(b"Name;ID_No;Birthday;Rtg_Nat\nBerg, Anna;1234;31.04.2010;abc\n")

    assert (player.birth, player.national) == ("", 0)


def test_a_text_without_such_headings():
    with pytest.raises(NotAList) as caught:
        read(b"To whom it may concern,\nnothing.\n")
    assert caught.value.why is NotListed.OTHER


def workbook(rows):
    book, file = Workbook(), io.BytesIO()
    for row in rows:
        book.active.append(row)
    book.save(file)
    return file


def test_a_workbook():
    file = workbook(
        [["List of 2026"], ["ID_No", "Name", None, "Rtg_Nat"], [77, "Berg, Anna", None, 1800.0]]
    )
    found = read_workbook_list(Path("list.xlsx"), file, "2026-11-02")

    assert list(found.players) == [ListedPlayer("Berg, Anna", "", "77", national=1800)]


def test_a_workbook_that_is_damaged():
    whole = workbook([["Name", "ID_No"]]).getvalue()
    with pytest.raises(NotAList) as caught:
        read_workbook_list(Path("list.xlsx"), io.BytesIO(whole[:2000]), "2026-11-02")
    assert caught.value.why is NotListed.DAMAGED
