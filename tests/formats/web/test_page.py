"""The page of a tournament: what is on it, and what is not."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arbiter.domain.edits import SetEvent, SetResult, SetRoundStarts
from arbiter.domain.errors import ExportFailed
from arbiter.domain.event import Event
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.web.page import page_html, short_names, write_page
from arbiter.formats.words import LANGUAGES, words
from tests import demo
from tests.boards import drawn, f5, f6, without_rounds
from tests.events import complete

WRITTEN = datetime(2026, 5, 7, 18, 42)
_ALONE = {"meta", "br"}


class Page(HTMLParser):
    """The page as a browser takes it apart; what is not closed in its place fails."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in _ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attrs for name, attrs in self.tags if name == tag]


def page(tournament: Tournament, language: str = "en", **more: object) -> Page:
    return Page(page_html(tournament, words(language), written=WRITTEN, **more))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "make",
    [demo.sixteen, f5, lambda: complete(24, seed=1, cycles=2), lambda: without_rounds(f6())],
    ids=["sixteen", "odd", "double", "no rounds"],
)
def test_the_page_is_whole(language: str, make) -> None:
    """Every element is closed, every link leads somewhere, no id stands twice."""
    found = page(make(), language)
    ids = [attrs["id"] for _, attrs in found.tags if "id" in attrs]
    links = [attrs["href"] for attrs in found.all("a")]

    assert found.all("html") == [{"lang": language}]
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in links} <= set(ids)
    assert all(link.startswith("#") for link in links)
    labels = [attrs["aria-labelledby"] for attrs in found.all("section")]
    assert set(labels) <= set(ids)


def test_every_table_can_be_heard() -> None:
    """A caption, and heads of columns and rows."""
    found = page(f6())
    tables = len(found.all("table"))

    assert tables == 2 + 5
    assert len(found.all("caption")) == tables
    assert {attrs["scope"] for attrs in found.all("th")} == {"row", "col"}


def test_nothing_is_loaded_and_nothing_runs() -> None:
    """The file is alone in the world."""
    text = page_html(demo.sixteen(), words("en"))

    for word in ("<script", "http://", "https://", "url(", "@import", "src=", "javascript"):
        assert word not in text.replace("default-src", "").replace("style-src", ""), word


def test_what_is_nobody_elses_business_is_not_on_it() -> None:
    """Ids, days and years of birth, addresses of mail."""
    told = Player(
        "Berg, Anna", "IM", "w", "2008-04-03", "SWE", "0600123", "19080403-1234", 2400, 0, "Lund"
    )
    tournament = replace(f6(), players=(told, *f6().players[1:]))
    event = Event("Cup", arbiter="Ann <ann@example.org>", arbiter_id="801234")
    text = page_html(SetEvent(event)(tournament), words("en"))

    assert "Berg, Anna" in text
    for secret in ("2008", "0600123", "600123", "19080403", "example.org", "801234"):
        assert secret not in text, secret


def test_names_are_only_names() -> None:
    """Whatever stands in them."""
    evil = "<script>alert('x')</script>&\"</table>"
    tournament = replace(f6(), players=(Player(evil, club=evil), *f6().players[1:]))
    text = page_html(SetEvent(Event(evil, evil))(tournament), words("en"))
    Page(text)

    assert "<script" not in text
    assert "&lt;script&gt;alert(&#x27;x&#x27;)" in text


def test_the_title_says_how_far_it_has_come() -> None:
    """And the page when it was written."""
    tournament = SetResult(1, 2, 1, None)(SetEvent(Event("Cup & Co", "Lund"))(f6()))
    text = page_html(tournament, words("en"), written=WRITTEN)

    assert "<title>Cup &amp; Co · after round 1 of 5 + 11 games · provisional</title>" in text
    assert '<p class="status">after round 1 of 5 + 11 games · provisional</p>' in text
    assert '<p class="status final">' in page_html(f6(), words("en"))
    assert "as of 7 May 2026, 18:42" in text


def test_rounds_with_their_days_and_who_is_free() -> None:
    """Each has an anchor; the one in play is marked."""
    tournament = SetRoundStarts(("2026-05-01T10:00",))(SetResult(2, 3, 1, None)(f5()))
    text = page_html(tournament, words("en"))

    assert 'id="round-1-h">Round 1 <span>Fri 1 May, 10:00</span></h3>' in text
    assert '<a href="#round-4" class="now">4</a>' in text
    assert "Free this round: 1 Player 1" in text


def test_without_rounds_there_is_no_calendar() -> None:
    """The rest is there."""
    text = page_html(without_rounds(f6()), words("en"))

    assert 'id="rounds"' not in text
    assert 'id="crosstable"' in text


def test_the_table_can_be_in_order_of_numbers() -> None:
    """Or of places, which is usual."""
    by_number = page_html(f6(), words("en"), by_rank=False)
    first = by_number.index('<tr id="p1">') < by_number.index('<tr id="p3">')

    assert first
    assert "Crosstable by place" in page_html(f6(), words("en"))
    assert "Crosstable by place" not in by_number


def test_a_table_of_sixty_is_two() -> None:
    """With the names in both, and the points in the second."""
    found = page(complete(60, seed=1))
    heads = [attrs for attrs in found.all("table") if "crosstable" in attrs["class"]]

    assert [attrs["class"] for attrs in heads] == ["crosstable large huge"] * 2
    assert len({attrs["id"] for attrs in found.all("tr") if "id" in attrs}) == 60


def test_two_who_would_read_alike_keep_their_names() -> None:
    """On a small screen too."""
    names = short_names(drawn(["Berg, Anna", "Berg, Alva", "Berg, Cia", "Ó"]))

    assert names == {
        "Berg, Anna": "Berg, Anna",
        "Berg, Alva": "Berg, Alva",
        "Berg, Cia": "Berg,\u00a0C.",
        "Ó": "Ó",
    }


def test_before_the_draw_a_sentence_stands_in_place_of_tables() -> None:
    """No error."""
    text = page_html(Tournament(players=drawn(4).players), words("en"))

    assert "The lots have not been drawn" in text
    assert "<table" not in text


def test_the_file(tmp_path: Path) -> None:
    """UTF-8, or one error."""
    write_page(f6(), tmp_path / "cup.html", words("ru"))
    assert "Турнирная таблица" in (tmp_path / "cup.html").read_text("utf-8")
    with pytest.raises(ExportFailed):
        write_page(f6(), tmp_path / "gone" / "cup.html", words("ru"))
