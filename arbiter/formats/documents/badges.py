"""Badges: who somebody is, for everybody who meets him in the hall."""

from __future__ import annotations

from arbiter.domain.names import family_name, given_name
from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.event_report import officials
from arbiter.formats.documents.frame import document, event_name
from arbiter.formats.handouts import Badge, Handouts
from arbiter.formats.sheets import Note, Notes, Sheet
from arbiter.formats.words import Words


def badges_sheet(tournament: Tournament, words: Words) -> Sheet:
    """A badge for each player in the order of the list, then one for each official who is named,
    the chief arbiter first."""
    title = words["title.badges"]
    part: Notes | Handouts = Notes((Note(words["note.no_players"]),))
    badges = [_of_player(tournament, number, words) for number in tournament.numbers]
    badges += official_badges(tournament, words)
    if badges:
        part = Handouts(tuple(badges))
    return document("badges", tournament, words, title, (part,), footer=title)


def official_badges(tournament: Tournament, words: Words) -> list[Badge]:
    """Those of the officials alone; what they do stands in place of title and club."""
    event = event_name(tournament, words)
    return [
        Badge(family_name(name), given_name(name), _capital(does), "", event, office=True)
        for does, name, _ in officials(tournament, words)
        if name
    ]


def _of_player(tournament: Tournament, number: int, words: Words) -> Badge:
    player = tournament.player(number)
    details = " · ".join(filter(None, (player.title, player.federation, player.club)))
    # Before the draw a place in the list is nobody's number.
    shown = str(number) if tournament.drawn else ""
    return Badge(player.family, player.given, details, shown, event_name(tournament, words))


def _capital(text: str) -> str:
    """*text* as it stands alone: ``Fair play officer``."""
    return text[:1].upper() + text[1:]
