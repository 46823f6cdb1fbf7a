"""The line of a player as it is written."""

from dataclasses import replace

import pytest

from arbiter.domain.result import Result
from arbiter.domain.scoring import Scoring
from arbiter.domain.tournament import Pending, Player
from arbiter.formats.trf import player_record
from arbiter.formats.trf.player_line import read_player_line
from tests.boards import drawn

PLAYER = Player("Berg, Anna", "WGM", "w", "1990-05-04", "SWE", "1701234", rating_fide=2100)


def head(player, **said):
    said = {"points": "3.5", "rank": 2, "ascii": False} | said
    return player_record.head(7, player, said["points"], said["rank"], ascii=said["ascii"])


def test_what_is_written_is_read_again():
    findings = []
    line = read_player_line(1, head(PLAYER), findings)

    assert (line.number, line.player, line.points, line.rank) == (7, PLAYER, 7, 2)
    assert findings == []


def test_the_head_ends_where_the_rounds_begin():
    assert len(head(PLAYER)) == 89
    assert len(head(Player("Å" * 60, federation="Bayern", fide_id="1" * 20), rank=None)) == 89


@pytest.mark.parametrize(
    ("field", "value", "left"),
    [
        ("title", "КМС", "title"),
        ("title", "AGM", "title"),
        ("federation", "Bayern", "federation"),
        ("fide_id", "123456789012", "fide_id"),
        ("fide_id", "A12", "fide_id"),
        ("rating_fide", 12000, "rating_fide"),
    ],
)
def test_what_has_no_room_or_no_code_is_left_out(field, value, left):
    line = read_player_line(1, head(replace(PLAYER, **{field: value})), [])

    empty = 0 if left == "rating_fide" else ""
    assert line.player == replace(PLAYER, **{left: empty})


def test_a_year_of_birth_has_zeros_for_the_rest():
    assert head(replace(PLAYER, birth="1990"))[69:79] == "1990/00/00"


def test_names_are_cut_and_stay_on_their_line():
    assert head(Player("X" * 40))[14:47] == "X" * 33
    assert head(Player("a\nb"))[14:47].rstrip() == "a b"
    assert head(Player("Müller", federation="GER"), ascii=True)[14:47].rstrip() == "Mueller"
    assert player_record.long_names([Player("X" * 34), Player("X" * 33)]) == [1]


def test_every_round_has_a_game_or_an_absence():
    tournament = drawn(3)
    first, second, _ = tournament.games
    tournament = tournament.with_game(replace(first, result=Result.WHITE_WINS_BY_FORFEIT))
    tournament = tournament.with_game(replace(second, pending=Pending.ADJOURNED))

    assert player_record.games_of(tournament) == [
        "  0000 - Z     2 w ?     3 b  ",
        "     3 w +     1 b ?  0000 - Z",
        "     2 b -  0000 - Z     1 w  ",
    ]


def test_a_free_round_costs_nothing_where_a_forfeit_does():
    rows = player_record.games_of(drawn(3, scoring=Scoring(2, 1, 0, -1)))

    assert rows[0].startswith("  0000 - U")


def test_the_ruler_stands_above_the_rounds():
    ruler = player_record.ruler(2)

    assert ruler.startswith("### ")
    assert ruler.index("1", 89) == 94
    assert player_record.ruler(0).endswith("RRRR")
