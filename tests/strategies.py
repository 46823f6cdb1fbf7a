"""Random tournaments for properties."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from arbiter.domain.prizes import Prizes, Sharing, SpecialPrize
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL, STANDARD
from arbiter.domain.tournament import (
    Closing,
    Game,
    ManualOrder,
    Pending,
    PlayOff,
    Tournament,
)
from tests.boards import drawn, without_rounds

REASONS = ["an appeal", "доска 3: ½, не 1", "=board 2"]
PLAYED = [Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS]


@st.composite
def tournaments(
    draw: st.DrawFn,
    *,
    max_size: int = 8,
    max_cycles: int = 3,
    complete: bool = False,
    standard: bool = False,
    decided: bool = False,
) -> Tournament:
    """A drawn tournament; unless *complete*, games of any state in it. Where it is *decided*
    there may be play-offs and orders by hand, whether or not these players are level, and
    prizes."""
    size = draw(st.integers(3, max_size))
    cycles = draw(st.integers(1, max_cycles))
    scoring = STANDARD if standard else draw(st.sampled_from([STANDARD, FOOTBALL]))
    exchange = draw(st.booleans())
    tournament = drawn(size, cycles=cycles, exchange=exchange, scoring=scoring, seed="7")
    outcomes = PLAYED if complete else [*Result, None, Pending.ADJOURNED, Pending.POSTPONED]
    picks = draw(
        st.lists(
            st.sampled_from(outcomes),
            min_size=len(tournament.games),
            max_size=len(tournament.games),
        )
    )
    games = tuple(_with(game, pick) for game, pick in zip(tournament.games, picks))
    tournament = replace(tournament, games=games, closing=draw(closings()))
    if not decided:
        return tournament
    return replace(
        tournament,
        play_offs=draw(play_offs(size)),
        manual_orders=draw(manual_orders(size)),
        prizes=draw(prizes()),
    )


@st.composite
def prizes(draw: st.DrawFn) -> Prizes:
    """A few prizes, or none."""
    cents = st.integers(0, 10**7)
    text = st.sampled_from(["Best junior", "Красота; партии", "\\o/", "½ & <b>"])
    special = st.builds(SpecialPrize, text, cents, st.sampled_from(["", "Kaya; Li", "Ёлкин"]))
    return Prizes(
        draw(st.sampled_from(["", "EUR", "₺"])),
        tuple(draw(st.lists(cents, max_size=5))),
        draw(st.sampled_from(Sharing)),
        tuple(draw(st.lists(special, max_size=2))),
    )


@st.composite
def play_offs(draw: st.DrawFn, size: int) -> tuple[PlayOff, ...]:
    """A few play-offs."""
    number = st.integers(1, size)
    pairs = draw(st.sets(st.tuples(number, number), max_size=2))
    points = st.integers(0, 5)
    return tuple(
        PlayOff(low, high, draw(points), draw(points)) for low, high in sorted(pairs) if low < high
    )


@st.composite
def manual_orders(draw: st.DrawFn, size: int) -> tuple[ManualOrder, ...]:
    """An order by hand, or none."""
    if draw(st.booleans()):
        return ()
    numbers = draw(st.permutations(range(1, size + 1)))[: draw(st.integers(2, size))]
    return (ManualOrder(tuple(numbers), draw(st.sampled_from(REASONS))),)


@st.composite
def closings(draw: st.DrawFn) -> Closing:
    """How often the results were final, and why they no longer are."""
    reasons = draw(st.lists(st.sampled_from(REASONS), max_size=2))
    day = draw(st.sampled_from(["", "2026-05-08"])) if reasons else ""
    return Closing(False, len(reasons) + 1, day, tuple(reasons))


@st.composite
def crosstables(draw: st.DrawFn, **limits: int) -> Tournament:
    """A tournament that was only a crosstable: no rounds, no colours, no lots."""
    return without_rounds(draw(tournaments(**limits)))


def _with(game: Game, pick: Result | Pending | None) -> Game:
    if isinstance(pick, Pending):
        return replace(game, pending=pick)
    return replace(game, result=pick)
