"""A sheet as lines for a mail or a messenger, where columns would not stand under each other.

A telephone has room for some forty letters in a line, and type whose letters differ in width.
So a board is *1. Berg – Çelik ½–½*, a place *3. Berg 5½*.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from arbiter.formats.sheets import Cell, Name, Note, Notes, Role, Row, Sheet, Table
from arbiter.formats.text import cell_text

_NOBODY = "×"


def sheet_lines(sheet: Sheet) -> str:
    """Event, title and status, then a line for each board or player and the notes that name no
    tie-break."""
    parts = ["\n".join(filter(None, (sheet.event, _headed(sheet.title, sheet.status))))]
    parts += sheet.marks
    for part in sheet.parts:
        if isinstance(part, Table):
            parts.append("\n".join(filter(None, (part.caption, *_table(part)))))
        elif isinstance(part, Notes):
            parts.append("\n".join(note.text for note in part.notes if _plain(note)))
    return "\n\n".join(filter(None, parts)) + "\n"


def _headed(title: str, status: str) -> str:
    return " · ".join(filter(None, (title, status)))


def _plain(note: Note) -> bool:
    return not (note.term or note.of_ink)


def _table(table: Table) -> Iterator[str]:
    keys = [column.key for column in table.columns]
    names = _short_names(table)
    for row in table.rows:
        cells = dict(zip(keys, row))
        if "white" in cells and "black" in cells:
            yield _board(cells, names)
        elif "name" in cells:
            yield _player(table, row, cells, names)


def _board(cells: Mapping[str, Cell], names: Mapping[str, str]) -> str:
    """``1. Berg – Çelik ½–½``; a board that is open has nothing behind the names."""
    white, black = (names[str(cells[side].text)] for side in ("white", "black"))
    result = cells["result"]
    said = "" if result.box else cell_text(result)
    return f"{cells['board'].text}. {white} – {black} {said}".rstrip()


def _player(table: Table, row: Row, cells: Mapping[str, Cell], names: Mapping[str, str]) -> str:
    """``3. Berg 5½``, with the values that decided where others had as many points, and with
    the results of a crosstable."""
    first = cells.get("place") or cells["number"]
    name = names[str(cells["name"].text)]
    results = [
        _result(cell) for column, cell in zip(table.columns, row) if column.role is Role.RESULT
    ]
    decided = [
        f"{column.head} {cell.text}"
        for column, cell in zip(table.columns, row)
        if cell.bold and column.keep == 0 and column.key not in ("place", "points", "name")
    ]
    if results and table.columns[0].key == "number":
        first = cells["number"]
    line = f"{_counted(str(first.text))} {name} {cell_text(cells['points'])}".rstrip()
    if results:
        line += f": {' '.join(results)}"
    elif decided:
        line += f" ({', '.join(decided)})"
    return line


def _counted(place: str) -> str:
    return f"{place}." if place[-1:].isalnum() else place


def _result(cell: Cell) -> str:
    if cell.fill:
        return _NOBODY
    if cell.pair:
        return "".join(mark or "·" for mark in cell.pair)
    return cell_text(cell) or "·"


def _short_names(table: Table) -> dict[str, str]:
    """Surnames; with the initial, or the whole name, where two would read alike."""
    cells = [
        cell.text
        for row in table.rows
        for column, cell in zip(table.columns, row)
        if column.role is Role.NAME
    ]
    names = list({str(name): _as_name(name) for name in cells}.values())
    short: dict[str, str] = {}
    for form in (lambda name: name.family, Name.initial, str):
        count = Counter(form(name) for name in names)
        for name in names:
            if count[form(name)] == 1:
                short.setdefault(str(name), form(name))
    return {str(name): short.get(str(name), str(name)) for name in names}


def _as_name(text: str | Name) -> Name:
    return text if isinstance(text, Name) else Name(text)
