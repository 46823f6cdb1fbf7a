"""Who plays in a list of pairings: told from the seats of its rows."""

from __future__ import annotations

import difflib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median_low

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.matching import name_key
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.layout import Layout
from arbiter.formats.recognition.pairing_rows import SIDES, PairingRow, Seat, side_columns
from arbiter.formats.recognition.player_rows import read_player
from arbiter.formats.recognition.recognised import Choices

Key = int | str
"""What tells one entrant from the others: his number in the list, else his name."""

_ENOUGH = 3
"""From so many games of the others on, somebody with a single one is a slip in a name."""


@dataclass(frozen=True, slots=True)
class _Entrant:
    row: int
    side: str
    seat: Seat


class Entrants:
    """Everybody who is named in *rows*, in the order of their numbers or else of appearance;
    then who is named only among those who are *free* in a round.

    ``drawn`` says that the list numbers them 1 to n, each once. ``strays`` are names that
    stand at one board only, while the others have several games, in a list without numbers.
    """

    def __init__(
        self,
        layout: Layout,
        rows: Sequence[PairingRow],
        choices: Choices,
        free: Sequence[PairingRow] = (),
    ) -> None:
        self._layout = layout
        self._choices = choices
        self._known: dict[str, int] = {
            name_key(seat.name): seat.number
            for row in (*rows, *free)
            for seat in (row.white, row.black)
            if seat.number > 0 and seat.name
        }
        seated: dict[Key, list[_Entrant]] = defaultdict(list)
        for row in (*rows, *free):
            for side, seat in zip(SIDES, (row.white, row.black)):
                if not seat.empty:
                    seated[self._key(seat)].append(_Entrant(row.row, side, seat))
        entrants = {key: _usual(seats) for key, seats in seated.items()}
        self.findings: list[ImportFinding] = []
        for key, seats in seated.items():
            self.findings += self._about_names(entrants[key].seat, seats)
        self.findings += self._about_alone(rows)
        games = Counter(key for row in rows for key in self.keys(row))
        strays = _strays(entrants, games)
        self.findings += self._about_strays(strays, entrants)
        self._entrants = {key: one for key, one in entrants.items() if key not in strays}
        numbered = all(isinstance(key, int) for key in self._entrants)
        order = sorted(self._entrants, key=int) if numbered else list(self._entrants)
        self.numbers = {key: number for number, key in enumerate(order, 1)}
        self.numbered = numbered
        self.drawn = numbered and all(key == number for key, number in self.numbers.items())

    def keys(self, row: PairingRow) -> tuple[Key, Key]:
        """Who has White and who has Black in *row*."""
        return self._key(row.white), self._key(row.black)

    def sit(self, row: PairingRow) -> bool:
        """Whether two of the entrants play each other in *row*."""
        white, black = self.keys(row)
        return white != black and {white, black} <= set(self.numbers)

    def players(self) -> tuple[tuple[int, Player], ...]:
        """Everybody by number: the row in which he first stands, and what it says of him."""
        columns = {side: side_columns(self._layout, side) for side in SIDES}
        players = []
        for key in self.numbers:
            entrant = self._entrants[key]
            player, findings = read_player(columns[entrant.side], entrant.row, self._choices)
            self.findings += findings
            players.append((entrant.row, player))
        return tuple(players)

    def _key(self, seat: Seat) -> Key:
        if seat.number > 0:
            return seat.number
        name = name_key(seat.name)
        return self._known.get(name, name)

    def _about_names(self, usual: Seat, seats: Sequence[_Entrant]) -> Iterator[ImportFinding]:
        """Other names than the *usual* one at the same number."""
        for entrant in seats:
            name = entrant.seat.name
            if name and name_key(name) != name_key(usual.name):
                yield ImportFinding(
                    Doubtful.NAME_NOT_LISTED,
                    Weight.CHECK,
                    entrant.row,
                    self._layout.column(entrant.side),
                    found=name,
                    ways=(usual.name,),
                )

    def _about_alone(self, rows: Sequence[PairingRow]) -> Iterator[ImportFinding]:
        """Rows in which somebody would play against himself."""
        for row in rows:
            white, black = self.keys(row)
            if white == black:
                column = self._layout.column("black") or self._layout.column("black_no")
                found = row.black.name or str(row.black.number)
                about = Doubtful.NAME_NOT_LISTED
                yield ImportFinding(about, Weight.GRAVE, row.row, column, found=found)

    def _about_strays(
        self, strays: Sequence[Key], entrants: dict[Key, _Entrant]
    ) -> Iterator[ImportFinding]:
        names = [one.seat.name for key, one in entrants.items() if key not in strays]
        for key in strays:
            stray = entrants[key]
            yield ImportFinding(
                Doubtful.NAME_NOT_LISTED,
                Weight.GRAVE,
                stray.row,
                self._layout.column(stray.side),
                found=stray.seat.name,
                ways=tuple(difflib.get_close_matches(stray.seat.name, names, 3)),
            )


def _usual(seats: Sequence[_Entrant]) -> _Entrant:
    """The first seat with the name that stands at most of *seats*."""
    names = Counter(name_key(entrant.seat.name) for entrant in seats if entrant.seat.name)
    if not names:
        return seats[0]
    usual = max(names, key=names.__getitem__)
    return next(entrant for entrant in seats if name_key(entrant.seat.name) == usual)


def _strays(entrants: dict[Key, _Entrant], games: Counter[Key]) -> list[Key]:
    if not games or median_low(games.values()) < _ENOUGH:
        return []
    return [key for key in entrants if isinstance(key, str) and games[key] == 1]
