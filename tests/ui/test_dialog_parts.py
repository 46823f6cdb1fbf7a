"""Parts of dialogs take the look of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton, QVBoxLayout

from arbiter.ui import theme
from arbiter.ui.dialog_parts import (
    answers,
    close_button,
    finish,
    fit_screen,
    form,
    hairline,
    heading,
)


def test_no_dialog_is_larger_than_the_screen(qtbot) -> None:
    """At 200 % a hall laptop has 683 by 384 pixels."""
    dialog = QLabel("Tournament")
    qtbot.addWidget(dialog)
    room = dialog.screen().availableGeometry()
    fit_screen(dialog, 5000, 5000)
    assert dialog.width() < room.width()
    assert dialog.height() < room.height()

    fit_screen(dialog, 300, 200)
    assert (dialog.width(), dialog.height()) == (300, 200)


def test_parts_are_in_the_colours_of_the_theme(qtbot) -> None:
    """Headings are bold, lines are lines, labels have the ink they are given."""
    label = QLabel("Malmö")
    qtbot.addWidget(label)
    theme.colour(label, theme.roles().bad)
    line = hairline(label, QFrame.Shape.HLine)

    assert label.palette().color(label.foregroundRole()) == theme.roles().bad
    assert line.palette().color(line.foregroundRole()) == theme.roles().line
    assert heading("Event", label).font().bold() or heading("Event", label).font().weight() >= 600
    assert form().rowCount() == 0


def test_words_that_need_more_get_it(qtbot) -> None:
    """As far as the screen goes."""
    dialog = QLabel("Tournament")
    qtbot.addWidget(dialog)
    fit_screen(dialog, 300, 200, at_least=420)
    assert dialog.width() == 420

    fit_screen(dialog, 300, 200, at_least=5000)
    assert dialog.width() < dialog.screen().availableGeometry().width()


def test_a_dialog_that_shows_something_is_closed_by_its_button(qtbot) -> None:
    """Its words have their room in the heavier weight."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    foot = close_button(dialog)
    dialog.show()
    foot.findChild(QPushButton).click()

    assert not dialog.isVisible()


def test_answers_stand_at_the_right_and_are_spoken(qtbot) -> None:
    """Short words are as wide as the others."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    no, yes = QPushButton("No"), QPushButton("Yes")
    dialog.setLayout(answers(no, yes))
    dialog.resize(theme.scaled(600), theme.scaled(80))
    dialog.layout().activate()

    assert [button.accessibleName() for button in (no, yes)] == ["No", "Yes"]
    assert no.width() == yes.width() == theme.scaled(110)
    assert no.geometry().right() < yes.geometry().left()
    assert yes.geometry().right() > theme.scaled(560)


@pytest.mark.parametrize("laid_out", [False, True])
def test_a_finished_dialog_ends_with_words_and_buttons(qtbot, laid_out: bool) -> None:
    """What it is about takes the room above them, from edge to edge."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    about, words = QLabel("Prizes", dialog), QLabel("That is no amount.", dialog)
    cancel, done = QPushButton("Cancel", dialog), QPushButton("Done", dialog)
    page = QVBoxLayout()
    page.setContentsMargins(0, 0, 0, 0)
    if laid_out:
        page.addWidget(about)
    finish(dialog, page if laid_out else about, words, cancel, done)
    dialog.resize(500, 400)
    dialog.show()
    (line,) = [part for part in dialog.findChildren(QFrame) if type(part) is QFrame]

    assert (about.x(), about.y(), about.width()) == (0, 0, 500)
    assert line.y() == about.height() > 300
    assert line.y() < words.y() < 400
    assert words.geometry().right() < cancel.x() < done.x()
    assert done.geometry().right() == 500 - 24 - 1
