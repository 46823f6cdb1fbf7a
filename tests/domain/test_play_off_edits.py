"""Play-offs between players level on points, and orders by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.edits import CancelLots, SetResult
from arbiter.domain.errors import (
    AlreadyStarted,
    OpenGames,
    PlayerNotFound,
    PlayersNotLevel,
    ReasonMissing,
)
from arbiter.domain.play_off_edits import (
    RemoveManualOrder,
    SetManualOrder,
    SetPlayOffs,
)
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tiebreaks.play_off import level_on_points
from arbiter.domain.tournament import ManualOrder, PlayOff, Tournament
from tests.boards import drawn


def played(size: int = 4, **lower: object) -> Tournament:
    """Everybody has drawn with everybody; *lower* is a list of (winner, loser)."""
    tournament = drawn(size)
    for game in tournament.games:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    for winner, loser in lower.get("wins", ()):  # type: ignore[attr-defined]
        tournament = won(tournament, winner, loser)
    return tournament


def won(tournament: Tournament, winner: int, loser: int) -> Tournament:
    game = tournament.game(winner, loser)
    result = Result.WHITE_WINS if game.white == winner else Result.BLACK_WINS
    return SetResult(*game.name, result)(tournament)


def order(tournament: Tournament) -> list[int]:
    return [row.number for row in standings(tournament).rows]


def ranks(tournament: Tournament) -> list[int | None]:
    return [row.rank for row in standings(tournament).rows]


def cycle_of_three() -> Tournament:
    """1 beats 2, 2 beats 3, 3 beats 1, all three beat 4: level on everything."""
    return played(wins=[(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)])


def test_seed_003_a_play_off_decides_before_the_tie_breaks() -> None:
    """1 and 2 are level; direct encounter says 1, the play-off says 2."""
    tournament = played(5, wins=[(1, 2), (2, 4), (2, 5)])
    assert tournament.score(1) == tournament.score(2)
    assert order(tournament)[:2] == [1, 2]

    after = SetPlayOffs((1, 2), (PlayOff(1, 2, 1, 3),))(tournament)

    assert order(after)[:2] == [2, 1]
    assert standings(after).columns[0] == "PO"
    assert [row.values["PO"] for row in standings(after).rows] == [3, 1, None, None, None]
    assert after.scores == tournament.scores


def test_seed_003_a_play_off_that_ends_level_leaves_it_to_the_tie_breaks() -> None:
    tournament = played(5, wins=[(1, 2), (2, 4), (2, 5)])
    after = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 2),))(tournament)

    assert order(after)[:2] == [1, 2]
    upper, lower = standings(after).rows[:2]
    decided = standings(after).decided(upper, lower)
    assert decided is not None
    assert decided[0] == "DE"


def test_points_of_a_play_off_of_three_are_added_up() -> None:
    """Each of them against each: 3 has two wins, 1 and 2 drew, and stay level."""
    tournament = cycle_of_three()
    games = (PlayOff(1, 2, 1, 1), PlayOff(1, 3, 0, 2), PlayOff(2, 3, 0, 2))
    after = SetPlayOffs((1, 2, 3), games)(tournament)

    assert order(after)[0] == 3
    # Direct encounter between the two who are left: 1 has beaten 2.
    assert order(after)[1:3] == [1, 2]
    parts = tie_break("PO").explain(after, 3, (1, 2, 3))
    assert [part.opponent for part in parts.parts] == [1, 2]
    assert parts.total == 2


def test_a_play_off_without_one_of_those_who_are_level_decides_nothing() -> None:
    """3 is level with 1 and 2 and was not in it."""
    tournament = cycle_of_three()
    after = SetPlayOffs((1, 2), (PlayOff(1, 2, 0, 2),))(tournament)

    assert ranks(after) == ranks(tournament)
    assert "PO" not in standings(after).columns
    assert standings(after).idle_play_offs == after.play_offs


def test_a_later_correction_silences_a_play_off() -> None:
    """1 gets half a point more: the play-off stays, and decides nothing."""
    tournament = played(5, wins=[(1, 2), (2, 4), (2, 5)])
    after = SetPlayOffs((1, 2), (PlayOff(1, 2, 0, 2),))(tournament)
    assert not standings(after).idle_play_offs

    corrected = won(after, 1, 4)

    assert order(corrected)[:2] == [1, 2]
    assert standings(corrected).idle_play_offs == after.play_offs


def test_a_play_off_is_only_for_players_level_on_points() -> None:
    tournament = played(4, wins=[(1, 2)])
    with pytest.raises(PlayersNotLevel):
        SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(tournament)
    with pytest.raises(PlayerNotFound):
        SetPlayOffs((1, 9), (PlayOff(1, 9, 2, 0),))(tournament)


def test_a_play_off_waits_for_the_games_of_its_players() -> None:
    tournament = SetResult(3, 4, 1, None)(played(4))
    with pytest.raises(OpenGames):
        SetPlayOffs((3, 4), (PlayOff(3, 4, 2, 0),))(tournament)
    assert SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(tournament).play_offs


@pytest.mark.parametrize(
    ("play_offs", "what"),
    [
        ((PlayOff(2, 1, 2, 0),), "of 2 and 1"),
        ((PlayOff(1, 3, 2, 0),), "of 1 and 3"),
        ((PlayOff(1, 2, 2, 0), PlayOff(1, 2, 0, 2)), "twice"),
        ((PlayOff(1, 2, 2, -1),), "below nothing"),
    ],
)
def test_a_play_off_that_can_t_be_is_refused(play_offs: tuple[PlayOff, ...], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        SetPlayOffs((1, 2), play_offs)


def test_play_offs_are_replaced_and_go() -> None:
    """Those of other players stay."""
    tournament = played(4)
    first = SetPlayOffs((3, 4), (PlayOff(3, 4, 2, 0),))(tournament)
    both = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(first)
    assert both.play_offs == (PlayOff(1, 2, 2, 0), PlayOff(3, 4, 2, 0))
    again = SetPlayOffs((1, 2), (PlayOff(1, 2, 0, 2),))(both)
    assert again.play_offs == (PlayOff(1, 2, 0, 2), PlayOff(3, 4, 2, 0))
    assert SetPlayOffs((1, 2), ())(again) == first


def test_after_an_earlier_round_there_was_no_play_off() -> None:
    tournament = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(played(4))
    assert tournament.after_round(2).play_offs == ()
    assert tournament.after_round(3) == tournament


def test_who_is_level_on_points_and_on_everything() -> None:
    tournament = cycle_of_three()
    assert level_on_points(tournament, 1) == (1, 2, 3)
    assert standings(tournament).level_with(4) == ()
    with pytest.raises(PlayerNotFound):
        level_on_points(tournament, 5)


def test_an_order_by_hand_comes_before_shared_places() -> None:
    """Four who drew all their games are level on everything."""
    tournament = played(4)
    assert ranks(tournament) == [1, 1, 1, 1]

    after = SetManualOrder((3, 1, 4, 2), " the  club\nchampion first ")(tournament)

    assert order(after) == [3, 1, 4, 2]
    assert ranks(after) == [1, 2, 3, 4]
    assert after.manual_orders == (ManualOrder((3, 1, 4, 2), "the club champion first"),)
    assert standings(after).idle_orders == ()
    upper, lower = standings(after).rows[:2]
    assert standings(after).decided(upper, lower) == ("HAND", (1, 2, 3, 4))
    # It stands in no column, and is no tie-break of the list.
    assert standings(after).columns == standings(tournament).columns
    assert RemoveManualOrder((1, 2, 3, 4))(after) == tournament
    other = SetManualOrder((4, 3, 2, 1), "lots")(after)
    assert order(other) == [4, 3, 2, 1]
    assert len(other.manual_orders) == 1
    assert standings(other).level_with(1) == (4, 3, 2, 1)


def test_an_order_by_hand_falls_silent_when_they_are_no_longer_level() -> None:
    """It never puts somebody in front of who has more points; it is there again when the
    correction is taken back."""
    tournament = SetManualOrder((4, 3, 2, 1), "lots")(played(4))
    corrected = won(tournament, 1, 2)

    assert order(corrected) == order(replace(corrected, manual_orders=()))
    assert standings(corrected).idle_orders == tournament.manual_orders
    again = SetResult(1, 2, 1, Result.DRAW)(corrected)
    assert order(again) == [4, 3, 2, 1]


def test_an_order_by_hand_names_all_who_are_level_and_says_why() -> None:
    tournament = played(4)
    with pytest.raises(ReasonMissing):
        SetManualOrder((4, 3, 2, 1), " ")(tournament)
    with pytest.raises(PlayersNotLevel):
        SetManualOrder((4, 3, 2), "lots")(tournament)
    with pytest.raises(PlayersNotLevel):
        SetManualOrder((4, 3, 2, 2, 1), "lots")(tournament)
    with pytest.raises(PlayersNotLevel):
        SetManualOrder((), "lots")(won(tournament, 1, 2))
    with pytest.raises(PlayersNotLevel):
        SetManualOrder((1,), "lots")(won(tournament, 1, 2))
    with pytest.raises(PlayerNotFound):
        SetManualOrder((4, 3, 2, 9), "lots")(tournament)
    with pytest.raises(OpenGames):
        SetManualOrder((4, 3, 2, 1), "lots")(SetResult(1, 2, 1, None)(tournament))


def test_the_draw_stays_while_places_are_decided_by_its_numbers() -> None:
    """Results can be cleared; the play-off still names numbers."""
    tournament = SetPlayOffs((1, 2), (PlayOff(1, 2, 2, 0),))(played(3))
    for game in tournament.games:
        tournament = SetResult(*game.name, None)(tournament)
    with pytest.raises(AlreadyStarted):
        CancelLots()(tournament)


def test_a_code_in_the_list_of_tie_breaks_does_not_name_them() -> None:
    """Somebody may write PO or HAND there; neither is one."""
    tournament = played(4)
    assert standings(tournament, ("PO", "SB", "HAND")).columns == ("SB", "SSB")
