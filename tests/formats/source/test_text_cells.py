"""The cells of a text, with separators or one name to a line."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source import text_cells
from arbiter.formats.source.book import Book, SourceKind
from arbiter.formats.source.text_cells import joined_names, read_text, split_text
from tests.foreign_files import FILES

PATH = Path("list.csv")
NAMES = ["Petrov, Ivan", "Berg, Anna", "Çelik, Ali", "Dahl, Per"]


def read(text: str | bytes, **given: str) -> Book:
    data = text.encode() if isinstance(text, str) else text
    return read_text(io.BytesIO(data), PATH, **given)


def cells(book: Book) -> list[list[str]]:
    (sheet,) = book.sheets
    return [[cell.text for cell in row] for row in sheet.rows]


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("{}\n{}\n{}\n{}\n", ""),
        ("Name;Rtg\n{};1\n{};1\n{};1\n{};1\n", ";"),
        ("Name\tRtg\n{}\t1\n{}\t1\n{}\t1\n{}\t1\n", "\t"),
        ("Name|Rtg\n{}|1\n{}|1\n{}|1\n{}|1\n", "|"),
        ('Name,Rtg\n"{}",1\n"{}",1\n"{}",1\n"{}",1\n', ","),
        ("Name,Rtg\n{},1\n{},1\n{},1\n{},1\n", ","),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_b54_four_names_each_time(text, separator, end):
    """Whatever stands between the cells; the comma inside a name is part of it, quoted or not."""
    book = read(text.format(*NAMES).replace("\n", end))

    assert book.separator == separator
    assert [row[0] for row in cells(book) if row[0] != "Name"] == NAMES
    assert (book.kind, book.encoding, book.path) == (SourceKind.TEXT, "utf-8", PATH)


def test_b54_separator_and_encoding_can_be_given():
    assert cells(read("a,b;c\n", separator=",")) == [["a", "b;c"]]
    assert cells(read("Ёлкин\n".encode("cp866"), encoding="cp866")) == [["Ёлкин"]]


def test_an_empty_line_is_a_row_too():
    """The rows are the lines that other programs show; those at the end are left out."""
    book = read("Cup\n\nNo;Name;Rtg\n1;Berg;2000\n\n2;Dahl;1900\n\n \n")

    assert [row[0] for row in cells(book)] == ["Cup", "", "No", "1", "", "2"]
    assert cells(read("Berg\n\nDahl\n")) == [["Berg"], [""], ["Dahl"]]


def test_quotes():
    """Doubled inside, with a separator and a line break inside."""
    book = read('No;Name;Club\n1;"Berg ""B"", Anna";"Kal;mar\nSK"\n2;O"Brien;x\n')

    assert cells(book)[1:] == [["1", 'Berg "B", Anna', "Kal;mar\nSK"], ["2", 'O"Brien', "x"]]


def test_a_quote_that_nobody_closes_swallows_nothing():
    rows = cells(read("No;Name\n" + '1;"Berg\n' + "".join(f"{n};Dahl\n" for n in range(2, 9))))

    assert len(rows) == 9
    assert rows[1] == ["1", '"Berg']


def test_cells_that_look_like_formulas_are_text():
    with (FILES / "hostile_formula_names.csv").open("rb") as file:
        rows = cells(read_text(file, PATH))

    assert rows[1][1].startswith('=HYPERLINK("https://')
    assert rows[4] == ["4", "-2+3", "1504"]
    assert len(rows) == 9


def test_a_russian_crosstable():
    """cp1251, semicolons, decimal commas."""
    with (FILES / "ru_cp1251_semicolon.csv").open("rb") as file:
        book = read_text(file, PATH)

    assert (book.encoding, book.separator, book.encodings[0]) == ("cp1251", ";", "cp1251")
    assert cells(book)[1][:6] == ["1", "Ершов Пётр", "2110", "", "1", "0,5"]


def test_the_line_that_names_the_separator_is_no_row():
    """As Excel writes and reads it."""
    book = read("sep=;\r\nName;Rtg\r\nBerg;2000\r\n")

    assert book.separator == ";"
    assert cells(book)[0] == ["Name", "Rtg"]


def test_a_caption_above_does_not_hide_the_columns():
    """More lines of prose than rows: the rows still agree with each other."""
    prose = "Cup of the town, all play all\nfor men, women and children\n" * 4
    book = read(prose + "\nNo;Name;Rtg\n1;Berg;2000\n2;Dahl;1900\n")

    assert book.separator == ";"
    assert cells(book)[-1] == ["2", "Dahl", "1900"]


def test_lines_drawn_between_rows_are_no_cells():
    book = read("| No | Name |\n|----|:-----|\n| 1 | Berg |\n+----+------+\n| 2 | Dahl |\n")

    assert [[cell.strip() for cell in row[1:3]] for row in cells(book)] == [
        ["No", "Name"],
        ["", ""],
        ["1", "Berg"],
        ["", ""],
        ["2", "Dahl"],
    ]
    assert cells(read("1;---\n2;+\n"))[0] == ["1", "---"]


@pytest.mark.parametrize(
    ("rows", "joined"),
    [
        (["No,Name,Rtg", "1,Berg, Anna,2000"], ["1", "Berg, Anna", "2000"]),
        (["No,Name,Rtg", "1,Berg, Anna,"], ["1", "Berg", " Anna", ""]),
        (["No,Name,Rtg", "1,Berg, Anna,", "2,Dahl, Per,1900"], ["1", "Berg, Anna", ""]),
        (["No,Name,Rtg", "1,Berg,2000,"], ["1", "Berg", "2000", ""]),
        (["White,Result,Black", "Berg, Anna,1-0,Dahl, Per"], ["Berg, Anna", "1-0", "Dahl, Per"]),
        (["a,b,c", "1,Berg, Anna,2000"], ["1", "Berg", " Anna", "2000"]),
    ],
)
def test_names_that_a_comma_split(rows, joined):
    """Rows have one cell more than headings for every column of names; a comma at the end of
    each line makes them longer too."""
    assert joined_names([row.split(",") for row in rows])[1] == joined


def test_rows_and_columns_are_limited(monkeypatch):
    monkeypatch.setattr(text_cells, "MOST_ROWS", 5)
    monkeypatch.setattr(text_cells, "MOST_COLUMNS", 3)

    _, rows, cut = split_text("1;2\n" * 9)
    assert (len(rows), cut) == (5, True)
    assert not split_text("1;2\n" * 5)[2]
    (sheet,) = read("1;2;3;4\n").sheets
    assert (sheet.width, sheet.cut) == (3, True)


def test_what_is_too_large_or_empty_is_refused(monkeypatch):
    monkeypatch.setattr(text_cells, "MOST_OF_A_TEXT", 30)
    for text, why in (("Berg\n" * 7, Refusal.TOO_LARGE), ("\ufeff \n", Refusal.EMPTY)):
        with pytest.raises(NotImported) as caught:
            read(text)
        assert caught.value.why is why


@pytest.mark.parametrize(
    "text",
    [
        "x" * 200_000,
        '"' + "a,b\n" * 50_000,
        '"',
        '""',
        ";",
        "\x00Berg\n",
        "a\x1ab;c\n",
        '";\n' * 50,
        ";" * 5000,
        "," * 400 + "\n",
    ],
)
def test_odd_texts_are_read_or_refused(text):
    """Never another error."""
    with contextlib.suppress(NotImported):
        assert len({len(row) for row in cells(read(text))}) <= 1
