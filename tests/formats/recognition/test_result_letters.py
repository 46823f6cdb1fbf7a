"""Letters and signs that stand for a result, and those that only look like one."""

import pytest

from arbiter.formats.recognition.marks import Mark
from arbiter.formats.recognition.result_letters import (
    FORFEITS,
    figures,
    is_bye,
    is_filler,
    letter,
    plain,
    undamaged,
)


def test_a_letter_means_what_its_language_says():
    assert letter("n", "de") is Mark.LOSS
    assert letter("n", "fr") is Mark.DRAW
    assert letter("b", "tr") is Mark.DRAW
    assert letter("в", "ru") is Mark.WIN
    assert letter("n", "") is None
    assert letter("r", "") is Mark.DRAW


@pytest.mark.parametrize(
    "text",
    [
        *("bye", "Bye", "spielfrei", "свободен", "без пары", "выходной", "frirond", "bay"),
        *("exempt", "libre", "descansa", "(bye)", "- BYE -"),
    ],
)
def test_the_words_of_a_free_round(text):
    assert is_bye(text)


@pytest.mark.parametrize("text", ["", "Byerly, Ann", "без", "Libre, Juan", "1"])
def test_names_are_no_free_rounds(text):
    assert not is_bye(text)


@pytest.mark.parametrize("text", ["*", "X", "x", "Х", "■", "█", "////", "\\", "—", "xxx", "X X"])
def test_signs_of_the_diagonal(text):
    assert is_filler(text)


@pytest.mark.parametrize("text", ["", "1", "0", "½", "*x", "abc", "+"])
def test_other_texts_are_no_signs_of_the_diagonal(text):
    assert not is_filler(text)


def test_one_spelling_for_all():
    assert plain(" –F ") == "-f"
    assert plain("1⁄2\u00a0") == "½"
    assert plain("１,０") == "1,0"
    assert plain("'1") == "1"


def test_what_is_damaged_and_what_looks_alike():
    assert undamaged("4Ѕ") == "4½"
    assert undamaged("Â½") == "½"
    assert figures("lО") == "10"
    assert FORFEITS["н/я"] is Mark.FORFEIT_LOSS
