"""The questions before a tournament is closed, and before it is reopened."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.domain.tournament import Tournament
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate
from arbiter.ui.reason_dialog import ReasonDialog


def sure_to_close(tournament: Tournament, parent: QWidget) -> bool:
    """Whether the results of *tournament* are to be final."""
    question = QMessageBox(parent)
    question.setObjectName("closing_question")
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle(translate("Closing", "Close tournament"))
    question.setText(
        translate("Closing", "The results of %n game(s) become final.", "", len(tournament.games))
    )
    question.setInformativeText(
        translate(
            "Closing",
            "Nothing can be entered or undone after that. To correct something the tournament "
            "is reopened with a reason, and its papers become version {0}.",
        ).format(tournament.closing.version + 1)
    )
    close = DefaultButton(translate("Closing", "Close tournament"))
    question.addButton(close, QMessageBox.ButtonRole.AcceptRole)
    question.addButton(translate("Closing", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(close)
    question.exec()
    return question.clickedButton() is close


def reopening_dialog(tournament: Tournament, parent: QWidget | None) -> ReasonDialog:
    """The question that asks why *tournament* is reopened."""
    version = tournament.closing.version + 1
    return ReasonDialog(
        translate("Closing", "Reopen tournament"),
        translate("Closing", "The results become version {0}.").format(version),
        translate(
            "Closing",
            "Every paper and file will say so from now on, with the day and your reason. What "
            "has been given out before is no longer valid.",
        ),
        translate("Closing", "Reopen"),
        translate("Closing", "Cancel"),
        parent,
    )


def ask_reopening(tournament: Tournament, parent: QWidget) -> str:
    """The reason why *tournament* is reopened; nothing if it stays closed."""
    return reopening_dialog(tournament, parent).ask()
