from arbiter.ui.sentence import Sentence


def test_a_narrow_sentence_is_higher(qtbot):
    sentence = Sentence()
    qtbot.addWidget(sentence)
    sentence.say("Whoever repeats the draw with this seed gets the same numbers.")
    assert sentence.heightForWidth(120) > sentence.heightForWidth(500) > 0
    assert sentence.accessibleName() == sentence.text
    sentence.say("")
    assert sentence.isHidden()
