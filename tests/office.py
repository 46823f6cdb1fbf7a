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


def resaved(paths: Sequence[Path], folder: Path, form: str = "xlsx") -> dict[str, Path]:
    """*paths* opened, recalculated and saved again into *folder* as *form*, by name: one start
    for all."""
    outcome = folder / "resaved"
    subprocess.run(
        [
            "soffice",
            f"-env:UserInstallation={(folder / 'profile').as_uri()}",
            "--headless",
            "--convert-to",
            form,
            "--outdir",
            str(outcome),
            *map(str, paths),
        ],
        check=True,
        capture_output=True,
        timeout=180,
    )
    return {path.stem: (outcome / path.name).with_suffix(f".{form}") for path in paths}
