"""All rounds on one page: who meets whom, when, and what came of it."""

from __future__ import annotations

from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.notation import format_result
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.documents import legend
from arbiter.formats.documents.days import day_forms, one_time
from arbiter.formats.documents.frame import document, missing
from arbiter.formats.documents.withdrawals import soft_or_plain, withdrawal_notes
from arbiter.formats.sheets import (
    ASIDE_SHORT,
    Align,
    Blocks,
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
    Turn,
)
from arbiter.formats.words import Words

_LARGEST = 11.0


def all_rounds_sheet(tournament: Tournament, words: Words) -> Sheet:
    """A block for each round: its day, and its boards in their order, White first. Other
    programs get one list of all games, with whole names.

    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    title = words["title.all_rounds"]
    listed = None
    sentence = missing(tournament, words)
    parts: tuple[SheetPart, ...]
    if sentence is not None:
        parts = (sentence,)
    else:
        if not tournament.rounds_known:
            raise RoundsUnknown
        rounds = range(1, tournament.rounds + 1)
        blocks = Blocks(tuple(_block(tournament, round, words) for round in rounds))
        parts = (blocks, *_below(tournament, words))
        listed = _listed(tournament, words)
    return document(
        "all_rounds",
        tournament,
        words,
        title,
        parts,
        footer=title,
        listed=listed,
        turn=Turn.FIRST,
        largest=_LARGEST,
    )


def _block(tournament: Tournament, round: int, words: Words) -> Table:
    columns = (
        Column("pair", "", Align.DECIMAL, Role.NUMBER),
        Column("names", "", stretch=True),
        Column("result", "", Align.RIGHT, empty=True),
    )
    rows = [_row(tournament, game) for game in tournament.boards(round)]
    rows += [_free(tournament, number, words) for number in tournament.free(round)]
    return Table(
        columns,
        (Group(tuple(rows)),),
        caption=words.text("title.round", round=round),
        rules=Rules.NONE,
        aside=day_forms(tournament, round, words),
    )


def _row(tournament: Tournament, game: Game) -> Row:
    white, black = tournament.player(game.white), tournament.player(game.black)
    return (
        Cell(f"{game.white}–{game.black}"),
        Cell(f"{white.family} – {black.family}"),
        soft_or_plain(tournament, game, format_result(game.result)),
    )


def _free(tournament: Tournament, number: int, words: Words) -> Row:
    name = tournament.player(number).family
    return Cell(str(number)), Cell(f"{name} – {words['calendar.free']}"), Cell()


def _listed(tournament: Tournament, words: Words) -> Table:
    keys = ("round", "date", "board", "white_number", "white", "result", "black", "black_number")
    columns = tuple(Column(key, "") for key in keys)
    rows: list[Row] = []
    for round in range(1, tournament.rounds + 1):
        when = (tournament.round_start(round) or "").replace("T", " ")
        boards = tournament.boards(round)
        for board, game in enumerate(boards, 1):
            rows.append(
                _line(
                    *(round, when, board, game.white, tournament.player(game.white).name),
                    *(format_result(game.result), tournament.player(game.black).name, game.black),
                )
            )
        for number in tournament.free(round):
            name = tournament.player(number).name
            rows.append(_line(round, when, "", number, name, "", words["calendar.free"], ""))
    return Table(columns, (Group(tuple(rows)),))


def _line(*texts: str | int) -> Row:
    return tuple(Cell(str(text)) for text in texts)


def _below(tournament: Tournament, words: Words) -> tuple[Notes, ...]:
    """The time where the blocks leave it out, the signs of forfeits, and games put off."""
    notes = []
    time = one_time(tournament, words)
    if time:
        text = words.text("calendar.each_round", time=time)
        notes.append(Note(f"{text[0].upper()}{text[1:]}", keys=(ASIDE_SHORT,)))
    forfeits = [words[f"sign.{s}"] for s in legend.signs(tournament) if s.startswith("forfeit")]
    if tournament.annulled:
        forfeits.append(words["sign.uncounted"])
    if forfeits:
        notes.append(Note(" · ".join(forfeits)))
    notes += withdrawal_notes(tournament, words)
    put_off = [game for game in tournament.games if game.pending is not None]
    note = legend.games_note(tournament, put_off, words)
    if note is not None:
        notes.append(note)
    return (Notes(tuple(notes)),) if notes else ()
