from arbiter.ui.round_heading import RoundHeading


def test_round_day_and_count_can_be_read_aloud(qtbot):
    heading = RoundHeading()
    qtbot.addWidget(heading)
    heading.show_texts("Round 9", "", "4 of 7 reported")
    assert heading.accessibleName() == "Round 9, 4 of 7 reported"
    heading.resize(120, 42)
    assert not heading.grab().isNull()


def test_what_is_assumed_stands_there_before_the_day_does(qtbot):
    """Where it is narrow the day goes, not what has to be admitted."""
    heading = RoundHeading()
    qtbot.addWidget(heading)
    heading.show_texts("Round 9", "", "4 of 7 reported")
    pictures = []
    for day, mark in (("", ""), ("Thursday 14 May 2026", ""), ("Thursday 14 May 2026", "assumed")):
        heading.show_texts("Round 9", day, "4 of 7 reported", mark)
        heading.resize(340, 42)
        pictures.append(heading.grab().toImage())

    assert heading.accessibleName() == "Round 9, Thursday 14 May 2026, assumed, 4 of 7 reported"
    assert pictures[0] == pictures[1]
    assert pictures[1] != pictures[2]
