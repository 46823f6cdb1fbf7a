"""Diplomas: a page for each of the first players, or for everybody."""

from __future__ import annotations

from arbiter.domain.progress import progress
from arbiter.domain.standings import Standing, standings
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.documents.frame import document, event_name, missing
from arbiter.formats.handouts import Diploma, Handouts
from arbiter.formats.sheets import Note, Notes, Sheet
from arbiter.formats.words import Words


def diplomas_sheet(tournament: Tournament, words: Words, first: int | None = 3) -> Sheet:
    """A diploma for each player whose place is among the *first*, or with None for everybody
    who has one; in the order of places. While a game is open each says that it is provisional.
    """
    title = words["title.diplomas"]
    part: Notes | Handouts | None = missing(tournament, words)
    if part is None:
        part = Notes((Note(words["diploma.none"]),))
        ranked = [
            standing
            for standing in standings(tournament).rows
            if standing.rank is not None and (first is None or standing.rank <= first)
        ]
        if ranked and tournament.started:
            part = Handouts(tuple(_diploma(tournament, standing, words) for standing in ranked))
    return document("diplomas", tournament, words, title, (part,), footer=title, serif=True)


def _diploma(tournament: Tournament, standing: Standing, words: Words) -> Diploma:
    event = tournament.event
    day = words.date_range(event.end or event.start, event.end or event.start)
    final = progress(tournament).final
    return Diploma(
        title=words["diploma.title"],
        awarded=words["diploma.awarded"],
        name=_spoken(tournament.player(standing.number)),
        place=_place(standing, words),
        lines=(event_name(tournament, words),),
        signers=(
            (words["signature.arbiter"], event.arbiter),
            (words["field.Organiser"], event.organiser),
        ),
        foot=", ".join(filter(None, (event.place, day))),
        admitted="" if final else words["status.provisional"],
    )


def _spoken(player: Player) -> str:
    """The name as it is read out: given name first where a comma parted them."""
    if "," in player.name and player.given:
        return f"{player.given} {player.family}"
    return player.name


def _place(standing: Standing, words: Words) -> str:
    """``for first place``; a shared one as the range that it is."""
    place = words.place(standing.rank, standing.last)
    if standing.rank != standing.last:
        return words.text("diploma.places", place=place)
    if standing.rank in (1, 2, 3):
        return words[f"diploma.place_{standing.rank}"]
    return words.text("diploma.place", place=place)
