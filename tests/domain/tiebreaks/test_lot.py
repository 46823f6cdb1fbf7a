"""Drawing of lots as the last tie-break."""

from __future__ import annotations

import hashlib

from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from tests.boards import c4


def test_the_lot_can_be_repeated_and_ends_every_tie():
    tournament = c4(tie_breaks=("SB", "LOT"), seed="2026")
    sums = {n: hashlib.sha256(f"2026\n{n}".encode()).hexdigest() for n in (1, 2, 3)}
    order = sorted(sums, key=sums.__getitem__)

    assert [row.number for row in standings(tournament).rows] == [*order, 4]
    assert [row.values["LOT"] for row in standings(tournament).rows] == [1, 2, 3, None]
    assert not any(row.shared for row in standings(tournament).rows)


def test_the_explanation_is_the_place_drawn():
    tournament = c4(seed="2026")
    places = [tie_break("LOT").explain(tournament, n, (1, 2, 3)).total for n in (1, 2, 3)]

    assert sorted(places) == [1, 2, 3]
