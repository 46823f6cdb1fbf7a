import pytest

from arbiter.domain.tournament import Player
from arbiter.ui.player_columns import (
    PlayerColumn,
    cell_text,
    column_of,
    heading,
    with_typed,
)

BERG = Player("Berg, Anna", rating_fide=1987)


@pytest.mark.parametrize(
    ("column", "text", "player"),
    [
        (PlayerColumn.NAME, " Berg,Åsa ", Player("Berg, Åsa", rating_fide=1987)),
        (PlayerColumn.TITLE, "wim", Player("Berg, Anna", title="WIM", rating_fide=1987)),
        (PlayerColumn.RATING, "2000", Player("Berg, Anna", rating_fide=2000)),
        (PlayerColumn.RATING, "", Player("Berg, Anna")),
        (PlayerColumn.FEDERATION, "swe", Player("Berg, Anna", federation="SWE", rating_fide=1987)),
        (PlayerColumn.FIDE_ID, "0042", Player("Berg, Anna", fide_id="0042", rating_fide=1987)),
        (
            PlayerColumn.BIRTH,
            "17.4.2008",
            Player("Berg, Anna", birth="2008-04-17", rating_fide=1987),
        ),
    ],
)
def test_what_is_typed_is_read_by_its_column(column, text, player):
    assert with_typed(BERG, column, text) == player


def test_a_rating_is_written_over_the_one_that_was_shown():
    national = Player("Berg", rating_national=1800)
    assert cell_text(national, PlayerColumn.RATING) == "1800"
    typed = with_typed(national, PlayerColumn.RATING, "1850")
    assert (typed.rating_national, typed.rating_fide) == (1850, 0)


@pytest.mark.parametrize(
    ("column", "text"),
    [
        (PlayerColumn.RATING, "abc"),
        (PlayerColumn.BIRTH, "31.04.2010"),
        (PlayerColumn.TITLE, "Dr"),
        (PlayerColumn.NUMBER, "3"),
    ],
)
def test_what_the_column_can_not_hold_is_refused(qapp, column, text):
    with pytest.raises(ValueError, match=r"not|no |numbers|day"):
        with_typed(BERG, column, text)


def test_every_column_has_a_heading_and_every_field_a_column(qapp):
    assert len({heading(column) for column in PlayerColumn}) == len(PlayerColumn)
    assert column_of("birth") is PlayerColumn.BIRTH
    assert column_of("rating_national") is PlayerColumn.RATING
    assert column_of("") is PlayerColumn.NAME
