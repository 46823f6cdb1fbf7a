"""Looking through the pages of the help."""

from __future__ import annotations

from arbiter.ui.help_pages import Page
from arbiter.ui.help_search import folded, search

PAGES = [
    Page("a", "# Lots\n\nIntroduction\n\n## By hand {#by-hand}\n\nType the **number**.\n"),
    Page("b", "# Özel\n\nThe hand of the arbiter.\n\n| A | B |\n| --- | --- |\n| `F5` | lots |\n"),
]


def test_headings_come_before_text():
    found = search(PAGES, "hand")

    assert [(place.page, place.anchor) for place in found] == [("a", "by-hand"), ("b", "")]
    assert found[0].words == "Type the number."
    assert "hand of the arbiter" in found[1].words


def test_all_words_are_wanted_in_any_order():
    assert [place.anchor for place in search(PAGES, "number hand")] == ["by-hand"]
    assert not search(PAGES, "number arbiter")


def test_accents_capitals_and_blanks_make_no_difference():
    assert [place.heading for place in search(PAGES, "  OZEL ")] == ["Özel"]
    assert search(PAGES, "f5")[0].page == "b"
    assert not search(PAGES, "   ")


def test_folding_keeps_the_length():
    for text in ("Överföring", "ıİ", "ЁЙ", "ﬀ", "ß½"):
        assert len(folded(text)) == len(text)
