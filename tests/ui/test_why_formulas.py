"""Tie-breaks as they are written on paper."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.messages import english
from arbiter.ui.why_formulas import compact, formula, surname
from tests.boards import drawn, seed


def _formula(tournament: Tournament, code: str, player: int, among: tuple[int, ...] = ()) -> str:
    explanation = tie_break(code).explain(tournament, player, among)
    return formula(explanation, tournament, english, ",")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("SB", "7,75 = ½×4½ + ½×4 + 1×2½ + 1×1 + 1×0"),
        ("SSB", "−1,5 = 2½ + 1 + 0 − 5"),
        ("WIN", "Number of wins: 3 (Smirnov, Vasilyev, Nikolaev)"),
        ("KS", "1 = 0 Ivanov + ½ Petrov + ½ Sidorov"),
    ],
)
def test_kuznetsov_in_every_tie_break(code: str, text: str) -> None:
    """Scores where scores are added, names where only some opponents count."""
    assert _formula(seed(), code, 4) == text


def test_direct_encounter_says_against_whom() -> None:
    """Nothing taken is said as well."""
    assert _formula(seed(), "DE", 4, (1, 3, 4)) == "0,5 = 0 Ivanov + ½ Sidorov"
    assert _formula(drawn(4), "DE", 1, (1, 2)) == "Direct encounter: 0"


def test_who_was_met_twice_is_named_once() -> None:
    """With the number of games; the mean counts in direct encounter."""
    tournament = drawn(["Adams", "Berg", "Cruz"], cycles=2)
    for game in tournament.games:
        result = Result.WHITE_WINS if game.white == 1 else Result.BLACK_WINS
        if 1 in (game.white, game.black):
            tournament = SetResult(game.white, game.black, game.cycle, result)(tournament)

    assert _formula(tournament, "WIN", 1).startswith("Number of wins: 4 (")
    assert "Berg 2×" in _formula(tournament, "WIN", 1)
    assert _formula(tournament, "DE", 1, (1, 2)) == "1 = 1 Berg"


def test_the_compact_form_groups_by_what_was_taken() -> None:
    """Of Sonneborn-Berger only."""
    tournament = seed()

    assert compact(tie_break("SB").explain(tournament, 3, ()), ".") == "1 + ½·(5+4½+4+2½) = 9"
    assert compact(tie_break("KS").explain(tournament, 3, ()), ".") == ""


def test_in_a_large_field_names_are_left_out() -> None:
    """One would not find the one that one is looking for."""
    tournament = drawn(16)
    for game in tournament.games_of(1):
        result = Result.WHITE_WINS if game.white == 1 else Result.BLACK_WINS
        tournament = SetResult(game.white, game.black, game.cycle, result)(tournament)

    assert _formula(tournament, "WIN", 1) == "Number of wins: 15"


def test_namesakes_carry_their_numbers() -> None:
    """Only they: everybody else is called by his surname."""
    tournament = drawn(["Lee, Li", "Berg, Anna", "Lee, Ann"])

    assert [surname(tournament, number) for number in (1, 2, 3)] == ["Lee (1)", "Berg", "Lee (3)"]
