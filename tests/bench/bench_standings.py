"""Standings with PTS, DE, SB, SSB, WIN and KS: ours beside gacrux's on the same event.

Both start from the event in memory. Each repetition of ours gets a tournament on which
nothing has been computed yet. Values and places are compared in the same run.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from decimal import Decimal

from arbiter.domain.standings import Standings, standings
from arbiter.domain.tiebreaks import tie_break
from tests.bench.figures import Figure, in_turn, needs_gacrux, report, seconds
from tests.events import complete

LIST = ("DE", "SB", "WIN", "KS")
"""SSB is a column of ours in any case; gacrux does not know it and is not asked for it."""


def main() -> int:
    """Print the figures; 1 if a goal is missed, or a value or a place differs."""
    needs_gacrux()
    sizes = ((16, 0.05, 100, 4), (64, 0.04, 10, 2), (200, 0.04, 2, 1))
    return report(
        "Standings, values and order, complete single round robin",
        [_figure(*size) for size in sizes],
    )


def _figure(size: int, goal: float, times: int, their_times: int) -> Figure:
    from tests import trf_for_gacrux as gacrux

    tournament = complete(size, seed=size, forfeits=0.02)
    model = gacrux.read(tournament)
    codes = ("PTS", *LIST)
    _compare(standings(tournament, LIST), gacrux.rank(model, codes, tournament.rounds))

    def ours() -> float:
        fresh = iter([replace(tournament) for _ in range(times)])
        return seconds(lambda: standings(next(fresh), LIST), times)

    def theirs() -> float:
        work = lambda: gacrux.rank(model, codes, tournament.rounds)  # noqa: E731
        return seconds(work, their_times)

    return in_turn(f"standings, {size} players", "gacrux, the same event", ours, theirs, goal=goal)


def _compare(table: Standings, theirs: dict[int, dict[str, Decimal]]) -> None:
    for row in table.rows:
        other = theirs[row.number]
        same = row.rank == other["rank"] and Decimal(row.points) / 2 == other["PTS"]
        for code in ("SB", "WIN", "KS"):
            parts = tie_break(code).per_point(table.tournament)
            value = row.values[code]
            same = same and value is not None and Decimal(value) / parts == other[code]
        if not same:
            sys.exit(f"Player {row.number} of {table.tournament.size} differs: {row}, {other}")


if __name__ == "__main__":
    sys.exit(main())
