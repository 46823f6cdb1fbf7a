"""Prizes in the cells of our own workbook, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arbiter.domain.errors import WrongAmount
from arbiter.domain.prizes import CENTS, Cents, SpecialPrize, parse_amount


def format_prizes(amounts: Sequence[Cents]) -> str:
    """The prize of each place, the first place first.

    >>> format_prizes((50000, 30050))
    '500.00; 300.50'
    """
    return "; ".join(f"{cents // CENTS}.{cents % CENTS:02d}" for cents in amounts)


def parse_prizes(written: str) -> tuple[Cents, ...]:
    """What ``format_prizes`` wrote.

    :raises ValueError: something in it is no amount.
    """
    return tuple(_amount(part) for part in written.split(";")) if written.strip() else ()


def format_special(special: Sequence[SpecialPrize]) -> str:
    """Special prizes, one to a line: the amount, what for, who won it. A semicolon in what it
    is for has a stroke before it.

    >>> format_special([SpecialPrize("Best junior", 5000, "Kaya, Defne")])
    '50.00; Best junior; Kaya, Defne'
    """
    return "\n".join(
        f"{format_prizes((one.cents,))}; {_escaped(one.for_what)}; {one.won}".rstrip()
        for one in special
    )


def parse_special(written: str) -> tuple[SpecialPrize, ...]:
    """What ``format_special`` wrote.

    :raises ValueError: a line says something else.
    """
    found = []
    for line in filter(None, map(str.strip, written.splitlines())):
        match = _SPECIAL.fullmatch(line)
        if match is None:
            raise ValueError(line)
        cents, for_what, won = match.groups()
        plain = re.sub(r"\\(.)", r"\1", for_what.strip())
        found.append(SpecialPrize(plain, _amount(cents), won.strip()))
    return tuple(found)


_SPECIAL = re.compile(r"([^;]*);((?:[^;\\]|\\.)*[^;\\\s](?:[^;\\]|\\.)*);(.*)")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;")


def _amount(written: str) -> Cents:
    try:
        return parse_amount(written)
    except WrongAmount:
        raise ValueError(written) from None
