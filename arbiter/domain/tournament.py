"""The state of a tournament: one frozen value from which everything else is computed.

Only what was entered is stored here. Points, places, byes and tie-breaks are computed from
it, everywhere. An edit makes a new ``Tournament`` that shares what did not change; so what
is cached on one can never go stale.

The file is long because it is one idea: the few facts, and the few sums over them (games of
a player, boards of a round, points) without which no fact could be asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import cached_property

from arbiter.domain.errors import GameNotFound, PlayerNotFound, RoundNotFound
from arbiter.domain.event import UNKNOWN_EVENT
from arbiter.domain.event import Event as Event
from arbiter.domain.names import family_name, given_name, short_name
from arbiter.domain.prizes import NO_PRIZES
from arbiter.domain.prizes import Prizes as Prizes
from arbiter.domain.result import Result
from arbiter.domain.schedule import round_count
from arbiter.domain.scoring import STANDARD, HalfPoints, Scoring
from arbiter.domain.value import Value, value

GameName = tuple[int, int, int]
"""(lower number, higher number, cycle): unique in an all-play-all, whatever the calendar."""


@value
class Player(Value):
    """One participant. What is not known is empty, or 0 for a rating.

    ``name`` is *Surname, First name*; ``birth`` is ``YYYY`` or ``YYYY-MM-DD``; ``sex`` is
    ``m``, ``w`` or empty; ids are text, because they may begin with zeros. A player has no
    number of his own: number *n* is place *n* in ``Tournament.players``, from 1.
    """

    name: str
    title: str = ""
    sex: str = ""
    birth: str = ""
    federation: str = ""
    fide_id: str = ""
    national_id: str = ""
    rating_fide: int = 0
    rating_national: int = 0
    club: str = ""

    @property
    def rating(self) -> int:
        """The FIDE rating, else the national one, else 0."""
        return self.rating_fide or self.rating_national

    @property
    def family(self) -> str:
        """The surname, as far as the name shows where it ends."""
        return family_name(self.name)

    @property
    def given(self) -> str:
        """What follows the surname, or nothing."""
        return given_name(self.name)

    @property
    def short(self) -> str:
        """Surname and initial: ``Moreau, É.``"""
        return short_name(self.name)


class Pending(Enum):
    """Why a game has no result yet, other than that it is still being played."""

    POSTPONED = "postponed"
    """It will be played another day: no points, no addend."""
    ADJOURNED = "adjourned"
    """Begun and not finished: half a point each in the live standings."""
    EARLY = "early"
    """It will be played before its round: no points, no addend."""


@value
class Game(Value):
    """One game between two players, played or not.

    ``white`` and ``black`` are pairing numbers. ``result`` is None until the board has
    reported, which is not the same as a game lost or forfeited. ``round`` and ``board``
    (from 1) may be unknown (None), and with ``colours_known`` False the order of the two
    players says nothing: so it is in a table that was only a crosstable. ``until`` is the
    day (ISO, with or without time) to which a pending game was put off.
    """

    white: int
    black: int
    cycle: int = 1
    round: int | None = None
    board: int | None = None
    result: Result | None = None
    pending: Pending | None = None
    until: str = ""
    colours_known: bool = True

    @property
    def name(self) -> GameName:
        """Lower number, higher number and cycle."""
        if self.white < self.black:
            return self.white, self.black, self.cycle
        return self.black, self.white, self.cycle

    def opponent_of(self, player: int) -> int:
        """The number of the other player."""
        return self.black if player == self.white else self.white

    def result_for(self, player: int) -> Result | None:
        """The result with *player* in White's place: what his row of the crosstable shows."""
        if self.result is None or player == self.white:
            return self.result
        return self.result.reversed

    def points_of(self, player: int, scoring: Scoring) -> HalfPoints:
        """Half points *player* has from this game; while it is unreported 0, adjourned a draw."""
        if self.result is None:
            return scoring.draw if self.pending is Pending.ADJOURNED else 0
        return scoring.points(self.result, white=player == self.white)


DEFAULT_TIE_BREAKS = ("DE", "SB", "WIN", "KS")
"""The list of a new tournament: direct encounter, Sonneborn-Berger, wins, Koya."""


UNRATED_LEFT_OUT = -1
"""Games against players without a rating are left out of rating tie-breaks."""

MOST_CYCLES = 99
"""Nobody plays so many; a slip of the hand may ask for more."""


class WithdrawalRule(Enum):
    """What becomes of the results of somebody who withdraws or is expelled."""

    FIDE = "fide"
    """They count for nobody if he completed fewer than half of his games (FIDE, General
    Regulations 6.6), else all of them count."""
    ALWAYS_ANNUL = "annul"
    NEVER_ANNUL = "count"


@value
class Regulations(Value):
    """How often everybody meets, what games are worth and what decides between equals.

    ``exchange`` puts the last two rounds of the first cycle the other way round (FIDE
    Handbook, General Regulations, Annex 1), so that nobody has three equal colours in a
    row. ``tie_breaks`` are codes in the arbiter's order; a code that this program does
    not know is kept, and breaks no tie. ``seed`` makes the drawing of lots repeatable.
    ``order_reason`` is why the order was changed after the first result, empty where it was
    not. With ``league`` the calendar is that of a league (see ``schedule``), and ``exchange``
    says nothing; with ``home_and_away`` screen and paper speak of home and away, not of White
    and Black.

    Three switches where the rules can be read in more than one way: ``forfeit_wins_played``
    counts a forfeit win among the games over the board (WON, BPG, BWG; article 15.2 read
    literally, FIDE's checker does not); ``koya_by_draws`` moves the line of the Koya system
    by the value of a draw, not by half a point, which differs under 3-1-0; ``unrated`` is
    the rating with which a player without one counts in rating tie-breaks; with
    ``UNRATED_LEFT_OUT`` games against him are left out there, and with 0 nothing is said: if
    somebody has no rating they then break no tie (article 10).

    ``withdrawal`` is what the wizard proposes when somebody leaves; who has left stays as it
    was decided then.

    :raises ValueError: less than one cycle, or more than anybody plays.
    """

    cycles: int = 1
    exchange: bool = True
    scoring: Scoring = STANDARD
    tie_breaks: tuple[str, ...] = DEFAULT_TIE_BREAKS
    seed: str = ""
    order_reason: str = ""
    forfeit_wins_played: bool = False
    koya_by_draws: bool = False
    unrated: int = 0
    withdrawal: WithdrawalRule = WithdrawalRule.FIDE
    league: bool = False
    home_and_away: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.cycles <= MOST_CYCLES:
            raise ValueError(f"{self.cycles} cycles")


class LotMethod(Enum):
    """How the numbers were given."""

    AS_LISTED = "as listed"
    BY_RATING = "by rating"
    BY_HAND = "by hand"
    AT_RANDOM = "at random"
    FROM_FILE = "from file"
    """They stood in the file from which the tournament was read."""
    RESTRICTED = "restricted"
    """Drawn so that players of one federation don't meet in the last three rounds."""
    FROM_STANDINGS = "from standings"
    """They are the places in another tournament."""


@value
class DrawRecord(Value):
    """What the protocol says of a draw besides its numbers.

    ``at`` is when it was accepted (ISO) and ``present`` who was there. ``sequence`` holds the
    places of the list in the order of drawing, where that was another than the list's;
    ``envelopes[n - 1]`` is the letter of the envelope that held number *n*, and nothing
    where there were none.
    """

    at: str = ""
    present: str = ""
    sequence: tuple[int, ...] = ()
    envelopes: str = ""


@value
class Lots(Value):
    """The draw as it was made: ``order[n - 1]`` is the place in the list before the draw
    (from 1) of the player who got number *n*. ``seed`` is empty where none was used;
    ``source`` is the file whose standings gave the numbers, or empty."""

    method: LotMethod
    order: tuple[int, ...]
    seed: str = ""
    source: str = ""
    record: DrawRecord = DrawRecord()


@value
class Closing(Value):
    """Whether the results are final, and what has been corrected since they first were.

    ``version`` counts from 1 and grows with every reopening; ``corrected`` is the day (ISO)
    of the last one, ``reasons`` are those given for each, the oldest first.
    """

    closed: bool = False
    version: int = 1
    corrected: str = ""
    reasons: tuple[str, ...] = ()


@value
class LeftOpen(Value):
    """A game that was open when somebody left, and what it waited for."""

    name: GameName
    pending: Pending | None = None
    until: str = ""


@value
class Withdrawal(Value):
    """That the player with ``number`` left for good, or was ``expelled``, and why.

    ``round`` is the first round that he missed, None where rounds are not known. With
    ``annulled`` his results stand in the table and count for nobody. ``forfeited`` are the
    games that his leaving turned into forfeits.
    """

    number: int
    expelled: bool = False
    annulled: bool = False
    reason: str = ""
    round: int | None = None
    forfeited: tuple[LeftOpen, ...] = ()


@value
class PlayOff(Value):
    """A game, or a short match, that two players level on points played to decide between
    them: what each of them scored in it. It gives no points in the table.

    ``first`` is the lower number.
    """

    first: int
    second: int
    first_points: HalfPoints
    second_points: HalfPoints

    def points_of(self, player: int) -> HalfPoints:
        """Half points of *player*, one of the two."""
        return self.first_points if player == self.first else self.second_points


@value
class ManualOrder(Value):
    """The order, best first, in which the arbiter put players who are level on everything,
    and why. It says something only while just these are level."""

    numbers: tuple[int, ...]
    reason: str


@value(slots=False)
class Tournament(Value):
    """The whole tournament at one moment.

    Number *n* is ``players[n - 1]``: a place in the list before the draw, the pairing
    number after it. ``games`` is empty until the lots are drawn, then holds every game of
    the calendar in the order of rounds and boards. ``round_starts[r - 1]`` is when round
    *r* begins (ISO) or empty; it may be shorter than the number of rounds. With
    ``rounds_assumed`` rounds, boards and colours were made up by the Berger table for
    games that came without them. ``closing`` says whether the results are final.
    ``withdrawals`` are those who left, in that order. ``play_offs`` and ``manual_orders``
    decide places between players who are level.
    """

    event: Event = UNKNOWN_EVENT
    regulations: Regulations = Regulations()
    players: tuple[Player, ...] = ()
    games: tuple[Game, ...] = ()
    lots: Lots | None = None
    round_starts: tuple[str, ...] = ()
    rounds_assumed: bool = False
    closing: Closing = Closing()
    withdrawals: tuple[Withdrawal, ...] = ()
    play_offs: tuple[PlayOff, ...] = ()
    manual_orders: tuple[ManualOrder, ...] = ()
    prizes: Prizes = NO_PRIZES

    def afresh(self) -> Tournament:
        """The same state without what was computed from it: for keeping beside many others."""
        return replace(self)

    # Players

    @property
    def size(self) -> int:
        """How many players there are."""
        return len(self.players)

    @property
    def numbers(self) -> range:
        """The pairing numbers, from 1."""
        return range(1, len(self.players) + 1)

    def player(self, number: int) -> Player:
        """The player with *number*.

        :raises PlayerNotFound: nobody has it.
        """
        if not 1 <= number <= len(self.players):
            raise PlayerNotFound(number)
        return self.players[number - 1]

    @cached_property
    def all_rated(self) -> bool:
        """Whether every player whose games count has a rating."""
        return all(self.player(number).rating for number in self.ranked)

    # Who left

    def withdrawal(self, number: int) -> Withdrawal | None:
        """How the player with *number* left; None while he plays."""
        return next((left for left in self.withdrawals if left.number == number), None)

    @cached_property
    def annulled(self) -> frozenset[int]:
        """The numbers of those whose games count for nobody."""
        return frozenset(left.number for left in self.withdrawals if left.annulled)

    def counts(self, number: int) -> bool:
        """Whether the games of the player with *number* count, and he has a place."""
        return number not in self.annulled

    def game_counts(self, game: Game) -> bool:
        """Whether *game* gives points: nobody in it left with his results annulled."""
        return game.white not in self.annulled and game.black not in self.annulled

    @cached_property
    def ranked(self) -> tuple[int, ...]:
        """The numbers of all who have a place."""
        return tuple(number for number in self.numbers if number not in self.annulled)

    # Games

    @property
    def drawn(self) -> bool:
        """Whether there are games: the lots have been drawn, or a table was read."""
        return bool(self.games)

    @property
    def numbers_assumed(self) -> bool:
        """Whether the order of the list stands for numbers that nobody drew: a table was read
        that has games and no numbers."""
        return bool(self.games) and self.lots is None

    @cached_property
    def started(self) -> bool:
        """Whether any result, or adjourned game, has been entered, somebody has left, or
        places have been decided apart from the games."""
        return bool(self.withdrawals or self.play_offs or self.manual_orders) or any(
            game.result is not None or game.pending is Pending.ADJOURNED for game in self.games
        )

    @cached_property
    def rounds_known(self) -> bool:
        """Whether every game has its round, its board and its colours."""
        return all(game.round and game.board and game.colours_known for game in self.games)

    @cached_property
    def colours_known(self) -> bool:
        """Whether it is known who had White in every game that was played."""
        return all(
            game.colours_known or game.result is None or not game.result.played
            for game in self.counted_games
        )

    def game(self, first: int, second: int, cycle: int = 1) -> Game:
        """The game of two players in *cycle*, whoever has White.

        :raises GameNotFound: they do not meet there.
        """
        name = (first, second, cycle) if first < second else (second, first, cycle)
        for game in self.games_of(first):
            if game.name == name:
                return game
        raise GameNotFound(first, second, cycle)

    def meetings(self, first: int, second: int) -> tuple[Game, ...]:
        """All games of two players, first cycle first."""
        return self._meetings.get((min(first, second), max(first, second)), ())

    def games_of(self, player: int) -> tuple[Game, ...]:
        """The games of *player*, in the order of the rounds."""
        return self._games_of.get(player, ())

    @cached_property
    def counted_games(self) -> tuple[Game, ...]:
        """The games that count, in the order of the calendar."""
        return tuple(filter(self.game_counts, self.games)) if self.annulled else self.games

    def counted_boards(self, round: int) -> tuple[Game, ...]:
        """The games of *round* that count, board 1 first.

        :raises RoundNotFound: the tournament has no such round.
        """
        return tuple(filter(self.game_counts, self.boards(round)))

    def counted_games_of(self, player: int) -> tuple[Game, ...]:
        """The games of *player* that count, in the order of the rounds: what a tie-break sees."""
        games = self.games_of(player)
        return tuple(filter(self.game_counts, games)) if self.annulled else games

    @cached_property
    def _meetings(self) -> dict[tuple[int, int], tuple[Game, ...]]:
        meetings: dict[tuple[int, int], list[Game]] = {}
        for game in self.games:
            low, high, _ = game.name
            meetings.setdefault((low, high), []).append(game)
        return {
            pair: tuple(sorted(games, key=lambda game: game.cycle))
            for pair, games in meetings.items()
        }

    @cached_property
    def _games_of(self) -> dict[int, tuple[Game, ...]]:
        games: dict[int, list[Game]] = {number: [] for number in self.numbers}
        for game in self.games:
            games[game.white].append(game)
            games[game.black].append(game)
        return {number: tuple(own) for number, own in games.items()}

    def with_game(self, changed: Game) -> Tournament:
        """This tournament with the game of the same name replaced by *changed*.

        :raises GameNotFound: there is no game of that name.
        """
        name = changed.name
        for place, game in enumerate(self.games):
            if game.name == name:
                games = (*self.games[:place], changed, *self.games[place + 1 :])
                return replace(self, games=games)
        raise GameNotFound(*name)

    # Rounds

    @cached_property
    def rounds(self) -> int:
        """How many rounds there are, or will be: before the draw, and where some are not known,
        as many as the Berger table has."""
        known = [game.round for game in self.games if game.round]
        if known and len(known) == len(self.games):
            return max(known)
        return max(*known, round_count(self.size, self.regulations.cycles), 0)

    def boards(self, round: int) -> tuple[Game, ...]:
        """The games of *round*, board 1 first.

        :raises RoundNotFound: the tournament has no such round.
        """
        if not 1 <= round <= self.rounds:
            raise RoundNotFound(round, self.rounds)
        return self._boards.get(round, ())

    @cached_property
    def _boards(self) -> dict[int, tuple[Game, ...]]:
        boards: dict[int, list[Game]] = {}
        for game in self.games:
            if game.round is not None:
                boards.setdefault(game.round, []).append(game)
        return {
            round: tuple(sorted(games, key=lambda game: game.board or 0))
            for round, games in boards.items()
        }

    def free(self, round: int) -> tuple[int, ...]:
        """Who has no game in *round*: one player in an odd field. It is worth nothing."""
        paired = {number for game in self.boards(round) for number in (game.white, game.black)}
        return tuple(number for number in self.numbers if number not in paired)

    def round_start(self, round: int) -> str:
        """When *round* begins (ISO), or nothing."""
        return self.round_starts[round - 1] if round <= len(self.round_starts) else ""

    def after_round(self, round: int) -> Tournament:
        """The tournament as far as *round*: later games, and those of unknown round, are open,
        and what was decided after the last round is not yet."""
        ended = round >= self.rounds
        return replace(
            self,
            play_offs=self.play_offs if ended else (),
            manual_orders=self.manual_orders if ended else (),
            games=tuple(
                game
                if game.round is not None and game.round <= round
                else replace(game, result=None, pending=None, until="")
                for game in self.games
            ),
        )

    # Points

    @cached_property
    def _record(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[HalfPoints, ...], ...]]:
        """Opponents and half points of each game that gives points, by player's number - 1.

        This is what points and tie-breaks are added up from. A forfeit counts like a game
        against the opponent who was scheduled (FIDE C.07, article 15.2, March 2026); an
        adjourned game counts as a draw until it is finished; a game that has not been
        reported is not there, nor one that does not count.
        """
        opponents: list[list[int]] = [[] for _ in range(self.size + 1)]
        gains: list[list[HalfPoints]] = [[] for _ in range(self.size + 1)]
        table = self.regulations.scoring.table
        draw = self.regulations.scoring.draw
        adjourned = Pending.ADJOURNED
        for game in self.counted_games:
            result = game.result
            if result is not None:
                white_points, black_points = table[result.index]
            elif game.pending is adjourned:
                white_points = black_points = draw
            else:
                continue
            white = game.white
            black = game.black
            opponents[white].append(black)
            gains[white].append(white_points)
            opponents[black].append(white)
            gains[black].append(black_points)
        return tuple(map(tuple, opponents[1:])), tuple(map(tuple, gains[1:]))

    @property
    def opponents(self) -> tuple[tuple[int, ...], ...]:
        """For each player, by number - 1: against whom he has the ``gains`` in the same place."""
        return self._record[0]

    @property
    def gains(self) -> tuple[tuple[HalfPoints, ...], ...]:
        """For each player, by number - 1: half points from each game that gives points so far.

        A forfeit counts like a game, an adjourned game as a draw; a game that has not been
        reported is not there.
        """
        return self._record[1]

    @cached_property
    def scores(self) -> tuple[HalfPoints, ...]:
        """Half points of each player, by number - 1."""
        return tuple(map(sum, self.gains))

    def score(self, player: int) -> HalfPoints:
        """Half points of *player*; 0 if his games do not count."""
        return self.scores[player - 1]

    def points_in_table(self, player: int) -> HalfPoints:
        """Half points of all results in the row of *player*, even where they do not count."""
        if self.counts(player):
            return self.scores[player - 1]
        scoring = self.regulations.scoring
        return sum(game.points_of(player, scoring) for game in self.games_of(player))

    @cached_property
    def open_games(self) -> tuple[Game, ...]:
        """The games without a result that count, in the order of the calendar."""
        return tuple(game for game in self.counted_games if game.result is None)

    def reported(self, player: int) -> int:
        """How many counted games of *player* have a result, forfeits included."""
        return len(self.gains[player - 1]) - self._adjourned.get(player, 0)

    @cached_property
    def _adjourned(self) -> Counter[int]:
        return Counter(
            number
            for game in self.open_games
            if game.pending is Pending.ADJOURNED
            for number in (game.white, game.black)
        )

    def points_before(self, round: int) -> Sequence[HalfPoints]:
        """Half points of each player (by number - 1) from the rounds before *round*."""
        scores = [0] * self.size
        scoring = self.regulations.scoring
        for game in self.counted_games:
            if game.round is not None and game.round < round:
                scores[game.white - 1] += game.points_of(game.white, scoring)
                scores[game.black - 1] += game.points_of(game.black, scoring)
        return scores
