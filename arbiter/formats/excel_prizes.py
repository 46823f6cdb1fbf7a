"""Prizes in the cells of our own workbook, and back."""

from __future__ import annotations

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
    """Special prizes, one to a line: the amount, what for, who won it.

    >>> format_special([SpecialPrize("Best junior", 5000, "Kaya, Defne")])
    '50.00; Best junior; Kaya, Defne'
    """
    return "\n".join(
        "; ".join((format_prizes((one.cents,)), one.for_what.replace(";", ","), one.won)).rstrip()
        for one in special
    )


def parse_special(written: str) -> tuple[SpecialPrize, ...]:
    """What ``format_special`` wrote.

    :raises ValueError: a line says something else.
    """
    found = []
    for line in filter(None, map(str.strip, written.splitlines())):
        cents, for_what, won = (part.strip() for part in line.split(";", 2))
        if not for_what:
            raise ValueError(line)
        found.append(SpecialPrize(for_what, _amount(cents), won))
    return tuple(found)


def _amount(written: str) -> Cents:
    try:
        return parse_amount(written)
    except WrongAmount:
        raise ValueError(written) from None
