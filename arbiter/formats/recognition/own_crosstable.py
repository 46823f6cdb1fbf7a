"""The sheet Crosstable of our own workbook beside the games of its sheet Rounds.

Whoever alters one and not the other leaves a workbook that says two things. Which is right
only the arbiter knows, so such a game stays open until he says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from arbiter.domain.crosstable import cell_text, mark_of
from arbiter.domain.errors import UnknownMark
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight, column_letters
from arbiter.domain.notation import OPEN, parse_mark
from arbiter.domain.standings import Standings, standings
from arbiter.domain.tiebreaks.base import half
from arbiter.domain.tournament import Game, GameName, Tournament
from arbiter.formats.documents.ranking import tie_break_value
from arbiter.formats.excel_grid import Area
from arbiter.formats.excel_sheets import file_mark, file_result
from arbiter.formats.recognition.own_sheets import (
    OwnTable,
    fraction_of,
    meanings,
    number_of,
    text_of,
)
from arbiter.formats.recognition.recognised import CellState, Place
from arbiter.formats.source.book import SourceCell

_DRAWS = ("1/2", "0.5", "0,5", ".5", ",5")
_NEAR = Fraction(1, 10**6)


@dataclass
class OwnCrosstable:
    """The sheet under comparison: what it says of each pair, and what was found."""

    table: OwnTable
    rounds: OwnTable
    tournament: Tournament
    rows_of_games: Mapping[GameName, int]
    choices: Mapping[Place, str]
    results: Area | None

    def __post_init__(self) -> None:
        self.states: dict[Place, CellState] = {}
        self.findings: list[ImportFinding] = []
        self.row_of: dict[int, int] = {}
        self.opponents: dict[int, int] = {}
        """The number of the opponent in each column."""
        self._changed: dict[GameName, Game] = {}
        self._chosen: dict[tuple[int, int], Place] = {}
        self._read_numbers()

    # Who stands where

    def _read_numbers(self) -> None:
        table = self.table
        for row in table.rows:
            number = number_of(table.cell(row, "number"))
            if number not in self.tournament.numbers or number in self.row_of:
                said = text_of(table.cell(row, "number"))
                self._alarm(row, table.columns.get("number", 1), said)
                continue
            assert number is not None
            self.row_of[number] = row
        for number in self.tournament.numbers:
            if number not in self.row_of:
                self.findings.append(
                    ImportFinding(
                        Doubtful.WORKBOOK_ALTERED,
                        Weight.CHECK,
                        found=f"{table.sheet.name}: {number} {self.tournament.player(number).name}",
                    )
                )
        self._read_columns()

    def _read_columns(self) -> None:
        """A column belongs to whoever stood in the row of its number when it was written."""
        if self.results is None:
            return
        columns = {
            column: number_of(self.table.sheet.cell(self.table.heading, column))
            for column in range(self.results.left, self.results.right + 1)
        }
        as_they_stand = tuple(self.row_of)
        order = standings(self.tournament)
        orders = [
            as_they_stand,
            tuple(row.number for row in order.rows),
            tuple(self.tournament.numbers),
        ]
        tries = [self._by_columns(columns, numbers) for numbers in orders]
        self.opponents = min(tries, key=self._misfits)
        if self.opponents != tries[0]:
            # Somebody sorted the rows, and the columns could not follow.
            found = self.table.place(self.table.heading, "number")
            self.findings.append(ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.NOTE, found=found))

    @staticmethod
    def _by_columns(columns: Mapping[int, int | None], numbers: Sequence[int]) -> dict[int, int]:
        return {
            column: numbers[place - 1]
            for column, place in columns.items()
            if place is not None and 1 <= place <= len(numbers)
        }

    def _misfits(self, opponents: Mapping[int, int]) -> int:
        return sum(
            self._said(row, column) != self._expected(number, other)
            for number, row in self.row_of.items()
            for column, other in opponents.items()
        )

    # Results

    def _said(self, row: int, column: int) -> list[str]:
        return tokens(self.table.sheet.cell(row, column))

    def _expected(self, number: int, other: int) -> list[str]:
        if number == other:
            return []
        return file_mark(cell_text(self.tournament.meetings(number, other), number)).split()

    def compare_results(self) -> None:
        """Settle every pair: as both sheets say, as the arbiter chose, or open."""
        self._read_choices()
        for number, row in self.row_of.items():
            for column, other in self.opponents.items():
                place = row, column
                if number == other:
                    self.states[place] = CellState.DIAGONAL
                    if self._said(row, column):
                        self._alarm(row, column, text_of(self.table.sheet.cell(row, column)))
                    continue
                pair = min(number, other), max(number, other)
                said, expected = self._said(row, column), self._expected(number, other)
                if pair in self._chosen or said == expected:
                    self.states[place] = CellState.SURE
                    continue
                self.states[place] = CellState.CONTRADICTORY
                self._report(place, number, other)
                self._open(number, other, said, expected)

    def _read_choices(self) -> None:
        for place, text in self.choices.items():
            row, column = place
            number = next((number for number, r in self.row_of.items() if r == row), None)
            other = self.opponents.get(column)
            if number is None or other is None or number == other:
                continue
            games = self.tournament.meetings(number, other)
            marks = text.split() or [OPEN] * len(games)
            if len(marks) != len(games):
                continue
            try:
                chosen = [self._as_chosen(game, number, mark) for game, mark in zip(games, marks)]
            except UnknownMark:
                continue
            self._chosen[min(number, other), max(number, other)] = place
            self._changed |= {game.name: game for game in chosen}

    @staticmethod
    def _as_chosen(game: Game, number: int, mark: str) -> Game:
        """*game* as the *mark* in the row of *number* says; as it is, where that says the same."""
        if normalised(mark) == (normalised(mark_of(game, number)) or OPEN):
            return game
        result = parse_mark(mark, white=game.white == number)
        return replace(game, result=result, pending=None, until="")

    def _report(self, place: Place, number: int, other: int) -> None:
        row, column = place
        games = self.tournament.meetings(number, other)
        here = self._cell_said(row, column, text_of(self.table.sheet.cell(row, column)))
        there = [
            f"{self.rounds.place(self.rows_of_games[game.name], 'result')}: {file_result(game)}"
            for game in games
            if game.name in self.rows_of_games
        ]
        by_rounds = file_mark(" ".join(mark_of(game, number) or OPEN for game in games))
        ways = [by_rounds if by_rounds != OPEN else ""]
        said = " ".join(self._said(row, column))
        if said not in ways and len(said.split()) == len(games):
            ways.append(said)
        self.findings.append(
            ImportFinding(
                Doubtful.WORKBOOK_ALTERED,
                Weight.GRAVE,
                row,
                column,
                found=", ".join([here, *there]),
                ways=tuple(ways),
            )
        )

    def _open(self, number: int, other: int, said: list[str], expected: list[str]) -> None:
        games = self.tournament.meetings(number, other)
        for place, game in enumerate(games):
            same = len(said) == len(expected) == len(games) and said[place] == expected[place]
            if not same:
                self._changed[game.name] = replace(game, result=None, pending=None, until="")

    def settled(self) -> tuple[Game, ...]:
        """The games, those open of which the two sheets say different things."""
        return tuple(self._changed.get(game.name, game) for game in self.tournament.games)

    # Points and tie-breaks

    def compare_figures(self) -> None:
        """Points and tie-breaks have to be those of the games in the sheet Rounds."""
        if not self.tournament.started:
            return
        order = standings(self.tournament)
        columns = self._figures(order)
        for number, row in self.row_of.items():
            standing = order.of(number)
            for column, code in columns.items():
                value = tie_break_value(order, standing, code) if code else half(standing.points)
                cell = self.table.sheet.cell(row, column)
                said = fraction_of(cell)
                if value is None or (said is not None and abs(said - value) < _NEAR):
                    self.states[row, column] = CellState.SURE
                    continue
                if cell.formula and cell.value is None:
                    continue
                self.states[row, column] = CellState.INFERRED
                about = Doubtful.TIE_BREAK_DIFFERS if code else Doubtful.POINTS_DIFFER
                meant = f"{float(value):g}"
                found = text_of(cell)
                self.findings.append(
                    ImportFinding(about, Weight.CHECK, row, column, found, meant, code)
                )

    def _figures(self, order: Standings) -> dict[int, str]:
        """The columns of points (an empty code) and tie-breaks, by their headings."""
        codes = meanings("tie_break_name")
        columns = {}
        if "points" in self.table.columns:
            columns[self.table.columns["points"]] = ""
        for column in range(1, self.table.sheet.width + 1):
            heading = text_of(self.table.sheet.cell(self.table.heading, column))
            code = codes.get(heading.strip("()"), "")
            if code in order.columns:
                columns[column] = code
        return columns

    # Findings

    def _alarm(self, row: int, column: int, said: str) -> None:
        self.states[row, column] = CellState.CONTRADICTORY
        self.findings.append(
            ImportFinding(
                Doubtful.WORKBOOK_ALTERED,
                Weight.GRAVE,
                row,
                column,
                found=self._cell_said(row, column, said),
            )
        )

    def _cell_said(self, row: int, column: int, said: str) -> str:
        return f"{self.table.sheet.name}!{column_letters(column)}{row}: {said}"


def tokens(cell: SourceCell) -> list[str]:
    """The signs of a cell, as our workbook writes them; nothing for a cell that is all open."""
    found = [normalised(mark) for mark in text_of(cell).split()]
    return [] if set(found) <= {OPEN} else found


def normalised(mark: str) -> str:
    """*mark* as a file writes it: an ordinary hyphen, ½ as its sign."""
    plain = file_mark(mark).replace("–", "-")
    return "½" if plain in _DRAWS else plain
