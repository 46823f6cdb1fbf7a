"""Columns over pages."""

from __future__ import annotations

from arbiter.formats.sheets import Cell, Column, Group, Role, Rules, Table
from arbiter.paper.columns import Cut, MeasuredTable
from arbiter.paper.ruler import Ruler
from arbiter.paper.split import split


def wide(results: int) -> MeasuredTable:
    """Number, title, name and *results* columns of results."""
    columns = (
        Column("number", "No", role=Role.NUMBER, repeat=True),
        Column("title", "", role=Role.MARK),
        Column("name", "Name", role=Role.NAME, repeat=True),
        *(Column(f"r{n}", str(n), role=Role.RESULT) for n in range(results)),
    )
    row = (Cell("1"), Cell("GM"), Cell("Berg"), *(Cell("1") for _ in range(results)))
    table = Table(columns, (Group((row,)),), rules=Rules.MATRIX)
    return MeasuredTable(table, Ruler(lambda text, size, bold: len(text) * size / 2))


def test_number_and_name_stand_again_in_every_block() -> None:
    """In the order that they have in the whole table."""
    blocks = split(wide(60), 9, Cut(), 500)

    assert len(blocks) > 1
    assert blocks[0][:3] == [0, 1, 2]
    assert all(block[:2] == [0, 2] for block in blocks[1:])


def test_each_other_column_stands_once() -> None:
    """Nothing is lost and nothing doubled."""
    blocks = split(wide(60), 9, Cut(), 500)

    assert [place for block in blocks for place in block if place > 2] == list(range(3, 63))


def test_blocks_are_as_even_as_possible_and_fit() -> None:
    """No block of a few columns at the end."""
    table = wide(60)
    blocks = split(table, 9, Cut(), 500)
    lengths = [len(block) for block in blocks]

    assert max(lengths) - min(lengths) <= 2
    assert all(table.width(9, Cut(), block) <= 500 for block in blocks)


def test_columns_under_a_band_stay_together() -> None:
    """A product without its value says nothing."""
    columns = (
        Column("name", "Name", role=Role.NAME, repeat=True),
        *(Column(f"c{at}", "head", band=f"Player {at // 2}") for at in range(12)),
    )
    row = (Cell("Berg"), *(Cell("abcdef") for _ in range(12)))
    table = MeasuredTable(
        Table(columns, (Group((row,)),)), Ruler(lambda text, size, bold: len(text) * size / 2)
    )
    blocks = split(table, 9, Cut(), 200)

    assert len(blocks) > 1
    for block in blocks:
        bands = [table.columns[place].band for place in block[1:]]
        assert all(bands.count(band) == 2 for band in bands)
