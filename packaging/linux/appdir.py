"""The built program as an AppDir, from which ``appimagetool`` makes one file.

python3 packaging/linux/appdir.py
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MADE = HERE.parents[1] / "build"
_RUN = """#!/bin/sh
# What an AppImage starts: the program beside this file, wherever it is mounted.
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/arbiter/arbiter" "$@"
"""


def make(folder: Path, icons: Path, target: Path) -> Path:
    """Lay out *target* from the program in *folder*; the file that starts it."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder, target / "usr" / "lib" / "arbiter", symlinks=True)
    shutil.copy(HERE / "arbiter.desktop", target)
    shutil.copy(icons / "arbiter-256.png", target / "arbiter.png")
    (target / ".DirIcon").symlink_to("arbiter.png")
    start = target / "AppRun"
    start.write_text(_RUN, "utf-8")
    start.chmod(0o755)
    return start


if __name__ == "__main__":
    program = MADE / "program" / "arbiter"
    if not program.is_dir():
        sys.exit("Build the program first: python3 packaging/build.py")
    print(make(program, MADE / "icons", MADE / "Arbiter.AppDir"))
