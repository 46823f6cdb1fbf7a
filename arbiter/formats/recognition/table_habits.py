"""What a whole table does in one way: dashes for games not played, one half left empty."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.formats.recognition.agreeing import Way, read_way
from arbiter.formats.recognition.marks import Mark, mirrored
from arbiter.formats.recognition.mirror import Meeting
from arbiter.formats.recognition.result_cells import Reading


def settle_dashes(meetings: Sequence[Meeting], players: int) -> None:
    """Say of each game with a dash on both sides whether it is a double forfeit.

    It is one where the table has forfeits, or where it is the only one; but dashes in half
    of a round, or all along a row, only fill the cells of games not played.
    """
    dashed = [meeting for meeting in meetings if _both_dashed(meeting)]
    if not dashed:
        return
    forfeits = any(
        result in (Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT)
        for meeting in meetings
        for result in meeting.results
    )
    lines = [line for meeting in dashed for line in meeting.lines]
    all_along = any(lines.count(line) >= players - 1 for line in lines)
    fillers = len(dashed) * 2 > players or all_along or (len(dashed) > 1 and not forfeits)
    for meeting in dashed:
        wanted = Result.DOUBLE_FORFEIT if not fillers else None
        meeting.chosen = next(way for way in meeting.ways if way.results == (wanted,))
        if fillers or not forfeits:
            meeting.trouble = Doubtful.DASHES


def _both_dashed(meeting: Meeting) -> bool:
    results = {way.results for way in meeting.ways}
    return meeting.chosen is None and results == {(Result.DOUBLE_FORFEIT,), (None,)}


def settle_empty_half(meetings: Sequence[Meeting]) -> None:
    """Read the one half of a table whose other half is wholly empty.

    Each of its games stays listed: nothing but the totals bears it out.
    """
    reported = [meeting for meeting in meetings if not all(cell.empty for cell in meeting.cells)]
    for side in (0, 1):
        full = [
            meeting
            for meeting in reported
            if meeting.trouble is Doubtful.MIRROR_MISSING and meeting.cells[1 - side].empty
        ]
        if len(full) < len(reported) or len(full) < 3:
            continue
        for meeting in full:
            readings = [reading for reading in meeting.readings[side] if not reading.open]
            if len(readings) == 1:
                meeting.chosen = _from_one_side(readings[0], side)
        return


def _from_one_side(reading: Reading, side: int) -> Way | None:
    mirror = Reading(reading.opposite or tuple(map(mirrored, reading.marks)), total=reading.total)
    return read_way(*((reading, mirror) if side == 0 else (mirror, reading)))


def is_open_dash(meeting: Meeting) -> bool:
    """Whether one cell holds a dash and the other nothing: not played, it seems."""
    said = [side[0].marks if side else () for side in meeting.readings]
    return meeting.results == (None,) and (Mark.FORFEIT_LOSS,) in said
