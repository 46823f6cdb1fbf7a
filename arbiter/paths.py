"""Where the program finds its own things, and where it keeps the user's.

Known here and nowhere else, and without Qt, so that the command line starts quickly.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

HOME_VARIABLE = "ARBITER_HOME"
"""With this environment variable everything of the user's lies below the folder it names."""


def resources() -> Path:
    """The folder of texts, icons and examples: in the frozen program, the wheel, the checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) / "resources" if frozen is not None else _unpacked(__file__)


def is_frozen() -> bool:
    """Whether this is the program that was packed into a folder of its own."""
    return getattr(sys, "_MEIPASS", None) is not None


@cache
def _unpacked(module: str) -> Path:
    """Looked for once: the disk is asked for every part of the path."""
    package = Path(module).resolve().parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"


def data_folder() -> Path:
    """The folder of tournaments that have no name yet; it is made when it is missing."""
    return _made(_place("data", "XDG_DATA_HOME", ".local/share"))


def settings_folder() -> Path:
    """The folder of what the program remembers between two starts; made when it is missing."""
    return _made(_place("settings", "XDG_CONFIG_HOME", ".config"))


def _place(name: str, variable: str, otherwise: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / name
    if sys.platform == "win32":
        roaming = os.environ.get("APPDATA")
        base = Path(roaming) if roaming else Path.home() / "AppData" / "Roaming"
        return base / "Arbiter" / name
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Arbiter" / name
    # The XDG rule: a relative path in the variable is to be ignored.
    chosen = Path(os.environ.get(variable, ""))
    return (chosen if chosen.is_absolute() else Path.home() / otherwise) / "arbiter"


def _made(folder: Path) -> Path:
    # Where it can't be made, whoever writes there says so of his own file.
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
