from PySide6.QtCore import QPoint, Qt

from arbiter.domain.tournament import LotMethod
from arbiter.ui.lot_methods import ORDER, LotMethods, method_sentence, method_title
from arbiter.ui.lots_model import READ


def test_arrows_figures_and_the_mouse_choose(qtbot):
    methods = LotMethods(LotMethod.AT_RANDOM)
    qtbot.addWidget(methods)
    seen = []
    methods.chosen.connect(seen.append)
    qtbot.keyClicks(methods, "2")
    qtbot.keyClick(methods, Qt.Key.Key_Down)
    qtbot.keyClick(methods, Qt.Key.Key_Up)
    qtbot.mouseClick(methods, Qt.MouseButton.LeftButton, pos=QPoint(30, 30 + 3 * 84 + 10))
    qtbot.keyClick(methods, Qt.Key.Key_Down)
    assert seen == [
        LotMethod.BY_HAND,
        LotMethod.AT_RANDOM,
        LotMethod.BY_HAND,
        LotMethod.BY_RATING,
        LotMethod.RESTRICTED,
    ]
    assert "Restricted draw" in methods.accessibleName()
    assert not methods.grab().isNull()


def test_each_way_has_a_title_and_a_sentence(qapp):
    assert {*ORDER, *READ} == set(LotMethod)
    texts = [words(way) for way in LotMethod for words in (method_title, method_sentence)]
    assert len(set(texts)) == 2 * len(LotMethod)


def test_numbers_from_a_file_are_a_way_only_where_there_was_one(qtbot):
    methods = LotMethods(LotMethod.FROM_FILE)
    qtbot.addWidget(methods)
    qtbot.keyClicks(methods, "16")
    assert methods.method is LotMethod.FROM_FILE
    assert methods.sizeHint().height() == 30 + 6 * 84
    assert not methods.grab().isNull()

    others = LotMethods(LotMethod.AS_LISTED)
    qtbot.addWidget(others)
    qtbot.keyClicks(others, "6")
    assert others.method is LotMethod.AS_LISTED


def test_in_a_low_window_the_ways_stand_closer_and_then_without_sentences(qtbot):
    """Five ways are seen at every height."""
    methods = LotMethods(LotMethod.AT_RANDOM)
    qtbot.addWidget(methods)
    methods.resize(290, 30 + 5 * 84)
    assert methods._row() == 84
    methods.resize(290, 30 + 5 * 74)
    assert methods._row() == 74
    methods.resize(290, 300)
    assert methods._row() == 48
    assert not methods.grab().isNull()
