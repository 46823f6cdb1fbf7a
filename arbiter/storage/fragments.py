"""The rows of a damaged tournament file, told apart by their shape and judged by their sums."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from typing import Any

from arbiter.domain.tournament import Game, Player
from arbiter.storage import rows as tables
from arbiter.storage import sums as sealing
from arbiter.storage.pages import FoundRow, Pages
from arbiter.storage.schema import GAME_COLUMNS, PLAYER_COLUMNS
from arbiter.storage.sums import Sums, row_sum

_ROOTS = {"setting": 2, "player": 3, "game": 4, "journal": 5, "first_state": 6}
"""First pages of the tables, as they are made; for a file whose own list of them is gone."""


@dataclass
class Fragments:
    """What was found: settings by name, players by number, games by line, rows of the journal
    by number; only what fits its sum, where it has one. ``sums`` are None where there are none, or
    none of the last state."""

    settings: dict[str, str] = field(default_factory=dict)
    players: dict[int, Player] = field(default_factory=dict)
    games: dict[int, Game] = field(default_factory=dict)
    journal: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    first: str | None = None
    sums: Sums | None = None
    unsealed: bool = True
    """Whether no row carries a sum: an earlier program wrote the file."""
    totals: Sums = field(default_factory=Sums)
    """The sums of what was found."""


def find_fragments(content: bytes) -> Fragments:
    """Everything in *content* that has the shape of a row of ours."""
    pages = Pages(content)
    found = list(pages.rows())
    roots = {**_ROOTS, **_roots(found)}
    result = Fragments()
    shapes = {
        "setting": _setting,
        "player": _player,
        "game": _game,
        "journal": _journal,
        "first_state": _first_state,
    }
    kept: dict[str, dict[Any, Any]] = {}
    owned = {table: pages.reached(root) for table, root in roots.items()}
    anybodys = frozenset().union(*owned.values())
    for table, shape in shapes.items():
        own, stray = _sorted(found, shape, owned[table], anybodys)
        kept[table] = {**{key: value for key, value in stray.items() if value is not None}, **own}
    _judge(kept, result)
    return result


def _roots(found: list[FoundRow]) -> dict[str, int]:
    """The first pages of the tables, by the list on the first page."""
    return {
        str(row.cells[1]): row.cells[3]
        for row in found
        if row.page == 1 and len(row.cells) == 5 and isinstance(row.cells[3], int)
    }


def _sorted(
    found: list[FoundRow], shape: Any, own: frozenset[int], anybodys: frozenset[int]
) -> tuple[dict[Any, Any], dict[Any, Any]]:
    """The rows of one *shape*: those on pages of its table, and those on pages of no table.

    What stands twice and differs on pages of no table is None: nobody knows which is newer.
    """
    mine: dict[Any, Any] = {}
    stray: dict[Any, Any] = {}
    for row in found:
        read = shape(row)
        if read is None:
            continue
        key, value = read
        if row.page in own:
            mine[key] = value
        elif row.page not in anybodys:
            stray[key] = value if stray.get(key, value) == value else None
    return mine, stray


def _judge(kept: dict[str, dict[Any, Any]], result: Fragments) -> None:
    settings = dict(kept["setting"])
    text = settings.pop(sealing.NAME, None)
    if text is not None:
        with contextlib.suppress(ValueError):
            result.sums = sealing.from_text(text)
    went_on = False
    if result.sums is not None and not _current(result.sums, settings, kept["journal"]):
        result.sums, went_on = None, True
    known = result.sums.settings if result.sums is not None else {}
    for name, value in settings.items():
        found = row_sum((value,))
        if name not in sealing.BESIDE:
            result.totals.settings[name] = found
        if known.get(name, found) == found:
            result.settings[name] = value
    both: tuple[dict[int, Any], ...] = (result.players, result.games)
    for (table, _, columns), items in zip(sealing.TABLES, both):
        for key, (cells, own) in kept[table].items():
            found = row_sum((key, *cells))
            result.unsealed &= own is None
            # An earlier program has no sums, and writes none where there are some. Else a row
            # without its sum is one whose end has become zeros.
            bare = own is None and result.sums is None
            if own == found or bare or (own == 0 and went_on):
                result.totals.add(table, found)
                items[key] = _value(columns, cells)
    for number in sorted(kept["journal"]):
        result.journal[number] = kept["journal"][number]
    for value in kept["first_state"].values():
        found = row_sum((value,))
        result.totals.first = found
        if result.sums is None or result.sums.first == found:
            result.first = value


def _current(sums: Sums, settings: dict[str, str], journal: dict[int, Any]) -> bool:
    """Whether *sums* are of a format that is known here, and of the last state."""
    revision = settings.get("revision", "")
    known = int(revision) if revision.isdecimal() else 0
    return sums.ours and not sums.out_of_date(known, max(journal, default=0))


def _value(columns: tuple[str, ...], cells: tuple[Any, ...]) -> Any:
    return Player(*cells) if columns is PLAYER_COLUMNS else tables.game_of(cells)


# The shape of a row of each table: its key and what it holds, or None for another shape.


def _setting(row: FoundRow) -> tuple[str, str] | None:
    match row.cells:
        case (str(name), str(value)) if row.number is None:
            return name, value
    return None


def _player(row: FoundRow) -> tuple[int, Any] | None:
    return _numbered(row, PLAYER_COLUMNS, tables.is_player)


def _game(row: FoundRow) -> tuple[int, Any] | None:
    return _numbered(row, GAME_COLUMNS, tables.is_game)


def _numbered(row: FoundRow, columns: tuple[str, ...], fits: Any) -> tuple[int, Any] | None:
    count = len(columns)
    if not row.number or len(row.cells) not in (count + 1, count + 2) or row.cells[0] is not None:
        return None
    cells = row.cells[1 : count + 1]
    own = row.cells[count + 1] if len(row.cells) > count + 1 else None
    if not fits(cells) or type(own) not in (int, type(None)):
        return None
    try:
        _value(columns, cells)
    except ValueError:
        return None
    return row.number, (cells, own)


def _journal(row: FoundRow) -> tuple[int, Any] | None:
    match row.cells:
        case (None, str(), str(), str(), str(), str()) if row.number:
            return row.number, (row.number, *row.cells[1:])
    return None


def _first_state(row: FoundRow) -> tuple[str, str] | None:
    match row.cells:
        case (str(text),) if row.number == 1:
            return "first", text
    return None
