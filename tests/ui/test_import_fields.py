"""What a column can mean, and the one key for each meaning."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from arbiter import paths
from arbiter.formats.recognition.recognised import TableKind
from arbiter.ui.import_fields import (
    NOT_USED,
    OPPONENT,
    field_letters,
    field_of_letter,
    field_words,
    is_game,
    meaning_words,
    opponent_in,
)
from arbiter.ui.languages import OWN_NAMES, set_language

KINDS = (TableKind.PARTICIPANTS, TableKind.CROSSTABLE, TableKind.PAIRINGS)


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_meanings_have_one_key(qapp, language: str, kind: TableKind) -> None:
    """In every language each letter is one letter and means one thing."""
    set_language(language)
    letters = field_letters(kind).values()

    assert [letter for letter, count in Counter(letters).items() if count > 1] == []
    assert all(len(letter) == 1 and letter.isalpha() for letter in letters)
    assert all(letter == letter.upper() for letter in letters)


def test_every_field_of_the_headings_has_words(qapp) -> None:
    """But for those that are known only to be left alone."""
    fields = json.loads((paths.resources() / "headings.json").read_text("utf-8"))["fields"]

    assert [field for field in fields if not field_words(field)] == ["ignore"]


def test_an_opponent_is_his_number(qapp) -> None:
    """Above the column of results against number 3 stands 3."""
    assert field_words("3") == "3"
    assert meaning_words(NOT_USED) == "not used"


@pytest.mark.parametrize(
    ("typed", "kind", "field"),
    [
        ("n", TableKind.PARTICIPANTS, "name"),
        ("N", TableKind.CROSSTABLE, "name"),
        ("n", TableKind.PAIRINGS, "white_no"),
        ("o", TableKind.CROSSTABLE, OPPONENT),
        ("o", TableKind.PARTICIPANTS, None),
        ("u", TableKind.PAIRINGS, NOT_USED),
        ("т", TableKind.PARTICIPANTS, "name"),
        ("5", TableKind.PARTICIPANTS, None),
    ],
)
def test_a_key_gives_a_meaning(qapp, typed: str, kind: TableKind, field: str | None) -> None:
    """Small or large, and the key N of a Russian keyboard too, which types т."""
    assert field_of_letter(typed, kind) == field


def test_columns_with_games() -> None:
    """Against an opponent, or a result in a list of pairings."""
    assert is_game("12")
    assert is_game("result")
    assert not is_game("points")
    assert not is_game(NOT_USED)


def test_an_opponent_follows_the_one_at_the_left(qapp) -> None:
    """The first is 1; a column in between that is not used is passed over."""
    assert opponent_in(("name", "", "", ""), 2) == "1"
    assert opponent_in(("name", "1", "", ""), 4) == "2"
    assert opponent_in(("name", "1", "2", "3"), 3) == "2"
