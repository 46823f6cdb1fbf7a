"""Foreign files with something wrong in them, the same ones every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book
from tests.fuzzing import Tally, fuzz, seeds

KINDS = sorted(seeds())


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_made_wrong_is_sound_at_first(kind, tmp_path):
    """The first of each kind is read without a grave finding."""
    path = tmp_path / f"sound.{kind}"
    path.write_bytes(seeds()[kind][0])

    assert not recognise(read_book(path)).grave


def test_none_crashes_hangs_or_raises_what_is_no_refusal(tmp_path):
    tally = fuzz(tmp_path, 60 * len(KINDS), seed=7)

    assert tally.faults == []
    assert tally.read.total() + tally.refused.total() == 60 * len(KINDS)
    assert set(tally.read) == set(tally.refused) == set(KINDS)
    assert not list(tmp_path.iterdir())


def test_a_fault_is_counted_and_its_file_is_kept(tmp_path):
    """Else nothing found would mean nothing."""

    def broken(_: Path) -> None:
        raise ZeroDivisionError("so")

    kept: list[str] = []
    tally = fuzz(tmp_path, 3, seed=1, read=broken, keep=lambda path: kept.append(path.name))

    assert tally.faults[0].endswith("ZeroDivisionError: so")
    assert len(kept) == len(tally.faults) == 3


def test_a_reader_that_hangs_is_stopped(tmp_path, monkeypatch):
    import tests.fuzzing

    def hanging(_: Path) -> None:
        while True:
            pass

    monkeypatch.setattr(tests.fuzzing, "SECONDS", 0.05)
    tally = Tally()
    tally.take("csv", tmp_path / "a.csv", read=hanging)

    assert "Hung" in tally.faults[0]
