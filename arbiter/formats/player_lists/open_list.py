"""A rating list that is being read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList

_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


@dataclass(frozen=True)
class OpenList:
    """What is known of a list at once, and its players one by one."""

    about: RatingList
    players: Iterator[ListedPlayer]


def first_of_month(heading: str) -> str:
    """The first day (ISO) of the month that *heading* names, or nothing.

    >>> first_of_month("NOV26"), first_of_month("Mar11"), first_of_month("SRtng")
    ('2026-11-01', '2011-03-01', '')
    """
    found = re.fullmatch(r"([A-Za-z]{3})(\d\d)", heading.strip())
    if found is None or found[1].lower() not in _MONTHS:
        return ""
    year = int(found[2])
    century = 1900 if year > 70 else 2000
    return f"{century + year}-{_MONTHS.index(found[1].lower()) + 1:02d}-01"


def kind_by_name(name: str) -> ListKind:
    """Which of the lists with one rating a file called *name* is: FIDE's names say it.

    >>> kind_by_name("rapid_rating_list.txt").value, kind_by_name("players.txt").value
    ('FIDE rapid', 'FIDE standard')
    """
    lowered = name.lower()
    if "rapid" in lowered:
        return ListKind.FIDE_RAPID
    return ListKind.FIDE_BLITZ if "blitz" in lowered else ListKind.FIDE_STANDARD


def number(text: str) -> int:
    """The whole number in *text*; 0 where there is none.

    >>> number(" 2412"), number("0"), number("unr")
    (2412, 0, 0)
    """
    plain = text.strip()
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0


SEX = {"M": "m", "F": "w"}
"""FIDE's letters and ours."""
