from arbiter.domain.tournament import Player
from arbiter.ui.paste_desk import LONGEST_ROW, MOST_ROWS, paste_desk, too_long
from arbiter.ui.view_state import ViewState

BLOCK = "Namn\tElo\nBerg, Anna\t1987\n\t2300\nDahl, Per\tabc"


def test_there_is_one_desk_beside_each_view_state(qapp):
    state = ViewState()
    assert paste_desk(state) is paste_desk(state)
    assert paste_desk(state) is not paste_desk(ViewState())


def test_a_block_is_looked_at_mended_and_taken_in(qapp):
    state = ViewState()
    desk = paste_desk(state)
    seen = []
    desk.changed.connect(lambda: seen.append(len(desk.usable)))

    assert desk.look_at(BLOCK, (), ("name", "rating_fide"))
    assert desk.heading_of("name") == "Namn"
    assert desk.usable == (Player("Berg, Anna", rating_fide=1987),)
    desk.mend(1, Player("Costa, Rui", rating_fide=2300), "name")
    assert len(desk.usable) == 2
    desk.taken_in()
    assert [row.player.name for row in desk.rows] == ["Dahl, Per"]
    desk.leave_out()
    assert desk.rows == ()
    assert seen == [1, 2, 0, 0]


def test_a_block_without_names_changes_nothing(qapp):
    desk = paste_desk(ViewState())
    assert not desk.look_at("  \n", (), ("name",))
    assert desk.rows == ()


def test_what_is_no_list_of_players_is_told_by_its_length(qapp):
    assert not too_long("Berg\n" * MOST_ROWS)
    assert too_long("Berg\n" * (MOST_ROWS + 1))
    assert not too_long("B" * LONGEST_ROW)
    assert too_long("B" * (LONGEST_ROW + 1))
    assert too_long(" " * (MOST_ROWS * LONGEST_ROW + 1))


def test_a_row_that_is_gone_is_not_mended(qapp):
    """Its field may still be open when the block is left out."""
    state = ViewState()
    desk = paste_desk(state)
    desk.look_at(BLOCK, (), ("name",))
    desk.leave_out()
    desk.mend(1, Player("Costa, Rui"), "name")
    assert desk.rows == ()
