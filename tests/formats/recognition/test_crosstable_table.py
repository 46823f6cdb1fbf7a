"""Foreign crosstables: what is read is what was meant, or it is listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.formats.recognition.crosstable_table import recognise_crosstable
from arbiter.formats.recognition.layout_finding import find_layout
from arbiter.formats.recognition.matrix import find_matrix
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.formats.source.book import Book, SourceKind, SourceSheet
from tests.formats.recognition.foreign_crosstables import Foreign, Maker

NOTHING = Choices()


def recognised(sheet: SourceSheet, choices: Choices = NOTHING) -> Recognised:
    book = Book(Path("table.xlsx"), SourceKind.WORKBOOK, (sheet,))
    layout = find_layout(sheet, choices)
    assert layout is not None
    matrix = find_matrix(layout)
    assert matrix is not None
    return recognise_crosstable(book, 0, layout, matrix, choices)


def by_lines(read: Recognised, foreign: Foreign):
    """The results as they were read, by the lines of the table."""
    lines = {row: line for line, row in enumerate(sorted(read.rows))}
    numbers = {lines[row]: number for number, row in enumerate(read.rows, 1)}
    found = {}
    for first, second in foreign.games:
        games = read.tournament.meetings(numbers[first], numbers[second])
        found[first, second] = [game.result_for(numbers[first]) for game in games]
    return found


@pytest.mark.parametrize("seed", range(150))
def test_a_table_without_doubts_is_read_as_it_was_meant(seed):
    foreign = Maker(seed).make()
    read = recognised(foreign.sheet)
    names = [foreign.sheet.cell(row, 2).text for row in sorted(read.rows)]

    assert names == foreign.names
    assert by_lines(read, foreign) == foreign.results()
    assert read.complaints == ()
    if foreign.numbers:
        order = [foreign.names[foreign.numbers.index(n)] for n in sorted(foreign.numbers)]
        assert [player.name for player in read.tournament.players] == order
