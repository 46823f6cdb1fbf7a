"""Sentences about a file that is held against the open tournament."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.reimport import Reimport
from arbiter.domain.tournament import Tournament
from arbiter.ui.languages import translate

NAMED = 4
"""So many names are told; the rest is a number."""


def update_button(found: Reimport) -> str:
    """On the button of the import, before it is said what is taken."""
    if found.new:
        return translate("Update", "Take in %n result(s)…", "", len(found.new))
    if found.other:
        return translate("Update", "Look at %n other result(s)…", "", len(found.other))
    if found.changed:
        return translate("Update", "Look at %n player(s)…", "", len(found.changed))
    return translate("Update", "Nothing new")


def update_summary(found: Reimport) -> str:
    """``3 new results, 18 equal, 1 different. Nobody is added.``"""
    parts = [
        translate("Update", "%n new result(s)", "", len(found.new)),
        translate("Update", "%n equal", "results", found.equal),
        translate("Update", "%n different", "results", len(found.other)),
    ]
    return translate("Update", "{0}, {1}, {2}. Nobody is added.").format(*parts)


def update_notes(found: Reimport, tournament: Tournament) -> list[str]:
    """What the arbiter should know before he says yes, a sentence each."""
    notes = []
    if found.strangers:
        text = translate("Update", "Not in this tournament, so left out: {0}.")
        notes.append(text.format(_named(found.strangers)))
    if found.missing:
        names = [tournament.player(number).name for number in found.missing]
        notes.append(translate("Update", "Not in the file: {0}.").format(_named(names)))
    if found.taken:
        pairs = [f"{one.theirs} = {one.number} {one.ours}" for one in found.taken]
        text = translate("Update", "Taken for one and the same: {0}.")
        notes.append(text.format(_named(pairs)))
    if found.homeless:
        pairs = [f"{white} – {black}" for white, black in found.homeless]
        text = translate("Update", "Games that are not in this tournament: {0}.")
        notes.append(text.format(_named(pairs)))
    if found.turned:
        notes.append(
            translate(
                "Update",
                "In %n game(s) the file has other colours; each result stays with its player.",
                "",
                found.turned,
            )
        )
    if found.moved:
        notes.append(
            translate(
                "Update",
                "The file has %n game(s) in another round; the pair tells which it is.",
                "",
                found.moved,
            )
        )
    # An initial at the end has its own full stop.
    return [note[:-1] if note.endswith("..") else note for note in notes]


def updated_words(results: int, players: int, name: str) -> str:
    """In the status line, when it is done."""
    came = []
    if results:
        came.append(translate("Update", "%n result(s) taken in", "", results))
    if players:
        came.append(translate("Update", "%n player(s) updated", "", players))
    text = translate("Update", "{0} from {1}. Undo takes it back.")
    return text.format(", ".join(came), name)


def _named(names: Sequence[str]) -> str:
    more = len(names) - NAMED
    if more <= 0:
        return "; ".join(names)
    return translate("Update", "{0} and %n more", "", more).format("; ".join(names[:NAMED]))
