"""FIDE's lists as text: a heading line, then a line of fixed width for each player.

Where a column begins is told by its heading, never known beforehand: the list got a column for
arena titles in the middle, the lists with one rating name it by the month, and before 2013 the
headings of two columns even touched each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.formats.player_lists.open_list import (
    SEX,
    OpenList,
    first_of_month,
    kind_by_name,
    number,
)

LONGEST_LINE = 1000
"""Bytes; a line of FIDE's has 162."""
MOST_OVERFLOW = 8
"""Somebody has so many titles that they push the rest of his line to the right."""

_HEADINGS = re.compile(
    r"ID ?Number|Name|WTit|OTit|Titl?|Fed|Sex|FOA|[SRB]Rtng|[SRB]Gm|[SRB]K|Games|Gms"
    r"|[A-Z]{3}\d\d|B-?day|Born|Flag|K",
    re.IGNORECASE,
)
_FIELDS = {
    "idnumber": "id",
    "titl": "tit",
    "born": "bday",
    "srtng": "standard",
    "rrtng": "rapid",
    "brtng": "blitz",
}
_SINGLE = {
    ListKind.FIDE_STANDARD: "standard",
    ListKind.FIDE_RAPID: "rapid",
    ListKind.FIDE_BLITZ: "blitz",
}
_SINGLE_K = {"standard": "sk", "rapid": "rk", "blitz": "bk"}
Slice = slice


def is_fixed_width(head: bytes) -> bool:
    """Whether the first bytes of a file are the heading of such a list."""
    return re.match(rb"\s*ID ?number\s+Name", head, re.IGNORECASE) is not None


def read_fixed_width(path: Path, file: IO[bytes], name: str, day: str) -> OpenList:
    """The list in *file*, which is called *name* and was written on *day* (ISO).

    :raises NotAList: its heading names no name or no rating.
    """
    heading = file.readline(LONGEST_LINE).decode("latin-1").strip("\r\n")
    month, columns = "", {}
    for found in _HEADINGS.finditer(heading):
        plain = found[0].lower().replace(" ", "").replace("-", "")
        if first_of_month(found[0]):
            month, plain = first_of_month(found[0]), "rating"
        columns[_FIELDS.get(plain, plain)] = found.start()
    kind = ListKind.FIDE
    if "rating" in columns:
        kind = kind_by_name(name)
        own = _SINGLE[kind]
        columns[own] = columns.pop("rating")
        if "k" in columns:
            columns[_SINGLE_K[own]] = columns.pop("k")
    if not {"id", "name"} <= columns.keys() or not columns.keys() & {"standard", "rapid", "blitz"}:
        raise NotAList(path, NotListed.OTHER)
    about = RatingList(kind, Path(name).name, 0, month or day, dated_by_file=not month)
    return OpenList(about, _players(path, file, columns))


def _players(path: Path, file: IO[bytes], columns: dict[str, int]) -> Iterator[ListedPlayer]:
    read, width = _reader(columns), 0
    while line := file.readline(LONGEST_LINE):
        text = line.decode("latin-1").rstrip("\r\n")
        width = width or len(text)
        over = len(text) - width
        if over > 0 and text[-over:].strip() == "" and over > MOST_OVERFLOW:
            text, over = text[:width], 0
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            raise NotAList(path, NotListed.DAMAGED)
        player = read(text) if over <= 0 else _reader(_moved(columns, text, over))(text)
        if player is not None:
            yield player


def _moved(columns: dict[str, int], text: str, over: int) -> dict[str, int]:
    """Where the columns of an overlong line begin: those behind the titles are pushed right."""
    if not 0 < over <= MOST_OVERFLOW:
        return columns
    border = columns.get("otit", 0)
    return {
        name: start + over if border and start > border else start
        for name, start in columns.items()
    }


def _reader(columns: dict[str, int]) -> Callable[[str], ListedPlayer | None]:
    """What makes a player of a line; None of a line without id or name."""
    starts = sorted(columns.values())
    ends = dict(zip(starts, [*starts[1:], None]))
    nowhere = slice(0, 0)

    def place(name: str) -> Slice:
        start = columns.get(name)
        return nowhere if start is None else slice(start, ends[start])

    ident, name, fed, sex = place("id"), place("name"), place("fed"), place("sex")
    tit, wtit, otit, foa = place("tit"), place("wtit"), place("otit"), place("foa")
    born, flag = place("bday"), place("flag")
    standard, rapid, blitz = place("standard"), place("rapid"), place("blitz")
    k_standard, k_rapid, k_blitz = place("sk"), place("rk"), place("bk")

    def read(line: str) -> ListedPlayer | None:
        fide_id, called = line[ident].strip(), line[name].strip()
        if not called or not fide_id.isdecimal():
            return None
        year, marks = line[born].strip(), line[flag]
        woman = line[sex].strip().upper()
        return ListedPlayer(
            called,
            fide_id,
            "",
            line[fed].strip(),
            SEX.get(woman, "w" if "w" in marks else ""),
            year if len(year) == 4 and year.isdecimal() and year != "0000" else "",
            line[tit].strip() or line[wtit].strip() or line[foa].strip(),
            line[otit].strip(),
            number(line[standard]),
            number(line[rapid]),
            number(line[blitz]),
            0,
            (number(line[k_standard]), number(line[k_rapid]), number(line[k_blitz])),
            "i" in marks,
        )

    return read
