"""Screens that nobody has: what Qt's offscreen platform is told of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DESK = ("desk", 0, 1366, 768)
"""The screen of a hall laptop: its name, where it begins from the left, width and height."""

Screen = tuple[str, int, int, int]


def platform(folder: Path, *screens: Screen) -> str:
    """The value of ``QT_QPA_PLATFORM`` for a program that has *screens*, which are written down
    in *folder*. Windows have no frames there."""
    file = folder / "screens.json"
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    told = [
        {"name": name, "x": left, "y": 0, "width": width, "height": height} | dots
        for name, left, width, height in screens
    ]
    file.write_text(json.dumps({"windowFrameMargins": False, "screens": told}))
    return f"offscreen:configfile={file}"


def said_on(folder: Path, module: str, *words: str, screens: tuple[Screen, ...]) -> str:
    """What *module* of the tests prints, run with *folder* and *words* on *screens*; its
    settings are in *folder* too."""
    return subprocess.run(
        [sys.executable, "-m", module, str(folder), *words],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": platform(folder, *screens),
            "ARBITER_HOME": str(folder),
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
