"""The wall chart: the crosstable for a pen, blank or with what has been reported so far."""

from __future__ import annotations

from arbiter.domain.crosstable import cell_text, mark_of
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats import tie_break_words
from arbiter.formats.documents.frame import document, full_name, missing
from arbiter.formats.documents.withdrawals import is_soft
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Corner,
    Disc,
    Group,
    Note,
    Notes,
    Orientation,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Table,
    Turn,
)
from arbiter.formats.words import Words

_WRITTEN = ("SB", "SSB")
"""The tie-breaks that have a column to be filled in."""


def wall_chart_sheet(tournament: Tournament, words: Words, *, filled: bool = False) -> Sheet:
    """A matrix to write in, every cell with the round and the colour of the row's player.

    With *filled* the results so far stand in it, and only open cells say when they are due.
    Where rounds or colours are not known, cells say as much as is.
    """
    title = words["title.wall_chart"]
    sentence = missing(tournament, words)
    parts: tuple[SheetPart, ...] = (sentence,) if sentence else _parts(tournament, words, filled)
    return document(
        "wall_chart",
        tournament,
        words,
        title,
        parts,
        footer=title,
        orientation=Orientation.LANDSCAPE,
        turn=Turn.FIRST,
    )


def _parts(tournament: Tournament, words: Words, filled: bool) -> tuple[SheetPart, ...]:
    columns = (
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER, repeat=True),
        Column("title", "", role=Role.MARK, keep=10, floor=12.0, empty=True, uniform=True),
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        *(
            Column(f"result{number}", str(number), Align.CENTRE, Role.RESULT)
            for number in tournament.numbers
        ),
        Column("points", words["head.points"], Align.CENTRE, Role.NUMBER),
        Column("place", words["head.place"], Align.CENTRE, Role.NUMBER),
        *(
            Column(code, tie_break_words.head(code, words), Align.CENTRE, Role.NUMBER)
            for code in _WRITTEN
        ),
    )
    rows = tuple(_row(tournament, number, filled) for number in tournament.numbers)
    table = Table(columns, (Group(rows),), rules=Rules.PEN, full=True)
    if not tournament.rounds_known:
        return (table,)
    venues = tournament.regulations.home_and_away
    key = "note.wall_chart_grounds" if venues else "note.wall_chart"
    return table, Notes((Note(words[key], of_ink=True),))


def _row(tournament: Tournament, number: int, filled: bool) -> Row:
    player = tournament.player(number)
    soft = not tournament.counts(number)
    return (
        Cell(str(number), soft=soft, value=str(number)),
        Cell(player.title, soft=soft),
        Cell(full_name(player), soft=soft),
        *(
            Cell(fill=True) if other == number else _cell(tournament, number, other, filled)
            for other in tournament.numbers
        ),
        *[Cell()] * (2 + len(_WRITTEN)),
    )


def _cell(tournament: Tournament, number: int, other: int, filled: bool) -> Cell:
    games = tournament.meetings(number, other)
    corners = tuple(_corner(game, number, filled) for game in games)
    if not any(corner.text for corner in corners):
        corners = ()
    if not filled:
        return Cell(corners=corners)
    soft = any(is_soft(tournament, game) for game in games)
    text = cell_text(games, number)
    if len(games) < 2 or not text:
        return Cell(text, soft=soft, corners=corners)
    pair = tuple(mark_of(game, number) for game in games)
    return Cell(text, soft=soft, pair=pair, corners=corners)


def _corner(game: Game, number: int, filled: bool) -> Corner:
    """When the game is due; nothing where its result stands in its place."""
    if (filled and game.result is not None) or game.round is None:
        return Corner()
    if not game.colours_known:
        return Corner(str(game.round))
    return Corner(str(game.round), Disc.WHITE if game.white == number else Disc.BLACK)
