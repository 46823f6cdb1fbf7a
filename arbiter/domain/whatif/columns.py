"""The values of tie-breaks for many outcomes at once: fast forms of ``value``, and a general one.

A fast form gives for a player the same number as the tie-break's own ``value`` does, in every
lane of a block (or one that puts everybody in the same order). What is not known here is asked
of ``value`` itself, outcome by outcome, where players are still level.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from arbiter.domain.tiebreaks import koya, simplified_berger, sonneborn_berger, tie_break, wins
from arbiter.domain.tiebreaks.adjusted_berger import adjusted_scores
from arbiter.domain.tiebreaks.base import Number, TieBreak
from arbiter.domain.whatif.block import Block, Column
from arbiter.domain.whatif.cut_column import cut_berger
from arbiter.domain.whatif.own_results import averages_of_opponents, own_values

_ANYBODYS = {"TPN", "TPN/R", "RTNG", "RTNG/R", "LOT"}
"""What no result changes."""
_OWN = {"WON", "BPG", "BWG", "REP", "STD", "TPR", "PTP"}
_OWN_FAMILIES = {"PS", "ARO"}
"""What depends on a player's own results alone, with modifiers or without."""
_AVERAGES = {"APRO": "TPR", "APPO": "PTP"}
"""The mean of what the opponents' own results give them."""


def column(asked: TieBreak, block: Block) -> Column | None:
    """The fast form of *asked* in *block*; None if there is none."""
    value = asked.value
    if value is sonneborn_berger.value:
        return _sonneborn_berger(block)
    if value is simplified_berger.value:
        return _simplified_berger(block)
    if value is wins.value:
        return _wins(block)
    if isinstance(value, partial) and value.func is koya.value:
        return _koya(block, value.args[0])
    if asked is tie_break("SB/US"):
        return _adjusted_berger(block)
    if isinstance(value, partial) and value.func is sonneborn_berger.cut_value:
        return cut_berger(block, value.args[0])
    if asked.code in _AVERAGES:
        return averages_of_opponents(block, tie_break(_AVERAGES[asked.code]))
    if asked.code in _ANYBODYS:
        return _unchanging(block, asked)
    if asked.code in _OWN or asked.code.partition("/")[0] in _OWN_FAMILIES:
        return _own_results(block, asked)
    return None


def _sonneborn_berger(block: Block) -> Column:
    """Gains times the opponents' scores; what was taken off the scores comes back."""

    def of(player: int) -> int:
        own = block.meetings[player]
        terms = [(meeting, meeting.gains) for meeting in own]
        total = block.weighed(terms, block.scores)
        return total + block.least * block.added(terms) if block.least else total

    return of


def _simplified_berger(block: Block) -> Column:
    scoring = block.tournament.regulations.scoring
    sign = {scoring.win: 1, scoring.draw: 0}

    def of(player: int) -> int:
        own = block.meetings[player]
        terms = [(meeting, [sign.get(gain, -1) for gain in meeting.gains]) for meeting in own]
        total = block.weighed(terms, block.scores)
        return total + block.least * block.added(terms) if block.least else total

    return of


def _wins(block: Block) -> Column:
    win = block.tournament.regulations.scoring.win

    def of(player: int) -> int:
        own = block.meetings[player]
        return block.added((meeting, [gain == win for gain in meeting.gains]) for meeting in own)

    return of


def _koya(block: Block, limit: koya.Limit) -> Column:
    """Gains from those who have reached the line, which is in hundredths."""
    least = -(-koya.line(block.tournament, limit) // 100) - block.least
    line = least * block.lanes.one
    above = [block.lanes.at_least(scores, line) for scores in block.scores]

    def of(player: int) -> int:
        own = block.meetings[player]
        return block.weighed([(meeting, meeting.gains) for meeting in own], above)

    return of


def _adjusted_berger(block: Block) -> Column:
    """Only what was played, with the forfeits of each opponent as draws."""
    some_outcome = block.outcome(0)
    adjusted, plain = adjusted_scores(some_outcome), some_outcome.scores
    added = [adjusted[number - 1] - plain[number - 1] for number in block.numbers]

    def of(player: int) -> int:
        own = [meeting for meeting in block.meetings[player] if meeting.played]
        total = block.weighed([(meeting, meeting.gains) for meeting in own], block.scores)
        more = [
            (meeting, [gain * (added[meeting.opponent] + block.least) for gain in meeting.gains])
            for meeting in own
        ]
        return total + block.added(more)

    return of


def _unchanging(block: Block, asked: TieBreak) -> Column:
    values = asked.value(block.outcome(0), block.numbers)
    order = _order(values, low_first=asked.low_first)
    return lambda player: order[values[player]] * block.lanes.one


def _own_results(block: Block, asked: TieBreak) -> Column | None:
    own = own_values(block, asked)
    if own is None:
        return None
    everything = [value for values in own for value, _ in values]
    order = _order(everything, low_first=asked.low_first)
    return lambda player: sum(order[value] * mask for value, mask in own[player])


def _order(values: Sequence[Number], *, low_first: bool) -> dict[Number, int]:
    """A number from 0 for each of *values* that puts them in the same order, the best highest;
    where there is none it is the lowest."""
    known = sorted({value for value in values if value is not None}, reverse=low_first)
    return {None: 0, **{value: place for place, value in enumerate(known, 1)}}
