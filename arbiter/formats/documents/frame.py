"""What every document has around its table, and the sentence that stands for a missing one."""

from __future__ import annotations

from typing import Any

from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.sheets import Name, Note, Notes, Sheet, SheetPart
from arbiter.formats.status import assumptions
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
    return Sheet(
        kind=kind,
        event=event_line(tournament, words),
        title=title,
        parts=parts,
        marks=assumptions(tournament, words),
        words={
            "language": words.language,
            "printed": words["page.printed"],
            "page": words["page.page"],
            "continued": words["page.continued"],
        },
        **layout,
    )


def missing(tournament: Tournament, words: Words) -> Notes | None:
    """The sentence that a document is reduced to before there are players, or pairings."""
    if tournament.drawn:
        return None
    key = "note.not_drawn" if tournament.players else "note.no_players"
    return Notes((Note(words[key]),))


def full_name(player: Player) -> Name:
    """A name that can be shortened."""
    return Name(player.family, player.given, comma="," in player.name)


def numbered(tournament: Tournament, number: int) -> str:
    """Number and surname, as a note names a player: ``7 Ivanov``."""
    return f"{number} {tournament.player(number).family}"


def rating_text(player: Player) -> str:
    """The rating, or nothing."""
    return str(player.rating) if player.rating else ""
