"""The words of the screen for prizes and for how they are shared."""

from __future__ import annotations

from arbiter.domain.prizes import Cents, Prizes, Sharing, format_amount
from arbiter.ui.languages import decimal_mark, translate


def sharing_name(sharing: Sharing) -> str:
    """*sharing* as it stands in a list of choices."""
    match sharing:
        case Sharing.NONE:
            return translate("PrizeWords", "no sharing: by place")
        case Sharing.EQUAL:
            return translate("PrizeWords", "equal shares")
        case Sharing.HORT:
            return translate("PrizeWords", "Hort’s system")


def sharing_text(sharing: Sharing) -> str:
    """One sentence on what *sharing* does."""
    match sharing:
        case Sharing.NONE:
            return translate(
                "PrizeWords",
                "Everybody gets the prize of his place; only who shares a place shares its prizes.",
            )
        case Sharing.EQUAL:
            return translate(
                "PrizeWords",
                "Players level on points divide the prizes of their places equally.",
            )
        case Sharing.HORT:
            return translate(
                "PrizeWords",
                "Players level on points get half of the prize of their place, and an equal share "
                "of the other halves.",
            )


def amount_text(cents: Cents, currency: str = "") -> str:
    """``1 000.50 EUR``."""
    return " ".join(filter(None, (format_amount(cents, decimal_mark()), currency)))


def prizes_text(prizes: Prizes) -> str:
    """All prizes in one line; nothing if there are none."""
    if not prizes.any:
        return ""
    amounts = ", ".join(amount_text(cents) for cents in prizes.amounts)
    texts = [" ".join(filter(None, (amounts, prizes.currency))), sharing_name(prizes.sharing)]
    for one in prizes.special:
        worth = amount_text(one.cents, prizes.currency) if one.cents else ""
        texts.append(" ".join(filter(None, (one.for_what, worth, one.won))))
    return "; ".join(filter(None, texts))
