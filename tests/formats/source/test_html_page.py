"""A web page taken apart into tables and lines."""

from __future__ import annotations

import pytest

from arbiter.formats.source.html_page import HtmlPage, HtmlTable


def page(text: str) -> HtmlPage:
    found = HtmlPage()
    found.feed(text)
    found.finish()
    return found


def texts(table: HtmlTable) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


def test_nothing_has_to_be_closed():
    found = page("<table><tr><td>No<td>Name<tr><td>1<td>Berg, Anna &amp; S&ouml;hne<tr>")

    assert texts(found.tables[0]) == [["No", "Name"], ["1", "Berg, Anna & Söhne"], []]


def test_lines_before_a_table_and_its_caption():
    found = page(
        "<title>Club</title><h1>Club <b>final</b></h1><p>Lund<br>2026</p>"
        "<table><caption>Round 1</caption><tr><td>1<td>2<tr><td>3<td>4</table>after"
    )

    assert found.tables[0].lines == ["Club final", "Lund", "2026", "Round 1"]
    assert (found.title, found.tables[0].caption) == ("Club", "Round 1")
    assert found.text.strip().endswith("after")


def test_a_table_that_only_arranges_the_page_is_taken_apart():
    found = page(
        "<table><tr><td>Club final</td></tr><tr><td>menu</td><td>"
        "<table><tr><td>No<td>Name<tr><td>1<td>Berg</table></td></tr><tr><td>foot</td></tr></table>"
    )

    assert [texts(table) for table in found.tables] == [[["No", "Name"], ["1", "Berg"]]]
    assert found.tables[0].lines == ["Club final", "menu"]


def test_a_table_of_one_row_in_a_cell_is_a_part_of_it():
    flag = "<table><tr><td><img alt=SWE></td><td>Berg, Anna</td></tr></table>"
    found = page(f"<table><tr><td>No<td>Name</tr><tr><td>1<td>{flag}</tr></table>")

    assert texts(found.tables[0])[1] == ["1", "SWE Berg, Anna"]


def test_a_name_with_something_below_it_is_one_cell():
    small = "<table><tr><td>Berg, Anna</td></tr><tr><td>SK Lund</td></tr></table>"
    found = page(f"<table><tr><td>No<td>Name</tr><tr><td>1<td>{small}</tr></table>")

    assert texts(found.tables[0])[1] == ["1", "Berg, Anna\nSK Lund"]


@pytest.mark.parametrize(
    ("cell", "filled", "struck"),
    [
        ('<td bgcolor="#808080">', True, False),
        ('<td style="background: grey">', True, False),
        ('<td style="BACKGROUND-COLOR:#ffffff">', False, False),
        ("<td class=diagonal>", True, False),
        ("<td class='xl24 gone'>", False, True),
        ("<td style='color:#808080'>", False, False),
        ("<td><s>1</s>", False, True),
    ],
)
def test_looks_by_attribute_style_and_class(cell, filled, struck):
    styles = (
        "<style>td.diagonal {background:#CCC} .xl24{color:red} .gone, .x {"
        "text-decoration:line-through}</style>"
    )
    found = page(f"{styles}<table><tr>{cell}x</td></tr></table>").tables[0].rows[0][0]

    assert (found.filled, found.struck) == (filled, struck)


def test_what_is_not_shown_is_not_read():
    found = page(
        "<style>.h{display:none}</style><table><tr><td>1<span class=h>secret</span>"
        "<script>var a = '<td>'</script><select><option>1<option>2</select></td>"
        "<td style='display:none'>x</td><td>2</td></tr><tr style='display:none'><td>3</table>"
    ).tables[0]

    assert texts(found) == [["1", "2"], ["3"]]
    assert found.hidden == {1}


def test_what_is_hidden_only_on_a_phone_or_inside_of_others_is_read():
    styles = (
        "<style>@media (max-width: 600px) { .rtg { display: none } .fed{display:none} }"
        "@media print{.fed{display:none}} .menu .rtg {display:none} td.gone, .off{display:none}"
        "@import url(x.css);</style>"
    )
    found = page(
        f"{styles}<table><tr><td class=rtg>2100<td class=fed>SWE<td class=gone>x<td>1</table>"
    ).tables[0]

    assert texts(found) == [["2100", "SWE", "1"]]


def test_a_hidden_cell_ends_with_its_row_or_table():
    inner = "<table><tr><td>secret</table>"
    found = page(
        f"<table><tr><td>1<td hidden>{inner}x</tr><tr><td>2<td hidden>y</table><p>after</p>"
        "<table><tr><td>3<td>4<tr><td>5<td>6</table>"
    )

    assert [texts(table) for table in found.tables] == [[["1"], ["2"]], [["3", "4"], ["5", "6"]]]


def test_a_part_that_is_never_closed_hides_one_cell_at_most():
    found = page("<table><tr><td><span hidden>x<td>2<tr><td>3</table>").tables[0]

    assert texts(found) == [["", "2"], ["3"]]


def test_cells_reach_as_far_as_they_say_and_no_further_than_bearable():
    cells = page("<table><tr><td colspan=2 rowspan=3>a<td colspan=99999 rowspan=x>b</table>")
    first, second = cells.tables[0].rows[0]

    assert (first.wide, first.high) == (2, 3)
    assert (second.wide, second.high) == (300, 1)


def test_what_a_spreadsheet_noted_and_what_was_typed_into_a_form():
    cells = page("<table><tr><td x:num=0.5>½<td sdval=1>1<td><input value=0></table>").tables[0]

    assert [cell.number for cell in cells.rows[0]] == ["0.5", "1", ""]
    assert cells.rows[0][2].text == "0"


def test_deep_nesting_ends():
    found = page("<table><tr><td>" * 5_000 + "x")

    assert found.cut
    assert len(found.tables) < 40


def test_frames_are_seen():
    assert page('<frameset><frame src="a_files/sheet001.htm"></frameset>').framed
    assert not page("<iframe src=a></iframe>").framed
