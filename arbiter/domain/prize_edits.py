"""Announcing prizes, and writing down who won those that no place gives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arbiter.domain.errors import WrongAmount
from arbiter.domain.names import tidy
from arbiter.domain.prizes import MOST_CENTS, MOST_PRIZES, Prizes, SpecialPrize
from arbiter.domain.value import Value, value

if TYPE_CHECKING:
    from arbiter.domain.tournament import Tournament


@value
class SetPrizes(Value):
    """The prizes are *prizes*. Places after the last one with a prize, and special prizes that
    are for nothing, are left out.

    :raises WrongAmount: one is below nothing, or there is more than anybody pays.
    """

    prizes: Prizes

    def __call__(self, tournament: Tournament, /) -> Tournament:
        prizes = self.prizes
        for cents in (*prizes.amounts, *(one.cents for one in prizes.special)):
            if not 0 <= cents <= MOST_CENTS:
                raise WrongAmount(str(cents))
        amounts = prizes.amounts[:MOST_PRIZES]
        while amounts and not amounts[-1]:
            amounts = amounts[:-1]
        special = tuple(
            SpecialPrize(tidy(one.for_what), one.cents, tidy(one.won))
            for one in prizes.special[:MOST_PRIZES]
            if tidy(one.for_what)
        )
        kept = Prizes(tidy(prizes.currency), amounts, prizes.sharing, special)
        return replace(tournament, prizes=kept)
