"""Players and games of our own workbook, row by row."""

from __future__ import annotations

from itertools import product

import pytest

from arbiter.domain.import_findings import Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.formats.recognition.own_games import read_games, read_players
from arbiter.formats.recognition.own_sheets import OwnTable
from arbiter.formats.source.book import CellValue, SourceCell, SourceSheet
from arbiter.formats.words import LANGUAGES, words

GAME = ("round", "board", "number_white", "number_black", "result", "kind")


def table(columns: tuple[str, ...], *rows: tuple[CellValue, ...]) -> OwnTable:
    cells = [tuple(SourceCell(value, str(value or "")) for value in row) for row in rows]
    sheet = SourceSheet("Rounds", ((SourceCell(),) * len(columns), *cells))
    places = {name: place for place, name in enumerate(columns, 1)}
    return OwnTable(sheet, 1, places, tuple(range(2, len(rows) + 2)), "en")


def test_players_by_number() -> None:
    """In whichever order the rows stand; a number twice, or none, is named."""
    columns = ("number", "name", "birth", "fide_id", "rating_fide")
    found = read_players(
        table(
            columns,
            (2, "Berg", 1998, "0042", None),
            ("1", "Adams", "", 123.0, "2100"),
            (2, "Berg again", None, None, None),
            (None, "Nobody", None, None, None),
        )
    )

    assert found.players == {
        1: Player("Adams", fide_id="123", rating_fide=2100),
        2: Player("Berg", birth="1998", fide_id="0042"),
    }
    assert found.rows == {1: 3, 2: 2}
    assert [finding.found for finding in found.findings] == ["Rounds!A4: 2", "Rounds!A5: "]


def test_games_in_the_order_of_the_calendar() -> None:
    """Whatever order the rows were sorted into; unknown rounds come last, as they stand."""
    found = read_games(
        table(
            GAME,
            (None, None, 2, 3, "1-0", "played, colours not known"),
            (2, 1, 3, 1, "", "open"),
            (1, 2, 4, 1, "½-½", "played"),
            (1, 1, 1, 2, "+ -", "forfeit"),
        ),
        4,
        1,
    )

    assert [game.name for game in found.games] == [(1, 2, 1), (1, 4, 1), (1, 3, 1), (2, 3, 1)]
    assert [game.colours_known for game in found.games] == [True, True, True, False]
    assert found.rows[1, 3, 1] == 3
    assert found.findings == ()


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1-0", Result.WHITE_WINS),
        ("1–0", Result.WHITE_WINS),
        ("1/2-1/2", Result.DRAW),
        ("- -", Result.DOUBLE_FORFEIT),
        ("−:+", Result.BLACK_WINS_BY_FORFEIT),
        ("½-0", Result.WHITE_DRAWS_BLACK_LOSES),
        ("0-0", Result.BOTH_LOSE),
    ],
)
def test_results_as_people_write_them(text: str, result: Result) -> None:
    """Another dash or colon is no other result."""
    [game] = read_games(table(GAME, (1, 1, 1, 2, text, "played")), 2, 1).games
    assert game.result is result


@pytest.mark.parametrize(
    ("language", "kind"), list(product(LANGUAGES, ("unrated", "postponed", "adjourned")))
)
def test_kinds_in_every_language(language: str, kind: str) -> None:
    """What only the last column says."""
    said = words(language)[f"kind.{kind}"]
    result = "0-1" if kind == "unrated" else ""
    [game] = read_games(table(GAME, (1, 1, 1, 2, result, said)), 2, 1).games

    assert game.pending == (None if kind == "unrated" else Pending(kind))
    assert game.result == (Result.BLACK_WINS_UNRATED if kind == "unrated" else None)


def test_a_kind_that_is_none() -> None:
    """Said, and nothing more: the result stands there itself."""
    found = read_games(table(GAME, (1, 1, 1, 2, "1-0", "what?")), 2, 1)

    assert found.games[0].result is Result.WHITE_WINS
    assert [(f.weight, f.found) for f in found.findings] == [(Weight.CHECK, "Rounds!F2: what?")]


@pytest.mark.parametrize("numbers", [(1, 1), (0, 1), (3, 1), (None, 1), ("x", 2)])
def test_games_of_nobody(numbers: tuple[CellValue, CellValue]) -> None:
    """Not taken, and named."""
    found = read_games(table(GAME, (1, 1, *numbers, "1-0", "played")), 2, 1)

    assert found.games == ()
    assert found.findings[0].weight is Weight.GRAVE
    assert found.findings[0].found.startswith("Rounds!C2: ")


def test_cycles_by_the_rounds_or_by_their_column() -> None:
    """The later round is the second cycle, unless a column says so itself."""
    rows = ((2, 1, 2, 1, "1-0", "played"), (1, 1, 1, 2, "0-1", "played"))
    by_round = read_games(table(GAME, *rows), 2, 2)
    by_column = read_games(table((*GAME, "cycle"), (*rows[0], 1), (*rows[1], 2)), 2, 2)

    assert [(game.round, game.cycle) for game in by_round.games] == [(1, 1), (2, 2)]
    assert [(game.round, game.cycle) for game in by_column.games] == [(1, 2), (2, 1)]
    assert by_round.most == 2
    assert len(read_games(table(GAME, *rows), 2, 1).findings) == 1
