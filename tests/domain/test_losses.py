from __future__ import annotations

from arbiter.domain.losses import Account, Loss, Lost, Source


def test_an_account_of_nothing_lost() -> None:
    """Two of the same are equal, so that what was found can be compared."""
    assert Account(Source.TABLES) == Account(Source.TABLES, ())
    assert Account(Source.TABLES, (Loss(Lost.JOURNAL),)) != Account(Source.TABLES)
