"""The crosstable alone, in the order of chess-results.com: for mailing, and for pasting."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.crosstable import Row, crosstable
from arbiter.domain.standings import Standings
from arbiter.formats.documents import ranking
from arbiter.formats.documents.frame import event_name
from arbiter.formats.excel_grid import Align, Grid, Item, text, whole
from arbiter.formats.excel_sheets import (
    legend_lines,
    place_item,
    points_item,
    result_item,
    tie_break_item,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words


def crosstable_sheet_grid(order: Standings, words: Words, *, by_rank: bool) -> Grid:
    """Event, state and table; under it what signs and tie-breaks mean.

    In final order the place stands first, by number it stands behind the points. The columns
    1 to n mean the rows of this table.
    """
    tournament = order.tournament
    event = tournament.event
    where = [event.place, words.date_range(event.start, event.end)]
    about = ", ".join(part for part in where if part)
    caption = words["title.crosstable_by_place" if by_rank else "title.crosstable"]
    head = ["rank", "start_number"] if by_rank else ["number"]
    head += ["title", "name", "rating", "federation"]
    after = ["points"] if by_rank else ["points", "rank"]
    first = len(head) + 1
    above = [event_name(tournament, words), about, f"{caption}, {status(tournament, words)}"]
    above = [line for line in above if line]
    size = tournament.size
    return Grid(
        words["workbook.crosstable"],
        (
            *(words[f"list.{name}"] for name in head),
            *map(str, range(1, size + 1)),
            *(words[f"list.{name}"] for name in after),
            *(ranking.tie_break_head(order, code, words) for code in order.columns),
        ),
        tuple(_row(order, row, by_rank=by_rank) for row in crosstable(order, by_rank=by_rank).rows),
        freeze=f"{chr(ord('A') + first - 1)}{len(above) + 2}",
        landscape=True,
        narrow=range(first, first + size),
        above=tuple(above),
        below=tuple(": ".join(filter(None, line)) for line in legend_lines(order, words)),
    )


def _row(order: Standings, row: Row, *, by_rank: bool) -> tuple[Item, ...]:
    player = order.tournament.player(row.number)
    place = place_item(order, row)
    number = whole(row.number, Align.CENTRE)
    points = points_item(row)
    soft = not row.standing.counts
    name = replace(text(player.name), soft=soft, struck=soft)
    return (
        *((place, number) if by_rank else (number,)),
        text(player.title),
        name,
        whole(player.rating or None, Align.CENTRE),
        text(player.federation),
        *(result_item(order.tournament, games, row.number) for games in row.cells),
        *((points,) if by_rank else (points, place)),
        *(tie_break_item(order, row, code) for code in order.columns),
    )
