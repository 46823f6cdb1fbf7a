"""A damaged file: what can still be read, what is lost, and the newest earlier state."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError, FileDamaged
from arbiter.loss_texts import found_text, loss_texts
from arbiter.messages import detail_text, one_line
from arbiter.storage.backups import Backup, backups_of
from arbiter.storage.salvage import Salvaged, salvage
from arbiter.storage.sums import ALTERED
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen, heading
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.status_texts import clock

WIDTH, MARGIN, HEIGHT = 620, 20, 480
"""Pixels at the usual text size; a long list of games scrolls."""
KNOWN = (
    ALTERED,
    "its end is missing",
    "its pages do not fit together",
    "database disk image is malformed",
)
"""What can be said of damage in an arbiter's words; the rest is SQLite's."""


class Found(NamedTuple):
    """What there is in place of the file in ``path``, which can't be opened because of
    ``error``; at least one of ``salvaged`` and ``backup``."""

    path: Path
    error: ArbiterError
    salvaged: Salvaged | None
    backup: Backup | None


def find_salvage(path: Path, error: ArbiterError) -> Found | None:
    """What can be offered where *path* can't be opened because of *error*; None if nothing."""
    salvaged = None
    with contextlib.suppress(ArbiterError):
        salvaged = salvage(path)
    backup = next(iter(backups_of(path)), None)
    if salvaged is None and backup is None:
        return None
    return Found(path, error, salvaged, backup)


class SalvageDialog(QDialog):
    """Says what is there; ``chosen`` makes a new tournament of what the arbiter wants, or is
    None if that is neither."""

    def __init__(self, found: Found, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("salvage")
        self.setWindowTitle(translate("Salvage", "A damaged file"))
        self.chosen: Callable[[], Document] | None = None
        self._found = found
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        column.setSpacing(12)
        column.addWidget(_headline(found))
        account = self._account()
        column.addWidget(account, 1)
        column.addLayout(self._foot())
        fit_screen(self, WIDTH, HEIGHT)
        lines = account.widget().heightForWidth(self.width() - 2 * MARGIN - 12)
        around = column.totalHeightForWidth(self.width()) - account.sizeHint().height()
        self.resize(self.width(), min(self.height(), around + lines + 8))

    def _account(self) -> QScrollArea:
        """What can be read and what is lost; a long list of games scrolls."""
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.setSpacing(6)
        salvaged = self._found.salvaged
        if salvaged is not None:
            state, account = salvaged.tournament, salvaged.account
            lines.addWidget(heading(translate("Salvage", "What can be read"), page))
            lines.addWidget(_line(found_text(state, account, translate)))
            lines.addSpacing(6)
            lines.addWidget(heading(translate("Salvage", "What is lost"), page))
            ink = "warn" if account.losses else "ink"
            for text in loss_texts(state, account, translate):
                lines.addWidget(_line(text, ink))
            lines.addSpacing(6)
        backup = self._found.backup
        if backup is not None:
            lines.addWidget(heading(translate("Salvage", "Newest earlier state"), page))
            lines.addWidget(_line(_backup_text(backup)))
        lines.addStretch(1)
        area = QScrollArea(self)
        area.setObjectName("account")
        area.setAccessibleName(translate("Salvage", "What can be read and what is lost"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        return area

    def _foot(self) -> QGridLayout:
        salvaged, backup = self._found.salvaged, self._found.backup
        cancel = QPushButton(translate("Salvage", "Cancel"), self)
        cancel.clicked.connect(self.reject)
        buttons: list[QPushButton] = [cancel]
        if backup is not None:
            words = translate("Salvage", "Open the &earlier state")
            earlier = QPushButton(words, self) if salvaged else DefaultButton(words, self)
            earlier.clicked.connect(
                partial(self._choose, partial(session.open_as_new, backup.path))
            )
            buttons.append(earlier)
        if salvaged is not None:
            rest = DefaultButton(translate("Salvage", "Open what can be &read"), self)
            rest.clicked.connect(partial(self._choose, partial(session.open_salvaged, salvaged)))
            buttons.append(rest)
        foot = QGridLayout()
        foot.setSpacing(8)
        foot.setColumnStretch(0, 1)
        for place, button in enumerate(buttons, 1):
            button.setAutoDefault(False)
            button.setAccessibleName(button.text().replace("&", ""))
            foot.addWidget(button, 0, place)
        buttons[-1].setDefault(True)
        buttons[-1].setFocus()
        return foot

    def _choose(self, make: Callable[[], Document]) -> None:
        self.chosen = make
        self.accept()


def _headline(found: Found) -> Sentence:
    name, error = one_line(found.path.name), found.error
    if isinstance(error, FileDamaged) and error.detail.lower() in KNOWN:
        detail = detail_text(error.detail, translate)
        text = translate("Salvage", "{0} is damaged: {1}. It stays as it is.").format(name, detail)
    else:
        text = translate("Salvage", "{0} is damaged. It stays as it is.").format(name)
    words = Sentence(14, "bad", bold=True)
    words.say(text)
    return words


def _line(text: str, ink: str = "ink") -> Sentence:
    words = Sentence(14, ink)
    words.say(text)
    return words


def _backup_text(backup: Backup) -> str:
    text = translate("Salvage", "%n entries, kept {0}, {1}.", "", backup.entries)
    return text.format(backup.at.date().isoformat(), clock(backup.at))
