"""What an arbiter should look at: findings, returned and never raised.

``arbiter.messages`` turns each into a sentence.
"""

from __future__ import annotations

from collections import defaultdict
from enum import Enum
from typing import NamedTuple

from arbiter.domain.tiebreaks import is_known
from arbiter.domain.tournament import Player, Tournament

HIGHEST_RATING = 3000
"""A rating above this is taken for a slip of the hand."""


_NOT_IN_NAMES = ";|<>=@\t"


class Check(Enum):
    """What a finding is about. The value is the field of the player that it concerns."""

    TWINS = "name"
    NAME_MISSING = "name "
    NAME_DOUBTFUL = " name"
    BIRTH_MISSING = "birth"
    RATING_DOUBTFUL = "rating_fide"
    FIDE_ID_DOUBLED = "fide_id"
    FIDE_ID_MISSING = "fide_id "
    TIE_BREAK_UNKNOWN = ""

    @property
    def field(self) -> str:
        """The field of ``Player`` that the finding points at, or nothing."""
        return self.value.strip()


class Finding(NamedTuple):
    """One thing to look at: what, whom it concerns (numbers), and the text in question."""

    check: Check
    numbers: tuple[int, ...] = ()
    text: str = ""


def check_players(tournament: Tournament) -> tuple[Finding, ...]:
    """What to look at before the lots are drawn, the gravest first.

    Missing birth dates and FIDE IDs are mentioned only where somebody has one: a club
    evening that records none is not told so sixteen times.
    """
    players = tuple(enumerate(tournament.players, 1))
    findings = [Finding(Check.NAME_MISSING, (n,)) for n, player in players if not player.name]
    findings += [
        Finding(Check.NAME_DOUBTFUL, (number,), player.name)
        for number, player in players
        if any(letter.isdigit() or letter in _NOT_IN_NAMES for letter in player.name)
    ]
    findings += _doubled(players)
    findings += [
        Finding(Check.RATING_DOUBTFUL, (number,), str(rating))
        for number, player in players
        for rating in (player.rating_fide, player.rating_national)
        if rating > HIGHEST_RATING or 0 < rating < 100
    ]
    if any(player.birth for _, player in players):
        findings += [Finding(Check.BIRTH_MISSING, (n,), p.name) for n, p in players if not p.birth]
    if any(player.fide_id for _, player in players):
        findings += [
            Finding(Check.FIDE_ID_MISSING, (n,), p.name) for n, p in players if not p.fide_id
        ]
    return tuple(findings)


def _doubled(players: tuple[tuple[int, Player], ...]) -> list[Finding]:
    by_name: dict[str, list[int]] = defaultdict(list)
    by_id: dict[str, list[int]] = defaultdict(list)
    for number, player in players:
        if player.name:
            by_name[player.name.casefold().replace("ё", "е")].append(number)
        if player.fide_id:
            by_id[player.fide_id].append(number)
    twins = [
        Finding(Check.TWINS, tuple(numbers), players[numbers[0] - 1][1].name)
        for numbers in by_name.values()
        if len(numbers) > 1
    ]
    doubled = [
        Finding(Check.FIDE_ID_DOUBLED, tuple(numbers), fide_id)
        for fide_id, numbers in by_id.items()
        if len(numbers) > 1
    ]
    return twins + doubled


def check_tie_breaks(tournament: Tournament) -> tuple[Finding, ...]:
    """The codes of the list that this program does not know; they are kept and break no tie."""
    return tuple(
        Finding(Check.TIE_BREAK_UNKNOWN, text=code)
        for code in tournament.regulations.tie_breaks
        if not is_known(code)
    )
