"""The container of old Office files: a small file system in a file, with streams in chains.

Only what is needed to take one stream out of it. Chains that run in circles or beyond the end
are errors at once, whatever they are of; the stream that is wanted has to be whole.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_HEADER = 512
_END = 0xFFFFFFFA
"""Numbers of sectors from here on mean the end of a chain, or a sector without one."""
_IN_HEADER = 109
_ENTRY = 128
_STREAM, _ROOT = 2, 5
_SMALLEST, _LARGEST = 6, 16
"""Powers of two: sectors of 64 bytes are the smallest of small ones, 64 KB are too large."""


class BrokenFile(ValueError):
    """It is no container, or one of which a part is missing."""


class CompoundFile:
    """The streams of the container *data*."""

    def __init__(self, data: bytes) -> None:
        """
        :raises BrokenFile: it is none, or damaged.
        """
        self._data = data
        if len(data) < _HEADER or not data.startswith(SIGNATURE):
            raise BrokenFile("no container")
        power, small_power = struct.unpack_from("<HH", data, 30)
        if not _SMALLEST <= small_power <= power <= _LARGEST:
            raise BrokenFile("no such size of sectors")
        self._size, self._small_size = 1 << power, 1 << small_power
        first_directory, self._cutoff, first_small = struct.unpack_from("<I4xII", data, 48)
        first_further, further = struct.unpack_from("<II", data, 68)
        self._next = self._table(self._sectors_of_table(first_further, further))
        self._small_next = self._table(self._chain(first_small)) if first_small < _END else []
        self._entries = self._directory(first_directory)
        self._small = b""

    @property
    def names(self) -> frozenset[str]:
        """What the streams are called."""
        return frozenset(self._entries)

    def stream(self, name: str) -> bytes:
        """The whole stream *name*.

        :raises BrokenFile: there is none, or a part of it is missing.
        """
        if name not in self._entries:
            raise BrokenFile(f"no stream {name}")
        first, size = self._entries[name]
        if size > len(self._data):
            raise BrokenFile("a stream larger than the file")
        if size >= self._cutoff:
            found = b"".join(map(self._sector, self._chain(first)))
        else:
            found = self._from_small(first)
        if len(found) < size:
            raise BrokenFile("a stream that ends too early")
        return found[:size]

    def _sector(self, number: int) -> bytes:
        start = (number + 1) * self._size
        # The last one may be cut short where nothing more stood in it.
        if start >= len(self._data):
            raise BrokenFile("a sector behind the end")
        return self._data[start : start + self._size]

    def _chain(self, first: int) -> list[int]:
        return _chain(first, self._next)

    def _sectors_of_table(self, further: int, count: int) -> list[int]:
        """Where the table of chains stands: the first 109 in the header, others in a chain."""
        sectors = [s for s in struct.unpack_from(f"<{_IN_HEADER}I", self._data, 76) if s < _END]
        most = len(self._data) // self._size + 1
        for _ in range(min(count, most)):
            if further >= _END:
                break
            *here, further = self._numbers(self._sector(further))
            sectors += [s for s in here if s < _END]
        if len(sectors) > most:
            raise BrokenFile("a table larger than the file")
        return sectors

    def _table(self, sectors: Sequence[int]) -> list[int]:
        return [number for sector in sectors for number in self._numbers(self._sector(sector))]

    @staticmethod
    def _numbers(sector: bytes) -> tuple[int, ...]:
        return struct.unpack_from(f"<{len(sector) // 4}I", sector)

    def _directory(self, first: int) -> Mapping[str, tuple[int, int]]:
        """First sector and size of each stream that stands at the top; what lies deeper is of
        other documents inside of this one."""
        data = b"".join(map(self._sector, self._chain(first)))
        self._root = (_END, 0)
        entries = []
        for place in range(0, len(data) - _ENTRY + 1, _ENTRY):
            length, kind, _, left, right, child = struct.unpack_from("<HBBIII", data, place + 64)
            start, size = struct.unpack_from("<II", data, place + 116)
            name = data[place : place + min(length, 64)].decode("utf-16-le", "replace")
            entries.append((name.rstrip("\0"), kind, left, right, child, start, size))
        if not entries or entries[0][1] != _ROOT:
            raise BrokenFile("no root")
        self._root = entries[0][5:]
        found: dict[str, tuple[int, int]] = {}
        asked, seen = [entries[0][4]], {0}
        while asked:
            number = asked.pop()
            if number in seen or number >= len(entries):
                continue
            seen.add(number)
            name, kind, left, right, _, start, size = entries[number]
            asked += [left, right]
            if kind == _STREAM:
                found.setdefault(name, (start, size))
        return found

    def _from_small(self, first: int) -> bytes:
        """A stream of small sectors, which stand in a stream of their own."""
        if not self._small:
            self._small = b"".join(map(self._sector, self._chain(self._root[0])))
        size = self._small_size
        return b"".join(
            self._small[number * size : (number + 1) * size]
            for number in _chain(first, self._small_next)
        )


def _chain(first: int, following: Sequence[int]) -> list[int]:
    chain: list[int] = []
    while first < _END:
        if first >= len(following) or len(chain) > len(following):
            raise BrokenFile("a chain without an end")
        chain.append(first)
        first = following[first]
    return chain
