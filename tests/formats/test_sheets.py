"""Sheets: names and their shorter forms, columns that say nothing."""

from __future__ import annotations

from arbiter.formats.sheets import Cell, Column, Group, Name, Table


def test_forms_of_a_name() -> None:
    """Whole, second names short, all short, one initial; with and without a comma."""
    lena = Name("Bergström", "Lena Maria")
    ivan = Name("Петров", "Иван Сергеевич", comma=False)

    assert [str(lena), lena.second_names_short(), lena.initials(), lena.initial()] == [
        "Bergström, Lena Maria",
        "Bergström, Lena M.",
        "Bergström, L. M.",
        "Bergström, L.",
    ]
    assert [str(ivan), ivan.second_names_short(), ivan.initials(), ivan.initial()] == [
        "Петров Иван Сергеевич",
        "Петров Иван С.",
        "Петров И. С.",
        "Петров И.",
    ]


def test_a_name_of_one_part_has_one_form() -> None:
    """Nothing is added to it."""
    ana = Name("Ana Costa")

    forms = {str(ana), ana.second_names_short(), ana.initials(), ana.initial()}
    assert forms == {"Ana Costa"}


def shown(column: Column, *texts: str) -> list[str]:
    """The keys that stay when *column* with *texts* stands beside one that always stays."""
    rows = tuple((Cell("Berg"), Cell(text)) for text in texts)
    table = Table((Column("name", "Name"), column), (Group(rows[:1]), Group(rows[1:])))
    left = table.without_idle_columns()
    assert all(len(row) == len(left.columns) for row in left.rows)
    assert [len(group.rows) for group in left.groups] == [1, len(texts) - 1]
    return [column.key for column in left.columns]


def test_an_empty_column_goes_if_it_may() -> None:
    """One entry is enough to keep it; a column without the flag stays in any case."""
    assert shown(Column("de", "DE", empty=True), "", "") == ["name"]
    assert shown(Column("de", "DE", empty=True), "", "1") == ["name", "de"]
    assert shown(Column("sb", "SB"), "", "") == ["name", "sb"]


def test_a_uniform_column_goes_if_it_may() -> None:
    """Everybody from one federation; but one row alone is no uniformity."""
    assert shown(Column("fed", "Fed", uniform=True), "SWE", "SWE") == ["name"]
    assert shown(Column("fed", "Fed", uniform=True), "SWE", "NOR") == ["name", "fed"]
    assert shown(Column("fed", "Fed", uniform=True), "SWE", "") == ["name", "fed"]
    assert shown(Column("fed", "Fed", uniform=True), "SWE") == ["name", "fed"]
    assert shown(Column("games", "Games"), "9", "9") == ["name", "games"]


def test_all_rows_without_their_groups() -> None:
    """In order."""
    table = Table((Column("a", "A"),), (Group(((Cell("1"),),)), Group(((Cell("2"),),))))

    assert [row[0].text for row in table.rows] == ["1", "2"]
