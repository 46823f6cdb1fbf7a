"""The two tournaments that may be left in a damaged file: the stored one, and the one told by
the journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from arbiter.domain.edits import calendar
from arbiter.domain.errors import ArbiterError
from arbiter.domain.losses import Loss, Lost
from arbiter.domain.plain import from_plain
from arbiter.domain.tournament import (
    Closing,
    Event,
    Game,
    GameName,
    Lots,
    ManualOrder,
    Player,
    PlayOff,
    Prizes,
    Regulations,
    Tournament,
    Withdrawal,
)
from arbiter.storage import rows as tables
from arbiter.storage.fragments import Fragments
from arbiter.storage.journal import JournalRow
from arbiter.storage.soundness import require_sound
from arbiter.storage.sums import BLOCK, Sums, row_sum
from arbiter.storage.undo_line import UndoLine

T = TypeVar("T")

_MOST_PLAYERS = 999
_LATER = ("rounds_assumed", "closing", "withdrawals", "play_offs", "manual_orders", "prizes")
"""Settings that files of earlier formats have not."""
"""A number beyond is not one of a player, but damage."""


@dataclass(frozen=True)
class StoredState:
    """What the tables say. ``confirmed``: it is whole, by its sums; ``games_found``: not only
    players are left."""

    tournament: Tournament
    losses: tuple[Loss, ...]
    confirmed: bool
    games_found: bool

    @property
    def knows(self) -> int:
        """How much it says: names and results."""
        return _knowledge(self.tournament)


@dataclass(frozen=True)
class ToldState:
    """Where the readable ``rows`` of the journal lead from the ``first`` state; there were at
    least ``of`` of them. ``confirmed``: these are all, by their sums."""

    tournament: Tournament
    first: Tournament
    rows: tuple[JournalRow, ...]
    of: int
    confirmed: bool

    @property
    def whole(self) -> bool:
        """Whether no row is known to be missing."""
        return len(self.rows) == self.of

    @property
    def knows(self) -> int:
        """How much it says: names and results."""
        return _knowledge(self.tournament)


def _knowledge(tournament: Tournament) -> int:
    names = sum(player.name != "" for player in tournament.players)
    return names + sum(bool(game.result or game.pending) for game in tournament.games)


# From the tables


def stored_state(fragments: Fragments) -> StoredState | None:
    """What is left of the present state; None if that is nothing."""
    if not fragments.players and not fragments.games:
        return None
    losses: list[Loss] = []
    games = [game for _, game in sorted(fragments.games.items()) if _possible(game)]
    size = max(
        (*fragments.players, *(max(game.white, game.black) for game in games), 0),
    )
    if size > _MOST_PLAYERS:
        return None
    players = tuple(fragments.players.get(number, Player("")) for number in range(1, size + 1))
    nameless = tuple(n for n in range(1, size + 1) if n not in fragments.players)
    if nameless:
        losses.append(Loss(Lost.PLAYERS, players=nameless))
    event = _setting(fragments, "event", Event, Lost.EVENT, Event(), losses)
    cycles = max((game.cycle for game in games), default=1)
    regulations = _setting(
        fragments, "regulations", Regulations, Lost.REGULATIONS, Regulations(cycles), losses
    )
    no_lots: Lots | None = None
    lots = _setting(fragments, "lots", Lots | None, Lost.LOTS, no_lots, losses)
    starts = _setting(fragments, "round_starts", tuple[str, ...], Lost.DATES, ("",) * 0, losses)
    assumed = _setting(fragments, "rounds_assumed", bool, Lost.DATES, False, losses)
    shut = _setting(fragments, "closing", Closing, Lost.CLOSING, Closing(), losses)
    nobody: tuple[Withdrawal, ...] = ()
    left = _setting(
        fragments, "withdrawals", tuple[Withdrawal, ...], Lost.WITHDRAWALS, nobody, losses
    )
    no_play_offs: tuple[PlayOff, ...] = ()
    play_offs = _setting(
        fragments, "play_offs", tuple[PlayOff, ...], Lost.PLAY_OFFS, no_play_offs, losses
    )
    no_orders: tuple[ManualOrder, ...] = ()
    orders = _setting(
        fragments, "manual_orders", tuple[ManualOrder, ...], Lost.PLAY_OFFS, no_orders, losses
    )
    prizes = _setting(fragments, "prizes", Prizes, Lost.PRIZES, Prizes(), losses)
    drawn = bool(games) or lots is not None
    if drawn and size >= 3:
        games, open_ones = _completed(games, size, regulations)
        if open_ones:
            losses.append(Loss(Lost.RESULTS, games=open_ones))
            shut = replace(shut, closed=False)
    tournament = Tournament(
        event=event,
        regulations=regulations,
        players=players,
        games=tuple(games),
        lots=lots,
        round_starts=starts,
        rounds_assumed=assumed,
        closing=shut,
        withdrawals=left,
        play_offs=play_offs,
        manual_orders=orders,
        prizes=prizes,
    )
    try:
        require_sound(tournament)
    except ValueError:
        return None
    return StoredState(tournament, tuple(losses), _agree(fragments), bool(fragments.games))


def _possible(game: Game) -> bool:
    low, high, cycle = game.name
    return 1 <= low < high <= _MOST_PLAYERS and cycle >= 1


def _setting(
    fragments: Fragments, name: str, kind: Any, lost: Lost, default: T, losses: list[Loss]
) -> T:
    """The setting *name*, or *default*, and then what is lost is put down once."""
    text = fragments.settings.get(name)
    vouched_for = fragments.sums.settings if fragments.sums is not None else {}
    if text is None and name in _LATER and name not in vouched_for:
        return default  # in an older file they are not there
    try:
        value: T = from_plain(kind, tables.plain(text))
    except (ValueError, TypeError, ArbiterError):
        if Loss(lost) not in losses:
            losses.append(Loss(lost))
        return default
    return value


def _completed(
    games: list[Game], size: int, regulations: Regulations
) -> tuple[list[Game], tuple[GameName, ...]]:
    """All games of the calendar, and the names of those that were not found: they are open.

    Where the games that were found stand as in the Berger table, the others get their rounds
    from it; else these are not known.
    """
    planned = calendar(size, regulations)
    found = {game.name: game for game in games}
    missing = tuple(game.name for game in planned if game.name not in found)
    if not missing:
        return games, ()
    if all(game.name not in found or _place(found[game.name]) == _place(game) for game in planned):
        return [found.get(game.name, game) for game in planned], missing
    rest = [Game(low, high, cycle, colours_known=False) for low, high, cycle in missing]
    return [*games, *rest], missing


def _place(game: Game) -> tuple[object, ...]:
    return game.white, game.round, game.board, game.colours_known


def _agree(fragments: Fragments) -> bool:
    said, found = fragments.sums, fragments.totals
    return (
        said is not None
        and said.rows >= max(fragments.journal, default=0)
        and (said.player, said.game, said.settings) == (found.player, found.game, found.settings)
    )


# From the journal


def told_state(fragments: Fragments) -> ToldState | None:
    """Where the journal leads, as far as it can be read; None if nowhere."""
    if fragments.first is None:
        return None
    try:
        first = from_plain(Tournament, tables.plain(fragments.first))
        require_sound(first)
    except (ValueError, ArbiterError):
        return None
    sums = fragments.sums
    believed = _believed(fragments.journal, sums)
    rows = list(_readable(fragments.journal, believed))
    line = UndoLine(first, rows)
    for place in range(len(rows)):
        try:
            line.follow()
        except (ValueError, ArbiterError):
            del rows[place:]
            break
    of = max(sums.rows if sums is not None else 0, max(fragments.journal, default=0))
    confirmed = sums is not None and len(rows) == sums.rows
    return ToldState(line.tournament, first, tuple(rows), of, confirmed)


def _believed(journal: dict[int, tuple[Any, ...]], sums: Sums | None) -> int:
    """The last row before the first that is missing, or before a block in which one is not what
    was written."""
    last = 0
    while last + 1 in journal:
        last += 1
    if sums is None:
        return last
    for block, said in enumerate(sums.journal):
        start, end = block * BLOCK, min((block + 1) * BLOCK, sums.rows)
        if end > last:
            break
        found = sum(row_sum(journal[number]) for number in range(start + 1, end + 1)) % (1 << 32)
        if found != said:
            return start
    return min(last, sums.rows)


def _readable(journal: dict[int, tuple[Any, ...]], last: int) -> Iterable[JournalRow]:
    for number in range(1, last + 1):
        try:
            row = tables.journal_row(*journal[number])
        except ValueError:
            return
        if row.edit is None:
            return
        yield row
