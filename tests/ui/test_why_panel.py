"""Why? beside the standings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSplitter

from arbiter.document.document import Document
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.ui.segments import Segments
from arbiter.ui.standings_panel import StandingsPanel
from arbiter.ui.view_state import ViewState
from arbiter.ui.why_panel import WhyPanel
from arbiter.ui.why_table import AddendsTable
from tests.boards import drawn, seed


@pytest.fixture
def panel(qtbot: object) -> Callable[..., WhyPanel]:
    def make(document: Document, state: ViewState, height: int = 460) -> WhyPanel:
        made = WhyPanel(document, state)
        qtbot.addWidget(made)
        made.resize(350, height)
        made.show()
        QApplication.processEvents()
        return made

    return make


def _texts(panel: WhyPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def test_it_follows_the_selected_player(panel: Callable[..., WhyPanel]) -> None:
    """And says what to do while there is none."""
    state = ViewState()
    why = panel(Document(seed()), state)
    assert _texts(why) == ["Select a row to see what decides its place."]

    state.select_player(3)
    assert _texts(why)[0] == "Why? Sidorov 3rd, ahead of Kuznetsov"
    state.select_player(99)
    assert _texts(why) == ["Select a row to see what decides its place."]


def test_before_the_first_result_there_is_nothing_to_explain(
    panel: Callable[..., WhyPanel],
) -> None:
    """Even if a player is selected."""
    state = ViewState()
    document = Document(drawn(4))
    why = panel(document, state)
    state.select_player(1)
    assert why.why is None

    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert why.why is not None


def test_arrows_open_another_tie_break(panel: Callable[..., WhyPanel]) -> None:
    """To both sides; another player opens what decided again."""
    state = ViewState()
    why = panel(Document(seed(tie_breaks=("SB", "WIN"))), state)
    state.select_player(3)
    codes = why.findChild(Segments)
    assert (codes.words, codes.on) == (["SB", "WIN", "SSB"], 0)

    QTest.keyClick(codes, Qt.Key.Key_Right)
    assert why.why.code == "WIN"
    QTest.keyClick(why, Qt.Key.Key_Right)
    assert why.why.code == "SSB"
    state.select_player(4)
    assert (why.why.code, codes.on) == ("SB", 0)


def test_addends_come_where_there_is_room(panel: Callable[..., WhyPanel]) -> None:
    """In a low panel only sentence and formula."""
    state = ViewState()
    why = panel(Document(seed()), state)
    state.select_player(3)
    table = why.findChild(AddendsTable)
    QApplication.processEvents()
    assert table.isVisible()

    why.resize(350, 200)
    QApplication.processEvents()

    assert not table.isVisible()


def test_everything_can_be_copied(panel: Callable[..., WhyPanel], qtbot: object) -> None:
    """Sentences, formula and table, as text."""
    state = ViewState()
    why = panel(Document(seed()), state)
    state.select_player(3)

    with qtbot.waitSignal(state.said):
        why.findChild(QPushButton).click()

    text = QGuiApplication.clipboard().text()
    assert "9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0" in text
    assert "Ivanov\t½ × 5\t2.5\t0 × 5\t0\t+2.5" in text


def test_sentences_can_be_selected(panel: Callable[..., WhyPanel]) -> None:
    """With the mouse and with the keyboard."""
    why = panel(Document(seed()), ViewState())

    for label in why.findChildren(QLabel):
        assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_type_has_its_own_sizes_in_the_window(panel: Callable[..., WhyPanel]) -> None:
    """The heading is larger than the formula, also when it was filled before it was shown."""
    state = ViewState()
    state.select_player(3)
    why = panel(Document(seed()), state)

    sizes = [label.font().pixelSize() for label in why.findChildren(QLabel)]
    assert sizes == [15, 14, 13, 12]


def test_the_two_values_that_decided_are_strong(panel: Callable[..., WhyPanel]) -> None:
    """In the sentence; a name is shown letter by letter, whatever it looks like."""
    document = Document(seed(tie_breaks=("SB",)))
    document.apply(SetPlayer(4, Player("<b>Kuznetsov</b> & Son")))
    state = ViewState()
    why = panel(document, state)
    state.select_player(3)

    text = why.findChildren(QLabel)[1].text()

    assert text.count("font-weight:600") == 2
    assert '">9</span> against <span' in text
    assert "&lt;b&gt;Kuznetsov&lt;/b&gt; &amp; Son" in text


def _beside(qtbot: object, state: ViewState, height: int) -> QSplitter:
    """The standings over Why?, as the dock shows them."""
    document = Document(seed())
    dock = QSplitter(Qt.Orientation.Vertical)
    qtbot.addWidget(dock)
    dock.addWidget(StandingsPanel(document, state))
    dock.addWidget(WhyPanel(document, state))
    dock.resize(350, height)
    dock.show()
    QApplication.processEvents()
    return dock


def test_rows_above_stay_where_they_are_whoever_is_selected(qapp: object, qtbot: object) -> None:
    """They give way to the addends once, and not again with each selection."""
    state = ViewState()
    state.select_player(3)
    dock = _beside(qtbot, state, 600)
    standings, why = dock.widget(0), dock.widget(1)
    heights = set()
    for number in (1, 2, 3, 4, 7):
        state.select_player(number)
        QApplication.processEvents()
        heights.add(standings.view.rowHeight(0))

    assert len(heights) == 1
    assert why.findChild(AddendsTable).isVisible()


def test_every_row_of_the_standings_stays_in_view(qapp: object, qtbot: object) -> None:
    """However little is left for the reasons."""
    state = ViewState()
    state.select_player(3)
    dock = _beside(qtbot, state, 400)
    standings, why = dock.widget(0), dock.widget(1)

    assert standings.view.verticalHeader().length() <= standings.view.viewport().height()
    assert not why.findChild(AddendsTable).isVisible()


def test_print_asks_for_the_worksheet_of_everybody_level(panel: Callable[..., WhyPanel]) -> None:
    """Of what decided; of a tie-break that was opened, that one."""
    state, asked = ViewState(), []
    state.worksheet_asked.connect(lambda numbers, code: asked.append((numbers, code)))
    why = panel(Document(seed(tie_breaks=("SB", "WIN"))), state)
    button = why.findChild(QPushButton, "why_print")
    assert not button.isVisible()

    state.select_player(3)
    assert button.isVisible()
    button.click()
    why.turn(1)
    button.click()
    state.select_player(1)
    button.click()
    assert asked == [((3, 4), ""), ((3, 4), "WIN"), ((1,), "")]
