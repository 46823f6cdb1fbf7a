"""The check-in list."""

from __future__ import annotations

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import check_in_sheet, starting_list_sheet
from arbiter.formats.documents.starting_list import ORDERS, Order
from arbiter.formats.sheets import Notes, Role, Sheet, Table
from arbiter.formats.text import sheet_text
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn

EN = words("en")
RUSSIAN = ["Жуков Пётр", "Ёлкин Иван", "Яшин Лев", "Ежов Олег", "Зотов Ян"]


def table_of(sheet: Sheet) -> Table:
    (table,) = sheet.parts
    assert isinstance(table, Table)
    return table


def names(table: Table) -> list[str]:
    place = [column.key for column in table.columns].index("name")
    return [str(row[place].text) for row in table.rows]


def test_a_box_and_a_line_for_everybody() -> None:
    """What the starting list tells stands between them."""
    table = table_of(check_in_sheet(drawn(5), EN))

    assert [table.columns[0].role, table.columns[-1].role] == [Role.TICK, Role.LINE]
    assert all(row[0].box for row in table.rows)
    listed = table_of(starting_list_sheet(drawn(5), EN)).columns
    assert [c.key for c in table.columns[1:-1]] == [c.key for c in listed]


@pytest.mark.parametrize(
    ("language", "first"), [("ru", ["Ежов", "Ёлкин", "Жуков"]), ("en", ["Ежов", "Ёлкин", "Жуков"])]
)
def test_by_name_as_the_language_sorts(language: str, first: list[str]) -> None:
    """Ё takes the place of е."""
    table = table_of(check_in_sheet(drawn(RUSSIAN), words(language)))

    assert [name.split()[0] for name in names(table)[:3]] == first


def test_before_the_draw_lines_are_counted() -> None:
    """Nobody has a number yet."""
    tournament = Tournament(players=drawn(["Zorn", "Berg", "Cruz"]).players)
    table = table_of(check_in_sheet(tournament, EN))

    assert [str(row[1].text) for row in table.rows] == ["1", "2", "3"]
    assert names(table) == ["Berg", "Cruz", "Zorn"]


def test_without_ink_it_has_boxes_too() -> None:
    """As plain text."""
    assert sheet_text(check_in_sheet(drawn(3), EN)).count("[   ]") == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS)
def test_b67_without_players_it_is_a_sentence(order: Order, language: str) -> None:
    """Never an error."""
    (part,) = check_in_sheet(Tournament(), words(language), order).parts

    assert isinstance(part, Notes)
