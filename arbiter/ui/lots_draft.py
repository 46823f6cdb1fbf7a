"""Numbers that were typed for the lots and not accepted yet, and how they are to be drawn.

They lie beside the view state, so that they survive a change of language, and are kept for
the next start, so that closing the program loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from arbiter.document.document import Document
from arbiter.domain.tournament import LotMethod
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState


class LotsDraft(QObject):
    """What was chosen and typed: ``method``, ``seed`` and ``present`` are None until then.

    ``repaired`` says that twelve players draw from the mended Varma sets, ``drawn`` how many
    have drawn before the audience.

    Signals:
        typed: other numbers stand here.
    """

    typed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.method: LotMethod | None = None
        self.seed: str | None = None
        self.present: str | None = None
        self.repaired = False
        self.drawn = 0
        self._numbers: tuple[int, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each place in the list; 0 where none has been typed."""
        return self._numbers

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Let *numbers* stand here."""
        if tuple(numbers) != self._numbers:
            self._numbers = tuple(numbers)
            self.typed.emit()

    def keep_in(self, settings: Settings, document: Document) -> None:
        """Let *settings* hold from now on what stands here for *document*."""
        self._settings, self._document = settings, document
        self.typed.connect(self._keep)
        document.closed.connect(self._keep)  # under the name that it has then

    def _keep(self) -> None:
        self._settings.keep_typed_lots(str(self._document.path), self._numbers)


def lots_draft(state: ViewState) -> LotsDraft:
    """The one that belongs to *state*, made when it is first asked for."""
    return state.findChild(LotsDraft) or LotsDraft(state)


def keep_lots(state: ViewState, settings: Settings, document: Document) -> None:
    """Begin with the numbers that were typed for *document* before, and keep those to come."""
    draft = lots_draft(state)
    # Once results have been entered nobody draws any more.
    kept = () if document.tournament.started else settings.typed_lots(str(document.path))
    if kept:
        draft.set_numbers(kept)
        draft.method = LotMethod.BY_HAND
    draft.keep_in(settings, document)
