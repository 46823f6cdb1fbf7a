"""LibreOffice, for tests that need another program than ours to open a workbook."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

needs_office = pytest.mark.skipif(
    shutil.which("soffice") is None, reason="LibreOffice is not installed"
)


def resaved(paths: Sequence[Path], folder: Path) -> dict[str, Path]:
    """*paths* opened, recalculated and saved again into *folder*, by name: one start for all."""
    outcome = folder / "resaved"
    subprocess.run(
        [
            "soffice",
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            "--headless",
            "--convert-to",
            "xlsx",
            "--outdir",
            str(outcome),
            *map(str, paths),
        ],
        check=True,
        capture_output=True,
        timeout=180,
    )
    return {path.stem: outcome / path.name for path in paths}
