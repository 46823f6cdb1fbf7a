from __future__ import annotations

import gc
import tracemalloc
from datetime import datetime, timedelta, timezone
from random import Random

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.storage.journal import JournalRow, old_value
from arbiter.storage.packed_journal import PackedJournal
from tests.random_edits import some_edits

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)


def some_rows(count: int) -> list[JournalRow]:
    state = Tournament()
    rows = []
    for number, edit in enumerate(some_edits(Random(5), count), 1):
        rows.append(
            JournalRow(
                number,
                NOON + timedelta(milliseconds=700 * number),
                "anna",
                "edit",
                edit,
                old_value(edit, state),
            )
        )
        state = edit(state)
    return rows


@pytest.mark.parametrize("count", [0, 1, 255, 256, 511, 512, 513, 1300])
def test_what_goes_in_comes_out(count: int) -> None:
    """Row by row, packed or not, from either end, in slices."""
    rows = some_rows(count)
    journal = PackedJournal(rows)

    assert len(journal) == count
    assert list(journal) == rows
    assert journal == rows
    assert journal[::-1] == rows[::-1]
    assert journal[3:700:7] == rows[3:700:7]
    for place in {0, 1, 255, 256, 511, 512, count - 1} & set(range(count)):
        assert journal[place] == rows[place]
        assert journal[place - count] == rows[place]


def test_a_row_that_a_newer_program_wrote_stays_unknown() -> None:
    """Its edit is None before packing and after."""
    rows = [JournalRow(n, NOON, "anna", "edit", None, {"x": n}) for n in range(1, 601)]

    assert list(PackedJournal(rows)) == rows


def test_it_is_no_other_journal() -> None:
    """One row more, or another one, and they differ."""
    rows = some_rows(520)

    assert PackedJournal(rows) != rows[:-1]
    assert PackedJournal(rows) != [*rows[:2], rows[0], *rows[3:]]
    assert PackedJournal(rows) == PackedJournal(rows)
    with pytest.raises(IndexError):
        PackedJournal(rows)[520]


def test_ten_thousand_rows_take_less_than_a_megabyte() -> None:
    """What a whole season of entries would fill."""
    rows = some_rows(600)
    tracemalloc.start()
    journal = PackedJournal()
    for number in range(10_000):
        journal.append(rows[number % 600]._replace(number=number + 1))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert len(journal) == 10_000
    assert held < 1_000_000
