"""The list of participants as Swiss-Manager takes it in, so that a club can move over.

That program finds a column by its name in the first row, whatever the language of its
window, so the names are always these.
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.excel_grid import Grid, Item, text, whole
from arbiter.formats.formula_guard import guarded
from arbiter.formats.replacing import write_bytes

COLUMNS = (
    "ID_No",
    "Name",
    "Sex",
    "Fed",
    "ClubNumber",
    "ClubName",
    "Birthday",
    "Rtg_Nat",
    "Fide_No",
    "Rtg_Int",
    "Title",
    "Type",
    "Status",
)
_TITLE = "Swiss-Manager"
_BOM = "\ufeff"


def write_swiss_manager(tournament: Tournament, path: Path) -> None:
    """Write the players in number order to *path*: a workbook, or a text if it ends in .csv.

    A text is UTF-8 with a byte-order mark, a semicolon between the fields.

    :raises ExportFailed: it can't be written.
    """
    if path.suffix.lower() == ".csv":
        write_bytes(path, (_BOM + _as_text(tournament)).encode())
        return
    from arbiter.formats.excel import write_grids
    from arbiter.formats.words import words

    write_grids([swiss_manager_grid(tournament)], path, tournament.event.name, words("en"))


def swiss_manager_grid(tournament: Tournament) -> Grid:
    """The sheet: ids and days of birth as text, ratings as numbers, empty where there is none."""
    return Grid(
        _TITLE,
        COLUMNS,
        tuple(tuple(map(_item, fields(player))) for player in tournament.players),
        freeze="A2",
        landscape=True,
    )


def fields(player: Player) -> tuple[str | int | None, ...]:
    """What each of ``COLUMNS`` says of *player*. Only women are marked."""
    return (
        player.national_id,
        swiss_manager_name(player),
        "w" if player.sex == "w" else "",
        player.federation,
        "",
        player.club,
        swiss_manager_birth(player.birth),
        player.rating_national or None,
        player.fide_id,
        player.rating_fide or None,
        player.title,
        "",
        "",
    )


def swiss_manager_name(player: Player) -> str:
    """``Surname, First``, as far as the name shows where the surname ends.

    >>> swiss_manager_name(Player("Жуков Роман")), swiss_manager_name(Player("Ana Costa"))
    ('Жуков, Роман', 'Ana Costa')
    """
    return f"{player.family}, {player.given}" if player.given else player.name


def swiss_manager_birth(birth: str) -> str:
    """``yyyy/mm/dd``, or the bare year.

    >>> swiss_manager_birth("2008-04-03"), swiss_manager_birth("2008")
    ('2008/04/03', '2008')
    """
    return birth.replace("-", "/") if re.fullmatch(r"\d{4}-\d{2}-\d{2}", birth) else birth


def _item(value: str | int | None) -> Item:
    return text(value) if isinstance(value, str) else whole(value)


def _as_text(tournament: Tournament) -> str:
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";", lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for player in tournament.players:
        writer.writerow(
            [guarded(value) if isinstance(value, str) else value for value in fields(player)]
        )
    return written.getvalue()
