"""A tournament whose file is not there any more: its newest earlier state is."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from arbiter.messages import one_line
from arbiter.storage.backups import Backup, backups_of, is_sound
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.journal_values import start_text
from arbiter.ui.languages import translate


class MissingFile(Enum):
    """What the arbiter wants."""

    OPEN_STATE = "open the earlier state"
    FORGET = "take it off the list"
    NOTHING = "nothing"


def newest_state(path: Path) -> Backup | None:
    """The newest state of the file *path* that can be read, if there is one."""
    return next((backup for backup in backups_of(path) if is_sound(backup)), None)


def ask_missing(path: Path, state: Backup, parent: QWidget) -> MissingFile:
    """Ask whether *state* is to be opened in place of the file *path*, which is not there."""
    question = QMessageBox(parent)
    question.setObjectName("missing_file")
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle("Arbiter")
    text = translate("MissingFile", "{0} is not there. Perhaps its stick is out.")
    question.setText(text.format(one_line(path.name)))
    kept = translate(
        "MissingFile",
        "This computer has kept its state of {0}, with %n step(s).",
        "",
        state.entries,
    )
    opened = translate("MissingFile", "It would be opened as a new tournament.")
    question.setInformativeText(f"{kept.format(start_text(state.at.isoformat()))} {opened}")
    open_state = DefaultButton(translate("MissingFile", "Open the earlier state"))
    question.addButton(open_state, QMessageBox.ButtonRole.AcceptRole)
    forget = question.addButton(
        translate("MissingFile", "Take off the list"), QMessageBox.ButtonRole.DestructiveRole
    )
    cancel = question.addButton(
        translate("MissingFile", "Cancel"), QMessageBox.ButtonRole.RejectRole
    )
    question.setDefaultButton(open_state)
    question.setEscapeButton(cancel)
    question.exec()
    if question.clickedButton() is open_state:
        return MissingFile.OPEN_STATE
    return MissingFile.FORGET if question.clickedButton() is forget else MissingFile.NOTHING
