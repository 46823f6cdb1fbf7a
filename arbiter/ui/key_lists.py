"""Every key of the window with what it does, part by part: from the actions, and of the tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence

from arbiter.domain.result import Result
from arbiter.ui.actions import Actions
from arbiter.ui.languages import translate
from arbiter.ui.result_keys import KeySet, key_set
from arbiter.ui.result_words import result_name

Line = tuple[str, str]
"""The keys, and what they do."""


class KeyList(NamedTuple):
    """The keys of one part of the work."""

    title: str
    lines: Sequence[Line]


def key_lists(actions: Actions, result_keys: str, *, venues: bool = False) -> list[KeyList]:
    """What is needed most often first; *result_keys* names the set that reports results, with
    *venues* for home and away. On the start page only what can be done there."""
    lists = []
    working = not actions.pairings.shortcut().isEmpty()
    if working:
        lists = [
            KeyList(
                translate("KeysDialog", "Results, on the list of boards"),
                _boards(key_set(result_keys), venues=venues),
            ),
            KeyList(translate("KeysDialog", "A round typed again"), _second_entry()),
            KeyList(translate("KeysDialog", "Crosstable"), _crosstable()),
        ]
    parts = {
        "round": translate("KeysDialog", "Rounds and boards"),
        "edit": translate("KeysDialog", "Edit and find"),
        "looking": translate("KeysDialog", "What is in view"),
        "files": translate("KeysDialog", "Files and paper"),
        "tournament": translate("KeysDialog", "Tournament"),
        "screen": translate("KeysDialog", "Screen"),
    }
    more = {
        "edit": _finding(),
        "looking": _looking(),
        "files": [("F5", translate("KeysDialog", "work here on a file that was open elsewhere"))],
    }
    for part, title in parts.items():
        lines = _of_actions(actions, part)
        if lines:
            lists.append(KeyList(title, [*lines, *more.get(part, [])]))
    if working:
        lists.append(KeyList(translate("KeysDialog", "List of players"), _players()))
    return lists


def _of_actions(actions: Actions, part: str) -> list[Line]:
    found: Iterable[QAction] = actions.findChildren(QAction)
    return [
        (_shown(action), _words(action, actions))
        for action in found
        if action.property("part") == part
        and not action.shortcut().isEmpty()
        and action.isVisible()
    ]


def _boards(keys: KeySet, *, venues: bool) -> list[Line]:
    endings = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
    signs = "*" in keys.texts
    forfeits = zip(
        ("+", "−", "*") if signs else ("Ctrl+1", "Ctrl+0", "Ctrl+Del"),
        (Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT),
    )
    others = [("Ctrl+1  Ctrl+0  Ctrl+Del", translate("KeysDialog", "the same"))] if signs else []
    return [
        *((key, result_name(result, venues=venues)) for key, result in zip(keys.shown, endings)),
        *((key, result_name(result, venues=venues)) for key, result in forfeits),
        *others,
        ("P  A  E", translate("KeysDialog", "postponed, adjourned, to be played early")),
        ("Shift+P", translate("KeysDialog", "put off to a day")),
        ("Del", translate("KeysDialog", "clear")),
        ("Enter  ↑  ↓", translate("KeysDialog", "the next board, up, down")),
        ("←  →", translate("KeysDialog", "to the list of rounds, and back")),
        ("Shift+F10", translate("KeysDialog", "the menu of the board: colours, calendar")),
    ]


def _second_entry() -> list[Line]:
    return [
        ("F7", translate("KeysDialog", "begin at board 1, and leave")),
        ("Enter", translate("KeysDialog", "take the new entry where the two differ")),
        ("Esc", translate("KeysDialog", "keep the old one; else leave")),
    ]


def _crosstable() -> list[Line]:
    return [
        ("1  ½  0", translate("KeysDialog", "a result in the crosstable, seen from the row")),
        ("+  −  −−", translate("KeysDialog", "a forfeit, seen from the row; nobody appeared")),
        ("W  D  L", translate("KeysDialog", "won, drawn, lost, not rated, seen from the row")),
        (
            "F2  0-0  ½-0  0-½",
            translate("KeysDialog", "the arbiter’s decision, the player of the row first"),
        ),
        ("P  A  E", translate("KeysDialog", "postponed, adjourned, to be played early")),
        ("Del", translate("KeysDialog", "clear a result")),
        ("Tab  Enter", translate("KeysDialog", "to the right over the diagonal, down")),
        ("Esc", translate("KeysDialog", "take back what was entered in this cell")),
        ("Shift+F10", translate("KeysDialog", "the menu of the cell")),
    ]


def _finding() -> list[Line]:
    return [
        ("Enter  Shift+Enter", translate("KeysDialog", "the next player found, the one before")),
        ("Tab", translate("KeysDialog", "from the search into the table")),
        ("Esc", translate("KeysDialog", "end the search, show all boards")),
        ("Ctrl+C", translate("KeysDialog", "copy the table")),
    ]


def _looking() -> list[Line]:
    return [
        ("Ctrl+Tab", translate("KeysDialog", "the next tab")),
        ("←  →", translate("KeysDialog", "in the standings: another tie-break in Why?")),
        ("Space", translate("KeysDialog", "in the menu of columns: show or hide, and stay")),
    ]


def _players() -> list[Line]:
    return [
        ("Enter", translate("KeysDialog", "the next player; take in what was pasted")),
        ("Tab", translate("KeysDialog", "the next column")),
        ("F2", translate("KeysDialog", "change what stands in a cell")),
        ("↓  ↑", translate("KeysDialog", "while a name is typed: the lines of the rating list")),
        ("Alt+↑  Alt+↓", translate("KeysDialog", "move a player up or down")),
        ("Ctrl+D", translate("KeysDialog", "take a player off the list")),
        ("Del", translate("KeysDialog", "clear the cell")),
        ("Esc", translate("KeysDialog", "give up what was typed; leave out what was pasted")),
    ]


def _words(action: QAction, actions: Actions) -> str:
    if action in (actions.undo, actions.redo):  # their text names what they would do just now
        return action.iconText()
    return action.text().replace("&", "")


def _shown(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
