"""What a key says about a game: one key per result, in four sets to choose from.

Forfeits, clearing, postponing and adjourning have the same keys in every set.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from arbiter.domain.edits import Edit, SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.languages import translate


class Command(Enum):
    """What a key can ask for besides a result."""

    CLEAR = "clear"
    POSTPONE = "postpone"
    ADJOURN = "adjourn"
    EARLY = "to be played early"
    PUT_OFF = "put off to a day"


Action = Result | Command

_WHITE, _DRAW, _BLACK = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS
_KEY = Qt.Key
_CONTROL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_META = Qt.KeyboardModifier.MetaModifier


class KeySet(NamedTuple):
    """One way to report results: by the sign that a key types, or by a function key.

    ``shown`` are the key caps for White won, draw and Black won.
    """

    shown: tuple[str, str, str]
    texts: Mapping[str, Action]
    keys: Mapping[Qt.Key, Action]


_FORFEIT_SIGNS: dict[str, Action] = {
    "+": Result.WHITE_WINS_BY_FORFEIT,
    "-": Result.BLACK_WINS_BY_FORFEIT,
    "−": Result.BLACK_WINS_BY_FORFEIT,
    "*": Result.DOUBLE_FORFEIT,
}

KEY_SETS: dict[str, KeySet] = {
    "150": KeySet(
        ("1", "5", "0"),
        {"1": _WHITE, "0": _BLACK, "5": _DRAW, "=": _DRAW, "½": _DRAW, **_FORFEIT_SIGNS},
        {},
    ),
    "123": KeySet(("1", "3", "2"), {"1": _WHITE, "2": _BLACK, "3": _DRAW, "0": Command.CLEAR}, {}),
    "F10": KeySet(
        ("F10", "F11", "F12"), {}, {_KEY.Key_F10: _WHITE, _KEY.Key_F11: _DRAW, _KEY.Key_F12: _BLACK}
    ),
    "signs": KeySet(
        ("+", "=", "−"), {"+": _WHITE, "-": _BLACK, "−": _BLACK, "=": _DRAW, "½": _DRAW}, {}
    ),
}
"""The sets by the name under which the choice is remembered; the first is the usual one."""

_LETTERS: dict[str, Command] = {
    # The same keys on a Russian layout type з, ф and у.
    "p": Command.POSTPONE,
    "з": Command.POSTPONE,
    "a": Command.ADJOURN,
    "ф": Command.ADJOURN,
    "e": Command.EARLY,
    "у": Command.EARLY,
}
_WITH_CONTROL: dict[Qt.Key, Action] = {
    _KEY.Key_1: Result.WHITE_WINS_BY_FORFEIT,
    _KEY.Key_0: Result.BLACK_WINS_BY_FORFEIT,
    _KEY.Key_Delete: Result.DOUBLE_FORFEIT,
}


def key_set(name: str) -> KeySet:
    """The set of that name; the usual one where there is none."""
    return KEY_SETS.get(name, KEY_SETS["150"])


def key_set_name(name: str, *, venues: bool = False) -> str:
    """What the set is called where it is chosen; with *venues* for home and away."""
    if venues:
        at_home = {
            "150": translate("ResultKeys", "1 home won, 0 away won, 5 draw"),
            "123": translate("ResultKeys", "1 home won, 2 away won, 3 draw"),
            "F10": translate("ResultKeys", "F10 home won, F11 draw, F12 away won"),
            "signs": translate("ResultKeys", "+ home won, − away won, = draw"),
        }
        return at_home.get(name, name)
    names = {
        "150": translate("ResultKeys", "1 White won, 0 Black won, 5 draw"),
        "123": translate("ResultKeys", "1 White won, 2 Black won, 3 draw"),
        "F10": translate("ResultKeys", "F10 White won, F11 draw, F12 Black won"),
        "signs": translate("ResultKeys", "+ White won, − Black won, = draw"),
    }
    return names.get(name, name)


def action_for(key: int, text: str, modifiers: Qt.KeyboardModifier, keys: KeySet) -> Action | None:
    """What the key says in the set *keys*, or None where it says nothing about a game.

    *text* is what the key types and decides, so that it does not matter which layout is
    active, whether Shift was needed, or whether it stands on the number pad.
    """
    if modifiers & _ALT or modifiers & _META:
        return None
    if modifiers & _CONTROL:
        return _WITH_CONTROL.get(Qt.Key(key)) if key in _CONTROL_KEYS else None
    if key in (_KEY.Key_Delete, _KEY.Key_Backspace):
        return Command.CLEAR
    for named, action in keys.keys.items():
        if key == named and not modifiers & _SHIFT:  # Shift+F10 is the menu everywhere
            return action
    letter = _LETTERS.get(text.casefold())
    if letter is Command.POSTPONE and modifiers & _SHIFT:
        return Command.PUT_OFF
    return keys.texts.get(text) or letter


_PENDING = {
    Command.POSTPONE: Pending.POSTPONED,
    Command.ADJOURN: Pending.ADJOURNED,
    Command.EARLY: Pending.EARLY,
}


def edit_of_action(game: Game, action: Action) -> Edit:
    """What *action* does to *game*; postponed and adjourned asked for again are taken back.

    The day that ``Command.PUT_OFF`` needs has to be asked for.
    """
    if isinstance(action, Result):
        return SetResult(*game.name, action)
    if action is Command.CLEAR:
        return SetResult(*game.name, None)
    pending = _PENDING[action]
    return SetPending(*game.name, None if game.pending is pending else pending, game.until)


def letter_action(event: QKeyEvent) -> Command | None:
    """To postpone, adjourn or put off to a day, if that is what the letter typed means."""
    if not writes(event):
        return None
    letter = _LETTERS.get(event.text().casefold())
    if letter is Command.POSTPONE and event.modifiers() & _SHIFT:
        return Command.PUT_OFF
    return letter


_CONTROL_KEYS = frozenset(_WITH_CONTROL)
_CHORD = _CONTROL | _ALT | _META


def writes(event: QKeyEvent) -> bool:
    """Whether the key, pressed once and without Ctrl, Alt or Meta, types a sign."""
    text = event.text()
    plain = not event.modifiers() & _CHORD and not event.isAutoRepeat()
    return plain and bool(text.strip()) and text.isprintable()


def action_of(event: QKeyEvent, keys: KeySet) -> Action | None:
    """What *event* says in the set *keys*.

    A key held down reports board after board, as often as it comes; what clears, puts off or
    decides by forfeit is said once.
    """
    action = action_for(event.key(), event.text(), event.modifiers(), keys)
    if event.isAutoRepeat() and (event.modifiers() & _CHORD or not isinstance(action, Result)):
        return None
    return action
