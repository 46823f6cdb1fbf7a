"""The menu of a board: every way in which a game can end, in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Pending
from arbiter.ui.languages import translate
from arbiter.ui.result_keys import Action, Command, KeySet
from arbiter.ui.result_words import result_name

_GROUPS = (
    (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS),
    (Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT),
    (
        Result.BOTH_LOSE,
        Result.WHITE_DRAWS_BLACK_LOSES,
        Result.WHITE_LOSES_BLACK_DRAWS,
        Result.WHITE_WINS_UNRATED,
        Result.DRAW_UNRATED,
        Result.BLACK_WINS_UNRATED,
    ),
)


def fill_result_menu(
    menu: QMenu,
    game: Game,
    keys: KeySet | None,
    ask: Callable[[Action], None],
    *,
    venues: bool = False,
) -> None:
    """Put the endings into *menu*, that of *game* ticked; choosing one calls *ask* with it.

    What is seldom needed, decisions and unrated games, has a menu of its own. *keys* are those
    of the list of boards; None where results are typed in another way.
    """
    group = QActionGroup(menu)
    caps: dict[Result, str] = dict(zip(_GROUPS[0], keys.shown)) if keys else {}
    forfeit_caps = dict(zip(_GROUPS[1], ("Ctrl+1", "Ctrl+0", "Ctrl+Del"))) if keys else {}
    for results in _GROUPS:
        target = menu
        if results is _GROUPS[2]:
            target = menu.addMenu(translate("ResultMenu", "Arbiter’s decision, not rated"))
        for result in results:
            cap = (caps | forfeit_caps).get(result, "")
            text = result_name(result, venues=venues)
            entry = target.addAction(f"{text}\t{cap}" if cap else text)
            entry.setCheckable(True)
            entry.setChecked(game.result is result)
            entry.triggered.connect(lambda _=False, result=result: ask(result))
            group.addAction(entry)
        menu.addSeparator()
    for pending, command, text in (
        (Pending.POSTPONED, Command.POSTPONE, translate("ResultMenu", "Postponed") + "\tP"),
        (Pending.ADJOURNED, Command.ADJOURN, translate("ResultMenu", "Adjourned") + "\tA"),
        (Pending.EARLY, Command.EARLY, translate("ResultMenu", "To be played early") + "\tE"),
    ):
        entry = menu.addAction(text)
        entry.setCheckable(True)
        entry.setChecked(game.pending is pending)
        entry.triggered.connect(lambda _=False, command=command: ask(command))
    put_off = menu.addAction(translate("ResultMenu", "Put off to a day…") + "\tShift+P")
    put_off.triggered.connect(lambda _=False: ask(Command.PUT_OFF))
    clear = menu.addAction(translate("ResultMenu", "Clear") + "\tDel")
    clear.setEnabled(game.result is not None or game.pending is not None)
    clear.triggered.connect(lambda _=False: ask(Command.CLEAR))
