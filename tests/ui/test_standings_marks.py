"""Safe and out beside the names, while games are open and few enough."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings
from arbiter.ui.standings_model import NAME
from tests.boards import drawn


@pytest.fixture
def opened(qtbot, tmp_path):
    """Opens a window over a document, with marks."""

    def build(document: Document) -> MainWindow:
        window = MainWindow(Settings(tmp_path / "a.ini"), document)
        window.actions_.serve()  # as soon as it is painted
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.actions_.marks.trigger()
        return window

    return build


def marks(window: MainWindow) -> list[str]:
    """The marks in the order of the rows."""
    model = window.desk.side.standings.model
    return [model.mark(row) for row in range(model.rowCount())]


def test_the_seeds_last_round(opened) -> None:
    """One is safe for the first three, three are out; the rest is open."""
    window = opened(Document(seven("en", last_round_open=True)))
    assert marks(window) == ["safe", "", "", "", "out", "out", "out"]
    model = window.desk.side.standings.model
    spoken = model.data(model.index(0, NAME), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1, Ivanov, safe for place 1–3"


def test_they_follow_each_result(opened) -> None:
    """And are gone when the last one is in: the places say it all."""
    document = Document(seven("en", last_round_open=True))
    window = opened(document)
    for _ in range(3):
        document.apply(SetResult(*document.tournament.open_games[0].name, Result.WHITE_WINS))
    assert not any(marks(window))


def test_another_number_of_prizes(opened) -> None:
    """The same group as in the what-if."""
    window = opened(Document(seven("en", last_round_open=True)))
    window.state.set_prize_places(4)
    assert marks(window)[:4] == ["safe"] * 4


def test_early_in_the_event_nobody_is_marked(opened) -> None:
    """There are too many games to count between two keys."""
    document = Document(drawn(8))
    window = opened(document)
    document.apply(SetResult(1, 8, 1, Result.DRAW))
    assert not any(marks(window))


def test_taken_away(opened) -> None:
    """By the same entry of the menu."""
    window = opened(Document(seven("en", last_round_open=True)))
    window.actions_.marks.trigger()
    assert not any(marks(window))
