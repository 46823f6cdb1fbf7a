"""A book goes through JSON unchanged."""

from __future__ import annotations

import json
from datetime import date, datetime, time
from pathlib import Path

import pytest

from arbiter.formats.source.book import (
    NOTHING,
    Book,
    Merged,
    SourceCell,
    SourceKind,
    SourceSheet,
)
from arbiter.formats.source.book_json import book_from_json, book_to_json

PATH = Path("list.xlsx")
CELLS = (
    NOTHING,
    SourceCell("Ёлкин", "Ёлкин"),
    SourceCell("", ""),
    SourceCell("a\udcffb", "a\udcffb"),
    SourceCell(1, "1"),
    SourceCell(1.0, "1"),
    SourceCell(0.5, "½"),
    SourceCell(0, ""),
    SourceCell(True, "TRUE"),
    SourceCell("#REF!", "#REF!", formula=True),
    SourceCell(None, "", formula=True),
    SourceCell(filled=True),
    SourceCell("1", "1", struck=True),
    SourceCell(date(2026, 2, 1), "01.02"),
    SourceCell(datetime(2026, 2, 1, 9, 30), "01.02.2026 9:30"),
    SourceCell(time(1), "1:00", formula=True, filled=True, struck=True),
)
SHEET = SourceSheet(
    name="Таблица",
    rows=(CELLS, CELLS[::-1]),
    hidden=True,
    merged=(Merged(1, 1, 1, 8),),
    cut=True,
    hidden_rows=frozenset({2}),
    hidden_columns=frozenset({1, 3}),
)
BOOKS = [
    Book(PATH, SourceKind.WORKBOOK, (SHEET, SourceSheet("Empty", ())), {"RR_Name": "T!$A$1"}),
    Book(PATH, SourceKind.TEXT, (), encoding="cp1251", encodings=("cp866",), separator="\t"),
]


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_lost(book):
    """Also the kind of every value: 1 is not 1.0 and not True."""
    again = book_from_json(json.loads(json.dumps(book_to_json(book))), PATH)

    assert again == book
    for sheet, same in zip(book.sheets, again.sheets):
        for row, as_row in zip(sheet.rows, same.rows):
            assert [type(cell.value) for cell in row] == [type(cell.value) for cell in as_row]


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "workbook"},
        {**book_to_json(BOOKS[0]), "kind": "sculpture"},
        {**book_to_json(BOOKS[0]), "names": None},
        {**book_to_json(BOOKS[0]), "sheets": [{"name": "x"}]},
        {**book_to_json(BOOKS[0]), "sheets": [{**book_to_json(BOOKS[0])["sheets"][0], "rows": 7}]},
        {
            **book_to_json(BOOKS[0]),
            "sheets": [{**book_to_json(BOOKS[0])["sheets"][0], "rows": [[[{}, "x", 0]]]}],
        },
        {
            **book_to_json(BOOKS[0]),
            "sheets": [{**book_to_json(BOOKS[0])["sheets"][0], "rows": [[["x", "x", 0, "now"]]]}],
        },
    ],
)
def test_what_is_no_book_is_a_value_error(data):
    with pytest.raises(ValueError):  # noqa: PT011 - each has its own words
        book_from_json(data, PATH)
