"""The journal in memory: tens of thousands of rows in a megabyte."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, overload

from arbiter.domain.plain import edit_from_plain, edit_to_plain
from arbiter.storage.journal import JournalRow

_BLOCK = 256
"""So many rows are packed together: alike as they are, each then takes some 20 bytes."""


class PackedJournal(Sequence[JournalRow]):
    """Rows of a journal, the oldest first, to which others can be added at the end.

    The newest lie ready; older ones are packed in blocks and unpacked when somebody looks.
    """

    def __init__(self, rows: Iterable[JournalRow] = ()) -> None:
        self._blocks: list[bytes] = []
        self._newest: list[JournalRow] = []
        self._looked_at = -1
        self._unpacked: list[JournalRow] = []
        for row in rows:
            self.append(row)

    def append(self, row: JournalRow) -> None:
        """Add *row* at the end."""
        self._newest.append(row)
        if len(self._newest) == 2 * _BLOCK:
            self._blocks.append(_packed(self._newest[:_BLOCK]))
            del self._newest[:_BLOCK]

    def __len__(self) -> int:
        return len(self._blocks) * _BLOCK + len(self._newest)

    @overload
    def __getitem__(self, place: int) -> JournalRow: ...

    @overload
    def __getitem__(self, place: slice) -> list[JournalRow]: ...

    def __getitem__(self, place: int | slice) -> JournalRow | list[JournalRow]:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        if not 0 <= place < len(self):
            raise IndexError(place)
        block, within = divmod(place, _BLOCK)
        if block >= len(self._blocks):
            return self._newest[place - len(self._blocks) * _BLOCK]
        return self._block(block)[within]

    def __iter__(self) -> Iterator[JournalRow]:
        for block in range(len(self._blocks)):
            yield from self._block(block)
        yield from self._newest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(ours == theirs for ours, theirs in zip(self, other))

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"PackedJournal({list(self)!r})"

    def _block(self, block: int) -> list[JournalRow]:
        if block != self._looked_at:
            self._unpacked = _rows(self._blocks[block])
            self._looked_at = block
        return self._unpacked


def _packed(rows: Sequence[JournalRow]) -> bytes:
    plain = [
        [
            row.number,
            row.at.isoformat(),
            row.user,
            row.kind,
            edit_to_plain(row.edit) if row.edit else None,
            row.old,
        ]
        for row in rows
    ]
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode())


def _rows(packed: bytes) -> list[JournalRow]:
    return [_row(*cells) for cells in json.loads(zlib.decompress(packed))]


def _row(number: int, at: str, user: str, kind: Any, edit: Any, old: Any) -> JournalRow:
    known = edit_from_plain(edit) if edit else None
    return JournalRow(number, datetime.fromisoformat(at), user, kind, known, old)
