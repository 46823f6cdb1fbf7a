from arbiter.ui.empty_words import EmptyWords


def test_the_words_are_read_aloud_and_can_change(qtbot):
    page = EmptyWords("No result yet.")
    qtbot.addWidget(page)
    assert page.accessibleName() == "No result yet."
    page.say("Nothing to check.")
    assert page.words == page.accessibleName() == "Nothing to check."
