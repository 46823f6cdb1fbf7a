"""What is in memory is written and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.document.writing_out import write_out
from arbiter.domain.errors import FileExists, StorageError
from arbiter.storage import store
from tests.boards import drawn, seed


def test_it_is_there_and_over_nothing_else(tmp_path: Path) -> None:
    """Only by the arbiter's word over a file that is there."""
    path = tmp_path / "cup.arbiter"
    write_out(path, seed(), seed(), [], replace=False)
    with pytest.raises(FileExists):
        write_out(path, drawn(4), drawn(4), [], replace=False)

    assert store.read(path).tournament == seed()


def test_what_reads_otherwise_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stick that forgets."""
    other = tmp_path / "other.arbiter"
    store.create(other, drawn(4))
    contents = store.read(other)
    monkeypatch.setattr(store, "read", lambda _: contents)
    with pytest.raises(StorageError, match="differs"):
        write_out(tmp_path / "cup.arbiter", seed(), seed(), [], replace=False)
