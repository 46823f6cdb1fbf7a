"""What is said about rating and norms of one player."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui.rating_text import rating_sections
from tests.boards import drawn, tec


def test_the_change_is_shown_game_by_game_with_its_sum() -> None:
    """Alyx, 2200: 3½ of five, 3.48 expected."""
    performance, change, *_ = rating_sections(tec(), 1)
    assert performance.heading == "Performance"
    assert "the mean rating of 5 opponent" in performance.sentences[0]
    assert change.sentences[0] == "2200 ±0: 20 × +0.02 = +0.4."
    assert change.sentences[1].startswith("K 20, the usual one.")
    assert len(change.rows) == 5
    assert ("David", "2050", "0", "0.70", "−0.70", "") in change.rows
    assert change.total == ("Sum", "", "3½", "3.48", "+0.02", "")
    assert all(len(row) == len(change.heads) for row in (*change.rows, change.total))


def test_k_can_be_chosen_and_decimals_have_their_sign() -> None:
    change = rating_sections(tec(), 1, k=40, mark=",")[1]
    assert change.sentences == ("2200 +1: 40 × +0,02 = +0,8.", "K 40, as chosen.")


def test_a_factor_that_is_too_large_for_so_many_games_is_shown_with_its_product() -> None:
    """A double round of ten: 18 games would put 720 points at stake, and 700 are the most."""
    tournament = drawn(10, cycles=2)
    for number in tournament.numbers:
        player = replace(tournament.player(number), rating_fide=2000)
        tournament = SetPlayer(number, player)(tournament)
    for game in tournament.games:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    change = rating_sections(tournament, 1, k=40)[1]

    assert change.sentences == (
        "2000 ±0: 38 × 0 = 0.",
        "K 40, as chosen. 18 × 40 = 720 > 700: K 38.",
    )


def test_a_capped_difference_says_so() -> None:
    tournament = SetPlayer(2, replace(tec().player(2), rating_fide=1700))(tec())
    change = rating_sections(tournament, 1)[1]
    assert [row[5] for row in change.rows].count("capped at 400") == 1


def test_who_has_no_rating_is_told_so() -> None:
    performance, change, *_ = rating_sections(drawn(4), 1)
    assert performance.sentences == ("No game over the board against a rated opponent yet.",)
    assert change.sentences == ("The player has no FIDE rating, so none changes.",)


def titled() -> Tournament:
    """Ten grandmasters of three federations, an untitled player rated 2500 among them."""
    tournament = drawn(10)
    for number in tournament.numbers:
        player = replace(
            tournament.player(number),
            title="GM" if number > 1 else "",
            federation=("SWE", "NOR", "DEN")[number % 3],
            rating_fide=2500,
        )
        tournament = SetPlayer(number, player)(tournament)
    return tournament


def test_each_demand_of_a_norm_is_said_with_what_was_found() -> None:
    sections = rating_sections(titled(), 1)
    norm = next(section for section in sections if section.heading == "GM norm")
    rows = {row[0]: row[1:] for row in norm.rows}
    assert rows["Games"] == ("9", "9", "✓ fulfilled")
    assert rows["Average rating of the opponents"] == ("2380", "2500", "✓ fulfilled")
    assert norm.sentences[0].startswith("Needs 6 of 9, has 0; 9 game")


def test_a_norm_that_the_field_does_not_allow_names_what_is_missing() -> None:
    norm = next(s for s in rating_sections(tec(), 1) if s.heading == "GM norm")
    assert norm.sentences == ("Not possible here: a condition is not fulfilled.",)
    assert any(row[3] == "✗ missing" for row in norm.rows)


def test_more_than_the_most_is_too_many() -> None:
    tournament = titled()
    for number in tournament.numbers:
        player = replace(tournament.player(number), federation="SWE")
        tournament = SetPlayer(number, player)(tournament)
    norm = next(s for s in rating_sections(tournament, 1) if s.heading == "GM norm")
    rows = {row[0]: row[1:] for row in norm.rows}
    assert rows["From one federation, at most"] == ("6", "9", "✗ too many")
    assert rows["Other federations"] == ("2", "0", "✗ missing")


def test_there_is_no_norm_above_the_highest_title() -> None:
    assert rating_sections(titled(), 2)[-1].sentences[0].startswith("There is no norm")


def test_it_can_be_copied() -> None:
    text = "\n".join(section.plain() for section in rating_sections(tec(), 1))
    assert "Sum\t\t3½\t3.48\t+0.02\t" in text
