"""The pages of the help: equally complete in all languages, and nothing leads nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbiter import paths
from arbiter.ui.help_markdown import headings
from arbiter.ui.help_pages import PAGES, Book, page_source
from arbiter.ui.languages import OWN_NAMES, set_language

OTHERS = [code for code in OWN_NAMES if code != "en"]
HELP = paths.resources() / "help"
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
KEY = re.compile(r"`([^`]+)`")
PUT_IN = re.compile(r"\{+(?!#)[a-z_]+(?::[^}]+)?\}+")


@pytest.fixture
def book(qapp, request):
    """The pages in the language that the test is for."""
    set_language(request.param)
    yield Book()
    set_language("en")


every_language = pytest.mark.parametrize("book", list(OWN_NAMES), indirect=True)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_there_is_a_file_for_every_page_and_no_other(language):
    found = {path.stem for path in (HELP / language).glob("*.md")}

    assert found == set(PAGES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_pages_say_the_same_in_every_language(language, page):
    """As many headings of each level with the same anchors, the same pictures, keys, links and
    words of the screen, as many lines in each list and table."""
    ours, english = page_source(language, page), page_source("en", page)

    def shape(text: str) -> list[tuple[int, str]]:
        return [(heading.level, heading.anchor) for heading in headings(text)]

    assert shape(ours) == shape(english)
    for sign in (LINK, PICTURE, PUT_IN):
        assert sorted(sign.findall(ours)) == sorted(sign.findall(english)), sign.pattern
    assert sorted(KEY.findall(ours)) == sorted(KEY.findall(english))
    for begins in ("- ", "| ", "1. ", "2. ", "3. ", "4. "):
        assert _lines(ours, begins) == _lines(english, begins), begins


def _lines(text: str, begins: str) -> int:
    return sum(line.startswith(begins) for line in text.splitlines())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_was_left_in_english(language, page):
    ours = {line for line in page_source(language, page).splitlines() if len(line) > 30}
    english = set(page_source("en", page).splitlines())

    assert not ours & english


@pytest.mark.parametrize("language", OWN_NAMES)
def test_pictures_are_there_and_small(language):
    shown = {name for page in PAGES for name in PICTURE.findall(page_source(language, page))}
    there = {f"pictures/{path.name}" for path in (HELP / language / "pictures").glob("*")}

    assert shown == there
    assert sum(path.stat().st_size for path in HELP.rglob("*.png")) < 600_000


@every_language
def test_links_lead_somewhere(book):
    for page in book.pages.values():
        for address in LINK.findall(page.text):
            name, _, anchor = address.partition("#")
            target = book.pages[name.removesuffix(".md") or page.name]
            if anchor:
                assert anchor in {heading.anchor for heading in headings(target.text)}, address


@every_language
def test_everything_is_put_in(book):
    """No brace is left; menus have their place, keys their caps."""
    for page in book.pages.values():
        text = re.sub(r"\{#[a-z0-9-]+\}", "", page.text)
        assert not re.search(r"[{}]", text), page.name
        assert page.title
    assert "`Ctrl+L`" in book.pages["lots"].text


@every_language
def test_no_two_anchors_of_a_page_are_the_same(book):
    for page in book.pages.values():
        anchors = [heading.anchor for heading in headings(page.text) if heading.anchor]
        assert len(anchors) == len(set(anchors)), page.name


def test_words_of_the_screen_are_real():
    """What a page quotes from the screen is asked for somewhere in the program."""
    quoted = {
        (context, text)
        for page in PAGES
        for context, text in re.findall(r"\{text:(\w+)\|([^}]+)\}", page_source("en", page))
    }
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (Path(paths.__file__).parent / "ui").glob("*.py")
    )
    code = re.sub(r"\s+", " ", code)

    for context, text in quoted:
        wanted = re.escape(f'"{context}", "{text}') + '(?:…|  [A-Z][a-z]+)?"'
        assert re.search(r"translate\(\s*" + wanted, code), (context, text)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_the_menu_is_called_as_it_is_on_the_screen(qapp, language):
    set_language(language)
    try:
        text = Book().pages["lots"].text
    finally:
        set_language("en")

    menu = {"en": "Tournament", "ru": "Турнир", "sv": "Turnering", "tr": "Turnuva"}[language]
    assert f"**{menu} ▸ " in text
