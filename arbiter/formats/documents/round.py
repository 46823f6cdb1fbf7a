"""The round sheet: for the wall before play, for the desk when results are in."""

from __future__ import annotations

from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.notation import format_points, format_result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.formats.documents.frame import (
    document,
    full_name,
    missing,
    rating_text,
)
from arbiter.formats.documents.legend import games_note
from arbiter.formats.documents.standings import standings_notes, standings_table
from arbiter.formats.documents.withdrawals import is_soft
from arbiter.formats.sheets import (
    Align,
    Cell,
    Column,
    Disc,
    Group,
    Name,
    Note,
    Notes,
    Role,
    Rules,
    Sheet,
    SheetPart,
    Table,
)
from arbiter.formats.status import standings_title
from arbiter.formats.words import Words

_LARGEST_ON_THE_WALL = 26.0
_SMALLEST_ON_THE_WALL = 13.0


def round_sheet(
    tournament: Tournament,
    round: int,
    words: Words,
    *,
    results: bool | None = None,
    points: bool = False,
) -> Sheet:
    """The boards of *round* (from 1).

    Before play it is a sheet for the wall with a box for each result. As soon as one is
    reported it becomes the sheet with results and the standings after that round; *results*
    chooses one or the other. With *points* the wall also tells what everybody has so far.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    words = words.with_venues(tournament.regulations.home_and_away)
    title = words.text("title.round", round=max(round, 1))
    sentence = missing(tournament, words)
    if sentence is not None:
        return document("round", tournament, words, title, (sentence,), footer=title)
    if not tournament.rounds_known:
        raise RoundsUnknown
    boards = tournament.boards(round)
    if results is None:
        results = any(game.result is not None for game in boards)
    if results:
        parts = _with_results(tournament, round, words)
    else:
        parts = _wall(tournament, round, words, points=points)
    return document(
        "round",
        tournament,
        words,
        title,
        parts,
        status=words.long_date(tournament.round_start(round)),
        footer=words.text("title.round_of", round=round, rounds=tournament.rounds),
        posted=None if results else _SMALLEST_ON_THE_WALL,
        largest=14.0 if results else _LARGEST_ON_THE_WALL,
    )


# Before play


def _wall(
    tournament: Tournament, round: int, words: Words, *, points: bool
) -> tuple[SheetPart, ...]:
    scores = tournament.points_before(round)

    def posted(number: int) -> tuple[Cell, Cell]:
        told = points and tournament.counts(number)
        score = f"{words['head.points']} {format_points(scores[number - 1])}" if told else ""
        return _posted(tournament, number, score)

    columns = (
        Column("board", "", Align.RIGHT, Role.NUMBER, bold=True),
        *_side("white", _disc(tournament, Disc.WHITE), words),
        Column("result", words["head.result"], Align.CENTRE, Role.BOX),
        *_side("black", _disc(tournament, Disc.BLACK), words),
    )
    rows = tuple(
        (
            Cell(str(game.board), bold=True, value=str(game.board)),
            *posted(game.white),
            _result_cell(tournament, game, words),
            *posted(game.black),
        )
        for game in tournament.boards(round)
    )
    table = Table(columns, (Group(rows),), rules=Rules.ROWS, full=True)
    return (table, *_below(tournament, round, words))


def _disc(tournament: Tournament, disc: Disc) -> Disc | None:
    """The piece beside the heading; home and away have none."""
    return None if tournament.regulations.home_and_away else disc


def _side(key: str, disc: Disc | None, words: Words) -> tuple[Column, Column]:
    return (
        Column(f"{key}_number", words["head.number"], Align.RIGHT, Role.NUMBER),
        Column(key, words[f"head.{key}"], role=Role.NAME, stretch=True, disc=disc),
    )


def _posted(tournament: Tournament, number: int, score: str) -> tuple[Cell, Cell]:
    player = tournament.player(number)
    name = Cell(player.family, sub=_second_lines(player, score), bold=True)
    return Cell(str(number), value=str(number)), name


def _second_lines(player: Player, score: str) -> tuple[str, ...]:
    """Given name · points so far, if they are told · title and rating · federation, the longest
    first; then without the federation, then with second names as initials."""
    strength = " ".join(filter(None, (player.title, rating_text(player))))
    first, *others = player.given.split() or [""]
    short_given = " ".join([first, *(f"{other[0]}." for other in others)])
    lines = [
        (player.given, score, strength, player.federation),
        (player.given, score, strength),
        (short_given, score, strength),
    ]
    texts = [" · ".join(filter(None, line)) for line in lines]
    return tuple(dict.fromkeys(filter(None, texts)))


# After play


def _with_results(tournament: Tournament, round: int, words: Words) -> tuple[SheetPart, ...]:
    then = tournament.after_round(round)
    order = standings(then)
    return (
        *boards_with_results(tournament, round, words),
        standings_table(order, words, caption=standings_title(then, words)),
        standings_notes(order, words),
    )


def boards_with_results(tournament: Tournament, round: int, words: Words) -> tuple[SheetPart, ...]:
    """The table of the boards of *round*, and who has no game in it."""
    columns = (
        Column("board", words["head.board"], Align.RIGHT, Role.NUMBER, bold=True),
        *_side_after("white", _disc(tournament, Disc.WHITE), words),
        Column("result", words["head.result"], Align.CENTRE, Role.BOX),
        *_side_after("black", _disc(tournament, Disc.BLACK), words),
    )
    rows = tuple(
        (
            Cell(str(game.board), bold=True, value=str(game.board)),
            *_reported(tournament, game.white),
            _result_cell(tournament, game, words),
            *_reported(tournament, game.black),
        )
        for game in tournament.boards(round)
    )
    return (
        Table(columns, (Group(rows),), rules=Rules.ROWS, full=True),
        *_free(tournament, round, words),
    )


def _side_after(key: str, disc: Disc | None, words: Words) -> tuple[Column, ...]:
    number, name = _side(key, disc, words)
    return (
        number,
        Column(f"{key}_title", "", role=Role.MARK, keep=20, empty=True, uniform=True),
        name,
        Column(
            f"{key}_rating",
            words["head.rating"],
            Align.RIGHT,
            Role.NUMBER,
            keep=10,
            empty=True,
        ),
    )


def _reported(tournament: Tournament, number: int) -> tuple[Cell, ...]:
    player = tournament.player(number)
    rating = rating_text(player)
    return (
        Cell(str(number), value=str(number)),
        Cell(player.title),
        Cell(full_name(player)),
        Cell(rating, value=rating or None),
    )


def _result_cell(tournament: Tournament, game: Game, words: Words) -> Cell:
    """The result, soft if it does not count; *postponed* or *adjourned*; or a box for the pen."""
    if is_soft(tournament, game):
        return Cell(f"({format_result(game.result)})" if game.result else "", soft=True)
    if game.result is not None:
        return Cell(format_result(game.result), bold=True)
    if game.pending is not None:
        return Cell(words[f"note.{game.pending.value}"])
    return Cell(box=True)


def _below(tournament: Tournament, round: int, words: Words) -> tuple[Notes, ...]:
    """Under a sheet for the wall: who has no game, and until when a game is put off."""
    put_off = [game for game in tournament.boards(round) if game.until]
    note = games_note(tournament, put_off, words)
    free = _free(tournament, round, words)
    return free if note is None else (*free, Notes((note,)))


def _free(tournament: Tournament, round: int, words: Words) -> tuple[Notes, ...]:
    """Who has no game, under the table."""
    names = [_numbered_name(tournament, number) for number in tournament.free(round)]
    if not names:
        return ()
    return (Notes((Note(words.text("note.free", player="; ".join(names))),)),)


def _numbered_name(tournament: Tournament, number: int) -> str:
    name: Name = full_name(tournament.player(number))
    return f"{number} {name}"
