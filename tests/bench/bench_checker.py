"""Tie-breaks and places beside those of FIDE's checker, on thousands of random events.

``ARBITER_EVENTS=100000`` compares as many; the usual number takes about a minute.
"""

from __future__ import annotations

import os
import sys

from tests.bench.figures import needs_gacrux

EVENTS = int(os.environ.get("ARBITER_EVENTS", "2000"))
FIRST = 1_000_000
"""The number of the first event: others than the test suite has."""


def main() -> int:
    """Print how many events differ, and which; 1 if any does."""
    needs_gacrux()
    from tests.domain.test_against_gacrux import compare_with_the_checker
    from tests.events import any_event

    different = []
    for number in range(FIRST, FIRST + EVENTS):
        try:
            compare_with_the_checker(any_event(number))
        except AssertionError as difference:
            different.append(number)
            print(f"  event {number}: {str(difference).splitlines()[0]}")
    print("Checker")
    print(f"  {EVENTS} random events, all values and places: {len(different)} differ")
    print(flush=True)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
