"""A document for trying results out: it lives in memory, beside the one that is saved."""

from __future__ import annotations

from PySide6.QtCore import Signal

from arbiter.document.document import Document
from arbiter.document.state import SaveState
from arbiter.domain.edits import Edit, SetPending, SetResult, SetResults
from arbiter.domain.errors import TrialUnderWay
from arbiter.domain.result import Result
from arbiter.domain.tournament import GameName, Tournament
from arbiter.domain.whatif.outcomes import Trial


class TrialDocument(Document):
    """The state of *real* with supposed results in it, and only results can be entered.

    Nothing of it reaches the file, the journal, the hall screen or paper: those belong to
    ``real``. Whoever listens to a document listens to this one in the same way.

    Signals:
        overtaken: ``real`` is another, so that what was tried is about what is no more.
    """

    in_trial = True
    overtaken = Signal()

    def __init__(self, real: Document, trial: Trial | None = None) -> None:
        self.real = real
        super().__init__((trial or Trial()).on(real.tournament))
        real.changed.connect(self._overtaken)
        real.saved.connect(self.saved)

    def _overtaken(self) -> None:
        self.overtaken.emit()

    @property
    def earnest(self) -> Tournament:
        """The state of the real one."""
        return self.real.tournament

    @property
    def save_state(self) -> SaveState:
        """How far the real one has been saved."""
        return self.real.save_state

    @property
    def tried(self) -> tuple[tuple[GameName, Result | None], ...]:
        """The games whose results are not the real ones, in the order of the calendar, with
        those that are supposed; None where a result is supposed away."""
        return tuple(
            (game.name, game.result)
            for game, real in zip(self.tournament.games, self.real.tournament.games)
            if game.result is not real.result
        )

    def is_supposed(self, name: GameName) -> bool:
        """Whether the result of the game of that *name* is not the real one."""
        supposed, real = self.tournament.game(*name), self.real.tournament.game(*name)
        return supposed.result is not real.result

    def apply(self, edit: Edit) -> None:
        """Suppose what *edit* says.

        :raises TrialUnderWay: it is about something else than results.
        """
        if not isinstance(edit, (SetResult, SetResults)):
            raise TrialUnderWay
        if isinstance(edit, SetResult) and edit.result is None:
            really = self.real.tournament.game(edit.first, edit.second, edit.cycle)
            if really.result is None:  # put off, perhaps: as it was
                super().apply(SetPending(*really.name, really.pending, really.until))
                return
        super().apply(edit)

    def as_entered(self) -> SetResults:
        """What was tried, as the edit that would enter it in earnest."""
        return SetResults(tuple(SetResult(*name, result) for name, result in self.tried))
