"""Somebody leaves or comes after the lots: what was announced stays as far as it can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.calendar_proof import require_all_play_all
from arbiter.domain.edits import AddPlayers, DrawLots, RemovePlayer, SetResult
from arbiter.domain.errors import (
    AlreadyDrawn,
    AlreadyStarted,
    PlayerHasGames,
    TooFewPlayers,
)
from arbiter.domain.late_field import FieldChange, field_change, without_player
from arbiter.domain.lots import at_random
from arbiter.domain.result import Result
from arbiter.domain.tournament import DrawRecord, LotMethod, Player, Regulations, Tournament


def drawn(size: int, cycles: int = 1) -> Tournament:
    """Players by letters, drawn with envelopes that tell the numbers apart."""
    players = tuple(Player(f"P{place:02}") for place in range(1, size + 1))
    letters = "".join("ABCD"[number % 4] for number in range(1, size + 1))
    record = DrawRecord("2026-04-30", "all", tuple(range(size, 0, -1)), letters)
    tournament = Tournament(regulations=Regulations(cycles=cycles), players=players)
    return DrawLots(LotMethod.RESTRICTED, at_random(size, "7"), "7", record=record)(tournament)


def announced(tournament: Tournament) -> set[tuple[int | None, int, str, str]]:
    """Round, cycle and who has White and Black, by name."""
    name = [player.name for player in tournament.players]
    return {
        (game.round, game.cycle, name[game.white - 1], name[game.black - 1])
        for game in tournament.games
    }


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("size", [4, 5, 6, 7, 10, 11])
def test_who_leaves_takes_only_his_own_games_along(size: int, cycles: int) -> None:
    """Whoever it is: the others meet whom they were to meet, when and with which colour."""
    before = drawn(size, cycles)
    for number in before.numbers:
        gone = before.player(number).name
        after = RemovePlayer(number, keep_pairings=True)(before)
        require_all_play_all(after)
        assert announced(after) == {
            line for line in announced(before) if gone not in (line[2], line[3])
        }
        for round in range(1, after.rounds + 1):
            boards = after.boards(round)
            assert [game.board for game in boards] == list(range(1, len(boards) + 1))
        change = field_change(before, after, dropped=number)
        assert change == FieldChange(
            gone=(size - 1) * cycles,
            new=0,
            moved=0,
            rounds_before=before.rounds,
            rounds_after=before.rounds,
            free_after=1 + size % 2,
        )


def test_protocol_of_the_lots_closes_up() -> None:
    """Numbers, places and envelopes of the others stay with them."""
    before = drawn(6)
    number = 3
    place = before.lots.order[number - 1]
    after = without_player(before, number)
    others = {p.name: n for n, p in enumerate(after.players, 1)}
    assert sorted(after.lots.order) == [1, 2, 3, 4, 5]
    for old in (1, 2, 4, 5, 6):
        now = others[before.player(old).name]
        assert now == old - (old > number)
        was = before.lots.order[old - 1]
        assert after.lots.order[now - 1] == was - (was > place)
        assert after.lots.record.envelopes[now - 1] == before.lots.record.envelopes[old - 1]
    assert sorted(after.lots.record.sequence) == [1, 2, 3, 4, 5]
    assert after.lots.record.at == "2026-04-30"


def test_latecomer_who_leaves_again_was_never_in_the_draw() -> None:
    """The draw of the others is untouched."""
    before = drawn(5)
    joined = AddPlayers((Player("Late"),))(before)
    after = RemovePlayer(6, keep_pairings=True)(joined)
    assert after.lots == before.lots
    assert announced(after) == announced(before)


def test_a_substitute_for_who_left_meets_whom_he_would_have_met() -> None:
    """An even field is even again, without a new draw."""
    before = drawn(6)
    gone = before.player(2).name
    after = AddPlayers((Player(gone),))(RemovePlayer(2, keep_pairings=True)(before))
    require_all_play_all(after)
    pairs = {(line[0], frozenset(line[2:])) for line in announced(before)}
    assert {(line[0], frozenset(line[2:])) for line in announced(after)} == pairs


def test_only_before_the_first_result_and_only_if_enough_stay() -> None:
    """After it he withdraws; of three players nobody can be spared."""
    begun = SetResult(1, 6, 1, Result.DRAW)(drawn(6))
    with pytest.raises(PlayerHasGames):
        RemovePlayer(1, keep_pairings=True)(begun)
    with pytest.raises(AlreadyStarted):
        RemovePlayer(2, keep_pairings=True)(begun)
    with pytest.raises(TooFewPlayers):
        RemovePlayer(2, keep_pairings=True)(drawn(3))
    with pytest.raises(AlreadyDrawn):
        RemovePlayer(2)(drawn(6))


@pytest.mark.parametrize(("size", "more"), [(4, 1), (6, 2), (5, 2)])
def test_more_players_than_the_table_holds_free_need_a_new_one(size: int, more: int) -> None:
    """Only if it is asked for: numbers stay, and how many games move is told."""
    before = drawn(size)
    players = tuple(Player(f"Late {n}") for n in range(more))
    after = AddPlayers(players, new_table=True)(before)
    require_all_play_all(after)
    assert after.players[:size] == before.players
    assert after.lots == before.lots
    change = field_change(before, after)
    assert (change.gone, change.new) == (0, size * more + more * (more - 1) // 2)
    assert change.moved > 0
    assert change.rounds_after > change.rounds_before


def test_no_new_table_after_the_first_result() -> None:
    """Then pairings that were played would change."""
    begun = replace(SetResult(1, 6, 1, Result.DRAW)(drawn(6)))
    with pytest.raises(Exception, match="table"):
        AddPlayers((Player("Late"),), new_table=True)(begun)
