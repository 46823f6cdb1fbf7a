"""Undo after a restart: to the first key, unless the journal tells another story."""

from __future__ import annotations

import pytest

from arbiter.document.way_back import way_back
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import JournalRow
from arbiter.storage.mark import Mark
from arbiter.storage.packed_journal import PackedJournal
from arbiter.storage.store import Contents
from tests.boards import drawn, seed
from tests.storage.test_store import NOON

WIN = SetResult(1, 4, 1, Result.WHITE_WINS)


def contents(first: Tournament | None, after: Tournament, *rows: JournalRow) -> Contents:
    return Contents(after, first, PackedJournal(rows), Mark(1, ""))


def row(number: int, edit: SetResult | None = WIN) -> JournalRow:
    return JournalRow(number, NOON, "anna", "edit", edit, {})


def test_each_step_can_be_taken_back() -> None:
    """From the present state to the first."""
    line = way_back(contents(drawn(4), WIN(drawn(4)), row(1)))

    assert line is not None
    assert line.count == line.index == 1
    assert line.step(0).before == drawn(4)


@pytest.mark.parametrize(
    "told",
    [
        contents(drawn(4), drawn(4)),
        contents(None, WIN(drawn(4)), row(1)),
        contents(drawn(4), drawn(4), row(1)),
        contents(drawn(4), WIN(drawn(4)), row(1, None)),
        contents(Tournament(), seed(), row(1)),
    ],
    ids=["no step", "no beginning", "another end", "an unknown edit", "an edit that does not fit"],
)
def test_a_journal_that_tells_another_story_takes_nothing_back(told: Contents) -> None:
    """What is stored wins."""
    assert way_back(told) is None
