"""The menu of recent tournaments is filled when it is opened."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from PySide6.QtWidgets import QMenu

from arbiter.ui import recent_menu
from arbiter.ui.recent_menu import keep_recent


def test_entries_and_what_is_chosen(qtbot, monkeypatch) -> None:
    """With a figure each, the path as tip; the one that is chosen is opened."""
    entries = [
        SimpleNamespace(path=Path(f"/events/{number}.arbiter"), name=name)
        for number, name in enumerate(("Cup & Plate", ""))
    ]
    monkeypatch.setattr(recent_menu.session, "recent", lambda: entries)
    menu, opened = QMenu(), []
    qtbot.addWidget(menu)
    keep_recent(menu, opened.append)
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()

    texts = [action.text() for action in menu.actions()]
    assert texts == ["&1  Cup && Plate", "&2  Untitled tournament"]
    menu.actions()[0].trigger()
    assert opened == [entries[0].path]


def test_nothing_yet(qtbot, monkeypatch) -> None:
    """One sentence that can't be chosen."""
    monkeypatch.setattr(recent_menu.session, "recent", list)
    menu = QMenu()
    qtbot.addWidget(menu)
    keep_recent(menu, lambda path: None)
    menu.aboutToShow.emit()

    (only,) = menu.actions()
    assert not only.isEnabled()
