"""Play-off games between players level on points (PO), FIDE C.07 articles 2.2.1 and 3.

It stands in no list of tie-breaks: where there was a play-off it decides before all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.tiebreaks.base import Explanation, Part, TieBreak, always, half, register
from arbiter.domain.tournament import PlayOff, Tournament

PLAY_OFF = "PO"


def among(tournament: Tournament, players: Sequence[int]) -> tuple[PlayOff, ...]:
    """The play-offs that *players* have played with each other."""
    return tuple(
        play_off
        for play_off in tournament.play_offs
        if play_off.first in players and play_off.second in players
    )


def level_on_points(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Everybody who has as many points as the player with *number*, himself among them;
    nobody if he has no place.

    :raises PlayerNotFound: nobody has the number.
    """
    tournament.player(number)
    if not tournament.counts(number):
        return ()
    points = tournament.score(number)
    return tuple(other for other in tournament.ranked if tournament.score(other) == points)


def decides(tournament: Tournament, players: Sequence[int]) -> bool:
    """Whether *players*, who are level on points, have played it off.

    Each of them must have played against another of them: who was not in it can be neither
    ahead of those who were, nor behind them.
    """
    played = among(tournament, players)
    there = {number for play_off in played for number in (play_off.first, play_off.second)}
    return bool(played) and there.issuperset(players)


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """Half points from the play-offs of *players* with each other."""
    points = dict.fromkeys(players, 0)
    for play_off in among(tournament, players):
        points[play_off.first] += play_off.first_points
        points[play_off.second] += play_off.second_points
    return [points[player] for player in players]


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each opponent in the play-off."""
    parts = []
    for play_off in among(tournament, players):
        if player in (play_off.first, play_off.second):
            opponent = play_off.second if player == play_off.first else play_off.first
            parts.append(Part(opponent, half(2), half(play_off.points_of(player))))
    return Explanation(PLAY_OFF, tuple(parts))


register(TieBreak(PLAY_OFF, "3", value, explain, per_point=always(2), among_tied=True))
