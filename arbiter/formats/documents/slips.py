"""Result slips and the headings of score sheets: one for each game of a round, or of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arbiter.domain.errors import RoundsUnknown
from arbiter.domain.notation import format_result
from arbiter.domain.result import Result
from arbiter.domain.tournament import Game, Tournament
from arbiter.formats.documents.frame import (
    document,
    event_name,
    full_name,
    missing,
    rating_text,
)
from arbiter.formats.documents.withdrawals import is_soft
from arbiter.formats.handouts import Handout, Handouts, ScoreHeading, Side, Slip
from arbiter.formats.sheets import Note, Notes, Sheet
from arbiter.formats.words import Words

ALL_ROUNDS = 0
_RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


def slips_sheet(
    tournament: Tournament, round: int, words: Words, *, grid: tuple[int, int] = (2, 3)
) -> Sheet:
    """A slip for each game of *round* (from 1, or ``ALL_ROUNDS``) that has no result yet, in
    the order of boards; as many on a page as *grid* says, across and down.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    words = words.with_venues(tournament.regulations.home_and_away)
    results = [format_result(result) for result in _RESULTS]
    signers = (words["head.white"], words["head.black"], words["slip.arbiter"])

    def slip(game: Game) -> tuple[Handout, ...]:
        return (
            Slip(
                event_name(tournament, words),
                _when(tournament, game, words),
                words.text("slip.board", board=game.board),
                words.text("slip.round", round=game.round),
                _sides(tournament, game, words),
                (results[0], results[1], results[2]),
                signers,
                discs=not tournament.regulations.home_and_away,
            ),
        )

    return _sheet("slips", tournament, round, words, slip, grid)


def score_headings_sheet(
    tournament: Tournament, round: int, words: Words, *, grid: tuple[int, int] = (2, 8)
) -> Sheet:
    """A heading for each player's score sheet of *round* (from 1, or ``ALL_ROUNDS``), the two
    of a board side by side: White's own and Black's own.

    :raises RoundNotFound: there is no such round.
    :raises RoundsUnknown: rounds and colours of some games are not known.
    """
    words = words.with_venues(tournament.regulations.home_and_away)

    def headings(game: Game) -> tuple[Handout, ...]:
        return tuple(
            ScoreHeading(
                event_name(tournament, words),
                _when(tournament, game, words),
                words.text("slip.board", board=game.board),
                words.text("slip.round", round=game.round),
                _sides(tournament, game, words, own=own),
                discs=not tournament.regulations.home_and_away,
            )
            for own in (game.white, game.black)
        )

    return _sheet("score_headings", tournament, round, words, headings, grid)


def _sheet(
    kind: str,
    tournament: Tournament,
    round: int,
    words: Words,
    made: Callable[[Game], tuple[Handout, ...]],
    grid: tuple[int, int],
) -> Sheet:
    title = words[f"title.{kind}"]
    if round != ALL_ROUNDS:
        title = f"{title} · {words.text('title.round', round=round)}"
    part: Notes | Handouts | None = missing(tournament, words)
    if part is None:
        if not tournament.rounds_known:
            raise RoundsUnknown
        games = _open_games(tournament, round)
        part = Handouts(tuple(item for game in games for item in made(game)), grid)
        if not games:
            part = Notes((Note(words["slip.none"]),))
    return document(kind, tournament, words, title, (part,), footer=title)


def _open_games(tournament: Tournament, round: int) -> Sequence[Game]:
    """The games that can still be played: of *round*, or of all one after the other."""
    rounds = range(1, tournament.rounds + 1) if round == ALL_ROUNDS else (round,)
    return [
        game
        for number in rounds
        for game in tournament.boards(number)
        if game.result is None and not is_soft(tournament, game)
    ]


def _when(tournament: Tournament, game: Game, words: Words) -> tuple[str, ...]:
    """The day to which the game was put off, or that of its round; the longest form first."""
    start = game.until or tournament.round_start(game.round or 0)
    if not start:
        return ()
    forms = (words.list_day(start), words.short_date(start), words.list_day(start, time=False))
    return tuple(dict.fromkeys(forms))


def _sides(
    tournament: Tournament, game: Game, words: Words, own: int | None = None
) -> tuple[Side, Side]:
    def side(number: int, key: str) -> Side:
        player = tournament.player(number)
        strength = " ".join(filter(None, (player.title, rating_text(player))))
        details = " · ".join(filter(None, (strength, player.federation)))
        label = words[f"head.{key}"]
        return Side(label, str(number), full_name(player), details, own=number == own)

    return side(game.white, "white"), side(game.black, "black")
