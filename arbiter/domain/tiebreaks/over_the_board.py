"""Games over the board: won (WON), with Black (BPG), won with Black (BWG); FIDE C.07 7.2-7.4.

Whether a forfeit win is among them: article 15.2 of March 2026, read literally, makes it a
regular game, while the definitions say *over the board*, and FIDE's own checker follows the
definitions. So do we, unless the tournament's regulations say otherwise
(``Regulations.forfeit_wins_played``). A forfeit loss never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from arbiter.domain.result import Outcome
from arbiter.domain.tiebreaks.base import Explanation, Part, Reason, TieBreak, always, register
from arbiter.domain.tournament import Game, Tournament

_Obstacle = Callable[[Tournament, Game, int], Reason | None]
"""Why a reported game of a player is not counted; None if it is."""


def _not_played(tournament: Tournament, game: Game, player: int) -> Reason | None:
    assert game.result is not None
    if game.result.played:
        return None
    won = _outcome(game, player) is Outcome.WIN
    allowed = won and tournament.regulations.forfeit_wins_played
    return None if allowed else Reason.FORFEIT


def _not_won(tournament: Tournament, game: Game, player: int) -> Reason | None:
    won = _outcome(game, player) is Outcome.WIN
    return _not_played(tournament, game, player) if won else Reason.NOT_A_WIN


def _not_black(tournament: Tournament, game: Game, player: int) -> Reason | None:
    if not game.colours_known:
        return Reason.COLOUR_UNKNOWN
    if game.white == player:
        return Reason.NOT_BLACK
    return _not_played(tournament, game, player)


def _not_won_with_black(tournament: Tournament, game: Game, player: int) -> Reason | None:
    return _not_black(tournament, game, player) or _not_won(tournament, game, player)


def _outcome(game: Game, player: int) -> Outcome:
    assert game.result is not None
    return game.result.white if game.white == player else game.result.black


def _counting(code: str, article: str, obstacle: _Obstacle, *, by_colour: bool) -> TieBreak:
    """The tie-break that counts the games of which *obstacle* says nothing."""

    def value(tournament: Tournament, players: Sequence[int]) -> list[int]:
        return [
            sum(
                game.result is not None and obstacle(tournament, game, player) is None
                for game in tournament.counted_games_of(player)
            )
            for player in players
        ]

    def explain(tournament: Tournament, player: int, players: Sequence[int]) -> Explanation:
        parts = []
        for game in tournament.counted_games_of(player):
            if game.result is None:
                continue
            reason = obstacle(tournament, game, player)
            if reason is None and not game.result.played:
                parts.append(_part(game, player, True, Reason.FORFEIT_WIN))
            else:
                parts.append(_part(game, player, reason is None, reason))
        return Explanation(code, tuple(parts))

    return TieBreak(code, article, value, explain, per_point=always(1), by_colour=by_colour)


def _part(game: Game, player: int, counted: bool, reason: Reason | None) -> Part:
    return Part(game.opponent_of(player), Fraction(1), Fraction(1), counted, reason, game.round)


register(_counting("WON", "7.2", _not_won, by_colour=False))
register(_counting("BPG", "7.3", _not_black, by_colour=True))
register(_counting("BWG", "7.4", _not_won_with_black, by_colour=True))
