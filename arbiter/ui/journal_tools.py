"""What stands in the title of the journal: the search, the kinds of lines, copy and print."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.dialog_parts import clearable
from arbiter.ui.journal_search import Kinds
from arbiter.ui.languages import translate
from arbiter.ui.segments import Segments

HEIGHT = 26
BUTTON = 30
"""Under it the letters of a button are cut."""
SEARCH = 200
NARROW = 110
"""Widths of the search field: usual, and where there is hardly any room."""


class SearchField(QLineEdit):
    """A field for words; Esc clears it, then leaves it.

    Signals:
        left: the keys go back to the list, with Esc, Enter or an arrow down.
    """

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, Enter and the arrow down mean the list."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (
            Qt.Key.Key_Escape,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Down,
        ):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class JournalTools(QWidget):
    """Gives way in a narrow window: first the count goes, then the buttons, which have keys.

    Signals:
        changed: something else is looked for.
        copy_asked, print_asked: a button was pressed.
    """

    changed = Signal()
    copy_asked = Signal()
    print_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(self)
        self.search.setObjectName("journal_search")
        clearable(self.search)
        self.search.setPlaceholderText(translate("Journal", "Search  Ctrl+F"))
        self.search.setAccessibleName(translate("Journal", "Search the journal"))
        self.search.setToolTip(
            translate("Journal", "Words, the number of a player, or round and its number")
        )
        self.kinds = Segments(px=12)
        self.kinds.setAccessibleName(translate("Journal", "Which entries"))
        self.kinds.show_words(
            [
                translate("Journal", "all", "entries of the journal"),
                translate("Journal", "entered", "entries of the journal"),
                translate("Journal", "undone", "entries of the journal"),
            ],
            0,
        )
        self.count = QLabel(self)
        self.copy_button = QPushButton(translate("Journal", "Copy"), self)
        self.print_button = QPushButton(translate("Journal", "Print"), self)
        for button, name in (
            (self.copy_button, "journal_copy"),
            (self.print_button, "journal_print"),
        ):
            button.setObjectName(name)
            button.setAccessibleName(button.text())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        row.addStretch(1)
        for part in (self.count, self.search, self.kinds, self.copy_button, self.print_button):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.search.textChanged.connect(self.changed)
        self.kinds.chosen.connect(self.changed)
        self.copy_button.clicked.connect(self.copy_asked)
        self.print_button.clicked.connect(self.print_asked)
        theme.notifier().changed.connect(self._dress)
        self._dress()

    @property
    def chosen_kinds(self) -> Kinds:
        """Which lines are wanted."""
        return list(Kinds)[max(self.kinds.on, 0)]

    def show_count(self, shown: int, length: int, *, searching: bool) -> None:
        """Say how many of *length* lines are shown, if not all of them are."""
        text = ""
        if searching:
            text = translate("Journal", "searching: {0} of {1}").format(shown, length)
        elif shown != length:
            text = translate("Journal", "{0} of {1}", "lines shown, and all").format(shown, length)
        self.count.setText(text)

    def minimumSizeHint(self) -> QSize:
        """The search and the kinds; the buttons can go."""
        width = theme.scaled(NARROW) + 8 + self.kinds.sizeHint().width()
        return QSize(width, theme.scaled(BUTTON))

    def _dress(self) -> None:
        self.search.setFixedHeight(theme.scaled(HEIGHT))
        for button in (self.copy_button, self.print_button):
            button.setFixedHeight(theme.scaled(BUTTON))
        self.count.setFont(theme.font(12))
        theme.colour(self.count, theme.roles().ink3)
        self._fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What has no room goes."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        buttons = self.copy_button.sizeHint().width() + self.print_button.sizeHint().width() + 16
        usual = theme.scaled(SEARCH) + 8 + self.kinds.sizeHint().width()
        roomy = width >= usual + buttons
        for button in (self.copy_button, self.print_button):
            button.setVisible(roomy)
        self.count.setVisible(width >= usual + buttons + theme.scaled(150))
        spare = width - self.kinds.sizeHint().width() - 8 - (buttons if roomy else 0)
        self.search.setFixedWidth(max(min(spare, theme.scaled(SEARCH)), theme.scaled(NARROW)))
        # On its way into view a widget misses the request to place what was just shown.
        self.layout().activate()
