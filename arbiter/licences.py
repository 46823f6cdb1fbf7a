"""The licence of the program, and those of the libraries that it stands on."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

from arbiter import paths

LIBRARIES = (*("PySide6-Essentials", "shiboken6", "openpyxl", "et_xmlfile", "defusedxml", "xlrd"),)
"""What ``pip`` installs with the program, by the names of its packages."""
NOTICES = "NOTICES.txt"
"""In the built program: the licences of everything in its folder."""

_RULE = "=" * 78


def own_licence() -> str:
    """The text under which the program itself is given away."""
    resources = paths.resources()
    for file in (resources / "LICENSE", resources.parent / "packaging" / "LICENSE"):
        if file.exists():
            return file.read_text("utf-8")
    return "MIT\n"


def notices() -> str:
    """All licences, for people: as they were collected when the program was built, else as the
    libraries that are installed beside it say themselves."""
    if paths.is_frozen():
        collected = paths.resources() / NOTICES
        if collected.exists():
            return collected.read_text("utf-8")
    python = f"Python {sys.version.split()[0]}: PSF-2.0"
    known = [python, *(summary(name) for name in LIBRARIES)]
    parts = [own_licence(), heading("The libraries beside it"), "\n".join(known)]
    return "\n".join([*parts, *map(texts, LIBRARIES)])


def heading(words: str) -> str:
    """*words* between two rules."""
    return f"{_RULE}\n{words}\n{_RULE}\n"


def summary(name: str) -> str:
    """One line: a library's name, version and licence; where it isn't installed, that."""
    try:
        found = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return f"{name}: not installed"
    licence = found["License-Expression"] or found["License"] or "see its own notice"
    return f"{found['Name']} {found['Version']}: {licence.splitlines()[0]}"


def texts(name: str) -> str:
    """The licence files that a library brings along, one after the other; mostly one or none."""
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return ""
    said = []
    for file in files:
        in_its_metadata = ".dist-info" in str(file)
        if in_its_metadata and file.name.upper().startswith(("LICEN", "COPYING", "AUTHORS")):
            text = Path(str(file.locate())).read_text("utf-8", "replace")
            said.append(heading(f"{name}: {file.name}") + text)
    return "\n".join(said)
