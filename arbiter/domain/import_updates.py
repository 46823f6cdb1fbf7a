"""What a second file brings into a tournament that is under way: edits like all the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.errors import ResultThere
from arbiter.domain.result import Result
from arbiter.domain.tournament import GameName, Player, Tournament
from arbiter.domain.value import Value, value

GameResult = tuple[GameName, Result]
"""A result as the White of the game in the tournament has it."""


@value
class TakeInResults(Value):
    """Take in *results* that were read from the file called *source*, and what it knows better
    of *players* (number, player), in one step.

    A result that is reported already is replaced only where somebody *agreed* to it for just
    that game.

    :raises GameNotFound: two players don't meet there.
    :raises PlayerNotFound: *players* names a number that nobody has.
    :raises ResultThere: another result is reported, and nobody agreed to replace it.
    """

    results: tuple[GameResult, ...]
    source: str = ""
    agreed: tuple[GameName, ...] = ()
    players: tuple[tuple[int, Player], ...] = ()

    def __call__(self, tournament: Tournament, /) -> Tournament:
        agreed = set(self.agreed)
        for name, result in self.results:
            there = tournament.game(*name).result
            if there not in (None, result) and name not in agreed:
                raise ResultThere(*name)
            if there is not result:
                tournament = SetResult(*name, result)(tournament)
        return _updated(tournament, self.players)


@value
class UpdatePlayers(Value):
    """Write what the list or file called *source* knows better of *changed* (number, player).

    Possible at any time: it gives nobody another number and no game another result.

    :raises PlayerNotFound: *changed* names a number that nobody has.
    """

    changed: tuple[tuple[int, Player], ...]
    source: str = ""

    def __call__(self, tournament: Tournament, /) -> Tournament:
        return _updated(tournament, self.changed)


def _updated(tournament: Tournament, changed: Sequence[tuple[int, Player]]) -> Tournament:
    for number, player in changed:
        tournament = SetPlayer(number, player)(tournament)
    return tournament


def as_edit(
    results: Sequence[GameResult],
    agreed: Sequence[GameName],
    players: Sequence[tuple[int, Player]],
    source: str,
) -> TakeInResults | UpdatePlayers:
    """The one step that brings all of it."""
    if not results:
        return UpdatePlayers(tuple(players), source)
    return replace(
        TakeInResults(tuple(results), source), agreed=tuple(agreed), players=tuple(players)
    )
