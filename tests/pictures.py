"""Pictures of every surface of the real window, and of every sheet, in ``pictures/``.

    python -m tests.pictures [light] [dark] [scale200] [russian] [text150] [sheets]
    python -m tests.pictures help      the pictures that the help shows, into resources/help

Each look is a process of its own, because the scale of the screen is fixed when Qt starts.
The screen has 1366 x 768 dots; at 200 % that is half as much in Qt's own pixels.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.screens import DESK, platform

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "pictures"


@dataclass(frozen=True)
class Look:
    """How the program is dressed for one set of pictures."""

    theme: str = "light"
    language: str = "en"
    scale: int = 1
    text_size: int = 100


LOOKS = {
    "light": Look(),
    "dark": Look(theme="dark"),
    "scale200": Look(scale=2),
    "scale200-dark": Look(theme="dark", scale=2),
    "russian": Look(language="ru"),
    "swedish": Look(language="sv"),
    "turkish": Look(language="tr"),
    "text150": Look(text_size=150),
}


def main(words: list[str]) -> int:
    """Take those named, or all; 1 if one could not be taken."""
    if words == ["help"]:
        return _help()
    names = words or [*LOOKS, "sheets"]
    unknown = [name for name in names if name not in (*LOOKS, "sheets")]
    if unknown:
        sys.exit(f"There is no look {', '.join(unknown)}; choose from {', '.join(LOOKS)}, sheets")
    status = 0
    for name in names:
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
        status = max(status, _sheets(folder) if name == "sheets" else _surfaces(name, folder))
        print(f"{len(list(folder.glob('*.png')))} pictures in {folder}", flush=True)
    return status


def _sheets(folder: Path) -> int:
    return _process(["tests/sheet_pictures.py", str(folder)], {})


def _help() -> int:
    status = 0
    for language in ("en", "ru", "sv", "tr"):
        folder = ROOT / "resources" / "help" / language / "pictures"
        with tempfile.TemporaryDirectory() as home:
            command = ["-m", "tests.help_pictures", str(folder), home, language]
            status = max(status, _process(command, {"ARBITER_HOME": home}))
        print(f"{len(list(folder.glob('*.png')))} pictures in {folder}", flush=True)
    return status


def _surfaces(name: str, folder: Path) -> int:
    look = LOOKS[name]
    with tempfile.TemporaryDirectory() as home:
        return _process(
            ["-m", "tests.surfaces", str(folder), look.theme, look.language, str(look.text_size)],
            {
                "QT_QPA_PLATFORM": platform(Path(home), DESK),
                "QT_SCALE_FACTOR": str(look.scale),
                "ARBITER_HOME": home,
                "PYSIDE6_OPTION_PYTHON_ENUM": "0x11",
            },
        )


def _process(command: list[str], extra: dict[str, str]) -> int:
    settings = {**os.environ, "PYTHONPATH": str(ROOT), **extra}
    settings.setdefault("QT_QPA_PLATFORM", "offscreen")
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=settings, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
