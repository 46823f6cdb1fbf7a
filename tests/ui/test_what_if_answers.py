"""What somebody needs stands in lines, with links to outcomes that show it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from arbiter.domain.examples import seven
from arbiter.domain.standings import standings
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.needs import needs
from arbiter.ui.what_if_answers import WhatIfAnswers


def _shown(qtbot, number: int) -> tuple[QWidget, WhatIfAnswers]:
    tournament = seven("en", last_round_open=True)
    page = QWidget()
    table, button = QPushButton("table", page), QPushButton("button", page)
    answers = WhatIfAnswers(table, page)
    column = QVBoxLayout(page)
    for widget in (table, answers, button):
        column.addWidget(widget)
    qtbot.addWidget(page)
    answers.show_need(tournament, needs(tournament, count_outcomes(tournament), number, 1))
    page.resize(500, 300)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    table.setFocus()
    return page, answers


def _name(widget: QWidget) -> str:
    return widget.accessibleName()


def test_each_own_result_has_a_line(qtbot) -> None:
    """Heard, a line says whose result it is, and what it is worth."""
    _page, answers = _shown(qtbot, 1)
    said = [_name(answers.lines.itemAtPosition(line, 1).widget()) for line in range(3)]
    assert said[0] == "Ivanov wins: first place, whatever the others do"
    assert answers.texts[0] == "What Ivanov needs for first place"
    assert answers.texts[1] == said[0]


def test_links_are_reached_with_tab(qtbot) -> None:
    """Tab goes from the table to the example, to the counter-example, and on; Enter tries out."""
    tournament = seven("en", last_round_open=True)
    _page, answers = _shown(qtbot, 1)
    tried = []
    answers.trial_asked.connect(tried.append)
    label = answers.lines.itemAtPosition(2, 1).widget()
    for link in ("example", "counter-example"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert label.hasFocus()
        assert label.selectedText() == link
        qtbot.keyClick(label, Qt.Key.Key_Return)
    qtbot.keyClick(label, Qt.Key.Key_Tab)
    assert QApplication.focusWidget().text() == "button"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert label.selectedText() == "counter-example"

    ranks = [standings(trial.on(tournament)).of(1).rank for trial in tried]
    assert ranks[0] == 1
    assert ranks[1] > 1


def test_nothing_to_say(qtbot) -> None:
    """No heading without a need; remarks stand alone, each as a paragraph."""
    _page, answers = _shown(qtbot, 1)
    answers.show_need(seven("en"), None, ("One.", "Two."))
    assert not answers.heading.isVisible()
    assert answers.texts == ()
    assert answers.lines.count() == 0
    assert answers.remarks == "One.\n\nTwo."
