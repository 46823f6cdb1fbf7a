"""Everything that may happen to a file, at random but repeatable. Figures: ``python -m
tests.storage.damage 2000``."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

from arbiter.domain.edits import SetEvent, SetPending, SetResult
from arbiter.domain.errors import FileProblem
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Pending, Tournament
from arbiter.storage import store
from arbiter.storage.journal import JournalRow, old_value
from arbiter.storage.salvage import Salvaged, salvage
from arbiter.storage.scribe import Scribe
from tests.boards import drawn

NOON = datetime(2026, 5, 3, 12, tzinfo=timezone.utc)
PAGE = 4096

Damage = Callable[[Random, bytearray], None]


def played(path: Path, random: Random, players: int = 14, steps: int = 260) -> list[Tournament]:
    """A tournament played into *path*, step by step; every state that it had."""
    state = drawn(players)
    store.create(path, state)
    scribe = Scribe(path, store.read(path).mark)
    states = [state]
    for number in range(1, steps + 1):
        game = random.choice(state.games)
        edit = random.choice(
            [SetResult(*game.name, random.choice(list(Result)))] * 8
            + [
                SetResult(*game.name, None),
                SetPending(*game.name, Pending.ADJOURNED, "2026-05-04"),
                SetEvent(Event(f"Финал {number}", "Lund")),
            ]
        )
        after = edit(state)
        if after == state:
            continue
        at = NOON + timedelta(minutes=number)
        row = JournalRow(len(states), at, "anna", "edit", edit, old_value(edit, state))
        scribe.write(row, state, after)
        state = after
        states.append(state)
    scribe.close()
    return states


def flips(random: Random, content: bytearray) -> None:
    """One to thirty bits are turned."""
    for _ in range(random.randint(1, 30)):
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)


def bytes_in_one_page(random: Random, content: bytearray) -> None:
    """Some bytes of one page are others."""
    page = random.randrange(len(content) // PAGE) * PAGE
    for _ in range(random.randint(1, 8)):
        content[page + random.randrange(PAGE)] = random.randrange(256)


def zeros(random: Random, content: bytearray) -> None:
    """One to three pages are zeros."""
    for _ in range(random.randint(1, 3)):
        page = random.randrange(len(content) // PAGE) * PAGE
        content[page : page + PAGE] = bytes(PAGE)


def cut(random: Random, content: bytearray) -> None:
    """The end is missing, from any byte."""
    del content[random.randrange(len(content)) :]


def header(random: Random, content: bytearray) -> None:
    """The first page is gone, or its first hundred bytes."""
    length = random.choice([16, 100, PAGE])
    content[:length] = bytes(length)


def letters(random: Random, content: bytearray) -> None:
    """A text in the middle of the file is another: a result, a name, a number."""
    old, new = random.choice(
        [(b"1-0", b"0-1"), (b"0-1", b"0-0"), (b"Player 1", b"Plager 1"), (b"unrated", b"unraked"),
         (b'"first":', b'"firsT":'), (b"anna", b"anne"), (b"-0", b"-1")]
    )  # fmt: skip
    places = [at for at in range(len(content) - 8) if content.startswith(old, at)]
    if places:
        at = random.choice(places)
        content[at : at + len(new)] = new


def shuffled(random: Random, content: bytearray) -> None:
    """Two pages have changed places."""
    one, other = (random.randrange(len(content) // PAGE) * PAGE for _ in range(2))
    first, second = content[one : one + PAGE], content[other : other + PAGE]
    content[one : one + PAGE], content[other : other + PAGE] = second, first


def overwritten(random: Random, content: bytearray) -> None:
    """Something else was written into the middle."""
    at, length = random.randrange(len(content)), random.randint(1, 3 * PAGE)
    content[at : at + length] = random.randbytes(min(length, len(content) - at))


def older_pages(earlier: bytes) -> Damage:
    """Some pages are of an earlier state: a copy made while the file was written, without its
    -journal."""

    def torn(random: Random, content: bytearray) -> None:
        for page in range(0, min(len(earlier), len(content)), PAGE):
            if random.random() < 0.3:
                content[page : page + PAGE] = earlier[page : page + PAGE]

    torn.__doc__ = older_pages.__doc__
    return torn


KINDS: tuple[Damage, ...] = (
    flips,
    bytes_in_one_page,
    zeros,
    cut,
    header,
    letters,
    shuffled,
    overwritten,
)


def results_of(states: list[Tournament]) -> set[object]:
    """Every result that was ever in the file, with its game."""
    return {(game.name, game.result) for state in states for game in state.games}


def foreign_results(salvaged: Salvaged, known: set[object]) -> list[object]:
    """Results of *salvaged* that never were in the file."""
    return [
        (game.name, game.result)
        for game in salvaged.tournament.games
        if game.result is not None and (game.name, game.result) not in known
    ]


def opened(path: Path, states: list[Tournament]) -> str:
    """What becomes of a damaged file: opened, salvaged, refused, or wrong silently.

    A file of which all pages are of an earlier state is that state, and nobody can tell.
    """
    truth = states[-1]
    try:
        contents = store.prepare(path)
    except FileProblem:
        pass
    else:
        if contents.tournament == truth:
            return "opened"
        earlier = states[len(contents.rows)] == contents.tournament
        return "opened, an earlier state" if earlier else "WRONG SILENTLY"
    try:
        salvaged = salvage(path)
    except FileProblem:
        return "refused"
    if salvaged.tournament == truth:
        return f"salvaged whole ({salvaged.account.source.value})"
    if not salvaged.account.losses:
        return "SALVAGED WRONG SILENTLY"
    return f"salvaged in part ({salvaged.account.source.value})"


def main(count: int) -> None:
    """Print what becomes of *count* damaged copies of one file."""
    told: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        path, copy = Path(folder) / "cup.arbiter", Path(folder) / "copy.arbiter"
        states = played(path, Random(1))
        content, known = path.read_bytes(), results_of(states)
        earlier = Path(folder) / "earlier.arbiter"
        played(earlier, Random(1), steps=250)
        kinds = (*KINDS, older_pages(earlier.read_bytes()))
        for number in range(count):
            random = Random(number)
            damage = kinds[number % len(kinds)]
            damaged = bytearray(content)
            damage(random, damaged)
            copy.write_bytes(damaged)
            try:
                verdict = opened(copy, states)
                if verdict.startswith("salvaged") and foreign_results(salvage(copy), known):
                    verdict = "FOREIGN RESULT"
            except Exception as error:  # counted like the rest
                verdict = f"CRASH {error!r:.90}"
            if verdict.isupper() or verdict.startswith("CRASH") or "WRONG" in verdict:
                print(number, damage.__name__, verdict)
            told.setdefault(damage.__name__, Counter())[verdict] += 1
    for name, verdicts in told.items():
        print(f"{name:18}", dict(sorted(verdicts.items())))
    print(f"{'all':18}", dict(sum(told.values(), Counter())))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
