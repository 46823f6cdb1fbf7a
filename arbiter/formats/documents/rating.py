"""What the event does to everybody's rating, on paper and in files."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from arbiter.domain.rating_change import RatingChange, rating_change
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document, full_name, missing
from arbiter.formats.documents.ranking import number as file_number
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
from arbiter.formats.status import status
from arbiter.formats.words import Words

_NOTES = ("rating_change", "rating_k", "rating_capped", "rating_performance")


def rating_sheet(tournament: Tournament, words: Words) -> Sheet:
    """Everybody by number: rating, K, rated games, points from them, expected points, change and
    performance. K is chosen by rating and by the age at the end of the event."""
    text = status(tournament, words)
    parts: tuple[SheetPart, ...]
    sentence = missing(tournament, words)
    if sentence is not None:
        parts = (sentence,)
    else:
        notes = Notes(tuple(Note(words[f"note.{name}"]) for name in _NOTES))
        parts = (_table(tournament, words), notes)
    return document(
        "rating",
        tournament,
        words,
        words["title.rating"],
        parts,
        status=text,
        footer=text,
    )


def event_day(tournament: Tournament) -> date | None:
    """The last day of the event, by which an age is told; None where none is known."""
    for day in (tournament.event.end, tournament.event.start):
        try:
            return date.fromisoformat(day[:10])
        except ValueError:
            continue
    return None


def performance(tournament: Tournament, number: int) -> int | None:
    """The tournament performance of the player with *number*; None where no opponent is rated
    or nothing has been played."""
    explained = tie_break("TPR").explain(tournament, number, (number,))
    counted = any(part.counted for part in explained.parts)
    return int(explained.total) if explained.defined and counted else None


def _table(tournament: Tournament, words: Words) -> Table:
    def figures(key: str, align: Align = Align.RIGHT) -> Column:
        return Column(key, words[f"head.{key}"], align, Role.NUMBER)

    columns = (
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, repeat=True),
        Column("title", "", role=Role.MARK, keep=30, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        Column("federation", words["head.federation"], keep=40, empty=True, uniform=True),
        figures("rating"),
        figures("k"),
        figures("games"),
        figures("points", Align.DECIMAL),
        figures("expected", Align.DECIMAL),
        figures("rating_change", Align.DECIMAL),
        figures("performance"),
    )
    rows = tuple(_row(tournament, number, words) for number in tournament.numbers)
    return Table(columns, (Group(rows),), rules=Rules.ROWS)


def _row(tournament: Tournament, number: int, words: Words) -> Row:
    player = tournament.player(number)
    change = rating_change(tournament, number, today=event_day(tournament))
    performed = performance(tournament, number)
    return (
        _whole(number),
        Cell(player.title),
        Cell(full_name(player)),
        Cell(player.federation),
        _whole(player.rating_fide or None),
        *_change_cells(change, words),
        _whole(performed),
    )


def _change_cells(change: RatingChange | None, words: Words) -> tuple[Cell, ...]:
    """K, games, points, expected and change; nothing for somebody without a FIDE rating."""
    if change is None:
        return (Cell(),) * 5
    return (
        _whole(change.k),
        _whole(len(change.games)),
        _decimal(change.scored, words),
        _decimal(change.expected, words),
        _decimal(change.exact, words, signed=True),
    )


def _whole(value: int | None) -> Cell:
    return Cell() if value is None else Cell(str(value), value=str(value))


def _decimal(value: Fraction, words: Words, *, signed: bool = False) -> Cell:
    sign = "+" if signed and value > 0 else ""
    return Cell(sign + words.decimal(value), value=file_number(value))
