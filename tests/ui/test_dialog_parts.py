"""Parts of dialogs take the look of the theme."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QFrame, QLabel, QPushButton

from arbiter.ui import theme
from arbiter.ui.dialog_parts import answers, close_button, fit_screen, form, hairline, heading


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
