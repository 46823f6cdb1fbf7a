"""What every test of the window may rely on."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.ui import file_names


@pytest.fixture(autouse=True)
def documents(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of the user's documents: no test leaves a sheet there."""
    folder = tmp_path_factory.mktemp("documents")
    monkeypatch.setattr(file_names, "documents_folder", lambda: folder)
    return folder
