"""The Markdown of the help as HTML: only what its pages need, and without Qt.

Headings with an anchor that all languages share (``## Lots by hand {#by-hand}``), paragraphs,
lists, tables, pictures on a line of their own; in the text ``**strong**``, ``*soft*``, keys
between back ticks, and links. Whatever else looks like HTML is shown as it is typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

_HEADING = re.compile(r"(#{1,3}) (.*?)(?: \{#([a-z0-9-]+)\})?$")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)$")
_ITEM = re.compile(r"(?:-|\d+\.) ")
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_KEYS = re.compile(r"`([^`]+)`")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_SOFT = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)")

Target = Callable[[str], str]
"""Turns the address of a link or picture into the one that the HTML is to have."""


class Heading(NamedTuple):
    """``level`` from 1; ``anchor`` is empty where nothing can be linked to."""

    level: int
    text: str
    anchor: str


def headings(text: str) -> list[Heading]:
    """The headings of a page, in order."""
    found = filter(None, map(_HEADING.match, text.splitlines()))
    return [Heading(len(match[1]), match[2], match[3] or "") for match in found]


def plain(text: str) -> str:
    """A line of Markdown without its signs, to be searched or shown in a list."""
    text = _LINK.sub(r"\1", text)
    for sign in (_KEYS, _STRONG, _SOFT):
        text = sign.sub(r"\1", text)
    return text


def as_html(text: str, *, link: Target = str, picture: Target = str, prefix: str = "") -> str:
    """The body of a page; *prefix* stands before its anchors, where several pages are one file."""
    return "\n".join(_Page(link, picture, prefix).blocks(text.splitlines()))


class _Page:
    def __init__(self, link: Target, picture: Target, prefix: str) -> None:
        self._link, self._picture, self._prefix = link, picture, prefix

    def blocks(self, lines: list[str]) -> Iterator[str]:
        place = 0
        while place < len(lines):
            line = lines[place]
            if not line.strip():
                place += 1
                continue
            heading, picture = _HEADING.match(line), _PICTURE.match(line)
            if heading:
                yield self._heading(heading)
                place += 1
            elif picture:
                source = escape(self._picture(picture[2]))
                yield f'<p class="picture"><img src="{source}" alt="{escape(picture[1])}"></p>'
                place += 1
            elif _ITEM.match(line):
                end = _end(lines, place, _is_item)
                yield self._list(lines[place:end])
                place = end
            elif line.startswith("|"):
                end = _end(lines, place, _is_row)
                yield self._table(lines[place:end])
                place = end
            else:
                end = _end(lines, place, _is_text)
                yield f"<p>{self._words(' '.join(lines[place:end]))}</p>"
                place = end

    def _heading(self, match: re.Match[str]) -> str:
        level, text, anchor = len(match[1]), match[2], match[3]
        # Qt jumps to a name; a browser to that as well.
        name = f'<a name="{self._prefix}{anchor}"></a>' if anchor else ""
        return f"<h{level}>{name}{self._words(text)}</h{level}>"

    def _list(self, lines: list[str]) -> str:
        kind = "ul" if lines[0].startswith("-") else "ol"
        items: list[str] = []
        for line in lines:
            begun = _ITEM.match(line)
            if begun:
                items.append(line[begun.end() :])
            else:
                items[-1] += " " + line.strip()
        inner = "".join(f"<li>{self._words(item)}</li>" for item in items)
        return f"<{kind}>{inner}</{kind}>"

    def _table(self, lines: list[str]) -> str:
        head, _, *rows = [_cells(line) for line in lines]
        if any(head):
            top = "".join(f"<th>{self._words(cell)}</th>" for cell in head)
            top = f"<tr>{top}</tr>"
        else:
            top = ""
        body = "".join(
            "<tr>" + "".join(f"<td>{self._words(cell)}</td>" for cell in row) + "</tr>"
            for row in rows
        )
        return f'<table cellspacing="0" cellpadding="0">{top}{body}</table>'

    def _words(self, text: str) -> str:
        text = escape(text, quote=False)
        text = _LINK.sub(lambda m: f'<a href="{escape(self._link(m[2]))}">{m[1]}</a>', text)
        text = _KEYS.sub(lambda m: f'<span class="key">\u00a0{_together(m[1])}\u00a0</span>', text)
        return _SOFT.sub(r"<i>\1</i>", _STRONG.sub(r"<b>\1</b>", text))


def _is_item(line: str) -> bool:
    return bool(_ITEM.match(line)) or line.startswith("  ")


def _is_row(line: str) -> bool:
    return line.startswith("|")


def _is_text(line: str) -> bool:
    other = _HEADING.match(line) or _ITEM.match(line) or line.startswith(("|", "!["))
    return bool(line.strip()) and not other


def _end(lines: list[str], start: int, goes_on: Callable[[str], bool]) -> int:
    """The place behind the last line of the block that begins at *start*."""
    end = start + 1
    while end < len(lines) and goes_on(lines[end]):
        end += 1
    return end


def _cells(line: str) -> list[str]:
    cells = line.strip().removeprefix("|").removesuffix("|").replace("\\|", "\0").split("|")
    return [cell.strip().replace("\0", "|") for cell in cells]


def _together(keys: str) -> str:
    """Keys that are pressed at once are not parted at the end of a line."""
    return keys.replace(" ", "\u00a0").replace("-", "\u2011")
