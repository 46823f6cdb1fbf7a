"""Reports for FIDE read and written, beside gacrux in the same run.

Reading is what gacrux does too: players, games and records out of the lines. What the program
then makes of it, a tournament with its calendar, stands below it, and so does writing.
``ARBITER_EVENTS=1000`` first reads back as many random events, and has gacrux check half of them;
without it a hundred.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace

from tests.bench.figures import Figure, in_turn, needs_gacrux, report, seconds
from tests.events import complete

SIZES = ((16, 0.1, 9, 20), (64, 0.02, 5, 2), (200, 0.005, 1, 1))
"""Players, the goal for reading, passes, and how often ours is repeated in each."""
EVENTS = int(os.environ.get("ARBITER_EVENTS", "100"))
FIRST = 1_000_000
"""The number of the first event: others than the test suite has."""


def main() -> int:
    """Print the figures; 1 if a goal is missed, or an event does not come back as it was."""
    needs_gacrux()
    figures = [figure for size in SIZES for figure in _figures(*size)]
    different = _events()
    print("Reports read back and checked")
    print(f"  {EVENTS} random events read back, {EVENTS // 2} checked: {different} differ")
    return report("Reports for FIDE (TRF26)", figures) or int(different > 0)


def _figures(players: int, goal: float, passes: int, times: int) -> list[Figure]:
    from gacrux.trf2json import trf2json

    from arbiter.formats.trf.recognise import tournament_of
    from arbiter.formats.trf.report import read_report
    from arbiter.formats.trf.writing import trf_text

    event = complete(players, seed=players, forfeits=0.02)
    tournament = replace(
        event,
        players=tuple(
            replace(
                player,
                name=f"Family{chr(97 + number % 26)}, Given",
                federation="NED",
                fide_id=str(99900000 + number),
                birth="1990-04-05",
                sex="m",
            )
            for number, player in enumerate(event.players, 1)
        ),
    )
    text = trf_text(tournament)
    lines = text.split("\r\n")
    back, findings = tournament_of(text)
    assert not findings
    assert back.games == tournament.games

    def gacrux() -> object:
        file = trf2json()
        file.parse_file(text, 0)
        return file.get_tournament(1)

    peer = _remembered(lambda: seconds(gacrux)) if players > 100 else lambda: seconds(gacrux)
    of = f"{players} players"
    return [
        in_turn(
            f"read, {of}",
            "gacrux",
            lambda: seconds(lambda: read_report(enumerate(lines, 1)), times),
            peer,
            goal=goal,
            passes=passes,
        ),
        in_turn(
            f"read to a tournament, {of}",
            "gacrux, read",
            lambda: seconds(lambda: tournament_of(text), times),
            peer,
            goal=3 * goal,
            passes=passes,
        ),
        in_turn(
            f"write, {of}",
            "gacrux, read",
            lambda: seconds(lambda: trf_text(replace(tournament)), times),
            peer,
            goal=None,
            passes=passes,
        ),
    ]


def _remembered(measure: Callable[[], float]) -> Callable[[], float]:
    """*measure*, made once: gacrux takes some twenty seconds for two hundred players."""
    known: list[float] = []

    def once() -> float:
        if not known:
            known.append(measure())
        return known[0]

    return once


def _events() -> int:
    """How many random events do not come back as they were, or are refused by gacrux."""
    from tests.formats.trf.test_against_gacrux import compare_with_the_checker
    from tests.formats.trf.test_round_trips import check_round_trip
    from tests.formats.trf.whole_events import whole_event
    from tests.random_edits import some_tournament

    different = 0
    for number in range(FIRST, FIRST + EVENTS):
        try:
            check_round_trip(some_tournament(number))
            if number % 2:
                compare_with_the_checker(whole_event(number))
        except AssertionError:
            different += 1
            print(f"  event {number} differs")
    return different


if __name__ == "__main__":
    sys.exit(main())
