"""The draw before an audience: key by key, and nothing is given here."""

import pytest
from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.lots_audience import LotsAudience
from arbiter.ui.lots_model import LotsModel

KEY = Qt.Key


class Hall:
    def __init__(self, qtbot, method, size=16, seed="7"):
        codes = ["SWE"] * 5 + ["NOR"] * 3 + ["FIN", "FIN", "TUR", "TUR", "CZE", "HUN", "IRL", ""]
        players = tuple(
            Player(f"P{n:02}", federation=codes[n % 16], rating_fide=2000 + n) for n in range(size)
        )
        self.document = Document(Tournament(players=players))
        self.model = LotsModel(self.document)
        self.model.choose(method, seed)
        self.widget = LotsAudience(self.model, "Malmö Open")
        qtbot.addWidget(self.widget)
        self.widget.resize(960, 540)
        self.widget.show()
        self.qtbot = qtbot

    def press(self, *keys):
        for key in keys:
            self.qtbot.keyClick(self.widget, key)

    @property
    def numbers(self):
        return [line.number for line in self.model.lines]


@pytest.fixture
def hall(qtbot):
    return lambda method, size=16: Hall(qtbot, method, size)


@pytest.mark.parametrize(
    "method", [LotMethod.AT_RANDOM, LotMethod.RESTRICTED, LotMethod.BY_RATING, LotMethod.AS_LISTED]
)
def test_space_draws_one_after_the_other_and_backspace_takes_back(hall, method):
    h = hall(method)
    assert not any(h.numbers)
    h.press(KEY.Key_Space, KEY.Key_Space, KEY.Key_Space)
    three = h.numbers
    assert [bool(number) for number in three] == [True] * 3 + [False] * 13
    h.press(KEY.Key_Backspace)
    assert h.numbers == [*three[:2], *[0] * 14]
    h.press(*[KEY.Key_Space] * 20)
    assert sorted(h.numbers) == list(range(1, 17))
    assert h.numbers[:3] == three[:3]
    assert not h.document.tournament.drawn


def test_by_hand_the_number_is_typed_and_a_taken_one_is_refused(hall):
    h = hall(LotMethod.BY_HAND)
    h.press(KEY.Key_1, KEY.Key_1)
    assert h.widget.typed == "11"
    h.press(KEY.Key_Return)
    assert h.numbers[0] == 11
    h.press(KEY.Key_1, KEY.Key_1, KEY.Key_Return)
    assert h.widget.refused
    assert h.numbers[:2] == [11, 0]
    assert not h.widget.grab().isNull()
    h.press(KEY.Key_Backspace, KEY.Key_Backspace)
    assert h.widget.typed == ""
    assert not h.widget.refused
    h.press(KEY.Key_2, KEY.Key_Return)
    assert h.numbers[:2] == [11, 2]
    h.press(KEY.Key_Backspace)
    assert h.numbers[:2] == [11, 0]


def test_esc_leaves_and_what_was_drawn_stays_drawn(hall):
    h = hall(LotMethod.RESTRICTED)
    h.press(KEY.Key_Space)
    with h.qtbot.waitSignal(h.widget.left, timeout=500):
        h.press(KEY.Key_Escape)
    assert not h.widget.isVisible()
    assert h.model.drawn == 1


def test_who_draws_is_said_to_a_screen_reader(hall):
    h = hall(LotMethod.AT_RANDOM)
    assert h.widget.accessibleName() == "P00"
    h.press(KEY.Key_Space)
    assert h.widget.accessibleName() == f"P00 {h.numbers[0]}"


@pytest.mark.parametrize("size", [3, 16, 30, 60])
@pytest.mark.parametrize("method", [LotMethod.RESTRICTED, LotMethod.BY_HAND, LotMethod.AT_RANDOM])
def test_it_is_painted_in_every_state(hall, size, method):
    """Large and small pictures, nobody, somebody and everybody drawn."""
    h = hall(method, size)
    for width, height in ((640, 360), (1920, 1080)):
        h.widget.resize(width, height)
        assert not h.widget.grab().isNull()
    h.model.draw_next(1)
    assert not h.widget.grab().isNull()
    for number in range(2, size + 1):
        h.model.draw_next(number)
    assert not h.widget.grab().isNull()


def test_number_is_240_of_1080_units_high(hall):
    h = hall(LotMethod.AT_RANDOM)
    h.widget.resize(1920, 1080)
    assert h.widget._font(240).pixelSize() == 240
    h.widget.resize(960, 540)
    assert h.widget._font(240).pixelSize() == 120
