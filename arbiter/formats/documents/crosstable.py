"""The crosstable on paper: by number in the order of the founding example, by place, by name."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from arbiter.domain.crosstable import Row, cell_text, crosstable, mark_of
from arbiter.domain.progress import progress
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.documents import legend, ranking
from arbiter.formats.documents.frame import by_alphabet, document, full_name, missing, rating_text
from arbiter.formats.documents.withdrawals import is_soft, withdrawal_notes
from arbiter.formats.excel_public import without_addresses
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Group,
    Notes,
    Orientation,
    Role,
    Rules,
    Sheet,
    SheetPart,
    Signatures,
    Table,
    Turn,
)
from arbiter.formats.status import status
from arbiter.formats.words import Words

_LONGEST_PORTRAIT_ROW = 10
"""More results in a row than this lie better on a page turned sideways."""


class _Order(Enum):
    """What the rows, and the columns with the results, go by; and the key of the title."""

    NUMBER = "title.crosstable"
    PLACE = "title.crosstable_by_place"
    NAME = "title.crosstable_by_name"


def crosstable_sheet(tournament: Tournament, words: Words, *, by_rank: bool = False) -> Sheet:
    """Who scored what against whom, points, places and tie-breaks; signature lines when final."""
    return _sheet(tournament, words, _Order.PLACE if by_rank else _Order.NUMBER)


def crosstable_by_name_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The same table in the order of the language's alphabet, in which everybody finds himself.

    Over the results stand the numbers, in the order of the rows.
    """
    return _sheet(tournament, words, _Order.NAME)


def _sheet(tournament: Tournament, words: Words, by: _Order) -> Sheet:
    title = words[by.value]
    text = status(tournament, words)
    parts: tuple[SheetPart, ...]
    sentence = missing(tournament, words)
    if sentence is not None:
        parts = (sentence,)
    else:
        parts = _parts(standings(tournament), words, by)
    results = (tournament.size - 1) * tournament.regulations.cycles
    natural = Orientation.PORTRAIT
    if results > _LONGEST_PORTRAIT_ROW:
        natural = Orientation.LANDSCAPE
    return document(
        "crosstable",
        tournament,
        words,
        title,
        parts,
        status=text,
        footer=text,
        orientation=natural,
        turn=Turn.FIRST,
    )


def _parts(order: Standings, words: Words, by: _Order) -> tuple[SheetPart, ...]:
    tournament = order.tournament
    by_rank = by is _Order.PLACE
    names = by_alphabet(tournament, words) if by is _Order.NAME else ()
    table = crosstable(order, by_rank=by_rank, order=names)
    rows = tuple(_row(order, row, words, by_rank=by_rank) for row in table.rows)
    # By place a head is the line, as place 3 stands in the third; else it is the number.
    heads = range(1, tournament.size + 1) if by_rank else table.order
    columns = _columns(order, words, heads, by_rank=by_rank)
    parts: list[SheetPart] = [Table(columns, (Group(rows),), rules=Rules.MATRIX)]
    notes = (
        legend.sign_note(tournament, words),
        *ranking.rule_notes(order, words, all_of_them=False),
        *ranking.ranking_notes(order, words, bold=False),
        *legend.special_notes(tournament, words),
        *withdrawal_notes(tournament, words),
        legend.open_note(tournament, words),
    )
    parts.append(Notes(tuple(note for note in notes if note is not None)))
    if progress(tournament).final:
        name = without_addresses(tournament.event.arbiter)
        arbiter = ": ".join(filter(None, (words["signature.arbiter"], name)))
        parts.append(Signatures((arbiter, words["signature.secretary"])))
    return tuple(parts)


def _columns(
    order: Standings, words: Words, heads: Sequence[int], *, by_rank: bool
) -> tuple[Column, ...]:
    number = Column(
        "number",
        words["head.number"],
        Align.RIGHT,
        Role.NUMBER,
        keep=40 if by_rank else 0,
        repeat=not by_rank,
    )
    place = ranking.place_column(words, repeat=by_rank)
    matrix = [Column(f"result{head}", str(head), Align.CENTRE, Role.RESULT) for head in heads]
    counts = [
        Column(key, head, Align.CENTRE, Role.MARK, keep=50)
        for key, head in (("won", "+"), ("lost", "−"), ("drawn", "="))
    ]
    return (
        *((place, number) if by_rank else (number,)),
        Column("title", "", role=Role.MARK, keep=10, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        Column("club", words["head.club"], role=Role.CLUB, keep=70, floor=14.0, uniform=True),
        Column("federation", words["head.federation"], keep=30, empty=True, uniform=True),
        Column("rating", words["head.rating"], Align.RIGHT, Role.NUMBER, keep=20, uniform=True),
        *matrix,
        *counts,
        ranking.points_column(words),
        *(() if by_rank else (place,)),
        *ranking.tie_break_columns(order, words, crowded=True),
    )


def _row(order: Standings, row: Row, words: Words, *, by_rank: bool) -> tuple[Cell, ...]:
    tournament = order.tournament
    player = tournament.player(row.number)
    soft = not row.standing.counts
    number = Cell(str(row.number), soft=soft, value=str(row.number))
    place = ranking.place_cell(row.standing, tournament, words)
    counts = [Cell(str(count), value=str(count)) for count in (row.wins, row.losses, row.draws)]
    points = ranking.points_cell(row.standing)
    if soft:
        counts = [Cell()] * 3
    if not tournament.started:
        counts, points = [Cell()] * 3, Cell(bold=True)
    rating = rating_text(player)
    return (
        *((place, number) if by_rank else (number,)),
        Cell(player.title, soft=soft),
        Cell(full_name(player), soft=soft),
        Cell(player.club, soft=soft),
        Cell(player.federation, soft=soft),
        Cell(rating, soft=soft, value=rating or None),
        *(_result_cell(tournament, games, row.number) for games in row.cells),
        *counts,
        points,
        *(() if by_rank else (place,)),
        *ranking.tie_break_cells(order, row.standing, words),
    )


def _result_cell(tournament: Tournament, games: tuple[Game, ...] | None, number: int) -> Cell:
    """The tile of the diagonal, one mark, or the marks of a pair each in its place; soft where
    they do not count."""
    if games is None:
        return Cell(fill=True)
    text, soft = cell_text(games, number), any(is_soft(tournament, game) for game in games)
    if len(games) < 2:
        return Cell(text, soft=soft)
    return Cell(text, soft=soft, pair=tuple(mark_of(game, number) for game in games))
