"""What the window was built of before is gone, and does not stay in memory."""

from __future__ import annotations

import gc
import weakref

import pytest

from arbiter.document import session
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings


def _parts(window: MainWindow) -> list[weakref.ref[object]]:
    desk = window.desk
    tabs = desk.tabs
    pages = [tab.page for tab in (tabs.players, tabs.pairings, tabs.crosstable)]
    parts = [
        desk,
        tabs,
        desk.side,
        desk.what_if,
        desk.commands.leaving,
        desk.commands.rating_lists,
        *pages,
    ]
    return [weakref.ref(part) for part in parts]


def _all_gone(parts: list[weakref.ref[object]]) -> bool:
    gc.collect()
    return all(part() is None for part in parts)


@pytest.mark.parametrize("what_if", [False, True])
def test_after_a_trial(qtbot, show, what_if: bool) -> None:
    """A trial builds the window anew twice."""
    window = show(seven("en", last_round_open=True))
    if what_if:
        window.actions_.what_if.trigger()
    first = window.document.tournament.open_games[0].name
    parts = _parts(window)
    window.tournament_commands.trial.begin(Trial(((first, Result.DRAW),)))
    qtbot.waitUntil(lambda: _all_gone(parts))

    parts = [*_parts(window), weakref.ref(window.tournament_commands.trial.trial)]
    window.tournament_commands.trial.end()
    qtbot.waitUntil(lambda: _all_gone(parts))


def test_after_another_tournament(qtbot, show, tmp_path) -> None:
    """Closing the tournament leaves the start page alone."""
    window = show(seven("en"))
    parts = _parts(window)
    window.close_tournament()
    qtbot.waitUntil(lambda: _all_gone(parts))


def test_a_tournament_that_was_closed(qtbot, tmp_path) -> None:
    """Evenings of a club are opened one after the other, and none is held by what it told."""
    window = MainWindow(Settings(tmp_path / "arbiter.ini"), session.new_document(seven("en")))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.desk._commands is not None)
    before = weakref.ref(window.document)
    window.show_document(session.new_document(seven("en")))
    qtbot.waitUntil(lambda: _all_gone([before]))
    window.close()


def test_after_the_hall_screen(qtbot, show) -> None:
    """Taken away, it is gone."""
    window = show(seven("en"))
    window.actions_.hall_screen.trigger()
    screen = weakref.ref(window.tournament_commands.hall.screen)
    window.actions_.hall_screen.trigger()
    qtbot.waitUntil(lambda: _all_gone([screen]))
