"""What there is to try on the example: what to do, and how one sees that it has been done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from arbiter.document.document import Document
from arbiter.domain.examples import SLIP
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Tournament
from arbiter.formats.sums import surname
from arbiter.ui.languages import translate

ROUND = 4
"""The first round without results."""

Keys = Callable[[str], str]
"""Gives the keys of an action by its name."""


class Step(NamedTuple):
    """``name`` for the program, ``text`` for the reader."""

    name: str
    text: str


def steps(tournament: Tournament, keys: Keys) -> list[Step]:
    """What to try on *tournament*, which is the example as it begins."""
    white, black = (surname(tournament, number) for number in SLIP[:2])
    slip = tournament.game(*SLIP)
    leaving = surname(tournament, len(tournament.players))
    texts = {
        "round": translate(
            "Practice", "Enter round {0}: {1}, then one key for each board. 1, 5 (draw) or 0."
        ).format(ROUND, keys("pairings")),
        "slip": translate(
            "Practice",
            "A wrong result: {0} and {1} drew in round {2}. Go to that round with {3}, to the "
            "board with the arrows, and type 5.",
        ).format(white, black, slip.round, keys("previous_round")),
        "put_off": translate(
            "Practice", "A game is put off: choose a board of round {0} and press P."
        ).format(tournament.rounds),
        "what_if": translate(
            "Practice", "Who can still win? {0} shows it, and puts it away."
        ).format(keys("what_if")),
        "withdraw": translate(
            "Practice",
            "{0} falls ill and leaves: {1}. Choose the name, read what would change, tick that the "
            "count is right, then accept.",
        ).format(leaving, keys("withdraw")),
        "print": translate(
            "Practice", "Print the next round: {0}. Without a printer it becomes a PDF."
        ).format(keys("print_round")),
        "undo": translate("Practice", "Take the last step back: {0}.").format(keys("undo")),
    }
    return [Step(name, text) for name, text in texts.items()]


def seen(document: Document) -> set[str]:
    """The names of the steps that the present state, or the newest step, of *document* shows."""
    tournament = document.tournament
    last = document.last
    signs = {
        "round": all(game.result is not None for game in tournament.boards(ROUND)),
        "slip": tournament.game(*SLIP).result is Result.DRAW,
        "put_off": any(game.pending is Pending.POSTPONED for game in tournament.games),
        "withdraw": bool(tournament.withdrawals),
        "undo": last is not None and last.kind == "undone",
    }
    return {name for name, sign in signs.items() if sign}
