"""Tables and legends as HTML."""

from __future__ import annotations

import pytest

from arbiter.formats.sheets import Align, Cell, Column, Group, Name, Note, Role, Table
from arbiter.formats.web.tables import Dress, notes_html, split_number, table_html

NUMBER = Column("number", "No", Align.RIGHT, Role.NUMBER, keep=40)
NAME = Column("name", "Name", role=Role.NAME)
POINTS = Column("points", "Pts", Align.DECIMAL, Role.NUMBER, bold=True)
SB = Column("SB", "SB", Align.DECIMAL, Role.NUMBER)
RESULT = Column("result1", "1", Align.CENTRE, Role.RESULT)


def html(columns: tuple[Column, ...], *rows: tuple[Cell, ...], dress: Dress | None = None) -> str:
    table = Table(columns, tuple(Group((row,)) for row in rows))
    return table_html(table, "Final & last", dress or Dress(), "standings")


def test_a_table_says_what_it_is_and_what_each_cell_belongs_to() -> None:
    """Caption, headings of columns and of rows."""
    text = html((NUMBER, NAME), (Cell("7"), Cell(Name("Berg", "Anna"))))

    assert '<table class="standings"><caption>Final &amp; last</caption>' in text
    assert '<th scope="col" class="d n">No</th><th scope="col">Name</th>' in text
    assert '<th scope="row" class="p"><a href="#p7">Berg, Anna</a></th>' in text


def test_nothing_of_a_text_is_taken_for_html() -> None:
    """Names, headings, meanings, anchors."""
    evil = '<b onclick="x">&'
    column = Column("club", evil, role=Role.CLUB)
    dress = Dress({f"{evil}, A": f"{evil}"}, {evil: evil})
    text = html(
        (NUMBER, NAME, column), (Cell(evil), Cell(Name(evil, "A")), Cell(evil)), dress=dress
    )

    assert "<b " not in text
    assert text.count("onclick") == text.count("&lt;b onclick=&quot;x&quot;&gt;&amp;")
    assert 'href="#p' not in text


def test_names_have_a_short_form_for_small_screens() -> None:
    """Only where it is another one."""
    dress = Dress({"Berg, Anna": "Berg, A.", "Ó": "Ó"})
    text = html((NAME,), (Cell(Name("Berg", "Anna")),), (Cell(Name("Ó")),), dress=dress)

    assert "<span class=w>Berg, Anna</span><span class=s>Berg, A.</span>" in text
    assert '<th scope="row" class="p">Ó</th>' in text


def test_the_rows_that_are_linked_to_have_anchors_and_no_links() -> None:
    """One table of the page has them."""
    row = (Cell("12"), Cell("Berg"))
    text = html((NUMBER, NAME), row, dress=Dress(anchors=True))

    assert '<tr id="p12">' in text
    assert "href" not in text


def test_numbers_stand_on_their_unit_digit() -> None:
    """The fraction has the room of the longest one."""
    text = html((POINTS, SB), (Cell("4½"), Cell("11,75")), (Cell("4"), Cell("9")))

    assert '<th scope="row" class="d b">4<span class="f f1">½</span></th>' in text
    assert '<td class="d">9<span class="f f3"></span></td>' in text


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (Cell(fill=True), '<td class="c x"></td>'),
        (Cell("½", soft=True), '<td class="c o">(½)</td>'),
        (Cell("", pair=("½", "")), '<td class="c m"><span>½</span><span>·</span></td>'),
        (Cell(box=True), '<td class="c"></td>'),
        (Cell("+"), '<td class="c">+</td>'),
    ],
)
def test_results(cell: Cell, expected: str) -> None:
    """Diagonal, what doesn't count, both games of a double round, an open board."""
    assert expected in html((NAME, RESULT), (Cell("Berg"), cell))


def test_who_does_not_count_is_struck_out() -> None:
    """As on paper; his number is as true as before, his points are not."""
    row = (Cell("7", soft=True), Cell(Name("Berg"), soft=True), Cell("3½", soft=True))
    text = html((NUMBER, NAME, POINTS), row)

    assert "<s>Berg</s>" in text
    assert '<td class="d n o">7</td>' in text
    assert '<td class="d b o">(3<span class="f f2">½)</span></td>' in text


def test_a_legend_has_terms_and_sentences() -> None:
    """A line break stays one."""
    text = notes_html([Note("a & b", term="SB"), Note("one\ntwo")])

    assert text == "<dl><dt>SB</dt><dd>a &amp; b</dd></dl><p>one<br>two</p>"


def test_a_number_in_parentheses_stands_on_its_unit_too() -> None:
    """It does not count."""
    assert split_number("(3½)") == ("(3", "½)")
