"""A mangled crosstable of a club, and a reader of nothing but this one: for tests of the import
on the screen, which care what is shown and not how a table is understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Game, Player, Tournament
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.source.book import NOTHING, Book, SourceCell, SourceKind, SourceSheet

TABLE = """
Первенство клуба, апрель
№|Фамилия|Рейтинг|1|2|3|4|5|6|7|Очки|КБ
1|Иванов П.|2512||01.фев|½|1|1|1|1|5|11,75
2|Петров И.|2455|½||½|½|1|1|1|4|10
3|Сидоров Е.|2430|0,5|=||½|½|1|1|4|9
4|Кузнецов Л.|2388|0|½|½||2|1|1|4|7,75
5|Смирнов А.|2341|0|0|½|0||1|1|2,5|3
6|Васильев Д.|2260|0|0|0|0|0||1|1|0
7|Николаев Р. (снялся)|2215|0|0|0|0|0|0||0|0
Гл. судья: Орлова Т. В.
"""
FIELDS = ("number", "name", "rating", *"1234567", "points", "sb")
LIST_FIELDS = ("name", "rating", "federation")
RESULTS = {
    "1": Result.WHITE_WINS,
    "0": Result.BLACK_WINS,
    **dict.fromkeys(("½", "0,5", "=", "01.фев"), Result.DRAW),
}
LIST = """
Name|Elo|Fed
Berg, Anna|2101|SWE
Dahl, Bo|1990|SWE
|1850|NOR
"""


def book(*tables: str, kind: SourceKind = SourceKind.WORKBOOK) -> Book:
    """A book with a sheet for each of *tables*, rows as lines and cells between bars."""
    sheets = tuple(_sheet(f"Лист{n}", table) for n, table in enumerate(tables or (TABLE,), 1))
    if kind is SourceKind.TEXT:
        path = Path("/stick/апрель.csv")
        return Book(path, kind, sheets[:1], {}, "cp1251", ("cp1251", "koi8-r"), ";")
    return Book(Path("/stick/Первенство_апрель.xlsx"), kind, sheets)


def _sheet(name: str, table: str) -> SourceSheet:
    lines = [line.split("|") for line in table.strip().splitlines()]
    width = max(map(len, lines))
    rows = tuple(
        tuple(
            SourceCell(text, text) if text else NOTHING
            for text in line + [""] * (width - len(line))
        )
        for line in lines
    )
    return SourceSheet(name, rows)


def whole() -> Tournament:
    """What becomes of it once H6 is settled."""
    return read(book(), Choices(cells={(6, 8): "1"})).tournament


def read(book: Book, choices: Choices, listed: Sequence[Player] = ()) -> Recognised:
    """The table as it is understood; a sheet that is no such table is refused."""
    place = choices.sheet or 0
    sheet = book.sheets[place]
    if sheet.cell(1, 1).text == "Name":
        return _list(book, place, choices, listed)
    if sheet.cell(2, 2).text != "Фамилия" or choices.kind is TableKind.PAIRINGS:
        raise NotImported(book.path, Refusal.NO_TABLE)
    fields = list(FIELDS)
    for column, field in choices.fields.items():
        fields[column - 1] = field
    states: dict[Place, CellState] = {}
    findings: list[ImportFinding] = []
    players, games = [], []
    for row in range(3, 10):
        for column in (*range(1, 4), 11, 12):
            states[row, column] = CellState.SURE if fields[column - 1] else CellState.UNUSED
        name = sheet.cell(row, 2).text.removesuffix(" (снялся)")
        players.append(Player(name, rating_fide=int(sheet.cell(row, 3).text)))
        for column in range(4, 11):
            first, second = row - 2, column - 3
            if first == second:
                states[row, column] = CellState.DIAGONAL
                continue
            text = choices.cells.get((row, column), sheet.cell(row, column).text)
            result = RESULTS.get(text)
            known = result is not None or not text
            states[row, column] = CellState.SURE if known else CellState.CONTRADICTORY
            if not known:
                findings.append(
                    ImportFinding(
                        Doubtful.NO_RESULT, Weight.GRAVE, row, column, text, "1", "G7: 0", ("1",)
                    )
                )
            if text == "01.фев":
                states[row, column] = CellState.INFERRED
                about = Doubtful.DATE_AS_RESULT
                findings.append(
                    ImportFinding(about, Weight.CHECK, row, column, text, "½", "", ("½",))
                )
            if first < second:
                games.append(Game(first, second, result=result, colours_known=False))
    for column in range(1, 13):
        states[2, column] = CellState.HEADING
    states[4, 11] = states[9, 2] = CellState.INFERRED
    findings.append(ImportFinding(Doubtful.POINTS_DIFFER, Weight.CHECK, 4, 11, "4", "4½"))
    found = "Николаев Р. (снялся)"
    findings.append(
        ImportFinding(Doubtful.NAME_REMARK, Weight.CHECK, 9, 2, found, "Николаев Р.", "снялся")
    )
    findings.append(ImportFinding(Doubtful.ROUNDS_UNKNOWN, Weight.NOTE))
    tournament = Tournament(
        Event("Первенство клуба, апрель"), players=tuple(players), games=tuple(games)
    )
    return Recognised(
        book,
        place,
        TableKind.CROSSTABLE,
        tournament,
        "ru",
        2,
        tuple(fields),
        tuple(range(3, 10)),
        states,
        tuple(findings),
        choices,
    )


def _list(book: Book, place: int, choices: Choices, listed: Sequence[Player]) -> Recognised:
    sheet = book.sheets[place]
    names = [player.name for player in listed]
    states: dict[Place, CellState] = {(1, column): CellState.HEADING for column in (1, 2, 3)}
    findings, players, rows = [], [], []
    for row in range(2, len(sheet.rows) + 1):
        name = choices.cells.get((row, 1), sheet.cell(row, 1).text)
        if row in choices.left_out:
            continue
        if not name:
            findings.append(ImportFinding(Doubtful.NO_NAME, Weight.GRAVE, row, 1))
            states[row, 1] = CellState.CONTRADICTORY
            continue
        if name in names:
            number = str(names.index(name) + 1)
            findings.append(ImportFinding(Doubtful.LISTED, Weight.NOTE, row, 0, name, other=number))
        for column in (1, 2, 3):
            states[row, column] = CellState.SURE
        players.append(
            Player(
                name,
                rating_fide=int(sheet.cell(row, 2).text),
                federation=sheet.cell(row, 3).text,
            )
        )
        rows.append(row)
    return Recognised(
        book,
        place,
        TableKind.PARTICIPANTS,
        replace(Tournament(), players=tuple(players)),
        "en",
        1,
        tuple(choices.fields.get(column, field) for column, field in enumerate(LIST_FIELDS, 1)),
        tuple(rows),
        states,
        tuple(findings),
        choices,
    )
