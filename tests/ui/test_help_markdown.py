"""Markdown of the help as HTML."""

from __future__ import annotations

from arbiter.ui.help_markdown import Heading, as_html, headings, plain


def test_headings_have_anchors_that_are_not_shown():
    text = "# Lots\n\nText\n\n## By hand {#by-hand}\n"

    assert headings(text) == [Heading(1, "Lots", ""), Heading(2, "By hand", "by-hand")]
    assert as_html(text) == ('<h1>Lots</h1>\n<p>Text</p>\n<h2><a name="by-hand"></a>By hand</h2>')


def test_lines_of_a_paragraph_are_one():
    assert as_html("one\ntwo\n\nthree") == "<p>one two</p>\n<p>three</p>"


def test_lists_of_both_kinds_with_a_line_that_goes_on():
    assert as_html("- a\n  b\n- c") == "<ul><li>a b</li><li>c</li></ul>"
    assert as_html("1. a\n2. b") == "<ol><li>a</li><li>b</li></ol>"


def test_a_table_with_heads_and_without():
    with_heads = as_html("| A | B |\n| --- | --- |\n| 1 | 2 |")
    without = as_html("| | |\n| --- | --- |\n| 1 | a\\|b |")

    assert "<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>" in with_heads
    assert "<th>" not in without
    assert "<td>a|b</td>" in without


def test_words_inside_a_line():
    html = as_html("**x** *y* `Ctrl+L` [Lots](lots.md#varma)", link=str.upper)

    assert "<b>x</b> <i>y</i>" in html
    assert '<span class="key">\xa0Ctrl+L\xa0</span>' in html
    assert '<a href="LOTS.MD#VARMA">Lots</a>' in html


def test_stars_and_signs_that_mean_nothing_stay():
    html = as_html("2 * 3 * 4 < 30 & `*`")

    assert "2 * 3 * 4 &lt; 30 &amp;" in html
    assert "\xa0*\xa0" in html


def test_a_picture_stands_alone():
    html = as_html("![Boards](pictures/boards.png)", picture=lambda name: f"x/{name}")

    assert html == '<p class="picture"><img src="x/pictures/boards.png" alt="Boards"></p>'


def test_plain_text_has_no_signs():
    assert plain("**Press** `N` or [that](x.md), *please*") == "Press N or that, please"
