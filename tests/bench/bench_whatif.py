"""All outcomes of the open games, against a loop over the ordinary standings; and that they agree.

The loop is timed on every so many outcomes and multiplied, because all of them take minutes; on
those its places are compared with ours. Then random positions with up to eight open games are
compared in every number, and what a flow proves with what was counted.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from itertools import pairwise

from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.bounds import bounds
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.needs import needs
from arbiter.domain.whatif.outcomes import outcome
from arbiter.domain.whatif.outlook import Outlook
from tests.bench.figures import Figure, in_turn, report, seconds
from tests.domain.whatif.positions import differences, position
from tests.domain.whatif.test_bounds import contradictions
from tests.events import complete

LIST = ("DE", "SB", "WIN", "KS", "SSB")
POSITIONS = 520
MOST_SECONDS = 8.0


def main() -> int:
    """Print the figures; 1 if a goal is missed, or any number differs."""
    figures = [
        _against_the_loop("last round of 16, 6,561 outcomes", _open(16, 1), every=9, goal=0.2),
        _against_the_loop("two rounds of 10, 59,049 outcomes", _open(10, 2), every=81, goal=0.2),
        _seconds("round of 24, 531,441", _open(24, 1)),
        _seconds("2 rounds of 12, 531,441", _open(12, 2)),
        _answers("needs of all 10 for the first 3", _open(10, 2)),
        _answers("needs of all 24 for the first 3", _open(24, 1)),
        _proofs("proofs, 16 players, 64 open games", _open(16, 8)),
        _proofs("proofs, 24 players, 3-1-0, 144 open", _open(24, 12, football=True)),
    ]
    missed = report("What can still happen", figures)
    return max(missed, _agree())


def _open(size: int, rounds: int, *, football: bool = False) -> Tournament:
    """*size* players with their last *rounds* still to play."""
    tournament = complete(size, seed=size)
    regulations = replace(tournament.regulations, tie_breaks=LIST)
    if football:
        regulations = replace(regulations, scoring=FOOTBALL)
    last = tournament.rounds - rounds
    games = tuple(
        replace(game, result=None) if (game.round or 0) > last else game
        for game in tournament.games
    )
    return replace(tournament, regulations=regulations, games=games)


def _counted(tournament: Tournament) -> Outlook:
    found = count_outcomes(tournament)
    assert found is not None
    return found


def _against_the_loop(name: str, tournament: Tournament, *, every: int, goal: float) -> Figure:
    outlook = _counted(tournament)
    sample = range(0, outlook.outcomes, every)

    def loop() -> None:
        for number in sample:
            table = standings(outcome(outlook.games, number).on(tournament))
            for row in table.rows:
                if row.rank != outlook.ranks_of(row.number)[number]:
                    sys.exit(f"{name}: outcome {number} differs for player {row.number}")

    return in_turn(
        name,
        f"standings in a loop, 1 of {every}",
        lambda: seconds(lambda: _counted(replace(tournament))),
        lambda: seconds(loop) * every,
        goal=goal,
        passes=3,
    )


def _seconds(name: str, tournament: Tournament) -> Figure:
    """By the clock, because somebody waits; the longest step is how long a window may be held."""
    told = [time.perf_counter()]
    start = told[0]
    count_outcomes(tournament, progress=lambda done, of: told.append(time.perf_counter()))
    taken = time.perf_counter() - start
    longest = max(after - before for before, after in pairwise(told))
    return Figure(
        f"{name}; step {1000 * longest:.0f} ms",
        taken * 1000,
        "limit",
        MOST_SECONDS * 1000,
        taken / MOST_SECONDS,
        1.0,
    )


def _answers(name: str, tournament: Tournament) -> Figure:
    outlook, size = _counted(tournament), tournament.size
    ours = seconds(lambda: [needs(tournament, outlook, n, 3) for n in tournament.ranked])
    return Figure(name, 1000 * ours, "a second for each", 1000.0 * size, ours / size, 1.0)


def _proofs(name: str, tournament: Tournament) -> Figure:
    ours = seconds(lambda: bounds(tournament, 3))
    return Figure(name, 1000 * ours, "limit", 1000.0, ours, 1.0)


def _agree() -> int:
    """Whether random positions agree in every number; 1 if one doesn't."""
    wrong = 0
    for seed in range(POSITIONS):
        tournament = position(seed, most_open=8, usual=seed % 3 > 0)
        found = differences(tournament, _counted(tournament))
        if len(tournament.open_games) <= 6:
            found += contradictions(tournament, 2 + seed % 2)
        wrong += bool(found)
        for line in found[:3]:
            print(f"  position {seed}: {line}")
    print(f"  {POSITIONS} random positions, up to 8 open games: {wrong} differ\n", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
