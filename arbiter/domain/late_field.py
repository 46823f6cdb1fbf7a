"""A field that changes after the lots and before the start: the announced pairings stay as far
as they can (older General Regulations 7.4: as few changes as possible)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from arbiter.domain.tournament import DrawRecord, Game, Lots, Tournament


def without_player(tournament: Tournament, number: int) -> Tournament:
    """*tournament* without the player with *number* and his games.

    All others keep rounds, colours and opponents; who would have met him is free. Numbers
    above his go down by one, and boards close up.
    """

    def moved(other: int) -> int:
        return other - (other > number)

    boards = {
        game.name: board
        for round in range(1, tournament.rounds + 1)
        for board, game in enumerate(
            (game for game in tournament.boards(round) if number not in (game.white, game.black)),
            1,
        )
    }
    games = tuple(
        replace(
            game,
            white=moved(game.white),
            black=moved(game.black),
            board=boards.get(game.name, game.board),
        )
        for game in tournament.games
        if number not in (game.white, game.black)
    )
    players = tournament.players[: number - 1] + tournament.players[number:]
    lots = tournament.lots
    if lots is not None and number <= len(lots.order):
        lots = _without_number(lots, number)
    return replace(tournament, players=players, games=games, lots=lots)


def _without_number(lots: Lots, number: int) -> Lots:
    gone, record = lots.order[number - 1], lots.record

    def closed_up(places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(place - (place > gone) for place in places if place != gone)

    letters = record.envelopes[: number - 1] + record.envelopes[number:]
    kept = DrawRecord(record.at, record.present, closed_up(record.sequence), letters)
    return replace(lots, order=closed_up(lots.order), record=kept)


class FieldChange(NamedTuple):
    """What a change of the field means for pairings that were announced.

    ``gone`` games are not played any more and ``new`` ones are added; ``moved`` are in
    another round, or have other colours. ``free_after`` is how many players are free in the
    round in which most are.
    """

    gone: int
    new: int
    moved: int
    rounds_before: int
    rounds_after: int
    free_after: int


def field_change(before: Tournament, after: Tournament, *, dropped: int = 0) -> FieldChange:
    """What became of the games of *before*; *dropped* is the number that left, or 0."""

    def old(number: int) -> int:
        return number + 1 if dropped and number >= dropped else number

    def plan(game: Game) -> tuple[int | None, int, int]:
        return game.round, game.white, game.black

    were = {game.name: plan(game) for game in before.games}
    now = {}
    for game in after.games:
        same = replace(game, white=old(game.white), black=old(game.black))
        now[same.name] = plan(same)
    both = were.keys() & now.keys()
    return FieldChange(
        len(were.keys() - both),
        len(now.keys() - both),
        sum(were[name] != now[name] for name in both),
        before.rounds,
        after.rounds,
        _most_free(after),
    )


def _most_free(tournament: Tournament) -> int:
    rounds = range(1, tournament.rounds + 1)
    return max((len(tournament.free(round)) for round in rounds), default=0)
