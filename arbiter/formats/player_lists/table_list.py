"""Lists of federations as tables: CSV or Excel, with the headings of Swiss-Manager or others."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import IO, Any

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.formats.headings import fields_of_row
from arbiter.formats.player_fields import (
    parse_birth,
    parse_id,
    parse_name,
    parse_rating,
    parse_sex,
    parse_title,
)
from arbiter.formats.player_lists.old_excel_list import old_excel_rows
from arbiter.formats.player_lists.open_list import OpenList, kind_by_name

HEADING_WITHIN = 30
"""The headings stand in one of so many rows from the top."""
_SEPARATORS = ";,\t|"
_HEAD = 64 * 1024
_LONGEST_CELL = 2000
_birth = lru_cache(65536)(parse_birth)


def read_table_list(path: Path, file: IO[bytes], head: bytes, name: str, day: str) -> OpenList:
    """The list in the text *file*, which begins with *head*, is called *name* and was written
    on *day* (ISO).

    :raises NotAList: no row of headings names a name and an id or a rating.
    """
    from arbiter.formats.source.encodings import decoded

    # The head may end in the middle of a letter.
    text, encoding, _ = decoded(head[: head.rfind(b"\n") + 1 or None])
    encoding = "utf-8-sig" if encoding == "utf-8" else encoding
    lines = text.splitlines()[:HEADING_WITHIN]
    separator = max(
        _SEPARATORS, key=lambda sign: max((line.count(sign) for line in lines), default=0)
    )
    stream = io.TextIOWrapper(file, encoding, "replace", newline="")
    return _opened(path, _rows(path, csv.reader(stream, delimiter=separator)), name, day)


def _rows(path: Path, reader: Iterable[list[str]]) -> Iterator[list[str]]:
    try:
        yield from reader
    except csv.Error as error:
        raise NotAList(path, NotListed.DAMAGED) from error


def read_workbook_list(path: Path, file: IO[bytes], day: str) -> OpenList:
    """The list on the first sheet of the workbook in *file*, written on *day* (ISO).

    :raises NotAList: it is no workbook, is damaged, or holds no such list.
    """
    from arbiter.formats.source.opened import opened
    from arbiter.formats.source.zip_check import UNREADABLE, ZipRefused, checked

    try:
        book = opened(file, checked(file))  # type: ignore[arg-type]
    except ZipRefused as refused:
        raise NotAList(path, _zip_reasons().get(refused.why, NotListed.OTHER)) from refused
    except UNREADABLE as error:
        raise NotAList(path, NotListed.DAMAGED) from error
    sheet = next((sheet for sheet in book.sheets if not sheet.hidden), None)
    if sheet is None:
        raise NotAList(path, NotListed.EMPTY)
    return _opened(path, _cells(book.rows(sheet)), path.name, day)


def read_old_excel_list(path: Path, file: IO[bytes], day: str) -> OpenList:
    """The list on the first sheet of the old workbook in *file*, written on *day* (ISO).

    :raises NotAList: it is no workbook, is damaged, or holds no such list.
    """
    return _opened(path, old_excel_rows(path, file), path.name, day)


def _zip_reasons() -> dict[Any, NotListed]:
    from arbiter.domain.errors import Refusal

    return {
        Refusal.PASSWORD: NotListed.PASSWORD,
        Refusal.TOO_LARGE: NotListed.TOO_LARGE,
        Refusal.ENTITIES: NotListed.ENTITIES,
        Refusal.DAMAGED_ZIP: NotListed.DAMAGED,
        Refusal.SHEET_MISSING: NotListed.DAMAGED,
    }


def _cells(rows: Iterable[tuple[int, list[Any]]]) -> Iterator[list[str]]:
    """The texts of *rows*; a cell that the file leaves out is empty."""
    for _, cells in rows:
        texts: list[str] = []
        for cell in cells:
            texts += [""] * (cell.column - 1 - len(texts))
            texts.append(_text(cell.value))
        yield texts


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _opened(path: Path, rows: Iterator[list[str]], name: str, day: str) -> OpenList:
    for number, row in enumerate(rows):
        if number == HEADING_WITHIN:
            break
        columns = _columns(row)
        if columns:
            about = RatingList(ListKind.NATIONAL, Path(name).name, 0, day, dated_by_file=True)
            return OpenList(about, _players(rows, columns, kind_by_name(name)))
    raise NotAList(path, NotListed.OTHER)


def _columns(headings: Sequence[str]) -> dict[str, int]:
    """The place of each field, from 0; nothing where these are not the headings of a list."""
    found: dict[str, int] = {}
    for place, field in enumerate(fields_of_row(headings)):
        found.setdefault("rating_national" if field == "rating" else field, place)
    named = "name" in found or "surname" in found
    told = found.keys() & {"national_id", "fide_id", "rating_national", "rating_fide"}
    return found if named and told else {}


def _players(
    rows: Iterable[list[str]], columns: dict[str, int], kind: ListKind
) -> Iterator[ListedPlayer]:
    """The players in *rows*; FIDE's ratings in them are those of the pace that *kind* tells."""

    def cell(row: list[str], field: str) -> str:
        place = columns.get(field, -1)
        return row[place].strip()[:_LONGEST_CELL] if 0 <= place < len(row) else ""

    for row in rows:
        name = cell(row, "name")
        if not name and (surname := cell(row, "surname")):
            name = ", ".join(filter(None, [surname, cell(row, "first_name")]))
        if not name:
            continue
        rating, birth = _rating(cell(row, "rating_fide")), ""
        with suppress(ValueError):
            birth = _birth(cell(row, "birth"))
        yield ListedPlayer(
            parse_name(name),
            parse_id(cell(row, "fide_id")),
            parse_id(cell(row, "national_id")),
            cell(row, "federation"),
            parse_sex(cell(row, "sex")) or "",
            birth,
            parse_title(cell(row, "title")),
            "",
            rating if kind is ListKind.FIDE_STANDARD else 0,
            rating if kind is ListKind.FIDE_RAPID else 0,
            rating if kind is ListKind.FIDE_BLITZ else 0,
            _rating(cell(row, "rating_national")),
            (0, 0, 0),
            False,
            cell(row, "club"),
        )


def _rating(text: str) -> int:
    try:
        return parse_rating(text)
    except ValueError:
        return 0
