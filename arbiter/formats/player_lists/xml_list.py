"""FIDE's lists as XML: hundreds of megabytes, of which one player at a time is held."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.formats.player_lists.open_list import SEX, OpenList, kind_by_name, number

LONGEST_TEXT = 10_000
"""Characters of one element; a name has some thirty."""
MOST_ELEMENTS = 100
"""Different ones of a player; FIDE's have eighteen."""
_CHUNK = 256 * 1024
_ROOT = re.compile(rb"<(?![?!])\s*([A-Za-z_][\w.-]*)")
_COMBINED = (b"<rapid_rating>", b"<blitz_rating>")


def is_xml_list(head: bytes) -> bool:
    """Whether the first bytes of a file are those of such a list, or pretend to be."""
    found = _ROOT.search(head)
    return found is not None and found[1].lower() == b"playerslist"


def read_xml_list(path: Path, file: IO[bytes], name: str, day: str) -> OpenList:
    """The list in *file*, which is called *name* and was written on *day* (ISO).

    :raises NotAList: it declares a document type, which could fill the memory.
    """
    first = file.read(_CHUNK)
    root = _ROOT.search(first)
    before = first[: root.start() if root else None].upper()
    if b"<!DOCTYPE" in before or b"<!ENTITY" in before:
        raise NotAList(path, NotListed.ENTITIES)
    combined = any(tag in first for tag in _COMBINED)
    kind = ListKind.FIDE if combined else kind_by_name(name)
    about = RatingList(kind, Path(name).name, 0, day, dated_by_file=True)
    return OpenList(about, _players(path, first, file, kind))


def _players(path: Path, chunk: bytes, file: IO[bytes], kind: ListKind) -> Iterator[ListedPlayer]:
    # A document type, and with it any entity, has been refused before.
    from xml.etree.ElementTree import ParseError, XMLParser

    found = _Players()
    parser = XMLParser(target=found)
    try:
        while chunk:
            parser.feed(chunk)
            for said in found.taken():
                yield from _player(said, kind)
            chunk = file.read(_CHUNK)
        parser.close()
    except (ParseError, _TooLong) as error:
        why = NotListed.ENTITIES if "entity" in str(error) else NotListed.DAMAGED
        raise NotAList(path, why) from error


class _TooLong(ValueError):
    """More stands in one element than any list has there."""


class _Players:
    """Told by the parser what it meets; keeps what was said of each player, and no tree."""

    def __init__(self) -> None:
        self._done: list[dict[str, str]] = []
        self._said: dict[str, str] = {}
        self._text = ""

    def data(self, text: str) -> None:
        """A piece of text, or the blanks between two elements."""
        self._text += text
        if len(self._text) > LONGEST_TEXT:
            raise _TooLong

    def end(self, tag: str) -> None:
        """An element is over."""
        if tag == "player":
            self._done.append(self._said)
            self._said = {}
        else:
            self._said[tag] = self._text.strip()
            if len(self._said) > MOST_ELEMENTS:
                raise _TooLong
        self._text = ""

    def close(self) -> None:
        """The whole is over."""

    def taken(self) -> list[dict[str, str]]:
        """The players since this was asked for last."""
        done, self._done = self._done, []
        return done


def _player(said: dict[str, str], kind: ListKind) -> Iterator[ListedPlayer]:
    """The player of whom a file has *said* so much; nobody without name and id."""
    get = said.get
    name, fide_id = get("name", "").strip(), get("fideid", "").strip()
    if not name or not fide_id.isdecimal():
        return
    rating, k = number(get("rating", "")), number(get("k", ""))
    rapid, k_rapid = number(get("rapid_rating", "")), number(get("rapid_k", ""))
    blitz, k_blitz = number(get("blitz_rating", "")), number(get("blitz_k", ""))
    if kind is ListKind.FIDE_RAPID:
        rating, rapid, k, k_rapid = 0, rating, 0, k
    elif kind is ListKind.FIDE_BLITZ:
        rating, blitz, k, k_blitz = 0, rating, 0, k
    year, flag = get("birthday", "").strip(), get("flag", "")
    yield ListedPlayer(
        name,
        fide_id,
        "",
        get("country", "").strip(),
        SEX.get(get("sex", "").strip().upper(), "w" if "w" in flag else ""),
        year if len(year) == 4 and year.isdecimal() and year != "0000" else "",
        (get("title", "") or get("w_title", "") or get("foa_title", "")).strip(),
        get("o_title", "").strip(),
        rating,
        rapid,
        blitz,
        0,
        (k, k_rapid, k_blitz),
        "i" in flag,
    )
