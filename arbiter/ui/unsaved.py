"""Asks what becomes of steps that could not be written when a tournament is to be closed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.messages import sentence
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate


class Unsaved(Enum):
    """What the arbiter wants."""

    ELSEWHERE = "save elsewhere"
    LOSE = "close and lose them"
    STAY = "stay"


def ask_unsaved(document: Document, error: ArbiterError, parent: QWidget) -> Unsaved:
    """Ask; *error* is why *document* can't be written."""
    state = document.save_state
    count = state.accepted - state.saved
    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle("Arbiter")
    question.setText(translate("MainWindow", "%n step(s) only in memory.", "", max(count, 1)))
    question.setInformativeText(sentence(error, translate))
    elsewhere = DefaultButton(translate("MainWindow", "Save elsewhere…"))
    question.addButton(elsewhere, QMessageBox.ButtonRole.AcceptRole)
    lose = question.addButton(
        translate("MainWindow", "Close and lose them"), QMessageBox.ButtonRole.DestructiveRole
    )
    question.addButton(translate("MainWindow", "Stay"), QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(elsewhere)
    question.exec()
    if question.clickedButton() is lose:
        return Unsaved.LOSE
    return Unsaved.ELSEWHERE if question.clickedButton() is elsewhere else Unsaved.STAY


def may_leave(
    document: Document,
    error: ArbiterError,
    parent: QWidget,
    save_as: Callable[[], None],
    show_problem: Callable[[ArbiterError], None],
) -> bool:
    """Whether *document*, which could not be closed because of *error*, is closed now: saved
    elsewhere by *save_as*, or given up. What goes wrong again is shown by *show_problem*."""
    match ask_unsaved(document, error, parent):
        case Unsaved.STAY:
            return False
        case Unsaved.LOSE:
            document.close(discard=True)
            return True
    save_as()
    try:
        document.close()
    except ArbiterError as again:
        show_problem(again)
        return False
    return True
