"""Norm watch."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from arbiter.domain.edits import SetResult
from arbiter.domain.norms import norm_watch
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from tests.boards import drawn

GRANDMASTERS = [("GM", 2550, code) for code in ("SWE", "NOR", "TUR", "GER")]
MASTERS = [("IM", 2450, code) for code in ("SWE", "FRA", "POL", "ESP", "CZE")]


def a_field(title: str = "", sex: str = "m"):
    """One player without a title, rated 2400, and nine others: average 2494."""
    players = [Player("Own", title, sex, federation="SWE", rating_fide=2400)]
    players += [
        Player(f"Other {n}", held, federation=code, rating_fide=rating)
        for n, (held, rating, code) in enumerate(GRANDMASTERS + MASTERS)
    ]
    return replace(drawn(10), players=tuple(players))


def test_what_a_norm_needs_is_known_before_the_first_move() -> None:
    """2494 and dp of 7 points of 9, which is 220, make 2714; of 6½ 2652; of 6 2619."""
    grandmaster, master = norm_watch(a_field(), 1)

    assert (grandmaster.norm.title, master.norm.title) == ("GM", "IM")
    assert grandmaster.average == 2494
    assert grandmaster.needed == 6
    assert master.needed == 4
    assert all(demand.met for demand in grandmaster.demands)
    assert grandmaster.possible
    assert not grandmaster.made


def test_points_that_can_no_longer_be_reached() -> None:
    """After four losses five points are left, and six were needed."""
    event = a_field()
    for game in event.games_of(1)[:4]:
        lost = Result.BLACK_WINS if game.white == 1 else Result.WHITE_WINS
        event = SetResult(game.white, game.black, 1, lost)(event)
    grandmaster, master = norm_watch(event, 1)

    assert not grandmaster.possible
    assert master.possible
    assert (master.scored, master.left) == (0, 5)


def test_a_norm_is_made_when_enough_has_been_scored() -> None:
    """Six wins in a row."""
    event = a_field()
    for game in event.games_of(1)[:6]:
        won = Result.WHITE_WINS if game.white == 1 else Result.BLACK_WINS
        event = SetResult(game.white, game.black, 1, won)(event)

    assert [watch.made for watch in norm_watch(event, 1)] == [True, True]


def test_the_field_has_to_allow_it() -> None:
    """Eight games are too few, and so are two grandmasters."""
    event = a_field()
    few = replace(event, players=tuple(replace(p, title="") for p in event.players))
    names = {demand.name for demand in norm_watch(few, 1)[0].demands if not demand.met}
    assert names == {"titled", "title holders"}

    at_home = replace(event, players=tuple(replace(p, federation="SWE") for p in event.players))
    names = {demand.name for demand in norm_watch(at_home, 1)[0].demands if not demand.met}
    assert names == {"foreign federations", "most from own federation", "most from one federation"}


def test_the_weakest_may_be_lifted() -> None:
    """To 2200 for a grandmaster's norm; an unrated one counts as 1400 otherwise."""
    event = a_field()
    weak = replace(event.players[9], rating_fide=0)
    watch = norm_watch(replace(event, players=(*event.players[:9], weak)), 1)[0]

    assert watch.lifted == 1400
    assert watch.average == (4 * 2550 + 4 * 2450 + 2200 + 4) // 9


def test_women_may_play_for_four_norms_and_nobody_for_what_he_has() -> None:
    """A man is not watched for a woman's title."""
    assert [w.norm.title for w in norm_watch(a_field(sex="w"), 1)] == ["GM", "IM", "WGM", "WIM"]
    assert [w.norm.title for w in norm_watch(a_field("IM"), 1)] == ["GM"]
    assert norm_watch(a_field("GM"), 1) == ()
    assert isinstance(norm_watch(a_field(), 1)[0].needed, Fraction)
