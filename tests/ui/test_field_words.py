"""What is said before the field changes after the lots."""

from arbiter.domain.tournament import Player
from arbiter.ui.field_words import joining_words, leaving_words
from tests.boards import drawn


def test_one_of_an_even_field_leaves(qapp):
    words = leaving_words(drawn(["A", "B", "C", "D", "E", "F"]), 2)
    assert words.first == "B leaves?"
    assert "5 game" in words.rest
    assert "Numbers above 2 go down by one." in words.rest
    assert "Two are free" not in words.rest


def test_last_number_leaves_and_no_number_changes(qapp):
    assert "go down" not in leaving_words(drawn(6), 6).rest


def test_one_of_an_odd_field_leaves_two_free(qapp):
    """Six who are left could play in five rounds."""
    words = leaving_words(drawn(7), 1)
    assert "Two are free in most rounds; a new draw would need 5 rounds, not 7." in words.rest


def test_one_more_for_an_even_field(qapp):
    words = joining_words(drawn(6), (Player("Late"),))
    assert words.first == "Late comes after the lots?"
    assert "the table for 8 has 7 rounds instead of 5" in words.rest
    assert "announced game" in words.rest
