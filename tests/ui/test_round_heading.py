from arbiter.ui.round_heading import RoundHeading


def test_round_day_and_count_can_be_read_aloud(qtbot):
    heading = RoundHeading()
    qtbot.addWidget(heading)
    heading.show_texts("Round 9", "", "4 of 7 reported")
    assert heading.accessibleName() == "Round 9, 4 of 7 reported"
    heading.resize(120, 42)
    assert not heading.grab().isNull()
