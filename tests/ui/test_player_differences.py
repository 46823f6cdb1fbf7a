"""Fields in which two entries of one person differ, and the person that follows."""

from __future__ import annotations

from arbiter.domain.tournament import Player
from arbiter.ui.player_differences import chosen_players, field_lines, field_text

OURS = Player("Berg, Anna", rating_fide=2310, birth="1998", national_id="12345678901")
THEIRS = Player("Berg, Anna-Lena", "WFM", rating_fide=2325, birth="1998", fide_id="123")


def test_a_line_for_each_field_in_the_order_of_the_columns(qapp):
    lines = field_lines(7, OURS, THEIRS)

    assert [(line.who, line.what, line.ours, line.theirs, line.taken) for line in lines] == [
        ("7  Berg, Anna", "Name", "Berg, Anna", "Berg, Anna-Lena", False),
        ("7  Berg, Anna", "Title", "", "WFM", True),
        ("7  Berg, Anna", "Rating", "2310", "2325", False),
        ("7  Berg, Anna", "FIDE ID", "", "123", True),
        ("7  Berg, Anna", "National ID", "••••••••901", "", False),
    ]
    assert all(line.taken for line in field_lines(7, OURS, THEIRS, taken=True))
    assert field_lines(7, OURS, OURS) == []


def test_only_what_was_taken_changes(qapp):
    keys = [line.key for line in field_lines(7, OURS, THEIRS) if line.what in ("Title", "Rating")]

    assert chosen_players({7: OURS, 8: OURS}, {7: THEIRS}, keys) == (
        (
            7,
            Player("Berg, Anna", "WFM", rating_fide=2325, birth="1998", national_id="12345678901"),
        ),
    )
    assert chosen_players({7: OURS}, {7: THEIRS}, []) == ()


def test_a_field_without_a_value_is_empty():
    assert field_text(Player("A"), "rating_fide") == ""
