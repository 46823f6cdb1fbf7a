"""The hall screen follows what is accepted, and keeps away from the desk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.hall_pages import HallView
from arbiter.ui.hall_screen import HallScreen
from tests.boards import drawn


@pytest.fixture
def shown(qtbot):
    """Builds the screen over a document."""

    def build(document: Document) -> HallScreen:
        screen = HallScreen(document)
        qtbot.addWidget(screen)
        screen.present()
        return screen

    return build


def test_every_accepted_key_is_seen(shown) -> None:
    """And what is taken back is gone."""
    document = Document(drawn(6))
    screen = shown(document)
    game = document.tournament.boards(1)[0]
    assert screen.page.boards[0].left == ""
    document.apply(SetResult(*game.name, Result.WHITE_WINS))
    assert screen.page.boards[0].left == "1"
    document.undo()
    assert screen.page.boards[0].left == ""


def test_pages_turn(shown) -> None:
    """By themselves, in a circle; one page stands still."""
    document = Document(drawn(6))
    screen = shown(document)
    assert not screen._turning.isActive()
    document.apply(SetResult(*document.tournament.boards(1)[0].name, Result.DRAW))
    assert screen._turning.isActive()
    headings = []
    for _ in range(3):
        headings.append(screen.page.heading)
        screen._turning.timeout.emit()
    assert headings == ["Round 1", "Crosstable", "Round 1"]
    screen.choose(HallView.STANDINGS, dark=True)
    assert not screen._turning.isActive()
    assert screen.page.heading == "Standings"


def test_a_result_does_not_turn_the_page(shown) -> None:
    """Somebody may just be reading it."""
    document = Document(drawn(6))
    screen = shown(document)
    document.apply(SetResult(*document.tournament.boards(1)[0].name, Result.DRAW))
    screen.turn()
    assert screen.page.heading == "Crosstable"
    document.apply(SetResult(*document.tournament.boards(1)[1].name, Result.DRAW))
    assert screen.page.heading == "Crosstable"


def test_it_takes_no_keys(shown) -> None:
    """It comes into view without becoming the active window."""
    screen = shown(Document(drawn(6)))
    assert screen.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert screen.parent() is None


def test_closing_it(qtbot, shown) -> None:
    """Esc closes it, and whoever keeps it hears of that."""
    screen = shown(Document(drawn(6)))
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()
    assert not screen._turning.isActive()


def test_its_screen_is_taken_away(qtbot, shown) -> None:
    """It hides instead of covering the desk, and fills the screen again when that is back."""
    screen = shown(Document(drawn(6)))
    second = QGuiApplication.screens()[0]
    screen._fill(second)
    assert screen.isFullScreen()
    said: list[bool] = []
    screen.screen_gone.connect(said.append)
    app = QGuiApplication.instance()
    app.screenRemoved.emit(second)
    assert not screen.isVisible()
    app.screenAdded.emit(second)
    assert screen.isVisible()
    assert screen.isFullScreen()
    assert said == [True, False]


def test_the_end_of_another_screen_is_nothing_to_it(shown) -> None:
    """A window of its own stays when a screen goes."""
    screen = shown(Document(drawn(6)))
    QGuiApplication.instance().screenRemoved.emit(QGuiApplication.screens()[0])
    assert screen.isVisible()


def test_what_comes_next_is_named_once(shown) -> None:
    """Pages of a wide crosstable have the same rows, and one name."""
    document = Document(SetResult(1, 40, 1, Result.DRAW)(drawn(40)))
    screen = shown(document)
    screen.choose(HallView.CROSSTABLE, dark=False)
    assert screen._shown_next().startswith("then crosstable 15–27, crosstable 28–40")
