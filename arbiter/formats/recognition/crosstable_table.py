"""A crosstable of a foreign sheet made a tournament: players, games, and what is doubtful."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.names import tidy
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.tournament import (
    Game,
    LotMethod,
    Lots,
    Player,
    Regulations,
    Tournament,
)
from arbiter.formats.recognition import result_letters
from arbiter.formats.recognition.about_table import (
    doubtful_states,
    table_findings,
    used_fields,
)
from arbiter.formats.recognition.game_findings import address, findings_of, states_of
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.matrix import Matrix, is_diagonal, name_column, name_in
from arbiter.formats.recognition.mirror import Meeting, meetings
from arbiter.formats.recognition.opponent_headings import line_of
from arbiter.formats.recognition.participants import twins
from arbiter.formats.recognition.player_rows import chosen_cell, player_columns, read_player
from arbiter.formats.recognition.points_cells import Total
from arbiter.formats.recognition.points_column import about_totals, totals_of
from arbiter.formats.recognition.published import compare_published
from arbiter.formats.recognition.recognised import (
    CellState,
    Choices,
    Place,
    Recognised,
    TableKind,
)
from arbiter.formats.recognition.result_cells import read_mark, shown
from arbiter.formats.recognition.round_table import recognise_round_table
from arbiter.formats.recognition.row_totals import settle, total_of
from arbiter.formats.recognition.table_habits import settle_dashes, settle_empty_half
from arbiter.formats.recognition.two_teams import is_scheveningen
from arbiter.formats.source.book import Book, Merged, SourceSheet

_FEWEST = 3


def recognise_crosstable(
    book: Book, sheet_place: int, layout: Layout, matrix: Matrix, choices: Choices
) -> Recognised:
    """The tournament that the crosstable *matrix* on a sheet (from 0) of *book* shows.

    :raises NotImported: it is a Swiss or a competition of teams.
    :raises TooFewPlayers: fewer than three players are left.
    """
    if matrix.teams:
        raise NotImported(book.path, Refusal.TEAMS)
    if matrix.by_round:
        return recognise_round_table(book, sheet_place, layout, matrix, choices)
    own = _without_block(_with_choices(layout, choices), matrix)
    table = _Table(own, matrix, choices)
    if table.size < _FEWEST:
        raise TooFewPlayers(table.size)
    return table.recognised(book, sheet_place)


def _with_choices(layout: Layout, choices: Choices) -> Layout:
    """*layout* on a sheet in which the arbiter's texts stand in place of what was there."""
    if not choices.cells:
        return layout
    rows = [list(row) for row in layout.sheet.rows]
    for row, column in choices.cells:
        if 1 <= row <= len(rows) and 1 <= column <= layout.sheet.width:
            rows[row - 1][column - 1] = chosen_cell(layout.sheet, row, column, choices)
    sheet = replace(layout.sheet, rows=tuple(map(tuple, rows)))
    return replace(layout, sheet=sheet)


def _without_block(layout: Layout, matrix: Matrix) -> Layout:
    """*layout* without the fields that headings of opponents (initials, letters) were taken for."""
    block = {column for own in matrix.columns for column in own}
    fields = ["" if column in block else field for column, field in enumerate(layout.fields, 1)]
    return replace(layout, fields=tuple(fields))


@dataclass(frozen=True)
class _Outcome:
    """The games as one scoring has them, and in how many rows the points say otherwise."""

    scoring: Scoring
    meetings: list[Meeting]
    wrong: int
    checked: int


class _Table:
    """One crosstable on its way to become a tournament."""

    def __init__(self, layout: Layout, matrix: Matrix, choices: Choices) -> None:
        self.layout = layout
        self.sheet: SourceSheet = layout.sheet
        self.choices = choices
        self.matrix, self.left_out = _without(layout, matrix, choices.left_out)
        self.size = self.matrix.size
        self.findings: list[ImportFinding] = []

    def recognised(self, book: Book, sheet_place: int) -> Recognised:
        players = self._players()
        # With somebody left out the points count games that are no longer there.
        totals = {} if self.left_out else totals_of(self.layout, self.matrix)
        outcome = self._games(totals)
        met = [one.lines for one in outcome.meetings if not all(c.empty for c in one.cells)]
        if is_scheveningen(self.size, met):
            raise NotImported(book.path, Refusal.SCHEVENINGEN)
        order = self._order()
        tournament = self._tournament(players, order, outcome)
        for meeting in outcome.meetings:
            self.findings += findings_of(meeting)
        if not self.left_out:
            lines = range(self.size)
            sums = [total_of(line, outcome.meetings, outcome.scoring) for line in lines]
            self.findings += about_totals(self.layout, self.matrix, totals, sums)
        self.findings += self._about_diagonal()
        self.findings += self._about_rows_left()
        if not self.left_out:
            self.findings += self._about_columns_left()
        self.findings += self._about_open_games(outcome)
        if not any(meeting.chosen is None for meeting in outcome.meetings) and not self.left_out:
            rows = [self.matrix.rows[line][0] for line in order]
            self.findings += compare_published(self.layout, rows, tournament)
        block = {column for own in self.matrix.columns for column in own}
        self.findings += [
            found
            for found in table_findings(self.layout, self.choices)
            if found.column not in block
        ]
        findings = tuple(
            sorted(self.findings, key=lambda found: (found.row, found.column, found.about.value))
        )
        return Recognised(
            book,
            sheet_place,
            TableKind.CROSSTABLE,
            tournament,
            language=self.layout.language,
            heading=self.layout.heading,
            fields=self._fields(),
            rows=tuple(self.matrix.rows[line][0] for line in order),
            states=self._states(outcome, findings),
            findings=findings,
            choices=self.choices,
        )

    # Players

    def _players(self) -> list[Player]:
        columns = player_columns(self.layout)
        players = []
        for rows in self.matrix.rows:
            player, findings = read_player(columns, rows[0], self.choices)
            players.append(player)
            self.findings += findings
        rows_of = [(rows[0], player) for rows, player in zip(self.matrix.rows, players)]
        self.findings += twins(rows_of, name_column(self.layout))
        return players

    def _order(self) -> list[int]:
        """The lines in the order of the numbers; the findings say where these come from."""
        column = self.layout.column("number")
        texts = [tidy(self.sheet.cell(rows[0], column).text) for rows in self.matrix.rows]
        plain = [text.rstrip(".)").removesuffix(".0") for text in texts]
        numbers = [int(text) if text.isdecimal() and len(text) < 7 else 0 for text in plain]
        self.numbered = sorted(numbers) == list(range(1, self.size + 1))
        if self.numbered:
            return sorted(range(self.size), key=lambda line: numbers[line])
        if any(texts) and not self.left_out:
            self.findings.append(
                ImportFinding(Doubtful.NUMBERS_NOT_IN_ORDER, Weight.NOTE, 0, column)
            )
            return list(range(self.size))
        self.findings.append(ImportFinding(Doubtful.NOT_DRAWN, Weight.NOTE))
        return list(range(self.size))

    # Games

    def _games(self, totals: dict[int, Total]) -> _Outcome:
        """The games by the scoring that the points fit: 3-1-0 only where nothing else does."""
        usual = self._settled(totals, STANDARD)
        if not usual.wrong:
            return usual
        football = self._settled(totals, FOOTBALL)
        fits = football.checked > 1 and not football.wrong
        return football if fits else usual

    def _settled(self, totals: dict[int, Total], scoring: Scoring) -> _Outcome:
        found = meetings(self.sheet, self.matrix, self.layout.language, self.choices.cells)
        for meeting in found:
            self._look_for_merges(meeting)
        settle_dashes(found, self.size)
        settle_empty_half(found)
        known = {line: total.halves for line, total in totals.items()}
        settle(found, known, scoring)
        sums = {line: total_of(line, found, scoring) for line in known}
        checked = [line for line, total in sums.items() if total is not None]
        wrong = sum(sums[line] != known[line] for line in checked)
        return _Outcome(scoring, found, wrong, len(checked))

    def _look_for_merges(self, meeting: Meeting) -> None:
        if meeting.by_hand:
            return
        for merged in self.sheet.merged:
            if any(_covers(merged, place) for place in meeting.places) and not self._diagonal(
                merged
            ):
                meeting.chosen, meeting.ways = None, []
                meeting.trouble = Doubtful.MERGED_RESULTS

    def _diagonal(self, merged: Merged) -> bool:
        """Whether *merged* covers nothing but a cell or cells in which a player meets himself."""
        for line in range(self.size):
            rows, columns = self.matrix.rows[line], self.matrix.columns[line]
            if (
                rows[0] <= merged.top
                and merged.bottom <= rows[-1]
                and columns[0] <= merged.left
                and merged.right <= columns[-1]
            ):
                return True
        return False

    def _tournament(
        self, players: Sequence[Player], order: Sequence[int], outcome: _Outcome
    ) -> Tournament:
        number_of = {line: number for number, line in enumerate(order, 1)}
        games = []
        for meeting in outcome.meetings:
            first, second = (number_of[line] for line in meeting.lines)
            for cycle, result in enumerate(meeting.results, meeting.slot + 1):
                if first > second and result is not None:
                    result = result.reversed
                low, high = sorted((first, second))
                games.append(Game(low, high, cycle, result=result, colours_known=False))
        games.sort(key=lambda game: game.name)
        lots = Lots(LotMethod.FROM_FILE, tuple(line + 1 for line in order))
        return Tournament(
            regulations=Regulations(cycles=self.matrix.cycles, scoring=outcome.scoring),
            players=tuple(players[line] for line in order),
            games=tuple(games),
            lots=lots if self.numbered else None,
        )

    # The rest of the block

    def _about_diagonal(self) -> Iterator[ImportFinding]:
        for place in self._diagonal_places():
            cell = self.sheet.cell(*place)
            if is_diagonal(cell) is False:
                yield ImportFinding(
                    Doubtful.NO_RESULT, Weight.CHECK, *place, found=shown(cell), ways=("",)
                )

    def _about_rows_left(self) -> Iterator[ImportFinding]:
        left = self.matrix.left
        if left:
            found = str(left[0]) if len(left) == 1 else f"{left[0]}–{left[-1]}"
            # The same players once more are a ranking; others are another group.
            named = {tidy(name_in(self.layout, rows[0])) for rows in self.matrix.rows} - {""}
            again = sum(
                not named.isdisjoint(tidy(cell.text) for cell in self.sheet.rows[row - 1])
                for row in left
            )
            weight = Weight.NOTE if again * 2 > len(left) else Weight.CHECK
            yield ImportFinding(Doubtful.ROWS_LEFT, weight, left[0], found=found)

    def _about_columns_left(self) -> Iterator[ImportFinding]:
        """Columns of results against somebody who has no row: a row was lost."""
        used = {column for own in self.matrix.columns for column in own}
        rows = [row for own in self.matrix.rows for row in own]
        for column, heading in enumerate(self.layout.headings, 1):
            if column in used or self.layout.fields[column - 1] or not line_of(heading):
                continue
            cells = [self.sheet.cell(row, column) for row in rows]
            if sum(bool(read_mark(cell)) and not cell.empty for cell in cells) * 2 > len(cells):
                yield ImportFinding(
                    Doubtful.COLUMN_UNKNOWN, Weight.CHECK, column=column, found=heading
                )

    def _diagonal_places(self) -> Iterator[Place]:
        for line in range(self.size):
            for slot in range(self.matrix.slots):
                yield self.matrix.place(line, line, slot)

    def _about_open_games(self, outcome: _Outcome) -> Iterator[ImportFinding]:
        """Merged results, and the few games without a result in a table otherwise full."""
        named = set()
        for meeting in outcome.meetings:
            if meeting.trouble is Doubtful.MERGED_RESULTS and meeting.chosen is None:
                named |= {
                    merged
                    for merged in self.sheet.merged
                    for place in meeting.places
                    if _covers(merged, place)
                }
        for merged in sorted(named, key=lambda merged: (merged.top, merged.left)):
            top_left, bottom_right = (merged.top, merged.left), (merged.bottom, merged.right)
            found = f"{address(top_left)}:{address(bottom_right)}"
            yield ImportFinding(Doubtful.MERGED_RESULTS, Weight.GRAVE, *top_left, found=found)
        empty = [
            meeting
            for meeting in outcome.meetings
            if all(cell.empty for cell in meeting.cells) and not meeting.by_hand
        ]
        few = len(empty) * 4 <= len(outcome.meetings)
        for meeting in empty:
            # A formula whose value the file does not hold may have shown a result.
            formula = any(cell.formula for cell in meeting.cells)
            if few or formula:
                weight = Weight.CHECK if formula else Weight.NOTE
                other = address(meeting.places[1])
                yield ImportFinding(
                    Doubtful.RESULT_MISSING, weight, *meeting.places[0], other=other
                )

    def _fields(self) -> tuple[str, ...]:
        fields = list(used_fields(self.layout))
        for line, columns in enumerate(self.matrix.columns, 1):
            for column in columns:
                fields[column - 1] = str(line)
        return tuple("" if field == "unused" else field for field in fields)

    def _states(
        self, outcome: _Outcome, findings: Sequence[ImportFinding]
    ) -> dict[Place, CellState]:
        states: dict[Place, CellState] = {}
        for column, field in enumerate(self._fields(), 1):
            if field and self.layout.heading:
                states[self.layout.heading, column] = CellState.HEADING
            for rows in self.matrix.rows:
                if field and not field.isdecimal() and not self.sheet.cell(rows[0], column).empty:
                    states[rows[0], column] = CellState.SURE
        states |= doubtful_states(findings)
        for meeting in outcome.meetings:
            states |= states_of(meeting)
        return states | dict.fromkeys(self._diagonal_places(), CellState.DIAGONAL)


def _without(layout: Layout, matrix: Matrix, left_out: frozenset[int]) -> tuple[Matrix, bool]:
    """*matrix* without byes and without the rows that the arbiter leaves out; and whether he
    leaves out somebody."""
    kept = []
    somebody = False
    for line, rows in enumerate(matrix.rows):
        if left_out & set(rows):
            somebody = True
        elif not result_letters.is_bye(name_in(layout, rows[0])):
            kept.append(line)
    rows_kept = tuple(matrix.rows[line] for line in kept)
    columns_kept = tuple(matrix.columns[line] for line in kept)
    return replace(matrix, rows=rows_kept, columns=columns_kept), somebody


def _covers(merged: Merged, place: Place) -> bool:
    row, column = place
    return merged.top <= row <= merged.bottom and merged.left <= column <= merged.right
