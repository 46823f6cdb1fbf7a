from PySide6.QtCore import QPoint, Qt

from arbiter.domain.tournament import LotMethod
from arbiter.ui.lot_methods import ORDER, LotMethods, method_sentence, method_title


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
    ]
    assert "By rating" in methods.accessibleName()
    assert not methods.grab().isNull()


def test_each_way_has_a_title_and_a_sentence(qapp):
    assert set(ORDER) == set(LotMethod)
    assert len({method_title(m) for m in ORDER} | {method_sentence(m) for m in ORDER}) == 8
