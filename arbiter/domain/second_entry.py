"""A round that is typed a second time, to see whether both entries agree.

Whoever typed a wrong key the first time hardly types the same wrong key again. Nothing here
changes a tournament: a difference is told, and what becomes of it is decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, GameName, Pending, Tournament

Typed = Result | Pending
"""What can be said of a board: how its game ended, or that it is put off."""


class Verdict(Enum):
    """What came of the second entry of a board."""

    AGREES = "agrees"
    KEPT = "kept"
    """It differs, and the first entry was kept."""
    TAKEN = "taken"
    """It differed, and was taken in place of the first."""


@dataclass(frozen=True, slots=True)
class SecondEntry:
    """How far the second entry of ``round`` (from 1) has come: a verdict for each board typed.

    ``asked`` is the board that differs and waits for a decision, with what was typed for it.
    """

    round: int
    verdicts: tuple[tuple[GameName, Verdict], ...] = ()
    asked: tuple[GameName, Typed] | None = None

    def verdict(self, name: GameName) -> Verdict | None:
        """What came of a board; None while it has not been typed again."""
        return dict(self.verdicts).get(name)

    def typed(self, game: Game, typed: Typed) -> SecondEntry:
        """*typed* was typed for *game*: it agrees, or is to be asked about."""
        if typed == first_entry(game):
            return self._with(game.name, Verdict.AGREES)
        return replace(self, asked=(game.name, typed))

    def kept(self) -> SecondEntry:
        """The first entry of the board that was asked about is right."""
        return self._with(self.asked[0], Verdict.KEPT) if self.asked is not None else self

    def taken(self) -> SecondEntry:
        """The second entry of the board that was asked about is right, and is stored by now."""
        return self._with(self.asked[0], Verdict.TAKEN) if self.asked is not None else self

    def forgotten(self, name: GameName) -> SecondEntry:
        """A board is to be typed again: its first entry is another now, or the hand slipped."""
        left = tuple(one for one in self.verdicts if one[0] != name)
        asked = None if self.asked is not None and self.asked[0] == name else self.asked
        return replace(self, verdicts=left, asked=asked)

    def left(self, tournament: Tournament) -> tuple[Game, ...]:
        """The boards of the round that have not been typed again, in their order."""
        done = dict(self.verdicts)
        return tuple(
            game for game in tournament.counted_boards(self.round) if game.name not in done
        )

    def count(self, *verdicts: Verdict) -> int:
        """How many boards have one of *verdicts*."""
        return sum(verdict in verdicts for _, verdict in self.verdicts)

    def _with(self, name: GameName, verdict: Verdict) -> SecondEntry:
        others = tuple(one for one in self.verdicts if one[0] != name)
        return replace(self, verdicts=(*others, (name, verdict)), asked=None)


def first_entry(game: Game) -> Typed | None:
    """What stands for *game* now; None for a board that is still out."""
    return game.result if game.result is not None else game.pending
