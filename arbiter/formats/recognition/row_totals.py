"""Points as witnesses: which reading of a doubtful cell brings a row to its total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbiter.domain.import_findings import Doubtful
from arbiter.domain.result import Result
from arbiter.domain.scoring import HalfPoints, Scoring
from arbiter.formats.recognition.agreeing import Way
from arbiter.formats.recognition.marks import Agreement
from arbiter.formats.recognition.mirror import Meeting

Totals = Mapping[int, HalfPoints]
"""Half points by line, where they are known."""


def settle(meetings: Sequence[Meeting], totals: Totals, scoring: Scoring) -> None:
    """Choose a way for each of *meetings* that has several, as far as the totals tell.

    Where the ways differ only in which game came first, the first is taken. Endings that
    take an arbiter's decision (0-0, ½-0) are kept only where both totals bear them out.
    """
    _narrow(meetings, totals, scoring)
    for meeting in meetings:
        if meeting.chosen is None and meeting.ways:
            _choose(meeting)
    decided = [
        meeting
        for meeting in meetings
        if meeting.chosen is not None
        and meeting.chosen.agreement is Agreement.DECIDED
        and not meeting.by_hand
    ]
    # Noughts on both sides all over the table are games not played, whatever they add up to.
    noughts = [m for m in decided if m.chosen and Result.BOTH_LOSE in m.chosen.results]
    too_many = len(noughts) > max(1, len(meetings) // 10)
    unproven = [
        meeting
        for meeting in decided
        if (too_many and meeting in noughts)
        or any(
            line not in totals or total_of(line, meetings, scoring) != totals[line]
            for line in meeting.lines
        )
    ]
    for meeting in unproven:
        meeting.chosen = None
        meeting.trouble = Doubtful.MIRROR_DIFFERS


def total_of(line: int, meetings: Sequence[Meeting], scoring: Scoring) -> HalfPoints | None:
    """Half points of *line* from its games; None while one of them is not settled."""
    total = 0
    for meeting in meetings:
        if line in meeting.lines:
            if meeting.chosen is None:
                return None
            total += meeting.chosen.points(meeting.lines.index(line), scoring)
    return total


def _choose(meeting: Meeting) -> None:
    orders = {tuple(sorted(str(result) for result in way.results)) for way in meeting.ways}
    if len(orders) == 1:
        meeting.chosen = meeting.ways[0]
    else:
        meeting.trouble = next(
            (doubt for way in meeting.ways for one in way.readings for doubt in one.doubts),
            Doubtful.NO_RESULT,
        )


def _narrow(meetings: Sequence[Meeting], totals: Totals, scoring: Scoring) -> None:
    """Strike the ways that no choice elsewhere could bring to the totals."""
    rows = {
        line: [meeting for meeting in meetings if line in meeting.lines]
        for line in totals
        if all(m.ways or m.chosen for m in meetings if line in m.lines)
    }
    struck = True
    while struck:
        struck = False
        for meeting in meetings:
            if meeting.chosen is not None or len(meeting.ways) < 2:
                continue
            left = [
                way
                for way in meeting.ways
                if all(
                    _reachable(line, rows[line], meeting, way, totals[line], scoring)
                    for line in meeting.lines
                    if line in rows
                )
            ]
            if left and len(left) < len(meeting.ways):
                meeting.ways = left
                struck = True
                if len({way.results for way in left}) == 1:
                    meeting.chosen = left[0]


def _reachable(
    line: int,
    row: Sequence[Meeting],
    fixed: Meeting,
    way: Way,
    total: HalfPoints,
    scoring: Scoring,
) -> bool:
    sums = {way.points(fixed.lines.index(line), scoring)}
    for meeting in row:
        if meeting is fixed:
            continue
        ways = [meeting.chosen] if meeting.chosen else meeting.ways
        gains = {way.points(meeting.lines.index(line), scoring) for way in ways}
        sums = {sum_ + gain for sum_ in sums for gain in gains if sum_ + gain <= total}
        if not sums:
            return False
    return total in sums
