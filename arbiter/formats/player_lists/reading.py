"""The one door to rating lists: which form a file has, told from its content.

FIDE publishes text of fixed width and XML, each also in a zip; federations publish CSV or Excel.
"""

from __future__ import annotations

import io
import os
import stat
import struct
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from arbiter.domain.errors import (
    FileMissing,
    FileUnreadable,
    NotAList,
    NotListed,
)
from arbiter.domain.listed_player import ListedPlayer
from arbiter.domain.os_faults import fault_text
from arbiter.formats.player_lists.fixed_width import is_fixed_width, read_fixed_width
from arbiter.formats.player_lists.old_excel_list import is_old_excel
from arbiter.formats.player_lists.open_list import OpenList
from arbiter.formats.player_lists.table_list import (
    read_old_excel_list,
    read_table_list,
    read_workbook_list,
)
from arbiter.formats.player_lists.xml_list import is_xml_list, read_xml_list
from arbiter.formats.source.zip_check import UNREADABLE

MOST_UNPACKED = 4 * 1024 * 1024 * 1024
"""Bytes; FIDE's XML of 2026 has a quarter of that."""
MOST_RATIO = 200
"""A list is at most so many times smaller in a zip; FIDE's are some fifteen times."""
MOST_MEMBERS = 200
_HEAD = 64 * 1024
_BUFFER = 256 * 1024
_IN_ZIP = (".txt", ".xml", ".csv", ".tsv", ".xls")
_ENCRYPTED = 0x1
_LOCAL_HEADER = 30
"""Bytes before the name of a file in a zip."""

Progress = Callable[[float], None]


def looks_like_list(path: Path) -> bool:
    """Whether the file at *path* begins as FIDE's list does, in a zip or not. No more than its
    first bytes are looked at, so that any file may be asked about."""
    try:
        with path.open("rb") as file:
            head = _unpacked(file.read(_HEAD))
    except (OSError, ValueError, zlib.error, struct.error):
        return False
    return is_fixed_width(head) or is_xml_list(head)


def _unpacked(head: bytes) -> bytes:
    """The beginning of the first file in the zip that begins with *head*; of no zip *head*."""
    if not head.startswith(b"PK\x03\x04"):
        return head
    method, name, extra = struct.unpack_from("<H", head, 8) + struct.unpack_from("<HH", head, 26)
    packed = head[_LOCAL_HEADER + name + extra :]
    if method == zipfile.ZIP_DEFLATED:
        return zlib.decompressobj(-zlib.MAX_WBITS).decompress(packed, _HEAD)
    return packed


@contextmanager
def open_list(path: Path, progress: Progress = lambda share: None) -> Iterator[OpenList]:
    """The list in the file at *path*. *progress* is told the share of the file that is read.

    :raises FileMissing: there is no such file.
    :raises FileUnreadable: it can't be read.
    :raises NotAList: it is no rating list, or not a whole one; ``why`` says what is wrong. So
        do the players while they are read.
    """
    with ExitStack() as stack:
        with _faults_named(path):
            found = _opened(path, stack, progress)
        yield OpenList(found.about, _guarded(path, found.players))


def _guarded(path: Path, players: Iterator[ListedPlayer]) -> Iterator[ListedPlayer]:
    """*players*, and one of our errors where reading them comes to a bad end."""
    while True:
        with _faults_named(path):
            player = next(players, None)
        if player is None:
            return
        yield player


@contextmanager
def _faults_named(path: Path) -> Iterator[None]:
    try:
        yield
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileMissing(path) from error
    except (zipfile.BadZipFile, EOFError) as error:
        raise NotAList(path, NotListed.DAMAGED) from error
    except OSError as error:
        raise FileUnreadable(path, fault_text(error)) from error
    except UNREADABLE as error:
        raise NotAList(path, NotListed.DAMAGED) from error


def _opened(path: Path, stack: ExitStack, progress: Progress) -> OpenList:
    status = os.stat(path)
    if not stat.S_ISREG(status.st_mode):
        raise FileUnreadable(path, "Is a directory")
    raw = stack.enter_context(path.open("rb", buffering=0))
    measured = _Measured(raw, status.st_size, progress)
    file = io.BufferedReader(measured, _BUFFER)
    day = time.strftime("%Y-%m-%d", time.localtime(status.st_mtime))
    if file.peek(4)[:4] not in (b"PK\x03\x04", b"PK\x05\x06"):
        measured.begun = True
        return _list_in(path, file, path.name, day)
    archive = stack.enter_context(zipfile.ZipFile(file))
    member = _member(path, archive)
    measured.begun = True  # the directory of a zip stands at its end
    if member is None:
        return read_workbook_list(path, file, day)
    if member.date_time[0] > 1990:
        day = "{:04d}-{:02d}-{:02d}".format(*member.date_time[:3])
    part = stack.enter_context(archive.open(member))
    return _list_in(path, io.BufferedReader(part, _BUFFER), member.filename, day)


def _member(path: Path, archive: zipfile.ZipFile) -> zipfile.ZipInfo | None:
    """The list in a zip; None if the zip is a workbook."""
    members = archive.infolist()
    if len(members) > MOST_MEMBERS:
        raise NotAList(path, NotListed.OTHER)
    if any(member.filename.lower().replace("\\", "/").startswith("xl/") for member in members):
        return None
    lists = [member for member in members if member.filename.lower().endswith(_IN_ZIP)]
    if not lists:
        raise NotAList(path, NotListed.OTHER)
    found = max(lists, key=lambda member: member.file_size)
    if found.flag_bits & _ENCRYPTED:
        raise NotAList(path, NotListed.PASSWORD)
    packed = max(found.compress_size, _BUFFER)
    if found.file_size > MOST_UNPACKED or found.file_size > packed * MOST_RATIO:
        raise NotAList(path, NotListed.TOO_LARGE)
    return found


def _list_in(path: Path, file: Any, name: str, day: str) -> OpenList:
    head = file.peek(_HEAD)[:_HEAD]
    if not head.strip(b" \t\r\n\x00\xef\xbb\xbf"):
        raise NotAList(path, NotListed.EMPTY)
    if is_old_excel(head):
        return read_old_excel_list(path, file, day)
    if is_xml_list(head):
        return read_xml_list(path, file, name, day)
    if is_fixed_width(head):
        return read_fixed_width(path, file, name, day)
    sixteen = head.startswith((b"\xff\xfe", b"\xfe\xff"))
    if head.lstrip()[:1] == b"<" or (b"\x00" in head[:2048] and not sixteen):
        raise NotAList(path, NotListed.OTHER)
    return read_table_list(path, file, head, name, day)


class _Measured(io.RawIOBase):
    """A file that says how much of it has been read, once that has ``begun``."""

    def __init__(self, file: IO[bytes], size: int, progress: Progress) -> None:
        super().__init__()
        self._file = file
        self._size = max(size, 1)
        self._progress = progress
        self.begun = False

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        count: int = self._file.readinto(buffer)  # type: ignore[attr-defined]
        if self.begun:
            self._progress(min(self._file.tell() / self._size, 1.0))
        return count

    def seek(self, place: int, whence: int = 0) -> int:
        return self._file.seek(place, whence)

    def tell(self) -> int:
        return self._file.tell()
