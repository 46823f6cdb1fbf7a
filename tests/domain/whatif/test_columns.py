"""Fast forms of tie-breaks: the same numbers as ``value``, or the same order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.tiebreaks import known, tie_break
from arbiter.domain.whatif.block import Block
from arbiter.domain.whatif.columns import column
from arbiter.domain.whatif.lanes import Lanes
from arbiter.domain.whatif.outcomes import outcome
from tests.domain.whatif.positions import NEGATIVE, position

SAME_NUMBERS = (
    *("SB", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "SSB", "WIN"),
    *("KS", "KS/L+1", "KS/L-2", "KS/L60", "SB/US"),
)
SAME_ORDER = tuple(code for code in known() if code not in (*SAME_NUMBERS, "DE"))


def block_of(seed: int) -> Block:
    """A position with up to three open games, now and then with points below nothing."""
    scoring = NEGATIVE if seed % 4 == 0 else None
    tournament = position(seed, most_open=3, scoring=scoring)
    tournament = replace(tournament, play_offs=(), manual_orders=())
    return Block(tournament, Lanes(len(tournament.open_games), 1 << 20), -150 if scoring else 0)


def values(block: Block, code: str) -> list[list[int]]:
    """For each outcome the values of all players, by the fast form."""
    found = column(tie_break(code), block)
    assert found is not None
    lanes = block.lanes
    # Values may be below nothing; ten thousand more are not.
    lifted = [found(player) + 10_000 * lanes.one for player in range(len(block.numbers))]
    rows = [lanes.small(one, 20_000) for one in lifted]
    return [[row[number] - 10_000 for row in rows] for number in range(lanes.count)]


@pytest.mark.parametrize("code", SAME_NUMBERS)
def test_same_numbers(code: str) -> None:
    """In every outcome."""
    for seed in range(16):
        block = block_of(seed)
        for number, found in enumerate(values(block, code)):
            after = outcome(block.names, number).on(block.tournament)
            assert found == list(tie_break(code).value(after, block.numbers))


@pytest.mark.parametrize("code", SAME_ORDER)
def test_same_order(code: str) -> None:
    """The best highest; who has no value is below all others."""
    asked = tie_break(code)
    for seed in range(12):
        block = block_of(seed)
        after = [outcome(block.names, n).on(block.tournament) for n in range(block.lanes.count)]
        if not asked.answers(after[0]):
            continue
        for tournament, found in zip(after, values(block, code)):
            expected = asked.value(tournament, block.numbers)
            for one, worth in zip(expected, found):
                for other, other_worth in zip(expected, found):
                    if one is None or other is None:
                        ahead = one is not None and other is None
                    else:
                        ahead = one < other if asked.low_first else one > other
                    assert (worth > other_worth) is ahead


def test_what_depends_on_who_is_level_has_no_column() -> None:
    """The direct encounter is another value in every group."""
    assert column(tie_break("DE"), block_of(1)) is None


def test_what_is_not_known_here_is_asked_outcome_by_outcome() -> None:
    """A tie-break that somebody adds."""
    new = tie_break("WIN")._replace(
        code="NEW", value=lambda tournament, players: [0] * len(players)
    )

    assert column(new, block_of(1)) is None
