"""Numbers typed for the lots are there again after a restart, until they are accepted."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.document import session
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_draft import LotsDraft, keep_lots, lots_draft
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

FOUR = Tournament(players=tuple(Player(name) for name in ("Berg", "Dahl", "Ek", "Li")))


@pytest.fixture
def opened(qtbot, tmp_path: Path):
    """Opens the same tournament in one window after the other."""
    path = tmp_path / "cup.arbiter"
    first = session.new_document(FOUR)
    session.name_document(first, path)
    first.close()
    windows: list[MainWindow] = []

    def open_window() -> MainWindow:
        window = MainWindow(Settings())
        window.files.open(path)
        window.resize(1366, 740)
        window.show()
        window.actions_.start.trigger()
        windows.append(window)
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()


def _type(window: MainWindow, *numbers: str) -> None:
    page = window.desk.tabs.lots.page
    page.methods.choose(LotMethod.BY_HAND)
    for row, number in enumerate(numbers):
        page.model.setData(page.model.index(row, 4), number)


def test_quitting_loses_no_number(opened) -> None:
    """They stand there, by hand is chosen, and the tournament has not been drawn."""
    window = opened()
    _type(window, "4", "", "1")
    window.close()
    again = opened()
    page = again.desk.tabs.lots.page

    assert page.methods.method is LotMethod.BY_HAND
    assert list(page.model.numbers) == [4, 0, 1, 0]
    assert not again.document.tournament.drawn


def test_accepted_they_are_kept_no_more(opened) -> None:
    """Then they stand in the tournament."""
    window = opened()
    _type(window, "4", "2", "1", "3")
    window.desk.tabs.lots.page.draw()
    path = str(window.document.path)
    assert window.document.tournament.drawn
    window.close()

    assert Settings().typed_lots(path) == ()


def test_another_language_keeps_numbers_way_and_seed(qtbot, opened) -> None:
    """The page is built anew over the same draft."""
    window = opened()
    page = window.desk.tabs.lots.page
    page.methods.choose(LotMethod.AT_RANDOM)
    page.seed.setText("2026")
    page.seed.textEdited.emit("2026")
    _type(window, "4")
    next(a for a in window.actions_.languages.actions() if a.data() == "sv").trigger()
    qtbot.waitUntil(lambda: window.desk.tabs.lots.page is not page)
    again = window.desk.tabs.lots.page

    assert again.methods.method is LotMethod.BY_HAND
    assert list(again.model.numbers) == [4, 0, 0, 0]
    assert again.seed.text() == "2026"


def test_a_tournament_that_gets_its_name_keeps_them(qtbot, tmp_path: Path) -> None:
    """Under the name that it has when it is closed."""
    document = session.new_document(FOUR)
    state = ViewState()
    keep_lots(state, Settings(), document)
    lots_draft(state).set_numbers((4, 0, 0, 0))
    session.name_document(document, tmp_path / "named.arbiter")
    document.close()

    assert Settings().typed_lots(str(tmp_path / "named.arbiter")) == (4, 0, 0, 0)


def test_one_draft_for_one_view_state(qtbot) -> None:
    """Whoever asks gets the same."""
    state = ViewState()

    assert lots_draft(state) is lots_draft(state)
    assert isinstance(lots_draft(state), LotsDraft)
