"""What every document has around its table, and the sentence that stands for a missing one."""

from __future__ import annotations

from typing import Any

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.alphabet import sort_key
from arbiter.formats.sheets import Name, Note, Notes, Sheet, SheetPart
from arbiter.formats.status import assumptions, version_text
from arbiter.formats.words import Words


def event_line(tournament: Tournament, words: Words) -> str:
    """``Harbour Masters 2026 · Gothenburg, 1–9 May 2026``."""
    event = tournament.event
    days = words.date_range(event.start, event.end)
    where_and_when = ", ".join(filter(None, (event.place, days)))
    return " · ".join(filter(None, (event.name or words["title.untitled"], where_and_when)))


def event_name(tournament: Tournament, words: Words) -> str:
    """The event's name, or what it is while nobody has named it."""
    return tournament.event.name or words["title.untitled"]


def document(
    kind: str,
    tournament: Tournament,
    words: Words,
    title: str,
    parts: tuple[SheetPart, ...],
    **layout: Any,
) -> Sheet:
    """A sheet of *tournament* with everything that is the same on all of them."""
    marks = assumptions(tournament, words)
    version = version_text(tournament, words)
    if version and version not in layout.get("footer", ""):
        marks = (version, *marks)
    return Sheet(
        kind=kind,
        event=event_line(tournament, words),
        title=title,
        parts=parts if layout.get("posted") else _with_corrections(parts, tournament, words),
        marks=marks,
        words={
            "language": words.language,
            "printed": words["page.printed"],
            "page": words["page.page"],
            "continued": words["page.continued"],
        },
        **layout,
    )


def _with_corrections(
    parts: tuple[SheetPart, ...], tournament: Tournament, words: Words
) -> tuple[SheetPart, ...]:
    """*parts* with what has been corrected in the last of their notes."""
    added = correction_notes(tournament, words)
    places = [place for place, part in enumerate(parts) if isinstance(part, Notes)]
    if not added or not places:
        return parts
    last = places[-1]
    notes = parts[last]
    assert isinstance(notes, Notes)
    return (*parts[:last], Notes((*notes.notes, *added)), *parts[last + 1 :])


def correction_notes(tournament: Tournament, words: Words) -> list[Note]:
    """Why final results were corrected, version by version, and why the order of tie-breaks is
    another than before the first round."""
    notes = [
        Note(words.text("note.correction", version=version, reason=reason))
        for version, reason in enumerate(tournament.closing.reasons, 2)
    ]
    reason = tournament.regulations.order_reason
    if reason:
        notes.append(Note(words.text("note.order_changed", reason=reason)))
    return notes


def missing(tournament: Tournament, words: Words) -> Notes | None:
    """The sentence that a document is reduced to before there are players, or pairings."""
    if tournament.drawn:
        return None
    key = "note.not_drawn" if tournament.players else "note.no_players"
    return Notes((Note(words[key]),))


def full_name(player: Player) -> Name:
    """A name that can be shortened."""
    return Name(player.family, player.given, comma="," in player.name)


def by_alphabet(tournament: Tournament, words: Words) -> list[int]:
    """All numbers in the order of the names, by the alphabet of the language; those who are
    called alike stand by number."""
    keys = {n: sort_key(tournament.player(n).name, words.language) for n in tournament.numbers}
    return sorted(keys, key=lambda number: (keys[number], number))


def numbered(tournament: Tournament, number: int) -> str:
    """Number and surname, as a note names a player: ``7 Ivanov``."""
    return f"{number} {tournament.player(number).family}"


def rating_text(player: Player) -> str:
    """The rating, or nothing."""
    return str(player.rating) if player.rating else ""
