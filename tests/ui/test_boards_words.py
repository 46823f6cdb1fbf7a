"""What is said beside the boards."""

from __future__ import annotations

from arbiter.domain.edits import SetPending
from arbiter.domain.tournament import Pending
from arbiter.ui.boards_words import key_entries, what_next
from arbiter.ui.result_keys import key_set
from tests.boards import by_rounds, f6


def test_the_legend_has_the_keys_of_the_set() -> None:
    """A forfeit is a sign where the set leaves signs free."""
    first = {text: keys for keys, text in key_entries(key_set("150"), venues=False)}
    other = {text: keys for keys, text in key_entries(key_set("123"), venues=True)}
    assert (first["White won"], first["forfeit"]) == (("1",), ("+", "−"))
    assert (other["Home won"], other["forfeit"]) == (("1",), ("Ctrl", "1"))


def test_the_next_board_is_named_before_a_key_goes_there() -> None:
    """After a complete round, and where only a game put off is left."""
    four = by_rounds(4, "R1: 1–4 1–0, 2–3 1–0.")
    onward = four.boards(2)[0]
    assert what_next(four, 1, onward) == (
        "Round 1 is complete. Ctrl+P prints its sheet. The next result is for round 2, board 1."
    )
    assert what_next(four, 1, None).endswith("Alt+Right goes on, round 2 is next.")
    postponed = SetPending(2, 3, 1, Pending.POSTPONED)(four)
    assert what_next(postponed, 1, None) == (
        "Round 1: every board has reported but those put off (2)."
    )


def test_after_the_last_result_the_standings_are_final() -> None:
    """There is nothing to go on to."""
    assert what_next(f6(), 5, None).startswith("All rounds are complete")
