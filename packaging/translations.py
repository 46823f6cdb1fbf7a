"""The screen's texts: collected from the source into ``resources/i18n/*.ts``, compiled to ``.qm``.

Both with the tools that come in the PySide6 wheel. Standard library only.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import environment
from environment import ROOT, CannotGoOn

FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "ru", "sv", "tr")


def source_file(language: str, folder: Path = FOLDER) -> Path:
    """Where the translations into *language* are written by people."""
    return folder / f"arbiter_{language}.ts"


def update(folder: Path = FOLDER) -> None:
    """Bring every ``.ts`` in *folder* up to date with the source; what is gone is dropped.

    English holds the plural forms only: *1 game*, *2 games*.
    """
    sources = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("arbiter/**/*.py"))]
    for language in LANGUAGES:
        plurals = ["-pluralonly"] if language == "en" else []
        options = ["-no-obsolete", "-locations", "none", "-silent", *plurals]
        languages = ["-source-language", "en", "-target-language", language]
        _tool(
            "lupdate", [*sources, *options, *languages, "-ts", str(source_file(language, folder))]
        )


def compile_all() -> None:
    """Make each ``.qm`` that is missing or older than its ``.ts``."""
    for language in LANGUAGES:
        source = source_file(language)
        compiled = source.with_suffix(".qm")
        if not source.exists():
            continue
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            _tool("lrelease", ["-silent", str(source), "-qm", str(compiled)])


def _tool(name: str, arguments: list[str]) -> None:
    program = environment.BIN / (f"pyside6-{name}" + (".exe" if os.name == "nt" else ""))
    done = subprocess.run([program, *arguments], cwd=ROOT, env=environment.variables(), check=False)
    if done.returncode:
        raise CannotGoOn(f"{name} failed; the lines above say why.")
