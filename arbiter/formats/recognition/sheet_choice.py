"""Which sheet of a book holds what, and which of them is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import Matrix, find_matrix
from arbiter.formats.recognition.pairs_in_cell import with_pairs_split
from arbiter.formats.recognition.recognised import Choices, TableKind
from arbiter.formats.recognition.result_letters import plain
from arbiter.formats.recognition.team_boards import has_boards
from arbiter.formats.source.book import Book, SourceSheet

_SCORE = r"(?:\d*½|\d+(?:[.,][05])?)\s*[-:]\s*(?:\d*½|\d+(?:[.,][05])?)"
_RESULTS_OF_PLAY = ("points", "sb", "tiebreak", "performance", "rating_change")


@dataclass(frozen=True)
class Candidate:
    """A table in ``place`` (from 0) of the book, and what it seems to be.

    ``games`` is how many games it can tell of, ``worth`` how much it tells of its players;
    both 0 where that can't be said. ``split`` is the column (from 1) from which pairs were
    taken apart into columns that the sheet has not.
    """

    place: int
    layout: Layout
    kind: TableKind
    matrix: Matrix | None = None
    games: int = 0
    worth: int = 0
    split: int = 0


def candidates(book: Book, choices: Choices) -> tuple[Candidate, ...]:
    """The tables of *book*, the one to be read first.

    Most games come first, pairings before a crosstable of as many, for they know the rounds;
    among lists of players the one that knows most of them. Hidden sheets are read only if
    the arbiter asks for one.
    """
    found = [
        candidate
        for place, sheet in enumerate(book.sheets)
        if (place == choices.sheet if choices.sheet is not None else not sheet.hidden)
        for candidate in _tables(place, sheet, choices)
    ]
    return tuple(sorted(found, key=_order))


def _order(candidate: Candidate) -> tuple[object, ...]:
    pairings = candidate.kind is TableKind.PAIRINGS
    return -candidate.games, not pairings, -candidate.worth, candidate.place


def _tables(place: int, sheet: SourceSheet, choices: Choices) -> Iterator[Candidate]:
    layout = find_layout(sheet, choices)
    if layout is None or not layout.rows:
        split = with_pairs_split(sheet) if choices.kind in (None, TableKind.PAIRINGS) else None
        if split is not None:
            layout = find_layout(split[0], choices)
            if layout is not None and {"white", "black", "result"} <= set(layout.fields):
                games = len(layout.rows)
                yield Candidate(place, layout, TableKind.PAIRINGS, games=games, split=split[1])
        return
    fields = set(layout.fields)
    paired = {"white", "black"} <= fields or {"white_no", "black_no"} <= fields
    if paired and choices.kind in (None, TableKind.PAIRINGS):
        yield Candidate(place, layout, TableKind.PAIRINGS, games=len(layout.rows))
        return
    if choices.kind in (None, TableKind.CROSSTABLE):
        matrix = find_matrix(layout)
        if matrix is not None:
            games = matrix.size * (matrix.size - 1) // 2 * matrix.cycles
            yield Candidate(place, layout, TableKind.CROSSTABLE, matrix, games)
            return
    if choices.kind in (None, TableKind.PARTICIPANTS) and _tells_of_players(layout, choices):
        known = len(fields - {""}) - 5 * bool(fields.intersection(_RESULTS_OF_PLAY))
        worth = known if layout.heading else 1
        yield Candidate(place, layout, TableKind.PARTICIPANTS, worth=max(worth, 1))


def _tells_of_players(layout: Layout, choices: Choices) -> bool:
    """Whether the columns are those of a list of players; without headings more than half of
    them have to be known, and none of the others may hold results. A list of somebody's games
    is none."""
    if not any(layout.column(field) for field in ("name", "surname", "first_name")):
        return False
    if (layout.column("round") and layout.column("result")) or has_boards(layout.sheet):
        return False
    if layout.heading or choices.heading is not None:
        return True
    filled = [
        column
        for column in range(1, layout.sheet.width + 1)
        if any(not layout.sheet.cell(row, column).empty for row in layout.rows)
    ]
    unknown = [column for column in filled if not layout.fields[column - 1]]
    if any(_holds_scores(layout, column) for column in unknown):
        return False
    return len(unknown) * 2 < len(filled)


def _holds_scores(layout: Layout, column: int) -> bool:
    """Whether most of what stands in *column* is how a game or a match ended."""
    texts = [plain(layout.sheet.cell(row, column).text) for row in layout.rows]
    filled = [text for text in texts if text]
    return sum(bool(re.fullmatch(_SCORE, text)) for text in filled) * 2 > len(filled)


def with_choices(candidate: Candidate, choices: Choices) -> Candidate:
    """*candidate* with what the arbiter said about its headings and columns."""
    if choices.heading is None and not choices.fields:
        return candidate
    told = next(_tables(candidate.place, candidate.layout.sheet, choices), None)
    return told or candidate
