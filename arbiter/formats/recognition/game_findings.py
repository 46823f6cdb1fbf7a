"""What the arbiter is told about the cells of a crosstable, and in what colour they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight, column_letters
from arbiter.formats.recognition.marks import Agreement, format_marks, mirrored
from arbiter.formats.recognition.mirror import Meeting
from arbiter.formats.recognition.recognised import CellState, Place
from arbiter.formats.recognition.result_cells import Certainty, shown
from arbiter.formats.recognition.table_habits import is_open_dash


def address(place: Place) -> str:
    """``D5``."""
    return f"{column_letters(place[1])}{place[0]}"


def states_of(meeting: Meeting) -> dict[Place, CellState]:
    """How its two cells were understood."""
    if meeting.chosen is None:
        return dict.fromkeys(meeting.places, CellState.CONTRADICTORY)
    if meeting.by_hand:
        return dict.fromkeys(meeting.places, CellState.SURE)
    inferred = meeting.trouble is not None or meeting.chosen.agreement is not Agreement.WHOLE
    return {
        place: CellState.INFERRED
        if inferred or reading.certainty is not Certainty.SURE
        else CellState.SURE
        for place, reading in zip(meeting.places, meeting.chosen.readings)
    }


def findings_of(meeting: Meeting) -> Iterator[ImportFinding]:
    """What is doubtful about its cells."""
    if meeting.by_hand and meeting.trouble is None:
        return
    if meeting.chosen is not None:
        yield from _inferred(meeting)
    elif meeting.trouble is Doubtful.NO_RESULT and not meeting.ways:
        yield from _unreadable(meeting)
    elif meeting.trouble is Doubtful.MIRROR_MISSING:
        side = 0 if any(reading.open for reading in meeting.readings[1]) else 1
        readings = meeting.readings[side]
        ways = [format_marks(reading.marks) for reading in readings if not reading.open]
        yield _finding(meeting, side, Doubtful.MIRROR_MISSING, (*ways, ""), mirror="place")
    elif meeting.trouble is not Doubtful.MERGED_RESULTS:
        yield from _undecided(meeting)


def _inferred(meeting: Meeting) -> Iterator[ImportFinding]:
    """Cells that were read in a way that is listed."""
    way = meeting.chosen
    assert way is not None
    for side, reading in enumerate(way.readings):
        meant = way.text(side)
        for doubt in dict.fromkeys(reading.doubts):
            note = doubt in (Doubtful.UNRATED, Doubtful.FOOTNOTE)
            weight = Weight.NOTE if note else Weight.CHECK
            orders = (
                [other.text(side) for other in meeting.ways] if doubt is Doubtful.PAIR_TOTAL else []
            )
            ways = tuple(dict.fromkeys((meant, *orders, "")))
            yield _finding(meeting, side, doubt, ways, weight, meant)
    if meeting.trouble is Doubtful.DASHES or is_open_dash(meeting):
        side = 0 if not meeting.cells[0].empty else 1
        ways = ("-/-", "") if any(meeting.results) else ("", "-/-")
        yield _finding(meeting, side, Doubtful.DASHES, ways, Weight.CHECK, way.text(side))
    elif meeting.trouble is Doubtful.MIRROR_MISSING:
        side = 0 if meeting.cells[1].empty else 1
        meant = way.text(side)
        yield _finding(
            meeting, side, Doubtful.MIRROR_MISSING, (meant, ""), Weight.CHECK, meant, "place"
        )
    elif way.agreement is Agreement.ONE_SIDED:
        forfeit = not any(result is not None and result.played for result in way.results)
        kind = Doubtful.FORFEIT_ONE_SIDED if forfeit else Doubtful.UNRATED
        side = 0 if _is_special(meeting, 0) else 1
        plain = format_marks(tuple(map(mirrored, way.readings[1 - side].marks)))
        ways = (format_marks(way.readings[side].marks), plain)
        yield _finding(meeting, side, kind, ways, Weight.CHECK, way.text(side), "content")
    elif way.agreement is Agreement.DECIDED:
        yield _finding(
            meeting,
            0,
            Doubtful.MIRROR_DIFFERS,
            (way.text(0), ""),
            Weight.CHECK,
            way.text(0),
            "content",
        )


def _is_special(meeting: Meeting, side: int) -> bool:
    assert meeting.chosen is not None
    return any(
        len(mark.value) > 1 or mark.value in "+-" for mark in meeting.chosen.readings[side].marks
    )


def _unreadable(meeting: Meeting) -> Iterator[ImportFinding]:
    """A cell that is no result, with what its mirror would have it be."""
    for side in (0, 1):
        if meeting.readings[side] or not shown(meeting.cells[side]):
            continue
        theirs = meeting.readings[1 - side]
        fits = [
            format_marks(reading.opposite or tuple(map(mirrored, reading.marks)))
            for reading in theirs
            if not reading.open
        ]
        yield _finding(
            meeting,
            side,
            Doubtful.NO_RESULT,
            tuple(dict.fromkeys((*fits, ""))),
            meant=fits[0] if fits else "",
            mirror="content",
        )


def _undecided(meeting: Meeting) -> Iterator[ImportFinding]:
    """Two cells that contradict each other, or can both be right in several ways."""
    kind = meeting.trouble or Doubtful.MIRROR_DIFFERS
    for side in (0, 1):
        if meeting.ways and kind is not Doubtful.MIRROR_DIFFERS:
            fits = [way.text(side) for way in meeting.ways]
        else:
            theirs = meeting.readings[1 - side]
            fits = [format_marks(reading.marks) for reading in meeting.readings[side]]
            fits += [format_marks(tuple(map(mirrored, reading.marks))) for reading in theirs]
            if meeting.games == 1 and meeting.ways:
                fits.insert(0, meeting.ways[0].text(side))
        yield _finding(meeting, side, kind, tuple(dict.fromkeys((*fits, ""))), mirror="content")


def _finding(
    meeting: Meeting,
    side: int,
    about: Doubtful,
    ways: Sequence[str],
    weight: Weight = Weight.GRAVE,
    meant: str = "",
    mirror: str = "",
) -> ImportFinding:
    """A finding about one of its cells; *mirror* says what is told of the other one."""
    row, column = meeting.places[side]
    other = address(meeting.places[1 - side])
    content = shown(meeting.cells[1 - side])
    return ImportFinding(
        about,
        weight,
        row,
        column,
        found=shown(meeting.cells[side]),
        meant=meant,
        other=f"{other}: {content}" if mirror == "content" and content else other,
        ways=tuple(ways),
    )
