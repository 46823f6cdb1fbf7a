"""Web pages as sheets."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import Book, Merged, SourceKind
from arbiter.formats.source.html_cells import read_html
from tests.foreign_files import TABLE
from tests.foreign_tables import html, html_table

RUSSIAN = (("№", "Имя", "Рейт."), (1, "Ёлкин, Пётр", 2110), (2, "Щукина, Анна", 2055))


def read(data: bytes | str, encoding: str = "") -> Book:
    data = data.encode() if isinstance(data, str) else data
    return read_html(io.BytesIO(data), Path("list.xls"), encoding=encoding)


def texts(book: Book, place: int = 0) -> list[list[str]]:
    return [[cell.text for cell in row] for row in book.sheets[place].rows]


@pytest.mark.parametrize(
    ("charset", "encoding"),
    [
        ("utf-8", "utf-8"),
        ("windows-1251", "cp1251"),
        ("koi8-r", "koi8-r"),
        ("cp866", "cp866"),
        ("utf-16", "utf-16-le"),
    ],
)
def test_a_page_says_in_which_encoding_it_is(charset, encoding):
    book = read(html(RUSSIAN, charset))

    assert book.kind is SourceKind.HTML
    assert texts(book)[1] == ["1", "Ёлкин, Пётр", "2110"]
    assert book.encoding == encoding


def test_a_page_that_says_nothing_is_read_by_its_letters():
    book = read(html_table(RUSSIAN).encode("cp1251"))

    assert texts(book)[1][1] == "Ёлкин, Пётр"
    assert book.encodings[0] == "cp1251"


def test_latin_1_is_what_browsers_take_it_for():
    page = (
        b"<meta charset=iso-8859-1><table><tr><td>Name<td>1<tr><td>Berg \x96 Lund<td>\xbd</table>"
    )

    assert texts(read(page))[1] == ["Berg – Lund", "½"]


def test_a_wrong_declaration_yields_to_letters_that_are_utf_8():
    page = html(RUSSIAN).replace(b"charset=utf-8", b"charset=windows-1251")

    assert texts(read(page))[2][1] == "Щукина, Анна"
    assert read(page).encoding == "utf-8"


def test_an_unknown_or_harmful_encoding_is_not_used():
    for charset in (b"x-none", b"utf-7", b"rot13", b"zlib"):
        page = html(TABLE).replace(b"charset=utf-8", b"charset=" + charset)
        assert texts(read(page))[1][1] == "Ershov, Pyotr"


def test_the_arbiter_may_choose_another_encoding():
    assert texts(read(html(RUSSIAN, "cp1251"), "koi8-r"))[1][1] != "Ёлкин, Пётр"


def test_each_table_is_a_sheet_with_the_lines_before_it():
    page = f"<h2>Round 1</h2>{html_table(TABLE)}<h2>Round 2</h2>{html_table(TABLE)}"
    book = read(page)

    assert [sheet.name for sheet in book.sheets] == ["Round 1", "Round 2"]
    assert texts(book, 1)[:2] == [["Round 2", "", ""], ["No", "Name", "Rtg"]]


def test_headings_in_a_table_of_their_own_belong_to_the_next():
    page = html_table(TABLE[:1]) + html_table(TABLE[1:])

    assert texts(read(page)) == [[str(cell) for cell in row] for row in TABLE]


def test_cells_that_reach_over_others_keep_the_columns():
    page = (
        "<p>Cup</p><table><tr><td rowspan=2>1<td colspan=2>Berg<td>x"
        "<tr><td>a<td>b<td>c<tr><td>2<td>d<td>e<td>f</table>"
    )
    book = read(page)

    assert texts(book)[1:] == [["1", "Berg", "", "x"], ["", "a", "b", "c"], ["2", "d", "e", "f"]]
    assert set(book.sheets[0].merged) == {Merged(2, 1, 3, 1), Merged(2, 2, 2, 3)}


def test_numbers_of_a_spreadsheet_are_numbers():
    page = "<table><tr><td>Name<td>Pts<tr><td>Berg<td x:num='46054'>01.Feb<td x:num>2</table>"

    assert read(page).sheets[0].cell(2, 2).value == 46054
    assert read(page).sheets[0].cell(2, 3).value == "2"


def test_conditional_comments_of_office_do_no_harm():
    page = "<![if !vml]><table><tr><td><![CDATA[Berg]]><td>1<![endif]><tr><td>2<td>3</table><![x"

    assert texts(read(page)) == [["Berg", "1"], ["2", "3"]]


def test_a_page_without_tables_is_read_as_text():
    page = "<pre>No  Name        Rtg\n1   Berg, Anna  1900\n2   Dahl, Kari  1800\n</pre>"

    assert ["1", "Berg, Anna", "1900"] in texts(read(page))


def test_a_web_archive_is_read():
    archive = (
        b"MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n"
        b"--x\r\nContent-Type: text/html; charset=utf-8\r\n"
        b"Content-Transfer-Encoding: quoted-printable\r\n\r\n"
        b"<table><tr><td>No<td>Name<tr><td>1<td>=C3=85kesson</table>\r\n--x--\r\n"
    )

    assert texts(read(archive)) == [["No", "Name"], ["1", "Åkesson"]]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ('<frameset><frame src="list_files/sheet001.htm"></frameset>', Refusal.WEB_FRAMES),
        ("<html><body></body></html>", Refusal.NO_TABLE),
        ("MIME-Version: 1.0\n\nnothing", Refusal.NO_TABLE),
        (b" " * (20 * 1024 * 1024 + 1), Refusal.TOO_LARGE),
    ],
)
def test_what_holds_no_table_is_refused(data, why):
    with pytest.raises(NotImported) as refused:
        read(data)

    assert refused.value.why is why
