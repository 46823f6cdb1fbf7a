"""When the rounds are, as it stands in lists of rounds."""

from __future__ import annotations

from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words


def one_time(tournament: Tournament, words: Words) -> str:
    """The time at which every round begins; nothing if they differ, or one is not known."""
    rounds = range(1, tournament.rounds + 1)
    dated = [start for start in map(tournament.round_start, rounds) if start]
    times = {words.clock(start) for start in dated}
    return times.pop() if len(times) == 1 else ""


def day_forms(tournament: Tournament, round: int, words: Words) -> tuple[str, ...]:
    """When *round* (from 1) begins, the longest form first: the time may go if it is the same
    in every round. *Date open* for a round without a day."""
    start = tournament.round_start(round)
    if not start:
        return (words["date.open"],)
    forms = [words.list_day(start)]
    if one_time(tournament, words):
        forms.append(words.list_day(start, time=False))
    return tuple(dict.fromkeys(forms))
