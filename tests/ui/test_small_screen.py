"""At 200 % a hall laptop has 683 x 384 pixels: every dialog is to be had there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SCREEN = {"name": "desk", "x": 0, "y": 0, "width": 683, "height": 384}
DOTS = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_dialog_is_larger_than_the_screen(tmp_path: Path, language: str) -> None:
    """What does not fit scrolls."""
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"windowFrameMargins": False, "screens": [SCREEN | DOTS]}))
    said = subprocess.run(
        [sys.executable, "-m", "tests.small_screen", str(tmp_path), language],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "ARBITER_HOME": str(tmp_path),
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert said.stdout == "done\n"
