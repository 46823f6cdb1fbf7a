"""The starting list in its four orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents import starting_list_sheet
from arbiter.formats.documents.starting_list import ORDERS, Order
from arbiter.formats.sheets import Notes, Rules, Sheet, Table
from arbiter.formats.words import LANGUAGES, words
from tests.boards import drawn

EN = words("en")
PLAYERS = (
    Player("Öberg, Nils", title="IM", federation="SWE", rating_fide=2400, birth="1990-05-02"),
    Player("Zorn, Eva", federation="NOR", rating_fide=2100, club="Oslo"),
    Player("Ahl, Bo", federation="SWE", rating_national=1900, birth="2001"),
    Player("Li, Wei"),
)


def event() -> Tournament:
    """Four players, drawn as listed."""
    return replace(drawn([player.name for player in PLAYERS]), players=PLAYERS)


def table_of(sheet: Sheet) -> Table:
    (table,) = sheet.parts
    assert isinstance(table, Table)
    return table


def column(table: Table, key: str) -> list[str]:
    place = [column.key for column in table.columns].index(key)
    return [str(row[place].text) for row in table.rows]


def test_by_number() -> None:
    """Everything that is known of a player; of his birth only the year."""
    table = table_of(starting_list_sheet(event(), EN))

    assert [c.key for c in table.columns] == (
        "number title name federation rating club birth".split()
    )
    assert column(table, "number") == ["1", "2", "3", "4"]
    assert column(table, "rating") == ["2400", "2100", "1900", ""]
    assert column(table, "birth") == ["1990", "", "2001", ""]
    assert column(table, "club") == ["", "Oslo", "", ""]


@pytest.mark.parametrize(
    ("order", "language", "numbers"),
    [
        ("name", "en", "3412"),
        ("name", "sv", "3421"),
        ("rating", "en", "1234"),
        ("federation", "en", "2134"),
    ],
)
def test_orders(order: Order, language: str, numbers: str) -> None:
    """By the alphabet of the language; without a federation last."""
    table = table_of(starting_list_sheet(event(), words(language), order))

    assert "".join(column(table, "number")) == numbers


def test_by_federation_in_groups() -> None:
    """The federation stands before the name."""
    table = table_of(starting_list_sheet(event(), EN, "federation"))

    assert [len(group.rows) for group in table.groups] == [1, 2, 1]
    assert table.rules is Rules.GROUPS
    assert [c.key for c in table.columns][1] == "federation"


def test_players_of_equal_rating_stand_by_name() -> None:
    """Whatever their numbers are."""
    tournament = drawn(["Zorn", "Berg", "Cruz"])

    assert column(table_of(starting_list_sheet(tournament, EN, "rating")), "name") == [
        "Berg",
        "Cruz",
        "Zorn",
    ]


def test_before_the_draw_lines_are_counted() -> None:
    """Nobody has a number yet."""
    tournament = Tournament(players=PLAYERS)
    table = table_of(starting_list_sheet(tournament, EN, "name"))

    assert column(table, "number") == ["1", "2", "3", "4"]
    assert column(table, "name") == ["Ahl, Bo", "Li, Wei", "Öberg, Nils", "Zorn, Eva"]


def test_columns_that_say_nothing_go() -> None:
    """A club championship has one federation and no titles."""
    table = table_of(starting_list_sheet(drawn(5), EN)).without_idle_columns()

    assert [c.key for c in table.columns] == ["number", "name"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ORDERS)
def test_b67_without_players_it_is_a_sentence(order: Order, language: str) -> None:
    """Never an error."""
    (part,) = starting_list_sheet(Tournament(), words(language), order).parts

    assert isinstance(part, Notes)
