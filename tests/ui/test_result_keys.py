import pytest
from PySide6.QtCore import Qt

from arbiter.domain.result import Result
from arbiter.ui.result_keys import KEY_SETS, Command, action_for, action_of, key_set, key_set_name

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def said(text: str, name: str = "150", key: int = 0, modifiers=NONE):
    return action_for(key, text, modifiers, key_set(name))


@pytest.mark.parametrize(
    ("name", "text", "action"),
    [
        ("150", "1", Result.WHITE_WINS),
        ("150", "0", Result.BLACK_WINS),
        ("150", "5", Result.DRAW),
        ("150", "=", Result.DRAW),
        ("150", "½", Result.DRAW),
        ("150", "+", Result.WHITE_WINS_BY_FORFEIT),
        ("150", "-", Result.BLACK_WINS_BY_FORFEIT),
        ("150", "−", Result.BLACK_WINS_BY_FORFEIT),
        ("150", "*", Result.DOUBLE_FORFEIT),
        ("150", "2", None),
        ("150", "", None),
        ("123", "1", Result.WHITE_WINS),
        ("123", "2", Result.BLACK_WINS),
        ("123", "3", Result.DRAW),
        ("123", "0", Command.CLEAR),
        ("123", "+", None),
        ("signs", "+", Result.WHITE_WINS),
        ("signs", "-", Result.BLACK_WINS),
        ("signs", "=", Result.DRAW),
        ("signs", "1", None),
    ],
)
def test_b72_the_signs_of_each_set(name, text, action):
    assert said(text, name) is action


@pytest.mark.parametrize(
    ("key", "action"),
    [
        (Qt.Key.Key_F10, Result.WHITE_WINS),
        (Qt.Key.Key_F11, Result.DRAW),
        (Qt.Key.Key_F12, Result.BLACK_WINS),
        (Qt.Key.Key_F9, None),
    ],
)
def test_function_keys_work_in_their_own_set_only(key, action):
    assert said("", "F10", key) is action
    assert said("", "150", key) is None


@pytest.mark.parametrize("name", KEY_SETS)
def test_forfeits_and_clearing_have_the_same_keys_in_every_set(name):
    assert said("", name, Qt.Key.Key_1, CONTROL) is Result.WHITE_WINS_BY_FORFEIT
    assert said("", name, Qt.Key.Key_0, CONTROL | KEYPAD) is Result.BLACK_WINS_BY_FORFEIT
    assert said("\x7f", name, Qt.Key.Key_Delete, CONTROL) is Result.DOUBLE_FORFEIT
    assert said("\x7f", name, Qt.Key.Key_Delete) is Command.CLEAR
    assert said("\b", name, Qt.Key.Key_Backspace) is Command.CLEAR
    assert said("p", name) is Command.POSTPONE
    assert said("A", name) is Command.ADJOURN
    assert said("P", name, modifiers=Qt.KeyboardModifier.ShiftModifier) is Command.PUT_OFF


def test_the_number_pad_and_a_russian_layout_do_the_same():
    assert said("1", key=Qt.Key.Key_1, modifiers=KEYPAD) is Result.WHITE_WINS
    assert said("з", key=0x417) is Command.POSTPONE
    assert said("Ф", key=0x424) is Command.ADJOURN


def test_other_short_cuts_are_left_alone():
    assert said("1", key=Qt.Key.Key_1, modifiers=ALT) is None
    assert said("\x1a", key=Qt.Key.Key_Z, modifiers=CONTROL) is None
    assert said("p", key=Qt.Key.Key_P, modifiers=CONTROL) is None


def test_a_result_held_down_is_reported_as_often_as_it_comes(qapp):
    """What clears, puts off or decides by forfeit is said once."""
    from PySide6.QtGui import QKeyEvent

    def asked(key, text, modifiers=NONE):
        kind = QKeyEvent.Type.KeyPress
        events = [QKeyEvent(kind, key, modifiers, text, held) for held in (False, True)]
        return [action_of(event, key_set("150")) for event in events]

    assert asked(Qt.Key.Key_1, "1") == [Result.WHITE_WINS, Result.WHITE_WINS]
    assert asked(Qt.Key.Key_1, "", CONTROL) == [Result.WHITE_WINS_BY_FORFEIT, None]
    assert asked(Qt.Key.Key_P, "p") == [Command.POSTPONE, None]
    assert asked(Qt.Key.Key_Delete, "") == [Command.CLEAR, None]


def test_an_unknown_set_is_the_usual_one_and_every_set_has_a_name(qapp):
    assert key_set("nonsense") is KEY_SETS["150"]
    assert len({key_set_name(name) for name in KEY_SETS}) == len(KEY_SETS)
    at_home = {key_set_name(name, venues=True) for name in KEY_SETS}
    assert len(at_home) == len(KEY_SETS)
    assert not any("White" in name or "Black" in name for name in at_home)
