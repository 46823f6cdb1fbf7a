"""Asks whether a file is to be worked on that somebody on another computer had open."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.document.lock import Holder
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate


def may_take_over(holder: Holder, parent: QWidget) -> bool:
    """Ask; only the arbiter can know whether the computer of *holder* still writes."""
    question = QMessageBox(parent)
    question.setObjectName("take_over")
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle("Arbiter")
    question.setText(translate("TakeOver", "Is Arbiter closed on {0}?").format(holder.computer))
    since = f" ({holder.since:%Y-%m-%d %H:%M})" if holder.since is not None else ""
    question.setInformativeText(
        translate(
            "TakeOver",
            "{0} has had the tournament open there{1}. That can’t be seen from here. If it is "
            "open there still, what is typed there is not written to this file any more.",
        ).format(holder.user or holder.program, since)
    )
    here = question.addButton(
        translate("TakeOver", "It is closed: work here"), QMessageBox.ButtonRole.AcceptRole
    )
    stay = DefaultButton(translate("TakeOver", "Only read"))
    question.addButton(stay, QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(stay)
    question.setEscapeButton(stay)
    question.exec()
    return question.clickedButton() is here
