"""Players and games from the sheets Players and Rounds of our own workbook.

Rows may have been sorted, for every row carries its numbers. Games come back in the order of
rounds and boards, in which a tournament keeps them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, GameName, Pending, Player
from arbiter.formats.excel_sheets import file_result
from arbiter.formats.recognition.own_sheets import OwnTable, meanings, number_of, text_of

_DASHES = str.maketrans("–—−‐‑", "-----")
_BY_CODE = {
    file_result(Game(1, 2, result=result)).replace(" ", ""): result
    for result in Result
    if result.rated or not result.played
}
_UNRATED = {
    Result.WHITE_WINS: Result.WHITE_WINS_UNRATED,
    Result.DRAW: Result.DRAW_UNRATED,
    Result.BLACK_WINS: Result.BLACK_WINS_UNRATED,
}


def altered(found: str, row: int = 0, column: int = 0) -> ImportFinding:
    """A finding on the workbook that has to be settled; *found* names the cells."""
    return ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.GRAVE, row, column, found)


# Players


@dataclass(frozen=True)
class OwnPlayers:
    """Everybody by number, the row each stands in, and what did not fit."""

    players: Mapping[int, Player]
    rows: Mapping[int, int]
    findings: tuple[ImportFinding, ...]


def read_players(table: OwnTable) -> OwnPlayers:
    """The players of the sheet Players. A second row of the same number is not taken."""
    players: dict[int, Player] = {}
    rows: dict[int, int] = {}
    findings = []
    for row in table.rows:
        number = number_of(table.cell(row, "number"))
        if number is None or number < 1 or number in players:
            said = text_of(table.cell(row, "number"))
            findings.append(altered(f"{table.place(row, 'number')}: {said}"))
            continue
        players[number] = _player(table, row)
        rows[number] = row
    return OwnPlayers(players, rows, tuple(findings))


def _player(table: OwnTable, row: int) -> Player:
    def text(field: str) -> str:
        return text_of(table.cell(row, field))

    return Player(
        text("name"),
        title=text("title"),
        sex=text("sex"),
        birth=text("birth"),
        federation=text("federation"),
        fide_id=text("fide_id"),
        national_id=text("national_id"),
        rating_fide=number_of(table.cell(row, "rating_fide")) or 0,
        rating_national=number_of(table.cell(row, "rating_national")) or 0,
        club=text("club"),
    )


# Games


@dataclass(frozen=True)
class OwnGames:
    """The games in the order of the calendar, the row of each by its name, and what did not
    fit. ``most`` is how often two players meet."""

    games: tuple[Game, ...]
    rows: Mapping[GameName, int]
    findings: tuple[ImportFinding, ...]
    most: int


def read_games(table: OwnTable, players: int, cycles: int | None) -> OwnGames:
    """The games of the sheet Rounds, *cycles* of them for each pair if that is known.

    Rows that name nobody, or a pair again, are not taken. Where there is more than one cycle
    and no column for it, the rounds tell which game is which.
    """
    findings: list[ImportFinding] = []
    found: list[tuple[int, Game]] = []
    for row in table.rows:
        game = _game(table, row, players, findings)
        if game is not None:
            found.append((row, game))
    found.sort(key=lambda item: _calendar_order(item[1]))
    met: Counter[tuple[int, int]] = Counter()
    rows: dict[GameName, int] = {}
    games: list[Game] = []
    for row, game in found:
        low, high, _ = game.name
        met[low, high] += 1
        if "cycle" not in table.columns and cycles != 1:
            game = replace(game, cycle=met[low, high])
        if cycles is not None and game.cycle > cycles:
            findings.append(altered(f"{table.place(row, 'cycle')}: {game.cycle}"))
            continue
        if game.name in rows:
            first = table.place(rows[game.name], "number_white")
            pair = f"{game.white} – {game.black}"
            findings.append(altered(f"{first}, {table.place(row, 'number_white')}: {pair}"))
            continue
        rows[game.name] = row
        games.append(game)
    return OwnGames(tuple(games), rows, tuple(findings), max(met.values(), default=0))


def _calendar_order(game: Game) -> tuple[bool, int, bool, int]:
    """By round and board; what is not known comes last, in the order of the rows."""
    return game.round is None, game.round or 0, game.board is None, game.board or 0


def _game(table: OwnTable, row: int, players: int, findings: list[ImportFinding]) -> Game | None:
    white = number_of(table.cell(row, "number_white"))
    black = number_of(table.cell(row, "number_black"))
    numbers = range(1, players + 1)
    if white not in numbers or black not in numbers or white == black:
        said = [text_of(table.cell(row, f"number_{side}")) for side in ("white", "black")]
        findings.append(altered(f"{table.place(row, 'number_white')}: {' – '.join(said)}"))
        return None
    assert white is not None
    assert black is not None
    pending, rated, colours = _kind(table, row, findings)
    result = _result(table, row, findings)
    if result is not None:
        pending = None
        result = result if rated else _UNRATED.get(result, result)
    cycle = number_of(table.cell(row, "cycle"))
    return Game(
        white,
        black,
        cycle if cycle is not None and cycle > 0 else 1,
        number_of(table.cell(row, "round")) or None,
        number_of(table.cell(row, "board")) or None,
        result,
        pending,
        text_of(table.cell(row, "until")),
        colours,
    )


def _kind(
    table: OwnTable, row: int, findings: list[ImportFinding]
) -> tuple[Pending | None, bool, bool]:
    """What the last column says: put off or not, rated, colours known."""
    said = [part.strip() for part in text_of(table.cell(row, "kind")).split(",")]
    known = meanings("kind")
    kinds = {known.get(part, "") for part in said if part}
    if "" in kinds:
        said_there = f"{table.place(row, 'kind')}: {', '.join(said)}"
        findings.append(replace(altered(said_there), weight=Weight.CHECK))
    pending = next((pending for pending in Pending if pending.value in kinds), None)
    return pending, "unrated" not in kinds, "colours_unknown" not in kinds


def _result(table: OwnTable, row: int, findings: list[ImportFinding]) -> Result | None:
    said = text_of(table.cell(row, "result"))
    code = said.translate(_DASHES).replace("1/2", "½").replace(":", "").replace(" ", "")
    if not code:
        return None
    result = _BY_CODE.get(code)
    if result is None:
        findings.append(altered(f"{table.place(row, 'result')}: {said}"))
    return result
