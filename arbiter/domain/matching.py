"""Who of a list is somebody that is known already: by id, by name and birth, never by guess."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from arbiter.domain.names import tidy
from arbiter.domain.tournament import Player

_DATA = tuple(field.name for field in fields(Player) if field.name not in ("name", "birth"))


@dataclass(frozen=True, slots=True)
class Match:
    """Somebody listed as *number* (from 1) who is the same person, or may be if not *sure*."""

    number: int
    sure: bool


def match_players(players: Sequence[Player], listed: Sequence[Player]) -> tuple[Match | None, ...]:
    """For each of *players* who of *listed* he is, or may be; None where it is nobody.

    The same person has the same FIDE ID; else the same national id; else the same name and
    year of birth; else exactly the same name, where nothing speaks against it and nobody else
    in either list has it. Names that are but alike (Елкин, Ёлкин) or held by several are a
    question. Nobody is matched twice.
    """
    found: list[Match | None] = [None] * len(players)
    free = dict(enumerate(listed, 1))
    for key in (_fide_key, _national_key, _birth_key, _exact_key):
        _match_alone(key, players, free, found)
    alike: dict[str, list[int]] = defaultdict(list)
    for number in free:
        alike[name_key(listed[number - 1].name)].append(number)
    for place, player in enumerate(players):
        if found[place] is None and player.name:
            numbers = [
                number
                for number in alike.get(name_key(player.name), ())
                if may_be_one(player, listed[number - 1])
            ]
            if numbers:
                found[place] = Match(numbers[0], sure=False)
    return tuple(found)


def added_and_changed(
    players: Sequence[Player], listed: Sequence[Player]
) -> tuple[tuple[Player, ...], tuple[tuple[int, Player], ...]]:
    """What taking *players* into the list *listed* adds, and whom (number, player) it changes.

    Taking in a list a second time does neither.
    """
    added, changed = [], []
    for player, match in zip(players, match_players(players, listed)):
        if match is None or not match.sure:
            added.append(player)
        else:
            stored = listed[match.number - 1]
            updated = brought_up_to_date(stored, player)
            if updated != stored:
                changed.append((match.number, updated))
    return tuple(added), tuple(changed)


def brought_up_to_date(stored: Player, newer: Player) -> Player:
    """*stored* with what *newer* knows; his spelling stays, and nothing known becomes unknown."""
    known = {name: value for name in _DATA if (value := getattr(newer, name))}
    less = newer.birth == stored.birth[:4]  # a year where the day is known already
    birth = stored.birth if less or not newer.birth else newer.birth
    return replace(stored, birth=birth, **known)


def may_be_one(player: Player, other: Player) -> bool:
    """Whether nothing says that two of one name are two persons: another id, another year of
    birth, another sex."""
    pairs = (
        (player.fide_id, other.fide_id),
        (player.national_id, other.national_id),
        (player.birth[:4], other.birth[:4]),
        (player.sex, other.sex),
    )
    return all(one == two for one, two in pairs if one and two)


@lru_cache(4096)
def name_key(name: str) -> str:
    """What equal names share however they are typed: case, ё, comma, accents' composition.

    >>> name_key("Ёлкин Игорь") == name_key("елкин, игорь")
    True
    """
    folded = unicodedata.normalize("NFC", tidy(name).casefold())
    return " ".join(folded.replace("ё", "е").replace(",", " ").replace(".", " ").split())


def _fide_key(player: Player) -> tuple[str, ...]:
    return (player.fide_id,) if player.fide_id else ()


def _national_key(player: Player) -> tuple[str, ...]:
    return (player.national_id,) if player.national_id else ()


def _birth_key(player: Player) -> tuple[str, ...]:
    year = player.birth[:4]
    return (name_key(player.name), year) if year and player.name else ()


def _exact_key(player: Player) -> tuple[str, ...]:
    return (tidy(player.name),) if player.name else ()


Key = Callable[[Player], tuple[str, ...]]
"""What two entries have in common that are one person; nothing where it is not known."""

_IDS: tuple[Key, ...] = (_fide_key, _national_key)


def _match_alone(
    key: Key, players: Sequence[Player], free: dict[int, Player], found: list[Match | None]
) -> None:
    """Match those whose *key* one of *players* alone and one of those still *free* alone has."""
    asking = _by_key(key, ((n, p) for n, p in enumerate(players) if found[n] is None))
    there = _by_key(key, free.items())
    for value, places in asking.items():
        numbers = there.get(value, [])
        if len(places) == len(numbers) == 1:
            place, number = places[0], numbers[0]
            if key in _IDS or may_be_one(players[place], free[number]):
                found[place] = Match(number, sure=True)
                del free[number]


def _by_key(key: Key, players: Iterable[tuple[int, Player]]) -> dict[tuple[str, ...], list[int]]:
    places: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for place, player in players:
        if value := key(player):
            places[value].append(place)
    return places
