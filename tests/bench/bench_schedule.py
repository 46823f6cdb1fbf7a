"""The calendar of a whole event: ours beside gacrux's Berger tables, compared in the same run."""

from __future__ import annotations

import sys

from arbiter.domain.schedule import schedule
from tests.bench.figures import Figure, in_turn, needs_gacrux, report, seconds

GOAL = 1.3


def main() -> int:
    """Print the figures; 1 if a goal is missed, or a table differs."""
    needs_gacrux()
    figures = [_figure(size, times) for size, times in ((16, 2000), (200, 30))]
    return report("Berger tables, all rounds", figures)


def _figure(size: int, times: int) -> Figure:
    from gacrux.berger import bergertables

    theirs = bergertables(size)["pairing"]
    table = tuple(
        tuple((pair["white"], pair["black"]) for _, pair in sorted(theirs[round].items()))
        for round in sorted(theirs)
    )
    if schedule(size) != table:
        sys.exit(f"The tables for {size} players differ.")
    return in_turn(
        f"schedule, {size} players",
        "gacrux, its table",
        lambda: seconds(lambda: schedule(size), times),
        lambda: seconds(lambda: bergertables(size), times),
        goal=GOAL,
        passes=15,
    )


if __name__ == "__main__":
    sys.exit(main())
