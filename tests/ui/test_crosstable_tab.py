"""The tab around the crosstable."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import AddPlayers, DrawLots
from arbiter.domain.tournament import LotMethod, Player
from arbiter.ui.crosstable_tab import CrosstableTab
from arbiter.ui.segments import Segments
from arbiter.ui.view_state import ViewState
from tests.boards import seed


def test_before_the_draw_a_sentence_says_what_to_do(qapp: object, qtbot: object) -> None:
    """And the table comes with the lots."""
    document = Document()
    tab = CrosstableTab(document, ViewState())
    qtbot.addWidget(tab)
    tab.show()
    assert not tab.view.isVisible()

    document.apply(AddPlayers(tuple(Player(name) for name in ("Adams", "Berg", "Cruz"))))
    document.apply(DrawLots(LotMethod.AS_LISTED, (1, 2, 3)))

    assert tab.view.isVisible()


def test_the_corner_chooses_the_order(qapp: object, qtbot: object) -> None:
    """And follows when it is chosen elsewhere."""
    state = ViewState()
    tab = CrosstableTab(Document(seed()), state)
    corner = tab.corner_widget()
    qtbot.addWidget(tab)
    qtbot.addWidget(corner)
    choice = corner.findChild(Segments)
    assert choice.words == ["number", "place"]

    choice.chosen.emit(1)
    assert state.by_rank
    state.set_by_rank(False)
    assert choice.on == 0


def test_the_tab_gives_the_keyboard_to_the_table(qapp: object, qtbot: object) -> None:
    """With the cursor on a game."""
    tab = CrosstableTab(Document(seed()), ViewState())
    qtbot.addWidget(tab)
    tab.show()

    tab.focus_first()

    assert tab.view.spot is not None
    assert tab.view.objectName() == "crosstable"
    assert tab.view.accessibleName()
