"""A table by rounds made a crosstable, where everybody met everybody.

Cells name the opponent, the colour and the result: so rounds and colours are known too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, LotMethod, Lots, Regulations, Tournament
from arbiter.formats.recognition.by_round import RoundCell, read_round_cell, white_letter
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.marks import ending
from arbiter.formats.recognition.matrix import Matrix, name_in
from arbiter.formats.recognition.player_rows import chosen_cell, player_columns, read_player
from arbiter.formats.recognition.points_column import about_totals, totals_of
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.recognition.result_letters import is_bye
from arbiter.formats.recognition.two_teams import is_scheveningen
from arbiter.formats.source.book import Book

_Played = dict[tuple[int, int], tuple[RoundCell, Place]]
"""The game of a line (from 0) in a round (from 1), and where it stands."""


def recognise_round_table(
    book: Book, sheet_place: int, layout: Layout, matrix: Matrix, choices: Choices
) -> Recognised:
    """The all-play-all that a table by rounds shows.

    :raises NotImported: not everybody met everybody, or the cells don't say who met whom: so
        it is a Swiss.
    :raises TooFewPlayers: fewer than three players.
    """
    lines = [
        rows[0]
        for rows in matrix.rows
        if not is_bye(name_in(layout, rows[0])) and not choices.left_out & set(rows)
    ]
    if len(lines) < 3:
        raise TooFewPlayers(len(lines))
    columns = [own[0] for own in matrix.columns]
    played = _played(layout, lines, columns, choices)
    for calls in _ways_of_calling(layout, lines):
        games = _games(played, calls)
        if games:
            break
    else:
        raise NotImported(book.path, Refusal.SWISS)
    cycles = max(game.cycle for game in games)
    size = len(lines)
    if is_scheveningen(size, [(game.white, game.black) for game in games]):
        raise NotImported(book.path, Refusal.SCHEVENINGEN)
    if len(games) != size * (size - 1) // 2 * cycles:
        raise NotImported(book.path, Refusal.SWISS)
    numbers = _numbers(layout, lines)
    order = sorted(range(size), key=lambda line: numbers[line]) if numbers else list(range(size))
    return _recognised(book, sheet_place, layout, choices, lines, columns, played, games, order)


def _played(
    layout: Layout, lines: Sequence[int], columns: Sequence[int], choices: Choices
) -> _Played:
    played: _Played = {}
    for line, row in enumerate(lines):
        for round, column in enumerate(columns, 1):
            cell = read_round_cell(chosen_cell(layout.sheet, row, column, choices).text)
            if cell is not None:
                played[line, round] = cell, (row, column)
    return played


def _numbers(layout: Layout, lines: Sequence[int]) -> list[int]:
    """The starting numbers; none where they are not 1 to n, each once."""
    column = layout.column("number")
    texts = [tidy(layout.sheet.cell(row, column).text).rstrip(".") for row in lines]
    numbers = [int(text) if text.isdecimal() and len(text) < 7 else 0 for text in texts]
    return numbers if sorted(numbers) == list(range(1, len(lines) + 1)) else []


def _ways_of_calling(layout: Layout, lines: Sequence[int]) -> list[dict[int, int]]:
    """Which line (from 0) a number in a cell means: the line of that number, or the player."""
    by_line = {line + 1: line for line in range(len(lines))}
    numbers = _numbers(layout, lines)
    by_number = {number: line for line, number in enumerate(numbers)}
    return [by_line, by_number] if by_number and by_number != by_line else [by_line]


def _games(played: _Played, calls: Mapping[int, int]) -> list[Game] | None:
    """The games with lines (from 1) for numbers; None where two cells contradict each other."""
    white = white_letter({cell.colour for cell, _ in played.values() if cell.colour})
    met: dict[tuple[int, int], int] = {}
    games = []
    for (line, round), (cell, _) in sorted(played.items(), key=lambda item: item[0][::-1]):
        opponent = calls.get(cell.opponent, line)
        theirs = played.get((opponent, round))
        if opponent == line or theirs is None or calls.get(theirs[0].opponent) != line:
            return None
        if opponent < line:
            continue
        found = ending(cell.mark, theirs[0].mark)
        if found is None:
            return None
        met[line, opponent] = cycle = met.get((line, opponent), 0) + 1
        known = bool(white) and cell.colour != theirs[0].colour
        games.append(_game(line, opponent, cycle, round, found[0], known, cell.colour == white))
    return games


def _game(
    line: int,
    opponent: int,
    cycle: int,
    round: int,
    result: Result | None,
    known: bool,
    first_is_white: bool,
) -> Game:
    white, black = line + 1, opponent + 1
    if known and not first_is_white:
        white, black = black, white
        result = None if result is None else result.reversed
    return Game(white, black, cycle, round, None, result, colours_known=known)


def _recognised(
    book: Book,
    sheet_place: int,
    layout: Layout,
    choices: Choices,
    lines: Sequence[int],
    columns: Sequence[int],
    played: _Played,
    games: Sequence[Game],
    order: Sequence[int],
) -> Recognised:
    number_of = {line + 1: number for number, line in enumerate(order, 1)}
    states: dict[Place, CellState] = {place: CellState.SURE for _, place in played.values()}
    findings: list[ImportFinding] = []
    read_columns = player_columns(layout)
    players = []
    for line in order:
        player, doubts = read_player(read_columns, lines[line], choices)
        players.append(player)
        findings += doubts
    tournament = Tournament(
        regulations=Regulations(cycles=max(game.cycle for game in games)),
        players=tuple(players),
        games=_with_boards(games, number_of),
        lots=Lots(LotMethod.FROM_FILE, tuple(line + 1 for line in order))
        if _numbers(layout, lines)
        else None,
    )
    if tournament.lots is None:
        findings.append(ImportFinding(Doubtful.NOT_DRAWN, Weight.NOTE))
    by_line = Matrix(tuple((row,) for row in lines), ())
    sums = [tournament.score(number_of[line + 1]) for line in range(len(lines))]
    findings += about_totals(layout, by_line, totals_of(layout, by_line), sums)
    fields = list(layout.fields)
    for column in columns:
        fields[column - 1] = "round"
        states[layout.heading, column] = CellState.HEADING
    return Recognised(
        book,
        sheet_place,
        TableKind.CROSSTABLE,
        tournament,
        language=layout.language,
        heading=layout.heading,
        fields=tuple("" if field == "unused" else field for field in fields),
        rows=tuple(lines[line] for line in order),
        states=states,
        findings=tuple(findings),
        choices=choices,
    )


def _with_boards(games: Sequence[Game], number_of: Mapping[int, int]) -> tuple[Game, ...]:
    """*games* by starting numbers. Boards are counted in the order of the table, because a
    round is a list of boards; a table without colours gives neither rounds nor boards."""
    if not all(game.colours_known for game in games):
        plain = []
        for game in games:
            white, black, result = number_of[game.white], number_of[game.black], game.result
            if white > black:
                white, black = black, white
                result = None if result is None else result.reversed
            plain.append(Game(white, black, game.cycle, result=result, colours_known=False))
        return tuple(sorted(plain, key=lambda game: game.name))
    boards: dict[int, int] = {}
    numbered = []
    for game in games:
        round = game.round or 0
        boards[round] = boards.get(round, 0) + 1
        numbered.append(
            replace(
                game,
                white=number_of[game.white],
                black=number_of[game.black],
                board=boards[round],
            )
        )
    return tuple(numbered)
