"""The standings with their title."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.progress import Progress, progress
from arbiter.domain.result import Result
from arbiter.ui.standings_panel import StandingsPanel, title_forms
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, f6


def test_the_title_says_how_far_the_tournament_has_come(qapp: object) -> None:
    """The last complete round, what counts beyond it, or nothing when all is reported."""
    complete = f6()
    middle = complete.after_round(3)
    game = complete.boards(5)[0]
    beyond = SetResult(game.white, game.black, 1, game.result)(middle)

    assert title_forms(progress(complete)) == ["Standings"]
    assert title_forms(progress(middle))[0] == "Standings after round 3"
    assert title_forms(progress(beyond))[0].startswith("Standings after round 3 + 1 game")
    assert title_forms(Progress(0, 5, 2, 13, True))[0].startswith("Standings after 2 game")


def test_the_tag_follows_the_last_result(qapp: object, qtbot: object) -> None:
    """Provisional while a game is open, final after the last, provisional again when undone."""
    complete = f6()
    last = complete.boards(5)[2]
    document = Document(SetResult(last.white, last.black, 1, None)(complete))
    panel = StandingsPanel(document, ViewState())
    qtbot.addWidget(panel)
    assert panel.title.tag == "provisional"

    document.apply(SetResult(last.white, last.black, 1, last.result))
    assert panel.title.tag == "final"
    document.undo()
    assert panel.title.tag == "provisional"


def test_a_narrow_title_gets_shorter_and_keeps_its_meaning(qapp: object, qtbot: object) -> None:
    """The whole of it stays as tool tip and accessible name."""
    complete = f6()
    game = complete.boards(5)[0]
    beyond = SetResult(game.white, game.black, 1, game.result)(complete.after_round(3))
    panel = StandingsPanel(Document(beyond), ViewState())
    qtbot.addWidget(panel)
    panel.resize(220, 300)
    panel.show()

    assert len(panel.title.text) < len(title_forms(progress(beyond))[0])
    assert panel.title.accessibleName().startswith("Standings after round 3 + 1 game")


def test_without_a_result_a_sentence_stands_there(qapp: object, qtbot: object) -> None:
    """The table comes with the first one and goes when it is undone."""
    document = Document(drawn(4))
    panel = StandingsPanel(document, ViewState())
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.view.isVisible()

    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert panel.view.isVisible()
    document.undo()
    assert not panel.view.isVisible()


def test_it_can_be_found(qapp: object, qtbot: object) -> None:
    """By scripts and screen readers."""
    panel = StandingsPanel(Document(f6()), ViewState())
    qtbot.addWidget(panel)

    assert panel.view.objectName() == "standings"
    assert panel.view.accessibleName() == "Standings"
