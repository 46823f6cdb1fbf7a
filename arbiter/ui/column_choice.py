"""Which columns of a table somebody at this computer does not want to see, and how it is sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from arbiter.domain.tiebreaks import ALWAYS_SHOWN
from arbiter.tie_break_texts import tie_break_head, tie_break_name
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings


class ColumnEntry(NamedTuple):
    """A column that can be hidden, by its key and in words; or, ``fixed``, that can't."""

    key: str
    words: str
    fixed: bool = False


class SortEntry(NamedTuple):
    """A way to sort the rows, whether it is the present one, and what makes it so."""

    words: str
    present: bool
    choose: Callable[[], None]


class ColumnChoice(QObject):
    """The hidden columns of one table, remembered from one start to the next.

    Where there is no room a table leaves out more columns than these.

    Signals:
        changed: other columns are hidden.
    """

    changed = Signal()

    def __init__(self, table: str, parent: QObject, settings: Settings | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings or Settings()
        self._hidden = self._settings.hidden_columns(table)

    @property
    def hidden(self) -> frozenset[str]:
        """The keys of the columns that are not wanted."""
        return self._hidden

    def shows(self, key: str) -> bool:
        """Whether the column *key* is wanted."""
        return key not in self._hidden

    def toggle(self, key: str) -> None:
        """Hide the column *key*, or show it again."""
        self._keep(self._hidden ^ {key})

    def show_all(self) -> None:
        """Show every column again."""
        self._keep(frozenset())

    def _keep(self, hidden: frozenset[str]) -> None:
        if hidden != self._hidden:
            self._hidden = hidden
            self._settings.keep_hidden_columns(self._table, hidden)
            self.changed.emit()


def tie_break_entries(codes: Sequence[str], used: int) -> list[ColumnEntry]:
    """The columns of tie-breaks. Those that decide places, of which there are *used*, can be
    hidden like others; Sonneborn-Berger and simplified Berger are always shown."""
    entries = []
    for place, code in enumerate(codes):
        words = f"{tie_break_head(code, translate)}  {tie_break_name(code, translate)}"
        if place >= used:
            words = f"({words})"
        entries.append(ColumnEntry(code, words, fixed=code in ALWAYS_SHOWN))
    return entries
