"""Each player's own calendar, as a card to take home."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.notation import format_mark
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.documents.days import day_forms, one_time
from arbiter.formats.documents.frame import (
    document,
    event_name,
    full_name,
    missing,
    rating_text,
)
from arbiter.formats.documents.withdrawals import soft_or_plain
from arbiter.formats.sheets import (
    Align,
    Card,
    Cards,
    Cell,
    Column,
    Disc,
    Group,
    Name,
    Role,
    Row,
    Rules,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.words import Words


def calendars_sheet(tournament: Tournament, words: Words) -> Sheet:
    """A card for each player with his rounds: day, colour, opponent, board, and a line for the
    result until it is known.

    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    words = words.with_venues(tournament.regulations.home_and_away)
    title = words["title.calendars"]
    part: SheetPart | None = missing(tournament, words)
    if part is None:
        if not tournament.rounds_known:
            raise RoundsUnknown
        rounds = range(1, tournament.rounds + 1)
        dated = any(map(tournament.round_start, rounds))
        days = [day_forms(tournament, round, words)[-1] if dated else "" for round in rounds]
        time = one_time(tournament, words)
        when = "" if dated else words["date.open"]
        if time:
            when = words.text("calendar.each_round", time=time)
        part = Cards(
            tuple(_card(tournament, number, days, when, words) for number in tournament.numbers)
        )
    return document("calendars", tournament, words, title, (part,), footer=title)


def _card(
    tournament: Tournament, number: int, days: Sequence[str], when: str, words: Words
) -> Card:
    player = tournament.player(number)
    strength = " ".join(filter(None, (player.title, rating_text(player))))
    details = " · ".join(filter(None, (strength, player.federation, player.club)))
    columns = (
        Column("round", words["head.round"], Align.RIGHT, Role.NUMBER, bold=True),
        Column("date", "", role=Role.MARK, small=True, empty=True),
        *_venue_column(tournament),
        Column("number", "", Align.RIGHT, Role.NUMBER),
        Column("opponent", words["head.opponent"], role=Role.NAME, stretch=True),
        Column("board", words["head.board"], Align.RIGHT, Role.NUMBER),
        Column("result", "", Align.CENTRE, Role.MARK),
    )
    games = {game.round: game for game in tournament.games_of(number)}
    rows = tuple(
        _row(tournament, number, round, day, games.get(round), words)
        for round, day in enumerate(days, 1)
    )
    return Card(
        event_name(tournament, words),
        str(number),
        full_name(player),
        details,
        Table(columns, (Group(rows),), rules=Rules.ROWS, full=True),
        (_below(tournament, number, when, words),),
    )


def _venue_column(tournament: Tournament) -> tuple[Column, ...]:
    """Home or away in a word, where the sides are not those of a board."""
    if not tournament.regulations.home_and_away:
        return ()
    return (Column("venue", "", role=Role.MARK, small=True),)


def _row(
    tournament: Tournament, number: int, round: int, day: str, game: Game | None, words: Words
) -> Row:
    begin: Row = (Cell(str(round), bold=True), Cell(day))
    venues = tournament.regulations.home_and_away
    home = game is not None and game.white == number
    if venues:
        venue = words["venue.home" if home else "venue.away"] if game is not None else ""
        begin = (*begin, Cell(venue))
    if game is None:
        return (*begin, Cell(), Cell(words["calendar.free"]), Cell(), Cell())
    opponent = game.opponent_of(number)
    return (
        *begin,
        Cell(str(opponent), disc=None if venues else Disc.WHITE if home else Disc.BLACK),
        Cell(_short(full_name(tournament.player(opponent)))),
        Cell(str(game.board)),
        _result_cell(tournament, game, number),
    )


def _result_cell(tournament: Tournament, game: Game, number: int) -> Cell:
    """His mark, or a line to write it on."""
    if game.result is None:
        return Cell(line=True)
    mark = format_mark(game.result, white=game.white == number)
    return soft_or_plain(tournament, game, mark)


def _short(name: Name) -> Name:
    """Surname and initials."""
    return Name(name.family, " ".join(f"{word[0]}." for word in name.given.split()), name.comma)


def _below(tournament: Tournament, number: int, when: str, words: Words) -> str:
    """How often each colour, and *when* all rounds are."""
    white = sum(game.white == number for game in tournament.games_of(number))
    black = len(tournament.games_of(number)) - white
    colours = words.text("calendar.colours", white=white, black=black)
    return " · ".join(filter(None, (colours, when)))
