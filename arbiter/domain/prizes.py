"""What has been announced as prizes: amounts in whole cents, and how equals share them."""

from __future__ import annotations

import re
from enum import Enum

from arbiter.domain.errors import WrongAmount
from arbiter.domain.value import Value, value

Cents = int
"""Hundredths of the currency. Money is never a float."""

CENTS = 100
MOST_CENTS = 10**12
"""Nobody pays more; a slip of the hand may ask for it."""
MOST_PRIZES = 999


class Sharing(Enum):
    """How players level on points share the prizes of their places."""

    NONE = "none"
    """Each gets the prize of his place; who shares a place shares its prizes equally."""
    EQUAL = "equal"
    """The prizes of their places are added up and divided equally."""
    HORT = "hort"
    """Half of the prize of the own place, and an equal share of the other halves: the system of
    Vlastimil Hort. FIDE has no rule about money; the regulations announce which holds."""


@value
class SpecialPrize(Value):
    """A prize that no place gives: ``for_what`` it is, what it is worth and who ``won`` it, as
    the arbiter wrote it. It may be worth no money, a cup or a book."""

    for_what: str
    cents: Cents = 0
    won: str = ""


@value
class Prizes(Value):
    """``amounts[p - 1]`` is the prize of place *p*; ``currency`` is what stands after it."""

    currency: str = ""
    amounts: tuple[Cents, ...] = ()
    sharing: Sharing = Sharing.EQUAL
    special: tuple[SpecialPrize, ...] = ()

    @property
    def any(self) -> bool:
        """Whether anything has been announced."""
        return bool(self.amounts or self.special)

    @property
    def announced(self) -> Cents:
        """All amounts together, those of the special prizes too."""
        return sum(self.amounts) + sum(prize.cents for prize in self.special)


NO_PRIZES = Prizes()
"""Nothing has been announced."""

_BLANKS = r"[\s'’]+"
_GROUPED = r"[0-9]{1,3}([.,])[0-9]{3}(?:\1[0-9]{3})*(?:(?!\1)[.,]([0-9]{1,2}))?"
_PLAIN = r"([0-9]+)(?:[.,]([0-9]{1,2}))?"


def parse_amount(text: str) -> Cents:
    """The cents of an amount as people type it: blanks, points or commas between thousands,
    and a point or a comma before one or two figures of cents.

    >>> parse_amount("1 000"), parse_amount("1.000,50"), parse_amount("12.5"), parse_amount("")
    (100000, 100050, 1250, 0)

    :raises WrongAmount: it is none, or more than anybody pays.
    """
    bare = re.sub(_BLANKS, "", text)
    if not bare:
        return 0
    grouped = re.fullmatch(_GROUPED, bare)
    plain = re.fullmatch(_PLAIN, bare)
    if grouped:
        rest = grouped[2] or ""
        whole = re.sub("[.,]", "", bare[: len(bare) - len(rest) - 1] if rest else bare)
    elif plain:
        whole, rest = plain[1], plain[2] or ""
    else:
        raise WrongAmount(text)
    cents = int(whole[:20]) * CENTS + int(rest.ljust(2, "0"))
    if cents > MOST_CENTS:
        raise WrongAmount(text)
    return cents


def format_amount(cents: Cents, mark: str = ".", *, with_cents: bool = False) -> str:
    """An amount with a no-break space between thousands; cents only where there are any, or
    *with_cents* all the same.

    >>> format_amount(100050, ","), format_amount(30000), format_amount(30000, with_cents=True)
    ('1\\xa0000,50', '300', '300.00')
    """
    whole, rest = divmod(cents, CENTS)
    text = f"{whole:,}".replace(",", "\N{NO-BREAK SPACE}")
    return f"{text}{mark}{rest:02d}" if rest or with_cents else text
