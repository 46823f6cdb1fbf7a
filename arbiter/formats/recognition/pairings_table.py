"""Pairings of all rounds below each other, or a flat list with a column for the round.

They give what a crosstable does not: rounds, boards and colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.tournament import Game, LotMethod, Lots, Regulations, Tournament
from arbiter.formats.recognition.about_table import (
    doubtful_states,
    heading_states,
    table_findings,
    used_fields,
)
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.pairing_calendar import (
    cycles_of,
    follows_berger,
    follows_league,
    is_swiss,
    missing_games,
    with_boards,
    with_cycles,
)
from arbiter.formats.recognition.pairing_entrants import Entrants
from arbiter.formats.recognition.pairing_results import WAYS, read_board
from arbiter.formats.recognition.pairing_rows import PairingRow, free_rows, pairing_rows
from arbiter.formats.recognition.player_rows import chosen_cell
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.recognition.split_results import with_results_joined
from arbiter.formats.recognition.two_teams import is_scheveningen
from arbiter.formats.source.book import Book

_USED = (
    *("white", "black", "white_no", "black_no", "round", "board", "result", "date", "time"),
    *("title", "rating", "rating_fide", "rating_national", "federation", "fide_id", "club"),
)
_FEWEST = 3
"""An all-play-all needs so many players."""


def recognise_pairings(
    book: Book,
    sheet: int,
    layout: Layout,
    choices: Choices,
    *,
    part: bool = False,
    known: bool = False,
) -> Recognised:
    """The pairings at *layout*, on the *sheet* of *book* (from 0).

    A list need not be whole: what is missing comes in as open games. With *part* it is known to
    be a part of an all-play-all, however little that is; if the players are *known*, from the
    tournament that is open, one game is enough.

    :raises NotImported: they are those of a Swiss tournament, or no pairings at all; or of a
        single round, which doesn't tell whether it is one.
    :raises TooFewPlayers: they are a match of two players.
    """
    layout = with_results_joined(layout)
    rows = pairing_rows(layout, choices)
    entrants = Entrants(layout, rows, choices, free_rows(layout, choices))
    size = len(entrants.numbers)
    if size < 2:
        raise NotImported(book.path, Refusal.NO_TABLE)
    if size < _FEWEST and not known:
        raise TooFewPlayers(size)
    findings = list(table_findings(layout, choices))
    placed = [row for row in rows if entrants.sit(row)]
    found, about = _games(layout, placed, entrants, choices)
    findings += about
    cycles = cycles_of(found, size)
    games, repeated = with_cycles(found, size, cycles)
    findings += (_repeated(layout, placed, found, place, other) for place, other in repeated)
    exchange = follows_berger(games, size, cycles) if entrants.drawn else None
    if is_scheveningen(size, [(game.white, game.black) for game in games]):
        raise NotImported(book.path, Refusal.SCHEVENINGEN)
    if exchange is None and not part and is_swiss(games, size, cycles):
        alone = len({game.round for game in games}) == 1 and len(games) <= size // 2
        raise NotImported(book.path, Refusal.ONE_ROUND if alone else Refusal.SWISS)
    league = exchange is None and entrants.drawn and follows_league(games, size, cycles)
    missing = missing_games(games, size, cycles, exchange)
    findings += _about_calendar(entrants, games, missing, exchange)
    players = entrants.players()
    findings += entrants.findings
    tournament = Tournament(
        regulations=Regulations(cycles=cycles, exchange=exchange is not False, league=league),
        players=tuple(player for _, player in players),
        games=with_boards([*games, *missing]),
        lots=Lots(LotMethod.FROM_FILE, tuple(range(1, size + 1))) if entrants.drawn else None,
        round_starts=_starts(rows),
    )
    return Recognised(
        book,
        sheet,
        TableKind.PAIRINGS,
        tournament,
        layout.language,
        layout.heading,
        used_fields(layout),
        tuple(row for row, _ in players),
        {**heading_states(layout), **_sure(layout, rows), **doubtful_states(findings)},
        tuple(sorted(findings, key=lambda finding: (finding.row, finding.column))),
        choices,
    )


def _games(
    layout: Layout, rows: Sequence[PairingRow], entrants: Entrants, choices: Choices
) -> tuple[list[Game], list[ImportFinding]]:
    """A game for each of *rows*, and what is doubtful about their results."""
    column = layout.column("result")
    cells = [chosen_cell(layout.sheet, row.row, column, choices) for row in rows]
    dash_is_open = all(cell.text.strip() != "+" for cell in cells)
    games, findings = [], []
    for row, cell in zip(rows, cells):
        board = read_board(cell, layout.language, dash_is_open=dash_is_open)
        if board.doubt:
            meant = board.result.value if board.result else ""
            findings.append(
                ImportFinding(
                    board.doubt, board.weight, row.row, column, cell.text.strip(), meant, ways=WAYS
                )
            )
        white, black = (entrants.numbers[key] for key in entrants.keys(row))
        games.append(
            Game(white, black, 1, row.round or None, row.board or None, result=board.result)
        )
    return games, findings


def _repeated(
    layout: Layout, rows: Sequence[PairingRow], games: Sequence[Game], place: int, other: int
) -> ImportFinding:
    game = games[place]
    return ImportFinding(
        Doubtful.PAIRING_REPEATED,
        Weight.GRAVE,
        rows[place].row,
        layout.column("white") or layout.column("white_no"),
        found=f"{game.white}–{game.black}",
        other=str(rows[other].row),
    )


def _about_calendar(
    entrants: Entrants, games: Sequence[Game], missing: Sequence[Game], exchange: bool | None
) -> Iterator[ImportFinding]:
    if not entrants.numbered:
        yield ImportFinding(Doubtful.NOT_DRAWN, Weight.NOTE)
    elif not entrants.drawn:
        yield ImportFinding(Doubtful.NUMBERS_NOT_IN_ORDER, Weight.NOTE)
    if not all(game.round for game in games):
        yield ImportFinding(Doubtful.ROUNDS_UNKNOWN, Weight.NOTE)
    if missing:
        weight = Weight.CHECK if exchange is None else Weight.NOTE
        yield ImportFinding(Doubtful.PAIRS_MISSING, weight, found=str(len(missing)))


def _starts(rows: Sequence[PairingRow]) -> tuple[str, ...]:
    """When each round begins: what its first row with a day says."""
    starts: dict[int, str] = {}
    for row in rows:
        if row.round and row.start:
            starts.setdefault(row.round, row.start)
    return tuple(starts.get(round, "") for round in range(1, max(starts, default=0) + 1))


def _sure(layout: Layout, rows: Sequence[PairingRow]) -> dict[Place, CellState]:
    columns = [column for column, field in enumerate(layout.fields, 1) if field in _USED]
    return {
        (row.row, column): CellState.SURE
        for row in rows
        for column in columns
        if not layout.sheet.cell(row.row, column).empty
    }
