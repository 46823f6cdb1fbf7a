"""A workbook's zip with what some programs do in their own way put right."""

from __future__ import annotations

import io
import zipfile
from typing import IO, Any, BinaryIO, cast

HEAD = 64 * 1024
"""Bytes: namespaces are declared in the first element of a part."""

_STRICT = (
    (
        b"http://purl.oclc.org/ooxml/spreadsheetml/main",
        b"http://schemas.openxmlformats.org/spreadsheetml/2006/main",
    ),
    (
        b"http://purl.oclc.org/ooxml/officeDocument/relationships",
        b"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    ),
)
"""Excel's "Strict Open XML" and the usual one say the same under other names."""


class Archive(zipfile.ZipFile):
    """A zip opened for reading.

    Names of parts have slashes, where a program of Windows has written backslashes too; and a
    part in the strict form of the standard reads like one in the usual form.
    """

    def __init__(self, file: BinaryIO) -> None:
        super().__init__(file)
        for member in self.infolist():
            member.filename = member.filename.replace("\\", "/")
            self.NameToInfo[member.filename] = member

    def open(self, name: str | zipfile.ZipInfo, *_: Any, **__: Any) -> IO[bytes]:
        """The part *name*, to be read from its beginning to its end."""
        return cast("IO[bytes]", _Part(super().open(name)))


class _Part(io.RawIOBase):
    def __init__(self, part: IO[bytes]) -> None:
        super().__init__()
        self._part = part
        self._head = part.read(HEAD)
        for strict, usual in _STRICT:
            self._head = self._head.replace(strict, usual)

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1) -> bytes:
        if size is None or size < 0:
            head, self._head = self._head, b""
            return head + self._part.read()
        if self._head:
            head, self._head = self._head[:size], self._head[size:]
            return head
        return self._part.read(size)

    def close(self) -> None:
        if not self.closed:
            self._part.close()
        super().close()
