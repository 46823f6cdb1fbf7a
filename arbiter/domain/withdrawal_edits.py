"""Somebody leaves before the end, or comes back after all."""

from __future__ import annotations

from dataclasses import replace

from arbiter.domain.edits import require_drawn
from arbiter.domain.errors import AlreadyWithdrawn, NotWithdrawn
from arbiter.domain.names import tidy
from arbiter.domain.tournament import Game, GameName, LeftOpen, Tournament, Withdrawal
from arbiter.domain.value import Value, value
from arbiter.domain.withdrawals import first_missed, is_missed_by, missed_by


@value
class Withdraw(Value):
    """The player with *number* leaves for good, or is *expelled*.

    His open games are lost by forfeit, and won by those he was to meet; a game that was to
    be played against somebody who had left before him is lost by both. With *annul* all his
    games count for nobody; ``withdrawals.annuls`` is what the regulations say about that.

    :raises NotDrawn: there are no games; he can be removed from the list.
    :raises PlayerNotFound: nobody has the number.
    :raises AlreadyWithdrawn: he has left already.
    """

    number: int
    expelled: bool = False
    reason: str = ""
    annul: bool = False

    def __call__(self, tournament: Tournament, /) -> Tournament:
        require_drawn(tournament)
        player = tournament.player(self.number)
        if tournament.withdrawal(self.number) is not None:
            raise AlreadyWithdrawn(self.number, player.name)
        round = first_missed(tournament, self.number)
        forfeited, after = [], {}
        for game in tournament.games_of(self.number):
            other = game.opponent_of(self.number)
            was = _left_open_by(tournament, game, other)
            if game.result is None:
                forfeited.append(LeftOpen(game.name, game.pending, game.until))
                after[game.name] = missed_by(game, self.number)
            elif was is not None and (round is None or (game.round or round) >= round):
                forfeited.append(was)
                after[game.name] = missed_by(game, self.number, other)
        left = Withdrawal(
            self.number, self.expelled, self.annul, tidy(self.reason), round, tuple(forfeited)
        )
        return replace(
            tournament,
            games=_with(tournament, after),
            withdrawals=(*tournament.withdrawals, left),
        )


@value
class TakeBackWithdrawal(Value):
    """The player with *number* is in the tournament again: the games that his leaving made
    forfeits are as they were before.

    A result entered for one of them since then stays. A game against somebody else who has
    left is won by forfeit.

    :raises PlayerNotFound: nobody has the number.
    :raises NotWithdrawn: he has not left.
    """

    number: int

    def __call__(self, tournament: Tournament, /) -> Tournament:
        player = tournament.player(self.number)
        left = tournament.withdrawal(self.number)
        if left is None:
            raise NotWithdrawn(self.number, player.name)
        others = {
            other.number: other for other in tournament.withdrawals if other.number != self.number
        }
        after: dict[GameName, Game] = {}
        for was in left.forfeited:
            game = tournament.game(*was.name)
            if not is_missed_by(game, self.number):
                continue
            opponent = game.opponent_of(self.number)
            if opponent in others:
                other = others[opponent]
                kept = tuple(game for game in other.forfeited if game.name != was.name)
                others[opponent] = replace(other, forfeited=(*kept, was))
                after[was.name] = missed_by(game, opponent)
            else:
                after[was.name] = replace(game, result=None, pending=was.pending, until=was.until)
        return replace(
            tournament, games=_with(tournament, after), withdrawals=tuple(others.values())
        )


def _left_open_by(tournament: Tournament, game: Game, other: int) -> LeftOpen | None:
    """What *game* was before *other* left, if it is the forfeit that his leaving made."""
    left = tournament.withdrawal(other)
    if left is None or not is_missed_by(game, other):
        return None
    return next((was for was in left.forfeited if was.name == game.name), None)


def _with(tournament: Tournament, changed: dict[GameName, Game]) -> tuple[Game, ...]:
    return tuple(changed.get(game.name, game) for game in tournament.games)
