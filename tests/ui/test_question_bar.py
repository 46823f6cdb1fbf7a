from arbiter.ui.question_bar import QuestionBar


def test_the_bar_is_hidden_until_it_asks(qtbot):
    bar = QuestionBar()
    qtbot.addWidget(bar)
    assert bar.isHidden()
    bar.ask("4 rows pasted.", "Columns found by their headings.", "Take in", "Leave out")
    assert not bar.isHidden()
    assert (bar.yes.text(), bar.no.text()) == ("Take in  Enter", "Leave out  Esc")
    assert bar.accessibleName() == "4 rows pasted. Columns found by their headings."
    bar.resize(700, 46)
    assert not bar.grab().isNull()
    with qtbot.waitSignal(bar.accepted, timeout=500):
        bar.yes.click()
    with qtbot.waitSignal(bar.declined, timeout=500):
        bar.no.click()


def test_in_a_very_narrow_window_the_buttons_stand_under_the_words(qtbot):
    bar = QuestionBar()
    qtbot.addWidget(bar)
    bar.ask("Board 4 differs.", "First entered: White won. Now typed: Black won.", "Take", "Keep")
    bar.resize(700, bar.heightForWidth(700))
    qtbot.waitUntil(lambda: bar.yes.x() > bar.words.x() + bar.words.width() - 1)
    bar.resize(400, bar.heightForWidth(400))
    qtbot.waitUntil(lambda: bar.yes.y() >= bar.words.y() + bar.words.height())
    assert bar.words.width() > 300
