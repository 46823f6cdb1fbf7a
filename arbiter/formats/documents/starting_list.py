"""The starting list: who plays, by number, name, rating or federation."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Literal, get_args

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.alphabet import SortKey, sort_key
from arbiter.formats.documents.frame import document, full_name, rating_text
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Note,
    Notes,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.words import Words

Order = Literal["number", "name", "rating", "federation"]
ORDERS: tuple[Order, ...] = get_args(Order)


def starting_list_sheet(tournament: Tournament, words: Words, order: Order = "number") -> Sheet:
    """Everybody once, in *order*; by federation in groups.

    Before the drawing of lots nobody has a number: then the lines are counted.
    """
    title = words["title.starting_list"]
    part: SheetPart = Notes((Note(words["note.no_players"]),))
    if tournament.players:
        part = _table(tournament, words, order)
    return document("starting_list", tournament, words, title, (part,), footer=title)


def _table(tournament: Tournament, words: Words, order: Order) -> Table:
    groups = player_groups(tournament, words, order)
    return Table(
        player_columns(words, order),
        tuple(Group(tuple(rows)) for rows in groups),
        rules=Rules.GROUPS if order == "federation" else Rules.ROWS,
    )


def player_columns(words: Words, order: Order) -> tuple[Column, ...]:
    """What is told of a player; by federation that comes before the name."""
    by_federation = order == "federation"
    federation = Column("federation", words["head.federation"], keep=40, uniform=True)
    return (
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, repeat=True),
        *((federation,) if by_federation else ()),
        Column("title", "", role=Role.MARK, keep=30, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        *(() if by_federation else (federation,)),
        Column("rating", words["head.rating"], Align.RIGHT, Role.NUMBER, keep=20, uniform=True),
        Column("club", words["head.club"], role=Role.CLUB, keep=50, uniform=True),
        Column("birth", words["head.birth"], Align.RIGHT, Role.NUMBER, keep=60, uniform=True),
    )


def player_groups(tournament: Tournament, words: Words, order: Order) -> list[list[Row]]:
    """Everybody once under ``player_columns``, in *order*; by federation each a group."""
    numbers = sorted(tournament.numbers, key=_key(tournament, words, order))
    lines = list(enumerate(numbers, 1))
    groups = [lines]
    if order == "federation":
        groups = [
            list(group)
            for _, group in groupby(lines, lambda line: tournament.player(line[1]).federation)
        ]
    return [
        [
            _row(tournament.player(number), number if tournament.drawn else line, order)
            for line, number in group
        ]
        for group in groups
    ]


def _key(
    tournament: Tournament, words: Words, order: Order
) -> Callable[[int], tuple[str | int | SortKey, ...]]:
    """What a number is sorted by; who is level stands by number."""

    def key(number: int) -> tuple[str | int | SortKey, ...]:
        player = tournament.player(number)
        name = sort_key(player.name, words.language)
        match order:
            case "number":
                return (number,)
            case "name":
                return name, number
            case "rating":
                return -player.rating, name, number
            case "federation":
                # Those without a federation come last.
                return int(not player.federation), player.federation, number

    return key


def _row(player: Player, number: int, order: Order) -> Row:
    rating = rating_text(player)
    federation = Cell(player.federation)
    by_federation = order == "federation"
    return (
        Cell(str(number), value=str(number)),
        *((federation,) if by_federation else ()),
        Cell(player.title),
        Cell(full_name(player)),
        *(() if by_federation else (federation,)),
        Cell(rating, value=rating or None),
        Cell(player.club),
        Cell(player.birth[:4]),
    )
