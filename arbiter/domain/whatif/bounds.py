"""What can be proved of the places with any number of open games, from points alone.

Outcomes are too many to be counted early in an event. But who can still be first by points,
and who is sure to be, can be told exactly at any time: he wins (or loses) all his games, and a
flow says whether the others' games can end so that nobody passes him. For the first *k* places
the players who may pass him are searched for. Where players end level on points the
tie-breaks decide. Then outcomes near the one that a flow has found are looked at, and where
none of them shows that a place can be reached, or missed, the answer stays open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.scoring import HalfPoints
from arbiter.domain.standings import listed_tie_breaks
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.dealing import Answer as Answer
from arbiter.domain.whatif.dealing import Costs, Dealt
from arbiter.domain.whatif.searches import Games, lifting, together
from arbiter.domain.whatif.witnesses import shown


@dataclass(frozen=True)
class PlaceBounds:
    """Of one player and the first ``place`` places (alone or shared): whether he is ``safe`` to
    be among them, and whether he is ``out`` of them, whatever happens."""

    place: int
    safe: Answer
    out: Answer


@dataclass(frozen=True)
class PlayerBounds:
    """What is proved of one player. ``points`` are those of now, ``lowest`` and ``highest`` those
    that he can have in the end; half points.

    ``can_lead`` says whether he can be first by points, alone or shared; it is known wherever a
    win is worth two draws. ``must_lead`` says whether he is so whatever happens, which is
    always known.
    """

    number: int
    points: HalfPoints
    lowest: HalfPoints
    highest: HalfPoints
    can_lead: Answer
    must_lead: Answer
    first: PlaceBounds
    prizes: PlaceBounds


@dataclass(frozen=True)
class Bounds:
    """What is proved with ``games`` open. ``players`` are those who have a place, by number.

    With ``exact_points`` a game hands out the same however it ends, and what is said of points is
    exact; otherwise (3-1-0) it is where it isn't open.
    """

    games: int
    exact_points: bool
    players: tuple[PlayerBounds, ...]

    def of(self, number: int) -> PlayerBounds:
        """What is proved of the player with *number*.

        :raises PlayerNotFound: nobody has it, or he has no place.
        """
        for player in self.players:
            if player.number == number:
                return player
        raise PlayerNotFound(number)


def bounds(
    tournament: Tournament,
    first: int = 3,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Bounds | None:
    """What can be proved of the first place and of the *first* places; None if it was *cancelled*.

    *progress* is told how many players of how many are done; *cancelled* is asked before each.
    """
    field, players, ranked = _Field(tournament), [], tournament.ranked
    for done, number in enumerate(ranked):
        if cancelled is not None and cancelled():
            return None
        players.append(_Player(field, number).bounds(first))
        if progress is not None:
            progress(done + 1, len(ranked))
    fixed = field.scoring.win + field.scoring.loss == 2 * field.scoring.draw
    return Bounds(len(tournament.open_games), fixed, tuple(players))


class _Field:
    """What the questions about all players have in common."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.scoring = scoring = tournament.regulations.scoring
        self.games = [(game.white, game.black) for game in tournament.open_games]
        self.open_games = dict.fromkeys(tournament.ranked, 0)
        certain = dict.fromkeys(tournament.ranked, 0)
        for game in tournament.counted_games:
            for player in (game.white, game.black):
                if game.result is None:
                    self.open_games[player] += 1
                else:
                    certain[player] += game.points_of(player, scoring)
        self.lowest = {p: certain[p] + scoring.loss * n for p, n in self.open_games.items()}
        self.highest = {p: certain[p] + scoring.win * n for p, n in self.open_games.items()}
        listed = listed_tie_breaks(tournament)
        self.ties_are_shared = not (listed or tournament.play_offs or tournament.manual_orders)
        """Whether nothing separates players level on points."""


class _Player:
    """The questions about one player."""

    def __init__(self, field: _Field, number: int) -> None:
        self.field, self.number = field, number
        self.others = [other for other in field.open_games if other != number]
        self.games = Games(field.games, field.open_games, number)

    def bounds(self, first: int) -> PlayerBounds:
        """Everything that is said of him."""
        leads = self.may_be_passed_by(0, level=False)
        passed = self.can_be_passed_by(1, level=False)
        return PlayerBounds(
            self.number,
            self.field.tournament.score(self.number),
            self.field.lowest[self.number],
            self.field.highest[self.number],
            can_lead=leads.answer,
            must_lead=_not(passed.answer),
            first=self._place(1),
            prizes=self._place(first),
        )

    def _place(self, place: int) -> PlaceBounds:
        """For the first *place*: those who end level with him may come before him or after."""
        ties_matter = not self.field.ties_are_shared
        dealt = self.may_be_passed_by(place - 1, level=False)
        out = _not(dealt.answer)
        if out is Answer.NO and ties_matter:
            surely = self.may_be_passed_by(place - 1, level=True).answer is Answer.YES
            if not surely and not self._shown(dealt, place, wins=True):
                out = Answer.OPEN
        dealt = self.can_be_passed_by(place, level=ties_matter)
        safe = _not(dealt.answer)
        if safe is Answer.NO and ties_matter:
            surely = self.can_be_passed_by(place, level=False).answer is Answer.YES
            if not surely and not self._shown(dealt, place, wins=False):
                safe = Answer.OPEN
        if out is Answer.YES:
            safe = Answer.NO
        elif safe is Answer.YES:
            out = Answer.NO
        return PlaceBounds(place, safe, out)

    def _shown(self, dealt: Dealt, place: int, *, wins: bool) -> bool:
        """Whether an outcome was found, near the one that was *dealt*, in which the tie-breaks
        too bring him the place if he *wins* all his games, or keep it from him if he loses."""
        return shown(self.field.tournament, self.number, place, dealt, wins=wins)

    # By points

    def may_be_passed_by(self, most: int, *, level: bool) -> Dealt:
        """Whether there is an outcome in which at most so many others have more points than
        he, or with *level* at least as many: he wins all his games."""
        scoring = self.field.scoring
        score = self.field.highest[self.number] - level
        limits = {one: score - self.field.lowest[one] for one in self.others}
        costs = Costs(scoring.win - scoring.loss, scoring.draw - scoring.loss)
        return lifting(self.games, limits, costs, most)

    def can_be_passed_by(self, number: int, *, level: bool) -> Dealt:
        """Whether there is an outcome in which so many others have more points than he, or with
        *level* at least as many: he loses all his games."""
        scoring = self.field.scoring
        score = self.field.lowest[self.number] + 1 - level
        # What somebody may lose of his highest score, and still pass.
        limits = {one: self.field.highest[one] - score for one in self.others}
        costs = Costs(scoring.win - scoring.loss, scoring.win - scoring.draw)
        return together(self.games, limits, costs, number)


def _not(answer: Answer) -> Answer:
    return {Answer.YES: Answer.NO, Answer.NO: Answer.YES}.get(answer, answer)
