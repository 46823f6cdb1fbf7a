"""Who gets what: the prizes of the places, shared among those who are level on points."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from arbiter.domain.prizes import Cents, Prizes, Sharing
from arbiter.domain.standings import Standing, Standings


class Share(NamedTuple):
    """What one player gets. ``announced`` is the prize of his place alone, in parts of a cent
    where several share it; ``level`` is how many have as many points as he."""

    standing: Standing
    announced: Fraction
    cents: Cents
    level: int


class Shares(NamedTuple):
    """The ``shares`` of all who have a place, the first place first, also where they get
    nothing. ``left_over`` is what nobody gets because there are more prizes than players.
    ``odd_cents`` says that cents could not be divided and went to those placed first."""

    shares: tuple[Share, ...]
    left_over: Cents
    odd_cents: bool

    @property
    def paid(self) -> Cents:
        """What all of them get together, to the cent."""
        return sum(share.cents for share in self.shares)


def prize_shares(order: Standings, prizes: Prizes) -> Shares:
    """The prizes of *prizes* shared by its rule, by points and places as they are in *order*.

    Nobody whose results do not count gets anything. Each group of players level on points gets
    the prizes of the places that they hold together, to the cent: what can't be divided goes
    cent by cent to those placed first.
    """
    ranked = [row for row in order.rows if row.counts]
    amounts = [*prizes.amounts[: len(ranked)], *[0] * (len(ranked) - len(prizes.amounts))]
    shares: list[Share] = []
    odd = False
    for _, rows in groupby(ranked, key=lambda row: row.points):
        level = list(rows)
        for group in _sharing(level, prizes.sharing):
            own = [_own(row, amounts) for row in group]
            exact = _exact(own, prizes.sharing)
            odd = odd or any(share.denominator > 1 for share in exact)
            shares += [
                Share(row, announced, cents, len(level))
                for row, announced, cents in zip(group, own, _whole(exact))
            ]
    return Shares(tuple(shares), sum(prizes.amounts) - sum(amounts), odd)


def _sharing(level: list[Standing], sharing: Sharing) -> list[list[Standing]]:
    """Those *level* on points as they share: all of them, or only who have one place."""
    if sharing is not Sharing.NONE:
        return [level]
    return [list(rows) for _, rows in groupby(level, key=lambda row: row.rank)]


def _own(row: Standing, amounts: Sequence[Cents]) -> Fraction:
    """The prize of the place, the mean of the prizes where several share it."""
    assert row.rank is not None
    assert row.last is not None
    held = amounts[row.rank - 1 : row.last]
    return Fraction(sum(held), len(held))


def _exact(own: Sequence[Fraction], sharing: Sharing) -> list[Fraction]:
    equal = sum(own, Fraction()) / len(own)
    match sharing:
        case Sharing.NONE:
            return list(own)
        case Sharing.EQUAL:
            return [equal] * len(own)
        case Sharing.HORT:
            return [(prize + equal) / 2 for prize in own]


def _whole(exact: Sequence[Fraction]) -> list[Cents]:
    """Whole cents with the same sum: what is left of rounding down goes cent by cent to the
    first whose share was cut."""
    cents = [int(share) for share in exact]
    left = int(sum(exact)) - sum(cents)
    for place, share in enumerate(exact):
        if left and share.denominator > 1:
            cents[place] += 1
            left -= 1
    return cents
