"""The block of players that was pasted and not taken in yet.

It lies beside the view state, so that the list of players and the findings look at the same
rows, and so that it survives a change of language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from arbiter.domain.tournament import Player
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.formats.pasted import PastedRow

MOST_ROWS = 1_000
"""Of a list of players. Many more are the wrong file, and reading them stops the window."""
LONGEST_ROW = 20_000
"""Characters; no row of a table of players is nearly so long."""


class PasteDesk(QObject):
    """Rows to look at before they are taken in or left out.

    Signals:
        changed: there are other rows, or one was mended.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[PastedRow, ...] = ()
        self._headings: dict[str, str] = {}
        self.by_headings = False

    @property
    def rows(self) -> tuple[PastedRow, ...]:
        """The rows as they were read or mended."""
        return self._rows

    @property
    def usable(self) -> tuple[Player, ...]:
        """The players that can be taken in."""
        return tuple(row.player for row in self._rows if row.usable)

    def heading_of(self, field: str) -> str:
        """The block's own heading over the column taken for *field*, or nothing."""
        return self._headings.get(field, "")

    def look_at(self, text: str, listed: Sequence[Player], fields: Sequence[str]) -> bool:
        """Read a block; whether it holds anybody. *fields* are those whose headings are kept."""
        from arbiter.formats.pasted import read_pasted  # on one day of the event

        pasted = read_pasted(text, listed)
        if not pasted.rows:
            return False
        self._rows = pasted.rows
        self._headings = {field: pasted.heading_of(field) for field in fields}
        self.by_headings = any(self._headings.values())
        self.changed.emit()
        return True

    def mend(self, place: int, player: Player, field: str) -> None:
        """Write *player* over the row in *place* (from 0); what was in doubt about *field* is
        settled. A row that is left out while it is being typed into is gone."""
        if place >= len(self._rows):
            return
        row = self._rows[place]
        doubts = tuple(doubt for doubt in row.doubts if doubt.field != field)
        mended = replace(row, player=player, doubts=doubts)
        self._rows = (*self._rows[:place], mended, *self._rows[place + 1 :])
        self.changed.emit()

    def taken_in(self) -> None:
        """The usable rows are in the list now; what can't be used stays to be mended."""
        self._keep(tuple(row for row in self._rows if not row.usable))

    def leave_out(self) -> None:
        """Forget the whole block."""
        self._keep(())

    def _keep(self, rows: tuple[PastedRow, ...]) -> None:
        if rows != self._rows:
            self._rows = rows
            self.changed.emit()


def too_long(text: str) -> bool:
    """Whether *text* can't be a list of players, by its rows or by the length of one."""
    if len(text) > MOST_ROWS * LONGEST_ROW:
        return True
    rows = text.strip().splitlines()
    return len(rows) > MOST_ROWS or max(map(len, rows), default=0) > LONGEST_ROW


def paste_desk(state: ViewState) -> PasteDesk:
    """The one that belongs to *state*, made when it is first asked for."""
    return state.findChild(PasteDesk) or PasteDesk(state)
