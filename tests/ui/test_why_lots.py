"""The protocol of a lot among players who are level."""

from fractions import Fraction

from arbiter.domain.lots import lot_sum, shown_sum
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import Explanation, tie_break
from arbiter.messages import english
from arbiter.ui.why_lots import lot_formula
from arbiter.ui.why_text import why
from tests.boards import drawn


def test_seed_and_sums_in_the_order_drawn():
    """Whoever adds up the sums himself gets the same places."""
    tournament = drawn(["Adams", "Berg", "Dahl", "Cruz"], seed="2026")
    group = (1, 2, 3)
    explanation = tie_break("LOT").explain(tournament, 2, group)
    text = lot_formula(explanation, tournament, group, english)
    place = sorted(group, key=lambda number: lot_sum("2026", number)).index(2) + 1
    assert text.startswith(f"Drawing of lots: {place} of 3; seed 2026, SHA-256 ")
    found = [text.index(shown_sum("2026", number)) for number in group]
    sums = [lot_sum("2026", number) for number in group]
    assert sorted(range(3), key=lambda n: found[n]) == sorted(range(3), key=lambda n: sums[n])
    assert "Berg no. 2" in text


def test_no_seed_is_said():
    explanation = Explanation("LOT", (), plus=Fraction(1))
    assert "no seed" in lot_formula(explanation, drawn(3), (1, 2), english)


def test_why_shows_it():
    """Nobody has played: all are level, and the lot decides."""
    tournament = drawn(["Adams", "Berg", "Dahl"], seed="2026", tie_breaks=("LOT",))
    shown = why(standings(tournament), 1, "LOT")
    assert "seed 2026" in shown.formula
