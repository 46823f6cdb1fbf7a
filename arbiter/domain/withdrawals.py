"""The rule for somebody who leaves: how far he has come, and what becomes of his games.

FIDE, General Regulations for Competitions, article 6.6: of a player who withdraws or is
expelled with less than half of his games completed the results stay in the table and count
for nobody; of everybody else they count, and the games left are lost by forfeit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from arbiter.domain.result import Outcome, Result
from arbiter.domain.tournament import Game, LeftOpen, Tournament, WithdrawalRule


class Completed(NamedTuple):
    """Of the games of one player: how many were ``played`` over the board, how many are
    ``forfeits``, how many are ``open``, and how many he was ``scheduled`` to play."""

    played: int
    forfeits: int
    open: int
    scheduled: int

    @property
    def under_half(self) -> bool:
        """Whether fewer than half were completed.

        A forfeit is no completed game: the article does not say so, and nothing was played.
        The free round of an odd field is no game.

        >>> Completed(played=2, forfeits=1, open=2, scheduled=5).under_half
        True
        >>> Completed(played=2, forfeits=0, open=2, scheduled=4).under_half
        False
        """
        return 2 * self.played < self.scheduled


def completed(tournament: Tournament, number: int) -> Completed:
    """How far the player with *number* has come.

    :raises PlayerNotFound: nobody has it.
    """
    tournament.player(number)
    games = tournament.games_of(number)
    played = sum(game.result is not None and game.result.played for game in games)
    open_games = sum(game.result is None for game in games)
    return Completed(played, len(games) - played - open_games, open_games, len(games))


def annuls(tournament: Tournament, number: int) -> bool:
    """Whether the regulations annul the results of the player, if he leaves now.

    :raises PlayerNotFound: nobody has *number*.
    """
    under_half = completed(tournament, number).under_half
    match tournament.regulations.withdrawal:
        case WithdrawalRule.FIDE:
            return under_half
        case WithdrawalRule.ALWAYS_ANNUL:
            return True
        case WithdrawalRule.NEVER_ANNUL:
            return False


def first_missed(tournament: Tournament, number: int) -> int | None:
    """The first round of which the player's game is open and not put off, the one after the
    last that he played if there is none; None where rounds are not known."""
    games = tournament.games_of(number)
    rounds = [game.round for game in games if game.round is not None]
    if len(rounds) < len(games) or not rounds:
        return None
    played = [
        game.round
        for game in games
        if game.round is not None and game.result is not None and game.result.played
    ]
    still_open = [
        game.round
        for game in games
        if game.round is not None and game.result is None and game.pending is None
    ]
    return min(still_open, default=max(played, default=0) + 1)


def missed_as_well(tournament: Tournament, newcomer: int) -> Tournament:
    """*tournament* with the games of *newcomer* against those who have left as forfeits."""
    gone = {left.number: left for left in tournament.withdrawals}
    games = []
    for game in tournament.games:
        other = game.opponent_of(newcomer) if newcomer in (game.white, game.black) else 0
        if other in gone and game.result is None:
            left = gone[other]
            kept = (*left.forfeited, LeftOpen(game.name, game.pending, game.until))
            gone[other] = replace(left, forfeited=kept)
            game = missed_by(game, other)
        games.append(game)
    return replace(tournament, games=tuple(games), withdrawals=tuple(gone.values()))


def missed_by(game: Game, *absent: int) -> Game:
    """*game* as a forfeit, lost by each of its players who is *absent*."""
    white_absent, black_absent = game.white in absent, game.black in absent
    if white_absent and black_absent:
        result = Result.DOUBLE_FORFEIT
    else:
        result = Result.BLACK_WINS_BY_FORFEIT if white_absent else Result.WHITE_WINS_BY_FORFEIT
    return replace(game, result=result, pending=None, until="")


def is_missed_by(game: Game, player: int) -> bool:
    """Whether *game* was lost by forfeit by *player*, whatever the other one did."""
    if game.result is None:
        return False
    outcome = game.result.white if game.white == player else game.result.black
    return outcome is Outcome.FORFEIT_LOSS
