"""A tournament as a file, for a command to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from tests.spoken import Save


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Write a tournament to a file and give its path."""

    def write(tournament: Tournament) -> str:
        path = tmp_path / "event.arbiter"
        store.create(path, tournament, replace=True)
        return str(path)

    return write
