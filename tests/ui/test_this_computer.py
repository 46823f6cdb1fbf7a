"""What is said of the computer is so, and fits a mail."""

from __future__ import annotations

import platform

from arbiter import __version__, paths
from arbiter.ui import this_computer
from arbiter.ui.settings import Settings
from arbiter.ui.this_computer import as_text, facts


def told(printers=(), default="") -> dict[str, str]:
    """The facts by what they are about."""
    return {fact.about: fact.said for fact in facts(Settings(), printers, default)}


def test_versions_folders_and_room(qapp) -> None:
    """Of the program, of Python and Qt; the folders with what is free there."""
    said = told()
    assert said["Arbiter"] == __version__
    assert said["Python"] == platform.python_version()
    assert "PySide6" in said["Qt"]
    assert said["Tournaments"].startswith(str(paths.data_folder()))
    assert "GB free" in said["Tournaments"]
    assert "screen English" in said["Languages"]


def test_printers(qapp) -> None:
    """All by name, the usual one marked; without any what happens instead."""
    assert told(("Hall", "Office"), "Office")["Printers"] == "Hall, Office (default)"
    assert "PDF" in told()["Printers"]


def test_a_folder_that_is_out_of_reach(qapp, monkeypatch) -> None:
    """Said, not raised."""

    def gone(folder):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(this_computer.shutil, "disk_usage", gone)
    assert "Input/output error" in told()["Settings"]


def test_for_a_mail(qapp) -> None:
    """One line for each fact."""
    lines = facts(Settings(), (), "")
    assert as_text(lines).count("\n") == len(lines)
