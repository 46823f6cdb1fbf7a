"""A round by player: everybody finds his own name, and beside it where he sits."""

from __future__ import annotations

from arbiter.domain.crosstable import mark_of
from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.documents.frame import by_alphabet, document, full_name, missing
from arbiter.formats.documents.withdrawals import soft_or_plain
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Disc,
    Group,
    Role,
    Row,
    Rules,
    Sheet,
    Table,
)
from arbiter.formats.words import Words

_LARGEST = 20.0
_SMALLEST = 11.0


def round_by_player_sheet(tournament: Tournament, round: int, words: Words) -> Sheet:
    """Name, board, colour and opponent of everybody in *round* (from 1), for the wall, in the
    order of the language's alphabet; and what is known of his game already.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    title = words.text("title.round_by_player", round=max(round, 1))
    sentence = missing(tournament, words)
    if sentence is not None:
        return document("round_by_player", tournament, words, title, (sentence,), footer=title)
    if not tournament.rounds_known:
        raise RoundsUnknown
    return document(
        "round_by_player",
        tournament,
        words,
        title,
        (_table(tournament, round, words),),
        status=words.long_date(tournament.round_start(round)),
        footer=words.text("title.round_of", round=round, rounds=tournament.rounds),
        posted=_SMALLEST,
        largest=_LARGEST,
    )


def _table(tournament: Tournament, round: int, words: Words) -> Table:
    venues = tournament.regulations.home_and_away
    columns = (
        Column("name", words["head.name"], role=Role.NAME, repeat=True, stretch=True),
        Column("board", words["head.board"], Align.RIGHT, Role.NUMBER, bold=True),
        *((Column("venue", "", role=Role.MARK),) if venues else ()),
        Column("number", words["head.number"], Align.RIGHT, Role.NUMBER),
        Column("opponent", words["head.opponent"], role=Role.NAME, stretch=True),
        Column("result", words["head.result"], Align.CENTRE, Role.MARK, empty=True),
    )
    rows: dict[int, Row] = {}
    for game in tournament.boards(round):
        for own, other, disc in (
            (game.white, game.black, Disc.WHITE),
            (game.black, game.white, Disc.BLACK),
        ):
            home = words["venue.home" if disc is Disc.WHITE else "venue.away"]
            rows[own] = (
                Cell(full_name(tournament.player(own)), bold=True),
                Cell(str(game.board), bold=True, value=str(game.board)),
                *((Cell(home),) if venues else ()),
                Cell(str(other), disc=None if venues else disc),
                Cell(tournament.player(other).family),
                _known(tournament, game, own, words),
            )
    for free in tournament.free(round):
        name = Cell(full_name(tournament.player(free)), bold=True)
        venue = (Cell(),) if venues else ()
        rows[free] = (name, Cell(bold=True), *venue, Cell(), Cell(words["calendar.free"]), Cell())
    listed = tuple(rows[number] for number in by_alphabet(tournament, words) if number in rows)
    return Table(columns, (Group(listed),), rules=Rules.ROWS, full=True)


def _known(tournament: Tournament, game: Game, number: int, words: Words) -> Cell:
    """What is known of his game already: nobody need come for one that was put off, or whose
    other player has left."""
    if game.pending is not None:
        return Cell(words[f"note.{game.pending.value}"])
    return soft_or_plain(tournament, game, mark_of(game, number))
