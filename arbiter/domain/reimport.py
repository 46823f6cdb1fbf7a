"""What a file that was read says of the tournament that is open: whose it is, what is new in it.

The file may be a crosstable, pairings, a report or games of one round: whatever was read of it
is a tournament, and its players are looked for among those of the open one. Nobody is added and
nothing is decided here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from arbiter.domain.import_updates import GameResult
from arbiter.domain.matching import brought_up_to_date, match_players, may_be_one, name_key
from arbiter.domain.name_folding import folded, spellings
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, GameName, Player, Tournament


@dataclass(frozen=True, slots=True)
class OtherResult:
    """A game that the file reports otherwise: *ours* and *theirs* as our White has them."""

    name: GameName
    ours: Result
    theirs: Result


@dataclass(frozen=True, slots=True)
class Taken:
    """Somebody of the file who is taken for another name here: number and both names."""

    number: int
    ours: str
    theirs: str


@dataclass(frozen=True)
class Reimport:
    """What a file brings.

    ``numbers`` gives our number of each of its players by his there. ``new`` are results of
    games that are open here, ``equal`` is how many are the same, ``other`` those that differ.
    ``homeless`` are results of pairs that have no such game here, by their names. ``turned``
    counts games in which the file has the other colours, ``moved`` those that it has in another
    round. ``strangers`` are its players who are
    not here, ``missing`` the numbers of ours who are not in it, ``taken`` those whose names are
    written otherwise. ``changed`` are players (number, as the file knows them) with other data.
    """

    numbers: Mapping[int, int]
    new: tuple[GameResult, ...] = ()
    equal: int = 0
    other: tuple[OtherResult, ...] = ()
    homeless: tuple[tuple[str, str], ...] = ()
    turned: int = 0
    moved: int = 0
    strangers: tuple[str, ...] = ()
    missing: tuple[int, ...] = ()
    taken: tuple[Taken, ...] = ()
    changed: tuple[tuple[int, Player], ...] = ()

    @property
    def fits(self) -> bool:
        """Whether most of the file's players are here: it is the same tournament."""
        return len(self.numbers) >= 2 and len(self.numbers) > len(self.strangers)

    @property
    def brings(self) -> bool:
        """Whether there is anything to take in or to ask about."""
        return bool(self.new or self.other or self.changed)


def reimport(ours: Tournament, theirs: Tournament) -> Reimport:
    """What *theirs*, read from a file, says of *ours*."""
    numbers = same_players(theirs.players, ours.players)
    found: dict[GameName, tuple[Game, Result]] = {}
    homeless: list[tuple[str, str]] = []
    turned = moved = 0
    for game in theirs.games:
        if game.result is None:
            continue
        if game.white not in numbers or game.black not in numbers:
            continue
        white, black = numbers[game.white], numbers[game.black]
        own = _same_game(ours, game, white, black, taken=found)
        if own is None:
            homeless.append((theirs.player(game.white).name, theirs.player(game.black).name))
            continue
        result = game.result if own.white == white else game.result.reversed
        turned += game.colours_known and own.colours_known and own.white != white
        moved += game.round is not None and own.round not in (None, game.round)
        found[own.name] = own, result
    told = [(own, found[own.name][1]) for own in ours.games if own.name in found]
    return Reimport(
        numbers,
        tuple((own.name, result) for own, result in told if own.result is None),
        sum(own.result is result for own, result in told),
        tuple(
            OtherResult(own.name, own.result, result)
            for own, result in told
            if own.result is not None and own.result is not result
        ),
        tuple(homeless),
        turned,
        moved,
        tuple(theirs.player(number).name for number in theirs.numbers if number not in numbers),
        tuple(number for number in ours.numbers if number not in numbers.values()),
        tuple(
            Taken(mine, ours.player(mine).name, theirs.player(number).name)
            for number, mine in numbers.items()
            if name_key(ours.player(mine).name) != name_key(theirs.player(number).name)
        ),
        _changed(ours, theirs, numbers),
    )


def _changed(
    ours: Tournament, theirs: Tournament, numbers: Mapping[int, int]
) -> tuple[tuple[int, Player], ...]:
    pairs = ((mine, theirs.player(number)) for number, mine in numbers.items())
    updated = ((mine, brought_up_to_date(ours.player(mine), other)) for mine, other in pairs)
    return tuple(sorted((n, player) for n, player in updated if player != ours.player(n)))


def _same_game(
    ours: Tournament, game: Game, white: int, black: int, *, taken: Mapping[GameName, object]
) -> Game | None:
    """The game of ours that *game*, played by *white* and *black*, is: the one in its round;
    else the one with its colours, if there is one only; else the one of its cycle."""
    free = [own for own in ours.meetings(white, black) if own.name not in taken]
    if game.round is not None:
        in_round = [own for own in free if own.round == game.round]
        if in_round:
            return in_round[0]
    if game.colours_known and len(free) > 1:
        colours = [own for own in free if own.colours_known and own.white == white]
        if len(colours) == 1:
            return colours[0]
    in_cycle = [own for own in free if own.cycle == game.cycle]
    if in_cycle:
        return in_cycle[0]
    return free[0] if len(free) == 1 and game.round is None else None


def same_players(players: Sequence[Player], listed: Sequence[Player]) -> dict[int, int]:
    """For each of *players*, by number, the number of *listed* that he has there.

    By ids and names as in ``match_players``; else by the name in other letters, or a name that
    begins alike (*Ivanov I.*), where nobody else can be meant: there the same number helps.
    Nobody is two.
    """
    found = {
        number: match.number
        for number, match in enumerate(match_players(players, listed), 1)
        if match is not None and match.sure
    }
    for search in (_by_letters, _by_beginning):
        if len(found) < min(len(players), len(listed)):
            _match_alike(search(listed), players, listed, found)
    return found


Search = Callable[[str], set[int]]
"""The numbers of those whom a name may mean."""


def _match_alike(
    search: Search, players: Sequence[Player], listed: Sequence[Player], found: dict[int, int]
) -> None:
    """Match who may be one alone of those who are left, or the one of his number."""
    taken = set(found.values())
    meant = {
        number: {
            other for other in search(player.name) - taken if may_be_one(player, listed[other - 1])
        }
        for number, player in enumerate(players, 1)
        if number not in found and player.name
    }
    asked = Counter(other for others in meant.values() for other in others)
    for number, others in meant.items():
        alone = [other for other in others if len(others) == 1 and asked[other] == 1]
        if number in others or alone:
            found[number] = number if number in others else alone[0]


def _by_letters(listed: Sequence[Player]) -> Search:
    """By the same words in other letters or another order."""
    known: dict[str, set[int]] = defaultdict(set)
    for number, player in enumerate(listed, 1):
        for key in _keys(player.name):
            known[key].add(number)
    return lambda name: {number for key in _keys(name) for number in known.get(key, ())}


def _keys(name: str) -> set[str]:
    """*name* in every spelling, its words in order."""
    return {" ".join(sorted(key.replace(",", " ").split())) for key in spellings(name)}


def _by_beginning(listed: Sequence[Player]) -> Search:
    """By the same surname and first names that begin alike, or initials."""
    known: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for number, player in enumerate(listed, 1):
        family, given = _parted(folded(player.name))
        known[family].append((number, given))

    def search(name: str) -> set[int]:
        found = set()
        for spelling in spellings(name):
            family, given = _parted(spelling)
            for number, theirs in known.get(family, ()):
                if _begins(*sorted((given, theirs), key=len)):
                    found.add(number)
        return found

    return search


def _begins(short: str, long: str) -> bool:
    """Whether *short* is the beginning of the first names *long*, or their initials."""
    words = short.split()
    if all(len(word) == 1 for word in words):
        initials = [word[0] for word in long.split()]
        return words == initials[: len(words)] or words[:1] == initials
    return long.startswith(short)


def _parted(key: str) -> tuple[str, str]:
    """The surname and the first names of a folded name, which may have lost its comma."""
    family, comma, given = key.partition(",")
    if not comma:
        family, _, given = key.partition(" ")
    return family, given.strip()
