"""Who is still level when all games count: whom a play-off, or an order by hand, would concern."""

from __future__ import annotations

from arbiter.domain.standings import Standings
from arbiter.domain.tiebreaks.play_off import level_on_points


def play_off_group(ranking: Standings, player: int) -> tuple[int, ...]:
    """Who played it off, or can: those level on points with *player*; if nobody is, those of a
    play-off of his that decides nothing any more; else the first group in the table. Nobody if
    there is none."""
    tournament = ranking.tournament
    for number in (player, *(row.number for row in ranking.rows)):
        if not 1 <= number <= tournament.size:
            continue
        level = level_on_points(tournament, number)
        if len(level) > 1:
            return level
        played = [one for one in tournament.play_offs if number in (one.first, one.second)]
        if played:
            return tuple(sorted({n for one in played for n in (one.first, one.second)}))
    return ()


def hand_order_group(ranking: Standings, player: int) -> tuple[int, ...]:
    """Who is level on everything with *player*, else the first group in the table that is;
    nobody if there is none."""
    for number in (player, *(row.number for row in ranking.rows)):
        if 1 <= number <= ranking.tournament.size:
            level = ranking.level_with(number)
            if level:
                return level
    return ()
