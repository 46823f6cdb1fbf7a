"""Rating lists: how long one is loaded, and how soon a key has its answer.

A list of 300,000 players is made up, a fifth of FIDE's; loading is beside reading its lines and
doing nothing with them. The goal for a key is what nobody notices, 30 ms, in the worst of all
names that are typed, in Latin and Cyrillic.
"""

from __future__ import annotations

import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from arbiter.domain.event import Pace
from arbiter.formats.player_lists.reading import open_list
from arbiter.storage.player_index import keep_list
from arbiter.storage.rating_lists import RatingLists
from tests.bench.figures import Figure, in_turn, report
from tests.rating_lists import COMBINED, combined_line

PLAYERS = 300_000
KEY, MEMORY = 30.0, 120.0
_SYLLABLES = (
    "ba be bo da de di ka ko la le lo ma mi mo na ne no ra re ri ro sa se so ta te to va ve vo iv "
    "ov sk ch sh an en in on ar er el"
).split()
_TYPED = (
    *(
        "Ivanov",
        "Ivanov, P",
        "van der berg jo",
        "Жукова Мила",
        "Щукин Юрий",
        "Östlund",
        "1000",
        "s a",
    ),
    *("ko", "ba de", "Mila Zhukova", "singh anna"),
)


def main() -> int:
    """Print the figures; 1 if a goal is missed."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITER_HOME"] = place
        path = Path(place) / "players_list_foa.txt"
        _write(path)
        loading = in_turn(
            f"{PLAYERS:,} players loaded",
            "their lines read",
            lambda: _timed(lambda: _load(path)),
            lambda: _timed(lambda: _lines(path)),
            goal=None,
            passes=3,
        )
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        worst = _worst_key()
    figures = [
        loading,
        Figure("the slowest key", worst, "30 ms", KEY, worst / KEY, 1.0),
        Figure("memory", peak, "120 MB", MEMORY, peak / MEMORY, 1.0, "MB"),
    ]
    return report("Rating lists", figures)


def _write(path: Path) -> None:
    chosen = random.Random(7)

    def word(syllables: int) -> str:
        return "".join(chosen.choice(_SYLLABLES) for _ in range(syllables)).capitalize()

    families = [word(chosen.randint(2, 4)) for _ in range(PLAYERS // 12)]
    families += [*["Ivanov"] * 400, *["Singh"] * 800, *["Zhukova"] * 20, *["Ostlund"] * 5]
    given = [word(chosen.randint(1, 3)) for _ in range(2000)] + ["Anna", "Mila", "Petr"] * 50
    with path.open("w", encoding="ascii", newline="") as file:
        file.write(COMBINED + "\r\n")
        for number in range(PLAYERS):
            name = f"{chosen.choice(families)}, {chosen.choice(given)}"
            ratings = (chosen.randint(1400, 2600), chosen.randint(0, 2600), 0)
            line = combined_line(1_000_000 + number, name, "SWE", ratings=ratings, born=1990)
            file.write(line + "\r\n")


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _load(path: Path) -> None:
    with open_list(path) as found:
        assert keep_list(found.about, found.players).players == PLAYERS


def _lines(path: Path) -> None:
    with path.open("rb") as file:
        assert sum(1 for _ in file) == PLAYERS + 1


def _worst_key() -> float:
    """Milliseconds of the slowest of all keys, the quickest of three tries of each."""
    lists = RatingLists()
    worst = 0.0
    for typed in _TYPED:
        for end in range(1, len(typed) + 1):
            tries = []
            for _ in range(3):
                start = time.perf_counter()
                lists.search(typed[:end], 8, Pace.STANDARD, federation="SWE")
                tries.append(time.perf_counter() - start)
            worst = max(worst, min(tries) * 1e3)
    lists.close()
    return worst


if __name__ == "__main__":
    sys.exit(main())
