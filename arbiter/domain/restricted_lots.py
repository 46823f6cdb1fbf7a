"""The restricted draw: players of one federation should not meet in the last three rounds
(FIDE Handbook, General Regulations for Competitions, Annex 2; guided as it says there).

For 9 to 24 players the Varma sets lie in envelopes. Where there is no table, or the
contingents don't fit its envelopes, numbers with the same aim are computed. Everything
follows from the seed, so that the draw can be repeated.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import NamedTuple

from arbiter.domain.berger import Round
from arbiter.domain.late_meetings import Meeting, late_meetings
from arbiter.domain.lots import lot_sum
from arbiter.domain.spread_numbers import spread_numbers
from arbiter.domain.tournament import Player
from arbiter.domain.varma import LETTERS, Sets, keeps_varma, last_rounds, varma_sets


class Contingent(NamedTuple):
    """The players of one federation: their places in the list, in the order of drawing.

    Somebody without a federation is a contingent of his own.
    """

    federation: str
    places: tuple[int, ...]


class Step(NamedTuple):
    """One player draws: his place in the list, his number, and from which envelope.

    The envelope is empty where numbers were computed.
    """

    place: int
    number: int
    envelope: str = ""


class Source(Enum):
    """Where the numbers come from."""

    VARMA = "Varma"
    NO_TABLE = "no table"
    """There is none for so many players."""
    OTHER_CALENDAR = "other calendar"
    """The rounds don't end as in the Berger table, for which the sets were made."""
    DOES_NOT_FIT = "does not fit"
    """The contingents can't each have an envelope with enough numbers."""


class RestrictedDraw(NamedTuple):
    """A draw, player after player; ``meetings`` are the countrymen who still meet late.

    ``fewest`` says that no draw has fewer. ``sets`` are the envelopes, None where numbers
    were computed.
    """

    contingents: tuple[Contingent, ...]
    steps: tuple[Step, ...]
    source: Source
    sets: Sets | None
    meetings: tuple[Meeting, ...]
    fewest: bool

    @property
    def order(self) -> tuple[int, ...]:
        """The places by number, as ``DrawLots`` takes them."""
        return tuple(step.place for step in sorted(self.steps, key=lambda step: step.number))

    @property
    def sequence(self) -> tuple[int, ...]:
        """The places in the order of drawing."""
        return tuple(step.place for step in self.steps)

    @property
    def envelopes(self) -> str:
        """The letter of each number's envelope; empty where numbers were computed."""
        return "".join(step.envelope for step in sorted(self.steps, key=lambda step: step.number))


def contingents(players: Sequence[Player]) -> tuple[Contingent, ...]:
    """Who draws when: the largest contingent first, level ones by FIDE's country code, inside
    a contingent by name. Players without a federation draw last, each for himself."""
    places: dict[str, list[int]] = {}
    alone = []
    for place, player in enumerate(players, 1):
        code = player.federation.strip().upper()
        if code:
            places.setdefault(code, []).append(place)
        else:
            alone.append(place)

    def name(place: int) -> tuple[str, str, int]:
        text = players[place - 1].name.casefold()
        plain = "".join(c for c in unicodedata.normalize("NFKD", text) if c.isalpha() or c == " ")
        return plain, text, place

    groups = [Contingent(code, tuple(sorted(own, key=name))) for code, own in places.items()]
    groups.sort(key=lambda group: (-len(group.places), group.federation))
    return (*groups, *(Contingent("", (place,)) for place in sorted(alone, key=name)))


def restricted(
    players: Sequence[Player], rounds: tuple[Round, ...], seed: str, *, repaired: bool = False
) -> RestrictedDraw:
    """The draw that *seed* gives for *players* in the order of the list.

    *rounds* are those of their tournament. The envelopes, and the numbers in each, lie in
    ascending order of the SHA-256 of the seed, a newline and the letter or the number. A
    contingent takes the first envelope that holds enough numbers and leaves enough for those
    who follow; its players take one number after the other. With *repaired* twelve players
    draw from the sets that keep the promise.
    """
    groups = contingents(players)
    late = last_rounds(rounds)
    sets = varma_sets(len(players), repaired=repaired)
    source = Source.VARMA
    taken: list[tuple[int, ...]] | None = None
    if sets is None:
        source = Source.NO_TABLE
    elif not keeps_varma(rounds, len(players)):
        source = Source.OTHER_CALENDAR
    else:
        taken = _from_envelopes([len(group.places) for group in groups], sets, seed)
        if taken is None:
            source = Source.DOES_NOT_FIT
    proved = False
    if taken is None:
        sets = None
        taken, proved = spread_numbers([len(group.places) for group in groups], late, seed)
    letter_of = {
        number: letter for letter, numbers in zip(LETTERS, sets or ()) for number in numbers
    }
    steps = tuple(
        Step(place, number, letter_of.get(number, ""))
        for group, numbers in zip(groups, taken)
        for place, number in zip(group.places, numbers)
    )
    federation = {step.number: players[step.place - 1].federation for step in steps}
    meetings = late_meetings([federation[number] for number in sorted(federation)], rounds)
    return RestrictedDraw(groups, steps, source, sets, meetings, proved or not meetings)


def _from_envelopes(sizes: Sequence[int], sets: Sets, seed: str) -> list[tuple[int, ...]] | None:
    """The numbers of each contingent in the order of drawing; None if they don't fit."""
    left = [sorted(numbers, key=lambda number: lot_sum(seed, number)) for numbers in sets]
    order = sorted(range(len(sets)), key=lambda place: lot_sum(seed, LETTERS[place]))
    taken = []
    for place, size in enumerate(sizes):
        following = tuple(sizes[place + 1 :])
        for chosen in order:
            after = [len(numbers) - size * (n == chosen) for n, numbers in enumerate(left)]
            if after[chosen] >= 0 and _fit(following, tuple(sorted(after))):
                taken.append(tuple(left[chosen][:size]))
                left[chosen] = left[chosen][size:]
                break
        else:
            return None
    return taken


@cache
def _fit(sizes: tuple[int, ...], envelopes: tuple[int, ...]) -> bool:
    """Whether contingents of *sizes*, largest first, can each have their numbers from one of
    *envelopes*, given as how many numbers are left in each."""
    if not sizes or sizes[0] <= 1:
        return True  # as many numbers as players are left
    for place, room in enumerate(envelopes):
        if room >= sizes[0] and room not in envelopes[:place]:
            rest = (*envelopes[:place], room - sizes[0], *envelopes[place + 1 :])
            if _fit(sizes[1:], tuple(sorted(rest))):
                return True
    return False
