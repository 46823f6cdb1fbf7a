"""The licences, as the window shows them."""

from __future__ import annotations

import sys
from pathlib import Path

from arbiter import licences
from tests.source import ROOT


def test_our_own_stands_at_the_top() -> None:
    """The file in the checkout is the only place where it is written."""
    text = licences.notices()

    assert text.startswith((ROOT / "packaging" / "LICENSE").read_text("utf-8"))


def test_every_library_is_named_with_its_version_and_licence() -> None:
    """As it says itself; what brings a text along is quoted."""
    text = licences.notices()

    for name, licence in (("openpyxl", "MIT"), ("xlrd", "BSD"), ("PySide6", "LGPL")):
        (line,) = [line for line in text.splitlines() if line.startswith(name) and ": " in line][:1]
        assert licence in line
    assert "xlrd: LICENSE" in text


def test_what_is_not_installed_is_said() -> None:
    """A checkout may run without it."""
    assert licences.summary("no-such-library") == "no-such-library: not installed"
    assert licences.texts("no-such-library") == ""


def test_libraries_are_those_of_the_project() -> None:
    """Whoever adds one adds its licence."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    wanted = project.split("dependencies = [")[1].split("\n]")[0]
    names = [line.strip()[1:] for line in wanted.splitlines() if line.strip().startswith('"')]

    for name in names:
        assert any(name.startswith(library) for library in licences.LIBRARIES), name


def test_a_built_program_shows_what_was_collected(monkeypatch, tmp_path: Path) -> None:
    """When it was built."""
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / licences.NOTICES).write_text("Qt: LGPL\n", "utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert licences.notices() == "Qt: LGPL\n"
