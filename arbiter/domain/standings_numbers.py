"""Numbers that are the places in another tournament, as a league gives them."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.domain.edits import listed_players
from arbiter.domain.errors import NoStandingsThere
from arbiter.domain.matching import match_players
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament


class StandingsNumbers(NamedTuple):
    """What another tournament's standings say about the players of this one.

    ``order[n - 1]`` is the place in the list before the draw (from 1) of who gets number *n*,
    as ``DrawLots`` takes it; ``places[n - 1]`` his row in the other table (from 1), or None for
    those who do not stand there: they come last, in the order of the list. ``open_games`` are
    those that the other tournament still lacks.
    """

    order: tuple[int, ...]
    places: tuple[int | None, ...]
    open_games: int


def numbers_from(tournament: Tournament, earlier: Tournament, source: str = "") -> StandingsNumbers:
    """The numbers of *tournament* by the standings of *earlier*, which is called *source*.

    Only who is surely the same person takes over a place.

    :raises NoStandingsThere: nobody stands in both, or *earlier* has no games.
    """
    listed = listed_players(tournament)
    rows = standings(earlier).rows if earlier.drawn else ()
    row_of = {row.number: place for place, row in enumerate(rows, 1)}
    found: dict[int, int] = {}
    for place, match in enumerate(match_players(listed, earlier.players), 1):
        if match is not None and match.sure and match.number in row_of:
            found[place] = row_of[match.number]
    if not found:
        raise NoStandingsThere(source)
    last = len(rows) + 1
    order = sorted(range(1, len(listed) + 1), key=lambda place: (found.get(place, last), place))
    return StandingsNumbers(
        tuple(order), tuple(found.get(place) for place in order), len(earlier.open_games)
    )
