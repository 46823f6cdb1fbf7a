"""What accepting a foreign table does: to the tournament that is open, or as a new one."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.document.document import Document
from arbiter.domain.edits import MIN_PLAYERS, Edit
from arbiter.domain.errors import AlreadyDrawn, AlreadyStarted, ArbiterError, TooFewPlayers
from arbiter.domain.import_edits import ImportTournament, TakeInPlayers
from arbiter.domain.matching import added_and_changed
from arbiter.domain.reimport import Reimport, reimport
from arbiter.formats.recognition.recognised import Recognised, TableKind
from arbiter.messages import sentence
from arbiter.ui.import_words import (
    import_words,
    imported_words,
    take_in_words,
    taken_in_words,
    to_settle,
)
from arbiter.ui.languages import translate
from arbiter.ui.update_words import update_button, update_notes


@dataclass(frozen=True)
class Acceptance:
    """What the button does. ``edit`` is the one step, in the tournament that is open or, where
    ``new``, in an empty one; None while it can't be taken in, and ``reason`` says why.

    ``button`` and ``said`` are the words on the button and afterwards in the status line. With
    ``update`` there is more to decide first: what the file says of the open tournament.
    """

    button: str
    said: str = ""
    edit: Edit | None = None
    new: bool = False
    reason: str = ""
    update: Reimport | None = None

    @property
    def possible(self) -> bool:
        """Whether the button does something."""
        return self.edit is not None or self.update is not None


def update_of(recognised: Recognised, document: Document | None) -> Reimport | None:
    """What the table says of the tournament in *document*, whose games are there already; None
    where it has none, can't be changed, or has nobody who is in the table."""
    if document is None or document.locked is not None or not document.tournament.drawn:
        return None
    found = reimport(document.tournament, recognised.tournament)
    return found if found.numbers else None


def may_join(recognised: Recognised, document: Document | None) -> bool:
    """Whether the table is a list of players that could go into what is open."""
    return document is not None and recognised.kind is TableKind.PARTICIPANTS


def bar_to_joining(document: Document) -> ArbiterError | None:
    """Why no list can go into *document* any more."""
    if document.locked is not None:
        return document.locked
    if document.tournament.started:
        return AlreadyStarted("players")
    return AlreadyDrawn() if document.tournament.drawn else None


def taken_in(recognised: Recognised, document: Document) -> TakeInPlayers:
    """The list as one step: who is new, and whom in *document* the file knows better."""
    listed = document.tournament.players
    return TakeInPlayers(*added_and_changed(recognised.tournament.players, listed))


def acceptance(
    recognised: Recognised,
    document: Document | None,
    *,
    new: bool,
    update: Reimport | None = None,
) -> Acceptance:
    """What taking *recognised* in does: as a *new* tournament, or into *document*, of which it
    says what is in *update* if its games are there."""
    name = recognised.book.path.name
    reason = to_settle(recognised)
    tournament = recognised.tournament
    if new or document is None:
        edit = ImportTournament(tournament, name)
        if not reason and not tournament.size:
            reason = translate("Import", "No player was found in the rows.")
        if not reason and tournament.games and tournament.size < MIN_PLAYERS:
            reason = sentence(TooFewPlayers(tournament.size), translate)
        said = imported_words(tournament, name)
        return Acceptance(
            import_words(tournament), said, None if reason else edit, new=True, reason=reason
        )
    if update is not None:
        if not reason and not update.brings:
            known = translate("Update", "The open tournament knows all of this already.")
            reason = " ".join([known, *update_notes(update, document.tournament)])
        return Acceptance(update_button(update), reason=reason, update=None if reason else update)
    step = taken_in(recognised, document)
    added, updated = len(step.added), len(step.changed)
    if not reason and not added and not updated:
        reason = translate("Import", "Everybody in this list is in the tournament already.")
    return Acceptance(
        take_in_words(added, updated),
        taken_in_words(added, updated, name),
        None if reason else step,
        reason=reason,
    )
