"""The rows in the pages of a damaged database, without SQLite, which gives up at the first.

A page of a table says where in it its rows lie, and a row says itself of what kinds its
cells are; so a page can be read alone when those that lead to it are gone. Pages that the
database has given up hold old rows and are left out, as far as the list of them can be read.
(File format: https://www.sqlite.org/fileformat2.html)
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

HEADER = 100
"""Bytes that stand before the content of the first page."""
_LEAF, _INNER, _KEY_LEAF, _KEY_INNER = 13, 5, 10, 2
_MOST_CELLS = 40


class FoundRow(NamedTuple):
    """One row: the page that it lies on (from 1), its number if it has one, and its cells."""

    page: int
    number: int | None
    cells: tuple[object, ...]


class Pages:
    """The content of a database file, as far as it is there."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        size = int.from_bytes(content[16:18], "big")
        self.size = size if size >= 512 and size & (size - 1) == 0 else 4096
        self._usable = self.size - (content[20] if len(content) > 20 else 0)
        self.count = (len(content) + self.size - 1) // self.size

    def rows(self) -> Iterator[FoundRow]:
        """The rows of all pages that are in use."""
        unused = self._given_up()
        for page in range(1, self.count + 1):
            if page not in unused:
                yield from self._rows_of(page)

    def reached(self, root: int) -> frozenset[int]:
        """The pages that belong to the table whose first page is *root*."""
        seen: set[int] = set()
        waiting = [root]
        while waiting:
            page = waiting.pop()
            if page in seen or not 1 <= page <= self.count:
                continue
            seen.add(page)
            waiting += self._below(page)
        return frozenset(seen)

    def _page(self, page: int) -> bytes:
        found = self._content[(page - 1) * self.size : page * self.size]
        return found + bytes(self.size - len(found))

    def _given_up(self) -> set[int]:
        unused: set[int] = set()
        trunk = int.from_bytes(self._content[32:36], "big")
        while 1 < trunk <= self.count and trunk not in unused:
            unused.add(trunk)
            content = self._page(trunk)
            count = min(int.from_bytes(content[4:8], "big"), self.size // 4 - 2)
            unused.update(struct.unpack_from(f">{count}I", content, 8))
            trunk = int.from_bytes(content[:4], "big")
        return unused

    def _cells(self, page: int, content: bytes) -> Iterator[int]:
        """Where in *content* the cells of *page* begin."""
        start = HEADER if page == 1 else 0
        inner = content[start] in (_INNER, _KEY_INNER)
        count = int.from_bytes(content[start + 3 : start + 5], "big")
        first = start + (12 if inner else 8)
        for place in range(first, min(first + 2 * count, self.size - 1), 2):
            yield int.from_bytes(content[place : place + 2], "big")

    def _below(self, page: int) -> list[int]:
        content = self._page(page)
        start = HEADER if page == 1 else 0
        if content[start] not in (_INNER, _KEY_INNER):
            return []
        last = int.from_bytes(content[start + 8 : start + 12], "big")
        cells = [int.from_bytes(content[at : at + 4], "big") for at in self._cells(page, content)]
        return [*cells, last]

    def _rows_of(self, page: int) -> Iterator[FoundRow]:
        content = self._page(page)
        kind = content[HEADER if page == 1 else 0]
        if kind not in (_LEAF, _KEY_LEAF, _KEY_INNER):
            return
        for at in self._cells(page, content):
            try:
                at += 4 if kind == _KEY_INNER else 0
                length, at = _varint(content, at)
                number = None
                if kind == _LEAF:
                    number, at = _varint(content, at)
                payload = self._payload(content, at, length, kind == _LEAF)
                yield FoundRow(page, number, _record(payload))
            except (IndexError, ValueError, struct.error):
                continue

    def _payload(self, content: bytes, at: int, length: int, numbered: bool) -> bytes:
        """*length* bytes that begin at *at* and may go on in other pages."""
        usable = self._usable
        most = usable - 35 if numbered else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return content[at : at + length]
        if length > len(self._content):
            raise ValueError("longer than the file")
        least = (usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (usable - 4)
        here = here if here <= most else least
        parts = [content[at : at + here]]
        following = int.from_bytes(content[at + here : at + here + 4], "big")
        missing = length - here
        while missing > 0:
            if not 1 < following <= self.count:
                raise ValueError("its end is missing")
            more = self._page(following)
            parts.append(more[4 : 4 + min(missing, usable - 4)])
            missing -= usable - 4
            following = int.from_bytes(more[:4], "big")
        return b"".join(parts)


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """The number that begins at *at* in one to nine bytes, and where it ends."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return value, place + 1
    return value << 8 | content[at + 8], at + 9


def _record(payload: bytes) -> tuple[object, ...]:
    """The cells of a row.

    :raises ValueError: it is none.
    """
    end, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != end or not 0 < len(kinds) <= _MOST_CELLS:
        raise ValueError("no row")
    cells: list[object] = []
    for kind in kinds:
        length = _length(kind)
        cells.append(_cell(kind, payload[at : at + length], length))
        at += length
    if at != len(payload):
        raise ValueError("no row")
    return tuple(cells)


def _length(kind: int) -> int:
    """Bytes that a cell of this *kind* takes."""
    if kind >= 12:
        return (kind - 12) // 2
    if kind in (10, 11):
        raise ValueError("no kind of cell")
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind]


def _cell(kind: int, raw: bytes, length: int) -> object:
    if len(raw) != length:
        raise ValueError("its end is missing")
    if kind >= 12:
        return raw.decode("utf-8") if kind % 2 else raw
    if kind == 7:
        return struct.unpack(">d", raw)[0]
    if kind in (8, 9):
        return kind - 8
    return int.from_bytes(raw, "big", signed=True) if kind else None
