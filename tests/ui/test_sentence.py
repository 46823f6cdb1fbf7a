from PySide6.QtWidgets import QVBoxLayout, QWidget

from arbiter.ui.sentence import Sentence


def test_a_narrow_sentence_is_higher(qtbot):
    sentence = Sentence()
    qtbot.addWidget(sentence)
    sentence.say("Whoever repeats the draw with this seed gets the same numbers.")
    assert sentence.heightForWidth(120) > sentence.heightForWidth(500) > 0
    assert sentence.accessibleName() == sentence.text
    sentence.say("")
    assert sentence.isHidden()


def test_a_sentence_without_a_place_is_no_window(qtbot):
    place = QWidget()
    qtbot.addWidget(place)
    words = Sentence()
    words.say("Three players are needed for a draw.")
    assert not words.isVisible()
    QVBoxLayout(place).addWidget(words)
    place.show()
    assert words.isVisible()
