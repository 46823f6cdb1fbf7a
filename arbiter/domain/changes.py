"""What differs between two states of a tournament, so that each view knows whether it cares."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.domain.tournament import GameName, Tournament


class Change(NamedTuple):
    """The parts that differ.

    ``games`` names the games whose result or state changed. ``calendar`` means that there
    are other games, that a game has another round, board or colour, or that these are now
    assumed or no longer so: everything about games is to be read anew. ``players`` are the
    numbers whose entries changed; ``field`` means that players came, left or changed numbers.
    ``closing`` means that the tournament was closed or reopened: what can be typed into may
    be another part. ``withdrawals`` means that somebody left or came back: which games count
    may be others. ``play_offs`` means that play-offs, or orders by hand, are others: places
    may be, and there may be a column for them. ``prizes`` change nothing else.
    """

    games: frozenset[GameName] = frozenset()
    players: frozenset[int] = frozenset()
    field: bool = False
    calendar: bool = False
    event: bool = False
    regulations: bool = False
    dates: bool = False
    closing: bool = False
    withdrawals: bool = False
    play_offs: bool = False
    prizes: bool = False

    @property
    def structure(self) -> bool:
        """Whether rows, columns or rounds may be others than before."""
        return self.field or self.calendar or self.regulations or self.withdrawals or self.play_offs

    @property
    def table(self) -> bool:
        """Whether points, places or what is shown of the players may differ."""
        return bool(self.games or self.players) or self.structure


def change_between(before: Tournament, after: Tournament) -> Change:
    """What is different in *after*."""
    field = len(before.players) != len(after.players) or before.lots != after.lots
    if not field and before.players is not after.players:
        field = not after.drawn and sorted(map(repr, before.players)) == sorted(
            map(repr, after.players)
        )
    players: frozenset[int] = frozenset()
    if before.players is not after.players:
        pairs = enumerate(zip(before.players, after.players), 1)
        players = frozenset(number for number, (old, new) in pairs if old != new)
    games: frozenset[GameName] = frozenset()
    calendar = (
        len(before.games) != len(after.games) or before.rounds_assumed != after.rounds_assumed
    )
    if not calendar and before.games is not after.games:
        pairs_of_games = list(zip(before.games, after.games))
        differing = [(old, new) for old, new in pairs_of_games if old is not new and old != new]
        calendar = any(
            (old.white, old.black, old.cycle, old.round, old.board, old.colours_known)
            != (new.white, new.black, new.cycle, new.round, new.board, new.colours_known)
            for old, new in differing
        )
        games = frozenset(new.name for _, new in differing)
    return Change(
        games=games,
        players=players,
        field=field,
        calendar=calendar,
        event=before.event != after.event,
        regulations=before.regulations != after.regulations,
        dates=before.round_starts != after.round_starts,
        closing=before.closing != after.closing,
        withdrawals=before.withdrawals != after.withdrawals,
        play_offs=(before.play_offs, before.manual_orders)
        != (after.play_offs, after.manual_orders),
        prizes=before.prizes != after.prizes,
    )
