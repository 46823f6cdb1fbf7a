from __future__ import annotations

import gc
import tracemalloc
from dataclasses import replace
from datetime import datetime, timezone
from itertools import cycle
from random import Random

import pytest

from arbiter.domain import edits
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament, require_open
from arbiter.domain.edits import Edit
from arbiter.domain.errors import ArbiterError, GameNotFound
from arbiter.domain.import_edits import ImportTournament
from arbiter.domain.result import Result
from arbiter.domain.tournament import Closing, Tournament
from arbiter.storage.journal import JournalRow, Kind
from arbiter.storage.packed_journal import PackedJournal
from arbiter.storage.undo_line import UndoLine, replay
from tests.boards import drawn, seed
from tests.random_edits import any_edit, some_edits

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
FIRST = drawn(["Adams", "Berg", "Çelik", "Dahl"])
WIN = edits.SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = edits.SetResult(2, 3, 1, Result.DRAW)


def rows(*lines: tuple[Kind, Edit | None]) -> list[JournalRow]:
    return [
        JournalRow(number, NOON, "anna", kind, edit, None)
        for number, (kind, edit) in enumerate(lines, 1)
    ]


def test_edits_are_made_again_in_order() -> None:
    """From the first state to the last, with every state between."""
    beside = (CloseTournament, ReopenTournament)
    made = [edit for edit in some_edits(Random(3), 800) if not isinstance(edit, beside)][:600]
    line = replay(Tournament(), rows(*(("edit", edit) for edit in made)))
    state = Tournament()
    for place, edit in enumerate(made):
        assert line.step(place).before == state
        state = edit(state)
        assert line.step(place).after == state

    assert line.tournament == state
    assert (line.index, line.count) == (600, 600)


def test_an_undo_leaves_its_edit_to_be_redone() -> None:
    """Two done, one taken back."""
    line = replay(FIRST, rows(("edit", WIN), ("edit", DRAW), ("undone", DRAW)))

    assert line.tournament == WIN(FIRST)
    assert [line.step(place).edit for place in range(line.count)] == [WIN, DRAW]
    assert line.index == 1


def test_what_is_redone_is_there_again() -> None:
    """And can be undone again."""
    line = replay(FIRST, rows(("edit", WIN), ("undone", WIN), ("redone", WIN)))

    assert line.tournament == WIN(FIRST)
    assert line.index == 1


def test_a_new_edit_ends_what_could_be_redone() -> None:
    """As in the window."""
    line = replay(FIRST, rows(("edit", WIN), ("undone", WIN), ("edit", DRAW)))

    assert line.tournament == DRAW(FIRST)
    assert line.count == 1
    assert line.step(0).edit == DRAW


@pytest.mark.parametrize(
    "lines", [[("undone", WIN)], [("edit", WIN), ("redone", WIN)], [("edit", None)]]
)
def test_a_journal_that_makes_no_sense_is_refused(lines: list[tuple[Kind, Edit | None]]) -> None:
    """Undo of nothing, redo of nothing, an edit that nobody knows."""
    with pytest.raises(ValueError, match="row"):
        replay(FIRST, rows(*lines))


def test_an_edit_that_does_not_fit_is_refused() -> None:
    """A game of players who are not there."""
    with pytest.raises(GameNotFound):
        replay(FIRST, rows(("edit", edits.SetResult(7, 8, 1, None))))


def test_any_way_back_and_forth_meets_the_same_states() -> None:
    """Compared with a list that keeps every state: long undos, new edits half-way."""
    random = Random(11)
    journal = PackedJournal()
    line = UndoLine(Tournament(), journal)
    states, index, closing = [Tournament()], 0, Closing()
    for _ in range(3000):
        turn = random.choices(("edit", "undone", "redone", "far back"), (80, 12, 8, 0.4))[0]
        repeats = 300 if turn == "far back" else 1
        for _ in range(repeats):
            kind: Kind = "undone" if turn == "far back" else turn  # type: ignore[assignment]
            edit: Edit | None = WIN
            if kind == "edit":
                now = replace(states[index], closing=closing)
                try:
                    edit = any_edit(random, now)
                    require_open(now, edit)
                    after = edit(now)
                except ArbiterError:
                    continue
                closing = after.closing
                if not isinstance(edit, (CloseTournament, ReopenTournament)):
                    states[index + 1 :] = [after]
                    index += 1
            elif kind == "undone" and index:
                index -= 1
            elif kind == "redone" and index + 1 < len(states):
                index += 1
            else:
                continue
            journal.append(JournalRow(len(journal) + 1, NOON, "anna", kind, edit, None))
            line.follow()
            assert line.tournament == replace(states[index], closing=closing)
            assert (line.index, line.count) == (index, len(states) - 1)
    while index:
        index -= 1
        assert line.step(index).before == replace(states[index], closing=closing)


def test_what_was_closed_stays_said() -> None:
    """After a reopening everything before it can be undone and done again, in version 2."""
    final = seed()
    again = edits.SetResult(1, 2, 1, Result.DOUBLE_FORFEIT)
    reopen = ReopenTournament("an appeal", "2026-05-08")
    made = rows(("edit", again), ("edit", CloseTournament()), ("edit", reopen), ("undone", again))
    line = replay(final, made)
    second = Closing(False, 2, "2026-05-08", ("an appeal",))

    assert line.tournament == replace(final, closing=second)
    assert (line.index, line.count) == (0, 1)
    assert line.step(0).after == replace(again(final), closing=second)
    assert line.newest == line.step(0)
    with pytest.raises(ValueError, match="row 2"):
        replay(final, rows(("edit", CloseTournament()), ("undone", CloseTournament())))


def test_an_import_that_was_closed_is_taken_back_with_its_version() -> None:
    """Nothing of it is left."""
    table = ReopenTournament("an appeal")(CloseTournament()(seed()))
    edit = ImportTournament(table)
    line = replay(Tournament(), rows(("edit", edit), ("undone", edit), ("redone", edit)))

    assert line.tournament == table
    assert line.step(0).before == Tournament()


def test_an_import_that_was_reopened_since_comes_back_as_it_was_left() -> None:
    """Undo and Redo lead where they began, version included."""
    edit = ImportTournament(CloseTournament()(seed()))
    reopen = ReopenTournament("an appeal", "2026-05-08")
    there = rows(("edit", edit), ("edit", reopen))
    back = rows(("edit", edit), ("edit", reopen), ("undone", edit), ("redone", edit))

    assert replay(Tournament(), back).tournament == replay(Tournament(), there).tournament
    assert replay(Tournament(), back).tournament.closing.version == 2


def test_ten_thousand_steps_take_less_than_two_megabytes() -> None:
    """Beside the journal; keeping every state took twenty."""
    both = cycle((Result.DRAW, Result.WHITE_WINS))
    journal = PackedJournal()
    first = drawn([f"Player {n}" for n in range(1, 17)])
    tracemalloc.start()
    line = UndoLine(first, journal)
    for number, result in zip(range(10_000), both):
        edit = edits.SetResult(1, 2 + number // 2 % 15, 1, result)
        journal.append(JournalRow(number + 1, NOON, "anna", "edit", edit, None))
        line.follow()
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert line.count == 10_000
    assert held < 2_000_000
