"""The boards that have not reported: what a round, or a tournament, still waits for."""

from __future__ import annotations

from arbiter.domain.progress import round_to_play
from arbiter.domain.tournament import Game, Tournament


def boards_still_out(tournament: Tournament, *, all_rounds: bool = False) -> tuple[Game, ...]:
    """The counted games without a result, by round and board.

    Those of rounds up to the one in play; with *all_rounds* those of rounds to come too. A game
    put off is still out. None where rounds are not known.
    """
    last = tournament.rounds if all_rounds else round_to_play(tournament)
    return tuple(
        game
        for round in range(1, last + 1)
        for game in tournament.counted_boards(round)
        if game.result is None
    )


def next_to_report(tournament: Tournament) -> Game | None:
    """The first board that is still out and not put off, in the first round that has one."""
    return next(
        (game for game in boards_still_out(tournament) if game.pending is None),
        None,
    )
