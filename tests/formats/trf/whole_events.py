"""Random complete events with everything that a report tells of: the same for the same number."""

from __future__ import annotations

import contextlib
import random
from dataclasses import replace

from arbiter.domain.calendar_edits import ExchangeColours
from arbiter.domain.errors import ArbiterError
from arbiter.domain.event import Event, Official, OfficialRole
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD, Scoring
from arbiter.domain.tournament import Game, Player, Tournament, Withdrawal
from tests.boards import drawn

_PLAYED = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
_UNUSUAL = tuple(result for result in Result if result not in _PLAYED)
_FAMILIES = ("Berg", "Östlund", "Щукин", "O'Brien-Nagy", "de la Cruz Fernández", "Yılmaz", "Ng")
_GIVEN = ("Anna", "Björn", "Пётр", "Siân", "María de los Ángeles Concepción", "Şükrü", "Li")
_LISTS = (("DE", "SB", "WIN", "KS"), ("SB", "DE", "KS"), ("WIN", "KS", "DE", "SB"), ("KS", "PS"))


def whole_event(seed: int) -> Tournament:
    """A complete event of 3 to 12 players, told in full."""
    chance = random.Random(seed)
    size, cycles = chance.randint(3, 12), chance.choice((1, 1, 1, 2, 2, 3))
    tournament = drawn(
        size,
        cycles=cycles,
        exchange=chance.choice((True, False)),
        league=chance.random() < 0.1,
        scoring=chance.choice((STANDARD, STANDARD, FOOTBALL, Scoring(6, 4, 2, 0))),
        tie_breaks=chance.choice(_LISTS),
    )
    unusual = chance.choice((0.0, 0.05, 0.3))
    games = tuple(_played(game, chance, unusual) for game in tournament.games)
    tournament = replace(
        tournament,
        event=_event(chance),
        players=tuple(_player(chance, number) for number in tournament.numbers),
        games=games,
        round_starts=tuple(
            f"2026-09-{round:02}" for round in range(1, min(tournament.rounds, 30) + 1)
        ),
    )
    if chance.random() < 0.2:
        game = chance.choice(tournament.games)
        with contextlib.suppress(ArbiterError):
            tournament = ExchangeColours(*game.name)(tournament)
    if chance.random() < 0.2:
        left = Withdrawal(chance.randint(1, size), reason="illness", round=1)
        tournament = replace(tournament, withdrawals=(left,))
    return tournament


def _played(game: Game, chance: random.Random, unusual: float) -> Game:
    kinds = _UNUSUAL if chance.random() < unusual else _PLAYED
    return replace(game, result=chance.choice(kinds))


def _event(chance: random.Random) -> Event:
    deputies = (Official("Dahl, Dirk", OfficialRole.DEPUTY, "1701234"), Official("Ek, Eva"))
    return Event(
        chance.choice(("Cup", "Чемпионат клуба «Пример» 2026", "Städtepokal")),
        "Exampleville",
        "SWE",
        "2026-09-01",
        "2026-09-30",
        "Arbiter, Anna",
        rate_of_play="90 min + 30 s",
        time_control="5400+30",
        arbiter_id="99900999",
        officials=deputies[: chance.randint(0, 2)],
    )


def _player(chance: random.Random, number: int) -> Player:
    return Player(
        f"{chance.choice(_FAMILIES)}, {chance.choice(_GIVEN)}",
        title=chance.choice(("", "", "GM", "WFM", "CM")),
        sex=chance.choice(("", "m", "w")),
        birth=chance.choice(("", "1990", "2001-02-28", "1968-12-31")),
        federation=chance.choice(("SWE", "TUR", "GER", "")),
        fide_id=str(99900000 + number),
        rating_fide=chance.randrange(1400, 2700),
    )
