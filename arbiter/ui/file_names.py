"""Where files go and what they are called: one rule for every dialog that asks for a name."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.ui.languages import translate


def file_name(tournament: Tournament) -> str:
    """The name of the event without what a file's name can't hold on some system."""
    name = re.sub(r'[\\/:*?"<>|\x00-\x1f]', " ", tournament.event.name)
    name = " ".join(name.split()).strip(". ")
    return name[:80].strip(". ") or translate("Files", "Tournament")


def folder_of(document: Document) -> Path:
    """Beside the tournament; the user's documents while it has no name of its own."""
    if document.path is None or document.untitled:
        return documents_folder()
    return document.path.parent


def documents_folder() -> Path:
    """The user's documents, or his home where he has no such folder."""
    from PySide6.QtCore import QStandardPaths

    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def ask_save_name(
    parent: QWidget, title: str, proposal: Path, kind: str, suffix: str
) -> Path | None:
    """The file that the arbiter names, with *suffix*; None if he gave up.

    The dialog asks before it takes a name that is in use; so does this where only the
    suffix makes it one.
    """
    from PySide6.QtWidgets import QFileDialog  # every kind of widget takes its time

    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(proposal), f"{kind} (*{suffix})")
    if not chosen:
        return None
    path = proposal.parent / chosen
    if path.suffix.lower() == suffix:
        return path
    path = path.with_name(path.name + suffix)
    return path if not path.exists() or _may_replace(parent, title, path) else None


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    from PySide6.QtWidgets import QMessageBox

    from arbiter.ui.default_button import DefaultButton

    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle(title)
    question.setText(translate("Files", "{0} exists already.").format(path.name))
    replace = question.addButton(
        translate("Files", "Replace it"), QMessageBox.ButtonRole.AcceptRole
    )
    cancel = DefaultButton(translate("Files", "Cancel"))
    question.addButton(cancel, QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(cancel)
    question.exec()
    return question.clickedButton() is replace
