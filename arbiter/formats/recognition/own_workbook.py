"""Our own workbook read back: the same tournament, and a word on whatever has been altered.

Everything is found by the names defined in the workbook and by headings in any language, so
it may have passed through another program, and rows and columns may have been moved. The
sheets Players and Rounds say everything once; the sheet Crosstable says the results again,
and where it says something else the game stays open until the arbiter decides.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.tournament import Game, Player, Tournament
from arbiter.formats.excel_fields import VERSION
from arbiter.formats.excel_sheets import CROSSTABLE_COLUMNS, PLAYER_COLUMNS, ROUND_COLUMNS
from arbiter.formats.recognition import own_fields
from arbiter.formats.recognition.own_crosstable import OwnCrosstable
from arbiter.formats.recognition.own_games import altered, read_games, read_players
from arbiter.formats.recognition.own_sheets import (
    OwnTable,
    named_area,
    number_of,
    own_table,
    text_of,
)
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.source.book import Book, SourceSheet

_FIELDS = {"place": "rank", "fed": "federation"}
"""Columns of ours that the list of headings calls otherwise."""


def is_own_workbook(book: Book) -> bool:
    """Whether this program wrote the workbook, and the sheets that matter are still there.

    A newer one is ours too, so that it can be refused by name.
    """
    version = own_fields.version(book)
    if version > VERSION:
        return True
    return version > 0 and all(named_area(book, name) for name in ("RR_PlayerList", "RR_Games"))


def recognise_own_workbook(book: Book, choices: Choices | None = None) -> Recognised:
    """The tournament that was written into *book*.

    Of *choices* the texts of cells in the sheet Crosstable are used: results, and names.

    :raises NotImported: a newer program wrote it, or its tables can't be found any more.
    """
    own_fields.require_known_version(book)
    return _Reading(book, choices or Choices()).recognised()


class _Reading:
    """One workbook being read."""

    def __init__(self, book: Book, choices: Choices) -> None:
        self.book = book
        self.choices = choices
        self.players_table = self._table("RR_PlayerList", PLAYER_COLUMNS, ("number", "name"))
        needed = ("number_white", "number_black", "result")
        columns = (*ROUND_COLUMNS, "cycle", "until")
        self.rounds = self._table("RR_Games", columns, needed)
        self.crosstable = own_table(book, "RR_Crosstable", (*CROSSTABLE_COLUMNS, "points"))
        if self.crosstable is not None and "number" not in self.crosstable.columns:
            self.crosstable = None
        self.findings: list[ImportFinding] = []
        self.states: dict[Place, CellState] = {}

    def _table(self, name: str, columns: tuple[str, ...], needed: tuple[str, ...]) -> OwnTable:
        table = own_table(self.book, name, columns)
        if table is None or not all(field in table.columns for field in needed):
            raise NotImported(self.book.path, Refusal.SHEET_MISSING, name)
        if table.sheet.cut:
            raise NotImported(self.book.path, Refusal.TOO_LARGE, table.sheet.name)
        return table

    def recognised(self) -> Recognised:
        players = self._players()
        tournament = self._tournament(players)
        if self.crosstable is None:
            found = "RR_Crosstable"
            self.findings.append(
                ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=found)
            )
            return self._as_recognised(tournament, self.rounds, {})
        table = self._compared(tournament)
        tournament = replace(tournament, games=table.settled())
        tournament = self._with_names(tournament, table)
        self.findings += table.findings
        self.states |= table.states
        opponents = {
            column: text_of(self.crosstable.sheet.cell(self.crosstable.heading, column))
            for column in table.opponents
        }
        rows = tuple(table.row_of.get(number, 0) for number in tournament.numbers)
        return self._as_recognised(tournament, self.crosstable, opponents, rows)

    # Players

    def _players(self) -> tuple[Player, ...]:
        """Everybody, also those whose row in the sheet Players is gone."""
        found = read_players(self.players_table)
        self.findings += found.findings
        self.rows_of_players = found.rows
        count = own_fields.player_count(self.book)
        elsewhere = self._players_of_crosstable()
        known = {**elsewhere, **found.players}
        last = max([len(known), *(number for number in known if number <= 2 * len(known))])
        size = max(last, min(count, 2 * len(known)))
        players = []
        for number in range(1, size + 1):
            if number not in found.players:
                name = elsewhere[number].name if number in elsewhere else ""
                sheet = self.players_table.sheet.name
                self.findings.append(altered(f"{sheet}: {number} {name}".rstrip()))
            players.append(known.get(number, Player("")))
        return tuple(players)

    def _players_of_crosstable(self) -> dict[int, Player]:
        table = self.crosstable
        if table is None:
            return {}
        players = {}
        for row in table.rows:
            number = number_of(table.cell(row, "number"))
            if number is not None and number > 0:
                players[number] = Player(
                    text_of(table.cell(row, "name")),
                    title=text_of(table.cell(row, "title")),
                    federation=text_of(table.cell(row, "fed")),
                    rating_fide=number_of(table.cell(row, "rating")) or 0,
                )
        return players

    def _with_names(self, tournament: Tournament, table: OwnCrosstable) -> Tournament:
        """*tournament* with the names that the arbiter chose where the sheets differ."""
        players = list(tournament.players)
        names_of = self._names(table)
        for number in tournament.numbers:
            row, column = table.row_of.get(number, 0), table.table.columns.get("name", 0)
            chosen = self.choices.cells.get((row, column))
            if row and column and chosen is not None:
                players[number - 1] = replace(players[number - 1], name=chosen)
                self.states[row, column] = CellState.SURE
                continue
            said = names_of.get(number, [])
            names = list(dict.fromkeys(name for _, name in said))
            if row and column:
                fine = len(names) < 2
                self.states[row, column] = CellState.SURE if fine else CellState.CONTRADICTORY
            if len(names) > 1:
                shown = "; ".join(f"{place}: {name}" for place, name in said)
                finding = altered(shown, row if column else 0, column if row else 0)
                self.findings.append(replace(finding, ways=tuple(names)))
        return replace(tournament, players=tuple(players))

    def _names(self, table: OwnCrosstable) -> dict[int, list[tuple[str, str]]]:
        """Where each player's name stands, and what it is there; once for each sheet and name."""
        said: dict[int, dict[tuple[str, str], str]] = {}

        def add(source: OwnTable, row: int, number: int | None, field: str) -> None:
            if number is not None and field in source.columns:
                name = text_of(source.cell(row, field))
                places = said.setdefault(number, {})
                places.setdefault((source.sheet.name, name), source.place(row, field))

        for number, row in self.rows_of_players.items():
            add(self.players_table, row, number, "name")
        for number, row in table.row_of.items():
            add(table.table, row, number, "name")
        for row in self.rounds.rows:
            for side in ("white", "black"):
                number_there = number_of(self.rounds.cell(row, f"number_{side}"))
                add(self.rounds, row, number_there, side)
        return {
            number: [(place, name) for (_, name), place in places.items()]
            for number, places in said.items()
        }

    # Tournament

    def _tournament(self, players: tuple[Player, ...]) -> Tournament:
        book = self.book
        found = read_games(self.rounds, len(players), own_fields.cycle_count(book))
        self.rows_of_games = found.rows
        self.findings += found.findings
        regulations, doubts = own_fields.read_regulations(book, found.most)
        self.findings += doubts
        lots, doubts = own_fields.read_lots(book, len(players))
        self.findings += doubts
        event, doubts = own_fields.read_event(book)
        self.findings += doubts
        tournament = Tournament(
            event=event,
            regulations=regulations,
            players=players,
            games=found.games,
            lots=lots,
            round_starts=own_fields.read_round_starts(book),
            rounds_assumed=own_fields.read_rounds_assumed(book),
            closing=own_fields.read_closing(book),
        )
        left, doubts = own_fields.read_withdrawals(book, tournament.games, tournament.size)
        self.findings += doubts
        play_offs, doubts = own_fields.read_play_offs(book, tournament.size)
        self.findings += doubts
        orders, doubts = own_fields.read_orders(book, tournament.size)
        self.findings += doubts
        prizes, doubts = own_fields.read_prizes(book)
        self.findings += doubts
        tournament = replace(
            tournament, withdrawals=left, play_offs=play_offs, manual_orders=orders, prizes=prizes
        )
        self._check_starts(tournament)
        return self._open_if_open(self._whole(tournament))

    def _open_if_open(self, tournament: Tournament) -> Tournament:
        """*tournament*, not closed if a result has been deleted from it since."""
        if not tournament.closing.closed or not tournament.open_games:
            return tournament
        self.findings.append(replace(altered("RR_Closed"), weight=Weight.CHECK))
        return replace(tournament, closing=replace(tournament.closing, closed=False))

    def _whole(self, tournament: Tournament) -> Tournament:
        """*tournament* with an open game for every pair whose row has been deleted."""
        count = own_fields.game_count(self.book)
        if count is None or len(tournament.games) >= count:
            return tournament
        there = {game.name for game in tournament.games}
        lost = [
            Game(low, high, cycle, colours_known=False)
            for cycle in range(1, tournament.regulations.cycles + 1)
            for low, high in combinations(tournament.numbers, 2)
            if (low, high, cycle) not in there
        ]
        pairs = ", ".join(f"{game.white}–{game.black}" for game in lost)
        self.findings.append(altered(f"{self.rounds.sheet.name}: {pairs}"))
        return replace(tournament, games=(*tournament.games, *lost))

    def _check_starts(self, tournament: Tournament) -> None:
        """The days in the sheet Rounds are those of the list of starts."""
        if "date" not in self.rounds.columns:
            return
        for row in self.rounds.rows:
            round = number_of(self.rounds.cell(row, "round"))
            said = text_of(self.rounds.cell(row, "date"))
            if round is not None and round > 0 and said != tournament.round_start(round):
                found = f"{self.rounds.place(row, 'date')}: {said}"
                self.findings.append(replace(altered(found), weight=Weight.CHECK))

    # The sheet that is shown

    def _compared(self, tournament: Tournament) -> OwnCrosstable:
        assert self.crosstable is not None
        named = named_area(self.book, "RR_Results")
        results = named[1] if named else None
        table = OwnCrosstable(
            self.crosstable,
            self.rounds,
            tournament,
            self.rows_of_games,
            self.choices.cells,
            results,
        )
        if results is None and tournament.size:
            found = "RR_Results"
            self.findings.append(
                ImportFinding(Doubtful.WORKBOOK_ALTERED, Weight.CHECK, found=found)
            )
        table.compare_results()
        table.compare_figures()
        return table

    def _as_recognised(
        self,
        tournament: Tournament,
        table: OwnTable,
        opponents: dict[int, str],
        rows: tuple[int, ...] = (),
    ) -> Recognised:
        sheet = table.sheet
        fields = [""] * sheet.width
        for field, column in table.columns.items():
            fields[column - 1] = _FIELDS.get(field, field)
        for column, opponent in opponents.items():
            fields[column - 1] = opponent
        for column in range(1, sheet.width + 1):
            if not sheet.cell(table.heading, column).empty:
                self.states[table.heading, column] = CellState.HEADING
        for row in filter(None, rows):
            for column in table.columns.values():
                if not sheet.cell(row, column).empty:
                    self.states.setdefault((row, column), CellState.SURE)
        return Recognised(
            self.book,
            _place_of(self.book, sheet),
            TableKind.WORKBOOK,
            tournament,
            language=table.language,
            heading=table.heading,
            fields=tuple(fields),
            rows=rows,
            states=self.states,
            findings=tuple(self.findings),
            choices=self.choices,
        )


def _place_of(book: Book, sheet: SourceSheet) -> int:
    return next(place for place, other in enumerate(book.sheets) if other is sheet)
