"""Games that are there and give no points: record 299, for results that were annulled.

The record gives a result of one player in one round other points than the scoring does. That
all games of somebody give nothing to anybody is how TRF26 can say that his results do not count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from arbiter.domain.notation import trf_letter
from arbiter.domain.tournament import Tournament
from arbiter.formats.trf.player_line import half_points
from arbiter.formats.trf.report import Line

_LETTERS = {"1": "W", "=": "D", "0": "L"}
_TYPE, _POINTS, _ROUND, _FIRST = 4, slice(13, 17), slice(19, 22), 23


def annulled_records(tournament: Tournament) -> Iterator[str]:
    """The data of the records for the games that count for nobody."""
    numbers: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
    for round, letter, number in _given(tournament, tournament.annulled):
        numbers[round, letter].append(number)
    for (round, letter), those in sorted(numbers.items()):
        listed = " ".join(f"{number:4}" for number in sorted(those))
        yield f"{letter}   0.0   0.0  {round:3} {listed}"


def _given(tournament: Tournament, annulled: Iterable[int]) -> Iterator[tuple[int, str, int]]:
    """Round, letter and number of each result against or of one of *annulled* that would give
    points."""
    games = {game for gone in annulled for game in tournament.games_of(gone)}
    for game in games:
        if game.result is None:
            continue
        for number in (game.white, game.black):
            if game.points_of(number, tournament.regulations.scoring):
                letter = trf_letter(game.result, white=number == game.white)
                yield game.round or 0, _LETTERS.get(letter, letter), number


def annulled_by(records: Sequence[Line], tournament: Tournament) -> tuple[int, ...] | None:
    """The numbers of those, besides whose results are annulled already, of whom *records* say
    that no game of theirs gives anything; None if they say anything else as well."""
    if not records:
        return ()
    nothing: set[tuple[int, int]] = set()
    for _, text in records:
        line = f"299{text}"
        try:
            points = half_points(line[_POINTS].strip())
            numbers = [int(part) for part in line[_FIRST:].split()]
            round = int(line[_ROUND])
        except ValueError:
            return None
        if points or line[_TYPE : _TYPE + 1] in ("", " ") or not numbers:
            return None
        nothing |= {(round, number) for number in numbers}
    games = {
        n: {(r, other) for r, _, other in _given(tournament, (n,))} for n in tournament.numbers
    }
    told = {(round, other) for round, _, other in _given(tournament, tournament.annulled)}
    found: list[int] = []
    # Who lost all his points with another player's games is not annulled himself.
    for number in sorted(tournament.numbers, key=lambda number: -len(games[number])):
        given = games[number]
        if number not in tournament.annulled and given <= nothing and not given <= told:
            told |= given
            found.append(number)
    return tuple(sorted(found)) if told == nothing else None
