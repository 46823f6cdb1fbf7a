"""What is made when a wheel or an sdist is built: compiled texts, and where resources lie."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import translations

SOURCES_OF_OTHERS = (".ts",)
"""What only those need who change it."""


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Of the wheel and of the sdist, so that a wheel made from the sdist needs no compiler."""

    def dependencies(self) -> list[str]:
        """The tool that compiles texts comes with Qt; not asked for where all are compiled."""
        wanted: list[str] = self.metadata.core.dependencies
        qt = [name for name in wanted if name.lower().startswith("pyside6")]
        return qt if translations.to_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is not compiled, and lay the resources below the package."""
        if translations.to_compile():
            translations.compile_all(Path(sysconfig.get_path("scripts")))
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"].update(laid_out(Path(self.root)))


def laid_out(root: Path) -> dict[str, str]:
    """Where each file of the resources lies in the wheel."""
    places = {
        str(file): f"arbiter/{file.relative_to(root).as_posix()}"
        for file in sorted((root / "resources").rglob("*"))
        if file.is_file() and file.suffix not in SOURCES_OF_OTHERS
    }
    return places | {str(root / "packaging" / "LICENSE"): "arbiter/resources/LICENSE"}
