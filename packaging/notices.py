"""The licences of everything in the built folder, as one text.

    python packaging/notices.py FOLDER FILE

Runs in the environment that the folder was built in: each library says its own licence, and on
Debian each library of the system that was taken along is asked for its package.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from arbiter.licences import LIBRARIES, heading, own_licence, summary, texts

TEXTS = Path(__file__).resolve().parent / "licences"
_ABOUT_QT = """\
Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They lie in the
folder "PySide6" as files of their own, unchanged, and may be exchanged for others of the same
version. Their source is published by The Qt Company (www.qt.io) under the version named above.
The licence itself and the GNU General Public License, which it adds to, stand further down.
"""
_ABOUT_BOOTLOADER = """\
The small program that starts Python was made by PyInstaller {version}. It is free under the GNU
General Public License, version 2 or later, with an exception that allows it to be given away with
programs under any licence.
"""


def compose(system: dict[str, str]) -> str:
    """The whole text; *system* holds notices of the system's libraries by package."""
    bootloader = _ABOUT_BOOTLOADER.format(version=metadata.version("pyinstaller"))
    known = [f"Python {sys.version.split()[0]}: PSF-2.0", *map(summary, LIBRARIES), *system]
    parts = [
        own_licence(),
        heading("What is in this folder beside Arbiter"),
        "\n".join(known) + "\n",
        _ABOUT_QT,
        bootloader,
        heading("Python") + python_licence(),
        *filter(None, map(texts, LIBRARIES)),
        heading("Inside Qt") + (TEXTS / "qt-parts.txt").read_text("utf-8"),
    ]
    for name in ("LGPL-3", "GPL-3", "Apache-2.0"):
        parts.append(heading(name) + (TEXTS / f"{name}.txt").read_text("utf-8"))
    parts += [heading(package) + text for package, text in sorted(system.items())]
    return "\n".join(parts)


def python_licence() -> str:
    """What this Python brings along as its licence, with those of its own parts."""
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        file = Path(folder) / "LICENSE.txt"
        if file.exists():
            return file.read_text("utf-8", "replace")
    raise SystemExit("This Python has no LICENSE.txt; build with one that has.")


def system_libraries(folder: Path) -> dict[str, str]:
    """The notices of the libraries in *folder* that came from Debian packages."""
    notices: dict[str, str] = {}
    for library in sorted(folder.glob("lib*.so*")):
        if library.name.startswith("libpython"):
            continue
        asked = subprocess.run(
            ["dpkg", "-S", f"*/{library.name}"], capture_output=True, text=True, check=False
        )
        for line in asked.stdout.splitlines():
            package = line.split(":")[0]
            notice = Path("/usr/share/doc") / package / "copyright"
            if notice.exists():
                notices[package] = notice.read_text("utf-8", "replace")
                break
        else:
            raise SystemExit(f"Nobody knows under which licence {library.name} is.")
    return notices


if __name__ == "__main__":
    built, target = map(Path, sys.argv[1:])
    linux = sys.platform.startswith("linux")
    target.write_text(compose(system_libraries(built) if linux else {}), "utf-8")
