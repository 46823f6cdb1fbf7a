"""Points, tie-breaks and places, reckoned a second time from nothing but the rules.

The second reckoning is as plain as a rule can be read: fractions, loops, result codes. It
shares no line with the program, and 500 events of every sort have to agree.
"""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import groupby

import pytest

from arbiter.domain.edits import DrawLots
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Game, LotMethod, Pending, Player, Regulations, Tournament

CODES = tuple(result.value for result in Result)
SCORINGS = (STANDARD, FOOTBALL, Scoring(4, 2, 1, 0), Scoring(2, 1, 0, -1))
LISTS = (
    ("DE", "SB", "WIN", "KS"),
    ("SB", "DE", "SSB"),
    ("DE",),
    ("WIN", "BPG", "DE"),
    ("KS", "DE"),
)


def event(number: int) -> Tournament:
    """The event that *number* stands for: finished, or with open games in two of five."""
    dice = random.Random(number)
    regulations = Regulations(
        cycles=dice.choice((1, 1, 1, 2, 2, 3)),
        scoring=dice.choice(SCORINGS),
        tie_breaks=dice.choice(LISTS),
    )
    size = dice.randint(3, 9)
    players = tuple(Player(f"P{place}") for place in range(1, size + 1))
    listed = Tournament(regulations=regulations, players=players)
    drawn = DrawLots(LotMethod.AS_LISTED, tuple(range(1, size + 1)))(listed)
    # Few kinds of results make many ties.
    codes = dice.choice((CODES, CODES[:3], ("1/2-1/2",), ("1-0", "-:-", "0-0")))
    still_open = dice.choice((0.0, 0.0, 0.0, 0.2, 0.6))

    def reported(game: Game) -> Game:
        if dice.random() < still_open:
            pending = dice.choice((None, Pending.POSTPONED, Pending.ADJOURNED))
            return Game(game.white, game.black, game.cycle, game.round, game.board, None, pending)
        result = Result(dice.choice(codes))
        return Game(game.white, game.black, game.cycle, game.round, game.board, result)

    return Tournament(
        regulations=regulations,
        players=players,
        games=tuple(map(reported, drawn.games)),
        lots=drawn.lots,
    )


class Rules:
    """The rules of C.07 (March 2026), applied to one event."""

    def __init__(self, tournament: Tournament) -> None:
        scoring = tournament.regulations.scoring
        self.win, self.draw = Fraction(scoring.win, 2), Fraction(scoring.draw, 2)
        worth = {
            "1": self.win,
            "1/2": self.draw,
            "0": Fraction(scoring.loss, 2),
            "+": self.win,
            "-": Fraction(scoring.forfeit_loss, 2),
        }
        self.numbers = list(tournament.numbers)
        self.most = (len(self.numbers) - 1) * tournament.regulations.cycles * self.win
        self.games: list[tuple[int, int, Fraction]] = []  # player, opponent, points
        self.black_games = dict.fromkeys(self.numbers, 0)
        for game in tournament.games:
            if game.result is None and game.pending is Pending.ADJOURNED:
                sides = [self.draw, self.draw]
            elif game.result is None:
                continue
            else:
                code = game.result.value.removesuffix(" unrated")
                sides = [worth[side] for side in code.split(":" if ":" in code else "-")]
                if ":" not in code:
                    self.black_games[game.black] += 1
            self.games.append((game.white, game.black, sides[0]))
            self.games.append((game.black, game.white, sides[1]))
        self.points = {
            n: sum((p for a, _, p in self.games if a == n), Fraction()) for n in self.numbers
        }

    def value(self, code: str, player: int, tied: list[int]) -> Fraction:
        """The value by the letter of the article."""
        own = [(opponent, points) for number, opponent, points in self.games if number == player]
        match code:
            case "SB":  # 9.1; forfeits are regular games (15.2)
                return sum((self.points[o] * p for o, p in own), Fraction())
            case "SSB":  # Dvoretsky
                return sum(
                    (
                        self.points[o] if p == self.win else -self.points[o]
                        for o, p in own
                        if p != self.draw
                    ),
                    Fraction(),
                )
            case "WIN":  # 7.1
                return Fraction(sum(p == self.win for _, p in own))
            case "BPG":  # 7.3
                return Fraction(self.black_games[player])
            case "KS":  # 9.2
                return sum((p for o, p in own if self.points[o] >= self.most / 2), Fraction())
        total = Fraction()  # 6.1, a pair with its mean (6.1.2)
        for opponent in tied:
            games = [p for o, p in own if o == opponent and opponent != player]
            if games:
                total += sum(games, Fraction()) / len(games)
        return total

    def ranking(self, codes: tuple[str, ...]) -> list[list[int]]:
        """Who shares each place, the best first."""
        order = sorted(self.numbers, key=lambda number: -self.points[number])
        groups = [list(group) for _, group in groupby(order, key=self.points.__getitem__)]
        return [part for group in groups for part in self.split(group, codes)]

    def split(self, group: list[int], codes: tuple[str, ...]) -> list[list[int]]:
        """*group* by the first of *codes*; what stays level by DE is asked again (6.2)."""
        if len(group) == 1 or not codes:
            return [group]
        values = {number: self.value(codes[0], number, group) for number in group}
        if len(set(values.values())) == 1:
            return self.split(group, codes[1:])
        parts = []
        for best in sorted(set(values.values()), reverse=True):
            part = [number for number in group if values[number] == best]
            parts += self.split(part, codes if codes[0] == "DE" else codes[1:])
        return parts


@pytest.mark.parametrize("first", range(0, 500, 50))
def test_five_hundred_events(first: int) -> None:
    """Odd and even fields, one to three cycles, four scorings, every result, open games."""
    for number in range(first, first + 50):
        tournament = event(number)
        rules = Rules(tournament)
        found = standings(tournament)
        codes = tournament.regulations.tie_breaks
        places = rules.ranking(codes)

        assert [row.number for row in found.rows] == [n for part in places for n in sorted(part)]
        rank = 1
        for part in places:
            for row in (found.of(n) for n in part):
                assert (row.rank, row.last) == (rank, rank + len(part) - 1), number
                assert Fraction(row.points, 2) == rules.points[row.number], number
            rank += len(part)
        for code in ("SB", "SSB", "WIN", "BPG", "KS", "DE"):
            kind = tie_break(code)
            tied = [row.number for row in found.rows if row.points == found.rows[0].points]
            unit = kind.per_point(tournament)
            asked = tied if code == "DE" else list(tournament.numbers)
            values = [Fraction(value, unit) for value in kind.value(tournament, asked)]
            assert values == [rules.value(code, n, asked) for n in asked], (number, code)
            for player, value in zip(asked, values):
                assert kind.explain(tournament, player, asked).total == value, (number, code)
