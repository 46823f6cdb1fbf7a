"""Which columns of a table are the games against whom, and which rows are whose.

The block is known by its headings (1 to n, 1a 1b, the opponents' names) or, where there are
none, by its diagonal: nobody meets himself. A heading 3 means the player in line 3 of this
table, whether it is ordered by rank or by number; only where a table is ordered by neither,
the diagonal decides which of the two is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from arbiter.domain.names import tidy
from arbiter.formats.recognition import by_round, result_letters
from arbiter.formats.recognition.games_in_cell import Pair, best_way
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.opponent_headings import named_columns, numbered_columns
from arbiter.formats.recognition.points_cells import read_total
from arbiter.formats.recognition.result_cells import read_mark
from arbiter.formats.recognition.spacers import without_spacers
from arbiter.formats.source.book import SourceCell, SourceSheet


@dataclass(frozen=True)
class Matrix:
    """The games of a crosstable: rows and columns of the sheet, from 1, by line of the table.

    ``rows`` and ``columns`` hold, for each player from the top, his rows and the columns of
    the games against him: one of each, or one for each cycle. ``in_cell`` is how many games
    a cell holds, and ``totals`` says that it holds only their sum. ``left`` are rows below that
    have results of another table. ``by_round`` says that columns are rounds, and ``teams`` that
    cells hold the points of several boards: then it is no crosstable of players.
    """

    rows: tuple[tuple[int, ...], ...]
    columns: tuple[tuple[int, ...], ...]
    in_cell: int = 1
    totals: bool = False
    left: tuple[int, ...] = ()
    by_round: bool = False
    teams: bool = False

    @property
    def size(self) -> int:
        """How many players there are."""
        return len(self.rows)

    @property
    def slots(self) -> int:
        """How many cells one player has for his games against another."""
        return max(len(self.rows[0]), len(self.columns[0])) if self.rows else 1

    @property
    def cycles(self) -> int:
        """How often everybody meets everybody."""
        return self.slots * self.in_cell

    def place(self, line: int, opponent: int, slot: int) -> tuple[int, int]:
        """Row and column of a cell of *line* against *opponent*, all from 0."""
        rows, columns = self.rows[line], self.columns[opponent]
        row = rows[slot] if len(rows) > 1 else rows[0]
        return row, columns[slot] if len(columns) > 1 else columns[0]


def find_matrix(layout: Layout) -> Matrix | None:
    """The block of games in a table, or None where there is none.

    A table of rounds (``by_round``) or of teams is given back as well, so that somebody can
    say what it is.
    """
    lines = _lines(layout)
    if len(lines) < 2:
        return None
    rounds = by_round.round_columns(layout, [rows[0] for rows in lines])
    if rounds:
        return Matrix(tuple(lines), tuple((column,) for column in rounds), by_round=True)
    fitting = _fitting(layout, _candidates(layout, lines), headed=True)
    if not fitting:
        unnamed = (found for rows in _shapes(lines) for found in _unnamed(layout, rows))
        fitting = _fitting(layout, unnamed, headed=False)
    fitting = [found for found in fitting if not _is_shown_twice(layout, found[1])]
    # A second row of results is not given up because some of it contradicts the first.
    two_rows = [found for found in fitting if _has_second_rows(layout, found[1])]
    fitting = two_rows or fitting
    if not fitting:
        return _by_round_without_words(layout, lines)
    best = max(fitting, key=lambda found: found[0])[1]
    rows = [row for own in best.rows for row in own]
    best = replace(best, columns=without_spacers(layout, rows, best.columns))
    return _with_games(layout, best)


_Fitting = list[tuple[tuple[Fraction, ...], Matrix]]


def _fitting(layout: Layout, candidates: Iterable[Matrix], *, headed: bool) -> _Fitting:
    """Those of *candidates* that may be the block, with what speaks for them."""
    found: _Fitting = []
    for candidate in dict.fromkeys(candidates):
        worth = _worth(layout, candidate, headed=headed)
        if worth is not None:
            found.append((worth, candidate))
    return found


def _has_second_rows(layout: Layout, matrix: Matrix) -> bool:
    """Whether the second rows of *matrix* hold results for the most part."""
    cells = [
        layout.sheet.cell(row, own[0])
        for rows in matrix.rows
        for row in rows[1:]
        for own in matrix.columns
    ]
    filled = [cell for cell in cells if not cell.empty and not is_diagonal(cell)]
    return sum(bool(read_mark(cell, layout.language)) for cell in filled) * 2 > len(filled)


def _is_shown_twice(layout: Layout, matrix: Matrix) -> bool:
    """Whether the rows of *matrix* are two tables below each other that say the same: one by
    number and one by rank, say, and no second cycle."""
    if any(len(rows) != 2 or rows[1] - rows[0] < matrix.size for rows in matrix.rows):
        return False
    return all(
        tidy(layout.sheet.cell(first, column).text) == tidy(layout.sheet.cell(second, column).text)
        for first, second in matrix.rows
        for own in matrix.columns
        for column in own
    )


def _by_round_without_words(layout: Layout, lines: Sequence[tuple[int, ...]]) -> Matrix | None:
    """A table of rounds whose columns are only called 1, 2, 3: cells name the opponents, or
    hold results although nothing in them fits a crosstable."""
    numbered = [own[0] for own in numbered_columns(layout.headings).values()]
    cells = [layout.sheet.cell(rows[0], column) for rows in lines for column in numbered]
    filled = [cell for cell in cells if not cell.empty]
    named = sum(by_round.is_round_cell(cell.text) for cell in filled)
    results = sum(bool(read_mark(cell, layout.language)) for cell in filled)
    if filled and len(numbered) > 2 and max(named * 2, results) * 4 > len(filled) * 3:
        return Matrix(tuple(lines), tuple((column,) for column in numbered), by_round=True)
    return None


# Rows


def name_column(layout: Layout) -> int:
    """The column (from 1) of the names; of a team's where there are no players."""
    for field in ("name", "surname", "first_name", "club"):
        if layout.column(field):
            return layout.column(field)
    return 0


def name_in(layout: Layout, row: int) -> str:
    """The name that stands in *row*, or nothing."""
    return tidy(layout.sheet.cell(row, name_column(layout)).text)


def _lines(layout: Layout) -> list[tuple[int, ...]]:
    """The rows of each player: the one with his name and, if all have one, that below it."""
    named = [row for row in layout.rows if name_in(layout, row)]
    counted = [row for row in named if _number_in(layout, row)]
    if len(counted) * 2 == len(named) > 4 and counted == named[::2]:
        # What stands in the second row of each player, in the column of the names, is no name.
        named = counted
    if len(named) < 2:
        return [(row,) for row in named]
    names = [name_in(layout, row) for row in named]
    if len(named) > 4 and names[::2] == names[1::2]:
        return list(zip(named[::2], named[1::2]))
    half = len(named) // 2
    if half > 2 and names[:half] == names[half:]:
        # Each cycle in a table of its own, one below the other.
        return list(zip(named[:half], named[half:]))
    known = set(layout.rows)
    heights = {after - before for before, after in pairwise(named)}
    if heights == {2}:
        below = [row + 1 for row in named]
        if sum(row in known for row in below) * 2 >= len(below):
            return [(row, row + 1) for row in named]
    return [(row,) for row in named]


# Columns


def _shapes(lines: Sequence[tuple[int, ...]]) -> list[tuple[tuple[int, ...], ...]]:
    """The rows of each player: all of them, or only the first."""
    first = tuple((rows[0],) for rows in lines)
    return [tuple(lines), first] if len(lines[0]) > 1 else [first]


def _candidates(layout: Layout, lines: Sequence[tuple[int, ...]]) -> Iterator[Matrix]:
    """Every block that may hold the games as its headings say."""
    chosen = _chosen_columns(layout)
    for rows in _shapes(lines):
        numbers = [_number_in(layout, own[0]) for own in rows]
        for columns in (chosen, *_numbered(layout)):
            yield from _by_number(layout.sheet, rows, columns, numbers)
            yield from _by_signs(layout.sheet, rows, columns)
        names = [name_in(layout, own[0]) for own in rows]
        named = named_columns(layout.headings, names)
        if named:
            yield Matrix(rows, named)


def _chosen_columns(layout: Layout) -> dict[int, tuple[int, ...]]:
    """Columns that the arbiter has given to an opponent, and those with figures beside them."""
    columns: dict[int, tuple[int, ...]] = {}
    for column, field in enumerate(layout.fields, 1):
        if field.isdecimal():
            columns[int(field)] = (*columns.get(int(field), ()), column)
    if columns:
        taken = {column for own in columns.values() for column in own}
        for line, own in numbered_columns(layout.headings).items():
            if line not in columns and not taken & set(own):
                columns[line] = own
    return columns


def _numbered(layout: Layout) -> Iterator[dict[int, tuple[int, ...]]]:
    free = [
        heading if field in ("", "unused") else ""
        for heading, field in zip(layout.headings, layout.fields)
    ]
    yield numbered_columns(free)
    yield numbered_columns(free, name_column(layout) + 1)


def _by_number(
    sheet: SourceSheet,
    rows: tuple[tuple[int, ...], ...],
    columns: Mapping[int, tuple[int, ...]],
    numbers: Sequence[int],
) -> Iterator[Matrix]:
    """Blocks in which a heading is the line of the table, or the number of the player."""
    if not columns:
        return
    size = len(rows)
    widths = {len(own) for own in columns.values()}
    if len(widths) > 1:
        narrow = min(widths)
        columns = {line: own[:narrow] for line, own in columns.items()}
    last = max(columns)
    if len(set(numbers)) == size and set(numbers) <= set(columns):
        yield Matrix(rows, tuple(columns[number] for number in numbers))
    if set(columns) >= set(range(1, size + 1)):
        yield Matrix(rows, tuple(columns[line] for line in range(1, size + 1)))
    elif set(columns) == set(range(1, last + 1)) and 2 < last < size:
        # More rows than columns: what stands below the players is no player, or another table.
        used = [column for own in columns.values() for column in own]
        left = tuple(
            own[0]
            for own in rows[last:]
            if any(not sheet.cell(own[0], column).empty for column in used)
        )
        block = tuple(columns[line] for line in range(1, last + 1))
        yield Matrix(rows[:last], block, left=left)


def _by_signs(
    sheet: SourceSheet,
    rows: tuple[tuple[int, ...], ...],
    columns: Mapping[int, tuple[int, ...]],
) -> Iterator[Matrix]:
    """The block in which each row has a sign in one column: there the player meets himself, in
    whatever order rows and columns stand."""
    if len(columns) != len(rows):
        return
    own: list[tuple[int, ...]] = []
    for row in rows:
        signed = [
            places
            for places in columns.values()
            if is_diagonal(sheet.cell(row[0], places[0])) is True
        ]
        if len(signed) != 1 or signed[0] in own:
            return
        own += signed
    yield Matrix(rows, tuple(own))


def _number_in(layout: Layout, row: int) -> int:
    """The number, or the place, that stands in *row*; 0 where there is none."""
    column = layout.column("number") or layout.column("rank")
    text = tidy(layout.sheet.cell(row, column).text).rstrip(".)") if column else ""
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def _unnamed(layout: Layout, rows: tuple[tuple[int, ...], ...]) -> Iterator[Matrix]:
    """Blocks whose headings don't say what they are, wherever a diagonal may begin."""
    size = len(rows)
    name = name_column(layout)
    for width in (1, 2):
        for start in range(1, layout.sheet.width - size * width + 2):
            block = range(start, start + size * width)
            if name not in block:
                columns = [tuple(range(first, first + width)) for first in block[::width]]
                yield Matrix(rows, tuple(columns))


# What speaks for a block


def is_diagonal(cell: SourceCell) -> bool | None:
    """Whether *cell* marks a place where a player would meet himself; None if it is only not
    against it: empty, ``0``, ``-``, or the sign of a game not played."""
    text = result_letters.plain(cell.text)
    if result_letters.is_filler(text):
        return None if text == "-" else True
    if cell.empty or text in ("0", "0,0", "0.0") or text in result_letters.NOT_PLAYED:
        return True if cell.filled else None
    return cell.filled and read_mark(cell) == ()


def _worth(layout: Layout, matrix: Matrix, *, headed: bool) -> tuple[Fraction, ...] | None:
    """How well *matrix* fits: diagonal, halves that agree, signs on the diagonal. None: not."""
    sheet = layout.sheet
    signs = against = 0
    for line in range(matrix.size):
        for slot in range(matrix.slots):
            found = is_diagonal(sheet.cell(*matrix.place(line, line, slot)))
            signs += found is True
            against += found is False
    cells = matrix.size * matrix.slots
    if against and (not headed or against * 3 > cells):
        return None
    agreeing, filled = _best_agreement(layout, matrix)
    if matrix.left and (not _is_clear(layout, matrix) or agreeing * 10 < filled * 9):
        return None
    if not headed:
        # Without headings every cell has to speak for it, with strange ones all the more.
        strange = any(layout.headings[column - 1] for own in matrix.columns for column in own)
        enough = filled * 9 if strange else filled * 4
        if agreeing * 10 < enough or (not filled and (strange or signs < cells)):
            return None
        if strange and filled < matrix.size:
            return None
    # What is explained counts, less what is not: so a second row for each player is not lost.
    explained = 2 * agreeing - filled - 2 * against
    return explained, Fraction(matrix.size), Fraction(signs, cells)


def _is_clear(layout: Layout, matrix: Matrix) -> bool:
    """Whether nothing at all speaks against the diagonal: not even noughts stand on it."""
    cells = [layout.sheet.cell(*matrix.place(line, line, 0)) for line in range(matrix.size)]
    return all(cell.empty or is_diagonal(cell) for cell in cells)


def _pairs(sheet: SourceSheet, matrix: Matrix) -> list[Pair]:
    return [
        (sheet.cell(*matrix.place(line, other, slot)), sheet.cell(*matrix.place(other, line, slot)))
        for line in range(matrix.size)
        for other in range(line)
        for slot in range(matrix.slots)
    ]


def _filled_pairs(layout: Layout, matrix: Matrix) -> list[Pair]:
    return [pair for pair in _pairs(layout.sheet, matrix) if not pair[0].empty or not pair[1].empty]


def _best_agreement(layout: Layout, matrix: Matrix) -> tuple[Fraction, int]:
    pairs = _filled_pairs(layout, matrix)
    agreeing, _ = best_way(pairs, layout.language, single=matrix.slots > 1)
    return agreeing, len(pairs)


def _with_games(layout: Layout, matrix: Matrix) -> Matrix:
    """*matrix* with the number of games in a cell with which most halves agree."""
    pairs = _filled_pairs(layout, matrix)
    agreeing, (games, totals) = best_way(pairs, layout.language, single=matrix.slots > 1)
    teams = _are_teams(layout, pairs, readable=agreeing * 3 >= len(pairs))
    return replace(matrix, in_cell=games, totals=totals, teams=teams)


def _are_teams(layout: Layout, pairs: Sequence[Pair], *, readable: bool) -> bool:
    """Whether teams stand in the lines: so they are called, or cells that are not *readable* as
    results hold points of boards."""
    if layout.fields[name_column(layout) - 1] == "club":
        return True
    sums = [_board_points(one) + _board_points(other) for one, other in pairs]
    known = [total for total in sums if total >= 0]
    if readable or not known or len(known) * 5 < len(pairs) * 4:
        return False
    boards = max(set(known), key=known.count)
    return known.count(boards) * 5 >= len(known) * 4 and boards > 4


def _board_points(cell: SourceCell) -> int:
    """Half points in a cell of a team's table; far below nought where there are none."""
    total = read_total(cell)
    return total.halves if total is not None and total.doubt is None else -1000
