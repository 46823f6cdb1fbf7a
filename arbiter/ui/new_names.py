"""Other names for players who have results: typed, and waiting for a yes.

They lie beside the view state, so that they survive a change of language.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from PySide6.QtCore import QObject

from arbiter.domain.edits import SetPlayer
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.view_state import ViewState


@dataclass(frozen=True)
class NewName:
    """The player with *number* was *before*, and is *after* as it was typed."""

    number: int
    before: Player
    after: Player

    def fits(self, tournament: Tournament) -> bool:
        """Whether it is still about the same player, and still another name."""
        if self.number > tournament.size:
            return False
        return tournament.player(self.number).name == self.before.name

    def edit(self, tournament: Tournament) -> SetPlayer:
        """What a yes does: only what was typed; other fields may have changed since."""
        typed = {
            field.name: getattr(self.after, field.name)
            for field in fields(Player)
            if getattr(self.after, field.name) != getattr(self.before, field.name)
        }
        return SetPlayer(self.number, replace(tournament.player(self.number), **typed))


class NewNames(QObject):
    """The names that wait, the oldest first; of one player only the newest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[NewName] = []

    @property
    def first(self) -> NewName | None:
        """The one that is asked about; None where no name waits."""
        return self._waiting[0] if self._waiting else None

    def add(self, name: NewName) -> None:
        """Let *name* wait for its answer."""
        self._waiting = [one for one in self._waiting if one.number != name.number] + [name]

    def take(self) -> NewName:
        """The first, which has its answer now."""
        return self._waiting.pop(0)

    def follow(self, tournament: Tournament) -> None:
        """Forget what *tournament* leaves nothing to ask about."""
        self._waiting = [one for one in self._waiting if one.fits(tournament)]


def new_names(state: ViewState) -> NewNames:
    """Those that belong to *state*, made when they are first asked for."""
    return state.findChild(NewNames) or NewNames(state)
