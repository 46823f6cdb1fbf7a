"""Columns that are not wanted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from arbiter.ui.column_choice import ColumnChoice, tie_break_entries
from arbiter.ui.settings import Settings


def test_what_is_hidden_is_remembered_for_each_table(qtbot: QtBot, tmp_path: Path) -> None:
    """From one start to the next."""
    file, parent = tmp_path / "arbiter.ini", QObject()
    choice = ColumnChoice("crosstable", parent, Settings(file))
    with qtbot.waitSignal(choice.changed, timeout=500):
        choice.toggle("rating")
    choice.toggle("title")
    choice.toggle("title")
    assert not choice.shows("rating")

    again = ColumnChoice("crosstable", parent, Settings(file))
    assert again.hidden == {"rating"}
    assert ColumnChoice("boards", parent, Settings(file)).hidden == frozenset()
    again.show_all()
    assert ColumnChoice("crosstable", parent, Settings(file)).hidden == frozenset()


def test_sonneborn_berger_and_simplified_berger_are_always_shown() -> None:
    """One that is not used for places stands in parentheses."""
    entries = {entry.key: entry for entry in tie_break_entries(("DE", "SB", "SSB"), used=2)}
    assert [entry.fixed for entry in entries.values()] == [False, True, True]
    assert entries["SB"].words == "SB  Sonneborn-Berger"
    assert entries["SSB"].words.startswith("(")
