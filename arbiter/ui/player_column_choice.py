"""Which columns the list of players has, and the menu in which they are chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from arbiter.ui.languages import translate
from arbiter.ui.player_columns import OPTIONAL, USUAL, PlayerColumn, full_heading
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState


class PlayerColumnChoice(QObject):
    """The choice is remembered; that ids are shown whole is not.

    Signals:
        changed: there are other columns, or ids are shown otherwise.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        known = {column.name.lower(): column for column in OPTIONAL}
        kept = Settings().player_columns
        found = frozenset(known[name] for name in kept or () if name in known)
        self._shown = USUAL if kept is None else found
        self.whole_ids = False

    @property
    def shown(self) -> frozenset[PlayerColumn]:
        """The columns that are shown besides number and name."""
        return self._shown

    @property
    def apart(self) -> bool:
        """Whether national ratings have a column of their own."""
        return PlayerColumn.NATIONAL_RATING in self._shown

    def show(self, column: PlayerColumn, *, shown: bool) -> None:
        """Show *column*, or leave it out."""
        self._keep(self._shown | {column} if shown else self._shown - {column})

    def show_usual(self) -> None:
        """Show the columns of a new computer."""
        self._keep(USUAL)

    def show_whole_ids(self, whole: bool) -> None:
        """Show national ids whole, or as far as others may read them."""
        self.whole_ids = whole
        self.changed.emit()

    def _keep(self, shown: frozenset[PlayerColumn]) -> None:
        self._shown = shown
        names = [column.name.lower() for column in OPTIONAL if column in shown]
        Settings().player_columns = None if shown == USUAL else names
        self.changed.emit()

    def fill(self, menu: QMenu) -> None:
        """Put an entry for each column into *menu*."""
        for column in OPTIONAL:
            entry = menu.addAction(full_heading(column))
            entry.setCheckable(True)
            entry.setChecked(column in self._shown)
            entry.toggled.connect(self._showing(column))
        menu.addSeparator()
        whole = menu.addAction(translate("Players", "Show national IDs whole"))
        whole.setCheckable(True)
        whole.setChecked(self.whole_ids)
        whole.setEnabled(PlayerColumn.NATIONAL_ID in self._shown)
        whole.toggled.connect(self.show_whole_ids)
        usual = menu.addAction(translate("Players", "Usual columns"))
        usual.setEnabled(self._shown != USUAL)
        usual.triggered.connect(self.show_usual)

    def _showing(self, column: PlayerColumn) -> Callable[[bool], None]:
        return lambda shown: self.show(column, shown=shown)

    def add_to(self, menu: QMenu) -> None:
        """Put a menu of the columns into *menu*."""
        columns = menu.addMenu(translate("Players", "&Columns"))
        columns.setObjectName("player_columns")
        self.fill(columns)


def column_choice(state: ViewState) -> PlayerColumnChoice:
    """The one that belongs to *state*, made when it is first asked for."""
    return state.findChild(PlayerColumnChoice) or PlayerColumnChoice(state)
