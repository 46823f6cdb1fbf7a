"""What every bench prints: a figure, its floor or peer of the same run, the ratio and its goal.

Ratios hold on any machine; seconds don't. Both sides are measured in turn, in processor
time, and the median of the ratios counts.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """One line: *ours* beside *theirs* (both in *unit*), and the ratio that is allowed, if any."""

    name: str
    ours: float
    peer: str
    theirs: float
    ratio: float
    goal: float | None
    unit: str = "ms"

    @property
    def reached(self) -> bool:
        """Whether the goal is met."""
        return self.goal is None or self.ratio <= self.goal


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """Processor time of one call of *work*, the mean of *times*."""
    start = time.process_time_ns()
    for _ in range(times):
        work()
    return (time.process_time_ns() - start) / times / 1e9


def in_turn(
    name: str,
    peer: str,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    *,
    goal: float | None,
    passes: int = 9,
    unit: str = "ms",
) -> Figure:
    """The figure of two measurements, each of which returns seconds (or MiB), made in turn.

    The first pass of both only warms up.
    """
    ours(), theirs()
    pairs = []
    for turn in range(passes):
        # Each goes first as often as the other, so that a machine that warms or tires
        # treats both alike.
        if turn % 2:
            second = theirs()
            pairs.append((ours(), second))
        else:
            first = ours()
            pairs.append((first, theirs()))
    scale = {"ms": 1e3, "MiB": 1.0}[unit]
    return Figure(
        name,
        median(a for a, _ in pairs) * scale,
        peer,
        median(b for _, b in pairs) * scale,
        median(a / b for a, b in pairs),
        goal,
        unit,
    )


def report(title: str, figures: Sequence[Figure]) -> int:
    """Print the table; 0 if every goal is met, else 1."""
    print(title)
    print(
        f"  {'figure':<42} {'ours':>12}   {'floor or peer':<34} {'':>12} {'ratio':>8} {'goal':>8}"
    )
    for figure in figures:
        goal = "–" if figure.goal is None else f"{figure.goal:.2f}"
        verdict = "" if figure.reached else "   missed"
        print(
            f"  {figure.name:<42} {figure.ours:>8.3f} {figure.unit:<3}   {figure.peer:<34}"
            f" {figure.theirs:>8.3f} {figure.unit:<3} {figure.ratio:>8.3f} {goal:>8}"
            f"{verdict}"
        )
    print(flush=True)
    return 0 if all(figure.reached for figure in figures) else 1


def needs_gacrux() -> None:
    """End with a sentence if the peer is not there."""
    try:
        import gacrux.berger  # noqa: F401
    except ImportError:
        sys.exit("gacrux is missing, so there is nothing to compare with: pip install gacrux")
