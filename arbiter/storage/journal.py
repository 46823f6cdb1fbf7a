"""The journal: who did what and when, and the way back through all of it.

The journal is only ever added to: an undo is one more row. Played from the first state it
gives the present one, and on the way everything that Undo and Redo need.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, NamedTuple

from arbiter.domain import edits
from arbiter.domain.edits import Edit
from arbiter.domain.plain import to_plain
from arbiter.domain.tournament import Tournament

Kind = Literal["edit", "undone", "redone"]


class JournalRow(NamedTuple):
    """One line of the journal.

    ``number`` counts from 1 without gaps. ``edit`` is what was done, undone or redone; None
    if a newer program wrote it. ``old`` is what the edit replaced, as plain data, in all
    three kinds: for an undo it is what came back.
    """

    number: int
    at: datetime
    user: str
    kind: Kind
    edit: Edit | None
    old: Any


class Done(NamedTuple):
    """One edit that was made, with the states on both sides of it and what it replaced."""

    edit: Edit
    before: Tournament
    after: Tournament
    at: datetime
    old: Any


@dataclass(frozen=True, slots=True)
class History:
    """What a replay gives: the edits that can be undone (``steps[:index]``) or redone (the
    rest), and the state they lead to."""

    steps: tuple[Done, ...]
    index: int
    tournament: Tournament


def replay(first: Tournament, rows: Sequence[JournalRow]) -> History:
    """Everything that *rows* say, done again from *first*.

    :raises ValueError: a row can't be repeated: an unknown edit, or an undo of nothing.
    :raises ArbiterError: an edit does not fit the state that it meets.
    """
    steps: list[Done] = []
    index = 0
    state = first
    for row in rows:
        if row.kind == "undone":
            if index == 0:
                raise ValueError(f"row {row.number} undoes nothing")
            index -= 1
            state = steps[index].before
        elif row.kind == "redone":
            if index == len(steps):
                raise ValueError(f"row {row.number} redoes nothing")
            state = steps[index].after
            index += 1
        elif row.edit is None:
            raise ValueError(f"row {row.number} holds an unknown edit")
        else:
            after = row.edit(state)
            # A copy: what was computed from a state does not stay in the history.
            steps[index:] = [Done(row.edit, replace(state), after, row.at, row.old)]
            index += 1
            state = after
    return History(tuple(steps), index, state)


def old_value(edit: Edit, before: Tournament) -> Any:
    """What *edit* replaces in *before*, as plain data; None where it only adds or moves.

    For a game a dictionary of its ``result``, ``pending`` and ``until``, as far as it had
    them; for several games a list of these.
    """
    match edit:
        case edits.SetResult() | edits.SetPending():
            game = before.game(edit.first, edit.second, edit.cycle)
            known = {"result": game.result, "pending": game.pending, "until": game.until}
            return {name: to_plain(value) for name, value in known.items() if value}
        case edits.SetResults(results):
            return [old_value(result, before) for result in results]
        case edits.SetPlayer(number) | edits.RemovePlayer(number) | edits.MovePlayer(number):
            return to_plain(before.player(number))
        case edits.DrawLots() | edits.CancelLots():
            return to_plain(before.lots)
        case edits.SetEvent():
            return to_plain(before.event)
        case edits.SetRegulations():
            return to_plain(before.regulations)
        case edits.SetTournament():
            return {"event": to_plain(before.event), "regulations": to_plain(before.regulations)}
        case edits.SetRoundStarts():
            return to_plain(before.round_starts)
    return None
