"""The program as a folder that needs no Python, for the system that this runs on.

    python3 packaging/build.py            everything below, into dist/
    python3 packaging/build.py --folder   the folder alone

Into ``dist/`` come the folder, packed for a memory stick; on Debian and its like a package of the
system; a page for the administrator of the hall; and the checksums of all that. What turns the
folder into an installer for Windows or a disk image for macOS lies in ``windows`` and ``macos``.
Standard library only; PyInstaller lives in an environment of its own in ``build/``.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import packing
import translations
from environment import ROOT, CannotGoOn
from linux import debian

MADE = ROOT / "build"
ENVIRONMENT = MADE / "environment"
TARGET = ROOT / "dist"
PROGRAM = "arbiter"
NOTICES = "NOTICES.txt"
OLDEST = "oldest.txt"
MAC_RESOURCES = Path("Arbiter.app", "Contents", "Resources", "resources")

_SYSTEMS = {"win32": "windows", "darwin": "macos"}


def version() -> str:
    """As the program itself says it."""
    text = (ROOT / "arbiter" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def full_name() -> str:
    """Program, version, system and processor: ``arbiter-1.2.0-linux-x86_64``."""
    system = _SYSTEMS.get(sys.platform, "linux")
    return f"{PROGRAM}-{version()}-{system}-{platform.machine().lower()}"


def build() -> Path:
    """Make the folder; where it lies."""
    python = environment.make(ENVIRONMENT, "build")
    translations.compile_all(python.parent)
    _run(python, ROOT / "packaging" / "icons.py", MADE / "icons")
    (MADE / "version.txt").write_text(packing.windows_version_data(version()), "utf-8")
    if sys.platform == "darwin":
        oldest = packing.oldest_system(MADE, python)
        (MADE / "Info.plist").write_bytes(packing.info_plist(version(), oldest))
    work = ["--distpath", MADE / "program", "--workpath", MADE / "work"]
    quiet = ["--noconfirm", "--log-level", "WARN"]
    _run(python, "-m", "PyInstaller", ROOT / "packaging" / "arbiter.spec", *work, *quiet)
    folder = MADE / "program" / PROGRAM
    inside = folder / "_internal"
    oldest = packing.oldest_system(inside, python)
    _run(python, ROOT / "packaging" / "notices.py", inside, folder / NOTICES)
    for resources in (inside / "resources", MADE / "program" / MAC_RESOURCES):
        if resources.is_dir():
            (resources / OLDEST).write_text(oldest + "\n", "utf-8")
            shutil.copy(ROOT / "packaging" / "LICENSE", resources)
            shutil.copy(folder / NOTICES, resources)
    note = packing.note(version(), oldest, packing.size_of(folder), full_name())
    (folder / packing.NOTE).write_text(note, "utf-8")
    named = TARGET / full_name()
    shutil.rmtree(named, ignore_errors=True)
    TARGET.mkdir(exist_ok=True)
    shutil.copytree(folder, named, symlinks=True)
    return named


def pack(folder: Path) -> list[Path]:
    """What is handed on: the folder packed, the system's own package, page and checksums."""
    files = [packing.archive(folder)]
    if shutil.which("dpkg-deb"):
        files.append(debian.make(folder, MADE, TARGET, version()))
    shutil.copy(folder / packing.NOTE, TARGET / packing.NOTE)
    files.append(TARGET / packing.NOTE)
    sums = TARGET / packing.CHECKSUMS
    sums.write_text(packing.checksums(files), "utf-8")
    return [*files, sums]


def _run(python: Path, *words: str | Path) -> None:
    command = [str(python), *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, env=environment.variables(), check=False)
    if done.returncode:
        raise CannotGoOn(f"{' '.join(command[1:4])} failed; the lines above say why.")


def main(words: list[str] | None = None) -> int:
    """Build what is asked for; the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", action="store_true", help="the folder alone, nothing packed")
    asked = parser.parse_args(words)
    try:
        made = [folder := build()]
        if not asked.folder:
            made += pack(folder)
    except CannotGoOn as reason:
        print(reason, file=sys.stderr)
        return 1
    for path in made:
        megabytes = packing.size_of(path) / 1_000_000
        print(f"{path.relative_to(ROOT).as_posix():60} {megabytes:6.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
