"""Letters of both lines of a game, and how the game ended."""

import pytest

from arbiter.domain.notation import trf_letter
from arbiter.domain.result import Result
from arbiter.formats.trf import letters
from arbiter.formats.trf.letters import Agreement


@pytest.mark.parametrize("result", list(Result))
def test_every_result_comes_back_from_its_letters(result):
    pair = trf_letter(result, white=True), trf_letter(result, white=False)
    ending, agreement = letters.agreed(*pair)

    assert ending.result is result
    assert (agreement is Agreement.DECIDED) == result.decided_by_arbiter
    assert letters.known(pair[0])


@pytest.mark.parametrize(
    ("white", "black", "result", "agreement"),
    [
        ("+", "0", Result.WHITE_WINS_BY_FORFEIT, Agreement.FORFEIT),
        ("1", "-", Result.WHITE_WINS_BY_FORFEIT, Agreement.FORFEIT),
        ("0", "+", Result.BLACK_WINS_BY_FORFEIT, Agreement.FORFEIT),
        ("W", "0", Result.WHITE_WINS_UNRATED, Agreement.UNRATED),
        ("=", "D", Result.DRAW_UNRATED, Agreement.UNRATED),
        ("1", " ", Result.WHITE_WINS, Agreement.ALONE),
        ("?", "1", Result.BLACK_WINS, Agreement.ALONE),
        (" ", "+", Result.BLACK_WINS_BY_FORFEIT, Agreement.ALONE),
        ("0", "0", Result.BOTH_LOSE, Agreement.DECIDED),
        (" ", " ", None, Agreement.WHOLE),
    ],
)
def test_two_letters_can_both_be_right(white, black, result, agreement):
    ending, found = letters.agreed(white, black)

    assert ending.result is result
    assert not ending.adjourned
    assert found is agreement


def test_an_adjourned_game_has_no_result():
    assert letters.agreed("?", "?") == (letters.Ending(None, adjourned=True), Agreement.WHOLE)
    assert letters.agreed("?", " ")[0].adjourned


@pytest.mark.parametrize("pair", ["11", "1=", "++", "+1", "+=", "WW", "- ", "X0", "1D"])
def test_what_contradicts_itself_is_no_ending(pair):
    assert letters.agreed(*pair) is None


def test_the_other_line_says_the_opposite():
    assert [letters.mirrored(letter) for letter in "10=+WDL-?"] == [*"01=-LDW", "", ""]
    assert not letters.known("X")
