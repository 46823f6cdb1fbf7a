"""Looking through all pages of the help at once."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from arbiter.ui.help_markdown import plain
from arbiter.ui.help_pages import Page

MOST = 60
"""More places than that nobody reads through."""
_AROUND = 34
"""Letters that are shown before and after what was found."""


class Found(NamedTuple):
    """A place: the page, the anchor of the part (empty for its beginning), the heading, and
    the words around."""

    page: str
    anchor: str
    heading: str
    words: str


def search(pages: Iterable[Page], typed: str) -> list[Found]:
    """Where all words of *typed* stand: parts whose heading has them first, then the others, each
    in the order of the pages. Accents and capitals make no difference."""
    wanted = folded(typed).split()
    if not wanted:
        return []
    in_heading: list[Found] = []
    in_text: list[Found] = []
    for page in pages:
        for anchor, heading, lines in _parts(page):
            head = folded(heading)
            text = " ".join(lines)
            if all(word in head for word in wanted):
                in_heading.append(Found(page.name, anchor, heading, _beginning(text)))
            elif all(word in head or word in folded(text) for word in wanted):
                in_text.append(Found(page.name, anchor, heading, _around(text, wanted)))
    return (in_heading + in_text)[:MOST]


def folded(text: str) -> str:
    """*text* in small letters without accents; as many letters as before.

    >>> folded("Överföring İzmir")
    'overforing izmir'
    """
    return "".join(_fold(letter) for letter in text)


def _fold(letter: str) -> str:
    if letter in "ıİ":
        return "i"
    return (unicodedata.normalize("NFD", letter)[0].lower() or letter)[0]


def _parts(page: Page) -> list[tuple[str, str, list[str]]]:
    """Anchor, heading and lines of every part."""
    parts: list[tuple[str, str, list[str]]] = []
    for line in page.text.splitlines():
        if line.startswith("#"):
            head, _, anchor = line.lstrip("# ").partition(" {#")
            parts.append((anchor.rstrip("}"), plain(head), []))
        elif parts and line and not line.startswith(("| ---", "![")):
            parts[-1][2].append(plain(line).strip("|-").replace("|", " ").strip())
    return parts


def _beginning(text: str) -> str:
    return text[: 2 * _AROUND].rstrip() + ("…" if len(text) > 2 * _AROUND else "")


def _around(text: str, wanted: list[str]) -> str:
    plain_text = folded(text)
    place = min((at for word in wanted if (at := plain_text.find(word)) >= 0), default=0)
    start, end = max(0, place - _AROUND), place + _AROUND
    before = "…" if start else ""
    after = "…" if end < len(text) else ""
    return f"{before}{text[start:end].strip()}{after}"
