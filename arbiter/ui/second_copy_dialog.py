"""Names the place in which a second copy is kept, and says how it stands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from arbiter.document.backup_keeper import BackupKeeper
from arbiter.ui import theme
from arbiter.ui.dialog_parts import close_button
from arbiter.ui.languages import translate
from arbiter.ui.second_copy_texts import state_sentence
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings

WIDTH = 520


class SecondCopyDialog(QDialog):
    """What is chosen holds at once, for this tournament and every other."""

    def __init__(
        self, keeper: BackupKeeper, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("second_copy")
        self.setWindowTitle(translate("SecondCopy", "Second copy"))
        self._keeper = keeper
        self._settings = settings
        self._what = Sentence(14, "ink")
        self._what.say(
            translate(
                "SecondCopy",
                "A folder on a stick or another disk gets a copy of every tournament, a second "
                "or two after each entry, and earlier states beside it. A stick may be taken "
                "out and put back at any time.",
            )
        )
        self.place = Sentence(14, "ink", bold=True)
        self.state = Sentence(13)
        self.choose_button = QPushButton(translate("SecondCopy", "Choose folder…"), self)
        self.stop_button = QPushButton(translate("SecondCopy", "No second copy"), self)
        for button in (self.choose_button, self.stop_button):
            button.setAutoDefault(False)
            button.setAccessibleName(button.text())
        self._arrange()
        self.choose_button.clicked.connect(self._ask)
        self.stop_button.clicked.connect(lambda: self.keep_in(None))
        keeper.changed.connect(self._show)
        self._show()

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.choose_button)
        buttons.addWidget(self.stop_button)
        buttons.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close_button(self))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._what)
        column.addSpacing(4)
        column.addWidget(self.place)
        column.addWidget(self.state)
        column.addLayout(buttons)
        column.addStretch(1)
        column.addSpacing(8)
        column.addLayout(foot)

    def keep_in(self, folder: Path | None) -> None:
        """Keep the copy in *folder* from now on."""
        self._settings.second_place = "" if folder is None else str(folder)
        self._keeper.keep_in(folder)
        self._show()

    def _ask(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self,
            translate("SecondCopy", "Folder for the second copy"),
            str(self._keeper.second.folder or ""),
        )
        if chosen:
            self.keep_in(Path(chosen))

    def _show(self) -> None:
        copy = self._keeper.second
        self.place.say(str(copy.folder) if copy.folder else "")
        bad = copy.beside or (copy.trouble is not None and not copy.away)
        self.state.say(state_sentence(copy), "bad" if bad else "warn" if copy.away else "ink2")
        self.stop_button.setVisible(copy.folder is not None)
        room = self.screen().availableGeometry().width()
        width = min(theme.scaled(WIDTH), room - 16)
        self.resize(width, self.layout().totalHeightForWidth(width))
