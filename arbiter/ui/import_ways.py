"""What an arbiter can do about a finding before a table is taken in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui.languages import translate

MOST = 3
"""So many texts to take are offered at once."""


class WayKind(Enum):
    """What a way does."""

    TAKE = "take"
    OPEN = "open"
    TYPE = "type"
    LEAVE_OUT = "leave out"


@dataclass(frozen=True, slots=True)
class Way:
    """One way out; ``text`` is what is read instead of what stands in the cell, or for typing
    what stands there. ``shown`` is the part of a long text that matters."""

    kind: WayKind
    text: str = ""
    shown: str = ""

    @property
    def words(self) -> str:
        """The way as it is offered."""
        match self.kind:
            case WayKind.TAKE if self.text:
                return translate("ImportWays", "Take {0}").format(self.shown or self.text)
            case WayKind.TAKE:
                return translate("ImportWays", "Leave empty")
            case WayKind.OPEN:
                return translate("ImportWays", "Leave open")
            case WayKind.TYPE if self.text:
                return translate("ImportWays", "Type another")
            case WayKind.TYPE:
                return translate("ImportWays", "Type it")
        return translate("ImportWays", "Leave the row out")


def ways_out(finding: ImportFinding, kind: TableKind, *, game: bool) -> tuple[Way, ...]:
    """The ways out of *finding* in a table of *kind*, the likeliest first.

    A cell with a *game* can be left open.
    """
    ways: list[Way] = []
    if finding.row and finding.column:
        texts = [text for text in finding.ways[:MOST] if text or not game]
        ways += [Way(WayKind.TAKE, text, _part(text, finding.character)) for text in texts]
        if game:
            ways.append(Way(WayKind.OPEN))
        if ways or finding.weight is Weight.GRAVE:
            ways.append(Way(WayKind.TYPE, finding.found))
    if finding.row and kind is TableKind.PARTICIPANTS and finding.weight is not Weight.NOTE:
        # Somebody who is there already is rather left out than typed again.
        place = 0 if finding.about is Doubtful.REPEATED else len(ways)
        ways.insert(place, Way(WayKind.LEAVE_OUT))
    return tuple(ways)


def _part(text: str, character: int | None) -> str:
    """Of a whole line what stands at *character*, from 1, for one round."""
    return " ".join(text[character - 1 : character + 7].split()) if character else ""
