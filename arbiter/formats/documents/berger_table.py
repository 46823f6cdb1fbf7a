"""The Berger table by numbers: every round, every board, White first."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.schedule import schedule
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.formats.documents.frame import document
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
    Turn,
)
from arbiter.formats.words import Words

_LARGEST = 12.0
_Pairs = Sequence[tuple[int, int]]


def berger_table_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The calendar of *tournament* in numbers: its own where it has been drawn, else the one
    that the regulations will give for so many players."""
    size, rounds = tournament.size, _rounds(tournament)
    return _sheet(tournament, words, size, rounds, tournament.regulations)


def empty_berger_table_sheet(size: int, words: Words, regulations: Regulations) -> Sheet:
    """The table for *size* players, whoever they may be.

    :raises ValueError: fewer than two players.
    """
    rounds = _scheduled(size, regulations)
    return _sheet(Tournament(regulations=regulations), words, size, rounds, regulations)


def _rounds(tournament: Tournament) -> Sequence[_Pairs]:
    if tournament.drawn and tournament.rounds_known:
        return [
            [(game.white, game.black) for game in tournament.boards(round)]
            for round in range(1, tournament.rounds + 1)
        ]
    return _scheduled(tournament.size, tournament.regulations) if tournament.size > 1 else ()


def _scheduled(size: int, regulations: Regulations) -> Sequence[_Pairs]:
    return schedule(
        size, regulations.cycles, exchange=regulations.exchange, league=regulations.league
    )


def _sheet(
    tournament: Tournament,
    words: Words,
    size: int,
    rounds: Sequence[_Pairs],
    regulations: Regulations,
) -> Sheet:
    title = words["title.berger_table"]
    parts: tuple[SheetPart, ...] = (Notes((Note(words["note.no_players"]),)),)
    status = ""
    if rounds:
        key = "berger.grounds" if regulations.home_and_away else "berger.colours"
        parts = (_table(size, rounds, words), Notes((Note(words[key]),)))
        field = words.count("berger.field", size)
        status = f"{field} · {words.count('berger.rounds', len(rounds))}"
    return document(
        "berger_table",
        tournament,
        words,
        title,
        parts,
        status=status,
        footer=title,
        turn=Turn.FIRST,
        largest=_LARGEST,
    )


def _table(size: int, rounds: Sequence[_Pairs], words: Words) -> Table:
    boards = max(map(len, rounds))
    columns = (
        Column("round", words["head.round"], Align.RIGHT, Role.NUMBER, repeat=True, bold=True),
        *(
            Column(
                f"board{board}",
                f"{words['head.board']} {board}",
                Align.DECIMAL,
                Role.NUMBER,
            )
            for board in range(1, boards + 1)
        ),
        Column("free", words["berger.free"], Align.RIGHT, Role.NUMBER, empty=True),
    )
    rows: list[Row] = []
    for number, pairs in enumerate(rounds, 1):
        met = {one for pair in pairs for one in pair}
        free = ", ".join(str(one) for one in range(1, size + 1) if one not in met)
        cells = [Cell(f"{white}–{black}") for white, black in pairs]
        cells += [Cell()] * (boards - len(pairs))
        rows.append((Cell(str(number), bold=True, value=str(number)), *cells, Cell(free)))
    return Table(columns, (Group(tuple(rows)),), rules=Rules.ROWS)
