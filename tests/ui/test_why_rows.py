"""The addends of every tie-break, with the reason for what does not count."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known, tie_break
from arbiter.domain.tournament import UNRATED_LEFT_OUT, Tournament
from arbiter.messages import english
from arbiter.ui.why_rows import Row, addend_rows
from arbiter.ui.why_text import Why, why
from tests.boards import f6, tec, without_rounds
from tests.strategies import tournaments

SIX = (1, 2, 3, 4, 5, 6)


def rows(code: str, number: int, tournament: Tournament | None = None) -> tuple[Row, ...]:
    event = tournament or tec()
    explanation = tie_break(code).explain(event, number, SIX)
    return addend_rows(explanation, None, event, english, ".")


def opened(code: str, number: int, tournament: Tournament | None = None) -> Why:
    return why(standings(tournament or tec(), known()), number, code)


def said(code: str, number: int, tournament: Tournament | None = None) -> dict[str, tuple]:
    return {row.opponent: (row.product, row.value) for row in rows(code, number, tournament)}


@pytest.mark.parametrize("code", known())
def test_the_last_row_is_the_value(code: str) -> None:
    """Of every tie-break that has addends, for everybody."""
    for number in SIX:
        explained = tie_break(code).explain(tec(), number, SIX)
        found = rows(code, number)
        if not explained.parts:
            assert found == ()
            continue
        assert [row.total for row in found] == [False] * (len(found) - 1) + [True]
        assert found[-1].value
        assert (found[-1].value == "–") is not explained.defined


def test_what_was_cut_shows_its_figures_and_why() -> None:
    """The opponent with the lowest score, whatever was taken from him; the lowest rating; the
    first round."""
    assert said("SB/C1", 6)["David"] == ("½ × 1½", "cut")
    assert said("SB/M1", 5)["Alyx"] == ("½ × 3½", "cut")
    assert said("ARO/C1", 6)["David"] == ("2050", "cut")
    assert said("PS/C1", 5)["Round 1"] == ("½", "cut")
    assert opened("PS/C2", 6).rest == "; cut, rounds: 1, 2"
    assert opened("SB/C1", 6).rest == ", and nothing from 3 lost games; cut: David"


def test_a_forfeit_is_left_out_of_ratings_and_counts_as_a_win() -> None:
    """Article 15.2: in WIN it is named, in ARO and WON it is left out."""
    assert said("WIN", 6)["Franck"] == ("won by forfeit", "1")
    assert said("WON", 6)["Franck"] == ("not played", "–")
    assert said("ARO", 6)["Franck"] == ("not played", "–")
    assert said("APRO", 6)["Franck"] == ("not played", "–")
    assert said("REP", 5)["Helene"] == ("lost by forfeit", "–")
    assert opened("REP", 5).formula == "Rounds elected to play: 4 (lost by forfeit: Helene)"


def test_a_performance_is_a_mean_and_what_the_points_are_worth() -> None:
    """The figures of FIDE's own exercise."""
    shown = opened("TPR", 1)

    assert shown.formula == (
        "2199 = (1950 + 2150 + 2100 + 2050 + 2000) : 5 + 149; 3½ of 5 is worth +149"
    )
    assert [(row.opponent, row.value) for row in shown.rows[-3:]] == [
        ("mean", "2050"),
        ("dp", "149"),
        ("Tournament performance", "2199"),
    ]


def test_a_perfect_performance_shows_what_was_expected_and_does_not_add_it() -> None:
    """Each rating, the share expected against it, and their sum beside the points."""
    shown = opened("PTP", 6)

    assert shown.formula == (
        "Perfect performance: 1789, from which 0.5 of 4 points were expected; ½ were scored"
    )
    assert said("PTP", 6)["Alyx"] == ("2200", "0.08")
    assert said("PTP", 6)["expected"] == ("", "0.5")
    assert shown.rows[-1].value == "1789"


def test_a_mean_that_was_rounded_says_from_what() -> None:
    """Halves upwards."""
    assert opened("APRO", 6).formula == (
        "2140 = (2209 + 2219 + 1931 + 2199) : 4, the mean rounded from 2139.5"
    )


def test_a_rating_is_never_written_with_a_half() -> None:
    """Points are; ratings are whole numbers."""
    for code in ("ARO", "TPR", "APRO", "APPO", "RTNG", "RTNG/R"):
        for number in SIX:
            shown = opened(code, number)
            figures = " ".join(row.product + row.value for row in shown.rows)
            assert "½" not in figures + shown.formula.partition(";")[0]


def test_the_progressive_score_goes_by_rounds() -> None:
    """Nothing of it is from an opponent."""
    shown = opened("PS", 6)

    assert shown.by_round
    assert [row.opponent for row in shown.rows[:2]] == ["Round 1", "Round 2"]
    assert shown.formula == "3.5 = 0 + 0 + ½ + 1½ + 1½"


def test_a_limit_of_koya_says_where_the_line_is() -> None:
    """In points; plain Koya has its half."""
    assert opened("KS/L+1", 6).formula.endswith("; counted from 3 points")
    assert said("KS/L+1", 6)["David"] == ("below the line", "–")
    assert said("KS", 6)["David"] == ("below half", "–")


def test_own_data_has_no_addends() -> None:
    """A number or a rating is what it is."""
    assert opened("TPN", 3).formula == "Pairing number: 3"
    assert opened("RTNG", 3).formula == "Rating: 2100"
    assert opened("RTNG", 3).rows == ()


def test_who_has_no_rating_is_left_out_or_counted_as_the_regulations_say() -> None:
    """Without a word in them the tie-break is silent, and says so."""
    event = tec()
    players = (replace(event.players[0], rating_fide=0), *event.players[1:])
    silent = replace(event, players=players)
    rules = event.regulations
    left_out = replace(silent, regulations=replace(rules, unrated=UNRATED_LEFT_OUT))
    assumed = replace(silent, regulations=replace(rules, unrated=1400))

    assert opened("ARO", 2, silent).formula.startswith(
        "Average rating of opponents says nothing: somebody has no rating"
    )
    assert opened("ARO", 2, silent).rows == ()
    assert said("ARO", 2, left_out)["Alyx"] == ("no rating", "–")
    assert said("ARO", 2, assumed)["Alyx"] == ("assumed rating", "1400")
    assert opened("RTNG", 1, left_out).formula == "Rating: there is no value, and that comes last."


@settings(max_examples=12, deadline=None)
@given(tournaments(), st.sampled_from([0, 1400, UNRATED_LEFT_OUT]))
def test_every_tie_break_of_any_event_can_be_opened(event: Tournament, unrated: int) -> None:
    """Whatever is open, forfeited or not known, with every text filled in."""
    rules = replace(event.regulations, tie_breaks=known(), unrated=unrated)
    players = tuple(
        replace(player, rating_fide=2000 if place % 3 else 0)
        for place, player in enumerate(event.players)
    )
    order = standings(replace(event, regulations=rules, players=players))
    for row in order.rows:
        for code in order.columns:
            told = why(order, row.number, code).plain()
            assert "{" not in told
            assert "None" not in told


def test_a_silent_tie_break_of_the_list_is_named_before_what_decided() -> None:
    """So that nobody thinks it was forgotten."""
    order = standings(without_rounds(f6()), ("PS", "DE"))

    sentence = why(order, 1).sentence
    assert "Progressive score says nothing: rounds are not known. Direct encounter" in sentence
