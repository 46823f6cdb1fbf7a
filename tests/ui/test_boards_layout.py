from arbiter.ui.boards_layout import row_height, share_width


def test_ratings_go_first_then_first_names_then_points():
    wide = share_width(780, 150, 90, wide=True)
    assert (bool(wide.rating), bool(wide.points), wide.short) == (True, True, False)

    steps = [share_width(width, 150, 90, wide=False) for width in (720, 640, 560, 400)]
    assert [(bool(s.rating), bool(s.points), s.short) for s in steps] == [
        (True, True, False),
        (False, True, False),
        (False, True, True),
        (False, False, True),
    ]


def test_without_any_rating_the_names_get_its_room():
    rated, unrated = (share_width(780, 150, 90, wide=True, rated=rated) for rated in (True, False))
    assert unrated.rating == 0
    assert unrated.name == rated.name + rated.rating


def test_points_that_are_not_wanted_leave_their_room_to_the_names():
    shown, hidden = (
        share_width(780, 150, 90, wide=True, scored=scored) for scored in (True, False)
    )
    assert hidden.points == 0
    assert hidden.name == shown.name + shown.points


def test_the_columns_fill_the_width_and_no_more():
    for width in range(380, 1400, 7):
        shares = share_width(width, 150, 90, wide=width > 720)
        side = shares.number + shares.name + shares.rating + shares.points
        assert width - 12 <= shares.board + shares.result + 2 * side <= width


def test_rows_share_the_height_within_bounds():
    assert row_height(500, 10) == 50
    assert row_height(900, 4) == 56
    assert row_height(300, 30) == 31
    assert row_height(300, 0) == 56
