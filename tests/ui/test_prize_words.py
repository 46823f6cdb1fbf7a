"""Prizes in words on the screen."""

from __future__ import annotations

from arbiter.domain.prizes import NO_PRIZES, Prizes, Sharing, SpecialPrize
from arbiter.ui.prize_words import amount_text, prizes_text, sharing_name, sharing_text


def test_every_way_of_sharing_has_words() -> None:
    """A name and a sentence, all different."""
    assert len({sharing_name(one) for one in Sharing}) == len(Sharing)
    assert len({sharing_text(one) for one in Sharing}) == len(Sharing)


def test_in_one_line() -> None:
    """As the journal has them."""
    special = (SpecialPrize("Best junior", 5000, "Kaya"), SpecialPrize("Best game"))
    prizes = Prizes("EUR", (50000, 30050), Sharing.HORT, special)

    assert (
        prizes_text(prizes) == "500, 300.50 EUR; Hort’s system; Best junior 50 EUR Kaya; Best game"
    )
    assert prizes_text(NO_PRIZES) == ""
    assert amount_text(12300, "EUR") == "123 EUR"
