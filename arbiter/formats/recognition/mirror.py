"""The two cells of each game side by side: in which ways they can both be right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.agreeing import Way, read_way, ways_of
from arbiter.formats.recognition.marks import mirrored
from arbiter.formats.recognition.matrix import Matrix
from arbiter.formats.recognition.recognised import Place
from arbiter.formats.recognition.result_cells import Reading, read_mark
from arbiter.formats.source.book import SourceCell, SourceSheet


@dataclass
class Meeting:
    """The games of two lines that stand in one pair of cells.

    ``places`` and ``cells`` are those in the row of the first line and of the second.
    ``ways`` are all that fit, ``chosen`` the one that was taken: None while it is not
    settled, and then the games stay open. ``trouble`` says why it can't be.
    """

    lines: tuple[int, int]
    slot: int
    games: int
    places: tuple[Place, Place]
    cells: tuple[SourceCell, SourceCell]
    readings: tuple[tuple[Reading, ...], tuple[Reading, ...]]
    ways: list[Way] = field(default_factory=list)
    chosen: Way | None = None
    trouble: Doubtful | None = None
    by_hand: bool = False

    @property
    def results(self) -> tuple[Result | None, ...]:
        """How its games ended, as far as that is settled."""
        return self.chosen.results if self.chosen else (None,) * self.games


def meetings(
    sheet: SourceSheet, matrix: Matrix, language: str, by_hand: Mapping[Place, str]
) -> list[Meeting]:
    """Every pair of cells of *matrix*; those that fit in one way only are settled.

    *by_hand* holds what the arbiter wants read in a cell: his word holds against its mirror.
    """
    found = []
    for first in range(matrix.size):
        for second in range(first + 1, matrix.size):
            for slot in range(matrix.slots):
                places = matrix.place(first, second, slot), matrix.place(second, first, slot)
                meeting = _meeting(sheet, matrix, (first, second), slot, places, language)
                if by_hand.keys() & set(places):
                    _settle_by_hand(meeting, by_hand, language)
                else:
                    _compare(meeting)
                found.append(meeting)
    return found


def _meeting(
    sheet: SourceSheet,
    matrix: Matrix,
    lines: tuple[int, int],
    slot: int,
    places: tuple[Place, Place],
    language: str,
) -> Meeting:
    games, totals = matrix.in_cell, matrix.totals
    cells = sheet.cell(*places[0]), sheet.cell(*places[1])
    one, other = (read_mark(cell, language, games, totals=totals) for cell in cells)
    return Meeting(lines, slot, games, places, cells, (one, other))


def _compare(meeting: Meeting) -> None:
    ours, theirs = meeting.readings
    if not ours or not theirs:
        meeting.trouble = Doubtful.NO_RESULT
        return
    meeting.ways = ways_of(ours, theirs)
    if not meeting.ways:
        one_open = any(all(reading.open for reading in side) for side in meeting.readings)
        meeting.trouble = Doubtful.MIRROR_MISSING if one_open else Doubtful.MIRROR_DIFFERS
    elif len({way.results for way in meeting.ways}) == 1:
        meeting.chosen = meeting.ways[0]


def _settle_by_hand(meeting: Meeting, by_hand: Mapping[Place, str], language: str) -> None:
    meeting.by_hand = True
    said: list[Reading | None] = []
    for side, place in enumerate(meeting.places):
        if place not in by_hand:
            said.append(None)
            continue
        readings = read_mark(meeting.cells[side], language, meeting.games)
        if not readings:
            meeting.trouble = Doubtful.NO_RESULT
            return
        said.append(next((reading for reading in readings if reading.missing), readings[0]))
    one, other = said
    one = one or _mirror_of(other)
    other = other or _mirror_of(one)
    meeting.chosen = read_way(one, other)
    if meeting.chosen is None:
        meeting.trouble = Doubtful.MIRROR_DIFFERS


def _mirror_of(reading: Reading | None) -> Reading:
    assert reading is not None, "one of the two cells was filled by hand"
    return Reading(reading.opposite or tuple(map(mirrored, reading.marks)))
