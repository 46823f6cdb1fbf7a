"""Why a player stands where he stands, in sentences and figures."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known
from arbiter.ui.why_text import Row, ordinal, why
from tests.boards import by_rounds, c4, drawn, f6, seed, t5, without_rounds


def test_sidorov_is_third_because_of_nine(qapp: object) -> None:
    """The worked example: six addends against those of Kuznetsov."""
    answer = why(standings(seed(tie_breaks=("SB",))), 3)

    assert answer.heading == "Sidorov 3rd, ahead of Kuznetsov"
    assert answer.sentence == (
        "Sidorov and Kuznetsov (4th) have 4 points each. Sonneborn-Berger decides: 9 against 7.75."
    )
    assert [answer.sentence[first:end] for first, end in answer.decisive] == ["9", "7.75"]
    assert answer.formula == "9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0"
    assert answer.compact == "1 + ½·(5+4½+4+2½) = 9"
    assert (answer.code, answer.other) == ("SB", 4)


def test_the_addends_of_both_stand_side_by_side() -> None:
    """With the difference; equal ones are marked, the total ends the table."""
    rows = why(standings(seed(tie_breaks=("SB",))), 3).rows

    assert rows[0] == Row("Ivanov", "½ × 5", "2.5", "0 × 5", "0", "+2.5", False)
    assert rows[1] == Row("Petrov", "½ × 4½", "2.25", "½ × 4½", "2.25", "0", True)
    assert rows[2] == Row("Sidorov", "", "–", "½ × 4", "2", "−2", False)
    assert rows[4].difference == "−1.25"
    assert rows[-1] == Row("Sonneborn-Berger", "", "9", "", "7.75", "+1.25", False, True, "SB")


def test_what_was_asked_before_is_said(qapp: object) -> None:
    """Direct encounter comes first in this list and separates nothing."""
    answer = why(standings(seed()), 3)

    assert "Direct encounter: 0.5 each." in answer.sentence
    assert answer.sentence.endswith("Sonneborn-Berger decides: 9 against 7.75.")


def test_another_tie_break_can_be_opened() -> None:
    """Also one that did not decide; the sentence stays."""
    ranking = standings(seed(tie_breaks=("SB", "WIN", "KS")))
    decided = why(ranking, 3)

    wins, simple = why(ranking, 3, "WIN"), why(ranking, 3, "SSB")

    assert wins.sentence == simple.sentence == decided.sentence
    assert wins.formula == "Number of wins: 2 (Vasilyev, Nikolaev)"
    assert simple.formula == "1 = 1 + 0"
    assert why(ranking, 4, "SSB").formula == "−1.5 = 2½ + 1 + 0 − 5"
    assert why(ranking, 3, "KS").formula == "1.5 = ½ Ivanov + ½ Petrov + ½ Kuznetsov"


def test_the_last_of_a_group_is_compared_with_the_one_before() -> None:
    """And who comes next is said."""
    answer = why(standings(seed(tie_breaks=("SB",))), 4)

    assert answer.heading == "Kuznetsov 4th"
    assert answer.sentence == (
        "Kuznetsov and Sidorov (3rd) have 4 points each. "
        "Sonneborn-Berger decides: 7.75 against 9. Smirnov comes next with 2½."
    )


def test_without_a_tie_no_tie_break_was_needed() -> None:
    """For the first, for one in the middle, for the last."""
    ranking = standings(seed())

    assert (
        why(ranking, 1).sentence == "5 points; Petrov comes next with 4½. No tie-break was needed."
    )
    assert why(ranking, 7).sentence == "0 points, behind Vasilyev with 1. No tie-break was needed."
    assert why(ranking, 7).heading == "Nikolaev 7th"
    assert why(ranking, 1).code == "SB"
    assert why(ranking, 1).rows[-1].other_value == ""


def test_a_shared_place_is_said() -> None:
    """Three who beat each other in a circle and are level in everything."""
    answer = why(standings(c4(tie_breaks=("DE", "SB"))), 1)

    assert answer.heading == "Player 1 shares places 1–3"
    assert answer.sentence.endswith("Nothing in the list separates them: the place is shared.")
    none = why(standings(c4(tie_breaks=())), 1)
    assert none.sentence.endswith("No tie-break is set, so they share the place.")


def test_direct_encounter_names_only_those_who_are_level() -> None:
    """Its addends are the games among them; for one who is alone it was not asked."""
    ranking = standings(t5(tie_breaks=("DE", "SB")))
    first = ranking.rows[0].number

    answer = why(ranking, first, "DE")
    assert answer.formula == "1.5 = ½ Player 2 + 1 Player 4"
    assert [row.product for row in answer.rows] == ["", "", "", ""]
    assert len(answer.rows) == 1 + len(ranking.of(first).level_when_asked("DE"))
    last = ranking.rows[-1].number
    assert why(ranking, last, "DE").formula == "Direct encounter was not asked: nobody was level."


def test_both_games_with_an_opponent_have_their_own_line() -> None:
    """In a double round."""
    tournament = drawn(["Adams", "Berg", "Cruz"], cycles=2)
    for game in tournament.games:
        result = Result.WHITE_WINS if game.cycle == 1 else Result.DRAW
        tournament = SetResult(game.white, game.black, game.cycle, result)(tournament)

    rows = why(standings(tournament), 1, "SB").rows

    assert [row.opponent for row in rows[:-1]].count("Cruz") == 2


def test_what_does_not_count_says_why() -> None:
    """A game that is open adds nothing yet; an opponent under the line nothing to Koya."""
    tournament = by_rounds(6, "R1: 1–6 0–1, 2–5 ½, 3–4 ½. R2: 6–4 1–0, 5–3 0–1, 1–2 ½.")
    ranking = standings(tournament)

    koya = why(ranking, 6, "KS")
    assert "below half" in {row.product for row in koya.rows}
    berger = why(ranking, 6, "SB")
    assert [row.opponent for row in berger.rows] == ["Player 1", "Player 4", "Sonneborn-Berger"]
    compared = why(ranking, 1, "SB")
    assert compared.other == 5
    assert "open" in {row.product for row in compared.rows}
    assert "–" in {row.value for row in compared.rows}


def test_lost_games_are_counted_not_listed() -> None:
    """Smirnov drew one, won two, lost three."""
    answer = why(standings(seed()), 5, "SB")

    assert answer.formula == "3 = ½×4 + 1×1 + 1×0"
    assert answer.rest == ", and nothing from 3 lost games"
    assert answer.formula + answer.rest in answer.plain()
    assert why(standings(seed()), 5, "SSB").rest == ""


@pytest.mark.parametrize("code", known())
def test_every_tie_break_opens_for_everybody(code: str) -> None:
    """The value in the formula is that of the standings, and all of it can be copied."""
    ranking = standings(f6(tie_breaks=known()))
    for row in ranking.rows:
        answer = why(ranking, row.number, code, mark=",")
        assert answer.formula
        assert answer.code == code
        assert answer.plain().startswith(answer.heading)
        assert "." not in "".join(part.value + part.difference for part in answer.rows)


def test_no_line_ends_inside_a_place() -> None:
    """Where the ending of an ordinal stands behind a hyphen, as in Russian."""

    def russian(context: str, text: str, comment: str = "", n: int = -1) -> str:
        return "{0}-е место" if comment.startswith("place") else text

    assert ordinal(10, russian) == "10\N{NON-BREAKING HYPHEN}е место"


def test_open_games_among_those_who_are_level_are_named() -> None:
    """They may still decide the direct encounter."""
    tournament = by_rounds(6, "R1: 1–6 ½, 2–5 ½, 3–4 ½.")

    answer = why(standings(tournament), 1, "DE")

    assert answer.formula == "0.5 = ½ Player 6"
    assert answer.rest == "; open: Player 2, Player 3, Player 4, Player 5"


def test_b21_the_tie_break_that_decided_is_named_with_its_values() -> None:
    """Direct encounter 1-0 puts 1 before 3, SB first puts 3 before 1."""
    direct = why(standings(f6(tie_breaks=("DE", "SB"))), 1)
    berger = why(standings(f6(tie_breaks=("SB", "DE"))), 3)

    assert direct.heading == "Player 1 1st, ahead of Player 3"
    assert direct.sentence.endswith("Direct encounter decides: 1 against 0.")
    assert berger.heading == "Player 3 1st, ahead of Player 1"
    assert berger.sentence.endswith("Sonneborn-Berger decides: 7.75 against 7.25.")


def test_b20_three_who_are_level_are_told_by_their_points_among_themselves() -> None:
    """1½, 1 and ½: the sentence has the two that are compared."""
    ranking = standings(t5(tie_breaks=("DE", "SB")))

    assert why(ranking, 3).sentence.endswith("Direct encounter decides: 1.5 against 1.")
    assert why(ranking, 4).sentence.endswith("Direct encounter decides: 1 against 0.5.")


def test_where_colours_are_not_known_nothing_is_reckoned_from_them():
    """No 0, and no rows that add up to it."""
    order = standings(without_rounds(f6()), ("BPG", "DE"))
    shown = why(order, 1, "BPG")

    assert shown.formula == "Games played with Black says nothing: colours are not known."
    assert shown.rows == ()
    assert "Direct encounter decides" in shown.sentence
