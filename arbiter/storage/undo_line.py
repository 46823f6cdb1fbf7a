"""The way back: every edit that can be undone or redone, to the first key, in little memory.

Only the steps around the present one are kept whole. For the others there are the edits in
the journal, and a packed state every so often from which they are made once more.

Closing and reopening are no steps: what has gone out as version 1 can't be made unsaid. A
step that is undone after a reopening takes back what it did, and the version stays.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.plain import from_plain, to_plain
from arbiter.domain.tournament import Closing, Tournament
from arbiter.storage.journal import Done, JournalRow

_STRIDE = 128
"""A packed state is kept before every so many steps."""
_AT_HAND = 2 * _STRIDE
"""So many whole steps are kept, those of the present and those looked at last."""


class UndoLine:
    """The edits that can be undone (the first ``index`` of ``count``) or redone (the rest).

    *rows* is the journal, which the line goes by and which grows beside it; *first* the
    state that it begins with, after *beginning* rows of the journal that can't be undone.
    ``newest`` is what the last row did, as it was done.
    """

    def __init__(
        self, first: Tournament, rows: Sequence[JournalRow], *, beginning: int = 0
    ) -> None:
        self.tournament = first
        self.newest: Done | None = None
        self.index = 0
        self._first = first.afresh()
        self._rows = rows
        self._followed = beginning
        self._places = array("L")
        self._states: dict[int, bytes] = {}
        self._steps: dict[int, Done] = {}
        self._brought: dict[int, Closing] = {}

    @property
    def count(self) -> int:
        """How many steps there are, undone ones included."""
        return len(self._places)

    def follow(self, done: Done | None = None) -> Done:
        """Go the step that the next row of the journal says, and give it.

        *done* is the step of a new edit, where it has been made already.

        :raises ValueError: the row can't be repeated: an unknown edit, or an undo of nothing.
        :raises ArbiterError: its edit does not fit the present state.
        """
        row = self._rows[self._followed]
        if isinstance(row.edit, (CloseTournament, ReopenTournament)):
            step = self._closed(row, row.edit, done)
        elif row.kind == "undone":
            step = self._undone(row)
        elif row.kind == "redone":
            step = self._redone(row)
        else:
            step = self._made(row, done)
        self._followed += 1
        self.newest = step
        return step

    def step(self, place: int) -> Done:
        """The step in *place*, from 0: the one that leads from the state before it.

        It stands in the version of now, unless the step itself brought another.
        """
        if place not in self._steps:
            self._make_again(place // _STRIDE * _STRIDE)
        done, now = self._steps[place], self.tournament.closing
        before, after = done.before.closing, done.after.closing
        if place < self.index:
            before, after = now if before == after else before, now
        else:
            before, after = now, now if before == after else self._brought.get(place, after)
        if (before, after) == (done.before.closing, done.after.closing):
            return done
        return done._replace(
            before=replace(done.before, closing=before), after=replace(done.after, closing=after)
        )

    def _closed(
        self, row: JournalRow, edit: CloseTournament | ReopenTournament, done: Done | None
    ) -> Done:
        """Close or reopen, beside the steps."""
        if row.kind != "edit":
            raise ValueError(f"row {row.number} takes a closing back")
        if done is None:
            before = self.tournament.afresh()
            done = Done(edit, before, edit(before), row.at, row.old)
        self.tournament = done.after.afresh()
        return done

    def _undone(self, row: JournalRow) -> Done:
        if self.index == 0:
            raise ValueError(f"row {row.number} undoes nothing")
        step = self.step(self.index - 1)
        self.index -= 1
        if step.before.closing != step.after.closing:
            # What it brought may have been reopened since: that comes back with it.
            self._brought[self.index] = step.after.closing
        self.tournament = step.before.afresh()
        return step

    def _redone(self, row: JournalRow) -> Done:
        if self.index == self.count:
            raise ValueError(f"row {row.number} redoes nothing")
        step = self.step(self.index)
        self.index += 1
        self.tournament = step.after.afresh()
        return step

    def _made(self, row: JournalRow, done: Done | None) -> Done:
        if row.edit is None:
            raise ValueError(f"row {row.number} holds an unknown edit")
        if done is None:
            # A copy: what was computed from a state does not stay in the history.
            done = Done(
                row.edit,
                self.tournament.afresh(),
                row.edit(self.tournament),
                row.at,
                row.old,
            )
        for place in range(self.index, self.count):
            self._steps.pop(place, None)
            self._states.pop(place, None)
            self._brought.pop(place, None)
        del self._places[self.index :]
        if self.index % _STRIDE == 0 and self.index:
            self._states[self.index] = _packed(done.before)
        self._places.append(self._followed)
        self._keep(self.index, done)
        self.index += 1
        self.tournament = done.after.afresh()
        return done

    def _make_again(self, start: int) -> None:
        state = _unpacked(self._states[start]) if start else self._first
        for place in range(start, min(start + _STRIDE, self.count)):
            row = self._rows[self._places[place]]
            assert row.edit is not None  # it was made once
            after = row.edit(state)
            self._keep(place, Done(row.edit, state.afresh(), after.afresh(), row.at, row.old))
            state = after

    def _keep(self, place: int, done: Done) -> None:
        self._steps.pop(place, None)
        self._steps[place] = done
        while len(self._steps) > _AT_HAND:
            del self._steps[next(iter(self._steps))]


def replay(first: Tournament, rows: Sequence[JournalRow]) -> UndoLine:
    """Everything that *rows* say, done again from *first*.

    :raises ValueError: a row can't be repeated: an unknown edit, or an undo of nothing.
    :raises ArbiterError: an edit does not fit the state that it meets.
    """
    line = UndoLine(first, rows)
    for _ in rows:
        line.follow()
    return line


def _packed(tournament: Tournament) -> bytes:
    return zlib.compress(json.dumps(to_plain(tournament), separators=(",", ":")).encode())


def _unpacked(packed: bytes) -> Tournament:
    return from_plain(Tournament, json.loads(zlib.decompress(packed)))
