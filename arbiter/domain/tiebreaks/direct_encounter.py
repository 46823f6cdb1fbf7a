"""Direct encounter (DE), FIDE C.07 article 6."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from arbiter.domain.tiebreaks.base import Explanation, Part, Reason, TieBreak, half, register
from arbiter.domain.tournament import Tournament


def per_point(tournament: Tournament) -> int:
    """Parts of a point that hold every mean of up to as many games as there are cycles."""
    return 2 * lcm(*range(1, max(tournament.regulations.cycles, 1) + 1))


def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
    """The points that *players* scored against each other, in parts of ``per_point``.

    Two who have met more than once count with the true mean of their games (article
    6.1.2). Forfeits count like games, because a round robin's article 15.2 covers them
    (6.1.1). While games are open the points so far are taken, the mean over the games so
    far; article 6.3 is for Swiss events only.
    """
    among = set(players)
    opponents, gains = tournament.opponents, tournament.gains
    parts = per_point(tournament) // 2
    values = []
    for player in players:
        games = zip(opponents[player - 1], gains[player - 1])
        if parts == 1:
            values.append(sum([points for opponent, points in games if opponent in among]))
            continue
        met: dict[int, tuple[int, int]] = {}
        for opponent, points in games:
            if opponent in among:
                so_far, number = met.get(opponent, (0, 0))
                met[opponent] = so_far + points, number + 1
        values.append(sum(points * parts // number for points, number in met.values()))
    return values


def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
    """One part for each tied opponent met so far: the mean of the games with him."""
    scoring = tournament.regulations.scoring
    parts = []
    for opponent in sorted(players):
        if opponent == player:
            continue
        games = tournament.meetings(player, opponent)
        met = [g for g in games if g.result is not None or g.points_of(player, scoring)]
        if not met:
            parts.append(Part(opponent, half(2), half(0), False, Reason.NOT_REPORTED))
            continue
        points = half(sum(game.points_of(player, scoring) for game in met))
        reason = Reason.MEAN if len(met) > 1 else None
        if any(game.result is None for game in met):
            reason = Reason.ADJOURNED
        parts.append(Part(opponent, half(2) / len(met), points, reason=reason))
    return Explanation("DE", tuple(parts))


register(TieBreak("DE", "6", value, explain, per_point=per_point, among_tied=True))
