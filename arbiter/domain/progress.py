"""How far a tournament has come: one answer for the screen's title and every sheet."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.domain.tournament import Game, Pending, Tournament


class Progress(NamedTuple):
    """``complete`` is the last round up to which all games are reported (0 for none),
    ``beyond`` how many games of later rounds are reported too, ``rounds`` their number,
    ``open_games`` how many games are without a result. Where rounds are unknown,
    ``complete`` is 0 and ``beyond`` counts all. Games of somebody whose results are annulled
    hold nothing up, and are not counted."""

    complete: int
    rounds: int
    beyond: int
    open_games: int
    drawn: bool

    @property
    def final(self) -> bool:
        """Whether every game has its result."""
        return self.drawn and self.open_games == 0

    @property
    def provisional(self) -> bool:
        """Whether a game that counts is open, so that everything can still change."""
        return self.drawn and self.open_games > 0

    @property
    def begun(self) -> bool:
        """Whether there is a result at all."""
        return self.complete > 0 or self.beyond > 0


def progress(tournament: Tournament) -> Progress:
    """How far *tournament* has come."""
    complete = 0
    while complete < tournament.rounds:
        boards = tournament.boards(complete + 1)
        if not boards or any(_holds_up(tournament, game) for game in boards):
            break
        complete += 1
    reported = len(tournament.counted_games) - len(tournament.open_games)
    within = sum(
        tournament.game_counts(game)
        for round in range(1, complete + 1)
        for game in tournament.boards(round)
    )
    return Progress(
        complete=complete,
        rounds=tournament.rounds,
        beyond=reported - within,
        open_games=len(tournament.open_games),
        drawn=tournament.drawn,
    )


def round_to_play(tournament: Tournament) -> int:
    """The first round with an open game that is not put off, else with any, else the last; from 1.

    0 when there are no rounds.
    """
    rounds = range(1, tournament.rounds + 1)
    for round in rounds:
        if any(
            _holds_up(tournament, game) and game.pending is None
            for game in tournament.boards(round)
        ):
            return round
    for round in rounds:
        if any(_holds_up(tournament, game) for game in tournament.boards(round)):
            return round
    return tournament.rounds


def round_to_come(tournament: Tournament) -> int:
    """The round whose sheet is posted next, from 1: that to play, or while it is being played
    the one after it. 0 when none follows, and where rounds are not known.
    """
    if not tournament.rounds_known:
        return 0
    playing = round_to_play(tournament)
    if not playing or not _begun(tournament, playing):
        return playing
    return playing + 1 if playing < tournament.rounds else 0


def _begun(tournament: Tournament, round: int) -> bool:
    return any(
        game.result is not None or game.pending is Pending.ADJOURNED
        for game in tournament.boards(round)
    )


def _holds_up(tournament: Tournament, game: Game) -> bool:
    return game.result is None and tournament.game_counts(game)


def put_off(tournament: Tournament) -> tuple[Game, ...]:
    """The postponed and adjourned games, in the order of the calendar."""
    return tuple(game for game in tournament.open_games if isinstance(game.pending, Pending))
