from arbiter.ui.free_line import FreeLine


def test_the_line_is_there_only_when_somebody_is_free(qtbot):
    line = FreeLine()
    qtbot.addWidget(line)
    line.show_free(["3  Baranov, Gleb"])
    assert line.isVisibleTo(line.parentWidget())
    assert line.text == "3  Baranov, Gleb"
    assert line.accessibleName() == "Free this round: 3  Baranov, Gleb"
    line.show_free([])
    assert line.isHidden()
