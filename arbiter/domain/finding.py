"""Who is meant by a number or by a part of a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbiter.domain.name_folding import folded, spellings
from arbiter.domain.tournament import Player


def find_players(players: Sequence[Player], text: str) -> tuple[int, ...]:
    """The numbers, from 1, of those whom *text* names, the likeliest first.

    A number is the number of one player. Letters, of either alphabet and without regard to case
    and accents, are looked for at the beginning of the name, then at that of another of its
    words, then anywhere.

    >>> find_players([Player("Ivanov, Ivan"), Player("Petrov, Ivan"), Player("Yıldız")], "iv")
    (1, 2)
    >>> find_players([Player("Щукин, Игорь"), Player("Yıldız, Kerem")], "yildiz")
    (2,)
    >>> find_players([Player("Щукин, Игорь"), Player("Yıldız, Kerem")], "1")
    (1,)
    """
    typed = text.strip()
    if typed.isdecimal():
        number = int(typed[:6])
        return (number,) if 1 <= number <= len(players) else ()
    found = _spelt_alike(players, lambda name: (folded(name),), typed)
    # Another way to spell it finds more, but also those who are not meant.
    return found or _spelt_alike(players, spellings, typed)


def _spelt_alike(
    players: Sequence[Player], spelt: Callable[[str], Sequence[str]], typed: str
) -> tuple[int, ...]:
    """The numbers of those in whose name, spelt in one of its ways, *typed* stands in one of its
    own; the likeliest first."""
    wanted = [way for way in (way.rstrip(",") for way in spelt(typed)) if way]
    found = []
    for number, player in enumerate(players, 1):
        places = [_place(way, name) for name in spelt(player.name) for way in wanted if way in name]
        if places:
            found.append((min(places), number))
    return tuple(number for _, number in sorted(found))


def _place(wanted: str, name: str) -> int:
    """0 where *name* begins with *wanted*, 1 where one of its words does, else 2."""
    if name.startswith(wanted):
        return 0
    return 1 if f" {wanted}" in name.replace(",", " ") else 2
