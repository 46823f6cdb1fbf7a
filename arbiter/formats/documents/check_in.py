"""The check-in list: who has come, and what of a player has to be put right."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document
from arbiter.formats.documents.starting_list import Order, player_columns, player_groups
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Role,
    Rules,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.words import Words


def check_in_sheet(tournament: Tournament, words: Words, order: Order = "name") -> Sheet:
    """Everybody once with a box to tick and a line for corrections, in *order*."""
    title = words["title.check_in"]
    part: SheetPart = Notes((Note(words["note.no_players"]),))
    if tournament.players:
        part = _table(tournament, words, order)
    return document("check_in", tournament, words, title, (part,), footer=title)


def _table(tournament: Tournament, words: Words, order: Order) -> Table:
    # Beside the starting list one can spare a column more readily than the room to write in.
    columns = (
        Column("tick", words["head.tick"], Align.CENTRE, Role.TICK, repeat=True),
        *(replace(column, uniform=column.keep > 0) for column in player_columns(words, order)),
        Column("corrections", words["head.corrections"], role=Role.LINE),
    )
    groups = tuple(
        Group(tuple((Cell(box=True), *row, Cell()) for row in rows))
        for rows in player_groups(tournament, words, order)
    )
    rules = Rules.ROWS
    return Table(columns, groups, rules=rules, full=True)
