"""Games played with Black."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.tiebreaks import Reason, tie_break
from tests.boards import drawn, f6, tec, without_rounds


def test_a_forfeit_is_no_game_played():
    assert tie_break("BPG").value(tec(), range(1, 7)) == [2, 2, 2, 3, 3, 2]
    reasons = [part.reason for part in tie_break("BPG").explain(tec(), 6, ()).parts]
    assert reasons[3] is Reason.FORFEIT


def test_games_of_unknown_colour_do_not_count():
    games = tuple(replace(game, colours_known=False) for game in f6().games)
    tournament = replace(f6(), games=games)

    assert tie_break("BPG").value(tournament, range(1, 7)) == [0] * 6
    parts = tie_break("BPG").explain(tournament, 1, ()).parts
    assert {part.reason for part in parts} == {Reason.COLOUR_UNKNOWN}


def test_it_answers_only_where_the_colours_of_what_was_played_are_known():
    table = without_rounds(f6())

    assert not tie_break("BPG").answers(table)
    assert tie_break("SB").answers(table)
    assert tie_break("BPG").answers(f6())
    assert tie_break("BPG").answers(without_rounds(drawn(6)))
