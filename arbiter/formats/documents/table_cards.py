"""What stands on the tables: cards with names, numbers of boards."""

from __future__ import annotations

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents.frame import document, event_name, missing, rating_text
from arbiter.formats.handouts import BoardNumber, Handouts, PlaceCard
from arbiter.formats.sheets import Note, Notes, Sheet
from arbiter.formats.words import Words


def place_cards_sheet(tournament: Tournament, words: Words) -> Sheet:
    """A tent for each player, two on a page, in the order of the list."""
    title = words["title.place_cards"]
    part: Notes | Handouts = Notes((Note(words["note.no_players"]),))
    if tournament.players:
        part = Handouts(tuple(_card(tournament, n, words) for n in tournament.numbers), (1, 2))
    return document("place_cards", tournament, words, title, (part,), footer=title)


def _card(tournament: Tournament, number: int, words: Words) -> PlaceCard:
    player = tournament.player(number)
    strength = " ".join(filter(None, (player.title, rating_text(player))))
    details = " · ".join(filter(None, (strength, player.federation, player.club)))
    # Before the draw a place in the list is nobody's number.
    shown = str(number) if tournament.drawn else ""
    return PlaceCard(player.family, player.given, details, shown, event_name(tournament, words))


def board_numbers_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The number of every board that is used, two on a page."""
    title = words["title.board_numbers"]
    part: Notes | Handouts | None = missing(tournament, words)
    if part is None:
        last = max((game.board or 0 for game in tournament.games), default=0)
        # Where rounds are not known, so many games can be played at once.
        boards = last or tournament.size // 2
        part = Handouts(tuple(BoardNumber(str(n)) for n in range(1, boards + 1)), (1, 2))
    return document("board_numbers", tournament, words, title, (part,), footer=title)
