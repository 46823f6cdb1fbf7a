"""The workbook that federations ask for: written, read again and compared, then put in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.formats import excel_sheets as contents
from arbiter.formats.documents.frame import event_name
from arbiter.formats.excel_audit import audit_grid
from arbiter.formats.excel_comparing import compare
from arbiter.formats.excel_fields import tournament_grid
from arbiter.formats.excel_grid import Grid
from arbiter.formats.excel_list import crosstable_sheet_grid
from arbiter.formats.excel_public import to_publish
from arbiter.formats.excel_saving import save_workbook
from arbiter.formats.excel_writing import as_workbook
from arbiter.formats.replacing import replacing
from arbiter.formats.words import Words

Extra = Callable[[Tournament, Words], Grid]
"""Makes a sheet on request: one of ``excel_extras``."""


def write_workbook(
    tournament: Tournament,
    path: Path,
    words: Words,
    *,
    by_rank: bool = True,
    public: bool = False,
    extras: Sequence[Extra] = (),
    written: datetime | None = None,
) -> None:
    """Write the workbook of *tournament* to *path*, the crosstable in final order or by number.

    A *public* one leaves out what is not to be published: national ids, days of birth,
    addresses. *extras* are sheets on request, behind the others. It is written beside *path*,
    read again and compared; only then it takes its name.

    :raises ExportFailed: it can't be written, or does not read as it was meant.
    """
    grids = workbook_grids(
        tournament, words, by_rank=by_rank, public=public, extras=extras, written=written
    )
    shown = to_publish(tournament) if public else tournament
    write_grids(grids, path, event_name(shown, words), words)


def write_crosstable_sheet(
    tournament: Tournament, path: Path, words: Words, *, by_rank: bool = True
) -> None:
    """Write the crosstable alone to *path*, as one sheet in the order of chess-results.com.

    It may be published: nothing stands there that is nobody else's business.

    :raises ExportFailed: it can't be written, or does not read as it was meant.
    """
    shown = to_publish(tournament)
    grid = crosstable_sheet_grid(standings(shown), words, by_rank=by_rank)
    write_grids([grid], path, event_name(shown, words), words)


def workbook_grids(
    tournament: Tournament,
    words: Words,
    *,
    by_rank: bool = True,
    public: bool = False,
    extras: Sequence[Extra] = (),
    written: datetime | None = None,
) -> tuple[Grid, ...]:
    """What stands on each sheet, before it is written."""
    shown = to_publish(tournament) if public else tournament
    order = standings(shown)
    table = contents.crosstable_grid(order, words, by_rank=by_rank)
    return (
        tournament_grid(shown, words, public=public),
        contents.players_grid(shown, words),
        table,
        contents.rounds_grid(shown, words),
        audit_grid(order, table, words),
        contents.legend_grid(order, words, written or datetime.now()),
        *(extra(shown, words) for extra in extras),
    )


def write_grids(grids: Sequence[Grid], path: Path, event: str, words: Words) -> None:
    """Write *grids* as the sheets of a workbook; *event* heads its printed pages.

    :raises ExportFailed: it can't be written, or does not read as it was meant.
    """
    with replacing(path) as part:
        save_workbook(as_workbook(grids, event, words), part)
        compare(part, grids, path)
