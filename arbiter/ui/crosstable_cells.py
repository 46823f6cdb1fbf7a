"""What one cell of the crosstable shows and says, before anybody paints it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from arbiter.domain import edits
from arbiter.domain.crosstable import mark_of
from arbiter.domain.edits import Edit
from arbiter.domain.notation import format_result
from arbiter.domain.result import Outcome, Result
from arbiter.domain.tournament import Game, GameName, Pending, Tournament
from arbiter.ui.days import short_day
from arbiter.ui.languages import translate


class Weight(Enum):
    """How strongly a mark is written."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    OPEN = "open"


_WEIGHTS = {
    Outcome.WIN: Weight.WIN,
    Outcome.DRAW: Weight.DRAW,
    Outcome.LOSS: Weight.LOSS,
    Outcome.FORFEIT_LOSS: Weight.LOSS,
}


class Face(NamedTuple):
    """One game in one player's row.

    ``white`` is the colour of an open game (None: not known, or not open), ``now`` that it
    belongs to the round in view, ``last`` that it was entered last, ``soft`` that it does not
    count, ``trial`` that its result is only supposed.
    """

    text: str
    weight: Weight
    white: bool | None = None
    now: bool = False
    postponed: bool = False
    last: bool = False
    soft: bool = False
    trial: bool = False


def face(
    game: Game,
    number: int,
    *,
    round: int,
    last: bool,
    counts: bool = True,
    trial: bool = False,
) -> Face:
    """The face of *game* in the row of player *number* while *round* is in view.

    Of games that do not count, those that were played stand in parentheses, and of the others
    nothing: the cells of somebody who left are hatched.
    """
    if not counts:
        played = game.result is not None and game.result.played
        return Face(
            f"({mark_of(game, number)})" if played else "", Weight.DRAW, last=last, soft=True
        )
    if game.result is not None:
        outcome = game.result.white if number == game.white else game.result.black
        return Face(mark_of(game, number), _WEIGHTS[outcome], last=last, trial=trial)
    if game.pending is Pending.ADJOURNED:
        return Face(mark_of(game, number), Weight.DRAW, last=last)
    return Face(
        str(game.round or ""),
        Weight.OPEN,
        white=game.white == number if game.colours_known else None,
        now=game.round is not None and game.round == round,
        postponed=game.pending is not None,
        last=last,
    )


def games_named(edit: Edit) -> frozenset[GameName]:
    """The games that *edit* is about."""
    match edit:
        case edits.SetResult() | edits.SetPending():
            low, high = sorted((edit.first, edit.second))
            return frozenset({(low, high, edit.cycle)})
        case edits.SetResults(results=results):
            return frozenset().union(*(games_named(result) for result in results))
    return frozenset()


def spoken(tournament: Tournament, games: tuple[Game, ...], number: int) -> str:
    """A cell in words: ``Szabó – Moreau, round 9, Szabó has White, open``."""
    return "; ".join(_spoken_game(tournament, game, number) for game in games)


def _spoken_game(tournament: Tournament, game: Game, number: int) -> str:
    name = tournament.player(number).family
    opponent = tournament.player(game.opponent_of(number)).family
    words = [f"{name} – {opponent}"]
    if game.round is not None:
        words.append(translate("Crosstable", "round {0}").format(game.round))
    if game.colours_known:
        if tournament.regulations.home_and_away:
            colour = (
                translate("Crosstable", "{0} is at home")
                if game.white == number
                else translate("Crosstable", "{0} is away")
            )
        else:
            colour = (
                translate("Crosstable", "{0} has White")
                if game.white == number
                else translate("Crosstable", "{0} has Black")
            )
        words.append(colour.format(name))
    words.append(state_text(game, number, name))
    if not tournament.game_counts(game):
        words.append(translate("Crosstable", "does not count"))
    return ", ".join(words)


def state_text(game: Game, number: int, name: str) -> str:
    """How the game stands, in words, seen from the player called *name*."""
    if game.pending is Pending.ADJOURNED:
        return translate("Crosstable", "adjourned, counts as a draw for now")
    if game.pending is Pending.POSTPONED:
        day = short_day(game.until)
        if day:
            return translate("Crosstable", "postponed to {0}").format(day)
        return translate("Crosstable", "postponed")
    if game.pending is Pending.EARLY:
        day = short_day(game.until)
        if day:
            return translate("Crosstable", "to be played early, {0}").format(day)
        return translate("Crosstable", "to be played early")
    if game.result is None:
        return translate("Crosstable", "open")
    result = game.result_for(number)
    texts = {
        Result.WHITE_WINS: translate("Crosstable", "{0} won"),
        Result.DRAW: translate("Crosstable", "drawn"),
        Result.BLACK_WINS: translate("Crosstable", "{0} lost"),
        Result.WHITE_WINS_BY_FORFEIT: translate("Crosstable", "{0} won by forfeit"),
        Result.BLACK_WINS_BY_FORFEIT: translate("Crosstable", "{0} lost by forfeit"),
        Result.DOUBLE_FORFEIT: translate("Crosstable", "nobody appeared"),
    }
    return texts.get(result, format_result(result)).format(name)
