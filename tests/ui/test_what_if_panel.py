"""The panel follows the document and the selected player, and begins trials."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from arbiter.document.document import Document
from arbiter.document.trial_document import TrialDocument
from arbiter.domain.edits import SetResult
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui.view_state import ViewState
from arbiter.ui.what_if_panel import WhatIfPanel
from tests.boards import drawn, f6


@pytest.fixture
def shown(qtbot):
    """Builds the panel over a document."""

    def build(document: Document) -> WhatIfPanel:
        panel = WhatIfPanel(document, ViewState())
        qtbot.addWidget(panel)
        panel.resize(600, 560)
        panel.show()
        return panel

    return build


def answers(panel: WhatIfPanel) -> list[str]:
    """What the panel says of each own result."""
    grid = panel.answers.lines
    return [
        grid.itemAtPosition(line, 1).widget().accessibleName()
        for line in range(grid.rowCount())
        if grid.itemAtPosition(line, 1) is not None
    ]


def test_what_the_leader_needs(shown) -> None:
    """The first player and the first place are asked for at once."""
    panel = shown(Document(seven("en", last_round_open=True)))
    assert panel.answers.heading.text() == "What Ivanov needs for first place"
    said = answers(panel)
    assert said[0] == "Ivanov wins: first place, whatever the others do"
    assert said[1] == "Ivanov draws: first place, whatever the others do"
    assert said[2].startswith("Ivanov loses: first place if Sidorov does not beat Smirnov")


def test_it_follows_the_result(shown) -> None:
    """A result that is entered leaves a third of the outcomes."""
    document = Document(seven("en", last_round_open=True))
    panel = shown(document)
    document.apply(SetResult(*document.tournament.open_games[0].name, Result.DRAW))
    assert panel.model.outlook.outcomes == 9
    assert "2 open games, all 9 outcomes" in panel._about.text()


def test_it_follows_the_player(shown) -> None:
    """Who is selected elsewhere is asked about here, and the other way round."""
    panel = shown(Document(seven("en", last_round_open=True)))
    panel._state.select_player(3)
    assert "Sidorov" in panel.answers.heading.text()
    panel.view.go_to(2, 3)
    assert panel._state.player == 2
    assert panel.answers.heading.text() == "What Petrov needs for places 1–3"


def test_what_was_reckoned_before_the_last_key_answers_nobody(qtbot, shown) -> None:
    """Another player is asked about while the games that are open now are counted beside the
    window; and so is an example, and the estimate. Then all is of the new state."""
    document = Document(f6().after_round(3))
    panel = shown(document)
    qtbot.waitUntil(lambda: panel.model.outlook is not None)
    earlier = next(game for game in f6().boards(1) if not {1, 6} & set(game.name[:2]))
    document.apply(SetResult(*earlier.name, None))
    assert panel._reckoning.busy
    panel._state.select_player(earlier.white)
    panel.view.go_to(earlier.white, 1)
    panel.estimate.setChecked(True)
    panel.try_example()
    assert answers(panel) == []
    qtbot.waitUntil(lambda: not panel._reckoning.busy)
    assert len(panel.model.outlook.games) == 7
    assert earlier.name in panel.model.outlook.games
    assert answers(panel)


def test_examples_open_as_trials(qtbot, shown) -> None:
    """Enter on a cell: an outcome in which the player takes just that place."""
    document = Document(seven("en", last_round_open=True))
    panel = shown(document)
    panel.view.go_to(1, 2)
    with qtbot.waitSignal(panel.trial_asked) as heard:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    from arbiter.domain.standings import standings

    assert standings(heard.args[0].on(document.tournament)).of(1).rank == 2


def test_example_and_counter_example(qtbot, shown) -> None:
    """The links of a condition lead to an outcome with the place and to one without it."""
    from arbiter.domain.standings import standings

    document = Document(seven("en", last_round_open=True))
    panel = shown(document)
    label: QLabel = panel.answers.lines.itemAtPosition(2, 1).widget()
    ranks = []
    panel.trial_asked.connect(
        lambda trial: ranks.append(standings(trial.on(document.tournament)).of(1).rank)
    )
    label.linkActivated.emit("reached")
    label.linkActivated.emit("missed")
    assert ranks[0] == 1
    assert ranks[1] > 1


def test_in_a_trial(shown) -> None:
    """It says so, counts what is left, and shows the common mistake."""
    real = Document(seven("en", last_round_open=True))
    names = [game.name for game in real.tournament.open_games]
    trial = TrialDocument(real, Trial(((names[0], Result.WHITE_WINS),)))
    panel = shown(trial)
    assert panel._about.text() == "trial, 2 open games, all 9 outcomes"
    assert "1 tried result" in panel._words.text
    assert not panel.try_button.isVisible()


def test_nothing_to_count(shown) -> None:
    """Before the draw and after the last game: a sentence, no table."""
    for document in (Document(), Document(f6())):
        panel = shown(document)
        assert panel._words.text
        assert not panel.view.isVisible()
        assert not panel.copy_button.isEnabled()


def test_too_many_outcomes(qtbot, shown) -> None:
    """Proved instead of counted, and said so."""
    panel = shown(Document(drawn(8)))
    qtbot.waitUntil(lambda: panel.model.bounds is not None, timeout=20_000)
    assert "too many outcomes" in panel._words.text


def test_while_it_counts_there_is_no_empty_table(qtbot, shown) -> None:
    """It takes no room before it has rows, and has the keys when they come."""
    document = Document(drawn(4))
    panel = shown(document)
    qtbot.waitActive(panel)
    panel.focus_first()
    assert panel._reckoning.busy
    assert panel.view.height() == 0
    qtbot.waitUntil(lambda: not panel._reckoning.busy)
    assert panel.view.height() > 4 * 20
    assert panel.view.hasFocus()


def test_hidden_it_does_not_reckon(shown) -> None:
    """Nobody waits for what nobody sees."""
    document = Document(seven("en", last_round_open=True))
    panel = shown(document)
    panel.hide()
    document.apply(SetResult(*document.tournament.open_games[0].name, Result.DRAW))
    assert panel.model.outlook.outcomes == 27
    panel.show()
    assert panel.model.outlook.outcomes == 9


def test_copied(shown) -> None:
    """Table and sentences, with tabs between the columns."""
    panel = shown(Document(seven("en", last_round_open=True)))
    panel.copy()
    text = QGuiApplication.clipboard().text()
    assert "1\tIvanov\t4\t22\t4\t1" in text
    assert "Ivanov wins: first place, whatever the others do" in text


def test_stopped(qtbot, shown) -> None:
    """A count that takes too long can be given up; it says that there are no numbers."""
    panel = shown(Document(drawn(8)))
    panel._takes_long()
    panel.stop_button.click()
    assert "stopped" in panel._words.text
    assert not panel.stop_button.isVisible()


def test_in_a_low_panel_the_answers_count(shown) -> None:
    """There the sentence that explains the figures goes first; it comes back with the room."""
    panel = shown(Document(seven("en", last_round_open=True)))
    assert panel._words.isVisible()
    panel.resize(600, 250)
    assert not panel._words.isVisible()
    assert panel.answers.heading.isVisible()
    panel.resize(600, 560)
    assert panel._words.isVisible()
