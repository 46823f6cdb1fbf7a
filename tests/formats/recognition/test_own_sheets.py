"""Sheets and values of our own workbook, as another program may have left them."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from arbiter.formats.excel_grid import Area
from arbiter.formats.excel_sheets import CROSSTABLE_COLUMNS, PLAYER_COLUMNS, ROUND_COLUMNS
from arbiter.formats.recognition.own_sheets import (
    fraction_of,
    meanings,
    named_area,
    named_cell,
    number_of,
    own_table,
    text_of,
    truth_of,
)
from arbiter.formats.source.book import Book, CellValue, SourceCell, SourceKind, SourceSheet
from arbiter.formats.words import LANGUAGES, read_entries


def cell(value: CellValue) -> SourceCell:
    return SourceCell(value, "" if value is None else str(value))


def book(title: str, rows: list[list[CellValue]], **names: str) -> Book:
    sheet = SourceSheet(title, tuple(tuple(map(cell, row)) for row in rows))
    return Book(Path("a.xlsx"), SourceKind.WORKBOOK, (sheet,), names)


@pytest.mark.parametrize(
    ("reference", "area"),
    [
        ("'Anna''s list'!$A$1:$AB$9", Area(1, 1, 28, 9)),
        ("'Anna''s list'!$B$2", Area(2, 2, 2, 2)),
        ("'Another'!$B$2", None),
        ("#REF!", None),
        ("", None),
    ],
)
def test_named_areas(reference: str, area: Area | None) -> None:
    """With or without quotes; one whose sheet is gone is none."""
    found = named_area(book("Anna's list", [["x"]], RR_X=reference), "RR_X")

    assert (found and found[1]) == area


def test_a_name_without_quotes_and_dollars() -> None:
    """As some programs write them."""
    assert text_of(named_cell(book("Таблица", [["x", "y"]], RR_X="Таблица!B1"), "RR_X")) == "y"
    assert named_cell(book("Таблица", [["x"]]), "RR_X").empty


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (7, "7"),
        (7.0, "7"),
        ("007", "007"),
        (date(2026, 5, 1), "2026-05-01"),
        (datetime(2026, 5, 1, 14, 59, 59, 999), "2026-05-01T15:00"),
    ],
)
def test_texts(value: CellValue, text: str) -> None:
    """A number is its figures, a day as ISO writes it."""
    assert text_of(cell(value)) == text


@pytest.mark.parametrize(
    ("value", "number"),
    [(3, 3), (3.0, 3), ("3", 3), (" 3 ", 3), ("3.0", 3), ("3,5", None), ("x", None), (None, None)],
)
def test_whole_numbers(value: CellValue, number: int | None) -> None:
    """Also those that became texts."""
    assert number_of(cell(value)) == number


def test_fractions() -> None:
    """Halves exactly, thirds as they were meant."""
    assert fraction_of(cell("−3,5")) == Fraction(-7, 2)
    assert fraction_of(cell(1.33333333333333)) == Fraction(4, 3)
    assert fraction_of(cell("1e5")) is None


def test_yes_and_no() -> None:
    """A value of its own, a number, or a text; else what is usual."""
    yes = [truth_of(cell(value), usual=False) for value in (True, 1, "TRUE", "1")]
    no = [truth_of(cell(value), usual=True) for value in (False, 0, "false")]

    assert yes == [True] * 4
    assert no == [False] * 3
    assert truth_of(cell(None), usual=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [PLAYER_COLUMNS, ROUND_COLUMNS, CROSSTABLE_COLUMNS])
def test_headings_in_every_language(language: str, columns: tuple[str, ...]) -> None:
    """No two columns of a table are called the same, so each is found, in any order."""
    entries = read_entries(language)
    headings: list[CellValue] = [str(entries[f"column.{column}"]) for column in columns]
    rows = [headings[::-1], [None] * len(headings), ["x"] * len(headings)]
    table = own_table(book("List", rows, RR_X="List!$A$1:$B$2"), "RR_X", columns)

    assert table is not None
    assert table.columns == {name: len(columns) - n for n, name in enumerate(columns)}
    assert table.rows == (3,)
    assert table.place(3, columns[-1]) == "List!A3"


def test_a_table_without_a_heading_of_ours() -> None:
    """It is no table of ours any more."""
    assert own_table(book("List", [["?"]], RR_X="List!$A$1"), "RR_X", PLAYER_COLUMNS) is None


@pytest.mark.parametrize("section", ["kind", "lots"])
def test_words_mean_the_same_in_every_language(section: str) -> None:
    """No word of one language means something else in another; none has a comma."""
    for language in LANGUAGES:
        for key, word in read_entries(language).items():
            if key.startswith(f"{section}."):
                assert isinstance(word, str)
                assert meanings(section)[word] == key.removeprefix(f"{section}.")
                assert "," not in word
