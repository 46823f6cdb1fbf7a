"""What can be counted of an event: games and results, ratings, years of birth, surprises, runs.

Only games that count are counted: those of somebody whose results are annulled are not. A
forfeit is no game, so it is no win of a colour, no surprise and no part of a run; an adjourned
game is still out, whatever it is worth for now. What the arbiter decided (0-0, ½-0) was played,
and is neither a win nor a draw. Points are not asked, so the scoring makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from arbiter.domain.crosstable import outcomes_of
from arbiter.domain.rating import half_up
from arbiter.domain.result import Outcome
from arbiter.domain.tournament import Game, Player, Tournament

LEAST_RUN = 2
"""So many wins, one after the other, are a run."""


class Tally(NamedTuple):
    """How some games ended, and how many have not: wins of either colour, draws, games whose
    points were set ``by_decision``, forfeits, and those without a result."""

    white: int
    draws: int
    black: int
    by_decision: int
    forfeits: int
    open: int

    @property
    def scheduled(self) -> int:
        """All of them."""
        return sum(self)

    @property
    def played(self) -> int:
        """Those that were played over the board."""
        return self.white + self.draws + self.black + self.by_decision

    @property
    def won(self) -> int:
        """Those that somebody won over the board."""
        return self.white + self.black


def tally(games: Iterable[Game]) -> Tally:
    """*games* counted by how they ended. Where colours are not known, White is whoever is
    named first."""
    white = draws = black = by_decision = forfeits = still_open = 0
    for game in games:
        result = game.result
        if result is None:
            still_open += 1
        elif not result.played:
            forfeits += 1
        elif result.decided_by_arbiter:
            by_decision += 1
        elif result.white is Outcome.DRAW:
            draws += 1
        elif result.white is Outcome.WIN:
            white += 1
        else:
            black += 1
    return Tally(white, draws, black, by_decision, forfeits, still_open)


def tallies(tournament: Tournament) -> tuple[Tally, ...]:
    """The games of each round; nothing where rounds are not known, or were made up."""
    if not tournament.drawn or not _rounds_told(tournament):
        return ()
    rounds = range(1, tournament.rounds + 1)
    return tuple(tally(tournament.counted_boards(round)) for round in rounds)


def colours_told(tournament: Tournament) -> bool:
    """Whether it is known who had White, and was not made up."""
    return tournament.colours_known and not tournament.rounds_assumed


def percent(part: int, whole: int) -> int | None:
    """The share of *part* in *whole*, halves upwards; None of nothing.

    >>> percent(1, 8), percent(0, 3), percent(0, 0)
    (13, 0, None)
    """
    return half_up(Fraction(100 * part, whole)) if whole else None


# Rounds


class RoundsAlike(NamedTuple):
    """Rounds with the same share of games that were won: won and played, in lowest terms."""

    rounds: tuple[int, ...]
    share: Fraction


def sharpest_and_quietest(tournament: Tournament) -> tuple[RoundsAlike, RoundsAlike] | None:
    """The complete rounds in which most, and fewest, of the games were won; None while there
    are not two of different shares."""
    shares = {
        round: Fraction(told.won, told.played)
        for round, told in enumerate(tallies(tournament), 1)
        if told.played and not told.open
    }
    most, fewest = max(shares.values(), default=None), min(shares.values(), default=None)
    if most is None or fewest is None or most == fewest:
        return None
    sharpest, quietest = (
        RoundsAlike(tuple(round for round, share in shares.items() if share == extreme), extreme)
        for extreme in (most, fewest)
    )
    return sharpest, quietest


# Ratings and years


class Ratings(NamedTuple):
    """How many players have a rating; its mean, halves upwards, its highest and its lowest."""

    rated: int
    mean: int
    highest: int
    lowest: int

    @property
    def spread(self) -> int:
        """From the lowest to the highest."""
        return self.highest - self.lowest


def ratings(tournament: Tournament) -> Ratings | None:
    """The ratings of all players, whoever left; None where nobody has one."""
    found = [player.rating for player in tournament.players if player.rating]
    if not found:
        return None
    mean = half_up(Fraction(sum(found), len(found)))
    return Ratings(len(found), mean, max(found), min(found))


class Births(NamedTuple):
    """Of how many players at least the year of birth is known, and the numbers of the oldest
    and of the youngest of them: several where what is known does not tell them apart."""

    known: int
    oldest: tuple[int, ...]
    youngest: tuple[int, ...]


def births(tournament: Tournament) -> Births | None:
    """Who is the oldest and the youngest; None where nobody's year of birth is known."""
    born = {n: tournament.player(n).birth for n in tournament.numbers}
    known = {number: birth for number, birth in born.items() if birth}
    if not known:
        return None
    return Births(len(known), _extreme(known, last=False), _extreme(known, last=True))


def _extreme(known: dict[int, str], *, last: bool) -> tuple[int, ...]:
    """The numbers with the first, or the *last*, birth: by year, and by day where all of that
    year have one."""
    choose = max if last else min
    year = choose(birth[:4] for birth in known.values())
    alike = {number: birth for number, birth in known.items() if birth[:4] == year}
    if all(len(birth) > 4 for birth in alike.values()):
        day = choose(alike.values())
        return tuple(number for number, birth in alike.items() if birth == day)
    return tuple(alike)


# Surprises


class Upset(NamedTuple):
    """A game over the board that the lower rated player won: the pairing numbers of both, and
    their ratings in the same list."""

    game: Game
    winner: int
    loser: int
    winner_rating: int
    loser_rating: int

    @property
    def difference(self) -> int:
        """By how much the winner was rated lower."""
        return self.loser_rating - self.winner_rating


class Upsets(NamedTuple):
    """All of them, the largest difference first, and the number of games ``won`` between
    players whose ratings differ."""

    games: tuple[Upset, ...]
    won: int


def upsets(tournament: Tournament) -> Upsets:
    """Who beat somebody rated higher. With equal differences the earlier game comes first.

    A FIDE rating is not compared with a national one: where not both players have the former,
    both have to have the latter.
    """
    found = []
    won = 0
    for game in tournament.counted_games:
        if game.result is None or not game.result.played:
            continue
        if Outcome.WIN not in (game.result.white, game.result.black):
            continue
        winner = game.white if game.result.white is Outcome.WIN else game.black
        loser = game.opponent_of(winner)
        own, other = _comparable(tournament.player(winner), tournament.player(loser))
        won += own != other
        if own < other:
            found.append(Upset(game, winner, loser, own, other))
    return Upsets(tuple(sorted(found, key=lambda upset: -upset.difference)), won)


def _comparable(first: Player, second: Player) -> tuple[int, int]:
    """The ratings of both in one list, FIDE's before the national one; zeros where they are in
    none together."""
    for pair in (
        (first.rating_fide, second.rating_fide),
        (first.rating_national, second.rating_national),
    ):
        if all(pair):
            return pair
    return 0, 0


# Players


class Record(NamedTuple):
    """A number that nobody surpasses, and the pairing numbers of all who reach it."""

    best: int
    numbers: tuple[int, ...]


def most_wins(tournament: Tournament) -> Record | None:
    """Over the board; None while nobody has won a game."""
    return _most(tournament, Outcome.WIN)


def most_draws(tournament: Tournament) -> Record | None:
    """Over the board; None while nobody has drawn a game."""
    return _most(tournament, Outcome.DRAW)


def _most(tournament: Tournament, outcome: Outcome) -> Record | None:
    counts = dict.fromkeys(tournament.ranked, 0)
    for number in counts:
        for game in tournament.counted_games_of(number):
            counts[number] += _outcome_over_the_board(game, number) is outcome
    most = max(counts.values(), default=0)
    if not most:
        return None
    return Record(most, tuple(number for number, count in counts.items() if count == most))


def unbeaten(tournament: Tournament) -> tuple[int, ...]:
    """Who has played and never lost, by forfeit neither."""
    lost = {Outcome.LOSS, Outcome.FORFEIT_LOSS}
    return tuple(
        number
        for number in tournament.ranked
        if not lost & set(outcomes_of(tournament, number))
        and any(game.result and game.result.played for game in tournament.counted_games_of(number))
    )


class Run(NamedTuple):
    """Wins of one player one after the other, and the rounds of the first and the last."""

    number: int
    games: int
    first: int
    last: int


def longest_runs(tournament: Tournament) -> tuple[Run, ...]:
    """The longest runs of wins, in the order of the numbers; nothing where rounds are not known.

    A game that is still out ends a run, because nobody knows how it will; a forfeit does not.
    """
    if not _rounds_told(tournament):
        return ()
    runs = [run for number in tournament.ranked for run in _runs(tournament, number)]
    longest = max((run.games for run in runs), default=0)
    return tuple(run for run in runs if run.games == longest >= LEAST_RUN)


def _runs(tournament: Tournament, number: int) -> list[Run]:
    runs: list[Run] = []
    going = False
    for game in tournament.counted_games_of(number):
        if game.result is not None and not game.result.played:
            continue
        if _outcome_over_the_board(game, number) is not Outcome.WIN:
            going = False
            continue
        round = game.round or 0
        if going:
            runs[-1] = runs[-1]._replace(games=runs[-1].games + 1, last=round)
        else:
            runs.append(Run(number, 1, round, round))
        going = True
    return runs


def _outcome_over_the_board(game: Game, number: int) -> Outcome | None:
    """What the player took from a game that was played to its end; None of any other."""
    result = game.result_for(number)
    if result is None or not result.played or result.decided_by_arbiter:
        return None
    return result.white


def _rounds_told(tournament: Tournament) -> bool:
    return tournament.rounds_known and not tournament.rounds_assumed
